"""What can be read off the running play: the numbers and names that table and chrome show."""

from solitaire_desktop.model.desk import Desk
from solitaire_desktop.model.questions import Questions
from solitaire_desktop.model.session import Session
from solitaire_desktop.model.stepping import may_go_back
from solitaire_desktop.rules import GameSpec, Outcome, Position, Step, score
from solitaire_desktop.store import Preferences


class PlayState(Questions):
    """The running play as it is now; a base of `GameModel`, which holds the desk."""

    _desk: Desk
    _preferences: Preferences

    @property
    def session(self) -> Session:
        """The running play: its history, time, counts and marks."""
        return self._desk.play

    @property
    def position(self) -> Position:
        """The position on the table."""
        return self._desk.play.position

    @property
    def spec(self) -> GameSpec:
        """The game with its rules."""
        return self._desk.play.spec

    @property
    def outcome(self) -> Outcome:
        """How the position stands."""
        return self._desk.play.standing

    @property
    def score(self) -> str:
        """The score's text."""
        return score(self.position)

    @property
    def moves(self) -> int:
        """How many single moves are played."""
        return self.session.history.moves

    @property
    def seconds(self) -> int:
        """Whole seconds of play."""
        return int(self.session.clock.seconds)

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps, those that can be redone included."""
        return self.session.history.steps

    @property
    def cursor(self) -> int:
        """How many steps are played."""
        return self.session.history.cursor

    @property
    def can_undo(self) -> bool:
        """Whether the last step may be undone."""
        return may_go_back(self.session.history, self._preferences.undo)

    @property
    def can_redo(self) -> bool:
        """Whether a step can be redone."""
        return self.cursor < len(self.steps)

    @property
    def can_previous(self) -> bool:
        """Whether a game that was left can be brought back."""
        return self._desk.keeper.left is not None

    @property
    def preferences(self) -> Preferences:
        """The player's preferences as they are now."""
        return self._preferences

    @property
    def deal_name(self) -> str:
        """The deal number as text; empty for a study."""
        return self.session.deal

    @property
    def is_study(self) -> bool:
        """Whether the play starts from a given position, and so is never filed."""
        return self.session.is_study

    @property
    def is_filed(self) -> bool:
        """Whether the play's result stands in the record already."""
        return self.session.filed

    @property
    def is_over(self) -> bool:
        """Whether the play is won or given up."""
        return self.session.is_over

    def record(self) -> str:
        """The play as a record's text."""
        return self.session.record().as_text()
