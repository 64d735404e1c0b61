"""The record of wins and losses: running games, filed games, and what they amount to.

A game is filed once, by its token. When it ends, and what counts as touched, is decided by the
model (design.md section 5); the store decides which games are replays.
"""

import sqlite3
from collections.abc import Callable
from dataclasses import fields
from datetime import datetime
from functools import partial
from pathlib import Path

from solitaire_desktop.errors import StoreError
from solitaire_desktop.paths import Profile
from solitaire_desktop.rules.english import mark
from solitaire_desktop.store import rows
from solitaire_desktop.store.backup import Backups
from solitaire_desktop.store.database import Database
from solitaire_desktop.store.exchange import read_games, write_csv, write_records
from solitaire_desktop.store.games import (
    FiledGame,
    Filter,
    PlayedGame,
    Result,
    SavedGame,
    stamp,
    utc_now,
)
from solitaire_desktop.store.notices import Notice
from solitaire_desktop.store.opening import copied
from solitaire_desktop.store.place import Place
from solitaire_desktop.store.schema import SCHEMA, Schema, migrate
from solitaire_desktop.store.statistics import Play, Summary, as_json, summary
from solitaire_desktop.store.trouble import FAILURES

FILE = "games.db"
BACKUPS = "backups"
_PLAYED = tuple(field.name for field in fields(PlayedGame))


