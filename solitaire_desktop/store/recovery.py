"""What is done when the database is damaged or gone: the newest good copy, and what can be read.

A damaged file is never changed: it is set aside under a name that ends in `.bad`.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path
from typing import NamedTuple

from solitaire_desktop.store import rows
from solitaire_desktop.store.backup import Backups, check_whole
from solitaire_desktop.store.files import set_aside
from solitaire_desktop.store.games import FiledGame, SavedGame
from solitaire_desktop.store.opening import copied, replacement
from solitaire_desktop.store.parse import filed_from, foreign, saved_from
from solitaire_desktop.store.schema import Schema, migrate, version_of
from solitaire_desktop.store.trouble import FAILURES


class Rebuilt(NamedTuple):
    """How a database was made again: where the damaged file is now, and the copy's day if any."""

    aside: Path
    day: date | None


def restore(path: Path, backups: Backups, today: date, schema: Schema) -> date | None:
    """Make the missing database again, from the newest good copy, whose day is returned.

    Empty, with None, when there is no copy. Raises FAILURES.
    """
    set_aside(path)  # a log without its database would be taken for the new one's
    with replacement(path) as db:
        return _fill(db, backups, today, schema)


def rebuild(path: Path, backups: Backups, today: date, schema: Schema) -> Rebuilt:
    """Set the damaged database aside and make it again as `refill` does.

    Raises FAILURES.
    """
    with replacement(path) as db:
        day = refill(db, path, backups, today=today, schema=schema)
        aside = set_aside(path)
    return Rebuilt(aside, day)


def refill(
    db: sqlite3.Connection, damaged: Path, backups: Backups, *, today: date, schema: Schema
) -> date | None:
    """Fill an empty database from the newest good copy and what of a damaged one can be read.

    Returns the copy's day if there is one. Raises FAILURES.
    """
    day = _fill(db, backups, today, schema)
    filed, saved = _readable_games(damaged, schema)
    for game in filed:
        rows.put_filed(db, game)
    for running in saved:
        if rows.filed_game(db, running.token) is None:
            rows.put_saved(db, running)
    return day


def _fill(db: sqlite3.Connection, backups: Backups, today: date, schema: Schema) -> date | None:
    for day, path in backups.newest_first(today):
        try:
            with copied(path) as copy:
                check_whole(copy)
                if version_of(copy) > schema.version:
                    continue
                migrate(copy, schema)
                rows.check(copy)
                copy.backup(db)
                return day
        except FAILURES:
            continue  # the next older one may be good
    migrate(db, schema)
    return None


def _readable_games(path: Path, schema: Schema) -> tuple[list[FiledGame], list[SavedGame]]:
    try:
        with copied(path) as db:
            if version_of(db) > schema.version:
                return [], []
            migrate(db, schema)
            filed = rows.readable(db, "filed", rows.FILED, filed_from)
            saved = rows.readable(db, "saved", rows.SAVED, saved_from)
    except FAILURES:
        return [], []
    return list(_ours(filed)), saved


def _ours(games: Iterable[FiledGame]) -> Iterator[FiledGame]:
    """Those of the games that we can have written."""
    for game in games:
        try:
            yield foreign(game)
        except ValueError:
            continue
