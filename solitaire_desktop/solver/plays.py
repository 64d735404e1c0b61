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


def new_play(board: Board, founds: Foundations, rng: Random | None = None) -> Play:
    """The play of the board's family; with `rng`, its weights jittered."""
    match board.spec.family:
        case Family.FORTY_THIEVES:
            return ColumnPlay(board, founds, Weights(*_jittered(column_weights(board), rng)))
        case Family.CALCULATION:
            return ReservePlay(board, founds, ReserveWeights(*_jittered(ReserveWeights(), rng)))
        case Family.DEVILS_GRIP:
            return GridPlay(board, founds, GridWeights(*_jittered(GridWeights(), rng)))
        case family:
            assert_never(family)


def _jittered(weights: tuple[int, ...], rng: Random | None) -> list[int]:
    if rng is None:
        return list(weights)
    return [round(weight * rng.lognormvariate(0.0, SPREAD)) for weight in weights]


def column_weights(board: Board) -> Weights:
    """The weights for a game's spaces: what takes only kings is worth less."""
    if board.rules.spaces is Spaces.KINGS:
        return Weights(space=80, king=480)
    return Weights()
