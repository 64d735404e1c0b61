"""The whole waste laid out for a look: every card's rank and suit, oldest first.

All of it was seen when it was turned. It lies over the table until the next input.
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from solitaire_desktop.rules.cards import Card
from solitaire_desktop.table.card_item import pixmap_item
from solitaire_desktop.table.geometry import Box, Corner, Point
from solitaire_desktop.table.marks import blank, painter_on
from solitaire_desktop.table.scene import TableScene

_Z = 2500.0


class Spread:
    """Shows cards in rows, or nothing."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsPixmapItem] = []

    @property
    def is_shown(self) -> bool:
        """Whether cards are laid out."""
        return bool(self._items)

    def show(self, cards: tuple[Card, ...], near: Box) -> None:
        """Lay these cards out below a pile."""
        self.hide()
        layout = self._scene.arrangement.layout
        spots = spread_spots(len(cards), near, layout.area.width, layout.corner)
        if not spots:
            return
        last = spots[-1]
        right = max(spot.x for spot in spots) + layout.width
        pad = layout.area.px(12)
        whole = Box(spots[0].x, spots[0].y, right - spots[0].x, last.y - spots[0].y)
        whole = Box(*whole[:3], whole.height + layout.height).grown(pad)
        self._add(_ground(whole, pad), whole.x, whole.y)
        for card, spot in zip(cards, spots, strict=True):
            self._add(self._scene.faces.face(card.kind), spot.x, spot.y)

    def hide(self) -> None:
        """Take the cards away."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []

    def _add(self, pixmap: QPixmap, x: int, y: int) -> None:
        item = pixmap_item(_Z + len(self._items))
        item.setPixmap(pixmap)
        item.setPos(x, y)
        self._scene.addItem(item)
        self._items.append(item)


def spread_spots(count: int, near: Box, table_width: int, corner: Corner) -> list[Point]:
    """Where the cards of a spread go: rows across the table, each showing the index of all.

    Args:
        near: the pile that they belong to
        table_width: of the table
        corner: what a covered card must show
    """
    width = near.width
    across, margin = max(1, round(width * (corner.under + 0.015))), width // 3
    row = max(1, (table_width - 2 * margin - width) // across + 1)
    row = -(-count // (-(-count // row))) if count else 1
    down = round(near.height * corner.step)
    wide = (min(count, row) - 1) * across + width
    left = min(max(margin, near.x), table_width - margin - wide)
    top = near.bottom + width // 6
    return [Point(left + i % row * across, top + i // row * down) for i in range(count)]


def _ground(box: Box, radius: float) -> QPixmap:
    """The dark sheet under the cards."""
    pixmap = blank(box.width, box.height)
    painter = painter_on(pixmap)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 170))
    painter.drawRoundedRect(QRectF(0, 0, box.width, box.height), radius, radius)
    painter.end()
    return pixmap
