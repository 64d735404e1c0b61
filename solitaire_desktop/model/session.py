"""One play of one deal: its history, time, counts and marks, and what the store keeps of it."""

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from os import urandom

from solitaire_desktop.errors import RecordError
from solitaire_desktop.model.bookmarks import (
    Bookmark,
    bookmarks_text,
    parse_bookmarks,
    shared,
)
from solitaire_desktop.model.clock import Clock
from solitaire_desktop.model.history import History
from solitaire_desktop.rules import (
    GameSpec,
    Outcome,
    Position,
    Record,
    Step,
    dealt,
    outcome,
    parse_record,
    play,
    replay,
    score,
)
from solitaire_desktop.rules.english import mark, sentence
from solitaire_desktop.store import Chosen, SavedGame


@dataclass(slots=True)
class Session:
    """A play from its deal to its end; mutable, since it is what the player changes.

    Attributes:
        deal: the deal number as text; empty for a study
        token: the identity of this play in the record of wins and losses
        filed: whether its result stands there already (or never will: an ended record opened)
        given_up: whether the player gave it up
        was_blocked: whether it was blocked once
        bookmarks: places that the player wants to find again
    """

    spec: GameSpec
    deal: str
    history: History
    chosen: Chosen = Chosen.RANDOM
    token: str = field(default_factory=lambda: urandom(16).hex())
    started: str = field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))
    clock: Clock = field(default_factory=Clock)
    undos: int = 0
    hints: int = 0
    restarts: int = 0
    assisted: bool = False
    marked: bool = False
    was_blocked: bool = False
    filed: bool = False
    given_up: bool = False
    bookmarks: tuple[Bookmark, ...] = ()
    standing: Outcome = Outcome.PLAYING

    def __post_init__(self) -> None:
        self._look()

    @classmethod
    def dealt(cls, spec: GameSpec, deal: str, chosen: Chosen) -> "Session":
        """A new play of a numbered deal."""
        return cls(spec, deal, History((dealt(spec, deal),)), chosen)

    @classmethod
    def from_record(cls, record: Record) -> "Session":
        """The play that a record tells; a record that ends won is not filed again.

        Raises RecordError when a move is illegal.
        """
        played = replay(record)
        if played.refusal is not None:
            number = len(played.positions)
            template = mark("Move {n}, {text}, is not legal: {reason}")
            move, reason = record.moves[number - 1], sentence(played.refusal)
            raise RecordError(0, template, n=number, text=str(move), reason=reason)
        session = cls(
            record.spec,
            record.deal,
            History.of(record.steps, played),
            Chosen.NUMBER,
            clock=Clock(record.seconds or 0),
            undos=record.undos or 0,
            hints=record.hints or 0,
        )
        session.started = record.started or session.started
        session.filed = session.standing is Outcome.WON
        return session

    @classmethod
    def from_saved(cls, saved: SavedGame) -> "Session":
        """The running game that the store kept. Raises RecordError."""
        session = cls.from_record(parse_record(saved.record))
        session.token, session.chosen, session.started = saved.token, saved.chosen, saved.started
        session.clock = Clock(saved.seconds)
        session.undos, session.hints, session.restarts = saved.undos, saved.hints, saved.restarts
        session.assisted, session.marked = saved.assisted, saved.marked
        session.bookmarks = parse_bookmarks(saved.bookmarks)
        session.was_blocked = session.was_blocked or (
            saved.touched and not session.history.cursor and not saved.restarts
        )
        return session

    @property
    def is_study(self) -> bool:
        """Whether it starts from a given position, and so is never filed."""
        return not self.deal

    @property
    def position(self) -> Position:
        """The position the player stands at."""
        return self.history.position

    @property
    def is_touched(self) -> bool:
        """Whether leaving it counts (design.md, section 5)."""
        return self.history.cursor > 0 or self.restarts > 0 or self.was_blocked

    @property
    def is_over(self) -> bool:
        """Whether it is won or given up: time stands still."""
        return self.given_up or self.filed or self.standing is Outcome.WON

    def play(self, step: Step) -> None:
        """Plays a step of legal moves."""
        position = self.position
        for move in step:
            position = play(position, move)
        self.history = self.history.played(step, position)
        self._look()

    def go(self, cursor: int) -> None:
        """Stands after `cursor` steps of the history, back or forward."""
        self.history = self.history.at(cursor)
        self._look()

    def jump(self, steps: tuple[Step, ...]) -> bool:
        """Stands after these steps, in place of the others; False when they are not legal."""
        kept = shared(self.history.steps, steps)
        back = self.history.cursor - min(kept, self.history.cursor)
        if kept == len(steps):
            self.go(kept)
        else:
            study = self.history.positions[0] if self.is_study else None
            played = replay(Record(self.spec, self.deal, study, steps))
            if played.refusal is not None:
                return False
            self.history = History.of(steps, played)
            self._look()
        self.undos += back
        return True

    def record(self) -> Record:
        """The play as a record, with the steps that can be redone."""
        history = self.history
        whole = history.cursor == len(history.steps)
        return Record(
            self.spec,
            self.deal,
            history.positions[0] if self.is_study else None,
            history.steps,
            None if whole else history.moves,
            int(self.clock.seconds),
            self.undos,
            self.hints,
            self.started,
        )

    def saved(self) -> SavedGame:
        """The play as the store keeps it."""
        game, rules = self.spec.identity
        return SavedGame(
            token=self.token,
            game=game,
            rules=rules,
            deal=self.deal,
            chosen=self.chosen,
            started=self.started,
            seconds=self.clock.seconds,
            moves=self.history.moves,
            undos=self.undos,
            hints=self.hints,
            restarts=self.restarts,
            assisted=self.assisted,
            marked=self.marked,
            touched=self.is_touched,
            bookmarks=bookmarks_text(self.bookmarks),
            score=score(self.position),
            record=self.record().as_text(),
        )

    def continues(self, other: "Session") -> "Session":
        """This play taken for the same one as `other`: an opened record of the running deal."""
        return replace(
            self,
            token=other.token,
            chosen=other.chosen,
            started=other.started,
            clock=Clock(other.clock.seconds),
            undos=max(self.undos, other.undos),
            hints=max(self.hints, other.hints),
            restarts=other.restarts,
            assisted=other.assisted,
            marked=other.marked,
            was_blocked=other.was_blocked,
            filed=other.filed,
            bookmarks=other.bookmarks,
        )

    def _look(self) -> None:
        self.standing = outcome(self.position)
        self.was_blocked = self.was_blocked or self.standing is Outcome.BLOCKED
