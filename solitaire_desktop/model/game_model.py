"""The one object that table and window talk to: what can be asked of the play, and done to it.

The only Qt below the table: signals and timers. Rules are the referee's, wishes become steps in
`planning`, plays replace each other in `desk`; this module tells who listens.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from solitaire_desktop.model.advice import Advice
from solitaire_desktop.model.analysis import Analysis
from solitaire_desktop.model.changes import Change
from solitaire_desktop.model.desk import Desk, random_deal
from solitaire_desktop.model.judge import Judge
from solitaire_desktop.model.keeper import Keeper
from solitaire_desktop.model.play_seeking import PlaySeeking
from solitaire_desktop.rules import (
    Outcome,
    Refusal,
)
from solitaire_desktop.solver.useful import is_useless
from solitaire_desktop.store import Preferences, Store

USELESS_AFTER = 600  # milliseconds of rest before "no useful moves left" is looked for
JUDGED_AFTER = 1200  # milliseconds of rest before the worker is asked
LISTENING = 80  # milliseconds between two looks for its answers


class GameModel(QObject, PlaySeeking):
    """The running play, with every wish a player can have.

    Acts return a Refusal, and tell it by `refused`, or None. Signals: `changed` the position
    moved; `refused` a move was; `outcome_changed` won, blocked, playing again; `status_changed`
    anything the chrome shows; `ticked` whole seconds; `useless` no useful moves are left; `told`
    a notice's key and pieces; `judged` more is known of who can win;
    `advised` an answer to a wish, as a value of `advice`.

    Attributes:
        store: the record of wins and losses that the play is kept in
    """

    changed = Signal(object)
    refused = Signal(object)
    status_changed = Signal()
    ticked = Signal(int)
    outcome_changed = Signal(object)
    useless = Signal()
    told = Signal(str, object)  # a dict would lose that its pieces are more than texts
    judged = Signal()
    advised = Signal(object)

    def __init__(
        self,
        store: Store,
        preferences: Preferences,
        parent: QObject | None = None,
        *,
        choose: Callable[[], str] = random_deal,
        analysis: Analysis | None = None,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.store = store
        self._desk = Desk(Keeper(store), choose)
        self._judge = Judge(analysis or Analysis())
        self._is_active = False
        self._ticker = self._timer(1000, self._tick)
        self._rest = self._timer(USELESS_AFTER, self._look_for_use, is_single=True)
        self._pause = self._timer(JUDGED_AFTER, self._ask, is_single=True)
        self._ear = self._timer(LISTENING, self._listen)
        self._seeker = self._timer(LISTENING, self._look_for_deal)

    def set_active(self, *, active: bool) -> None:
        """Tells whether the window is active: time counts only while it is."""
        self._is_active = active
        self._run_clock()

    def set_preferences(self, preferences: Preferences) -> None:
        """Takes over changed preferences; the running game's rules are not touched."""
        self._preferences = preferences
        self._pause.start()
        self.status_changed.emit()

    def close(self) -> None:
        """Ends what runs beside: timers and the search worker."""
        for timer in (self._ticker, self._rest, self._pause, self._ear, self._seeker):
            timer.stop()
        self._judge.close()
        self.stop_seeking()

    # What acts come to

    def _show(self, change: Change) -> None:
        self._follow(change)
        self.changed.emit(change)
        self._after()
        self.outcome_changed.emit(self.outcome)

    def _after(self) -> None:
        self._run_clock()
        self._rest.start()
        self._pause.start()
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

    def _ask(self) -> None:
        self._look()
        if not self.is_judging:
            self._look_back()
        if self.is_judging:
            self._ear.start()
        if self.is_lost:
            self.judged.emit()
        self.status_changed.emit()

    def _listen(self) -> None:
        was_asked = self._judge.has_wish
        heard, advice = self._judge.listen()
        if was_asked and not advice and not self._judge.has_wish:
            self._tell("search-failed")
        for told in advice:
            self._note(told)
        if heard and not self.is_judging:
            self._look_back()
        if heard:
            self.judged.emit()
            self.status_changed.emit()
        for told in advice:
            self._pause.start()
            self.advised.emit(told)
        if not self.is_judging:
            self._ear.stop()
            if self._waits_for_hope:
                self._go_to_hope()

    def _advise(self, advice: Advice) -> None:
        self._note(advice)
        self.advised.emit(advice)

    def _begin_listening(self) -> None:
        self._ear.start()
        self.status_changed.emit()

    def _begin_seeking(self) -> None:
        self._seeker.start()

    def _look_for_deal(self) -> None:
        self._seek()
        if not self.is_seeking:
            self._seeker.stop()

    def _timer(self, interval: int, act: Callable[[], None], *, is_single: bool = False) -> QTimer:
        timer = QTimer(self)
        timer.setInterval(interval)
        timer.setSingleShot(is_single)
        timer.timeout.connect(act)
        return timer

    def _refuse(self, refusal: Refusal) -> None:
        self.refused.emit(refusal)

    def _tell(self, key: str, **pieces: object) -> None:
        self.told.emit(key, pieces)

    def _marked(self) -> None:
        self.status_changed.emit()

    def _ended(self) -> None:
        self._after()
        self.outcome_changed.emit(self.outcome)
