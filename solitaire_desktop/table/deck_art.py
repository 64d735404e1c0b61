"""The cards of another program's deck, drawn at a size. Slow, and none of it can be trusted.

Reading and drawing such a deck holds up everything in its process for up to some seconds, so the
window has it done by a process of its own (`deck_drawer`).
"""

import zlib
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QByteArray, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from solitaire_desktop.errors import DeckError
from solitaire_desktop.rules.cards import JACK, KINDS, KING, QUEEN, Suit
from solitaire_desktop.rules.english import mark
from solitaire_desktop.table.art_files import Order
from solitaire_desktop.table.decks import Deck, Maker, deck_named
from solitaire_desktop.table.shadow import corner_radius, on_shadow

LARGEST_FILE = 64_000_000
"""No drawing may have more bytes, packed or not; the largest known one has 11 million."""

LARGEST_SIDE = 12_000
"""No picture may have a longer side, in pixels."""

STRETCH = 0.12
"""Cards whose proportion differs by no more are stretched to ours, others fitted into it."""

COLUMNS, ROWS = 13, 5
_BACK_CELL = 2, 4
_COURTS = {JACK: "jack", QUEEN: "queen", KING: "king"}
_SUITS = {Suit.CLUBS: "club", Suit.DIAMONDS: "diamond", Suit.HEARTS: "heart", Suit.SPADES: "spade"}
_GZIP = b"\x1f\x8b"


