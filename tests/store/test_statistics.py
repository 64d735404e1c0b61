"""Rates, streaks and bests, against hand calculation and a plain reference."""

import math
import statistics as standard
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solitaire_desktop.store import Chosen, Feat, Play, Result, Summary, Tally, feats, rate_curve
from solitaire_desktop.store.statistics import (
    as_json,
    best_score,
    median,
    score_value,
    streak,
    summary,
    tally,
    wilson,
)
from tests.store.made import FORTY, file_games, store_in

PLAY = Play(
    result="won",
    chosen="random",
    assisted=0,
    replay=0,
    marked=0,
    seconds=100.0,
    moves=150,
    score="104/104",
    ended="2026-03-28T09:00:00Z",
)


def plays(results: str, **changes) -> list[Play]:
    """A play for each letter: `w` won, `l` lost."""
    words = {"w": "won", "l": "lost"}
    return [PLAY._replace(result=words[letter], **changes) for letter in results]


def summed(*parts: list[Play]) -> Summary:
    return summary(FORTY, "", [play for part in parts for play in part])


# -------------------------------------------------------------------------------------- what counts


def test_no_game_gives_no_rate_instead_of_an_error() -> None:
    """B-076"""
    empty = summed()
    assert empty == replace(
        Summary(game=FORTY, rules=""), by_choice=empty.by_choice, ratings=empty.ratings
    )
    assert empty.random.rate is None
    assert empty.random.interval is None
    line = as_json(empty)
    assert (line["played"], line["rate"], line["interval"], line["best_score"]) == (
        0,
        None,
        None,
        None,
    )


def test_all_figures_equal_the_hand_calculation() -> None:
    """B-078"""
    wins = [
        PLAY._replace(seconds=s, moves=m) for s, m in [(300.0, 210), (200.0, 190), (400.0, 180)]
    ]
    losses = plays("ll", seconds=10.0, moves=5, score="12/104")
    found = summed(wins[:2], losses, wins[2:])
    assert found.games == (5, 3)
    assert found.games.lost == 2
    assert found.random.rate == 0.6
    assert found.streak == (1, 2, 2)
    assert (found.best_seconds, found.median_seconds, found.fewest_moves) == (200.0, 300.0, 180)
    assert found.best_score == "104/104"
    assert found.seconds == 920.0
    assert found.recent == tuple(map(Result, ["won", "won", "lost", "lost", "won"]))


def test_the_headline_is_of_random_deals_and_the_others_stand_beside() -> None:
    found = summed(
        plays("wl"), plays("ww", chosen="number"), plays("w", chosen="daily"), plays("l")
    )
    assert found.games == (6, 4)
    assert found.random == (3, 1) == found.by_choice[Chosen.RANDOM]
    assert found.by_choice[Chosen.NUMBER] == (2, 2)
    assert found.by_choice[Chosen.WINNABLE] == (0, 0)
    assert found.by_choice[Chosen.DAILY] == (1, 1)
    assert found.streak == (-2, 1, 2)
    assert len(found.recent) == 3


@pytest.mark.parametrize(
    ("outside", "named"), [("assisted", "assisted"), ("replay", "replays"), ("marked", "marked")]
)
def test_wins_with_help_stand_outside(outside: str, named: str) -> None:
    found = summed(plays("wl"), plays("w", seconds=1.0, moves=1, **{outside: 1}))
    assert found.games == (2, 1)
    assert found.streak == (-1, 1, 1)
    assert (found.best_seconds, found.fewest_moves) == (100.0, 150)
    assert getattr(found, named) == 1


def test_a_game_lost_with_the_solution_shown_is_lost() -> None:
    """Or a look at the solution would keep every loss out of the rate."""
    found = summed(plays("l", assisted=1))
    assert (found.games, found.assisted) == ((1, 0), 0)


def test_a_marked_or_replayed_loss_stands_outside() -> None:
    found = summed(plays("l", marked=1), plays("l", replay=1, marked=1))
    assert (found.games, found.marked, found.replays) == ((0, 0), 2, 1)


def test_the_last_hundred_games_are_the_last_ones() -> None:
    found = summed(plays("w" * 30), plays("l" * 80), plays("w" * 10))
    assert len(found.recent) == 100
    assert found.recent.count(Result.WON) == 20


def test_devils_grip_counts_its_ratings_and_the_fewest_left() -> None:
    scores = [
        "31 left",
        "7 left: good",
        "3 left: excellent",
        "8 left: good",
        "15 left",
    ]
    found = summed(*(plays("l", score=score) for score in scores))
    assert found.ratings == {"good": 2, "excellent": 1, "brilliant": 0}
    assert found.best_score == "3 left: excellent"


