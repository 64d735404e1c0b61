"""Sweeps with start, weights, noise and width drawn anew: by the compiled core if there is one."""

from collections.abc import Callable
from itertools import cycle
from math import exp, log
from random import Random
from typing import NamedTuple

from solitaire_desktop.rules import Family
from solitaire_desktop.solver.beam import Sweep
from solitaire_desktop.solver.compiled import is_supported, new_core
from solitaire_desktop.solver.foundations import Foundations, settles
from solitaire_desktop.solver.packed import Board, State, line_of
from solitaire_desktop.solver.plays import jittered_weights, new_play, widths
from solitaire_desktop.solver.restarts import Ends, advanced

NOISE_LENGTH = 1009
REACH = 3.5  # how many times the width a layer is searched for
_MOST_GROWTH = 100  # sweeps, after which a width has long reached its end
_NOISE_RANGE = (8 * 16, 56 * 16)


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
        is_family = board.spec.family is Family.FORTY_THIEVES
        self.ends = Ends(rng) if is_family and not settles(board) else None
        self.core = new_core(board) if compiled and is_supported(board) else None

    def sweep(self, start: State, nodes: int, stopped: Callable[[], bool]) -> Swept:
        """The next sweep from a position, or from some way along a line from it."""
        way = self.ends.way() if self.ends is not None else []
        after = advanced(self.board, start, way) if way else start
        swept = self.sweep_of(self._width(), after, nodes, stopped)
        line = None if swept.line is None else way + swept.line
        if self.ends is not None and line is not None:
            self.ends.note(swept.left, line)
        return swept._replace(line=line, is_whole=swept.is_whole and not way)

    def _width(self) -> int:
        """The next sweep's width: ever wider, since what few positions do not find more may."""
        low, high, growth, most = widths(self.board)
        width = exp(self.rng.uniform(log(low), log(high))) * growth ** min(self.tries, _MOST_GROWTH)
        self.tries += 1
        return int(width if width <= most else most * self.rng.uniform(0.7, 1.3))

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
