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
from solitaire_desktop.store.files import set_aside
from solitaire_desktop.store.notices import Message, Notice
from solitaire_desktop.store.opening import Look, NewerRecordError, alone, copied, look_at, open_at
from solitaire_desktop.store.recovery import rebuild, refill, restore
from solitaire_desktop.store.schema import Schema, migrate, version_of
from solitaire_desktop.store.trouble import FAILURES, Trouble, trouble

Tell = Callable[[Notice], None]
Identity = tuple[int, int]


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
    def identity(self) -> Identity | None:
        """What tells the file from another one at the same path; None when there is none."""
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def open(self, tell: Tell, *, wait: float) -> sqlite3.Connection:
        """A connection to the file, made or made again where need be.

        Raises NewerRecordError and FAILURES.
        """
        seen = self.identity
        match look_at(self.path, self.schema):
            case Look.NEWER:
                raise NewerRecordError
            case Look.MISSING:
                self._begin(tell)
            case Look.DAMAGED:
                self.rebuild(tell, seen)
            case Look.USABLE:
                pass
        try:
            return self._open_usable(wait)
        except FAILURES as error:
            if trouble(error) is not Trouble.DAMAGE:
                raise
        self.rebuild(tell, seen)
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

    def _begin(self, tell: Tell) -> None:
        with alone(self.path.parent):
            if self.identity is not None:  # another process was faster
                return
            day = restore(self.path, self.backups, self.today, self.schema)
        if day is not None:
            tell(Notice(Message.RECORD_RETURNED, {"day": day.isoformat()}))

    def rebuild(self, tell: Tell, seen: Identity | None) -> None:
        """Set the damaged file that was seen aside and make it again; raises FAILURES."""
        with alone(self.path.parent):
            if self.identity != seen:  # another process was faster
                return
            rebuilt = rebuild(self.path, self.backups, self.today, self.schema)
        args = {"file": rebuilt.aside.name}
        if rebuilt.day is None:
            tell(Notice(Message.RECORD_DAMAGED, args))
        else:
            args["day"] = rebuilt.day.isoformat()
            tell(Notice(Message.RECORD_RESTORED, args))

    def put_back(self, memory: sqlite3.Connection) -> None:
        """Write what is in memory to the disk if the file is gone; raises FAILURES."""
        if self.identity is None:
            with alone(self.path.parent):
                if self.identity is None:
                    set_aside(self.path)  # what a vanished database left beside itself
                    back_up(memory, self.path)

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
        except FAILURES:
            memory.close()
            memory = sqlite3.connect(":memory:", isolation_level=None)
            refill(memory, self.path, self.backups, today=self.today, schema=self.schema)
        return memory

    def empty_memory(self) -> sqlite3.Connection:
        """An empty database in memory."""
        memory = sqlite3.connect(":memory:", isolation_level=None)
        migrate(memory, self.schema)
        return memory
