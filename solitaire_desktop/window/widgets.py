"""Small controls that the dialogs share: texts, buttons, a switch, a row of choices, a rule."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from solitaire_desktop.window.theme import Colours


def label(text: str, kind: str = "", *, wrap: bool = False, selectable: bool = False) -> QLabel:
    """A text in one of the style sheet's kinds: title, name, heading, figure, muted, small, …"""
    widget = QLabel(text)
    widget.setProperty("kind", kind)
    widget.setWordWrap(wrap)
    widget.setTextFormat(Qt.TextFormat.PlainText)
    if selectable:
        widget.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
    return widget


def button(
    text: str,
    clicked: Callable[[], object],
    kind: str = "",
    *,
    is_default: bool = False,
) -> QPushButton:
    """A push button; `primary` is the one that a view offers first."""
    widget = QPushButton(text)
    widget.setProperty("kind", kind)
    widget.setAutoDefault(is_default)
    widget.setDefault(is_default)
    widget.setCursor(Qt.CursorShape.PointingHandCursor)
    widget.clicked.connect(lambda: clicked())  # noqa: PLW0108 without Qt's `checked`
    return widget


def rule() -> QFrame:
    """A line across, one pixel high."""
    frame = QFrame()
    frame.setObjectName("rule")
    frame.setFixedHeight(1)
    return frame


def button_row(*widgets: QWidget | None) -> QHBoxLayout:
    """Buttons side by side; None is a gap that pushes the rest to the right."""
    row = QHBoxLayout()
    row.setSpacing(10)
    for widget in widgets:
        if widget is None:
            row.addStretch(1)
        else:
            row.addWidget(widget)
    return row


class Switch(QAbstractButton):
    """A switch that is on or off, for a preference that is a boolean."""

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self.setCheckable(True)
        self.setFixedSize(46, 26)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # Qt's names

    def sizeHint(self) -> QSize:
        return QSize(46, 26)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter.setPen(QPen(QColor(colours.accent if self.isChecked() else colours.muted), 1.5))
        painter.setBrush(QColor(colours.accent if self.isChecked() else colours.status))
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        knob = QRectF(0, 0, 12, 12)
        x = track.right() - 10 if self.isChecked() else track.left() + 10
        knob.moveCenter(track.center())
        knob.moveLeft(x - 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.strong if self.isChecked() else colours.muted))
        painter.drawEllipse(knob)
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.text), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75), 12, 12)


class Choices(QWidget):
    """A row of joined buttons of which one is chosen.

    Signals:
        chosen(str): the value that the player chose
    """

    chosen = Signal(str)

    def __init__(self, choices: Sequence[tuple[str, str]], value: str) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._values = [key for key, _ in choices]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for number, (key, text) in enumerate(choices):
            piece = QPushButton(text)
            piece.setProperty("kind", "choice")
            piece.setProperty("place", _place(number, len(choices)))
            piece.setCheckable(True)
            piece.setChecked(key == value)
            piece.setAutoDefault(False)
            piece.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            self._group.addButton(piece, number)
            row.addWidget(piece)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._values[number]))

    def show_value(self, value: str) -> None:
        """Show this value as the chosen one; says nothing to anybody."""
        self._group.button(self._values.index(value)).setChecked(True)


def _place(number: int, count: int) -> str:
    if count == 1:
        return "only"
    return {0: "first", count - 1: "last"}.get(number, "middle")
