"""What is remembered of piles while the search runs: worth, key and what can be lifted.

Each pile is computed from the pile without its top card, once for one choice of weights.
"""

from typing import NamedTuple

from solitaire_desktop.rules.spec import Spaces, Unit
from solitaire_desktop.solver.packed import DOWN, EMPTY, ONE, Board

_MASK = (1 << 62) - 1
_FACTOR = 0x9E3779B97F4A7C15
_COLUMN_SALT, _WASTE_SALT, _STOCK_SALT = 0x3C6EF372FE94F82B, 0x2545F4914F6CDD1D, 0x14057B7EF767814F
_NO_PLACE = 13
_LAST_PLACE = 12

# count, its lowest card, the pile without it, the cards, change of worth and of key, whether it
# may go to an empty column
Lift = tuple[int, int, bytes, bytes, int, int, bool]
# worth, key, top card, lifts, lowest place, lowest place by suit, chained key
Pile = tuple[int, int, int, tuple[Lift, ...], int, tuple[int, ...], int]


class Weights(NamedTuple):
    """What a position is worth, in sixteenths of a point (solver.md, Finding a win).

    Attributes:
        up: a card on a foundation
        above: loss for a card of a column above any that goes up earlier
        own: loss for a card above one of its own suit that goes up earlier
        space: an empty column
        pair: a card of a column that lies on one it may be built on
        waste: loss for a card of the waste: half as much again for what goes up first, half for
            what goes up last
        waste_above: loss for a card of the waste above any that goes up earlier
        uneven: loss for each card by which two foundations of a suit differ
        king: a column that starts with the card that goes up last
    """

    up: int = 300
    above: int = 95
    own: int = 60
    space: int = 300
    pair: int = 100
    waste: int = 240
    waste_above: int = 150
    uneven: int = 40
    king: int = 0


class Columns(dict[bytes, Pile]):
    """Columns by their cards."""

    def __init__(self, board: Board, weights: Weights) -> None:
        super().__init__()
        rules = board.rules
        self.order = board.order
        self.under = board.under
        self.weights = weights
        self.starts = frozenset() if rules.spaces is Spaces.WASTE else board.starts
        self.has_runs = rules.unit is Unit.RUN
        key, lows = mixed_key(_COLUMN_SALT), (_NO_PLACE,) * 4
        self[b""] = (weights.space, key, EMPTY, (), _NO_PLACE, lows, _COLUMN_SALT)

    def __missing__(self, pile: bytes) -> Pile:
        below = self[pile[:-1]]
        card = pile[-1]
        kind = card & EMPTY
        place, suit = self.order[kind], kind // 13
        low, lows, weights = below[4], below[5], self.weights
        worth = below[0]
        if len(pile) == 1:
            worth = weights.king if place == _LAST_PLACE else 0
        elif low < place:
            worth -= weights.above
        if lows[suit] < place:
            worth -= weights.own
        if len(pile) > 1 and pile[-2] in self.under[kind]:
            worth += weights.pair
        if place < lows[suit]:
            lows = (*lows[:suit], place, *lows[suit + 1 :])
        chain = chained(below[6], card)
        key = mixed_key(chain)
        lifts = () if card & DOWN else self._lifts(pile, worth, key)
        self[pile] = found = (worth, key, kind, lifts, min(low, place), lows, chain)
        return found

    def _lifts(self, pile: bytes, worth: int, key: int) -> tuple[Lift, ...]:
        lifts = []
        for count in range(1, len(pile) + 1 if self.has_runs else 2):
            rest, base = pile[:-count], pile[-count]
            if count > 1 and (base & DOWN or base not in self.under[pile[1 - count]]):
                break
            if rest and rest[-1] & DOWN:
                rest = rest[:-1] + ONE[rest[-1] - DOWN]
            left = self[rest]
            roams = bool(rest) and base in self.starts
            lifts.append((count, base, rest, pile[-count:], left[0] - worth, left[1] - key, roams))
        return tuple(lifts)


class Wastes(dict[bytes, Pile]):
    """Wastes by their cards."""

    def __init__(self, board: Board, weights: Weights) -> None:
        super().__init__()
        self.order = board.order
        self.starts = board.starts
        self.weights = weights
        self[b""] = (0, 0, EMPTY, (), _NO_PLACE, (), _WASTE_SALT)

    def __missing__(self, pile: bytes) -> Pile:
        rest = pile[:-1]
        below = self[rest]
        card = pile[-1]
        low, place, weights = below[4], self.order[card], self.weights
        loss = weights.waste * (18 - place) // 12 + (weights.waste_above if low < place else 0)
        chain = chained(below[6], card)
        key = mixed_key(chain)
        lift = (1, card, rest, ONE[card], loss, below[1] - key, card in self.starts)
        self[pile] = found = (below[0] - loss, key, card, (lift,), min(low, place), (), chain)
        return found


class Stocks(dict[bytes, tuple[int, int]]):
    """Keys of stocks by their cards: key and chained key."""

    def __init__(self) -> None:
        super().__init__()
        self[b""] = (0, _STOCK_SALT)

    def __missing__(self, pile: bytes) -> tuple[int, int]:
        chain = chained(self[pile[:-1]][1], pile[-1])
        self[pile] = found = (mixed_key(chain), chain)
        return found


def chained(chain: int, card: int) -> int:
    """The chained key of a pile with one more card on it."""
    chain = (chain ^ (card + 1)) * _FACTOR & _MASK
    return chain ^ chain >> 29


def mixed_key(chain: int) -> int:
    """The key of a pile: its chained key mixed again, so that sums of keys do not cancel."""
    key = (chain ^ chain >> 31) * 0xBF58476D1CE4E5B9 & _MASK
    return key ^ key >> 27
