"""What is said of the play: sentences in the status bar, notices, the panel, the screen reader."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from solitaire_desktop.errors import DeckError
from solitaire_desktop.model.advice import Advice, Solution
from solitaire_desktop.model.changes import Change, ChangeKind
from solitaire_desktop.rules.move import Refusal
from solitaire_desktop.rules.position import Outcome
from solitaire_desktop.solver.verdict import Verdict
from solitaire_desktop.store import Notice
from solitaire_desktop.window.advice import loss_text
from solitaire_desktop.window.chrome import Chrome
from solitaire_desktop.window.commands import Commands
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.names import game_character
from solitaire_desktop.window.narrator import narrate
from solitaire_desktop.window.notices import SENTENCES, WAITS, notice_text
from solitaire_desktop.window.outcome_panel import outcome_content

if TYPE_CHECKING:
    from solitaire_desktop.window.adviser import Adviser

WIN_PAUSE = 600  # milliseconds in which the last card lands before the win panel comes


class Teller(QObject):
    """Listens to the play and lets the chrome say what happened."""

    def __init__(
        self, services: Services, chrome: Chrome, commands: Commands, *, animated: bool
    ) -> None:
        super().__init__(chrome)
        self._services = services
        self._chrome = chrome
        self._commands = commands
        self._animated = animated
        self._said = ""
        self._told_lost, self._seeking = False, ""
        self.adviser: Adviser | None = None
        self.late_panel = QTimer(self)
        self.late_panel.setSingleShot(True)
        self.late_panel.timeout.connect(self.show_outcome)

    def listen(self) -> None:
        """Begin to say what the play tells, starting with how it stands."""
        model, view = self._services.model, self._services.view
        model.changed.connect(self._on_changed)
        model.refused.connect(self._on_refused)
        model.outcome_changed.connect(self._on_outcome)
        model.useless.connect(self._on_useless)
        model.told.connect(self.tell_by_key)
        model.judged.connect(self._on_judged)
        view.hint_text.connect(self._on_hint)
        view.announced.connect(self.announce)
        model.advised.connect(self._on_advised)
        view.deck_refused.connect(self.refuse_deck)
        self._services.preferences.unsaved.connect(self.tell_notice)
        self._say(game_character(model.spec, self._services.messages))
        self._on_outcome(model.outcome)

    def tell(self, text: str) -> None:
        """Show a quiet notice."""
        self._chrome.toast.tell(text)

    def tell_notice(self, notice: Notice) -> None:
        """Show what store or preferences have to tell."""
        self.tell(self._services.messages.tr(notice.message.template, **notice.args))

    def tell_by_key(self, key: str, args: dict[str, object]) -> None:
        """Show the notice, or the sentence, of a key that the play tells."""
        model, messages, toast = self._services.model, self._services.messages, self._chrome.toast
        text = notice_text(key, args, messages)
        if key in SENTENCES:
            self._say_aloud(text)
        elif key in WAITS:
            toast.make_haste()
            toast.tell_for_now(text, messages.tr("Stop"), model.stop_asking)
        elif key == "seeking":
            self._tell_seeking(text, is_new=bool(args["is_new"]))
        elif key == "winnable-found":
            toast.take_back(self._seeking)
            toast.tell_to_act(text, messages.tr("Deal it"), model.deal_found)
            self.announce(text)
        else:
            self._end_waiting()
            toast.take_back(self._seeking)
            toast.tell(text)

    def _tell_seeking(self, text: str, *, is_new: bool) -> None:
        """How far the search for a winnable deal is, unless that was closed."""
        toast, model = self._chrome.toast, self._services.model
        old, self._seeking = self._seeking, text
        if is_new:
            toast.make_haste()
            toast.tell_to_act(text, self._services.messages.tr("Stop"), model.stop_seeking)
        else:
            toast.retell(old, text)

    def _end_waiting(self) -> None:
        """What was looked for is found, or is not to be had."""
        for key in WAITS:
            self._chrome.toast.take_back(notice_text(key, {}, self._services.messages))

    def refuse_deck(self, error: DeckError) -> None:
        """Say why a deck cannot be shown, and stay with our own for now."""
        live = self._services.preferences
        self.tell(self._services.messages.tr(error.template, **error.values))
        live.show(replace(live.value, deck=""))

    def tell_store_notices(self) -> None:
        """Show what the store has to tell since it was last asked."""
        notices = self._services.store.notices
        while notices:
            self.tell_notice(notices.pop(0))

    def announce(self, text: str) -> None:
        """Have a screen reader say a sentence, if there is one."""
        if text and QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._services.view, text)
            QAccessible.updateAccessibility(event)

    def show_outcome(self) -> None:
        """Show the panel that the present state of the play calls for."""
        content = outcome_content(self._services, self._commands)
        if content is not None and content != self._chrome.panel_content:
            self._chrome.panel.show_content(content, animated=self._animated)
            self._chrome.toast.make_way()
        if content is not None:
            self._say(content.title)
            self.announce(f"{content.title}. {content.text}")

    def _on_changed(self, change: Change) -> None:
        self._services.messages.family = change.after.spec.family
        self.late_panel.stop()
        self._chrome.pass_on()
        self._told_lost = self._told_lost and self._services.model.is_lost
        self._say(self._narrated(change))
        self.announce(self._said)
        self._on_outcome(self._services.model.outcome)

    def _on_outcome(self, outcome: Outcome) -> None:
        waits = self._animated and outcome is Outcome.WON
        self.late_panel.start(WIN_PAUSE if waits else 0)

    def _on_refused(self, refusal: Refusal) -> None:
        self._say(self._services.messages.refusal(refusal))

    def _on_hint(self, text: str) -> None:
        self._chrome.say(text or self._said)

    def _on_useless(self) -> None:
        tr = self._services.messages.tr
        text = tr("No useful moves left: nothing more can go up. Undo goes on, or a new deal.")
        self._chrome.toast.tell_for_now(text)
        self.announce(text)

    def _on_judged(self) -> None:
        """A loss was proved: say so, once, and not where the panel says that it is blocked."""
        model = self._services.model
        is_said = model.is_over or self._told_lost or model.outcome is Outcome.BLOCKED
        if model.is_lost and not is_said:
            self._tell_loss()

    def _tell_loss(self) -> None:
        """Say that the game is lost, and offer the way back."""
        model, tr = self._services.model, self._services.messages.tr
        self._told_lost = True
        text = loss_text(model, tr)
        button = tr("Back to where it was not lost") if model.last_hope is not None else ""
        self._chrome.toast.tell_for_now(text, button, self._commands.back_to_hope)
        self.announce(text)

    def _on_advised(self, advice: Advice) -> None:
        """An answer of the search: nothing of what shows it is needed before the first comes."""
        from solitaire_desktop.window.adviser import Adviser  # noqa: PLC0415 see above

        if isinstance(advice, Solution):
            self._end_waiting()
            if advice.verdict is Verdict.LOST and advice.position == self._services.model.position:
                self._tell_loss()
        if self.adviser is None:
            area = self._chrome.area
            self.adviser = Adviser(self._services, self._say_aloud, self.tell, area)
        self.adviser.take_in(advice)

    def _narrated(self, change: Change) -> str:
        model, messages = self._services.model, self._services.messages
        if change.kind is ChangeKind.JUMP:
            return messages.tr("Step {n} of {count}", n=model.cursor, count=len(model.steps))
        return narrate(change, messages)

    def _say_aloud(self, text: str) -> None:
        self._say(text)
        self.announce(text)

    def _say(self, text: str) -> None:
        self._said = text
        self._chrome.say(text)
