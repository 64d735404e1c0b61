"""Cards held by the mouse: they follow the pointer exactly, a shadow beneath them.

Where they may be dropped is in `hand`; what the buttons mean is in `pointer`.
"""

from collections.abc import Iterable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem

from solitaire_desktop.rules.cards import Card
from solitaire_desktop.table.card_item import CardItem, pixmap_item
from solitaire_desktop.table.geometry import Box
from solitaire_desktop.table.scene import TableScene
from solitaire_desktop.table.shadow import contact, lifted_shadow, shadow_image, stretched

LARGER = 1.03
HELD_Z = 2000.0


class Drag:
    """The cards in the hand while a button is down."""

    def __init__(self, scene: TableScene, cards: Iterable[Card], grip: QPointF) -> None:
        """Take cards up.

        Args:
            grip: where the pointer pressed, in the scene's coordinates
        """
        self._scene = scene
        self.items: list[CardItem] = [scene.board.cards[card] for card in cards]
        self._homes = [QPointF(item.placement.x, item.placement.y) for item in self.items]
        self._grip = grip
        self._shadow: QGraphicsPixmapItem = pixmap_item(HELD_Z - 1)
        scene.addItem(self._shadow)
        for i, item in enumerate(self.items):
            item.is_held = True
            item.setVisible(True)
            item.setZValue(HELD_Z + i)
        self._dress()
        self.move(grip)
        scene.board.cast_shadows(scene.arrangement)

    def move(self, pointer: QPointF) -> None:
        """Follow the pointer: every card keeps its distance from it."""
        by = pointer - self._grip
        by = QPointF(round(by.x()), round(by.y()))
        for item, home in zip(self.items, self._homes, strict=True):
            item.setPos(home + by)
        self._shadow.setPos(self._homes[0] + by)

    def box(self) -> Box:
        """The box around the held cards."""
        size, last = self._scene.faces.size, self.items[-1]
        first = self.items[0]
        whole = Box(round(first.x()), round(first.y()), size.width(), size.height())
        return whole.joined(Box(round(last.x()), round(last.y()), size.width(), size.height()))

    def home_box(self) -> Box:
        """The box around the places that the cards were taken from."""
        arrangement = self._scene.arrangement
        return arrangement.run_box(self.items[0].placement.pile, len(self.items))

    def refit(self, pointer: QPointF) -> None:
        """Go on after the table was laid out anew: same cards, same hold, other sizes."""
        old_home, size = self._homes[0], self._scene.faces.size
        self._homes = [QPointF(item.placement.x, item.placement.y) for item in self.items]
        part = min(1.0, max(0.0, (self._grip.x() - old_home.x()) / max(1, size.width())))
        self._grip = self._homes[0] + QPointF(part * size.width(), part * size.height() / 2)
        self._dress()
        self.move(pointer)

    def release(self) -> None:
        """Let the cards go where they are; the scene moves them from there."""
        for item in self.items:
            item.is_held = False
        self._scene.removeItem(self._shadow)

    def _dress(self) -> None:
        """Larger pictures, so that lifted cards come nearer, and the shadow of them all."""
        faces = self._scene.faces
        width, height = faces.size.width(), faces.size.height()
        wide, tall = round(width * LARGER), round(height * LARGER)
        lift = QPointF((wide - width) / 2, (tall - height) / 2 + contact(wide))
        lift = QPointF(round(lift.x()), round(lift.y()))
        for item in self.items:
            item.wear(faces.lifted(item.card.kind, wide, tall), lift)
        shadow = lifted_shadow(width)
        reach = self._homes[-1] - self._homes[0]
        image = shadow_image(width, height, shadow)
        size = image.width() + round(abs(reach.x())), image.height() + round(abs(reach.y()))
        self._shadow.setPixmap(stretched(image, *size))
        self._shadow.setOffset(-shadow.margin, -shadow.margin)
