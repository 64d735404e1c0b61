"""A known line played on the table: with pause, single steps and three speeds."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from solitaire_desktop.rules.move import Move
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.theme import SMALL, sized
from solitaire_desktop.window.widgets import button, label

BEATS = (900, 450, 150)  # milliseconds a move: slow, normal, fast
RADIUS, MARGIN = 14.0, 16


class DemoBar(QWidget):
    """Plays moves; a press on the table or a dialog pauses it.

    Esc ends it, and so does all that makes the play another one than the line left: a move, going
    back, giving up, another deal or game.

    Signals:
        ended(): the line is played, or was left
    """

    ended = Signal()

    def __init__(self, services: Services, moves: Sequence[Move], parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._moves, self._area = services.model, tuple(moves), parent
        self._tr, self._services = services.messages.tr, services
        self._at, self._speed, self._own = 0, 1, False
        self._beat = QTimer(self)
        self._beat.timeout.connect(self.step)
        self._words = label("", "label")
        self._words.setFont(sized(self.font(), SMALL, tabular=True))
        self._pause = button("", self.switch_pause, "small")
        self._speed_button = button("", self.next_speed, "small")
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 10, 12, 10)
        row.setSpacing(10)
        step = button(self._tr("Step"), self.step_alone, "small")
        stop = button(self._tr("Stop"), self.stop, "small")
        row.addWidget(self._words)
        for each in (self._pause, step, self._speed_button, stop):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the table
            row.addWidget(each)
        self._speeds = (self._tr("Speed: slow"), self._tr("Speed: normal"), self._tr("Speed: fast"))
        _hold_width(self._words, (self._told(len(self._moves)),))
        _hold_width(self._pause, (self._tr("Pause"), self._tr("Play")))
        _hold_width(self._speed_button, self._speeds)
        self._place = self._model.position
        self._model.status_changed.connect(self._on_status)
        self._table = services.view
        for watched in (parent, parent.window(), self._table, self._table.viewport()):
            watched.installEventFilter(self)
        self._beat.start(BEATS[self._speed])
        self._tell()

    @property
    def is_playing(self) -> bool:
        """Whether moves follow each other by themselves."""
        return self._beat.isActive()

    def step(self) -> None:
        """Play the next move; ends after the last."""
        if self._at == len(self._moves):
            self.stop()
            return
        self._own = True
        refused = self._model.follow_line(self._moves[self._at])
        self._own, self._place = False, self._model.position
        self._at += 1
        if refused is not None or self._at == len(self._moves):
            self.stop()
        else:
            self._tell()

    def step_alone(self) -> None:
        """Pause, and play one move."""
        self._beat.stop()
        self.step()

    def switch_pause(self) -> None:
        """Pause, or go on."""
        if self.is_playing:
            self.pause()
        else:
            self._beat.start(BEATS[self._speed])
            self._tell()

    def pause(self) -> None:
        """Wait for the player."""
        self._beat.stop()
        self._tell()

    def next_speed(self) -> None:
        """The next of the three speeds."""
        self._speed = (self._speed + 1) % len(BEATS)
        self._beat.setInterval(BEATS[self._speed])
        self._tell()

    def stop(self) -> None:
        """Leave the line where it is."""
        self._beat.stop()
        self.hide()
        self.ended.emit()

    def _on_status(self) -> None:
        is_other = self._model.is_over or self._model.position is not self._place
        if is_other and not self._own and not self.isHidden():
            self.stop()

    def _told(self, n: int) -> str:
        return self._tr("Solution: move {n} of {count}", n=n, count=len(self._moves))

    def _tell(self) -> None:
        self._words.setText(self._told(self._at))
        self._pause.setText(self._tr("Pause") if self.is_playing else self._tr("Play"))
        self._speed_button.setText(self._speeds[self._speed])
        self.place()

    def place(self) -> None:
        """Stand at the bottom of the table, in the middle."""
        self.adjustSize()
        area = self._area
        self.move((area.width() - self.width()) // 2, area.height() - self.height() - MARGIN)

    def _pauses(self, watched: QObject) -> QEvent.Type:
        """What pauses the demo when it happens to the table, or to the window."""
        is_window = watched is self.window()
        return QEvent.Type.WindowBlocked if is_window else QEvent.Type.MouseButtonPress

    # Qt's names

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_escape(event):
            self.stop()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and watched is self._area:
            self.place()
        elif event.type() is self._pauses(watched) and self.is_playing:
            self.pause()
        elif watched is self._table and not self.isHidden() and _is_escape(event):
            self.stop()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._services.colours
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.setBrush(QColor(colours.bar))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, RADIUS, RADIUS, Qt.SizeMode.AbsoluteSize)


def _hold_width(widget: QLabel | QPushButton, texts: Iterable[str]) -> None:
    """Make a widget as wide as its widest text, so that nothing beside it moves."""
    widget.ensurePolished()
    for text in texts:
        widget.setText(text)
        widget.setMinimumWidth(max(widget.minimumWidth(), widget.sizeHint().width()))


def _is_escape(event: QEvent) -> bool:
    is_press = event.type() is QEvent.Type.KeyPress
    return is_press and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
