"""Where everything on the table lies: the one door to the layouts of the three families. Pure.

arranged = lay_out(spec, counts(position), Area(1366, 696), Wishes())
arranged.spots("t1", [False] * 4)
"""

from collections.abc import Mapping

from solitaire_desktop.rules.position import Position
from solitaire_desktop.rules.spec import Family, GameSpec
from solitaire_desktop.table.columns_layout import columns_layout
from solitaire_desktop.table.grid_layout import grid_layout
from solitaire_desktop.table.lanes_layout import lanes_layout
from solitaire_desktop.table.places import Area, Count, Layout, Wishes

SMALLEST = 40
"""A window smaller than this, in pixels, is laid out as if it were so large."""


def lay_out(
    spec: GameSpec,
    counts: Mapping[str, Count],
    area: Area,
    wishes: Wishes,
    *,
    was_shrunk: int = 0,
) -> Layout:
    """The layout with the largest cards for this game, window and length of columns.

    Args:
        counts: for every pile how many cards it holds
        was_shrunk: how many times the cards of the layout before were made smaller
    """
    area = Area(max(SMALLEST, area.width), max(SMALLEST, area.height), area.scale)
    match spec.family:
        case Family.FORTY_THIEVES:
            return columns_layout(spec, counts, area, wishes, was_shrunk=was_shrunk)
        case Family.DEVILS_GRIP:
            return grid_layout(spec, area, wishes)
        case Family.CALCULATION:
            return lanes_layout(spec, counts, area, wishes, was_shrunk=was_shrunk)


def counts(position: Position) -> dict[str, Count]:
    """How many cards each pile holds, and how many of them are face down."""
    hidden = position.hidden
    return {
        pile: Count(len(cards), sum(card in hidden for card in cards) if hidden else 0)
        for pile, cards in position.piles.items()
    }
