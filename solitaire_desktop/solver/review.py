"""The review of a played line: which of its positions could be won, as far as it can be decided.

Found by halving (`halving`), with ever longer looks: what a short look leaves undecided between the
last won and the first lost position is looked at again, for twice as long, while there is time.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

from solitaire_desktop.rules import Position
from solitaire_desktop.solver.halving import first_lost, last_won, next_for_loss, next_for_win
from solitaire_desktop.solver.solve import NO_END, never, solve
from solitaire_desktop.solver.verdict import Verdict

_SHARES = 32  # looks of the first length that the whole time has room for


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
    known: Sequence[Verdict | None] = (),
    cancelled: Callable[[], bool] = never,
) -> Review:
    """Judges the positions of a line, from the true deal.

    Ends after `seconds` of wall time or after about `nodes` moves. `known` are verdicts that need
    no search, the start's first.
    """
    deadline = perf_counter() + seconds
    left, shares = NO_END if nodes is None else nodes, _SHARES
    verdicts = [*known, *[None] * len(positions)][: len(positions)]
    while left > 0 and (rest := deadline - perf_counter()) > 0 and not cancelled():
        at = next_for_loss(verdicts)
        at = next_for_win(verdicts) if at is None else at
        if at is None and first_lost(verdicts) - last_won(verdicts) == 1:
            break
        if at is None:
            verdicts, shares = _undecided_again(verdicts), max(1, shares // 2)
            continue
        most = NO_END if nodes is None else min(left, max(1, nodes // shares))
        answer = solve(
            positions[at], seconds=min(rest, seconds / shares), nodes=most, cancelled=cancelled
        )
        left -= max(1, answer.nodes)
        verdicts[at] = answer.verdict
    return _told(verdicts)


def _undecided_again(verdicts: Sequence[Verdict | None]) -> list[Verdict | None]:
    """Nothing was looked at but what is won or lost."""
    return [None if said is Verdict.UNKNOWN else said for said in verdicts]


def _told(verdicts: Sequence[Verdict | None]) -> Review:
    won, lost = last_won(verdicts), first_lost(verdicts)
    told = tuple(
        Verdict.WON if at <= won else Verdict.LOST if at >= lost else Verdict.UNKNOWN
        for at in range(len(verdicts))
    )
    return Review(told, won if won >= 0 else None, lost if lost < len(verdicts) else None)
