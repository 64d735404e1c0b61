"""One sweep with weights, noise and width drawn anew: by the compiled core where there is one."""

from collections.abc import Callable
from itertools import cycle
from math import exp, log
from random import Random
from typing import NamedTuple

from solitaire_desktop.solver.beam import Sweep
from solitaire_desktop.solver.compiled import is_supported, new_core
from solitaire_desktop.solver.foundations import Foundations
from solitaire_desktop.solver.packed import Board, State, line_of
from solitaire_desktop.solver.plays import jittered_weights, new_play, width_range

NOISE_LENGTH = 1009
GROWTH = 1.04  # of the width, from one sweep to the next
REACH = 3.5  # how many times the width a layer is searched for
_NOISE_RANGE = (8 * 16, 45 * 16)


class Swept(NamedTuple):
    """What came of a sweep.

    Attributes:
        line: the packed line to a win, else to the end with the fewest cards left; None for none
        left: how many cards are left at the line's end; 0 for a win
        nodes: how many moves were looked at
        is_whole: whether nothing was left out
    """

    line: list[int] | None
    left: int
    nodes: int
    is_whole: bool


class Sweeper:
    """Sweeps of one position, each with other weights; it remembers how many there were."""

    def __init__(
        self, board: Board, founds: Foundations, rng: Random, *, compiled: bool = True
    ) -> None:
        self.board = board
        self.founds = founds
        self.rng = rng
        self.tries = 0
        self.core = new_core(board) if compiled and is_supported(board) else None

    def sweep(self, start: State, nodes: int, stopped: Callable[[], bool]) -> Swept:
        """The next sweep from a position."""
        low, high = width_range(self.board)
        width = int(exp(self.rng.uniform(log(low), log(high))) * GROWTH**self.tries)
        self.tries += 1
        return self.sweep_of(width, start, nodes, stopped)

    def sweep_of(self, width: int, start: State, nodes: int, stopped: Callable[[], bool]) -> Swept:
        """A sweep of this width."""
        rng = self.rng
        amplitude = rng.randint(*_NOISE_RANGE)
        noise = [rng.randrange(amplitude) for _ in range(NOISE_LENGTH)]
        weights = jittered_weights(self.board, rng)
        reach = int(width * REACH)
        if self.core is not None:
            bounds = (width, reach, nodes)
            return Swept(*self.core.sweep(self.board, start, weights, noise, bounds, stopped))
        play = new_play(self.board, self.founds, weights)
        sweep = Sweep(play, width, reach, nodes, cycle(noise).__next__, stopped)
        won = sweep.run(start)
        end = won or sweep.best
        line = None if end is None else line_of(end[7])
        left = self.board.total if end is None else play.left(end)
        return Swept(line, left, nodes - sweep.nodes, sweep.is_whole)
