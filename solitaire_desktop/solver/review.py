"""The review of a played line: which of its positions could be won, as far as it can be decided.

Every position before a winnable one is winnable, every one after a lost one is lost, so only the
ones between need a search.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

from solitaire_desktop.rules import Position
from solitaire_desktop.solver.solve import never, solve
from solitaire_desktop.solver.verdict import Verdict

_PORTIONS = 8  # searches that the time is meant for


@dataclass(frozen=True, slots=True)
class Review:
    """What a review found.

    Attributes:
        verdicts: one for each position of the line
        last_won: the last position known to be winnable, None where there is none
        first_lost: the first position known to be lost, None where there is none
    """

    verdicts: tuple[Verdict, ...]
    last_won: int | None
    first_lost: int | None


def review(
    positions: Sequence[Position],
    *,
    seconds: float,
    nodes: int | None = None,
    cancelled: Callable[[], bool] = never,
) -> Review:
    """Judges the positions of a line, from the true deal, within `seconds` of wall time."""
    deadline = perf_counter() + seconds
    won, lost = -1, len(positions)
    untried = list(range(len(positions)))
    while untried and perf_counter() < deadline and not cancelled():
        at = untried[-1] if len(untried) == len(positions) else untried[len(untried) // 2]
        portion = min(seconds / _PORTIONS, max(0.0, deadline - perf_counter()))
        answer = solve(positions[at], seconds=portion, nodes=nodes, cancelled=cancelled)
        untried.remove(at)
        match answer.verdict:
            case Verdict.WON:
                won = at
            case Verdict.LOST:
                lost = at
            case Verdict.UNKNOWN:
                pass
        untried = [other for other in untried if won < other < lost]
    verdicts = tuple(
        Verdict.WON if at <= won else Verdict.LOST if at >= lost else Verdict.UNKNOWN
        for at in range(len(positions))
    )
    return Review(verdicts, won if won >= 0 else None, lost if lost < len(positions) else None)
