"""The table of Calculation: four lanes of a foundation with its plate and a reserve. Pure.

In a wide window a lane's right half holds what the foundation says: the step, the rank wanted
next and, beside the reserve, the whole sequence. In a tall window all stands in one column. The
stock and the turned card have a column of their own.
"""

from collections.abc import Mapping
from typing import NamedTuple

from solitaire_desktop.rules.move import STOCK, WASTE
from solitaire_desktop.rules.spec import GameSpec, PileKind
from solitaire_desktop.table.geometry import Box, card_height, strip_height
from solitaire_desktop.table.places import (
    Area,
    Count,
    Fan,
    Layout,
    Plate,
    Wishes,
    column_fits,
    table_step,
)

RANKS_SHOWN = 13
COMPACT = 0.92
_LANES = 4
_BASE_STEP = 0.152 / 0.172
"""The step of the reserve of eleven that the cards' size is made for, of the ideal one."""


class _Frame(NamedTuple):
    """The numbers of one arrangement.

    Attributes:
        is_wide: lanes of two halves; else lanes as wide as a card
    """

    area: Area
    wishes: Wishes
    is_wide: bool

    def pad(self, width: int) -> int:
        """Between a card and the edge of its plate."""
        return max(2, min(self.area.px(9), round(width * 0.07)))

    @property
    def margin(self) -> int:
        """At the table's edges."""
        return min(self.area.px(14), self.area.height // 30)

    def between(self, width: int) -> int:
        """Between plates."""
        return max(2, min(self.area.px(12), round(width * 0.1)))

    def side(self, width: int) -> int:
        """The least width of a lane's right half."""
        return round(width * 0.82) if self.is_wide else 0

    def words(self, width: int) -> int:
        """The height of what stands below the foundation in a tall window."""
        return 0 if self.is_wide else round(width * 0.95)

    def lane(self, width: int) -> int:
        """The least width of a plate."""
        return width + 2 * self.pad(width) + self.side(width)

    def reserves_top(self, width: int) -> int:
        """Where the reserves begin."""
        plate = card_height(width) + 2 * self.pad(width) + self.words(width)
        return self.margin // 2 + plate + max(self.area.px(5), round(width * 0.07))

    @property
    def room(self) -> int:
        """How far down reserves may reach."""
        return self.area.height - self.area.px(6)

    def fits(self, width: int) -> bool:
        """Whether cards of this width fit the window."""
        across = _LANES * self.lane(width) + (_LANES - 1) * self.between(width)
        across += width + 3 * self.margin
        base = 1 + 10 * _BASE_STEP * self.wishes.corner.step
        down = self.reserves_top(width) + card_height(width) * base
        return across <= self.area.width and down <= self.room

    def widest(self) -> int:
        """The largest card width that fits; a few pixels even where nothing fits."""
        low, high = 4, max(5, self.area.width)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self.fits(middle) else (low, middle)
        return low


def lanes_layout(
    spec: GameSpec, counts: Mapping[str, Count], area: Area, wishes: Wishes, *, was_shrunk: int
) -> Layout:
    """The layout of Calculation for the cards that its reserves hold now."""
    wide, tall = _Frame(area, wishes, is_wide=True), _Frame(area, wishes, is_wide=False)
    frame = tall if tall.widest() > wide.widest() else wide
    width = frame.widest()
    reserves = [counts[pile] for pile in spec.group(PileKind.RESERVE)]
    shrunk = int(_is_too_long(frame, width, reserves, more=was_shrunk))
    if shrunk:
        width = max(4, int(width * COMPACT))
    return _placed(spec, frame, width, reserves, shrunk=shrunk)


def _is_too_long(frame: _Frame, width: int, reserves: list[Count], *, more: int) -> bool:
    """Whether a reserve is too long at the least step, counting `more` cards on it."""
    height = card_height(width)
    room, step = frame.room - frame.reserves_top(width), strip_height(height, frame.wishes.corner)
    return any(not column_fits(Count(c.cards + more), step, height, room) for c in reserves)


def _placed(
    spec: GameSpec,
    frame: _Frame,
    width: int,
    reserves: list[Count],
    *,
    shrunk: int,
) -> Layout:
    area, height, pad = frame.area, card_height(width), frame.pad(width)
    stock_x, lanes = _across(frame, width)
    top, below = frame.margin // 2, frame.reserves_top(width)
    slots = {
        STOCK: Box(stock_x, top + pad, width, height),
        WASTE: Box(stock_x, below, width, height),
    }
    plates = {}
    foundations, piles = spec.group(PileKind.FOUNDATION), spec.group(PileKind.RESERVE)
    for lane, foundation, reserve in zip(lanes, foundations, piles, strict=True):
        inset = pad if frame.is_wide else (lane.width - width) // 2
        slots[foundation] = Box(lane.x + inset, top + pad, width, height)
        slots[reserve] = Box(lane.x + inset, below, width, height)
        make = _wide_plate if frame.is_wide else _tall_plate
        plates[foundation] = make(frame, lane, slots[foundation], below)
    fans = dict.fromkeys(spec.piles, Fan.SQUARED)
    fans |= dict.fromkeys(piles, Fan.DOWN)
    fans[STOCK] = Fan.THICK
    return Layout(
        area,
        width,
        slots,
        fans,
        step=table_step(reserves, width, frame.room - below, frame.wishes.corner),
        room=frame.room,
        edge=max(1, min(area.px(5), round(width * 0.045))),
        shrunk=shrunk,
        corner=frame.wishes.corner,
        plates=plates,
    )


def _across(frame: _Frame, width: int) -> tuple[int, list[Box]]:
    """The left edge of stock and turned card, and the plates' boxes in the top row."""
    area, margin, between = frame.area, frame.margin, frame.between(width)
    least = frame.lane(width)
    free = area.width - 3 * margin - width - (_LANES - 1) * between
    most = round(width * 2.35) if frame.is_wide else round(width * 1.3)
    lane = max(least, min(free // _LANES, most))
    block = width + margin + _LANES * lane + (_LANES - 1) * between
    left = (area.width - block) // 2
    if not frame.is_wide:
        left += frame.pad(width) // 2  # the outer cards as far from the edges on both sides
    stock, first = left, left + width + margin
    if frame.wishes.mirror:
        left = area.width - left - block
        stock, first = left + block - width, left
    height = card_height(width) + 2 * frame.pad(width) + frame.words(width)
    return stock, [
        Box(first + i * (lane + between), margin // 2, lane, height) for i in range(_LANES)
    ]


def _wide_plate(frame: _Frame, lane: Box, card: Box, below: int) -> Plate:
    """The plate around the foundation, with the sequence hanging down beside the reserve."""
    area, pad, height = frame.area, frame.pad(card.width), card.height
    half = Box(card.right, card.y, lane.right - card.right, height)
    side = round(card.width * 0.6)
    line = max(area.px(11), round(height * 0.11))
    wanted = Box(half.centre.x - side // 2, card.y + (height - side) // 2, side, side)
    label = Box(half.x + pad // 2, wanted.y - line - height // 24, half.width - pad, line)
    caption = Box(label.x, wanted.bottom + height // 24, label.width, line)
    size = min(area.px(26), round(height * 0.125), (area.height - pad - below) // RANKS_SHOWN)
    wide = min(half.width - 2 * pad, round(size * 1.75))
    x = half.centre.x - wide // 2
    between = max(1, size // 11)
    cells = tuple(Box(x, below + i * size, wide, size - between) for i in range(RANKS_SHOWN))
    tab = Box(x, lane.bottom, wide, 0).joined(cells[-1])
    tab = Box(tab.x - pad, tab.y, tab.width + 2 * pad, tab.height + pad - between)
    return Plate((lane, tab), label, wanted, caption, cells)


def _tall_plate(frame: _Frame, lane: Box, card: Box, _below: int) -> Plate:
    """The plate with all that it says below the foundation."""
    pad = frame.pad(card.width)
    words = Box(card.x, card.bottom + pad // 2, card.width, frame.words(card.width) - pad // 2)
    side = round(words.height * 0.5)
    label = Box(words.x, words.y, words.width - side - pad, side)
    wanted = Box(words.right - side, words.y, side, side)
    top, columns = wanted.bottom + pad // 2, 7
    size, tall = words.width // columns, (words.bottom - wanted.bottom - pad // 2) // 2
    cells = tuple(
        Box(words.x + i % columns * size, top + i // columns * tall, size - 1, tall - 1)
        for i in range(RANKS_SHOWN)
    )
    return Plate((lane,), label, wanted, None, cells)
