"""The place of the database: how its file is opened whatever lies there, and copied to memory.

What is done when that fails is decided in `database`.
"""

import sqlite3
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple

from solitaire_desktop.store import rows
from solitaire_desktop.store.backup import Backups, back_up, check_whole
from solitaire_desktop.store.notices import Message, Notice
from solitaire_desktop.store.opening import Look, NewerRecordError, copied, look_at, open_at
from solitaire_desktop.store.recovery import rebuild, refill, restore
from solitaire_desktop.store.schema import Schema, migrate, version_of
from solitaire_desktop.store.trouble import Trouble, trouble

Tell = Callable[[Notice], None]


class Place(NamedTuple):
    """Where the database and its copies lie, and which version of the tables is wanted."""

    path: Path
    backups: Backups
    schema: Schema
    clock: Callable[[], datetime]

    @property
    def today(self) -> date:
        """The day of new copies."""
        return self.clock().date()

    @property
    def identity(self) -> tuple[int, int] | None:
        """What tells the file from another one at the same path; None when there is none."""
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def open(self, tell: Tell, *, wait: float) -> sqlite3.Connection:
        """A connection to the file, made or made again where need be.

        Raises NewerRecordError, OSError and sqlite3.DatabaseError.
        """
        match look_at(self.path, self.schema):
            case Look.NEWER:
                raise NewerRecordError
            case Look.MISSING:
                day = restore(self.path, self.backups, self.today, self.schema)
                if day is not None:
                    tell(Notice(Message.RECORD_RETURNED, {"day": day.isoformat()}))
            case Look.DAMAGED:
                self.rebuild(tell)
            case Look.USABLE:
                pass
        try:
            return self._open_usable(wait)
        except sqlite3.DatabaseError as error:
            if trouble(error) is not Trouble.DAMAGE:
                raise
        self.rebuild(tell)
        return self._open_usable(wait)

    def _open_usable(self, wait: float) -> sqlite3.Connection:
        db = open_at(self.path, self.schema, wait=wait)
        try:
            version = version_of(db)
            if version < self.schema.version:
                back_up(db, self.backups.before_migration(version, self.today))
                migrate(db, self.schema)
            rows.check(db)
        except BaseException:
            db.close()
            raise
        return db

    def rebuild(self, tell: Tell) -> None:
        """Set a damaged file aside and make it again; raises OSError and sqlite3.DatabaseError."""
        rebuilt = rebuild(self.path, self.backups, self.today, self.schema)
        args = {"file": rebuilt.aside.name}
        if rebuilt.day is None:
            tell(Notice(Message.RECORD_DAMAGED, args))
        else:
            args["day"] = rebuilt.day.isoformat()
            tell(Notice(Message.RECORD_RESTORED, args))

    def memory_copy(self, source: sqlite3.Connection | None) -> sqlite3.Connection:
        """All that can be had, in memory: from an open connection, or else from the files."""
        memory = sqlite3.connect(":memory:", isolation_level=None)
        try:
            if source is not None:
                source.backup(memory)
            else:
                with copied(self.path) as copy:
                    copy.backup(memory)
            check_whole(memory)
            migrate(memory, self.schema)
            rows.check(memory)
        except (OSError, sqlite3.DatabaseError):
            memory.close()
            memory = sqlite3.connect(":memory:", isolation_level=None)
            refill(memory, self.path, self.backups, today=self.today, schema=self.schema)
        return memory

    def empty_memory(self) -> sqlite3.Connection:
        """An empty database in memory."""
        memory = sqlite3.connect(":memory:", isolation_level=None)
        migrate(memory, self.schema)
        return memory
