"""Opening the database file: what lies there, connecting to it, and making a new one.

Which of these is done when, and what happens if it fails, is `database`'s business.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, auto
from pathlib import Path

from solitaire_desktop.store.files import sync, sync_folder
from solitaire_desktop.store.schema import APPLICATION_ID, SCHEMA, Schema, migrate, version_of
from solitaire_desktop.store.trouble import primary_code

_MAGIC = b"SQLite format 3\0"
_HEADER = 100  # bytes; sqlite.org/fileformat.html section 1.3


class NewerRecordError(Exception):
    """The database was made by a newer version of the program; it must not be written."""


class Look(Enum):
    """What lies where the database should be."""

    MISSING = auto()
    DAMAGED = auto()
    NEWER = auto()
    USABLE = auto()


def look_at(path: Path, schema: Schema = SCHEMA) -> Look:
    """What lies at `path`, by its first bytes, without SQLite; raises OSError if it can't be read.

    The header is right even beside a write-ahead log, because `create` writes it before there is
    any, and a later version in the log is seen once it is open.
    """
    if not os.path.lexists(path):
        return Look.MISSING
    if not path.is_file():
        return Look.DAMAGED
    with path.open("rb") as file:
        header = file.read(_HEADER)
    if len(header) < _HEADER or not header.startswith(_MAGIC):
        return Look.DAMAGED
    if int.from_bytes(header[68:72], "big") != APPLICATION_ID:
        return Look.DAMAGED
    version = int.from_bytes(header[60:64], "big")
    if version == 0:
        return Look.DAMAGED
    return Look.NEWER if version > schema.version else Look.USABLE


def open_at(path: Path, schema: Schema = SCHEMA, *, wait: float = 1.0) -> sqlite3.Connection:
    """The database at `path`, which can be written; perhaps of an older version.

    It waits so many seconds for another process to finish a write, now and later.

    Raises NewerRecordError, or sqlite3.DatabaseError (see `trouble`).
    """
    db = _connected(path)
    db.execute(f"PRAGMA busy_timeout = {round(wait * 1000)}")
    try:
        if version_of(db) > schema.version:
            raise NewerRecordError
        db.execute("BEGIN IMMEDIATE")  # a read-only place is noticed now, not at the first move
        db.execute("ROLLBACK")
    except BaseException:
        db.close()
        raise
    return db


def _connected(path: Path) -> sqlite3.Connection:
    """A connection in WAL mode, or else in whatever way the file system allows.

    Network folders may have no shared memory, which WAL needs, or no locks at all.
    """
    try:
        return _try_to_connect(path)
    except sqlite3.OperationalError as error:
        if not _is_poor_file_system(error):
            raise
    try:
        return _try_to_connect(path, without="wal")
    except sqlite3.OperationalError as error:
        if not _is_poor_file_system(error):
            raise
    return _try_to_connect(path, without="locks")


def _try_to_connect(path: Path, *, without: str = "") -> sqlite3.Connection:
    address = f"{path.absolute().as_uri()}?mode=rw{'&nolock=1' if without == 'locks' else ''}"
    db = sqlite3.connect(address, uri=True, timeout=0.1, isolation_level=None)
    try:
        if without:
            db.execute("PRAGMA locking_mode = EXCLUSIVE")  # WAL is then read without shared memory
            db.execute("PRAGMA journal_mode = TRUNCATE")
            db.execute("PRAGMA locking_mode = NORMAL")
        else:
            db.execute("PRAGMA journal_mode = WAL")
        version_of(db)
    except BaseException:
        db.close()
        raise
    return db


def _is_poor_file_system(error: sqlite3.Error) -> bool:
    return primary_code(error) in {
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOLFS,
    }


def has_wal(db: sqlite3.Connection) -> bool:
    """Whether the database keeps a write-ahead log, so that a commit need not wait for the disk."""
    (mode,) = db.execute("PRAGMA journal_mode").fetchone()
    return bool(mode == "wal")


def create_at(path: Path, schema: Schema = SCHEMA) -> None:
    """Make an empty database at `path`, and its folder; it is there whole or not at all."""
    with replacement(path) as db:
        migrate(db, schema)


@contextmanager
def replacement(path: Path) -> Iterator[sqlite3.Connection]:
    """An empty database that takes the place of `path` once the block is done.

    Raises OSError and sqlite3.DatabaseError; what lay at `path` is untouched then.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    new.unlink(missing_ok=True)
    try:
        db = sqlite3.connect(new, isolation_level=None)
        try:
            db.execute("PRAGMA synchronous = OFF")  # it is synced as a whole below
            yield db
            db.execute("PRAGMA journal_mode = DELETE")  # no companions, when copied from a WAL one
        finally:
            db.close()
        sync(new)
        new.replace(path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


@contextmanager
def copied(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a throw-away copy of the database at `path`, which is not touched at all.

    Raises OSError and sqlite3.DatabaseError.
    """
    from shutil import copyfile  # noqa: PLC0415 (2 ms that only trouble should cost)
    from tempfile import TemporaryDirectory  # noqa: PLC0415

    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        copy = Path(folder) / "copy.db"
        copyfile(path, copy)
        for companion in ("-wal", "-journal"):
            beside = path.with_name(path.name + companion)
            if beside.exists():
                copyfile(beside, copy.with_name(copy.name + companion))
        db = sqlite3.connect(copy, isolation_level=None)
        try:
            yield db
        finally:
            db.close()
