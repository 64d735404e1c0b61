"""The compiled core, where it was built: what it knows, and its two searches.

Everything works without it; with it a search is some ten times faster and answers the same.
"""

from collections.abc import Callable

from solitaire_desktop.rules import Family
from solitaire_desktop.rules.spec import FoundationBuild
from solitaire_desktop.solver.foundations import settles
from solitaire_desktop.solver.packed import Board, State

try:
    from solitaire_desktop.solver._core import Core, CoreProof
except ImportError:  # there was no compiler, or no Cython
    HAS_CORE = False
else:
    HAS_CORE = True

MOST_KEYS = 4_000_000  # positions that a proof remembers: at most 150 MiB
MOST_WAITING = 120_000  # positions that wait to be searched: at most 90 MiB


def is_supported(board: Board) -> bool:
    """Whether there is a core, and it knows this game."""
    return (
        HAS_CORE
        and board.spec.family is Family.FORTY_THIEVES
        and board.rules.foundation_build is not FoundationBuild.ALTERNATE
        and not settles(board)
    )


def new_core(board: Board) -> "Core":
    """The core's sweeps of a supported board."""
    return Core(board)


def new_core_proof(
    board: Board,
    start: State,
    cancelled: Callable[[], bool],
    *,
    is_blind: bool,
) -> "CoreProof":
    """The core's proof from a position of a supported board."""
    return CoreProof(board, start, cancelled, is_blind, MOST_KEYS, MOST_WAITING)
