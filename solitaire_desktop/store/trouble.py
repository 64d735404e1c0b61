"""What an error of SQLite or of the system means for the database."""

import errno
import sqlite3
from enum import Enum, auto


class Trouble(Enum):
    """What is wrong, by what can be done about it."""

    DAMAGE = auto()  # the content is not what we wrote
    READ_ONLY = auto()
    FULL = auto()
    UNREACHABLE = auto()  # locked by somebody, or the disk or network fails
    MISTAKE = auto()  # ours


_BY_CODE = {
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGE,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGE,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_BUSY: Trouble.UNREACHABLE,
    sqlite3.SQLITE_LOCKED: Trouble.UNREACHABLE,
    sqlite3.SQLITE_IOERR: Trouble.UNREACHABLE,
    sqlite3.SQLITE_CANTOPEN: Trouble.UNREACHABLE,
    sqlite3.SQLITE_PROTOCOL: Trouble.UNREACHABLE,
    sqlite3.SQLITE_NOLFS: Trouble.UNREACHABLE,
    sqlite3.SQLITE_NOMEM: Trouble.UNREACHABLE,
}
_BY_ERRNO = {
    errno.EACCES: Trouble.READ_ONLY,
    errno.EPERM: Trouble.READ_ONLY,
    errno.EROFS: Trouble.READ_ONLY,
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EFBIG: Trouble.FULL,
}
Failure = OSError | sqlite3.DatabaseError | UnicodeDecodeError
FAILURES = (OSError, sqlite3.DatabaseError, UnicodeDecodeError)  # what a place can do to us
_MISTAKES = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.NotSupportedError)


def primary_code(error: sqlite3.Error) -> int:
    """SQLite's result code without its details; 0 when the error is not from SQLite itself."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def trouble(error: Failure) -> Trouble:
    """What the error means."""
    if isinstance(error, UnicodeDecodeError):  # a damaged name in SQLite's own message
        return Trouble.DAMAGE
    if isinstance(error, OSError):
        return _BY_ERRNO.get(error.errno or 0, Trouble.UNREACHABLE)
    if code := primary_code(error):
        return _BY_CODE.get(code, Trouble.MISTAKE)
    # Without a code it is Python's word for text that is not UTF-8, or ours for a senseless row.
    return Trouble.MISTAKE if isinstance(error, _MISTAKES) else Trouble.DAMAGE
