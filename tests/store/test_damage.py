"""A damaged record: every start opens, tells once, and keeps the damaged file.

B-093, and what design.md section 5 asks of the database.
"""

import os
import random
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from solitaire_desktop.store import Filter, Message, Notice, Result, SavedGame, Store
from solitaire_desktop.store.games import FiledGame
from tests.store.made import (
    FORTY,
    GRIP,
    MORNING,
    Clock,
    check_file,
    database,
    file_games,
    keys,
    running,
    store_in,
    tokens,
)

LONG = "patience 1\ngame: forty-thieves\ndeal: 1\nmoves: " + "s-w w-t3 " * 200 + "\n"
TOLD = {"record-damaged", "record-restored"}


def filled(folder: Path, games: int = 40) -> tuple[list[FiledGame], SavedGame]:
    """Fill and close a record of some hundred kilobytes; its games, oldest first, and the save."""
    store = store_in(folder)
    filed = file_games(store, "wlll" * (games // 4), record=LONG)
    saved = running(game=GRIP, record=LONG)
    store.save(saved)
    store.close()
    return filed, saved


def opens_and_plays(folder: Path, clock: Clock | None = None) -> Store:
    """Open the store, see that it tells at most once and can be played, and give it back."""
    store = store_in(folder, clock)
    assert len(store.notices) <= 1
    store.games(limit=-1)
    store.saved_games()
    store.summaries()
    before = store.count()
    game = running(record=LONG)
    store.save(game)
    assert store.saved(FORTY, "") == game
    store.file(game, Result.LOST)
    assert store.count() == before + 1
    store.take_back(game.token)
    store.forget(FORTY, "")
    store.housekeeping()
    return store


# -------------------------------------------------------------------------------- at the next start

WHOLE_FILE = {
    "empty": b"",
    "one byte": b"S",
    "text": b"[General]\nsound=false\n" * 50,
    "zeroed": bytes(50_000),
    "random": random.Random(1).randbytes(50_000),
    "magic only": b"SQLite format 3\0",
    "magic and random": b"SQLite format 3\0" + random.Random(2).randbytes(50_000),
    "picture": b"\x89PNG\r\n\x1a\n" + bytes(10_000),
}


@pytest.mark.parametrize("content", WHOLE_FILE.values(), ids=WHOLE_FILE)
def test_what_is_no_database_is_set_aside(profile: Path, content: bytes) -> None:
    """B-093"""
    database(profile).parent.mkdir()
    database(profile).write_bytes(content)
    store = opens_and_plays(profile)
    assert store.notices == [Notice(Message.RECORD_DAMAGED, {"file": "games.db.bad"})]
    assert database(profile).with_name("games.db.bad").read_bytes() == content
    store.close()
    again = store_in(profile)
    assert again.notices == []
    again.close()
    check_file(profile)


@pytest.mark.parametrize("content", WHOLE_FILE.values(), ids=WHOLE_FILE)
def test_the_newest_copy_takes_the_place_of_what_is_no_database(
    profile: Path, content: bytes
) -> None:
    filed, saved = filled(profile)
    store = store_in(profile)
    store.housekeeping()
    store.close()
    database(profile).write_bytes(content)
    store = store_in(profile)
    (notice,) = store.notices
    assert (notice.key, notice.args["day"]) == ("record-restored", "2026-03-28")
    assert store.games() == filed[::-1]
    assert store.saved_games() == [saved]
    store.close()


def test_the_rest_of_a_broken_file_is_added_to_the_copy(profile: Path) -> None:
    """What was filed since the copy of the morning is lost only where it cannot be read."""
    store = store_in(profile)
    early = file_games(store, "wl" * 20, record=LONG)
    store.housekeeping()
    late = file_games(store, "lw" * 20, record=LONG)
    store.close()
    content = bytearray(database(profile).read_bytes())
    place = content.rindex(late[10].token.encode())
    page = place // 4096 * 4096
    content[page : page + 4096] = bytes(4096)
    database(profile).write_bytes(content)
    store = opens_and_plays(profile)
    found = set(tokens(store.games(limit=-1)))
    assert found >= set(tokens(early))
    assert len(found & set(tokens(late))) >= 35
    assert TOLD & set(keys(store))
    store.close()
    check_file(profile)


def test_another_programs_database_is_set_aside(profile: Path) -> None:
    database(profile).parent.mkdir()
    with closing(sqlite3.connect(database(profile))) as db:
        db.executescript(
            "CREATE TABLE saved (a); INSERT INTO saved VALUES (1); PRAGMA user_version=1"
        )
    store = opens_and_plays(profile)
    assert keys(store) == ["record-damaged"]
    with closing(sqlite3.connect(database(profile).with_name("games.db.bad"))) as db:
        assert db.execute("SELECT a FROM saved").fetchall() == [(1,)]
    store.close()


@pytest.mark.parametrize(
    "change",
    ["DROP TABLE saved", "ALTER TABLE filed DROP COLUMN score", "ALTER TABLE filed RENAME TO lost"],
)
def test_tables_that_are_not_ours_are_set_aside(profile: Path, change: str) -> None:
    filled(profile)
    with closing(sqlite3.connect(database(profile))) as db:
        db.execute(change)
    store = opens_and_plays(profile)
    assert keys(store) == ["record-damaged"]
    store.close()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE saved SET chosen = 'dice'",
        "UPDATE saved SET seconds = 'long'",
        "UPDATE saved SET moves = -1",
        "UPDATE saved SET record = x'ff'",
        "UPDATE saved SET score = CAST(x'ff41' AS TEXT)",
    ],
)
def test_a_senseless_row_is_damage(profile: Path, change: str) -> None:
    filed, _ = filled(profile)
    with closing(sqlite3.connect(database(profile))) as db, db:
        db.execute(change)
    store = opens_and_plays(profile)
    assert keys(store) == ["record-damaged"]
    assert store.games() == filed[::-1]
    store.close()


