"""The lists of winnable deals: written from a survey, and weighed."""

from pathlib import Path

import pytest

from solitaire_desktop.rules import game_spec
from tools import winnable_deals

SURVEY = """# limited seconds=5
100003 won 251 39994 0.150
100002 unknown 0 9000000 5.000
100001 won 272 33023 0.120
"""


def test_a_list_holds_the_won_deals_of_a_survey_by_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(winnable_deals, "FOLDER", tmp_path)
    kept, more = tmp_path / "kept", tmp_path / "more"
    kept.write_text(SURVEY, "utf-8")
    more.write_text("100000 won 230 8123 0.002\n", "utf-8")

    winnable_deals.keep("limited", str(kept), str(more))

    rows = winnable_deals.rows_of(tmp_path / "limited.txt")
    easy = ["100000", "230", "8123"]
    assert rows == [easy, ["100001", "272", "33023"], ["100003", "251", "39994"]]
    monkeypatch.setattr(winnable_deals, "ENOUGH", 1)
    winnable_deals.keep("limited", str(kept), str(more))
    assert winnable_deals.rows_of(tmp_path / "limited.txt") == [easy]


def test_weighing_adds_a_figure_to_lines_without_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(winnable_deals, "narrow_wins", lambda spec, deal: 17)
    path = tmp_path / "limited.txt"
    winnable_deals.write(path, [["100001", "272", "33023"], ["100003", "251", "39994", "4"]])
    assert "narrow" not in path.read_text("utf-8")

    winnable_deals.weigh(path)

    rows = winnable_deals.rows_of(path)
    assert rows == [["100001", "272", "33023", "17"], ["100003", "251", "39994", "4"]]
    assert "narrow" in path.read_text("utf-8")


def test_narrow_searches_win_alike_each_time() -> None:
    spec = game_spec("forty-thieves-redeal")
    wins = winnable_deals.narrow_wins(spec, "100003", 5)
    assert 0 <= wins <= 5
    assert winnable_deals.narrow_wins(spec, "100003", 5) == wins
