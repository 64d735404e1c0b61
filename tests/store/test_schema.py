"""Tables of every version that was ever landed become today's; a newer one is left alone."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from solitaire_desktop.paths import Profile
from solitaire_desktop.store import Result, Store
from solitaire_desktop.store.schema import APPLICATION_ID, SCHEMA, Schema, migrate, version_of
from tests.store.made import FORTY, Clock, database, file_games, keys, running, store_in, tokens

DUMPS = Path(__file__).parent / "schemas"
NOW = SCHEMA.version
NEXT = Schema(
    version=NOW + 2,
    create=[*SCHEMA.create, "ALTER TABLE saved ADD COLUMN mood TEXT"],
    migrations={
        **SCHEMA.migrations,
        NOW: ["ALTER TABLE filed ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'"],
        NOW + 1: ["ALTER TABLE saved ADD COLUMN mood TEXT", "UPDATE filed SET mood = 'glad'"],
    },
)
BROKEN = Schema(
    version=NOW + 1,
    create=SCHEMA.create,
    migrations={**SCHEMA.migrations, NOW: ["DROP TABLE saved", "no SQL at all"]},
)


def opened(folder: Path, schema: Schema) -> Store:
    return Store(Profile.at(folder), clock=Clock(), schema=schema)


def from_dump(folder: Path, version: int) -> None:
    """Make the database of a version from its dump."""
    database(folder).parent.mkdir(parents=True)
    with closing(sqlite3.connect(database(folder))) as db:
        db.executescript((DUMPS / f"version_{version}.sql").read_text("utf-8"))
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute(f"PRAGMA user_version = {version}")


def test_every_version_has_its_dump() -> None:
    assert sorted(path.name for path in DUMPS.iterdir()) == [
        f"version_{version}.sql" for version in range(1, SCHEMA.version + 1)
    ]


@pytest.mark.parametrize("version", range(1, SCHEMA.version + 1))
def test_a_database_of_every_version_is_read(profile: Path, version: int) -> None:
    """B-090"""
    from_dump(profile, version)
    store = store_in(profile)
    assert store.notices == []
    assert [(game.deal, game.result, game.score) for game in store.games()] == [
        ("48213", Result.LOST, "63/104"),
        ("1000", Result.WON, "104/104"),
    ]
    (saved,) = store.saved_games()
    assert (saved.game, saved.rules, saved.deal) == ("devils-grip", "redeals=1", "77")
    assert saved.record.startswith("patience 1\n")
    assert saved.bookmarks == ("a good place\ts-w\n" if version > 1 else "")
    store.close()


def test_an_older_database_is_migrated_and_copied_before(profile: Path) -> None:
    store = store_in(profile)
    games = file_games(store, "wl")
    game = running()
    store.save(game)
    store.close()
    store = opened(profile, NEXT)
    assert store.notices == []
    assert store.games() == games[::-1]
    assert store.saved(FORTY, "") == game
    store.close()
    with closing(sqlite3.connect(database(profile))) as db:
        assert version_of(db) == NOW + 2
        assert db.execute("SELECT DISTINCT mood FROM filed").fetchall() == [("glad",)]
    (copy,) = (profile / "data" / "backups").iterdir()
    assert copy.name == f"version-{NOW}-2026-03-28.db"
    with closing(sqlite3.connect(copy)) as db:
        assert version_of(db) == NOW
        assert db.execute("SELECT count(*) FROM filed").fetchone() == (2,)


def test_a_fresh_database_is_of_the_newest_version(profile: Path) -> None:
    opened(profile, NEXT).close()
    with closing(sqlite3.connect(database(profile))) as db:
        assert version_of(db) == NOW + 2
        db.execute("SELECT mood FROM saved")


def test_a_migration_that_fails_changes_nothing_and_play_goes_on(profile: Path) -> None:
    store = store_in(profile)
    games = file_games(store, "w")
    store.close()
    store = opened(profile, BROKEN)
    assert keys(store) == ["record-unreachable"]
    store.file(running(), Result.WON)
    store.close()
    store = store_in(profile)
    assert store.games() == games
    store.close()


def test_a_migration_is_all_or_nothing() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db)
        with pytest.raises(sqlite3.OperationalError):
            migrate(db, BROKEN)
        assert version_of(db) == NOW
        assert db.execute("SELECT count(*) FROM saved").fetchone() == (0,)


def test_a_database_of_a_newer_version_is_left_as_it_is(profile: Path) -> None:
    """B-091"""
    store = opened(profile, NEXT)
    file_games(store, "www")
    store.close()
    before = {path: path.read_bytes() for path in (profile / "data").rglob("*") if path.is_file()}
    for _ in range(2):
        store = store_in(profile)
        assert keys(store) == ["record-newer"]
        assert not store.can_save
        game = running()
        store.save(game)
        assert store.saved(FORTY, "") == game
        store.file(game, Result.WON)
        assert store.summary(FORTY, "").games == (1, 1)
        store.housekeeping()
        store.close()
    after = {path: path.read_bytes() for path in (profile / "data").rglob("*") if path.is_file()}
    assert after == before
    store = opened(profile, NEXT)
    assert len(tokens(store.games())) == 3
    store.close()


def test_a_newer_version_that_stands_in_the_log_only_is_seen(profile: Path) -> None:
    """B-091: the newer program was killed right after its migration."""
    store = store_in(profile)
    file_games(store, "w")
    store._database._disk.execute("PRAGMA user_version = 9")  # type: ignore[union-attr]
    assert database(profile).read_bytes()[60:64] != (9).to_bytes(4, "big")
    second = store_in(profile)
    assert keys(second) == ["record-newer"]
    second.close()
    store.close()
