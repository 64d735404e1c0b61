"""The one object that table and window talk to: what can be asked of the play, and done to it.

The only Qt below the table: signals and timers. Rules are the referee's, wishes become steps in
`planning`, plays replace each other in `desk`; this module tells who listens.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from solitaire_desktop.model import planning
from solitaire_desktop.model.changes import Change, ChangeKind
from solitaire_desktop.model.desk import Desk, random_deal
from solitaire_desktop.model.keeper import Keeper
from solitaire_desktop.model.play_state import PlayState
from solitaire_desktop.model.stepping import with_autoplay
from solitaire_desktop.rules import (
    Move,
    MoveKind,
    Outcome,
    Refusal,
    Step,
    game_spec,
    parse_deal,
    parse_record,
)
from solitaire_desktop.rules.move import WHOLE, pile_name
from solitaire_desktop.solver.useful import is_useless
from solitaire_desktop.store import Preferences, Store

USELESS_AFTER = 600  # milliseconds of rest before "no useful moves left" is looked for


class GameModel(QObject, PlayState):
    """The running play, with every wish a player can have.

    Acts return a Refusal, and tell it by `refused`, or None. Signals: `changed` the position
    moved; `refused` a move was; `outcome_changed` won, blocked, playing again; `status_changed`
    anything the chrome shows; `ticked` whole seconds; `useless` no useful moves are left; `told`
    a notice's key and pieces.

    Attributes:
        store: the record of wins and losses that the play is kept in
    """

    changed = Signal(object)
    refused = Signal(object)
    status_changed = Signal()
    ticked = Signal(int)
    outcome_changed = Signal(object)
    useless = Signal()
    told = Signal(str, dict)

    def __init__(
        self,
        store: Store,
        preferences: Preferences,
        parent: QObject | None = None,
        *,
        choose: Callable[[], str] = random_deal,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.store = store
        self._desk = Desk(Keeper(store), choose)
        self._is_active = False
        self._was_warned = False
        self._ticker = QTimer(self)
        self._ticker.setInterval(1000)
        self._ticker.timeout.connect(self._tick)
        self._rest = QTimer(self)
        self._rest.setInterval(USELESS_AFTER)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._look_for_use)

    # Moves

    def move_cards(self, source: str, n: int, target: str) -> Refusal | None:
        """Takes the top `n` cards to a pile, a run as single moves where the rules want it."""
        return self._try(planning.carry(self, source, n, target))

    def try_move(self, move: Move | str) -> Refusal | None:
        """Plays exactly this one move. ValueError for a text that is no move."""
        wanted = Move.from_text(move) if isinstance(move, str) else move
        return self._try(planning.single(self.position, wanted))

    def swap(self, first: str, second: str) -> Refusal | None:
        """Devil's Grip: two piles change places."""
        move = Move(pile_name(first), pile_name(second), WHOLE, MoveKind.SWAP)
        return self._try(planning.single(self.position, move))

    def turn(self) -> Refusal | None:
        """Turns the stock, or the waste over when the stock is empty and a redeal is left."""
        return self._try(planning.single(self.position, self.turning()))

    def send_up(self, pile: str) -> Refusal | None:
        """The top card of a pile to the foundation that fits it best."""
        return self._try(planning.up(self.position, pile))

    def send_up_all(self) -> bool:
        """All cards that can go up, as one step; False when there are none."""
        return self._play_if(planning.all_up(self.position))

    def arrange_rows(self) -> bool:
        """Devil's Grip: every complete pile to its row, as one step; False when none is wrong."""
        return self._play_if(planning.arranged(self.position))

    def hint(self) -> Move | None:
        """A move worth making, found without looking at hidden cards; None when there is none."""
        return None

    # Back and forward

    def undo(self) -> bool:
        """Takes the last step back; False when there is none that may be."""
        if not self.can_undo:
            return False
        self._show(self._desk.go(self.cursor - 1, ChangeKind.UNDO))
        return True

    def redo(self) -> bool:
        """Plays the next step again; False when there is none."""
        if not self.can_redo:
            return False
        self._show(self._desk.go(self.cursor + 1, ChangeKind.REDO))
        return True

    def undo_to(self, cursor: int) -> None:
        """Goes back, or forward, to where `cursor` steps are played, as far as undo may go."""
        while cursor < self.cursor and self.undo():
            pass
        while cursor > self.cursor and self.redo():
            pass

    def restart(self) -> None:
        """The same deal from its start; its steps can be redone."""
        self._show(self._desk.restart())

    # Games

    def new_deal(self, number: int | str | None = None) -> None:
        """Another deal of the same game. Raises DealNumberError for a number out of range."""
        chosen = None if number is None else parse_deal(str(number))
        self._show(self._desk.deal(self.spec, chosen))

    def previous_game(self) -> None:
        """Brings the game back that was left last, its loss taken out of the record."""
        change = self._desk.bring_back()
        if change is not None:
            self._show(change)

    def choose_game(self, key: str, rules: str = "", *, deal: int | str | None = None) -> None:
        """Another game or other rules: the saved play, or a new deal; this one stays saved.

        Raises RulesError for unknown games and rules, DealNumberError for a number out of range.
        """
        number = None if deal is None else parse_deal(str(deal))
        self._show(self._desk.choose(game_spec(key, rules), number))
        if self._desk.unreadable is not None:
            self.told.emit("save-unreadable", {"reason": self._desk.unreadable})
            self._desk.unreadable = None

    def open(self, text: str) -> None:
        """Opens a record's text; this play stays saved.

        Raises RecordError, and leaves everything as it is, for a text that cannot be played.
        """
        self._show(self._desk.open(parse_record(text)))

    def give_up(self) -> None:
        """Files the game as lost."""
        self._desk.keeper.give_up(self.session)
        self._after()
        self.outcome_changed.emit(self.outcome)

    def save(self) -> None:
        """Saves the play as it is now, its time too."""
        self._desk.keeper.save(self.session)

    def set_active(self, *, active: bool) -> None:
        """Tells whether the window is active: time counts only while it is."""
        self._is_active = active
        self._run_clock()

    def set_preferences(self, preferences: Preferences) -> None:
        """Takes over changed preferences; the running game's rules are not touched."""
        self._preferences = preferences
        self.status_changed.emit()

    # How it is done

    def _try(self, planned: Step | Refusal) -> Refusal | None:
        if isinstance(planned, Refusal):
            self.refused.emit(planned)
            return planned
        self._play(planned)
        return None

    def _play_if(self, step: Step | None) -> bool:
        if step is not None:
            self._play(step)
        return step is not None

    def _play(self, step: Step) -> None:
        position, wants = self.position, self._preferences
        if wants.join_warning and not self._was_warned and planning.is_vain_join(position, step):
            self._was_warned = True
            self.told.emit("join-in-vain", {})
        self._show(self._desk.step(with_autoplay(position, step, wants)))

    def _show(self, change: Change) -> None:
        self.changed.emit(change)
        self._after()
        self.outcome_changed.emit(self.outcome)

    def _after(self) -> None:
        self._run_clock()
        self._rest.start()
        self.status_changed.emit()

    def _run_clock(self) -> None:
        play = self.session
        if self._is_active and not play.is_over:
            play.clock.start()
            self._ticker.start()
        else:
            play.clock.stop()
            self._ticker.stop()

    def _tick(self) -> None:
        self.ticked.emit(self.seconds)

    def _look_for_use(self) -> None:
        wanted = self._preferences.useless_notice and self.outcome is Outcome.PLAYING
        if wanted and is_useless(self.position):
            self.useless.emit()
