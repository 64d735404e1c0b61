"""The hidden command `draw-deck`: another program's deck as pictures, for the window."""

import json
import sys
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from solitaire_desktop.commands.answer import REFUSED, Answer
from solitaire_desktop.errors import DeckError
from solitaire_desktop.table import art_files
from solitaire_desktop.table.art_files import Order
from solitaire_desktop.table.card_art import Look
from solitaire_desktop.table.deck_art import ordered_pictures

MEMORY = 2_000_000_000  # bytes that a drawing may take
PREVIEWS_KEPT = 200


def draw_deck(key: str, size: tuple[int, int], folder: str, pictures: str) -> Answer:
    """Draws a deck into a file in this folder; says why not as JSON, a template and its values.

    Args:
        size: of a card, in pixels
        pictures: numbers of pictures with commas between; empty for all
    """
    _limit_memory()
    application = QGuiApplication.instance() or QGuiApplication([])
    wanted = tuple(int(number) for number in pictures.split(",") if number)
    try:
        images = ordered_pictures(Order(key, QSize(*size), wanted))
    except DeckError as error:
        return Answer(json.dumps([error.template, error.values]), REFUSED)
    finally:
        del application
    whole = next(iter(images.values())).size()
    kept = PREVIEWS_KEPT if wanted else art_files.KEPT
    art_files.store(Path(folder), Look(deck=key), whole, images, kept=kept)
    return Answer("")


def _limit_memory() -> None:
    """A drawing that wants all memory gets none."""
    if sys.platform.startswith("linux"):
        import resource  # noqa: PLC0415 not everywhere

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
