"""What the search worker answers to a player's wish, as values: hints, a solution, a review."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from solitaire_desktop.rules import Move, Position, Step
from solitaire_desktop.solver.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Hints:
    """Moves worth making from a position, the best first, or a note why there is none.

    Attributes:
        moves: each move with the key of the sentence that says why
        note: the key of what is true when there is no move worth making; empty otherwise
    """

    position: Position
    moves: tuple[tuple[Move, str], ...]
    note: str

    @classmethod
    def told(cls, position: Position, fields: Mapping[str, object]) -> "Hints":
        """What the worker's line says."""
        found = fields.get("hints")
        hints = found if isinstance(found, list) else []
        moves = tuple((Move.from_text(hint["move"]), str(hint["why"])) for hint in hints)
        return cls(position, moves, str(fields.get("note") or ""))


@dataclass(frozen=True, slots=True)
class Solution:
    """Whether a position can be won by the true deal, and how."""

    position: Position
    verdict: Verdict
    moves: tuple[Move, ...]

    @classmethod
    def told(cls, position: Position, fields: Mapping[str, object]) -> "Solution":
        """What the worker's line says."""
        found = fields.get("moves")
        texts = found if isinstance(found, list) else []
        verdict = Verdict(str(fields.get("verdict", Verdict.UNKNOWN)))
        return cls(position, verdict, tuple(Move.from_text(str(text)) for text in texts))


@dataclass(frozen=True, slots=True)
class Review:
    """The verdict of each position of a line that was played, one more than there are moves.

    Attributes:
        last_won: the last position known to be winnable; None where there is none
        first_lost: the first position known to be lost; None where there is none
    """

    verdicts: tuple[Verdict, ...]
    last_won: int | None
    first_lost: int | None

    @classmethod
    def told(cls, fields: Mapping[str, object]) -> "Review":
        """What the worker's line says."""
        found = fields.get("verdicts")
        texts = found if isinstance(found, list) else []
        return cls(
            tuple(Verdict(str(text)) for text in texts),
            _index(fields.get("last_won")),
            _index(fields.get("first_lost")),
        )

    def after_steps(self, steps: Sequence[Step]) -> tuple[Verdict, ...]:
        """The verdict after each step, the start first: a step may be several moves."""
        ends = accumulate((len(step) for step in steps), initial=0)
        count = len(self.verdicts)
        return tuple(self.verdicts[at] if at < count else Verdict.UNKNOWN for at in ends)


Advice = Hints | Solution | Review


def _index(value: object) -> int | None:
    return value if isinstance(value, int) else None
