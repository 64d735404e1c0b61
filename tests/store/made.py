"""Games and stores made up for tests."""

import itertools
import os
import sqlite3
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from solitaire_desktop.paths import Profile
from solitaire_desktop.store import Chosen, FiledGame, Result, SavedGame, Store

FORTY, GRIP = "forty-thieves", "devils-grip"
RECORD = "patience 1\ngame: forty-thieves\ndeal: 1000\nmoves: s-w w-t3 (t1-t3 t1-t2)\n"
MORNING = datetime(2026, 3, 28, 9, 0, tzinfo=UTC)

SHARED_MEMORY = Path("/dev/shm")
QUICK = SHARED_MEMORY if SHARED_MEMORY.is_dir() else None  # a folder without a disk, if any

_numbers = itertools.count(1)
_GAME = SavedGame(
    token="0" * 32,
    game=FORTY,
    rules="",
    deal="1",
    chosen=Chosen.RANDOM,
    started="2026-03-28T08:00:00Z",
    seconds=90.5,
    moves=120,
    undos=3,
    hints=0,
    restarts=0,
    assisted=False,
    marked=False,
    touched=True,
    score="63/104",
    record=RECORD,
)


def running(**changes) -> SavedGame:
    """A running game with a token and a deal of its own."""
    number = os.getpid() * 100_000 + next(_numbers)  # other processes make up games, too
    fresh = replace(_GAME, token=f"{number:032x}", deal=str(number))
    return replace(fresh, **changes)


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self, now: datetime = MORNING) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now

    def move(self, **passed: float) -> None:
        """Let time pass, as `timedelta` takes it."""
        self.now += timedelta(**passed)


def store_in(folder: Path, clock: Clock | None = None) -> Store:
    """The store of a profile folder."""
    return Store(Profile.at(folder), clock=clock or Clock())


def database(folder: Path) -> Path:
    """The file of the record in a profile folder."""
    return folder / "data" / "games.db"


def file_games(store: Store, results: str, **changes) -> list[FiledGame]:
    """File a game for each letter: `w` won, `l` lost."""
    words = {"w": Result.WON, "l": Result.LOST}
    return [store.file(running(**changes), words[letter]) for letter in results]


def tokens(games: Iterable[SavedGame | FiledGame]) -> list[str]:
    """Which games these are."""
    return [game.token for game in games]


def keys(store: Store) -> list[str]:
    """What the store has to tell."""
    return [notice.key for notice in store.notices]


def check_file(folder: Path) -> None:
    """Fail unless SQLite finds the database in order."""
    db = sqlite3.connect(database(folder))
    try:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    finally:
        db.close()
