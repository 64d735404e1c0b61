"""After the game: its steps with the verdict of each position, and where it was lost."""

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QToolTip, QWidget

from solitaire_desktop.model.advice import Advice, Review
from solitaire_desktop.model.history import History
from solitaire_desktop.rules.notation import HEADER, position_text
from solitaire_desktop.rules.position import Position
from solitaire_desktop.solver.verdict import Verdict
from solitaire_desktop.store import FiledGame
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.messages import Tr
from solitaire_desktop.window.replay_dialog import ReplayDialog
from solitaire_desktop.window.theme import Colours
from solitaire_desktop.window.widgets import button, button_row, label

STRIP, FRAME = 26, 2
_HEIGHTS = {Verdict.WON: 1.0, Verdict.UNKNOWN: 0.55, Verdict.LOST: 0.25}


def ask(parent: QWidget, services: Services, game: FiledGame) -> str | None:
    """Review the play on the table; the record of a position to play on from, or None."""
    history = services.model.session.history
    dialog = ReviewDialog(parent, services, game, history)
    services.model.advised.connect(dialog.take_in)
    services.model.ask_review()
    played_on = dialog.exec()
    services.model.advised.disconnect(dialog.take_in)
    services.model.stop_asking()
    return study_text(history.positions[dialog.step]) if played_on else None


def study_text(position: Position) -> str:
    """The record of a study that starts from a position."""
    spec = position.spec
    rules = f"rules: {spec.rules_text}\n" if spec.rules_text else ""
    return f"{HEADER}\ngame: {spec.game}\n{rules}{position_text(position)}"


class VerdictStrip(QWidget):
    """A bar for each step: high and green where it could be won, low and red where it could not.

    The step that is shown has a frame; a press goes to another.
    """

    def __init__(self, count: int, colours: Colours, parent: "ReviewDialog") -> None:
        super().__init__(parent)
        self._dialog = parent
        self._count, self._colours = count, colours
        self.verdicts: tuple[Verdict, ...] = ()
        self.setFixedHeight(STRIP)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_verdicts(self, verdicts: tuple[Verdict, ...]) -> None:
        """Show what was found."""
        self.verdicts = verdicts
        self.update()

    def _step_at(self, x: float) -> int:
        share = x / max(1, self.width())
        return max(0, min(self._count - 1, int(share * self._count)))

    def _verdict(self, step: int) -> Verdict:
        return self.verdicts[step] if step < len(self.verdicts) else Verdict.UNKNOWN

    # Qt's names

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._dialog.show_step(self._step_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._dialog.show_step(self._step_at(event.position().x()))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self.verdicts:
            step, tr = self._step_at(event.pos().x()), self._dialog.messages.tr
            words = {
                Verdict.WON: tr("Step {n}: it could be won", n=step),
                Verdict.LOST: tr("Step {n}: it could no longer be won", n=step),
                Verdict.UNKNOWN: tr("Step {n}: not known", n=step),
            }
            QToolTip.showText(event.globalPos(), words[self._verdict(step)], self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ink = {
            Verdict.WON: QColor("#3FA772"),
            Verdict.UNKNOWN: QColor(self._colours.muted),
            Verdict.LOST: QColor("#D9534A"),
        }
        width, room = self.width() / self._count, self.height() - 2 * FRAME
        gap = 1.0 if width > 3 else 0.0
        for at in range(self._count):
            verdict = self._verdict(at)
            high = _HEIGHTS[verdict] * room
            bar = QRectF(at * width, self.height() - FRAME - high, width - gap, high)
            painter.fillRect(bar, ink[verdict])
        half = FRAME / 2
        wide = max(width - gap, 4.0) + FRAME
        x = min(max(half, (self._dialog.step + 0.5) * width - wide / 2), self.width() - wide - half)
        painter.setPen(QPen(QColor(self._colours.text), FRAME))
        painter.drawRect(QRectF(x, half, wide, self.height() - FRAME))


class ReviewDialog(ReplayDialog):
    """The replay of the game with a strip of verdicts, which come while one looks."""

    def __init__(
        self, parent: QWidget | None, services: Services, game: FiledGame, history: History
    ) -> None:
        super().__init__(parent, services, game, history)
        self._line = history
        self.strip = VerdictStrip(len(history.steps) + 1, services.colours, self)
        self.said = label(services.messages.tr("Looking where it was lost…"), "heading", wrap=True)
        self.column.insertWidget(self.column.indexOf(self.words), self.said)
        self.way.insertWidget(0, self.strip)
        # The table has a size, and so can show the end, only once the dialog is shown.
        QTimer.singleShot(0, self, lambda: self.show_step(history.cursor))

    def show_step(self, step: int) -> None:
        """Show the position after so many steps, and which it is on the strip."""
        super().show_step(step)
        self.strip.update()

    def take_in(self, advice: Advice) -> None:
        """Show a review that has come."""
        if not isinstance(advice, Review):
            return
        verdicts = advice.after_steps(self._line.steps)
        self.strip.show_verdicts(verdicts)
        self.said.setText(review_words(verdicts, self.messages.tr))
        turning = _turning_step(verdicts)
        if turning is not None:
            self.show_step(turning)

    def _tools(self) -> QHBoxLayout:
        tr = self.messages.tr
        on = button(tr("Play on from here"), self.accept)
        on.setToolTip(tr("As a position of your own, which is not counted."))
        return button_row(on, None, button(tr("Close"), self.reject, "primary"))


def _turning_step(verdicts: tuple[Verdict, ...]) -> int | None:
    """The last step after which the game was known winnable, else the last not known lost."""
    if Verdict.WON in verdicts:
        return len(verdicts) - 1 - verdicts[::-1].index(Verdict.WON)
    if Verdict.LOST in verdicts:
        return max(0, verdicts.index(Verdict.LOST) - 1)
    return None


def review_words(verdicts: tuple[Verdict, ...], tr: Tr) -> str:
    """What the verdicts say, in a sentence or two."""
    won = [at for at, verdict in enumerate(verdicts) if verdict is Verdict.WON]
    lost = [at for at, verdict in enumerate(verdicts) if verdict is Verdict.LOST]
    if lost == list(range(len(verdicts))):
        return tr("This deal could not be won.")
    if won and len(won) == len(verdicts):
        return tr("It could be won all the way.")
    if won and lost and lost[0] == won[-1] + 1:
        return tr("Step {n} lost it: before it the game could be won.", n=lost[0])
    if won and lost:
        return tr(
            "It could be won until step {n}, and no longer from step {m} on.",
            n=won[-1],
            m=lost[0],
        )
    if won:
        return tr("It could be won until step {n}; after that it is not known.", n=won[-1])
    if lost:
        return tr(
            "From step {m} on it could no longer be won; before that it is not known.", m=lost[0]
        )
    return tr("Where it was lost was not found in the time.")
