"""The database as a place that never fails its user: reads and writes always succeed.

When the disk cannot be written, play goes on in memory with a copy of what was there, and every
write tries to bring the disk up to date. What is read and written is the business of `record`.
"""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from solitaire_desktop.store import rows
from solitaire_desktop.store.backup import back_up
from solitaire_desktop.store.games import Filter
from solitaire_desktop.store.notices import Message, Notice
from solitaire_desktop.store.opening import NewerRecordError, has_wal
from solitaire_desktop.store.place import Identity, Place
from solitaire_desktop.store.trouble import FAILURES, Failure, Trouble, trouble

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

_PATIENCE = 1.0  # seconds to wait for another process to finish its write
_MESSAGES = {
    Trouble.READ_ONLY: Message.READ_ONLY,
    Trouble.FULL: Message.DISK_FULL,
    Trouble.UNREACHABLE: Message.UNREACHABLE,
    Trouble.MISTAKE: Message.UNREACHABLE,  # a migration that fails
    Trouble.DAMAGE: Message.UNREACHABLE,  # and cannot even be set aside
}


class Database:
    """One database file, or memory while the file cannot be written.

    It is mutable, because it holds the connection and what the disk has not yet. `notices` are to
    be told once each; the program takes them out.
    """

    def __init__(self, place: Place) -> None:
        self.notices: list[Notice] = []
        self._place = place
        self._told: set[Message] = set()
        self._disk: sqlite3.Connection | None = None
        self._file = place.identity  # of the file that is open
        self._has_wal = False
        self._memory: sqlite3.Connection | None = None  # stands in for the disk while there is one
        self._owed: list[tuple[str, Work[object]]] = []  # what the disk has not, oldest first
        self._may_write = True
        try:
            self._open()
        except NewerRecordError:
            self._refuse_newer()
        except FAILURES as error:
            self._may_write = trouble(error) is not Trouble.MISTAKE
            self._leave_disk(error)

    @property
    def can_save(self) -> bool:
        """Whether what is written lies on the disk."""
        return self._memory is None

    def read(self, query: Work[T]) -> T:
        """The query's answer."""
        try:
            return query(self._connection)
        except FAILURES as error:
            self._overcome(error)
            return query(self._connection)

    def write(self, change: Work[T], *, lasting: bool = False, key: str = "") -> T:
        """Make a change in one transaction, on the disk or else in memory, and give its answer.

        With `lasting` it is on the disk, power cuts included, when this returns; without, a few
        seconds later. A change makes the one just before it needless when their keys are equal.
        """
        if self._memory is None and self._place.identity != self._file:  # it vanished
            self._leave_disk()
            self._catch_up()
        if self._memory is None:
            try:
                return self._commit(change, lasting=lasting)
            except FAILURES as error:
                self._overcome(error)
        if self._memory is None:  # it was damaged, and is mended
            return self._commit(change, lasting=lasting)
        answer = _transaction(self._memory, change)
        if key and self._owed and self._owed[-1][0] == key:
            self._owed.pop()
        self._owed.append((key, change))
        self._catch_up()
        return answer

    def copy_to(self, target: Path) -> None:
        """Write a copy of everything; raises FAILURES."""
        back_up(self._connection, target)

    def copy_daily(self, *, again: bool = False) -> None:
        """Make today's copy if there is none yet (or again), and delete those of older days."""
        backups, today = self._place.backups, self._place.today
        target = backups.daily(today)
        if self._memory is not None or (target.exists() and not again):
            return
        try:
            back_up(self._connection, target)
            backups.prune(today)
        except FAILURES as error:
            if trouble(error) is Trouble.DAMAGE:
                self._overcome(error)

    def close(self) -> None:
        """Bring the disk up to date if it can be, and let go of the file."""
        if self._memory is not None and self._owed:
            self._catch_up()
        for connection in (self._disk, self._memory):
            if connection is not None:
                connection.close()
        self._disk = self._memory = None

    # ------------------------------------------------------------------------------ on the disk

    @property
    def _connection(self) -> sqlite3.Connection:
        connection = self._memory or self._disk
        assert connection is not None, "the store is closed"
        return connection

    def _open(self) -> None:
        self._disk = self._place.open(self._tell, wait=0.0 if self._memory else _PATIENCE)
        self._file = self._place.identity
        self._has_wal = has_wal(self._disk)

    def _commit(self, change: Work[T], *, lasting: bool) -> T:
        assert self._disk is not None
        is_synced = lasting or not self._has_wal
        self._disk.execute(f"PRAGMA synchronous = {'FULL' if is_synced else 'NORMAL'}")
        return _transaction(self._disk, change)

    def _tell(self, notice: Notice) -> None:
        troubles = set(_MESSAGES.values())
        is_known = notice.message in troubles and bool(self._told & troubles)
        if notice.message not in self._told and not is_known:
            self._told.add(notice.message)
            self.notices.append(notice)

    # --------------------------------------------------------------------------------- in trouble

    def _overcome(self, error: Failure) -> None:
        """Mend a damaged file, or leave the disk; raise the error again if it is our mistake."""
        if self._disk is None or trouble(error) is Trouble.MISTAKE:
            raise error
        if trouble(error) is not Trouble.DAMAGE:
            self._leave_disk(error)
            return
        self._let_go()
        try:
            self._place.rebuild(self._tell, self._file)
            self._open()
        except FAILURES as second:
            self._leave_disk(second)

    def _leave_disk(self, error: Failure | None = None) -> None:
        """Go on in memory with what is there, and tell why."""
        self._memory = self._place.memory_copy(self._disk)
        self._let_go()
        if error is not None:
            self._tell(Notice(_MESSAGES[trouble(error)]))

    def _refuse_newer(self) -> None:
        """Go on in memory, with nothing: we cannot know what a newer version's tables mean."""
        self._may_write = False
        self._memory = self._memory or self._place.empty_memory()
        self._tell(Notice(Message.RECORD_NEWER))

    def _let_go(self) -> None:
        if self._disk is not None:
            self._disk.close()
            self._disk = None

    def _catch_up(self) -> None:
        """Bring the disk up to date and return to it, if that is possible by now."""
        assert self._memory is not None
        if not self._may_write:
            return
        known = self._file
        try:
            self._place.put_back(self._memory)
            self._open()
            self._pay(known)
        except NewerRecordError:
            self._refuse_newer()
        except FAILURES as error:
            self._let_go()
            self._file = known
            self._tell(Notice(_MESSAGES[trouble(error)]))
        else:
            self._owed.clear()
            self._memory.close()
            self._memory = None

    def _pay(self, known: Identity | None) -> None:
        """Write to the disk what it has not; all of memory if it is another file than before."""
        memory, debts = self._memory, [change for _, change in self._owed]
        assert memory is not None

        def pay(db: sqlite3.Connection) -> None:
            if known != self._file:
                rows.merge(db, rows.filed_games(memory, Filter())[::-1])
                rows.merge_saved(db, rows.saved_games(memory)[::-1])
            for change in debts:
                change(db)

        self._commit(pay, lasting=True)


def _transaction(db: sqlite3.Connection, change: Work[T]) -> T:
    db.execute("BEGIN IMMEDIATE")
    try:
        answer = change(db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            with suppress(sqlite3.Error):  # the first error says what is wrong
                db.execute("ROLLBACK")
        raise
    return answer
