"""The table of Forty Thieves and its family: columns below stock, waste and foundations. Pure.

The cards are as large as the window allows with all columns side by side and a column of
thirteen below the top row; for much longer columns the whole table becomes a little smaller, with
the large index once more.
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
    Wishes,
    column_fits,
    table_step,
)

GAP = 0.13
"""The least gap between columns, in card widths."""

WIDEST_GAP = 0.36
"""The widest gap: with more room the table stays together in the middle."""

_BASE_STEP = 0.16 / 0.172
"""The step of the column of thirteen that the cards' size is made for, of the ideal one."""


class _Frame(NamedTuple):
    """The numbers of one arrangement: a table with `lines` rows of foundations."""

    area: Area
    columns: int
    foundations: int
    copies: int
    lines: int
    wishes: Wishes

    @property
    def margin(self) -> int:
        """Above the first row."""
        return min(self.area.px(12), self.area.height // 40)

    def row_gap(self, width: int) -> int:
        """Between rows."""
        return max(self.area.px(6), round(width * 0.125))

    def columns_top(self, width: int) -> int:
        """Where the columns begin."""
        return self.margin + self.lines * (card_height(width) + self.row_gap(width))

    def edge(self, width: int) -> int:
        """How much of a squared card shows."""
        return max(1, min(self.area.px(5), round(width * 0.045)))

    @property
    def room(self) -> int:
        """How far down columns may reach."""
        return self.area.height - self.area.px(6)

    def waste_extent(self, width: int) -> int:
        """The width of the waste's fan."""
        fan = (
            round(width * self.wishes.corner.under) + 2 * self.edge(width)
            if self.wishes.waste_fan
            else 0
        )
        return width + fan

    def gap(self, width: int) -> int:
        """Between columns when they are spread over the window."""
        spread = (self.area.width - self.columns * width) // (self.columns + 1)
        return min(spread, round(width * WIDEST_GAP))

    def foundation_offsets(self, width: int, gap: float) -> list[int]:
        """The places of one row's foundations from its left: the copies of a suit close."""
        offsets, x = [], 0.0
        for i in range(self.foundations // self.lines):
            if i:
                x += width + gap * (0.65 if i % self.copies == 0 else 0.5)
            offsets.append(round(x))
        return offsets

    def top_row(self, width: int, gap: int) -> int:
        """The width that stock, waste and foundations need side by side."""
        foundations = self.foundation_offsets(width, gap)[-1] + width
        return width + self.waste_extent(width) + round(1.5 * gap) + foundations

    def fits(self, width: int) -> bool:
        """Whether cards of this width fit the window."""
        gap = -(-width * GAP // 1)
        if self.columns * width + (self.columns + 1) * gap > self.area.width:
            return False
        spread = self.gap(width)
        if self.top_row(width, spread) + 2 * min(spread, round(gap)) > self.area.width:
            return False
        base = 1 + 12 * _BASE_STEP * self.wishes.corner.step
        column = self.columns_top(width) + card_height(width) * base
        return column <= self.room

    def widest(self) -> int:
        """The largest card width that fits; a few pixels even where nothing fits."""
        low, high = 4, max(5, self.area.width)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self.fits(middle) else (low, middle)
        return low


def columns_layout(
    spec: GameSpec, counts: Mapping[str, Count], area: Area, wishes: Wishes, *, was_shrunk: int
) -> Layout:
    """The layout of a game with columns, for the cards that its piles hold now.

    Args:
        was_shrunk: how many times the table is already smaller for long columns, which it then
            stays until they are clearly shorter
    """
    frame = _best_frame(spec, area, wishes)
    columns = [counts[pile] for pile in spec.group(PileKind.TABLEAU)]
    width, shrunk = frame.widest(), 0
    while shrunk < wishes.corner.shrinks and _is_too_long(
        frame, width, columns, more=int(shrunk < was_shrunk)
    ):
        width, shrunk = max(4, int(width * wishes.corner.compact)), shrunk + 1
    return _placed(spec, frame, width, columns, shrunk=shrunk)


def _best_frame(spec: GameSpec, area: Area, wishes: Wishes) -> _Frame:
    """One row of foundations, or two where the cards become clearly larger so."""
    columns = len(spec.group(PileKind.TABLEAU))
    foundations = len(spec.group(PileKind.FOUNDATION))
    one, two = (_Frame(area, columns, foundations, spec.packs, lines, wishes) for lines in (1, 2))
    return two if two.widest() > 1.03 * one.widest() else one


def _is_too_long(frame: _Frame, width: int, columns: list[Count], *, more: int) -> bool:
    """Whether a column is too long at the least step, counting `more` cards on it."""
    height = card_height(width)
    room = frame.room - frame.columns_top(width)
    step = strip_height(height, frame.wishes.corner)
    return any(
        not column_fits(Count(count.cards + more, count.hidden), step, height, room)
        for count in columns
    )


def _placed(
    spec: GameSpec, frame: _Frame, width: int, columns: list[Count], *, shrunk: int
) -> Layout:
    area, height = frame.area, card_height(width)
    gap = frame.gap(width)
    top = frame.columns_top(width)
    block = frame.columns * width + (frame.columns - 1) * gap
    left = (area.width - block) // 2
    slots = {
        pile: Box(left + i * (width + gap), top, width, height)
        for i, pile in enumerate(spec.group(PileKind.TABLEAU))
    }
    row = max(block, frame.top_row(width, gap))
    _place_top_row(spec, frame, Box((area.width - row) // 2, frame.margin, row, height), slots)
    fans = dict.fromkeys(spec.piles, Fan.SQUARED)
    fans |= dict.fromkeys(spec.group(PileKind.TABLEAU), Fan.DOWN)
    fans[STOCK] = Fan.THICK
    if frame.wishes.waste_fan:
        fans[WASTE] = Fan.ACROSS
    return Layout(
        area,
        width,
        slots,
        fans,
        step=table_step(columns, width, frame.room - top, frame.wishes.corner),
        room=frame.room,
        edge=frame.edge(width),
        shrunk=shrunk,
        corner=frame.wishes.corner,
    )


def _place_top_row(spec: GameSpec, frame: _Frame, row: Box, slots: dict[str, Box]) -> None:
    """Add stock, waste and foundations to the slots, mirrored if so wished."""
    columns = [slots[pile] for pile in spec.group(PileKind.TABLEAU)]
    width = columns[0].width
    gap = frame.gap(width)
    extent = frame.waste_extent(width)
    waste = row.x + width + gap
    line = frame.foundations // frame.lines
    offsets = frame.foundation_offsets(width, gap)
    xs = [row.right - width - offsets[-1] + offset for offset in offsets]
    on_grid = [box.x for box in columns[-line:]]
    if len(columns) >= line and on_grid[0] - (waste + extent) >= min(gap, round(width * 0.08)):
        xs = on_grid
    stock = row.x
    if frame.wishes.mirror:
        whole = row.x + row.right
        stock = whole - stock - width
        waste = whole - waste - extent
        xs = sorted(whole - x - width for x in xs)
    slots[STOCK] = Box(stock, row.y, width, row.height)
    slots[WASTE] = Box(waste, row.y, width, row.height)
    for i, pile in enumerate(spec.group(PileKind.FOUNDATION)):
        down = (i // line) * (row.height + frame.row_gap(width))
        slots[pile] = Box(xs[i % line], row.y + down, width, row.height)
