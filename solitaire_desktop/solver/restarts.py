"""Where a sweep starts: at the position itself, or some way along a line that came far before.

What goes wrong in a hard deal mostly goes wrong late, so a new try from the middle of a good line
is cheaper than one from its beginning and wins more often (docs/winnability.md).
"""

from bisect import insort_left
from collections.abc import Iterable
from operator import itemgetter
from random import Random

from solitaire_desktop.solver.packed import (
    DOWN,
    EMPTY,
    FIRST_UP,
    REDEAL,
    TURN,
    WASTE,
    Board,
    State,
    arranged,
    turned_over,
)

SHARE = 0.75  # of the sweeps start along a line
MOST_LINES = 16
FEWEST_LINES = 4  # before which every sweep starts at the beginning
FEWEST_TURNS = 3  # of a line that is worth leaving halfway
EARLIEST, LATEST = 0.05, 0.5  # of a line's turns, where it is left
_BY_LEFT = itemgetter(0)


class Ends:
    """The lines that came farthest without winning, fewest cards left first."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.lines: list[tuple[int, list[int]]] = []

    def note(self, left: int, line: list[int]) -> None:
        """Remembers a line that ends with so many cards left, if it is one of the best."""
        insort_left(self.lines, (left, line), key=_BY_LEFT)
        del self.lines[MOST_LINES:]

    def way(self) -> list[int]:
        """The first moves of one of the lines; mostly some, now and then none."""
        if len(self.lines) < FEWEST_LINES or self.rng.random() >= SHARE:
            return []
        line = self.lines[self.rng.randrange(len(self.lines))][1]
        turns = [at for at, code in enumerate(line) if code in (TURN, REDEAL)]
        if len(turns) < FEWEST_TURNS:
            return []
        wanted = int(len(turns) * self.rng.uniform(EARLIEST, LATEST))
        return line[: turns[wanted - 1] + 1] if wanted else []


def advanced(board: Board, state: State, line: Iterable[int]) -> State:
    """The packed position after moves of the Forty Thieves family, without score and key."""
    _, _, piles, waste, stock, ups, used, _ = state
    columns, tops = list(piles), bytearray(ups)
    for code in line:
        if code in {TURN, REDEAL}:
            turned = turned_over(board, waste, stock, used)
            assert turned is not None, "the line turned here"
            waste, stock, used, _ = turned
        else:
            source, target, count = code >> 6 & 63, code & 63, code >> 12
            pile = waste if source == WASTE else columns[source]
            rest, cards = pile[:-count], pile[-count:]
            if source == WASTE:
                waste = rest
            else:
                columns[source] = _shown(rest)
            if target >= FIRST_UP:
                tops[target - FIRST_UP] = cards[0]
            else:
                columns[target] += cards
    return 0, 0, tuple(columns), waste, stock, arranged(board, bytes(tops)), used, ()


def _shown(pile: bytes) -> bytes:
    """A column whose top card lies face up."""
    return pile[:-1] + bytes((pile[-1] & EMPTY,)) if pile and pile[-1] & DOWN else pile
