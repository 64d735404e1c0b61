"""A card on the scene: a pixmap with its shadow above the edge, and which card it is."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from solitaire_desktop.rules.cards import Card
from solitaire_desktop.table.arrangement import Placement


def pixmap_item(z: float) -> QGraphicsPixmapItem:
    """A picture that takes no mouse and is cheap to look up."""
    item = QGraphicsPixmapItem()
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setZValue(z)
    return item


class CardItem(QGraphicsPixmapItem):
    """One physical card.

    Attributes:
        card: which card; of a face-down card only the back is ever painted
        placement: where it belongs when nothing moves
        is_up: whether its face shows now
        is_held: whether it is in the player's hand
    """

    def __init__(self, card: Card, placement: Placement) -> None:
        super().__init__()
        self.card = card
        self.placement = placement
        self.is_up = placement.is_up
        self.is_held = False
        self._shadow: QGraphicsPixmapItem | None = None
        self._worn = (0, 0.0, 0.0)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def wear(self, pixmap: QPixmap, lift: QPointF) -> None:
        """Take a picture; `lift` is how far up and left of the card's corner it starts."""
        worn = (pixmap.cacheKey(), lift.x(), lift.y())
        if worn != self._worn:
            self._worn = worn
            self.setPixmap(pixmap)
            self.setOffset(-lift.x(), -lift.y())

    def cast(self, shadow: QPixmap | None, margin: int = 0) -> None:
        """Cast a shadow of one's own while moving, or none at rest."""
        if shadow is None:
            if self._shadow is not None:
                scene = self._shadow.scene()
                if scene is not None:
                    scene.removeItem(self._shadow)
                self._shadow = None
            return
        if self._shadow is None:
            self._shadow = pixmap_item(0)
            self._shadow.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            self._shadow.setParentItem(self)
        self._shadow.setPixmap(shadow)
        self._shadow.setOffset(-margin, -margin)

    def narrow(self, part: float, width: int) -> None:
        """Show the card turned about its upright axis: `part` of its width, 1 for all."""
        if part >= 1:
            self.setTransform(QTransform())
            return
        middle = width / 2
        turn = QTransform.fromTranslate(middle, 0).scale(max(0.02, part), 1)
        self.setTransform(turn.translate(-middle, 0))
