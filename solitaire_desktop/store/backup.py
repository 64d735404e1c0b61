"""Copies of the database: one a day kept for three days, one before each migration or reset.

They lie in one folder, named by why and when they were made. Restoring one is in `recovery`.
"""

import sqlite3
from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple

from solitaire_desktop.store.opening import replacement

DAYS_KEPT = 3
_ENDING = ".db"


class Backups(NamedTuple):
    """The folder of the copies."""

    folder: Path

    def daily(self, today: date) -> Path:
        """The copy of a day."""
        return self.folder / f"daily-{today.isoformat()}{_ENDING}"

    def before_migration(self, version: int, today: date) -> Path:
        """The copy made before a version of the tables was changed."""
        return self.folder / f"version-{version}-{today.isoformat()}{_ENDING}"

    def before_reset(self, now: datetime) -> Path:
        """A free name for the copy made before a reset."""
        name, number = f"reset-{now:%Y-%m-%dT%H%M%S}", 0
        while (path := self.folder / f"{name}-{number}{_ENDING}").exists():
            number += 1
        return path

    def resets(self) -> list[Path]:
        """The copies made before resets, newest first."""
        return sorted(self.folder.glob(f"reset-*{_ENDING}"), reverse=True)

    def newest_first(self, today: date) -> list[tuple[date, Path]]:
        """The daily copies and those before migrations, with their days.

        Days after today (the clock was wrong once) come last.
        """
        found = list(self._dated("daily-*")) + list(self._dated("version-*"))
        return sorted(found, key=lambda copy: (copy[0] <= today, copy), reverse=True)

    def prune(self, today: date) -> None:
        """Delete the daily copies but the newest three; raises OSError."""
        days = [path for _, path in self.newest_first(today) if path.name.startswith("daily-")]
        for path in days[DAYS_KEPT:]:
            path.unlink(missing_ok=True)

    def _dated(self, pattern: str) -> Iterator[tuple[date, Path]]:
        for path in self.folder.glob(pattern + _ENDING):
            try:
                yield date.fromisoformat(path.stem[-len("2026-01-31") :]), path
            except ValueError:
                continue  # not a copy of ours


def back_up(db: sqlite3.Connection, target: Path) -> None:
    """Write a copy of an open database to `target`, whole or not at all, and look it over.

    Raises OSError, and sqlite3.DatabaseError when the copy is damaged, and so the original too.
    """
    with replacement(target) as copy:
        db.backup(copy)
        check_whole(copy)


def check_whole(db: sqlite3.Connection) -> None:
    """Raise sqlite3.DatabaseError unless SQLite finds everything in order."""
    found = db.execute("PRAGMA integrity_check(1)").fetchall()
    if found != [("ok",)]:
        raise sqlite3.DatabaseError(f"damaged: {found[0][0]}")
