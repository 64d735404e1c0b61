"""What the model tells the table: that the position changed, from what to what, and why."""

from dataclasses import dataclass
from enum import StrEnum

from solitaire_desktop.rules import Position, Step


class ChangeKind(StrEnum):
    """Why the position on the table changed."""

    DEAL = "deal"
    STEP = "step"
    UNDO = "undo"
    REDO = "redo"
    RESTART = "restart"
    JUMP = "jump"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Change:
    """A change of the position; `before` is None when another game stood there, or none."""

    kind: ChangeKind
    before: Position | None
    after: Position
    step: Step | None = None


@dataclass(frozen=True, slots=True)
class CellState:
    """How a pile of Devil's Grip's grid stands.

    Attributes:
        ranks: the four ranks of its row, lowest first
        in_row: whether it starts with its row's first rank
        reached: the ranks of its row that it has
        wanted: the rank that it takes next; None when it is empty, complete or in a wrong row
        complete: whether it is complete and in its row
    """

    ranks: tuple[int, ...]
    in_row: bool
    reached: tuple[int, ...]
    wanted: int | None
    complete: bool


def cell_state(position: Position, cell: str) -> CellState:
    """How this pile of the grid stands (DG-3, DG-19, DG-22)."""
    first = "abc".index(cell[0]) + 2
    ranks = tuple(range(first, first + 12, 3))
    cards = position[cell]
    in_row = bool(cards) and cards[0].rank == first
    reached = tuple(card.rank for card in cards) if in_row else ()
    complete = reached == ranks
    wanted = ranks[len(reached)] if in_row and not complete else None
    return CellState(ranks, in_row, reached, wanted, complete)
