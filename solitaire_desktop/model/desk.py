"""The running play among the others: dealt, left, resumed, opened. No Qt.

Every change of the play goes through here and gives a `Change`; what becomes of plays that are
left is the keeper's.
"""

from collections.abc import Callable
from random import SystemRandom

from solitaire_desktop.errors import RecordError
from solitaire_desktop.model.changes import Change, ChangeKind
from solitaire_desktop.model.keeper import Keeper
from solitaire_desktop.model.session import Session
from solitaire_desktop.rules import GameSpec, Record, Step
from solitaire_desktop.rules.deal import LAST_SPOKEN
from solitaire_desktop.store import Chosen


def random_deal() -> str:
    """A deal number of at most nine digits, so that people can say it."""
    return str(SystemRandom().randrange(1, LAST_SPOKEN + 1))


class Desk:
    """Holds the running play; mutable, since plays replace each other on it."""

    def __init__(self, keeper: Keeper, choose: Callable[[], str] = random_deal) -> None:
        self.keeper = keeper
        self._choose = choose
        self.session: Session | None = None
        self.unreadable: RecordError | None = None

    @property
    def play(self) -> Session:
        """The running play; there is one from the first deal on."""
        assert self.session is not None, "nothing was dealt yet"
        return self.session

    def step(self, step: Step) -> Change:
        """Plays a step of legal moves, and files or saves the play."""
        before = self.play.position
        self.play.play(step)
        self.keeper.settle(self.play)
        return Change(ChangeKind.STEP, before, self.play.position, step)

    def restart(self) -> Change:
        """The same deal from its start: the same play, or a new one once its result is filed."""
        ended = self.play
        if not ended.filed or ended.is_study:
            return self.go(0, ChangeKind.RESTART)
        self.session = Session.dealt(ended.spec, ended.deal, Chosen.NUMBER)
        self.keeper.save(self.session)
        return Change(ChangeKind.RESTART, ended.position, self.session.position)

    def go(self, cursor: int, kind: ChangeKind) -> Change:
        """Stands after `cursor` steps: undo, redo, restart or a jump."""
        play = self.play
        before, step = play.position, None
        if kind is ChangeKind.UNDO:
            play.undos += 1
            step = play.history.steps[cursor]
        elif kind is ChangeKind.REDO:
            step = play.history.steps[cursor - 1]
        elif kind is ChangeKind.JUMP:
            play.undos += max(0, play.history.cursor - cursor)
        elif kind is ChangeKind.RESTART:
            play.restarts += 1
        play.go(cursor)
        self.keeper.settle(play)
        return Change(kind, before, play.position, step)

    def jump(self, steps: tuple[Step, ...]) -> Change | None:
        """Stands after these steps from the deal; None when they are not legal."""
        before = self.play.position
        if not self.play.jump(steps):
            return None
        self.keeper.settle(self.play)
        return Change(ChangeKind.JUMP, before, self.play.position)

    def deal(
        self, spec: GameSpec, number: str | None = None, chosen: Chosen = Chosen.NUMBER
    ) -> Change:
        """Leaves the play for another deal of the same game, by number or by chance."""
        if self.session is not None:
            self.keeper.leave(self.session)
        how = Chosen.RANDOM if number is None else chosen
        return self._put(Session.dealt(spec, number or self._choose(), how), ChangeKind.DEAL)

    def choose(self, spec: GameSpec, number: str | None = None) -> Change:
        """Puts the play aside for another game: its saved play, or a new deal."""
        if self.session is not None:
            if self.session.spec.identity == spec.identity:
                return self.deal(spec, number) if number else self._again()
            self.keeper.put_aside(self.session)
            self.session = None
        saved = self._saved(spec)
        if saved is None or (number is not None and saved.deal != number):
            self.session = saved
            return self.deal(spec, number)
        return self._put(saved, ChangeKind.OPEN)

    def open(self, record: Record) -> Change:
        """Puts the play aside for an opened record. Raises RecordError when it is not legal."""
        opened = Session.from_record(record)
        running = self.session
        if running is not None:
            same = running.spec.identity == opened.spec.identity
            if same and running.deal == opened.deal and opened.deal:
                return self._put(opened.continues(running), ChangeKind.OPEN)
            self.keeper.put_aside(running)
            self.keeper.wait_for(running, opened)
        elif not opened.is_study:
            saved = self._saved(opened.spec)
            if saved is not None:
                self.keeper.wait_for(saved, opened)
        return self._put(opened, ChangeKind.OPEN)

    def bring_back(self) -> Change | None:
        """The play that was left last, in place of this one."""
        back = self.keeper.left
        if back is None:
            return None
        current: Session | None = self.play
        if self.play.spec.identity != back.spec.identity:
            self.keeper.put_aside(self.play)
            current = self._saved(back.spec)
        self.keeper.bring_back(back, current)
        return self._put(back, ChangeKind.OPEN)

    def _saved(self, spec: GameSpec) -> Session | None:
        """The saved play of a game; one that cannot be read any more is told in `unreadable`."""
        try:
            return self.keeper.resume(*spec.identity)
        except RecordError as error:
            self.unreadable = error
            return None

    def _again(self) -> Change:
        return Change(ChangeKind.OPEN, None, self.play.position)

    def _put(self, session: Session, kind: ChangeKind) -> Change:
        self.session = session
        self.keeper.save(session)
        return Change(kind, None, session.position)
