"""Proofs: which exhaustive search is made of a position, by the compiled core where there is one.

A blind search chooses the next card of the stock itself: what is lost even so is lost for every
order of the unseen cards.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from solitaire_desktop.rules import Family
from solitaire_desktop.solver.columns import ColumnPlay
from solitaire_desktop.solver.compiled import is_supported, new_core_proof
from solitaire_desktop.solver.dead import DeadEnds
from solitaire_desktop.solver.delays import DelayingProof
from solitaire_desktop.solver.exhaust import Proof
from solitaire_desktop.solver.foundations import Foundations, settles
from solitaire_desktop.solver.packed import Board, State
from solitaire_desktop.solver.plays import new_play, usual_weights

if TYPE_CHECKING:
    from solitaire_desktop.solver._core import CoreProof


def new_proof(
    board: Board,
    start: State,
    cancelled: Callable[[], bool],
    *,
    is_blind: bool = False,
    compiled: bool = True,
) -> "Proof | CoreProof":
    """The proof from a position: by the compiled core where there is one."""
    if is_blind and not start[6]:
        start = (*start[:4], bytes(sorted(start[4])), *start[5:])
    if compiled and is_supported(board):
        return new_core_proof(board, start, cancelled, is_blind=is_blind)
    founds = Foundations(board)
    play = new_play(board, founds, usual_weights(board))
    dead = DeadEnds(board, founds) if board.spec.family is Family.FORTY_THIEVES else None
    if isinstance(play, ColumnPlay) and dead is not None and not settles(board):
        return DelayingProof(board, play, dead, start, cancelled, is_blind)
    return Proof(board, play, dead, start, cancelled, is_blind)