class Store:
    """The record of one profile. It never fails for the state of the disk: `notices` tells.

    Mutable, because it holds the database; from one thread only.
    """

    def __init__(
        self,
        profile: Profile,
        *,
        clock: Callable[[], datetime] = utc_now,
        schema: Schema = SCHEMA,
    ) -> None:
        self._clock = clock
        self._schema = schema
        self._backups = Backups(profile.data / BACKUPS)
        self._database = Database(Place(profile.data / FILE, self._backups, schema, clock))

    @property
    def notices(self) -> list[Notice]:
        """What the player must be told, once each: take it out of the list when it is told."""
        return self._database.notices

    @property
    def can_save(self) -> bool:
        """Whether games lie on the disk at the moment."""
        return self._database.can_save

    # ------------------------------------------------------------------------------ running games

    def save(self, saved: SavedGame) -> None:
        """Keep a running game, one for each game and rules; cheap enough for every step."""
        key = f"save {saved.token}"
        self._database.write(partial(rows.put_saved, saved=saved), key=key)

    def saved(self, game: str, rules: str) -> SavedGame | None:
        """The running game of this game and rules."""
        return self._database.read(lambda db: rows.saved_game(db, game, rules))

    def saved_games(self) -> list[SavedGame]:
        """All running games, the one played last first."""
        return self._database.read(rows.saved_games)

    def forget(self, game: str, rules: str) -> None:
        """Drop the running game of this game and rules without a result."""
        self._database.write(lambda db: rows.drop_saved(db, game, rules))

    # -------------------------------------------------------------------------------- filed games

    def file(self, saved: SavedGame, result: Result, ended: datetime | None = None) -> FiledGame:
        """Write a result and drop the running game, in one transaction that a power cut survives.

        A play that is filed already stays as it was first filed, and that is returned.
        """
        assert saved.deal, "a study is never filed"
        moment = stamp(ended or self._clock())
        return self._database.write(
            lambda db: _file(db, saved, result=result, ended=moment), lasting=True
        )

    def take_back(self, token: str) -> SavedGame | None:
        """Take a loss out of the record and make it a running game again, in one transaction.

        It takes the place of the running game of its game and rules. None when no such loss is
        filed.
        """
        return self._database.write(lambda db: _take_back(db, token), lasting=True)

    def filed(self, token: str) -> FiledGame | None:
        """The filed game of this token."""
        return self._database.read(lambda db: rows.filed_game(db, token))

    def games(
        self, chosen: Filter | None = None, *, limit: int = 100, offset: int = 0
    ) -> list[FiledGame]:
        """The filed games that the filter asks for, the one filed last first."""
        return self._database.read(
            lambda db: rows.filed_games(db, chosen or Filter(), limit=limit, offset=offset)
        )

    def count(self, chosen: Filter | None = None) -> int:
        """How many filed games the filter asks for."""
        return self._database.read(lambda db: rows.count_filed(db, chosen or Filter()))

    def is_filed(self, game: str, rules: str, deal: str) -> bool:
        """Whether this deal stands in the record, so that playing it would be a replay."""
        return self._database.read(lambda db: rows.has_original(db, (game, rules, deal), token=""))

    # --------------------------------------------------------------------------------- statistics

    def plays(self, game: str, rules: str) -> list[Play]:
        """What statistics need of the filed games of this game and rules, oldest first."""
        return self._database.read(lambda db: rows.plays(db, game, rules))

    def summary(self, game: str, rules: str) -> Summary:
        """What this game's record amounts to under these rules."""
        return summary(game, rules, self.plays(game, rules))

    def summaries(self) -> list[Summary]:
        """The summary of each game and rules of which a game is filed, by game and rules."""
        return [self.summary(game, rules) for game, rules in self._database.read(rows.known_games)]

    # -------------------------------------------------------------------------------- maintenance

    def housekeeping(self) -> None:
        """What can wait until the table is painted: look the file over and make today's copy."""
        self._database.copy_daily()

    def export_csv(self, path: Path, chosen: Filter | None = None) -> None:
        """Write the filed games that the filter asks for as a table; raises StoreError."""
        write_csv(path, self.games(chosen, limit=-1)[::-1])

    def export_records(self, path: Path, chosen: Filter | None = None) -> None:
        """Write the filed games that the filter asks for as records; raises StoreError."""
        write_records(path, self.games(chosen, limit=-1)[::-1])

    def import_games(self, path: Path) -> int:
        """Add the games of an exported file that are not filed yet, and say how many there were.

        Raises StoreError when the file cannot be read; nothing is added then.
        """
        games = read_games(path)
        return self._database.write(lambda db: rows.merge(db, games), lasting=True)

    def reset(self, chosen: Filter | None = None) -> Path:
        """Take the games that the filter asks for out of the record; give the copy made before.

        Raises StoreError when there can be no copy; nothing is taken out then.
        """
        copy = self._backups.before_reset(self._clock())
        try:
            self._database.copy_to(copy)
        except FAILURES as error:
            template = mark("There can be no copy of the record, so it stays: {reason}.")
            raise StoreError(template, reason=error) from error
        self._database.write(lambda db: rows.drop_filed_games(db, chosen or Filter()), lasting=True)
        self._database.copy_daily(again=True)  # or a damaged file would bring the games back
        return copy

    def resets(self) -> list[Path]:
        """The copies made before resets, newest first."""
        return self._backups.resets()

    def undo_reset(self, copy: Path) -> int:
        """Bring the games of such a copy back among those filed since, and say how many.

        Raises StoreError when the copy cannot be read.
        """
        try:
            with copied(copy) as db:
                migrate(db, self._schema)
                games = rows.filed_games(db, Filter())[::-1]
        except FAILURES as error:
            template = mark("The copy {file} cannot be read: {reason}.")
            raise StoreError(template, file=copy.name, reason=error) from error
        return self._database.write(lambda db: rows.merge(db, games), lasting=True)

    def close(self) -> None:
        """Let go of the file. Nothing is lost without it; nothing may be asked afterwards."""
        self._database.close()


def stats_json(store: Store) -> list[dict[str, object]]:
    """The record as `solitaire-desktop stats --json` prints it, one object a game and rules."""
    return [as_json(summary) for summary in store.summaries()]


def _file(db: sqlite3.Connection, saved: SavedGame, *, result: Result, ended: str) -> FiledGame:
    is_replay = rows.has_original(db, (saved.game, saved.rules, saved.deal), saved.token)
    played = {name: getattr(saved, name) for name in _PLAYED}
    filed = FiledGame(**played, result=result, ended=ended, replay=is_replay)
    is_new = rows.put_filed(db, filed)
    rows.drop_saved(db, saved.game, saved.rules, saved.token)
    first = filed if is_new else rows.filed_game(db, saved.token)
    assert first is not None
    return first


def _take_back(db: sqlite3.Connection, token: str) -> SavedGame | None:
    filed = rows.filed_game(db, token)
    if filed is None or filed.result is not Result.LOST:
        return None
    saved = SavedGame(**{name: getattr(filed, name) for name in _PLAYED}, touched=True)
    rows.drop_filed(db, token)
    rows.put_saved(db, saved)
    return saved
