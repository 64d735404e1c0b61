"""What a layout says: where each pile lies and how the cards of a pile are fanned. Pure.

The arrangements themselves are in `columns_layout`, `grid_layout` and `lanes_layout`; `layout`
chooses among them.
"""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from types import MappingProxyType
from typing import NamedTuple

from solitaire_desktop.table.geometry import (
    NORMAL_CORNER,
    Box,
    Corner,
    Point,
    card_height,
    strip_height,
)


class Fan(Enum):
    """How the cards of a pile lie on one another."""

    SQUARED = auto()
    THICK = auto()  # face down, a few edges show
    DOWN = auto()  # a column
    ACROSS = auto()  # the waste: the last two can be read, two more show an edge
    LAST_THREE = auto()  # the talon: the last group of three can be read
    EDGES = auto()  # a cell: edges above the top card


class Count(NamedTuple):
    """How many cards a pile holds, and how many of them lie face down."""

    cards: int
    hidden: int = 0


class Area(NamedTuple):
    """The table to be laid out: its size in device pixels, and device pixels a logical one."""

    width: int
    height: int
    scale: float = 1.0

    def px(self, pixels: float) -> int:
        """Logical pixels in device pixels."""
        return round(pixels * self.scale)


class Wishes(NamedTuple):
    """What the player wants of a layout.

    Attributes:
        mirror: stock and waste on the right, foundations on the left
        waste_fan: whether the waste shows its last cards, or the top one only
        corner: what a covered card of the deck must show
    """

    mirror: bool = False
    waste_fan: bool = True
    corner: Corner = NORMAL_CORNER


class Plate(NamedTuple):
    """Where the parts of a Calculation foundation's plate lie.

    Attributes:
        frame: the boxes that together make the plate's ground
        label: the line that says "by twos"
        wanted: the frame of the next rank
        caption: the line below it; empty when there is no room
        cells: the thirteen ranks in order
    """

    frame: tuple[Box, ...]
    label: Box
    wanted: Box
    caption: Box | None
    cells: tuple[Box, ...]


class Layout(NamedTuple):
    """Where everything lies, in device pixels.

    Attributes:
        width: the width of a card
        slots: for each pile the place of its first card, also the frame of the empty pile
        fans: how each pile is fanned
        step: the step of face-up cards in columns, the same for the whole table
        room: how far down a column may reach
        edge: the width of a squared card's visible edge
        shrunk: how many times the cards were made smaller for long columns
        corner: what a covered card shows
        pills: the sequence pills of Devil's Grip
        gutters: the ranks beside each of its rows
        plates: the plates of Calculation
    """

    area: Area
    width: int
    slots: dict[str, Box]
    fans: dict[str, Fan]
    step: int
    room: int
    edge: int
    shrunk: int = 0
    corner: Corner = NORMAL_CORNER
    pills: Mapping[str, Box] = MappingProxyType({})
    gutters: Mapping[str, Box] = MappingProxyType({})
    plates: Mapping[str, Plate] = MappingProxyType({})

    @property
    def height(self) -> int:
        """The height of a card."""
        return card_height(self.width)

    @property
    def under(self) -> int:
        """How much of the waste's last but one card shows."""
        return round(self.width * self.corner.under)

    def spots(self, pile: str, hidden: Sequence[bool]) -> list[Point]:
        """Where the cards of a pile lie, the first card first.

        Args:
            hidden: for each card of the pile whether it lies face down
        """
        slot, count = self.slots[pile], len(hidden)
        match self.fans[pile]:
            case Fan.SQUARED:
                return [Point(slot.x, slot.y)] * count
            case Fan.THICK:
                return [_thick(slot, self.edge, count, i) for i in range(count)]
            case Fan.DOWN:
                return self._column(slot, hidden)
            case Fan.ACROSS:
                return [Point(slot.x + self._across(count, i), slot.y) for i in range(count)]
            case Fan.LAST_THREE:
                first = max(0, count - 3)
                return [Point(slot.x, slot.y + self.step * max(0, i - first)) for i in range(count)]
            case Fan.EDGES:
                return [
                    Point(slot.x, slot.y - self.edge * min(3, count - 1 - i)) for i in range(count)
                ]

    def extent(self, pile: str, hidden: Sequence[bool]) -> Box:
        """The box around a pile's cards, or its frame when it is empty."""
        box = self.slots[pile]
        spots = self.spots(pile, hidden)
        for spot in (spots[0], spots[-1]) if spots else ():
            box = box.joined(Box(spot.x, spot.y, self.width, self.height))
        return box

    def _across(self, count: int, i: int) -> int:
        """The shift of card i of a waste of `count` cards: edges, then the readable last two."""
        first = max(0, count - 4)
        edges = max(0, min(2, count - 2))
        if i == count - 1:
            return edges * self.edge + (self.under if count > 1 else 0)
        return max(0, i - first) * self.edge

    def _column(self, slot: Box, hidden: Sequence[bool]) -> list[Point]:
        steps = column_steps(hidden, self.step, self.height, self.room - slot.y)
        y = slot.y
        spots = []
        for i in range(len(hidden)):
            spots.append(Point(slot.x, y))
            y += steps[i] if i < len(steps) else 0
        return spots


def _thick(slot: Box, edge: int, count: int, i: int) -> Point:
    """The stock's cards: up to three edges show below and to the right, fewer as it runs out."""
    layers = min(2, (count - 1) // 12)
    shift = max(0, layers - (count - 1 - i)) if count else 0
    unit = max(1, edge // 3)
    return Point(slot.x + (layers - shift) * unit, slot.y + (layers - shift) * unit)


def hidden_step(step: int) -> int:
    """The step after a face-down card, which has nothing to read."""
    return max(1, step * 3 // 5)


def column_steps(hidden: Sequence[bool], step: int, height: int, room: int) -> list[int]:
    """The steps between the cards of a column, squeezed evenly only when it would not fit.

    Args:
        step: the table's step after a face-up card
        room: from the top of the column to the lowest edge that a card may have
    """
    wanted = [hidden_step(step) if down else step for down in hidden[:-1]]
    space, total = max(0, room - height), sum(wanted)
    if total <= space:
        return wanted
    steps, used, passed = [], 0, 0
    for want in wanted:  # round the running sum, so that rounding never adds up
        passed += want
        steps.append(passed * space // total - used)
        used += steps[-1]
    return steps


def table_step(counts: Sequence[Count], width: int, room: int, corner: Corner) -> int:
    """The one step of all columns: the ideal one, or as much as the longest column leaves.

    Never less than the index strip; a column that does not fit then is squeezed alone.
    """
    height = card_height(width)
    ideal, floor = round(height * corner.step), strip_height(height, corner)
    step = ideal
    while step > floor and any(not column_fits(count, step, height, room) for count in counts):
        step -= 1
    return max(step, floor)


def column_fits(count: Count, step: int, height: int, room: int) -> bool:
    """Whether a column of so many cards fits at this step."""
    covered = max(0, count.cards - 1)
    down = min(count.hidden, covered)
    return height + down * hidden_step(step) + (covered - down) * step <= room
