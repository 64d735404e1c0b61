"""The solver: sweeps with ever new weights and, beside them, a proof that nothing wins.

Bounded by moves looked at or by time, whichever ends first; for a number of moves and a seed the
answer is always the same. The referee replays every line before it is given away.
"""

from collections.abc import Callable
from time import perf_counter, process_time

from solitaire_desktop.rules import Family, Move, Outcome, Position, outcome
from solitaire_desktop.solver.lines import arranging, named_line, replayed
from solitaire_desktop.solver.search import Search
from solitaire_desktop.solver.verdict import Answer, Verdict

Cancelled = Callable[[], bool]
NO_END = 1 << 60


def never() -> bool:
    """A search that nobody cancels."""
    return False


def solve(
    position: Position,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    cancelled: Cancelled = never,
    seed: int = 0,
    compiled: bool = True,
) -> Answer:
    """Whether a position can be won, all cards known.

    Ends after `seconds` of wall time, after about `nodes` moves, or soon after `cancelled` says
    so; with neither bound it goes on until it knows. In Devil's Grip, where the bound is always
    used up, `moves` is the best line found even if it does not win. `compiled` lets the compiled
    core do it where there is one: with the same answer.
    """
    began, deadline = process_time(), perf_counter() + (NO_END if seconds is None else seconds)

    def stopped() -> bool:
        return perf_counter() >= deadline or cancelled()

    search = Search(position, stopped, seed, compiled=compiled)
    verdict, line = _searched(position, search, NO_END if nodes is None else nodes)
    moves = None
    if line is not None:
        verdict, moves = _checked(position, search, line, verdict)
    return Answer(verdict, moves, search.nodes, process_time() - began)


def _searched(position: Position, search: Search, nodes: int) -> tuple[Verdict, list[int] | None]:
    if outcome(position) is Outcome.WON:
        return Verdict.WON, []
    is_grip = position.spec.family is Family.DEVILS_GRIP
    if search.is_lost and not is_grip:
        return Verdict.LOST, None
    while (search.nodes < nodes and not search.stopped()) or (is_grip and search.best is None):
        won = search.step(nodes - search.nodes)
        if won is not None:
            return Verdict.WON, won
        if search.is_lost and not is_grip:
            return Verdict.LOST, None
    return Verdict.LOST if search.is_lost else Verdict.UNKNOWN, search.best


def _checked(
    position: Position, search: Search, line: list[int], verdict: Verdict
) -> tuple[Verdict, tuple[Move, ...]]:
    """The line's moves, replayed; AssertionError when they do not do what the search says.

    In a study of Devil's Grip complete piles cannot always be brought into their rows: unknown.
    """
    moves = named_line(search.board, position, line)
    end = replayed(position, moves)
    if position.spec.family is Family.DEVILS_GRIP and verdict is Verdict.WON:
        swaps = arranging(end)
        moves, end = (*moves, *swaps), replayed(end, swaps)
        return verdict if outcome(end) is Outcome.WON else Verdict.UNKNOWN, moves
    if verdict is Verdict.WON and outcome(end) is not Outcome.WON:
        raise AssertionError("the search won, the referee says otherwise")
    return verdict, moves
