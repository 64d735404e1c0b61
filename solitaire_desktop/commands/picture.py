"""The command `picture`: a deal's table in a PNG file, drawn without a screen."""

import re
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QImageWriter
from PySide6.QtWidgets import QApplication

from solitaire_desktop.commands.answer import REFUSED, Answer
from solitaire_desktop.commands.check import refused_text
from solitaire_desktop.errors import StoreError
from solitaire_desktop.rules import Position, Record, game_spec, parse_deal, parse_record, replay
from solitaire_desktop.table.appearance import Appearance
from solitaire_desktop.table.picture import table_picture
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.theme import ui_font

SMALLEST, LARGEST = 100, 8000
_SIZE = re.compile(r"([1-9]\d{1,4})[xX]([1-9]\d{1,4})", re.ASCII)


class PictureSizeError(StoreError):
    """A size that no picture can have."""


def picture(game: str, number: str, file: str, *, size: str, moves: str = "") -> Answer:
    """Draws a deal, as far as these moves go, into a file; says nothing when all is well.

    Raises RulesError, DealNumberError, RecordError and StoreError.
    """
    width, height = parse_size(size)
    deal = Record(game_spec(game), parse_deal(number)).as_text()
    record = parse_record(f"{deal}moves: {' '.join(moves.split())}")
    played = replay(record)
    if played.refusal is not None:
        text = refused_text(record, played.refusal, len(played.positions) - 1)
        return Answer(f"{text}\n", REFUSED)
    content = _drawn(played.position, width, height)
    try:
        Path(file).write_bytes(content)
    except OSError as error:
        template = "{file} cannot be written: {reason}."
        raise StoreError(template, file=file, reason=error.strerror) from error
    return Answer("")


def parse_size(text: str) -> tuple[int, int]:
    """Width and height in pixels; PictureSizeError for what is none or out of range."""
    match = _SIZE.fullmatch(text)
    sides = (int(match[1]), int(match[2])) if match else (0, 0)
    if not all(SMALLEST <= side <= LARGEST for side in sides):
        template = "A size is written WxH, each from {low} to {high}; “{text}” is not."
        raise PictureSizeError(template, low=SMALLEST, high=LARGEST, text=text)
    return sides


def _drawn(position: Position, width: int, height: int) -> bytes:
    """The table's PNG."""
    application = QApplication.instance() or QApplication([])
    if isinstance(application, QApplication):
        application.setFont(ui_font(application.font()))
    image = table_picture(position, Appearance(), Messages().tr, QSize(width, height))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"PNG").write(image)
    return bytes(buffer.data().data())
