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
    STOCK,
    TURN,
    WASTE,
    Board,
    Child,
    State,
)

_CELL_SALT, _WASTE_SALT = 0x3C6EF372FE94F82B, 0x2545F4914F6CDD1D
_WHOLE = 4


class GridWeights(NamedTuple):
    """What a position of Devil's Grip is worth, in sixteenths of a point.

    Attributes:
        waste: loss for a card of the talon
        locked: loss for a card of the talon under one that never leaves it
        whole: a complete pile
        joined: a card that lies on another
        base: a pile that starts a row
    """

    waste: int = 160
    locked: int = 160
    whole: int = 160
    joined: int = 160
    base: int = 80


class GridPlay:
    """The moves of Devil's Grip, scored by one choice of weights.

    It outlives a call because it remembers piles.
    """

    def __init__(self, board: Board, founds: Foundations, weights: GridWeights) -> None:
        self.board = board
        self.founds = founds
        self.weights = weights
        self.forget()

    def forget(self) -> None:
        """Drops what is remembered of piles, to stay within memory."""
        self.cells: dict[bytes, tuple[int, int]] = {}

    @property
    def remembered(self) -> int:
        """How many piles are remembered."""
        return len(self.cells)

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
        _, _, piles, waste, stock, _, _, _ = state
        tops = bytes([pile[-1] if pile else EMPTY for pile in piles])
        is_idle = bool(waste) and not stock and state[6] >= self.board.redeals
        sources = [(WASTE, waste[-1])] if waste else []
        if not is_idle:
            sources += [(at, pile[0]) for at, pile in enumerate(piles) if pile]
        moves = 0
        for source, base in sources:
            for lower in self.board.under[base]:
                target = tops.find(lower)
                while target >= 0:
                    moves += 1
                    code = 1 << 12 | source << 6 | target
                    after = self._measured(self._joined(state, code))
                    if after[1] not in seen:
                        seen.add(after[1])
                        out.append((after[0] + noise(), after[1], state, code, after[0]))
                    target = tops.find(lower, target + 1)
        return moves

    def _joined(self, state: State, code: int) -> State:
        score, key, piles, waste, stock, ups, used, trail = state
        source, target = code >> 6 & 63, code & 63
        cells = list(piles)
        if source == WASTE:
            cells[target] += waste[-1:]
            waste = waste[:-1]
        else:
            cells[target] += cells[source]
            cells[source], stock = stock[-1:], stock[:-1]
        return score, key, tuple(cells), waste, stock, ups, used, (trail, code)

    def ripen(self, child: Child) -> State:
        """The position that a join leads to."""
        _, key, before, code, score = child
        return score, key, *self._joined(before, code)[2:]

    def turned(self, state: State) -> State | None:
        """The position after turning cards, or the talon back over; None when neither can be."""
        _, _, piles, waste, stock, ups, used, trail = state
        cells = list(piles)
        if stock:
            cards = stock[: -self.board.rules.turn - 1 : -1]
            stock, waste, trail = stock[: -len(cards)], waste + cards, (trail, TURN)
        elif waste and used < self.board.redeals:
            stock, waste, used, trail = waste[::-1], b"", used + 1, (trail, REDEAL)
            for at, cell in enumerate(cells):
                if not cell and stock:
                    cells[at], stock = ONE[stock[-1]], stock[:-1]
        else:
            return None
        return self._measured((0, 0, tuple(cells), waste, stock, ups, used, trail))

    def _measured(self, state: State) -> State:
        """The state with its score and key."""
        _, _, piles, waste, stock, _, used, _ = state
        weights = self.weights
        score = -weights.waste * len(waste)
        if used >= self.board.redeals:
            score -= weights.locked * _locked(waste)
        key = mixed(waste, _WASTE_SALT) + mixed(stock, STOCK)
        for pile in piles:
            worth, pile_key = self.cells.get(pile) or self._remember(pile)
            score += worth
            key += pile_key
        return score, key, *state[2:]

    def _remember(self, pile: bytes) -> tuple[int, int]:
        weights = self.weights
        worth = 0
        if pile:
            worth = weights.joined * (len(pile) - 1)
            worth += weights.whole if len(pile) == _WHOLE else 0
            worth += weights.base if pile[0] % 13 <= GRIP_STEP else 0
        self.cells[pile] = found = (worth, mixed(pile, _CELL_SALT))
        return found


def _locked(waste: bytes) -> int:
    """How many cards of the talon can never leave it, in the last pass (games.md, 1)."""
    for at in range(len(waste), 0, -1):
        if waste[at - 1] % 13 <= GRIP_STEP:
            return at
    return 0
