"""Running and filed games: what is kept, counted once, and found again at the next start."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from solitaire_desktop.errors import StoreError
from solitaire_desktop.store import Chosen, Filter, Result, Store, stats_json
from tests.store.made import (
    FORTY,
    GRIP,
    MORNING,
    Clock,
    check_file,
    file_games,
    keys,
    running,
    store_in,
    tokens,
)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(profile: Path, clock: Clock) -> Iterator[Store]:
    store = store_in(profile, clock)
    yield store
    store.close()
    check_file(profile)


# ---------------------------------------------------------------------------------- running games


def test_a_fresh_profile_needs_no_folder_and_says_nothing(tmp_path: Path) -> None:
    """B-092"""
    folder = tmp_path / "missing" / "parents" / "Zoë Ångström’s 🂡 profile #1?%20"
    store = store_in(folder)
    game = running()
    store.save(game)
    store.close()
    again = store_in(folder)
    assert again.saved(FORTY, "") == game
    assert again.notices == []
    again.close()


def test_nothing_is_saved_at_first(store: Store) -> None:
    """B-089"""
    assert store.saved(FORTY, "") is None
    assert store.saved_games() == []
    assert store.games() == []
    assert store.summaries() == []
    assert stats_json(store) == []


def test_a_saved_game_is_there_again_without_closing(profile: Path, store: Store) -> None:
    """B-098"""
    game = running(record="patience 1\ncursor: 90\nmoves: " + "s-w " * 120, moves=90)
    store.save(game)
    other = store_in(profile)
    assert other.saved(FORTY, "") == game
    other.close()


def test_each_game_and_rules_has_one_saved_game(store: Store) -> None:
    first, second, third = running(), running(rules="redeals=1"), running(game=GRIP)
    for game in (first, second, third):
        store.save(game)
    later = running()
    store.save(later)
    assert store.saved(FORTY, "") == later
    assert store.saved(FORTY, "redeals=1") == second
    assert store.saved_games() == [later, third, second]


def test_the_game_played_last_is_listed_first(store: Store) -> None:
    first, second = running(), running(game=GRIP)
    store.save(first)
    store.save(second)
    store.save(replace(first, moves=121))
    assert tokens(store.saved_games()) == [first.token, second.token]


def test_an_untouched_game_is_forgotten_without_a_result(store: Store) -> None:
    """B-077"""
    file_games(store, "www")
    for _ in range(5):
        store.save(running(touched=False, moves=0))
        store.forget(FORTY, "")
    assert store.saved(FORTY, "") is None
    assert store.summary(FORTY, "").streak.current == 3
    assert store.count() == 3


# ------------------------------------------------------------------------------------ filed games


def test_filing_writes_the_result_and_removes_the_save(store: Store, clock: Clock) -> None:
    game = running(score="104/104")
    store.save(game)
    clock.move(minutes=20)
    filed = store.file(game, Result.WON)
    assert store.saved(FORTY, "") is None
    assert store.games() == [filed]
    assert filed.ended == "2026-03-28T09:20:00Z"
    assert (filed.token, filed.record, filed.score) == (game.token, game.record, "104/104")
    assert store.filed(game.token) == filed


def test_a_play_is_counted_once_whatever_follows_its_win(store: Store, profile: Path) -> None:
    """B-075"""
    game = running(seconds=100.0, moves=200)
    store.save(game)
    first = store.file(game, Result.WON)
    store.save(replace(game, moves=199))  # undone after the win
    again = store.file(replace(game, seconds=150.0, moves=201), Result.WON)
    assert again == first
    store.close()
    store = store_in(profile)
    store.save(replace(game, moves=190))
    assert store.file(game, Result.LOST) == first
    assert store.saved(FORTY, "") is None
    summary = store.summary(FORTY, "")
    assert (summary.games.played, summary.games.won) == (1, 1)
    assert (summary.best_seconds, summary.fewest_moves) == (100.0, 200)
    store.close()


def test_filing_leaves_another_play_in_the_place_alone(store: Store) -> None:
    """B-096: another process has dealt anew meanwhile."""
    old, new = running(), running()
    store.save(new)
    store.file(old, Result.LOST)
    assert store.saved(FORTY, "") == new


def test_a_study_is_never_filed(store: Store) -> None:
    with pytest.raises(AssertionError):
        store.file(running(deal=""), Result.WON)


def test_a_deal_of_the_own_record_is_a_replay(store: Store) -> None:
    """B-085"""
    lost = store.file(running(deal="1234"), Result.LOST)
    assert store.is_filed(FORTY, "", "1234")
    won = store.file(running(deal="1234", chosen=Chosen.NUMBER), Result.WON)
    other_rules = store.file(running(deal="1234", rules="redeals=1"), Result.WON)
    assert (lost.replay, won.replay, other_rules.replay) == (False, True, False)
    summary = store.summary(FORTY, "")
    assert (summary.games.played, summary.games.won, summary.replays) == (1, 0, 1)


def test_a_deal_is_no_replay_of_itself(store: Store) -> None:
    game = running()
    store.file(game, Result.LOST)
    store.take_back(game.token)
    assert not store.is_filed(FORTY, "", game.deal)
    assert not store.file(game, Result.LOST).replay


def test_the_previous_game_comes_back_without_its_loss(store: Store) -> None:
    game, next_game = running(undos=7), running()
    store.save(game)
    store.file(game, Result.LOST)
    store.save(next_game)
    assert store.take_back(game.token) == game
    assert store.saved(FORTY, "") == game
    assert store.count() == 0


def test_only_a_loss_can_be_taken_back(store: Store) -> None:
    (won,) = file_games(store, "w")
    assert store.take_back(won.token) is None
    assert store.take_back("f" * 32) is None
    assert store.games() == [won]


def test_a_replay_does_not_become_the_original_by_taking_back(store: Store) -> None:
    """Or a lost deal could be won on the second try and its loss taken out of the record."""
    first, second = running(deal="7"), running(deal="7")
    store.file(first, Result.LOST)
    assert store.file(second, Result.WON).replay
    store.take_back(first.token)
    assert not store.file(first, Result.LOST).replay
    assert store.summary(FORTY, "").games == (1, 0)


def test_a_taken_back_game_keeps_its_marks(store: Store) -> None:
    game = running(assisted=True, marked=True)
    store.file(game, Result.LOST)
    assert store.take_back(game.token) == game
    filed = store.file(game, Result.WON)
    assert (filed.assisted, filed.marked) == (True, True)


def test_results_stand_in_the_order_of_filing_when_the_clock_is_set_back(
    store: Store, clock: Clock
) -> None:
    for hours in (0, -48, 1):
        clock.now = MORNING + timedelta(hours=hours)
        file_games(store, "w" if hours else "l")
    assert [game.result for game in store.games()] == [Result.WON, Result.WON, Result.LOST]
    assert store.summary(FORTY, "").streak == (2, 2, 1)


@pytest.mark.parametrize(
    ("zone", "moment"),
    [
        ("Europe/Berlin", "2026-03-29 01:59:59"),
        ("Europe/Berlin", "2026-10-25 02:30:00"),
        ("Africa/Cairo", "2026-04-24 23:59:59"),
        ("Pacific/Kiritimati", "2026-01-01 00:01:00"),
        ("Pacific/Midway", "2026-01-01 23:59:00"),
    ],
)
def test_no_summer_time_moves_a_result(store: Store, clock: Clock, zone: str, moment: str) -> None:
    """B-082: moments are kept in UTC; there are no streaks of days that a clock could break."""
    local = datetime.fromisoformat(moment).replace(tzinfo=ZoneInfo(zone))
    clock.now = local.astimezone(UTC)
    first = store.file(running(), Result.WON)
    clock.move(seconds=2)
    second = store.file(running(), Result.WON, clock.now.astimezone(ZoneInfo(zone)))
    assert datetime.fromisoformat(first.ended) == local.astimezone(UTC)
    assert datetime.fromisoformat(second.ended) - local.astimezone(UTC) == timedelta(seconds=2)
    assert first.ended < second.ended


# -------------------------------------------------------------------------------- looking at games


def test_games_are_found_by_game_rules_result_choice_time_and_text(
    store: Store, clock: Clock
) -> None:
    forty = store.file(running(deal="48213"), Result.WON)
    clock.move(days=1)
    redeal = store.file(running(rules="redeals=1", chosen=Chosen.DAILY), Result.LOST)
    clock.move(days=1)
    grip = store.file(running(game=GRIP, deal="213"), Result.LOST)

    def found(chosen: Filter) -> list[str]:
        games = tokens(store.games(chosen))
        assert store.count(chosen) == len(games)
        return games

    assert found(Filter()) == tokens([grip, redeal, forty])
    assert found(Filter(game=FORTY)) == tokens([redeal, forty])
    assert found(Filter(game=FORTY, rules="")) == tokens([forty])
    assert found(Filter(result=Result.WON)) == tokens([forty])
    assert found(Filter(chosen=Chosen.DAILY)) == tokens([redeal])
    assert found(Filter(text="213")) == tokens([grip, forty])
    assert found(Filter(text="REDEALS")) == tokens([redeal])
    assert found(Filter(text="%")) == []
    day_two = MORNING + timedelta(days=1)
    assert found(Filter(since=day_two)) == tokens([grip, redeal])
    assert found(Filter(until=day_two)) == tokens([forty])
    assert found(Filter(since=day_two, until=day_two + timedelta(seconds=1))) == tokens([redeal])


def test_games_come_in_pages(store: Store) -> None:
    games = file_games(store, "wlwlwlw")[::-1]
    assert store.games(limit=3) == games[:3]
    assert store.games(limit=3, offset=3) == games[3:6]
    assert store.games(limit=-1) == games


def test_each_set_of_rules_has_a_line_of_its_own(store: Store) -> None:
    """B-079"""
    for game, rules in [(FORTY, ""), (GRIP, ""), (FORTY, "redeals=1"), (FORTY, "")]:
        file_games(store, "w", game=game, rules=rules)
    lines = [(line.game, line.rules, line.games.won) for line in store.summaries()]
    assert lines == [(GRIP, "", 1), (FORTY, "", 2), (FORTY, "redeals=1", 1)]


def test_the_record_as_json_has_the_form_that_was_promised(store: Store) -> None:
    file_games(store, "wwl", seconds=100.0, moves=150, score="104/104")
    file_games(store, "w", seconds=61.25, moves=170, chosen=Chosen.NUMBER, score="104/104")
    file_games(store, "w", assisted=True)
    (line,) = stats_json(store)
    assert line.pop("interval") == pytest.approx([0.2077, 0.9385], abs=5e-5)
    assert line == {
        "game": FORTY,
        "rules": "",
        "played": 4,
        "won": 3,
        "lost": 1,
        "rate": 2 / 3,
        "streak": {"current": -1, "longest_won": 2, "longest_lost": 1},
        "best_seconds": 61.25,
        "median_seconds": 100.0,
        "fewest_moves": 150,
        "best_score": "104/104",
        "assisted": 1,
        "replays": 0,
    }


# ------------------------------------------------------------------------------------------- reset


def test_a_reset_touches_only_what_it_says_and_keeps_a_copy(store: Store, profile: Path) -> None:
    """B-084"""
    file_games(store, "wl")
    (grip,) = file_games(store, "w", game=GRIP)
    game = running()
    store.save(game)
    copy = store.reset(Filter(game=FORTY, rules=""))
    assert store.games() == [grip]
    assert store.saved(FORTY, "") == game
    assert store.resets() == [copy]
    assert copy.is_file()
    store.reset()
    assert store.count() == 0
    assert len(store.resets()) == 2


def test_a_reset_can_be_taken_back_after_further_games(store: Store, clock: Clock) -> None:
    before = file_games(store, "wwl")
    clock.move(hours=1)
    copy = store.reset()
    after = file_games(store, "w")
    assert store.undo_reset(copy) == 3
    assert store.games() == (before + after)[::-1]
    assert store.undo_reset(copy) == 0


def test_without_a_copy_there_is_no_reset(store: Store, profile: Path) -> None:
    games = file_games(store, "w")
    (profile / "data" / "backups").write_text("a file in the folder's place")
    with pytest.raises(StoreError, match="no copy"):
        store.reset()
    assert store.games() == games


def test_a_copy_that_cannot_be_read_brings_nothing_back(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"missing\.db cannot be read"):
        store.undo_reset(tmp_path / "missing.db")


def test_a_damaged_file_does_not_bring_back_what_was_reset(profile: Path, clock: Clock) -> None:
    store = store_in(profile, clock)
    file_games(store, "ww")
    store.housekeeping()
    store.reset()
    store.close()
    (profile / "data" / "games.db").write_bytes(b"rubbish")
    store = store_in(profile, clock)
    assert keys(store) == ["record-restored"]
    assert store.count() == 0
    store.close()
