"""From packed lines to moves: named, and replayed through the referee before anyone sees them.

The referee shares nothing with the search but the tables, so a line that it accepts is a proof.
"""

from collections.abc import Iterable

from solitaire_desktop.rules import (
    Family,
    Move,
    MoveKind,
    Outcome,
    Position,
    outcome,
    play,
    why_not,
)
from solitaire_desktop.rules.cards import KING
from solitaire_desktop.rules.move import STOCK as STOCK_PILE
from solitaire_desktop.rules.move import WASTE as WASTE_PILE
from solitaire_desktop.rules.move import WHOLE
from solitaire_desktop.rules.tables import GRIP_STEP
from solitaire_desktop.solver.packed import FIRST_UP, STOCK, WASTE, Board, unpacked_move

_ROWS = "abc"


def named_line(board: Board, position: Position, line: Iterable[int]) -> tuple[Move, ...]:
    """The moves of a packed line from a position; AssertionError where the referee refuses one."""
    moves = []
    for code in line:
        move = _named(board, position, code)
        moves.append(move)
        position = _replayed(position, move)
    return tuple(moves)


def replayed(position: Position, moves: Iterable[Move]) -> Position:
    """Where moves lead to; AssertionError when the referee refuses one."""
    for move in moves:
        position = _replayed(position, move)
    return position


def _replayed(position: Position, move: Move) -> Position:
    refused = why_not(position, move)
    if refused is not None:
        raise AssertionError(f"the search played {move}, refused as {refused.reason}")
    return play(position, move)


def is_won_by(position: Position, moves: Iterable[Move]) -> bool:
    """Whether moves, all legal, win; False when one is refused or the end is not won."""
    for move in moves:
        if why_not(position, move) is not None:
            return False
        position = play(position, move)
    return outcome(position) is Outcome.WON


def _named(board: Board, position: Position, code: int) -> Move:
    source, target, count = unpacked_move(code)
    name = _pile(board, source)
    if target < FIRST_UP:
        whole = board.spec.family is Family.DEVILS_GRIP and source < WASTE
        return Move(name, _pile(board, target), WHOLE if whole else count)
    group = next(group for group in board.groups if target - FIRST_UP in group)
    moves = [Move(name, board.up_names[at]) for at in group]
    return next((move for move in moves if why_not(position, move) is None), moves[0])


def _pile(board: Board, number: int) -> str:
    if number == WASTE:
        return WASTE_PILE
    return STOCK_PILE if number == STOCK else board.names[number]


def arranging(position: Position) -> tuple[Move, ...]:
    """Devil's Grip: the swaps that bring each pile into its row, as far as piles are there."""
    swaps = []
    changed = True
    while changed:
        changed = False
        for cell, other in _misplaced(position):
            swap = Move(cell, other, WHOLE, MoveKind.SWAP)
            swaps.append(swap)
            position = play(position, swap)
            changed = True
            break
    return tuple(swaps)


def _misplaced(position: Position) -> Iterable[tuple[str, str]]:
    """Cells whose pile belongs to another row, each with a cell there whose pile does not."""
    belongs = {
        cell: _ROWS[position[cell][0].rank - 2]
        for cell in position.spec.group(position.spec.kind_of("a1"))
        if position[cell] and position[cell][0].rank <= KING - 3 * GRIP_STEP
    }
    for cell, row in belongs.items():
        if row != cell[0]:
            for other, other_row in belongs.items():
                if other[0] == row and other_row != row:
                    yield min(cell, other), max(cell, other)