@given(st.lists(st.booleans(), max_size=60))
def test_streaks_are_what_a_plain_count_gives(won: list[bool]) -> None:
    text = "".join("w" if each else "l" for each in won)
    runs = [len(run) for run in text.replace("wl", "w l").replace("lw", "l w").split()]
    letters = [run[0] for run in text.replace("wl", "w l").replace("lw", "l w").split()]
    longest = {
        letter: max((n for n, each in zip(runs, letters, strict=True) if each == letter), default=0)
        for letter in "wl"
    }
    current = 0 if not runs else runs[-1] * (1 if letters[-1] == "w" else -1)
    assert streak(plays(text)) == (current, longest["w"], longest["l"])


# ------------------------------------------------------------------------------------- calculations


@given(st.integers(1, 500).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_the_interval_holds_the_rate_and_solves_wilsons_equation(game: tuple[int, int]) -> None:
    won, played = game
    low, high = wilson(won, played)
    assert 0.0 <= low <= won / played <= high <= 1.0
    for p in (low, high):  # |rate - p| = z * sqrt(p (1 - p) / n)
        assert math.isclose(
            (won / played - p) ** 2, 1.959963984540054**2 * p * (1 - p) / played, abs_tol=1e-12
        )


def test_the_interval_is_that_of_the_textbook() -> None:
    assert [round(limit, 4) for limit in wilson(15, 148)] == [0.0624, 0.1605]


@given(st.lists(st.floats(0, 1e6), min_size=1))
def test_the_median_is_the_standard_one(values: list[float]) -> None:
    assert median(values) == standard.median(values)


def test_there_is_no_median_of_nothing() -> None:
    assert median([]) is None


def test_a_tally_knows_its_losses() -> None:
    assert tally(plays("wwl")) == Tally(3, 2)
    assert Tally(3, 2).lost == 1


def test_scores_are_ordered_by_what_they_are_worth() -> None:
    worst_first = [
        "96 left",
        "15 left",
        "7 left",
        "7 left: good",
        "3 left: excellent",
        "0 left: brilliant",
    ]
    assert [worth(score) for score in worst_first] == sorted(map(worth, worst_first))
    assert best_score(["9/104", "63/104", "12/104"]) == "63/104"


def worth(score: str) -> tuple[int, bool]:
    value = score_value(score)
    assert value is not None
    return value


@pytest.mark.parametrize("score", ["", "?", "many left", "-1/104", "²/104", "left"])
def test_what_is_no_score_is_never_best(score: str) -> None:
    assert score_value(score) is None
    assert best_score([score]) == ""


def test_the_rate_curve_looks_back_over_its_window() -> None:
    results = list(map(Result, ["won", "lost", "won", "won", "lost"]))
    assert rate_curve(results, 3) == [(1, 1), (2, 1), (3, 2), (3, 2), (3, 2)]
    assert rate_curve([], 3) == []


# ------------------------------------------------------------------------------------------ feats


def feats_of(past: list[Play], play: Play) -> tuple[Feat, ...]:
    return feats(summed(past), summed(past, [play]))


def test_the_first_win_is_only_that() -> None:
    assert feats_of(plays("ll"), PLAY) == (Feat.FIRST_WIN,)


def test_a_faster_or_shorter_win_is_a_personal_best() -> None:
    past = plays("wl")
    assert feats_of(past, PLAY) == ()
    assert feats_of(past, PLAY._replace(seconds=99.0)) == (Feat.BEST_TIME,)
    assert feats_of(past, PLAY._replace(moves=149)) == (Feat.FEWEST_MOVES,)
    assert feats_of(plays("w"), PLAY) == (Feat.LONGEST_STREAK,)


def test_a_lost_game_can_have_the_best_score() -> None:
    past = plays("l", score="9 left: good")
    assert feats_of(past, PLAY._replace(result="lost", score="4 left: excellent")) == (
        Feat.BEST_SCORE,
    )
    assert feats_of(past, PLAY._replace(result="lost", score="9 left: good")) == ()
    assert feats_of([], PLAY._replace(result="lost", score="9 left: good")) == ()


def test_a_win_outside_the_rates_is_no_feat() -> None:
    assert feats_of(plays("l"), PLAY._replace(assisted=1, seconds=1.0)) == ()


# -------------------------------------------------------------------------------- from the database


def test_summaries_are_made_of_what_was_filed(profile: Path) -> None:
    store = store_in(profile)
    file_games(store, "wwl", seconds=80.0)
    file_games(store, "w", marked=True)
    found = store.summary(FORTY, "")
    assert (found.games, found.marked, found.best_seconds) == ((3, 2), 1, 80.0)
    assert (found.first, found.last) == ("2026-03-28T09:00:00Z", "2026-03-28T09:00:00Z")
    assert store.summaries() == [found]
    assert len(store.plays(FORTY, "")) == 4
    store.close()
