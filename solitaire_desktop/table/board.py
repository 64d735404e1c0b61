"""The cards and piles of the scene, and keeping them where the position says."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from solitaire_desktop.rules.cards import Card
from solitaire_desktop.table.arrangement import Arrangement, Placement
from solitaire_desktop.table.card_art import BACK
from solitaire_desktop.table.card_item import CardItem
from solitaire_desktop.table.faces import Faces
from solitaire_desktop.table.pile_item import PileItem
from solitaire_desktop.table.shadow import contact, rest_shadow, shadow_image

FLYING_Z = 1000.0


class Board:
    """All card and pile items of a scene, each card once."""

    def __init__(self, scene: QGraphicsScene, faces: Faces) -> None:
        self._scene = scene
        self._faces = faces
        self.cards: dict[Card, CardItem] = {}
        self.piles: dict[str, PileItem] = {}
        self._away: set[CardItem] = set()
        self._shadow = QImage()
        self._shadow_pixmap = QPixmap()
        self._shadow_margin = 0

    def assign(self, arrangement: Arrangement) -> dict[CardItem, str]:
        """Tell every card where it belongs now, without moving any.

        Gives the piles that cards have left. Cards that are not in play any more go.
        """
        placements = arrangement.placements()
        for card in [card for card in self.cards if card not in placements]:
            self._scene.removeItem(self.cards.pop(card))
        left = {}
        for card, placement in placements.items():
            item = self.cards.get(card)
            if item is None:
                self._add(card, placement)
            else:
                if item.placement.pile != placement.pile:
                    left[item] = item.placement.pile
                item.placement = placement
        return left

    def make_piles(self, names: Iterable[str]) -> None:
        """Have an item for each of these piles, and no others."""
        wanted = set(names)
        for name in [name for name in self.piles if name not in wanted]:
            self.piles.pop(name).remove()
        for name in wanted - self.piles.keys():
            self.piles[name] = PileItem(self._scene)

    def resize(self, scale: float) -> None:
        """Take pictures and shadows of the faces' present size."""
        size = self._faces.size
        shadow = rest_shadow(size.width(), scale)
        self._shadow = shadow_image(size.width(), size.height(), shadow)
        self._shadow_pixmap = QPixmap.fromImage(self._shadow)
        self._shadow_margin = shadow.margin
        self.redraw()

    def redraw(self) -> None:
        """Take all pictures anew."""
        for item in self.cards.values():
            if item.placement.is_seen and not item.is_held:
                self.dress(item)

    def dress(self, item: CardItem) -> None:
        """Show the side of the card that it has now."""
        picture = item.card.kind if item.is_up else BACK
        if item.placement.is_over:
            item.wear(self._faces.shaded(picture), QPointF(0, contact(self._faces.size.width())))
        else:
            item.wear(self._faces.face(picture), QPointF())

    def turn(self, item: CardItem) -> None:
        """Show the side of the card that it is to have."""
        item.is_up = item.placement.is_up
        self.dress(item)

    def gather(self, stock: str) -> None:
        """Turn all cards face down for a deal, those of the stock in their places."""
        for item in self.cards.values():
            if item.placement.pile == stock:
                self.put(item)
            else:
                item.is_up = False

    def astray(self) -> list[CardItem]:
        """The cards in sight that are not where they belong, or show the wrong side."""
        return [
            item
            for item in self.cards.values()
            if (item.placement.is_seen or item.isVisible())
            and (
                item.x() != item.placement.x
                or item.y() != item.placement.y
                or item.is_up != item.placement.is_up
            )
        ]

    def settle(self, arrangement: Arrangement) -> None:
        """Put every card that is not in the hand exactly where it belongs."""
        self._away.clear()
        for item in self.cards.values():
            if not item.is_held:
                self.put(item)
        self.cast_shadows(arrangement)

    def put(self, item: CardItem) -> None:
        """Put one card where it belongs."""
        placement = item.placement
        item.cast(None)
        if item.is_up != placement.is_up:
            self.turn(item)
        item.narrow(1, 0)
        item.setPos(placement.x, placement.y)
        item.setZValue(placement.at)
        item.setVisible(placement.is_seen)
        if placement.is_seen:
            self.dress(item)

    def take_off(self, items: Sequence[CardItem], arrangement: Arrangement) -> None:
        """Raise cards above all others, in this order, for a flight."""
        for i, item in enumerate(items):
            item.setZValue(FLYING_Z + i)
            item.setVisible(True)
            self.dress(item)
            item.cast(self._shadow_pixmap, self._shadow_margin)
        self._away = set(items)
        self.cast_shadows(arrangement)

    def raise_one(self, item: CardItem, z: float) -> None:
        """Lay one card over its neighbours."""
        item.setZValue(z)
        item.cast(self._shadow_pixmap, self._shadow_margin)

    def land(self, item: CardItem, arrangement: Arrangement) -> None:
        """A flying card has arrived: it lies on its pile."""
        if item in self._away:
            self._away.discard(item)
            item.cast(None)
            item.setZValue(item.placement.at)
            self.cast_shadow(item.placement.pile, arrangement)

    def cast_shadows(self, arrangement: Arrangement) -> None:
        """Give every pile the shadow of its cards, but for those in the air or in the hand."""
        for pile in self.piles:
            self.cast_shadow(pile, arrangement)

    def cast_shadow(self, pile: str, arrangement: Arrangement) -> None:
        """Give one pile the shadow of the cards that lie on it."""
        count = len(arrangement.spots[pile])
        for card in reversed(arrangement.position[pile]):
            item = self.cards[card]
            if not item.is_held and item not in self._away:
                break
            count -= 1
        box = arrangement.card_box(pile, 0) if count else None
        if box is not None:
            box = box.joined(arrangement.card_box(pile, count - 1))
        self.piles[pile].show_shadow(box, self._shadow, self._shadow_margin)

    def _add(self, card: Card, placement: Placement) -> None:
        item = CardItem(card, placement)
        self.cards[card] = item
        self._scene.addItem(item)
        if not self._faces.size.isEmpty():
            self.put(item)
