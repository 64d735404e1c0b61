"""Devil's Grip on packed positions: cells that join, gaps that fill, and a talon to empty.

Swaps change nothing but the rows, so the search leaves them out; `lines` arranges the rows at the
end of a won line. The score counts towards the fewest cards left.
"""

from collections.abc import Callable
from typing import NamedTuple

from solitaire_desktop.rules.tables import GRIP_STEP
from solitaire_desktop.solver.foundations import Foundations, mixed
from solitaire_desktop.solver.packed import (
    EMPTY,
    ONE,
    REDEAL,
    TURN,
    WASTE,
    Board,
    Child,
    State,
)
from solitaire_desktop.solver.piles import Stocks, chained, mixed_key

_CELL_SALT, _WASTE_SALT = 0x3C6EF372FE94F82B, 0x2545F4914F6CDD1D
_WHOLE = 4
_NONE = 255  # where a kind lies on no other


class GridWeights(NamedTuple):
    """What a position of Devil's Grip is worth, in sixteenths of a point.

    Attributes:
        waste: loss for a card of the talon
        locked: loss for a card of the talon under one that never leaves it
        whole: a complete pile
        joined: a card that lies on another
        wanted: a pile, for each card of the stock that may go on it
    """

    waste: int = 160
    locked: int = 60
    whole: int = 200
    joined: int = 160
    wanted: int = 250


class GridPlay:
    """The moves of Devil's Grip, scored by one choice of weights.

    It outlives a call because it remembers piles.
    """

    def __init__(self, board: Board, founds: Foundations, weights: GridWeights) -> None:
        self.board = board
        self.founds = founds
        self.weights = weights
        self.lower = bytes(lower[0] if lower else _NONE for lower in board.under).ljust(
            64, ONE[_NONE]
        )
        self.upper = bytes(
            kind + GRIP_STEP if kind in self.lower[:52] else EMPTY for kind in range(64)
        )
        self.forget()

    def forget(self) -> None:
        """Drops what is remembered of piles, to stay within memory."""
        self.cells = _Cells(self.weights)
        self.wastes = _Wastes(self.weights)
        self.stocks = Stocks()
        self.counts = _Counts()

    @property
    def remembered(self) -> int:
        """How many piles are remembered."""
        return len(self.cells) + len(self.wastes) + len(self.stocks) + len(self.counts)

    def begin(self, state: State) -> State:
        """A packed position made ready for the search: scored."""
        return self._measured(state)

    def layer(self, state: State) -> int:
        """The state's layer: turning and filling a gap lead to a later one."""
        return state[6] << 9 | (256 - len(state[4]))

    def left(self, state: State) -> int:
        """How many cards are left in stock, talon and, both empty, in piles that are not whole."""
        left = len(state[3]) + len(state[4])
        return left or sum(len(pile) for pile in state[2] if len(pile) < _WHOLE)

    def spread(
        self, state: State, seen: set[int], noise: Callable[[], int], out: list[Child]
    ) -> int:
        """Adds to `out` each join that leads to a key not in `seen`."""
        score, key, piles, waste, stock, _, used, _ = state
        cells, lower, upper, counts = self.cells, self.lower, self.upper, self.counts[stock]
        tops = bytes([pile[-1] if pile else EMPTY for pile in piles])
        find, moves, sources = tops.find, 0, []
        if waste and (target := find(lower[waste[-1]])) >= 0:
            card = waste[-1]
            worth, shift = self._change(waste, waste[:-1], used)
            worth += self.weights.wanted * (counts[upper[card]] - counts[card])
            sources.append((WASTE, waste[-1:], target, worth, shift))
        if stock or not waste or used < self.board.redeals:  # else a join never helps
            filler = stock[-1] if stock else EMPTY
            fill, wanted = cells[stock[-1:]], self.weights.wanted
            worth = fill[0] + wanted * (counts[upper[filler]] - tops.count(lower[filler]))
            shift = fill[1] + self.stocks[stock[:-1]][0] - self.stocks[stock][0]
            for at, pile in enumerate(piles):
                base = pile[0] if pile else EMPTY
                if (target := find(lower[base])) >= 0:
                    old = cells[pile]
                    now = worth - old[0] - wanted * (counts[base] - (base == filler))
                    sources.append((at, pile, target, now, shift - old[1]))
        for source, cards, first, worth, shift in sources:
            target = first
            while target >= 0:
                moves += 1
                onto = piles[target]
                old, new = cells[onto], cells[onto + cards]
                after = key + shift + new[1] - old[1]
                if after not in seen:
                    seen.add(after)
                    now, code = score + worth + new[0] - old[0], 1 << 12 | source << 6 | target
                    out.append((now + noise(), after, state, code, now))
                target = find(tops[target], target + 1)
        return moves

    def _change(self, old: bytes, new: bytes, used: int) -> tuple[int, int]:
        """How much score and key change when the talon does, within a pass."""
        before, after = self.wastes[old], self.wastes[new]
        last = used >= self.board.redeals
        return after[last] - before[last], after[2] - before[2]

    def ripen(self, child: Child) -> State:
        """The position that a join leads to."""
        _, key, before, code, score = child
        _, _, piles, waste, stock, ups, used, trail = before
        source, target = code >> 6 & 63, code & 63
        cells = list(piles)
        if source == WASTE:
            cells[target] += waste[-1:]
            waste = waste[:-1]
        else:
            cells[target] += cells[source]
            cells[source], stock = stock[-1:], stock[:-1]
        return score, key, tuple(cells), waste, stock, ups, used, (trail, code)

    def turned(self, state: State) -> State | None:
        """The position after turning cards, or the talon back over; None when neither can be."""
        score, key, piles, waste, stock, ups, used, trail = state
        if stock:
            cards = stock[: -self.board.rules.turn - 1 : -1]
            rest = stock[: -len(cards)]
            worth, shift = self._change(waste, waste + cards, used)
            tops = bytes([pile[-1] if pile else EMPTY for pile in piles])
            worth -= self.weights.wanted * sum(tops.count(self.lower[card]) for card in cards)
            shift += self.stocks[rest][0] - self.stocks[stock][0]
            trail = (trail, TURN)
            return score + worth, key + shift, piles, waste + cards, rest, ups, used, trail
        if not waste or used >= self.board.redeals:
            return None
        cells, stock = list(piles), waste[::-1]
        for at, cell in enumerate(cells):
            if not cell and stock:
                cells[at], stock = ONE[stock[-1]], stock[:-1]
        return self._measured((0, 0, tuple(cells), b"", stock, ups, used + 1, (trail, REDEAL)))

    def _measured(self, state: State) -> State:
        """The state with its score and key."""
        _, _, piles, waste, stock, _, used, _ = state
        found = self.wastes[waste]
        cells = [self.cells[pile] for pile in piles]
        score = found[used >= self.board.redeals] + sum(cell[0] for cell in cells)
        counts = self.counts[stock]
        score += self.weights.wanted * sum(counts[self.upper[pile[-1]]] for pile in piles if pile)
        key = found[2] + self.stocks[stock][0] + sum(cell[1] for cell in cells)
        return score, key, *state[2:]


