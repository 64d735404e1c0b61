"""A pile on the scene: the frame that shows when it is empty, and the shadow of its cards."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsScene

from solitaire_desktop.table.card_item import pixmap_item
from solitaire_desktop.table.geometry import Box
from solitaire_desktop.table.marks import Mark
from solitaire_desktop.table.shadow import stretched

_FRAME_Z, _SHADOW_Z = -20.0, -10.0


class PileItem:
    """The frame and the shadow of one pile; its cards are items of their own."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._frame = pixmap_item(_FRAME_Z)
        self._shadow = pixmap_item(_SHADOW_Z)
        self._box: Box | None = None
        scene.addItem(self._frame)
        scene.addItem(self._shadow)

    def show_frame(self, mark: Mark, place: Box) -> None:
        """The picture of the empty pile, and where it lies."""
        self._frame.setPixmap(mark.pixmap)
        self._frame.setPos(place.x - mark.margin, place.y - mark.margin)
        self._box = None

    def show_shadow(self, box: Box | None, image: QImage, margin: int) -> None:
        """The shadow of all cards that lie in this box, or none.

        Args:
            image: the shadow of one card, with its margin
        """
        self._shadow.setVisible(box is not None)
        if box is None or box == self._box:
            return
        before, self._box = self._box, box
        if before is None or before[2:] != box[2:]:
            size = box.width + 2 * margin, box.height + 2 * margin
            self._shadow.setPixmap(stretched(image, *size))
        self._shadow.setPos(box.x - margin, box.y - margin)

    def remove(self) -> None:
        """Take both off the scene."""
        self._scene.removeItem(self._frame)
        self._scene.removeItem(self._shadow)
