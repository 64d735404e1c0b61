"""The table of Devil's Grip: three rows of eight, stock and talon in a ninth column. Pure.

Left of each row stand its ranks, under each pile its sequence; both are given places here.
"""

from typing import NamedTuple

from solitaire_desktop.rules.move import STOCK, WASTE
from solitaire_desktop.rules.spec import GRID_COLUMNS, GRID_ROWS, GameSpec
from solitaire_desktop.table.geometry import Box, card_height
from solitaire_desktop.table.places import Area, Fan, Layout, Wishes

_GAP, _WIDEST_GAP = 0.1, 0.3
_STOCK_GAP = 0.25
_EDGES = 3


class _Frame(NamedTuple):
    """The numbers of the grid for one window."""

    area: Area

    def unit(self, width: int) -> float:
        """The size of small parts: a logical pixel at usual card sizes, less for small cards."""
        return self.area.scale * max(0.66, min(1.6, width / self.area.scale / 118))

    def gutter(self, width: int) -> int:
        """The strip beside the rows that holds their ranks."""
        return round(50 * self.unit(width))

    def pill(self, width: int) -> int:
        """The height of a sequence pill."""
        return max(self.area.px(15), round(20 * min(self.unit(width), 1.3 * self.area.scale)))

    def edge(self, width: int) -> int:
        """How much a covered card of a pile shows."""
        return max(1, round(4 * min(self.unit(width), 1.25 * self.area.scale)))

    def below(self, width: int) -> int:
        """From the bottom of a card to the top of the pile below it."""
        space = round(11 * self.unit(width))
        return self.pill(width) + _EDGES * self.edge(width) + space

    def fits(self, width: int) -> bool:
        """Whether cards of this width fit the window."""
        across = self.gutter(width) + round(16 * self.area.scale)
        across += round(width * (GRID_COLUMNS + 1 + (GRID_COLUMNS - 1) * _GAP + _STOCK_GAP))
        down = len(GRID_ROWS) * (card_height(width) + self.below(width)) + self.area.px(4)
        return across <= self.area.width and down <= self.area.height

    def widest(self) -> int:
        """The largest card width that fits; a few pixels even where nothing fits."""
        low, high = 4, max(5, self.area.width)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self.fits(middle) else (low, middle)
        return low


def grid_layout(spec: GameSpec, area: Area, wishes: Wishes) -> Layout:
    """The layout of the grid; it does not depend on how the cards lie."""
    frame = _Frame(area)
    width = frame.widest()
    height = card_height(width)
    xs, side = _across(frame, width, wishes)
    tops = _down(frame, width)
    slots = {
        f"{row}{n + 1}": Box(xs[n], tops[i], width, height)
        for i, row in enumerate(GRID_ROWS)
        for n in range(GRID_COLUMNS)
    }
    slots[STOCK] = Box(side, tops[0], width, height)
    slots[WASTE] = Box(side, tops[1], width, height)
    fans = dict.fromkeys(spec.piles, Fan.EDGES)
    fans[STOCK] = Fan.THICK
    fans[WASTE] = Fan.LAST_THREE if wishes.waste_fan else Fan.SQUARED
    return Layout(
        area,
        width,
        slots,
        fans,
        step=round(height * wishes.corner.step),
        room=area.height,
        edge=frame.edge(width),
        corner=wishes.corner,
        pills=_pills(frame, width, slots),
        gutters=_gutters(frame, xs, tops, width, mirror=wishes.mirror),
    )


def _across(frame: _Frame, width: int, wishes: Wishes) -> tuple[list[int], int]:
    """The left edges of the eight columns, and that of stock and talon."""
    area, gutter, margin = frame.area, frame.gutter(width), frame.area.px(8)
    free = area.width - gutter - 2 * margin - (GRID_COLUMNS + 1) * width
    parts = GRID_COLUMNS - 1 + _STOCK_GAP / _GAP
    gap = max(1, min(int(free / parts), round(width * _WIDEST_GAP)))
    apart = round(gap * _STOCK_GAP / _GAP)
    block = gutter + (GRID_COLUMNS + 1) * width + (GRID_COLUMNS - 1) * gap + apart
    left = (area.width - block) // 2
    xs = [left + gutter + n * (width + gap) for n in range(GRID_COLUMNS)]
    side = xs[-1] + width + apart
    if wishes.mirror:
        side = left
        xs = [left + width + apart + n * (width + gap) for n in range(GRID_COLUMNS)]
    return xs, side


def _down(frame: _Frame, width: int) -> list[int]:
    """The tops of the three rows, spread a little where the window is high."""
    area, height, below = frame.area, card_height(width), frame.below(width)
    free = area.height - len(GRID_ROWS) * (height + below)
    extra = max(0, min(free // (len(GRID_ROWS) + 1), round(height * 0.2)))
    pitch = height + below + extra
    block = len(GRID_ROWS) * pitch - extra
    top = max(0, area.height - block) // 2 + _EDGES * frame.edge(width)
    return [top + i * pitch for i in range(len(GRID_ROWS))]


def _pills(frame: _Frame, width: int, slots: dict[str, Box]) -> dict[str, Box]:
    """The pill under each pile, a little wider than the card."""
    wider = frame.area.px(3) if width >= frame.area.px(70) else 0
    down = card_height(width) + max(2, round(5 * frame.unit(width)))
    return {
        pile: Box(slot.x - wider, slot.y + down, width + 2 * wider, frame.pill(width))
        for pile, slot in slots.items()
        if pile[0] in GRID_ROWS
    }


def _gutters(
    frame: _Frame, xs: list[int], tops: list[int], width: int, *, mirror: bool
) -> dict[str, Box]:
    """The boxes beside the rows that name their ranks."""
    gutter, pill = frame.gutter(width), round(34 * frame.unit(width))
    between = (gutter - pill) * 2 // 3
    x = xs[-1] + width + between if mirror else xs[0] - pill - between
    return {row: Box(x, tops[i], pill, card_height(width)) for i, row in enumerate(GRID_ROWS)}
