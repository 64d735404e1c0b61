"""Which play a family is searched with, and the weights that a sweep of it starts from."""

from random import Random
from typing import NamedTuple, assert_never

from solitaire_desktop.rules import Family
from solitaire_desktop.rules.spec import Spaces
from solitaire_desktop.solver.beam import Play
from solitaire_desktop.solver.columns import ColumnPlay
from solitaire_desktop.solver.foundations import Foundations
from solitaire_desktop.solver.grid import GridPlay, GridWeights
from solitaire_desktop.solver.packed import Board
from solitaire_desktop.solver.piles import Weights
from solitaire_desktop.solver.reserves import ReservePlay, ReserveWeights

SPREAD = 0.4  # of the logarithm of the weights, from sweep to sweep (solver.md)


def new_play(board: Board, founds: Foundations, weights: tuple[int, ...]) -> Play:
    """The play of the board's family with these weights."""
    match board.spec.family:
        case Family.FORTY_THIEVES:
            return ColumnPlay(board, founds, Weights(*weights))
        case Family.CALCULATION:
            return ReservePlay(board, founds, ReserveWeights(*weights))
        case Family.DEVILS_GRIP:
            return GridPlay(board, founds, GridWeights(*weights))
        case family:
            assert_never(family)


def usual_weights(board: Board) -> tuple[int, ...]:
    """The weights that sweeps of this game start from."""
    match board.spec.family:
        case Family.FORTY_THIEVES:
            return column_weights(board)
        case Family.CALCULATION:
            return ReserveWeights()
        case Family.DEVILS_GRIP:
            return GridWeights()
        case family:
            assert_never(family)


def jittered_weights(board: Board, rng: Random) -> tuple[int, ...]:
    """Those weights, each made larger or smaller by chance."""
    return tuple(round(weight * rng.lognormvariate(0.0, SPREAD)) for weight in usual_weights(board))


def column_weights(board: Board) -> Weights:
    """The weights for a game's spaces: what takes only kings is worth less."""
    if board.rules.spaces is Spaces.KINGS:
        return Weights(space=80, king=480)
    return Weights()


class Widths(NamedTuple):
    """How many positions sweeps keep of each layer.

    Attributes:
        low: the first sweep's, from
        high: the first sweep's, to
        growth: how much wider each sweep is than the one before
        most: about as wide as they get
    """

    low: int
    high: int
    growth: float
    most: int


def widths(board: Board) -> Widths:
    """The widths for a family: narrow ones first where many deals are easy."""
    match board.spec.family:
        case Family.FORTY_THIEVES:
            return Widths(6, 14, 1.2, 300)
        case Family.CALCULATION | Family.DEVILS_GRIP:
            return Widths(20, 150, 1.04, 3_000)
        case family:
            assert_never(family)
