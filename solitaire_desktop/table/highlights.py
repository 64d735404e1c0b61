"""The rings on the table: legal targets, the lifted card, the keyboard's place. They fade in."""

from collections.abc import Iterable
from enum import Enum

from PySide6.QtCore import QObject, QVariantAnimation
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from solitaire_desktop.table.card_item import pixmap_item
from solitaire_desktop.table.geometry import Box
from solitaire_desktop.table.marks import Mark, Pen, Ring, ring_mark

_FADE = 120
_Z = {
    Ring.TARGET: 500.0,
    Ring.EMPTY_TARGET: 500.0,
    Ring.HINT: 505.0,
    Ring.SELECTED: 510.0,
    Ring.FOCUS: 520.0,
}


class Layer(Enum):
    """What the rings are for; each layer is shown and cleared as a whole."""

    TARGETS = "targets"
    SELECTION = "selection"
    FOCUS = "focus"
    HINT = "hint"


class Highlights(QObject):
    """Shows rings about boxes, layer by layer."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._pen: Pen | None = None
        self._marks: dict[tuple[Ring, int, int], Mark] = {}
        self._items: dict[Layer, list[QGraphicsPixmapItem]] = {layer: [] for layer in Layer}
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(_FADE)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(self._show_part)

    def set_pen(self, pen: Pen) -> None:
        """Take sizes and colours; what is shown is cleared."""
        self._pen = pen
        self._marks.clear()
        for layer in Layer:
            self.clear(layer)

    def show(self, layer: Layer, rings: Iterable[tuple[Box, Ring]], *, fades: bool = False) -> None:
        """Show these rings in place of the layer's former ones."""
        self.clear(layer)
        self._items[layer] = [self._item(box, ring) for box, ring in rings]
        if fades and self._items[layer] and layer is Layer.TARGETS:
            self._show_part(0.0)
            self._fade.start()

    def clear(self, layer: Layer) -> None:
        """Take the layer's rings away."""
        if layer is Layer.TARGETS:
            self._fade.stop()
        for item in self._items[layer]:
            self._scene.removeItem(item)
        self._items[layer] = []

    def is_shown(self, layer: Layer) -> bool:
        """Whether the layer shows any ring."""
        return bool(self._items[layer])

    def _item(self, box: Box, ring: Ring) -> QGraphicsPixmapItem:
        assert self._pen is not None, "sizes come before rings"
        key = (ring, box.width, box.height)
        mark = self._marks.get(key)
        if mark is None:
            pen = Pen(self._pen.surface, box.width, box.height, self._pen.scale)
            mark = self._marks[key] = ring_mark(pen, ring)
        item = pixmap_item(_Z[ring])
        item.setPixmap(mark.pixmap)
        item.setPos(box.x - mark.margin, box.y - mark.margin)
        self._scene.addItem(item)
        return item

    def _show_part(self, value: object) -> None:
        assert isinstance(value, float)
        for item in self._items[Layer.TARGETS]:
            item.setOpacity(value)