def test_a_folder_in_the_files_place_is_set_aside(profile: Path) -> None:
    """B-093"""
    database(profile).mkdir(parents=True)
    (database(profile) / "kept").touch()
    store = opens_and_plays(profile)
    assert keys(store) == ["record-damaged"]
    assert (database(profile).with_name("games.db.bad") / "kept").exists()
    store.close()


def test_a_missing_file_is_replaced_by_the_newest_copy(profile: Path) -> None:
    filed, saved = filled(profile)
    store = store_in(profile)
    store.housekeeping()
    store.close()
    database(profile).unlink()
    store = store_in(profile)
    assert store.notices == [Notice(Message.RECORD_RETURNED, {"day": "2026-03-28"})]
    assert store.games() == filed[::-1]
    assert store.saved_games() == [saved]
    store.close()


def test_a_log_without_its_database_is_not_taken_for_the_new_ones(profile: Path) -> None:
    store = store_in(profile)
    file_games(store, "w" * 20, record=LONG)
    log = database(profile).with_name("games.db-wal")
    kept = log.read_bytes()
    store.close()
    database(profile).unlink()
    log.write_bytes(kept)
    store = opens_and_plays(profile)
    assert store.count() == 0
    store.close()
    check_file(profile)


def test_a_damaged_copy_is_passed_over_for_the_one_before(profile: Path) -> None:
    clock = Clock()
    store = store_in(profile, clock)
    for _ in range(3):
        file_games(store, "w")
        store.housekeeping()
        clock.move(days=1)
    store.close()
    copies = sorted((profile / "data" / "backups").iterdir())
    copies[-1].write_bytes(b"rubbish")
    os.truncate(copies[-2], 5_000)
    database(profile).write_bytes(b"rubbish")
    store = store_in(profile, clock)
    (notice,) = store.notices
    assert (notice.key, notice.args["day"]) == ("record-restored", "2026-03-28")
    assert store.count() == 1
    store.close()


# ------------------------------------------------------------------------------ while it is played


@pytest.mark.parametrize("is_read_first", [True, False])
def test_damage_that_shows_while_playing_is_mended_and_told_once(
    profile: Path, is_read_first: bool
) -> None:
    filled(profile)
    store = store_in(profile)
    with database(profile).open("r+b") as file:  # all pages but the first
        file.seek(4096)
        file.write(b"\xa5" * (database(profile).stat().st_size - 4096))
    if is_read_first:
        store.summaries()
    game = running()
    store.save(game)
    store.file(game, Result.WON)
    assert store.count(Filter(game=FORTY)) >= 1
    assert keys(store) == ["record-damaged"]
    store.close()
    check_file(profile)


