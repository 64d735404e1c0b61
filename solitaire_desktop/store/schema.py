"""The tables, their version, and how an older database becomes a new one.

The version is SQLite's `user_version`. To change a table: add a step to MIGRATIONS, raise the
version, bring CREATE up to date, and keep a dump of the old one under tests/store/schemas/.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

APPLICATION_ID = 0x50617469  # "Pati", in the header of our databases

CREATE = (
    """
    CREATE TABLE saved (
        id INTEGER PRIMARY KEY,
        token TEXT NOT NULL,
        game TEXT NOT NULL,
        rules TEXT NOT NULL,
        deal TEXT NOT NULL,
        chosen TEXT NOT NULL,
        started TEXT NOT NULL,
        seconds REAL NOT NULL,
        moves INTEGER NOT NULL,
        undos INTEGER NOT NULL,
        hints INTEGER NOT NULL,
        restarts INTEGER NOT NULL,
        assisted INTEGER NOT NULL,
        marked INTEGER NOT NULL,
        score TEXT NOT NULL,
        record TEXT NOT NULL,
        touched INTEGER NOT NULL,
        bookmarks TEXT NOT NULL DEFAULT '',
        UNIQUE (game, rules)
    )
    """,
    """
    CREATE TABLE filed (
        id INTEGER PRIMARY KEY,
        token TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        rules TEXT NOT NULL,
        deal TEXT NOT NULL,
        chosen TEXT NOT NULL,
        started TEXT NOT NULL,
        ended TEXT NOT NULL,
        result TEXT NOT NULL CHECK (result IN ('won', 'lost')),
        seconds REAL NOT NULL,
        moves INTEGER NOT NULL,
        undos INTEGER NOT NULL,
        hints INTEGER NOT NULL,
        restarts INTEGER NOT NULL,
        assisted INTEGER NOT NULL,
        replay INTEGER NOT NULL,
        marked INTEGER NOT NULL,
        score TEXT NOT NULL,
        record TEXT NOT NULL
    )
    """,
    """
    CREATE INDEX filed_by_deal ON filed (game, rules, deal)
    """,
)


class Schema(NamedTuple):
    """A version of the tables: the SQL that makes them, and that leads from each older version.

    `migrations[n]` turns version n into n + 1.
    """

    version: int
    create: Sequence[str]
    migrations: Mapping[int, Sequence[str]] = MappingProxyType({})


MIGRATIONS = {
    1: ("ALTER TABLE saved ADD COLUMN bookmarks TEXT NOT NULL DEFAULT ''",),
}
SCHEMA = Schema(version=2, create=CREATE, migrations=MappingProxyType(MIGRATIONS))


def version_of(db: sqlite3.Connection) -> int:
    """The version of the tables in an open database; 0 when there are none yet."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(db: sqlite3.Connection, schema: Schema = SCHEMA) -> None:
    """Make the tables, or bring older ones to this version: all steps or none, one transaction.

    Raises sqlite3.DatabaseError where that does not work.
    """
    db.execute("BEGIN IMMEDIATE")
    try:
        for statement in _steps(version_of(db), schema):
            db.execute(statement)
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute(f"PRAGMA user_version = {schema.version}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _steps(version: int, schema: Schema) -> Sequence[str]:
    if version == 0:
        return schema.create
    older = range(version, schema.version)
    if version < 0:
        raise sqlite3.DatabaseError(f"there is no version {version}")
    return [statement for step in older for statement in schema.migrations[step]]
