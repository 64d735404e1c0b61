"""The line under the table: what just happened at the left, figures at the right."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from solitaire_desktop.window.theme import SMALL, Colours, sized

LOW, HIGH = 28, 30
EDGE = 16


class Figure(QWidget):
    """A name and a value, like `Moves 96`, with a line before it."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours
        row = QHBoxLayout(self)
        row.setContentsMargins(11, 0, 10, 0)
        row.setSpacing(7)
        self._name = QLabel(self)
        self._name.setProperty("kind", "small")
        self._value = QLabel(self)
        self._value.setFont(sized(self.font(), SMALL, bold=True, tabular=True))
        row.addWidget(self._name)
        row.addWidget(self._value)

    def show_text(self, name: str, value: str) -> None:
        """Show name and value; without a value nothing at all."""
        if self._value.text() != value or self._name.text() != name:
            self._name.setText(name)
            self._value.setText(value)
        self.setVisible(bool(value))

    # Qt's names

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(0, self.height() // 2 - 6, 1, 12, QColor(self._colours.line))


class StatusBar(QWidget):
    """A message and a few figures, each with a key of its own."""

    def __init__(self, keys: tuple[str, ...], colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE, 1, EDGE - 10, 0)
        row.setSpacing(0)
        self._message = QLabel(self)
        self._message.setProperty("kind", "label")
        self._message.setTextFormat(Qt.TextFormat.PlainText)
        self._message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(self._message, 1)
        self._figures = {key: Figure(colours, self) for key in keys}
        for figure in self._figures.values():
            row.addWidget(figure)
        self.setFixedHeight(LOW)

    @property
    def message(self) -> str:
        """The sentence at the left."""
        return self._message.text()

    def show_message(self, text: str) -> None:
        """Show a sentence at the left; it stays until the next."""
        self._message.setText(text)
        self._message.setToolTip(text)

    def show_figure(self, key: str, name: str, value: str) -> None:
        """Show a figure; an empty value hides it."""
        self._figures[key].show_text(name, value)

    # Qt's names

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._colours.status))
        painter.fillRect(0, 0, self.width(), 1, QColor(self._colours.line))
