"""The deals known to be winnable: read as written, and some of them won again."""

from pathlib import Path

import pytest

from solitaire_desktop.rules import dealt, game_spec, parse_deal
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
