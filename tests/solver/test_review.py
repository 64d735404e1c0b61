"""Where a played line was lost: found by halving, whatever the search leaves undecided."""

from collections.abc import Callable
from time import perf_counter

import pytest

from solitaire_desktop.rules import Position, parse_record, replay
from solitaire_desktop.solver import review as reviewing
from solitaire_desktop.solver.review import review
from solitaire_desktop.solver.verdict import Answer, Verdict

# Winnable until step 20 at least, lost from step 52 on at the latest.
LOST = """patience 1
game: forty-thieves
deal: 100003
moves: t6-f4 t9-f1 t9-f1 s-w s-w s-w s-w s-w s-w s-w s-w s-w s-w s-w s-w s-w w-f6 w-f6 t10-f6 t10-f1
moves: t10-t2 s-w s-w s-w s-w s-w s-w s-w s-w s-w s-w s-w s-w s-w w-f6 s-w w-f8 s-w s-w w-f4 s-w s-w
moves: s-w s-w s-w w-f2 s-w s-w s-w s-w s-w s-w s-w s-w s-w s-w s-w s-w s-w s-w s-w
"""
POSITIONS = replay(parse_record(LOST)).positions
W, U, L = Verdict.WON, Verdict.UNKNOWN, Verdict.LOST


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Which positions are searched, by a search that decides none between 20 and 52."""
    steps: list[int] = []

    def solve(position: Position, **_bounds: object) -> Answer:
        at = next(at for at, each in enumerate(POSITIONS) if each is position)
        steps.append(at)
        return Answer(W if at <= 20 else L if at >= 52 else U, None, 1)

    monkeypatch.setattr(reviewing, "solve", solve)
    return steps


def stopped_after(asked: list[int], count: int) -> Callable[[], bool]:
    return lambda: len(asked) >= count


def test_undecided_positions_are_gone_around_by_halving(asked: list[int]) -> None:
    """Their neighbours were asked about again and again: nothing was known before step 60."""
    found = review(POSITIONS, seconds=60, cancelled=stopped_after(asked, 14))

    assert (found.last_won, found.first_lost) == (20, 52)
    assert found.verdicts == (W,) * 21 + (U,) * 31 + (L,) * 10


def test_the_review_of_a_lost_play_says_until_when_it_could_be_won() -> None:
    found = review(POSITIONS, seconds=600, nodes=1_000_000)

    assert found.last_won is not None
    assert found.first_lost is not None
    assert found.last_won >= 5
    assert found.first_lost <= 60
    assert found == review(POSITIONS, seconds=600, nodes=1_000_000)


def test_what_is_known_is_not_asked_again(asked: list[int]) -> None:
    known = [None] * 18 + [W] + [None] * 36 + [L]

    review(POSITIONS, seconds=60, known=known, cancelled=stopped_after(asked, 10))

    assert min(asked) > 18
    assert max(asked) < 55


def test_a_review_ends_where_all_is_decided(asked: list[int]) -> None:
    won = review(POSITIONS[:21], seconds=60)
    lost = review(POSITIONS[52:], seconds=60)
    turned = review((*POSITIONS[:21], *POSITIONS[52:]), seconds=60)

    assert won.verdicts == (W,) * 21
    assert lost.verdicts == (L,) * 10
    assert turned.verdicts == (W,) * 21 + (L,) * 10
    assert len(asked) < 14


def test_a_review_ends_when_it_is_cancelled() -> None:
    end = perf_counter() + 0.3

    found = review(POSITIONS, seconds=600, cancelled=lambda: perf_counter() > end)

    assert found.first_lost is not None
    assert perf_counter() - end < 30
