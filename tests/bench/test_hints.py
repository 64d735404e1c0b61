"""How long a hint takes, in CPU time: at the opening and in positions played into at random."""

from functools import partial
from random import Random

import pytest

from solitaire_desktop.rules import ENTRIES, Family, Position, dealt, game_spec
from solitaire_desktop.solver import sweeps
from solitaire_desktop.solver.compiled import HAS_CORE
from solitaire_desktop.solver.hints import hint
from tests.bench.measure import milliseconds, report
from tests.solver.brute import played_at_random, played_into

pytestmark = pytest.mark.bench

COMPILED_MS, PLAIN_MS = 100, 300
MOVES = (11, 21, 35, 51)  # of random play where there is no waste to play through
KINDS = [False, True] if HAS_CORE else [False]


def positions(game: str) -> list[Position]:
    """The opening of a deal, and four positions later in it."""
    deal = dealt(game_spec(game), "100001")
    if deal.spec.family is Family.FORTY_THIEVES:
        stock = len(deal["stock"])
        later = [played_into(deal, stock * part // 5, Random(part)) for part in (4, 3, 2, 1)]
    else:
        later = [played_at_random(deal, moves, Random(moves)) for moves in MOVES]
    return [deal, *later]


@pytest.mark.parametrize("compiled", KINDS)
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_a_hint(entry, compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not compiled:
        monkeypatch.setattr(sweeps, "is_supported", lambda board: False)
    taken = [milliseconds(partial(hint, at), rounds=3) for at in positions(entry.key)]
    what = f"hint, {entry.key}, compiled={compiled}, slowest of {len(taken)}"
    report(what, max(taken), COMPILED_MS if compiled else PLAIN_MS)
