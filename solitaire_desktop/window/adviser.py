"""Brings the search's answers before the player: hints on the table, the solution as a demo."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from solitaire_desktop.model.advice import Advice, Hints, Solution
from solitaire_desktop.rules.position import Position
from solitaire_desktop.solver.verdict import Verdict
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.demo import DemoBar
from solitaire_desktop.window.hint_words import hint_words, note_words


class Adviser(QObject):
    """Shows what comes; the same key shows the next best hint."""

    def __init__(
        self,
        services: Services,
        say: Callable[[str], None],
        tell: Callable[[str], None],
        area: QWidget,
    ) -> None:
        """`say` shows a sentence in the status bar, `tell` a quiet notice."""
        super().__init__(area)
        self._services, self._say, self._tell, self._area = services, say, tell, area
        self._shown: tuple[Position, int] | None = None
        self._demo: DemoBar | None = None

    @property
    def demo(self) -> DemoBar | None:
        """The demo that plays now, if one does."""
        return self._demo

    def take_in(self, advice: Advice) -> None:
        """Show an answer that has come."""
        match advice:
            case Hints():
                self._show_hint(advice)
            case Solution():
                self._show_solution(advice)

    def _show_hint(self, hints: Hints) -> None:
        services = self._services
        messages, model, view = services.messages, services.model, services.view
        if hints.position != model.position:
            return
        if not hints.moves:
            self._say(note_words(hints.note, messages))
            return
        shown = self._shown if view.shows_hint else None
        is_next = shown is not None and shown[0] == hints.position
        at = (shown[1] + 1) % len(hints.moves) if shown is not None and is_next else 0
        move, why = hints.moves[at]
        if view.show_hint(move):
            self._shown = (hints.position, at)
            model.note_hint()
            self._say(hint_words(hints.position, move, why, messages))

    def _show_solution(self, solution: Solution) -> None:
        tr, model = self._services.messages.tr, self._services.model
        if solution.position != model.position:
            return
        match solution.verdict:
            case Verdict.WON:
                self._play(solution)
            case Verdict.LOST:
                pass  # said with the way back
            case Verdict.UNKNOWN:
                self._tell(
                    tr("No solution was found in the time. That does not mean there is none.")
                )

    def _play(self, solution: Solution) -> None:
        services = self._services
        self.stop_demo()
        demo = DemoBar(services, solution.moves, self._area)
        demo.ended.connect(self.stop_demo)
        self._demo = demo
        demo.show()
        demo.place()

    def stop_demo(self) -> None:
        """End the demo, if one plays."""
        demo, self._demo = self._demo, None
        if demo is not None:
            demo.hide()
            demo.deleteLater()
