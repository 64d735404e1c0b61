"""Which cards fly when the position changes: made from where cards are and where they belong."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF

from solitaire_desktop.rules.move import STOCK
from solitaire_desktop.table.card_item import CardItem
from solitaire_desktop.table.geometry import Box
from solitaire_desktop.table.motion import Flight, Path

MOVE, MOVE_FAR = 180.0, 260.0
EASE, HOME, SHAKE, HOP = 200.0, 200.0, 160.0, 320.0
DEAL, STAGGER, WHOLE_DEAL = 160.0, 28.0, 1600.0
_GROUP_STAGGER, _ALL_GROUPS = 55.0, 900.0
_FILL_AFTER = 110.0


def step_flights(items: Sequence[CardItem], left: dict[CardItem, str], far: float) -> list[Flight]:
    """The flights of a step: cards that changed piles fly, others of their piles make room.

    Args:
        items: the cards that are not where they belong, or show the wrong side
        left: the piles that cards have left
        far: the distance, in pixels, of a long flight
    """
    movers = [item for item in items if item in left]
    flights = [_flight(item, 0, EASE) for item in items if item not in left]
    groups: dict[tuple[str, str], list[CardItem]] = {}
    for item in sorted(movers, key=lambda item: item.placement.at):
        groups.setdefault((left[item], item.placement.pile), []).append(item)
    wait = min(_GROUP_STAGGER, _ALL_GROUPS / max(1, len(groups)))
    begin = 0.0
    for (source, target), group in groups.items():
        is_fill = source == STOCK and target != "waste" and len(groups) > 1
        head = _flight(group[0], begin + (_FILL_AFTER if is_fill else 0), MOVE)
        length = _time(head, far)
        for item, before in zip(group, (None, *group), strict=False):
            if before is not None and _goal(item) == _goal(before):
                begin += wait  # onto a foundation, one by one
            flights.append(_flight(item, max(begin, head.begin), length))
        begin += wait
    return flights


def in_the_air(flights: Sequence[Flight], left: dict[CardItem, str]) -> list[CardItem]:
    """The cards of a step that change piles, the lowest in the air first.

    A card that waits on its pile lies under those that leave that pile before it, as it did.
    """
    movers = [flight for flight in flights if flight.item in left]
    piles = list(dict.fromkeys(left[flight.item] for flight in movers))
    movers.sort(key=lambda flight: (piles.index(left[flight.item]), -flight.begin))
    return [flight.item for flight in movers]


def deal_flights(items: Sequence[CardItem], stock: Box) -> list[Flight]:
    """The flights of a deal: all cards that are not in the stock come from there, row by row."""
    dealt = sorted(
        (item for item in items if item.placement.pile != STOCK),
        key=lambda item: (item.placement.at, items.index(item)),
    )
    wait = min(STAGGER, (WHOLE_DEAL - DEAL) / max(1, len(dealt) - 1))
    start = QPointF(stock.x, stock.y)
    return [
        Flight(
            item, start, _goal(item), i * wait, DEAL, turns=item.placement.is_up, waits_unseen=True
        )
        for i, item in enumerate(dealt)
    ]


def home_flights(items: Sequence[CardItem]) -> list[Flight]:
    """The flights of refused cards, back to where they belong."""
    return [
        Flight(item, item.pos(), _goal(item), 0, HOME, Path.HOME)
        for item in items
        if item.pos() != _goal(item)
    ]


def shakes(items: Sequence[CardItem], width: float) -> list[Flight]:
    """A pile that refuses shakes its head, `width` pixels to each side."""
    return [Flight(item, QPointF(width, 0), _goal(item), 0, SHAKE, Path.SHAKE) for item in items]


def hops(items: Sequence[CardItem], begin: float, height: float) -> list[Flight]:
    """Cards hop for joy, one after the other."""
    return [
        Flight(item, QPointF(0, -height), _goal(item), begin + i * HOP / 4, HOP, Path.HOP)
        for i, item in enumerate(items)
    ]


def _goal(item: CardItem) -> QPointF:
    return QPointF(item.placement.x, item.placement.y)


def _flight(item: CardItem, begin: float, length: float) -> Flight:
    turns = item.is_up != item.placement.is_up
    return Flight(item, item.pos(), _goal(item), begin, length, turns=turns)


def _time(flight: Flight, far: float) -> float:
    way = flight.goal - flight.start
    part = min(1.0, math.hypot(way.x(), way.y()) / max(1.0, far))
    return MOVE + (MOVE_FAR - MOVE) * part
