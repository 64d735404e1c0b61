"""Playing a record through the rules: the positions it passes, or the move that is refused."""

from dataclasses import dataclass

from solitaire_desktop.rules.deal import dealt
from solitaire_desktop.rules.move import Refusal
from solitaire_desktop.rules.notation import Record
from solitaire_desktop.rules.position import Position
from solitaire_desktop.rules.referee import play, why_not


@dataclass(frozen=True, slots=True)
class Replay:
    """What came of playing a record.

    Attributes:
        positions: the start and the position after each legal move, as far as they go
        refusal: why the next move is refused; None when all are legal
        cursor: the index of the position that the record says it stands at
    """

    positions: tuple[Position, ...]
    refusal: Refusal | None
    cursor: int

    @property
    def position(self) -> Position:
        """The position at the cursor; with a refused move, the one before it."""
        return self.positions[self.cursor]


def start_of(record: Record) -> Position:
    """The position that a record starts from."""
    return record.study if record.study is not None else dealt(record.spec, record.deal)


def replay(record: Record) -> Replay:
    """Plays all moves of a record, up to the first that is refused."""
    positions = [start_of(record)]
    for move in record.moves:
        refused = why_not(positions[-1], move)
        if refused is not None:
            return Replay(tuple(positions), refused, len(positions) - 1)
        positions.append(play(positions[-1], move))
    cursor = len(positions) - 1 if record.cursor is None else record.cursor
    return Replay(tuple(positions), None, cursor)
