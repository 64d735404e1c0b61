"""The deals known to be winnable: read as written, and some of them won again."""

from pathlib import Path

import pytest

from solitaire_desktop.rules import (
    Outcome,
    dealt,
    game_spec,
    outcome,
    parse_deal,
    parse_record,
    replay,
)
from solitaire_desktop.solver.solve import solve
from solitaire_desktop.solver.verdict import Verdict

FILES = sorted((Path(__file__).parents[2] / "seeds" / "deals").glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_winnable_deals_are_winnable(path: Path) -> None:
    spec = game_spec(path.stem)
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    rows = [tuple(map(int, line.split())) for line in lines]
    deals = [row[0] for row in rows]
    assert deals == sorted(set(deals))
    easiest = sorted(rows, key=lambda row: row[2])[:2]
    for deal, length, nodes, *_ in easiest:
        assert parse_deal(str(deal)) == str(deal)
        answer = solve(dealt(spec, str(deal)), nodes=20 * nodes + 50_000)
        assert answer.verdict is Verdict.WON
        assert length > 0


def test_a_deal_of_devils_grip_was_won() -> None:
    """Deal 810009, by 0.57 million moves looked at: the first won one that is known here."""
    path = Path(__file__).parents[1] / "data" / "won" / "devils-grip.txt"
    record = parse_record(path.read_text("utf-8"))
    assert record.deal == "810009"
    assert outcome(replay(record).position) is Outcome.WON