def test_a_damaged_file_is_never_copied_over_a_good_copy(profile: Path) -> None:
    filled(profile)
    clock = Clock()
    store = store_in(profile, clock)
    store.housekeeping()
    good = store._backups.daily(MORNING.date()).read_bytes()
    store.close()
    with database(profile).open("r+b") as file:
        file.seek(4096 * 8)
        file.write(b"\xa5" * 4096 * 10)
    clock.move(days=1)
    store = store_in(profile, clock)
    store.housekeeping()
    assert keys(store) == ["record-restored"]
    assert store._backups.daily(MORNING.date()).read_bytes() == good
    store.close()
    check_file(profile)


# --------------------------------------------------------------------------------------- at random


def damage(folder: Path, chance: random.Random) -> str:
    """Damage the database at random; how."""
    path = database(folder)
    content = bytearray(path.read_bytes())
    size = len(content)
    how = chance.choice(["cut", "zeroed", "bytes", "bits", "page", "swapped", "grown", "header"])
    at = chance.randrange(size)
    match how:
        case "cut":
            del content[at:]
        case "zeroed":
            length = chance.randrange(1, size - at + 1)
            content[at : at + length] = bytes(length)
        case "bytes":
            length = chance.randrange(1, 3000)
            content[at : at + length] = chance.randbytes(len(content[at : at + length]))
        case "bits":
            for _ in range(chance.randrange(1, 50)):
                content[chance.randrange(size)] ^= 1 << chance.randrange(8)
        case "page":
            page = at // 4096 * 4096
            content[page : page + 4096] = chance.randbytes(4096)
        case "swapped":
            one, two = (chance.randrange(size // 4096) * 4096 for _ in range(2))
            content[one : one + 4096], content[two : two + 4096] = (
                content[two : two + 4096],
                content[one : one + 4096],
            )
        case "grown":
            content += chance.randbytes(chance.randrange(1, 20_000))
        case _:
            content[chance.randrange(16, 100)] ^= chance.randrange(1, 256)
    path.write_bytes(content)
    return how


def check_damaged_start(folder: Path, seed: int) -> None:
    """Damage a record with copies at random, start, play on, and start once more."""
    chance = random.Random(seed)
    clock = Clock()
    filed, _ = filled(folder)
    has_copy = chance.random() < 0.5
    if has_copy:
        store = store_in(folder, clock)
        store.housekeeping()
        store.close()
    damage(folder, chance)
    clock.now = MORNING + timedelta(days=1)
    store = opens_and_plays(folder, clock)
    games = store.games(limit=-1)
    is_told = bool(store.notices)
    store.close()
    check_file(folder)
    assert len(games) == len(set(tokens(games)))
    if has_copy and is_told and "record-newer" not in keys(store):
        assert set(tokens(games)) >= set(tokens(filed))
    if TOLD & set(keys(store)):
        assert list((folder / "data").glob("*.bad"))  # written in, if it showed late only
    again = store_in(folder, clock)
    assert [key for key in keys(again) if key != "record-newer"] == []
    again.close()


@pytest.mark.parametrize("seed", range(16))
def test_a_start_after_damage_opens_tells_once_and_keeps_the_file(profile: Path, seed: int) -> None:
    check_damaged_start(profile, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1300))
def test_three_hundred_starts_after_damage(profile: Path, seed: int) -> None:
    check_damaged_start(profile, seed)


def test_a_version_that_never_was_is_damage(profile: Path) -> None:
    filled(profile, games=4)
    content = bytearray(database(profile).read_bytes())
    content[60:64] = (-854_955_251).to_bytes(4, "big", signed=True)  # user_version
    content[68:72] = bytes(4)  # application_id, so that it is none of a newer program's
    database(profile).write_bytes(content)
    with closing(store_in(profile)) as store:
        store.games()
        assert set(keys(store)) & TOLD
