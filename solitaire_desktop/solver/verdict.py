"""What a search answers: one of three verdicts, and the line that proves a win."""

from dataclasses import dataclass
from enum import StrEnum

from solitaire_desktop.rules import Move


class Verdict(StrEnum):
    """Whether a position can be won; a search that gave up is never a loss."""

    WON = "won"
    LOST = "lost"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a search.

    Attributes:
        moves: the line that wins, replayed by the referee; in Devil's Grip the best line found;
            None where there is none
        nodes: how many moves were looked at
        seconds: CPU seconds of this process
    """

    verdict: Verdict
    moves: tuple[Move, ...] | None = None
    nodes: int = 0
    seconds: float = 0.0
