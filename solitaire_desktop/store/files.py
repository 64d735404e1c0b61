"""Files written whole or not at all, read with suspicion, and set aside when they are damaged."""

import os
import time
from pathlib import Path

BAD = ".bad"
_STALE = 3600  # seconds after which a half-written file has no writer any more
SQLITE_COMPANIONS = ("-wal", "-shm", "-journal")


def write_atomically(path: Path, content: bytes) -> None:
    """Put `content` into the file at `path`, making its folder: afterwards it is old or new.

    A link is followed. Raises OSError; the old file is untouched then, and nothing is left over.
    """
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    _sweep(path)
    temporary = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sweep(path: Path) -> None:
    """Delete what processes that were killed amid a write have left."""
    for leftover in path.parent.glob(f"{path.name}.*.tmp"):
        if leftover.stat().st_mtime < time.time() - _STALE:
            leftover.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Have the disk write which files are in a folder, where the system knows how to."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:  # Windows opens no folders, and needs not
        return
    try:
        os.fsync(handle)
    except OSError:  # some network folders cannot
        pass
    finally:
        os.close(handle)


def set_aside(path: Path) -> Path:
    """Rename a file or folder to a free name that ends in `.bad`, and give that name.

    What SQLite keeps beside a database goes with it. Raises OSError.
    """
    target = _free_name(path)
    if os.path.lexists(path):
        path.rename(target)
    for companion in SQLITE_COMPANIONS:
        beside = path.with_name(path.name + companion)
        if beside.exists():
            beside.rename(target.with_name(target.name + companion))
    return target


def _free_name(path: Path) -> Path:
    target, number = path.with_name(path.name + BAD), 1
    while os.path.lexists(target):
        number += 1
        target = path.with_name(f"{path.name}.{number}{BAD}")
    return target
