"""Which play a family is searched with, and the weights that a sweep of it starts from."""

from random import Random
from typing import assert_never

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


def width_range(board: Board) -> tuple[int, int]:
    """How many positions a first sweep keeps of each layer, from and to."""
    match board.spec.family:
        case Family.FORTY_THIEVES:
            return 6, 14
        case Family.CALCULATION:
            return 20, 150
        case Family.DEVILS_GRIP:
            return 20, 150
        case family:
            assert_never(family)
