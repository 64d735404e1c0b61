"""The deck's own ranks and suits as small coloured pictures, for plates, pills and empty piles."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from solitaire_desktop.paths import resource
from solitaire_desktop.rules.cards import Suit

_RANKS = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_VDR = {"J": "V", "Q": "D", "K": "R"}


def rank_letters(rank: int, letters: str = "JQK") -> str:
    """What a card of this rank shows in its corner.

    >>> rank_letters(12, "VDR"), rank_letters(10)
    ('D', '10')
    """
    text = _RANKS[rank]
    return _VDR.get(text, text) if letters == "VDR" else text


def suit_glyph(suit: Suit) -> str:
    """The name of a suit's glyph."""
    return f"suit-{suit.letter}"


def rank_glyph(rank: int, letters: str = "JQK") -> str:
    """The name of a rank's glyph."""
    return f"rank-{rank_letters(rank, letters)}"


def draw_glyph(
    painter: QPainter, name: str, centre: QPointF, *, height: float, colour: QColor
) -> None:
    """Paint a glyph about a point; the colour's alpha is for the whole glyph."""
    image = _tinted(name, max(3, round(height)), colour.rgba())
    painter.drawImage(
        QPointF(round(centre.x() - image.width() / 2), round(centre.y() - image.height() / 2)),
        image,
    )


@lru_cache(maxsize=32)
def _renderer(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(resource("resources", "cards", f"{name}.svg")))


@lru_cache(maxsize=256)
def _tinted(name: str, height: int, rgba: int) -> QImage:
    """A glyph in one colour, its whole box this high."""
    renderer = _renderer(name)
    box = renderer.viewBoxF()
    width = max(1, round(height * box.width() / max(1.0, box.height())))
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(image.rect(), QColor.fromRgba(rgba))
    painter.end()
    return image
