"""The drawings of the deck: SVG text in, QImage out. Safe to use in any thread.

Which size and pixel ratio is wanted, and keeping what was drawn, is for `faces`.
"""

import json
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from solitaire_desktop.errors import DeckError
from solitaire_desktop.paths import resource
from solitaire_desktop.rules.cards import KINDS, kind_name
from solitaire_desktop.rules.english import mark

BACK = KINDS
"""The number of the back among the pictures of a deck; the faces have their kinds."""

PLAIN_BELOW = 80
"""Cards narrower than this, in device pixels, are drawn plainer where such a drawing exists."""

_CARDS = ("resources", "cards")
_SMALL, _LARGE = (*_CARDS, "small"), (*_CARDS, "large")
_BLACK_MARK, _RED_MARK = "#1C2131", "#C3243C"
_FOUR_COLOURS = {
    "S": (_BLACK_MARK, "#1C2130"),
    "H": (_RED_MARK, "#D3191F"),
    "D": (_RED_MARK, "#1238C4"),
    "C": (_BLACK_MARK, "#00856E"),
}
_EDGE = (
    '<rect x=".75" y=".75" width="248.5" height="348.5" rx="13.25" fill="none" '
    'stroke="#1C2130" stroke-opacity=".3" stroke-width="1.5"/>'
)
_BOLD_EDGE = (
    '<rect x="2.5" y="2.5" width="245" height="345" rx="11.5" fill="none" '
    'stroke="#000000" stroke-width="5"/>'
)
_PURE = {
    _BLACK_MARK: "#000000",
    _RED_MARK: "#D00000",
    "#1C2130": "#000000",
    "#C3243B": "#D00000",
    "#234F93": "#0038B8",
    "#E6B03C": "#FFC000",
    "#FFFDF9": "#FFFFFF",
    "#FDF6E6": "#FFFFFF",
}
"""What high contrast puts in place of the faces' colours."""

_UNSAFE = re.compile(r"[^A-Za-z0-9]+")
_RANK = re.compile(r"<!--rank-->.*?<!--/rank-->", re.DOTALL)
_LETTERS = {"VDR": {"J": "V", "Q": "D", "K": "R"}}


class Look(NamedTuple):
    """What the player chose of the deck's looks.

    Attributes:
        back: the name of the back
        four_colours: a colour for each suit
        letters: the letters of jack, queen and king, `JQK` or `VDR`
        is_large: a large rank and suit in the corner
        is_bold: strong edges and pure colours
        deck: the key of another program's deck, which has none of the others; empty for ours
    """

    back: str = "azulejo"
    four_colours: bool = False
    letters: str = "JQK"
    is_large: bool = False
    is_bold: bool = False
    deck: str = ""

    @property
    def own(self) -> "Look":
        """The look with our own deck."""
        return self._replace(deck="")

    @property
    def key(self) -> str:
        """A short name for files; another one whenever a drawing changes."""
        if self.deck:
            from solitaire_desktop.table.decks import deck_named  # noqa: PLC0415 few have one

            return f"{_UNSAFE.sub('_', self.deck)}-{deck_named(self.deck).stamp}"
        colours = f"{4 if self.four_colours else 2}{'b' if self.is_bold else ''}"
        return f"{self.back}-{colours}-{self.letters}{'-large' if self.is_large else ''}-{_stamp()}"


def draw(look: Look, picture: int, width: int, height: int) -> QImage:
    """One card of our own deck, or its back, at exactly this size.

    Raises DeckError when the drawing is missing or broken.
    """
    renderer = QSvgRenderer(QByteArray(svg(look, picture, is_plain=width < PLAIN_BELOW).encode()))
    if not renderer.isValid():
        name = picture_name(look, picture)
        raise DeckError(mark("The drawing of {name} cannot be read."), name=name)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def svg(look: Look, picture: int, *, is_plain: bool = False) -> str:
    """The text of a drawing, in the colours and letters of the look."""
    name = picture_name(look, picture)
    if picture == BACK:
        back = _text(resource(*_CARDS, f"{name}.svg"))
        return back.replace(_EDGE, _BOLD_EDGE) if look.is_bold else back
    folder = _LARGE if look.is_large else _SMALL if is_plain else _CARDS
    path = resource(*folder, f"{name}.svg")
    text = _text(path if path.exists() else resource(*_CARDS, f"{name}.svg"))
    if look.four_colours:
        text = text.replace(*_FOUR_COLOURS[name[1]])
    if look.is_bold:
        text = text.replace(_EDGE, _BOLD_EDGE)
        for normal, pure in _PURE.items():
            text = text.replace(normal, pure)
    letter = _LETTERS.get(look.letters, {}).get(name[0])
    if letter is None:
        return text
    rank = _rank_paths(_LARGE if look.is_large else _CARDS)[letter]
    return _RANK.sub(lambda _: rank, text)


def picture_name(look: Look, picture: int) -> str:
    """The file's name without its ending."""
    return f"back-{look.back}" if picture == BACK else kind_name(picture)


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        template = mark("The drawing {file} cannot be read: {reason}.")
        raise DeckError(template, file=path.name, reason=error.strerror) from error


@lru_cache(maxsize=2)
def _rank_paths(folder: tuple[str, ...]) -> dict[str, str]:
    """The index glyphs of every rank, as they stand in the faces of a folder."""
    paths: dict[str, str] = json.loads(_text(resource(*folder, "ranks.json")))
    return paths


@lru_cache(maxsize=1)
def _stamp() -> str:
    """Changes whenever a drawing of ours does: the newest time of a file, in milliseconds."""
    folders = [resource(*folder) for folder in (_CARDS, _SMALL, _LARGE)]
    times = [
        entry.stat().st_mtime_ns
        for folder in folders
        if folder.is_dir()
        for entry in os.scandir(folder)
        if entry.name.endswith(".svg")
    ]
    return f"{max(times, default=0) // 1_000_000:x}"
