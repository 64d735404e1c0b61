"""The record in files of the player's, and back."""

import csv
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest

from solitaire_desktop.errors import StoreError
from solitaire_desktop.store import Chosen, Filter, Result, Store
from tests.store.made import FORTY, GRIP, MORNING, Clock, file_games, running, store_in, tokens

AWKWARD = 'patience 1\r\ngame: forty-thieves\n# "quoted", comma; = Zoë 🂡\nmoves: s-w\n'
Export = Callable[[Store, Path], None]
FORMATS = pytest.mark.parametrize("export", [Store.export_csv, Store.export_records])


def filled(folder: Path) -> Store:
    clock = Clock()
    store = store_in(folder, clock)
    file_games(store, "wl", deal="5")
    clock.move(hours=-5)
    file_games(store, "w", chosen=Chosen.DAILY, marked=True, rules="redeals=1 unit=run")
    file_games(store, "l", game=GRIP, assisted=True, score="7 left: good", record=AWKWARD)
    return store


@FORMATS
def test_an_exported_record_is_imported_as_it_was(tmp_path: Path, export: Export) -> None:
    store, other = filled(tmp_path / "one"), store_in(tmp_path / "two")
    export(store, tmp_path / "record")
    assert other.import_games(tmp_path / "record") == 4
    assert other.games() == store.games()
    store.close()
    other.close()


@FORMATS
def test_what_is_there_already_is_not_added_again(tmp_path: Path, export: Export) -> None:
    store = filled(tmp_path / "one")
    before = store.games()
    export(store, tmp_path / "record")
    assert store.import_games(tmp_path / "record") == 0
    assert store.games() == before
    store.close()


def test_two_records_merge_by_time_and_a_deal_in_both_is_counted_once(tmp_path: Path) -> None:
    """Home and work: the streak is that of the games as they were played."""
    stores = []
    for name, hours, deals in [("home", [0, 2, 4], "123"), ("work", [1, 3, 5], "425")]:
        store = store_in(tmp_path / name)
        for hour, deal in zip(hours, deals, strict=True):
            result = Result.WON if name == "home" else Result.LOST
            store.file(running(deal=deal), result, MORNING + timedelta(hours=hour))
        stores.append(store)
    home, work = stores
    work.export_csv(tmp_path / "work.csv")
    assert home.import_games(tmp_path / "work.csv") == 3
    oldest_first = home.games()[::-1]
    assert [game.deal for game in oldest_first] == ["1", "4", "2", "2", "3", "5"]
    assert [game.replay for game in oldest_first] == [False, False, False, True, False, False]
    assert home.summary(FORTY, "").streak == (-1, 2, 1)
    home.close()
    work.close()


