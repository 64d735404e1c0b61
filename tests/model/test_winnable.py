"""Lists of deals that are proved winnable, and choosing from them."""

from pathlib import Path

import pytest

from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.model.winnable import Difficulty, chosen_deal, winnable_deals
from solitaire_desktop.rules import game_spec
from solitaire_desktop.store import Chosen

LIST = """# number moves nodes, narrow searches that win
100003 239 18194 83
100004 240 188952 10
100009 301 9000000 0
"""


@pytest.fixture
def lists(tmp_path: Path) -> Path:
    (tmp_path / "forty-thieves.txt").write_text(LIST, "utf-8")
    return tmp_path


def test_a_list_tells_number_length_and_difficulty(lists: Path) -> None:
    deals = winnable_deals(game_spec("forty-thieves"), lists)

    assert [(deal.number, deal.moves, deal.difficulty) for deal in deals] == [
        ("100003", 239, Difficulty.GENTLE),
        ("100004", 240, Difficulty.FAIR),
        ("100009", 301, Difficulty.FIERCE),
    ]


def test_games_and_rules_without_a_list_have_none(lists: Path) -> None:
    assert winnable_deals(game_spec("limited"), lists) == ()
    assert winnable_deals(game_spec("forty-thieves", "redeals=2"), lists) == ()


def test_a_deal_is_chosen_by_difficulty_and_not_twice(lists: Path) -> None:
    deals = winnable_deals(game_spec("forty-thieves"), lists)

    chosen = chosen_deal(deals, Difficulty.FAIR)
    assert chosen is not None
    assert chosen.number == "100004"
    assert chosen_deal(deals, Difficulty.HARD) is None
    fresh = {chosen_deal(deals, None, ["100003", "100004"]) for _ in range(20)}
    assert {deal.number for deal in fresh if deal} == {"100009"}


def test_a_winnable_deal_is_kept_as_one(model: GameModel) -> None:
    model.new_winnable_deal("100003")

    assert (model.deal_name, model.session.chosen) == ("100003", Chosen.WINNABLE)