class DeckArt:
    """A deck's file, read; it holds a parsed drawing or one large picture.

    Raises DeckError for whatever cannot be drawn: a file that is missing, too large or no drawing,
    or one that lacks a card.
    """

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        data = _content(deck)
        self._picture, self._renderer = QImage(), QSvgRenderer()
        if deck.file.suffix.lower() == ".png":
            self._picture = _large_picture(deck, data)
        elif not self._renderer.load(QByteArray(data)):
            raise DeckError(mark("The deck {name} is no drawing that can be read."), name=deck.name)
        self._is_grid = not self._picture.isNull() or not self._has_elements()

    def draw(self, picture: int, width: int, height: int) -> QImage:
        """A face by its kind, or the back (`KINDS`), at exactly this size."""
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        target = fitted(self._proportions(picture), QSizeF(width, height))
        if target.height() < height - 0.5 or target.width() < width - 0.5:
            _draw_ground(painter, width, height)
        if not self._picture.isNull():
            painter.drawImage(target, self._picture, self._cell(picture, self._picture.rect()))
        elif self._is_grid:
            self._draw_cell(painter, picture, target)
        else:
            self._renderer.render(painter, element_name(self._deck.maker, picture), target)
        painter.end()
        return image

    def _has_elements(self) -> bool:
        """Whether the drawing names its cards; a grid names none. Raises DeckError for some."""
        names = {picture: element_name(self._deck.maker, picture) for picture in range(KINDS + 1)}
        missing = [kind for kind, name in names.items() if not self._renderer.elementExists(name)]
        if not missing:
            return True
        if len(missing) > KINDS and self._deck.maker is Maker.AISLERIOT:
            return False
        template = mark("The deck {name} has no drawing of {part}; it lacks {n} in all.")
        part = names[missing[0]]
        raise DeckError(template, name=self._deck.name, part=part, n=len(missing))

    def _proportions(self, picture: int) -> QSizeF:
        if not self._is_grid:
            name = element_name(self._deck.maker, picture)
            return self._renderer.boundsOnElement(name).size()
        whole = self._renderer.viewBoxF() if self._picture.isNull() else self._picture.rect()
        return QSizeF(whole.width() / COLUMNS, whole.height() / ROWS)

    def _cell(self, picture: int, whole: QRect) -> QRect:
        column, row = cell(picture)
        left, right = (whole.width() * at // COLUMNS for at in (column, column + 1))
        top, bottom = (whole.height() * at // ROWS for at in (row, row + 1))
        return QRect(left, top, right - left, bottom - top)

    def _draw_cell(self, painter: QPainter, picture: int, target: QRectF) -> None:
        """Draw the whole grid, so large and so placed that the one card fills the target."""
        column, row = cell(picture)
        wide, high = target.width(), target.height()
        painter.setClipRect(target)
        left, top = target.x() - column * wide, target.y() - row * high
        self._renderer.render(painter, QRectF(left, top, COLUMNS * wide, ROWS * high))


def ordered_pictures(order: Order) -> dict[int, QImage]:
    """What was ordered; raises DeckError."""
    size = order.size.width(), order.size.height()
    return deck_pictures(deck_named(order.deck), *size, order.pictures or range(KINDS + 1))


def deck_pictures(
    deck: Deck, width: int, height: int, pictures: Iterable[int]
) -> dict[int, QImage]:
    """These pictures of a deck as the table wants them; raises DeckError."""
    art = DeckArt(deck)
    return {picture: on_shadow(art.draw(picture, width, height)) for picture in pictures}


def element_name(maker: Maker, picture: int) -> str:
    """How a deck's file calls a card.

    >>> element_name(Maker.KDE, 12), element_name(Maker.AISLERIOT, 0)
    ('king_club', 'club_1')
    """
    if picture == KINDS:
        return "back"
    rank, suit = picture % 13 + 1, _SUITS[Suit(picture // 13)]
    face = _COURTS.get(rank, str(rank))
    return f"{face}_{suit}" if maker is Maker.KDE else f"{suit}_{face}"


def cell(picture: int) -> tuple[int, int]:
    """Column and row of a card in AisleRiot's grid: a row for each suit, the back in the last.

    >>> cell(51)
    (12, 3)
    """
    return _BACK_CELL if picture == KINDS else (picture % 13, picture // 13)


def fitted(card: QSizeF, room: QSizeF) -> QRectF:
    """Where a card of other proportions is drawn: all over the room, or at its upper edge."""
    whole = QRectF(0, 0, room.width(), room.height())
    if card.isEmpty():
        return whole
    difference = (card.height() / card.width()) / (room.height() / room.width())
    if abs(difference - 1) <= STRETCH:
        return whole
    size = card.scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
    return QRectF((room.width() - size.width()) / 2, 0, size.width(), size.height())


def _draw_ground(painter: QPainter, width: int, height: int) -> None:
    """A plain card under a drawing that does not fill it."""
    painter.setPen(QColor(28, 33, 48, 80))
    painter.setBrush(QColor("#FFFDF9"))
    radius = corner_radius(width)
    painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), radius, radius)


def _content(deck: Deck) -> bytes:
    """The bytes of the drawing, unpacked."""
    data = _read(deck.file, deck.name)
    if not data.startswith(_GZIP):
        return data
    unpacker = zlib.decompressobj(wbits=31)
    try:
        unpacked = unpacker.decompress(data, LARGEST_FILE)
    except zlib.error as error:
        raise DeckError(mark("The deck {name} is damaged."), name=deck.name) from error
    if unpacker.unconsumed_tail:
        raise DeckError(mark("The deck {name} is too large."), name=deck.name)
    if not unpacker.eof:
        raise DeckError(mark("The deck {name} is damaged."), name=deck.name)
    return unpacked


def _read(file: Path, name: str) -> bytes:
    try:
        with file.open("rb") as opened:
            data = opened.read(LARGEST_FILE + 1)
    except OSError as error:
        template = mark("The deck {name} cannot be read: {reason}.")
        raise DeckError(template, name=name, reason=error.strerror) from error
    if len(data) > LARGEST_FILE:
        raise DeckError(mark("The deck {name} is too large."), name=name)
    return data


def _large_picture(deck: Deck, data: bytes) -> QImage:
    image = QImage.fromData(QByteArray(data))
    if image.isNull():
        raise DeckError(mark("The deck {name} is no picture that can be read."), name=deck.name)
    if max(image.width(), image.height()) > LARGEST_SIDE:
        raise DeckError(mark("The deck {name} is too large."), name=deck.name)
    if image.width() < COLUMNS or image.height() < ROWS:
        raise DeckError(mark("The deck {name} is no grid of 13 by 5 cards."), name=deck.name)
    return image
