"""A finished game looked at, step by step, on a small table that cannot be played on."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QSlider, QVBoxLayout, QWidget

from solitaire_desktop.errors import SolitaireError
from solitaire_desktop.model.changes import Change, ChangeKind
from solitaire_desktop.model.history import History
from solitaire_desktop.model.session import Session
from solitaire_desktop.rules.reading import parse_record
from solitaire_desktop.store import FiledGame
from solitaire_desktop.table.appearance import Appearance, pace_of
from solitaire_desktop.table.scene import TableScene
from solitaire_desktop.table.still_view import StillView
from solitaire_desktop.window import question
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.games_model import Column, cell_text
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.names import filed_name
from solitaire_desktop.window.narrator import narrate
from solitaire_desktop.window.sheet import Sheet
from solitaire_desktop.window.widgets import button, button_row, label

BEAT = 600  # milliseconds a step while it plays by itself


def ask(parent: QWidget, services: Services, game: FiledGame) -> bool:
    """Show a finished game until it is closed; whether the player wants to play it again."""
    try:
        history = Session.from_record(parse_record(game.record)).history
    except SolitaireError as error:
        title = services.messages.tr("This game cannot be shown")
        text = services.messages.error(error)
        question.tell(parent, services.dress, title=title, text=text)
        return False
    return bool(ReplayDialog(parent, services, game, history).exec())


class ReplayDialog(Sheet):
    """A table, a slider over the steps, and the step in words.

    Attributes:
        way: the column of the slider, for what shall stand above it
    """

    def __init__(
        self, parent: QWidget | None, services: Services, game: FiledGame, history: History
    ) -> None:
        super().__init__(
            parent, services.dress, filed_name(game.game, game.rules, services.messages)
        )
        self._services, self._game, self._history = services, game, history
        tr, self.step = services.messages.tr, 0
        preferences = services.preferences.value
        self._scene = TableScene(
            history.positions[0], Appearance.chosen(preferences), tr, parent=self
        )
        self.view = StillView(self)
        self.view.show_scene(self._scene)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._pace = pace_of(preferences, self)
        self._beat = QTimer(self)
        self._beat.setInterval(BEAT)
        self._beat.timeout.connect(self._go_on)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setMaximum(len(history.steps))
        self.slider.setPageStep(10)
        self.slider.setAccessibleName(tr("Step"))
        self.slider.valueChanged.connect(self.show_step)
        self.words = label("", wrap=False)
        self.column.addWidget(label(headline(game, services.messages), "muted"))
        self.column.addWidget(self.view, 1)
        self.column.addWidget(self.words)
        self.column.addLayout(self._ways())
        self.column.addLayout(self._tools())
        self.fit(1000, 760)
        self._tell()
        self.slider.setFocus()

    def show_step(self, step: int) -> None:
        """Show the position after so many steps; the slider follows."""
        if step != self.slider.value():
            self.slider.setValue(step)  # which comes back here
            return
        before, self.step = self.step, step
        self._scene.animator.finish()
        self._scene.pace = self._pace if abs(step - before) == 1 else 0.0
        kind = ChangeKind.REDO if step >= before else ChangeKind.UNDO
        self._scene.change(self._history.positions[step], kind)
        self._tell()

    def switch_play(self) -> None:
        """Let the steps follow each other by themselves, from the start again at the end."""
        if self._beat.isActive():
            self._beat.stop()
        else:
            if self.step == self.slider.maximum():
                self.show_step(0)
            self._beat.start()
        self._tell()

    def _tell(self) -> None:
        tr, count = self.messages.tr, self.slider.maximum()
        text = tr("Step {n} of {count}: {text}", n=self.step, count=count, text=self._words())
        self.words.setText(text)
        self._play.setText(tr("Pause") if self._beat.isActive() else tr("Play"))

    def _go_on(self) -> None:
        if self.step + 1 >= self.slider.maximum():
            self._beat.stop()
        self.slider.setValue(self.step + 1)

    def _by(self, steps: int) -> None:
        self._beat.stop()
        self.slider.setValue(self.step + steps)
        self._tell()

    def _words(self) -> str:
        if not self.step:
            return self.messages.tr("The deal")
        before, after = self._history.positions[self.step - 1 : self.step + 1]
        step = self._history.steps[self.step - 1]
        return narrate(Change(ChangeKind.STEP, before, after, step), self.messages)

    def _ways(self) -> QHBoxLayout:
        tr = self.messages.tr
        back = button("‹", lambda: self._by(-1), "small")
        back.setAccessibleName(tr("Step back"))
        ahead = button("›", lambda: self._by(1), "small")
        ahead.setAccessibleName(tr("Step ahead"))
        self._play = button(tr("Play"), self.switch_play, "small")
        self._play.setMinimumWidth(84)
        self.way = QVBoxLayout()
        self.way.setSpacing(4)
        self.way.addWidget(self.slider)
        row = button_row(self._play, back, ahead)
        row.addLayout(self.way, 1)
        for widget in (self._play, back, ahead):
            row.setAlignment(widget, Qt.AlignmentFlag.AlignBottom)
        return row

    def _tools(self) -> QHBoxLayout:
        tr = self.messages.tr
        again = button(tr("Play it again"), self.accept)
        copy = button(tr("Copy"), self._copy)
        return button_row(again, copy, None, button(tr("Close"), self.reject, "primary"))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._game.record)
        self.words.setText(self.messages.tr("This game is on the clipboard, as text."))

    # Qt's names

    def done(self, result: int) -> None:
        self._beat.stop()
        self._scene.animator.finish()
        self._scene.rest()
        super().done(result)


def headline(game: FiledGame, messages: Messages) -> str:
    """A game in a line: deal, result, when, how long."""
    columns = (Column.RESULT, Column.SCORE, Column.ENDED, Column.TIME, Column.REMARKS)
    deal = messages.tr("Deal {number}", number=messages.number(game.deal))
    texts = [cell_text(game, column, messages) for column in columns]
    return " · ".join(text for text in (deal, *texts) if text)
