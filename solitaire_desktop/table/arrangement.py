"""A position laid out: where each card is, what lies under a point, where to press. Pure."""

from typing import NamedTuple

from solitaire_desktop.rules.cards import Card
from solitaire_desktop.rules.position import Position
from solitaire_desktop.rules.spec import PileKind
from solitaire_desktop.table.geometry import Box, Point
from solitaire_desktop.table.places import Fan, Layout

# How many cards from the top can be seen; whole piles of the other fans can.
_SEEN = {Fan.SQUARED: 2, Fan.THICK: 4, Fan.ACROSS: 5, Fan.LAST_THREE: 4}


class Hit(NamedTuple):
    """What lies under a point: a pile, and the card's place from the bottom, -1 for its frame."""

    pile: str
    at: int


class Placement(NamedTuple):
    """Where a card belongs: its pile, its place there, its corner, and what shows of it.

    `is_over` says that its upper edge lies on the card before it.
    """

    pile: str
    at: int
    x: int
    y: int
    is_up: bool
    is_seen: bool
    is_over: bool


class Arrangement:
    """Where all cards of a position lie in a layout. Never changes."""

    def __init__(self, position: Position, layout: Layout) -> None:
        self.position = position
        self.layout = layout
        hidden = position.hidden
        self.spots: dict[str, list[Point]] = {
            pile: layout.spots(pile, [card in hidden for card in position[pile]])
            for pile in position.spec.piles
        }

    def card_box(self, pile: str, index: int) -> Box:
        """The box of a card from the bottom (-1 the top), or the pile's frame when it is empty."""
        spots = self.spots[pile]
        if not spots:
            return self.layout.slots[pile]
        x, y = spots[index]
        return Box(x, y, self.layout.width, self.layout.height)

    def run_box(self, pile: str, count: int) -> Box:
        """The box around the top `count` cards, or the pile's frame when it is empty."""
        first = max(0, len(self.spots[pile]) - count)
        return self.card_box(pile, first).joined(self.card_box(pile, -1))

    def extent(self, pile: str) -> Box:
        """The box around all cards of a pile and its frame: where a card can be dropped."""
        return self.layout.slots[pile].joined(self.run_box(pile, len(self.spots[pile])))

    def hit(self, x: float, y: float) -> Hit | None:
        """The uppermost card under a point, or the frame of an empty pile."""
        for pile, spots in self.spots.items():
            if not spots and self.layout.slots[pile].holds(x, y):
                return Hit(pile, -1)
            for index in range(len(spots) - 1, -1, -1):
                if self.card_box(pile, index).holds(x, y):
                    return Hit(pile, index)
        return None

    def seen_box(self, pile: str, index: int) -> Box:
        """The part of a card that no other covers; of a card wholly covered, the top card."""
        spots = self.spots[pile]
        box = self.card_box(pile, index)
        if not spots or index in (-1, len(spots) - 1):
            return box
        after = spots[index + 1]
        if after.y > box.y:
            return Box(box.x, box.y, box.width, after.y - box.y)
        if after.x > box.x:
            return Box(box.x, box.y, after.x - box.x, box.height)
        return self.seen_box(pile, index + 1)

    def placements(self) -> dict[Card, Placement]:
        """Where each card belongs."""
        spec, hidden = self.position.spec, self.position.hidden
        placed = {}
        for pile, cards in self.position.piles.items():
            is_stock = spec.kind_of(pile) is PileKind.STOCK
            first_seen = len(cards) - _SEEN.get(self.layout.fans[pile], len(cards))
            spots = self.spots[pile]
            for index, (card, spot) in enumerate(zip(cards, spots, strict=True)):
                is_up = not is_stock and card not in hidden
                is_over = index > 0 and spots[index - 1].y < spot.y
                is_seen = index >= first_seen
                placed[card] = Placement(pile, index, *spot, is_up, is_seen, is_over)
        return placed