class _Cells(dict[bytes, tuple[int, int]]):
    """Piles by their cards: worth and key."""

    def __init__(self, weights: GridWeights) -> None:
        super().__init__()
        self.weights = weights

    def __missing__(self, pile: bytes) -> tuple[int, int]:
        weights = self.weights
        worth = 0
        if pile:
            worth = weights.joined * (len(pile) - 1)
            worth += weights.whole if len(pile) == _WHOLE else 0
        self[pile] = found = (worth, mixed(pile, _CELL_SALT))
        return found


class _Wastes(dict[bytes, tuple[int, int, int, int, int]]):
    """Talons by their cards: worth, worth in the last pass, key, chained key, cards locked."""

    def __init__(self, weights: GridWeights) -> None:
        super().__init__()
        self.weights = weights
        self[b""] = (0, 0, mixed_key(_WASTE_SALT), _WASTE_SALT, 0)

    def __missing__(self, pile: bytes) -> tuple[int, int, int, int, int]:
        below, card = self[pile[:-1]], pile[-1]
        locked = len(pile) if card % 13 <= GRIP_STEP else below[4]
        worth = -self.weights.waste * len(pile)
        chain = chained(below[3], card)
        last = worth - self.weights.locked * locked
        self[pile] = found = (worth, last, mixed_key(chain), chain, locked)
        return found


class _Counts(dict[bytes, bytes]):
    """How many cards of each kind are in a stock, by its cards; 0 for EMPTY."""

    def __missing__(self, stock: bytes) -> bytes:
        self[stock] = found = bytes(stock.count(kind) for kind in range(64))
        return found