def test_a_game_that_runs_again_is_not_lost_by_an_import(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    game = running()
    store.file(game, Result.LOST)
    store.export_csv(tmp_path / "record.csv")
    store.take_back(game.token)
    assert store.import_games(tmp_path / "record.csv") == 0
    assert store.saved(FORTY, "") == game
    assert store.count() == 0
    store.close()


def test_only_what_the_filter_asks_for_is_exported(tmp_path: Path) -> None:
    store, other = filled(tmp_path / "one"), store_in(tmp_path / "two")
    store.export_csv(tmp_path / "record.csv", Filter(game=GRIP))
    assert other.import_games(tmp_path / "record.csv") == 1
    assert tokens(other.games()) == tokens(store.games(Filter(game=GRIP)))
    store.close()
    other.close()


def test_the_table_has_a_line_for_each_game_and_names_its_columns(tmp_path: Path) -> None:
    """B-078"""
    store = filled(tmp_path)
    store.export_csv(tmp_path / "record.csv")
    with (tmp_path / "record.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert [line["result"] for line in lines] == ["won", "lost", "won", "lost"]
    assert [line["replay"] for line in lines] == ["0", "1", "0", "0"]
    assert lines[3]["record"] == AWKWARD
    assert lines[0]["seconds"] == "90.5"
    store.close()


def test_the_records_can_be_read_as_records(tmp_path: Path) -> None:
    """What the record does not say stands in a comment above it."""
    store = filled(tmp_path)
    store.export_records(tmp_path / "records.txt", Filter(game=GRIP))
    first, *record = (tmp_path / "records.txt").read_bytes().decode().split("\n")
    assert first.startswith("# ")
    assert "\n".join(record) == AWKWARD
    store.close()


BROKEN = {
    "empty": ("", "no record of games"),
    "another table": ("a,b\n1,2\n", "no record of games"),
    "another record": ("patience 1\ngame: forty-thieves\n", "no record of games"),
    "bad result": (("won", "wonn"), "row 2"),
    "bad number": (("120", "many"), "row 2"),
    "huge number": (("120", "9" * 30), "row 2"),
    "bad flag": ((",0,63/104", ",2,63/104"), "row 2"),
    "no token": (("0000000", "g000000"), "no token"),
    "bad time": (("90.5", "nan"), "row 2"),
    "bad moment": (("2026-03-28T09:00:00Z", "yesterday"), "row 2"),
    "no zone": (("2026-03-28T09:00:00Z", "2026-03-28T09:00:00"), "no time zone"),
    "no deal": ((",5,random", ",,random"), "deal"),
    "unclosed": (('"patience', '""patience'), "line"),
}


@pytest.mark.parametrize(("broken", "told"), BROKEN.values(), ids=BROKEN)
def test_a_broken_table_adds_nothing_and_its_place_is_named(
    tmp_path: Path, broken: str | tuple[str, str], told: str
) -> None:
    store, other = filled(tmp_path / "one"), store_in(tmp_path / "two")
    path = tmp_path / "record.csv"
    store.export_csv(path)
    text = path.read_text()
    if isinstance(broken, tuple):
        assert broken[0] in text
        path.write_text(text.replace(*broken))
    else:
        path.write_text(broken)
    with pytest.raises(StoreError, match=f"(?i){told}"):
        other.import_games(path)
    assert other.games() == []
    store.close()
    other.close()


@pytest.mark.parametrize(
    "broken",
    [("{", "["), ('"token"', '"Token"'), ('"moves": 120', '"moves": [1]'), ('"5"', '"\\ud800"')],
)
def test_broken_records_add_nothing(tmp_path: Path, broken: tuple[str, str]) -> None:
    store, other = filled(tmp_path / "one"), store_in(tmp_path / "two")
    path = tmp_path / "records.txt"
    store.export_records(path)
    path.write_text(path.read_text().replace(*broken))
    with pytest.raises(StoreError, match="record 1"):
        other.import_games(path)
    assert other.games() == []
    store.close()
    other.close()


def test_a_file_that_cannot_be_read_or_written_is_named(tmp_path: Path) -> None:
    """B-103"""
    store = filled(tmp_path / "one")
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    for name, told in [
        ("missing", "cannot be read"),
        ("folder", "cannot be read"),
        ("binary", "no text"),
    ]:
        with pytest.raises(StoreError, match=f"{name} .*{told}"):
            store.import_games(tmp_path / name)
    with pytest.raises(StoreError, match="folder cannot be written"):
        store.export_csv(tmp_path / "folder")
    odd = tmp_path / " ..bläh 🂡 . "
    store.export_csv(odd)
    assert store.import_games(odd) == 0
    store.close()


def test_an_import_takes_moments_of_any_zone(tmp_path: Path) -> None:
    store, other = filled(tmp_path / "one"), store_in(tmp_path / "two")
    path = tmp_path / "record.csv"
    store.export_csv(path)
    path.write_text(path.read_text().replace("09:00:00Z", "11:00:00+02:00"))
    other.import_games(path)
    assert [game.ended for game in other.games()] == [game.ended for game in store.games()]
    store.close()
    other.close()
