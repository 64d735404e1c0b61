"""Opening the database file: what lies there, connecting to it, and making a new one.

Which of these is done when, and what happens if it fails, is `database`'s business.
"""

import os
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from enum import Enum, auto
from pathlib import Path

from solitaire_desktop.store.files import SQLITE_COMPANIONS, write_atomically
from solitaire_desktop.store.schema import APPLICATION_ID, SCHEMA, Schema, version_of
from solitaire_desktop.store.trouble import primary_code

_MAGIC = b"SQLite format 3\0"
# sqlite.org/fileformat.html section 1.3: how it is written and read (2: with a log), fixed values,
# schema format, text encoding, user version, application id.
_HEADER = ">18x BB 4s 20x I 8x I I 4x I 28x"
_VERSIONS = slice(18, 20)
_NO_LOG = b"\1\1"
_POOR = {
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOLFS,
}
_USUAL = {(how, how, b"\0\x40\x20\x20", 4, 1) for how in (1, 2)}


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
        header = file.read(struct.calcsize(_HEADER))
    if len(header) < struct.calcsize(_HEADER) or not header.startswith(_MAGIC):
        return Look.DAMAGED
    facts = struct.unpack(_HEADER, header)
    version, application = facts[-2:]
    if facts[:-2] not in _USUAL or application != APPLICATION_ID or version == 0:
        return Look.DAMAGED
    return Look.NEWER if version > schema.version else Look.USABLE


def open_at(path: Path, schema: Schema = SCHEMA, *, wait: float) -> sqlite3.Connection:
    """The database at `path`, which can be written; perhaps of an older version.

    It waits so many seconds for another process to finish a write, now and later.
    Raises NewerRecordError and FAILURES.
    """
    db = _connected(path, wait)
    try:
        version = version_of(db)
        if version > schema.version:
            raise NewerRecordError
        db.execute("BEGIN IMMEDIATE")
        db.execute(f"PRAGMA user_version = {version}")  # a read-only file is noticed now
        db.execute("ROLLBACK")
    except BaseException:
        db.close()
        raise
    return db


class Lack(Enum):
    """What a file system may be without, network folders above all."""

    NOTHING = auto()
    SHARED_MEMORY = auto()  # which a write-ahead log needs
    LOCKS = auto()


def _connected(path: Path, wait: float) -> sqlite3.Connection:
    """A connection with a write-ahead log, or else in whatever way the file system allows."""
    try:
        db = _try_to_connect(path, wait=0.0)
    except sqlite3.OperationalError as error:
        is_locked = primary_code(error) == sqlite3.SQLITE_BUSY
        if not is_locked and primary_code(error) not in _POOR:
            raise
        if can_lock(path.parent):
            lack = Lack.NOTHING if is_locked else Lack.SHARED_MEMORY
            return _try_to_connect(path, wait, lack)
    else:
        db.execute(_waiting(wait))
        return db
    _drop_log(path)  # there can be none without locks
    return _try_to_connect(path, wait, Lack.LOCKS)


def _try_to_connect(path: Path, wait: float, lack: Lack = Lack.NOTHING) -> sqlite3.Connection:
    db = _connection(path, "mode=rw", "nolock=1" if lack is Lack.LOCKS else "")
    try:
        db.execute(_waiting(wait))
        if lack is Lack.NOTHING:
            db.execute("PRAGMA journal_mode = WAL")
        else:
            db.execute("PRAGMA locking_mode = EXCLUSIVE")  # a log is read without shared memory
            db.execute("PRAGMA journal_mode = TRUNCATE")
            db.execute("PRAGMA locking_mode = NORMAL")
        version_of(db)
    except BaseException:
        db.close()
        raise
    return db


def _waiting(seconds: float) -> str:
    return f"PRAGMA busy_timeout = {round(seconds * 1000)}"


def _connection(path: Path, *options: str) -> sqlite3.Connection:
    address = f"{path.absolute().as_uri()}?{'&'.join(filter(None, options))}"
    return sqlite3.connect(address, uri=True, timeout=0.0, isolation_level=None)


def can_lock(folder: Path) -> bool:
    """Whether files in a folder can be locked, tried with one that nobody else knows."""
    probe = folder / f"probe-{os.getpid()}"
    try:
        with closing(_connection(probe, "mode=rwc")) as db:
            db.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        return False
    finally:
        with suppress(OSError):
            probe.unlink(missing_ok=True)
    return True


def _drop_log(path: Path) -> None:
    """Write a database anew without its write-ahead log; raises FAILURES."""
    with path.open("rb") as file:
        if file.read(_VERSIONS.stop)[_VERSIONS] == _NO_LOG:
            return
    with copied(path) as whole, replacement(path) as db:
        whole.backup(db)
    for companion in SQLITE_COMPANIONS:
        path.with_name(path.name + companion).unlink(missing_ok=True)


def has_wal(db: sqlite3.Connection) -> bool:
    """Whether the database keeps a write-ahead log, so that a commit need not wait for the disk."""
    (mode,) = db.execute("PRAGMA journal_mode").fetchone()
    return bool(mode == "wal")


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Make a folder, and keep other processes from this block while the file system knows how to.

    The lock ends with its process; the empty file that stays behind locks nothing. Raises OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with closing(_connection(folder / "making.lock", "mode=rwc")) as db:
        with suppress(sqlite3.OperationalError):
            db.execute(_waiting(5.0))
            db.execute("BEGIN EXCLUSIVE")
        yield


@contextmanager
def replacement(path: Path) -> Iterator[sqlite3.Connection]:
    """An empty database in memory that is written to `path` once the block is done.

    Raises FAILURES; what lay at `path` is untouched then.
    """
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        yield db
        image = bytearray(db.serialize())
    image[_VERSIONS] = _NO_LOG  # it may be copied from a database that has one
    write_atomically(path, bytes(image))


@contextmanager
def copied(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a throw-away copy of the database at `path`, which is not touched at all.

    Raises FAILURES.
    """
    from shutil import copyfile  # noqa: PLC0415 (2 ms that only trouble should cost)
    from tempfile import TemporaryDirectory  # noqa: PLC0415

    beside = path.parent if os.access(path.parent, os.W_OK) else None  # not out of the profile
    with TemporaryDirectory(prefix="copy-", dir=beside, ignore_cleanup_errors=True) as folder:
        copy = Path(folder) / "copy.db"
        copyfile(path, copy)
        for companion in ("-wal", "-journal"):
            other = path.with_name(path.name + companion)
            if other.exists():
                copyfile(other, copy.with_name(copy.name + companion))
        db = sqlite3.connect(copy, isolation_level=None)
        try:
            yield db
        finally:
            db.close()
