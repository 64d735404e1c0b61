"""What becomes of a play: saved as it runs, filed once when it ends, brought back on request.

The definitions of design.md, section 5, in one place. No Qt.
"""

from solitaire_desktop.model.session import Session
from solitaire_desktop.rules import Outcome
from solitaire_desktop.store import Result, Store


class Keeper:
    """Stands between the sessions and the store; remembers which play was left last.

    Mutable: `left` is the play that "previous game" brings back until the program closes, and
    `waiting` the saved game that an opened record of the same game and rules will take the place
    of with its first move.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.left: Session | None = None
        self._waiting: Session | None = None

    def save(self, session: Session) -> None:
        """Keeps a running play, so that it is there again after a crash."""
        if session.is_study or session.is_over:
            return
        if self._waiting is not None and self._waiting is not session:
            if not session.is_touched:
                return
            waiting, self._waiting = self._waiting, None
            self.leave(waiting)
        self._store.save(session.saved())

    def settle(self, session: Session) -> None:
        """After a step: files a won play at once, saves any other."""
        if session.standing is Outcome.WON and not session.given_up:
            self._file(session, Result.WON)
        else:
            self.save(session)

    def give_up(self, session: Session) -> None:
        """Files a play as lost at the player's wish."""
        self._file(session, Result.LOST)
        session.given_up = True

    def leave(self, session: Session) -> None:
        """The play is left for another deal of the same game: lost, unless it was untouched."""
        session.clock.stop()
        self.left = session
        if session.is_study or session.is_over:
            return
        if session.is_touched:
            self._file(session, Result.LOST, over=False)
        else:
            self._store.forget(*session.spec.identity)

    def put_aside(self, session: Session) -> None:
        """The play is left for another game or an opened record: it stays saved."""
        session.clock.stop()
        self.save(session)
        self._waiting = None

    def wait_for(self, running: Session, opened: Session) -> None:
        """An opened record of the same game and rules takes the saved place with its first move."""
        same = running.spec.identity == opened.spec.identity
        live = not running.is_study and not running.is_over and not opened.is_study
        self._waiting = running if same and live else None

    def bring_back(self, back: Session, current: Session | None) -> None:
        """Takes the loss of a play out; the play that its game stands at is left in its place."""
        self.left = None
        if current is not None:
            self.leave(current)
        if not back.is_study and not back.is_over:
            self._store.take_back(back.token)
            self._store.save(back.saved())

    def resume(self, game: str, rules: str) -> Session | None:
        """The saved play of a game with its rules, or None. Raises RecordError for a broken one."""
        saved = self._store.saved(game, rules)
        return None if saved is None else Session.from_saved(saved)

    def _file(self, session: Session, result: Result, *, over: bool = True) -> None:
        session.clock.stop()
        if session.is_study or session.filed:
            return
        self._store.file(session.saved(), result)
        session.filed = over
