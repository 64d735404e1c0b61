"""The line under the table: what just happened at the left, figures at the right."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from solitaire_desktop.window.theme import SMALL, Colours, sized

LOW, HIGH = 28, 30
EDGE = 16
GAP = 8  # between the sentence and the figures
LEAST_SENTENCE = 320  # pixels that a sentence has where figures can do without their names
PLAIN = ("verdict", "deal", "time")  # figures that can: what they are is seen


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
        self.setToolTip(name)

    def show_name(self, *, shown: bool) -> None:
        """Show the name beside the value, or only on pointing."""
        self._name.setVisible(shown)

    @property
    def whole_width(self) -> int:
        """The width with name and value; nothing for a figure that is not shown."""
        if not self._value.text():
            return 0
        row = self.layout()
        assert row is not None
        margins = row.contentsMargins()
        texts = self._name.sizeHint().width() + row.spacing() + self._value.sizeHint().width()
        return margins.left() + texts + margins.right()

    # Qt's names

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(0, self.height() // 2 - 6, 1, 12, QColor(self._colours.line))


class Sentence(QLabel):
    """A sentence that ends in an ellipsis where the room does; its tooltip has the whole."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sentence = ""
        self.setProperty("kind", "label")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_sentence(self, text: str) -> None:
        """Show this; it stays until the next."""
        self.sentence = text
        self.setAccessibleName(text)
        self._fit()

    def _fit(self) -> None:
        room = max(0, self.width() - GAP)
        shown = self.fontMetrics().elidedText(self.sentence, Qt.TextElideMode.ElideRight, room)
        if shown != self.text():
            self.setText(shown)
        self.setToolTip(self.sentence if shown != self.sentence else "")

    # Qt's names

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class StatusBar(QWidget):
    """A message and a few figures, each with a key of its own."""

    def __init__(self, keys: tuple[str, ...], colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE, 1, EDGE - 10, 0)
        row.setSpacing(0)
        self._message = Sentence(self)
        row.addWidget(self._message, 1)
        self._figures = {key: Figure(colours, self) for key in keys}
        for figure in self._figures.values():
            row.addWidget(figure)
        self.setFixedHeight(LOW)

    @property
    def message(self) -> str:
        """The sentence at the left."""
        return self._message.sentence

    def show_message(self, text: str) -> None:
        """Show a sentence at the left; it stays until the next."""
        self._message.show_sentence(text)

    def show_figure(self, key: str, name: str, value: str) -> None:
        """Show a figure; an empty value hides it."""
        self._figures[key].show_text(name, value)
        self._make_room()

    def _make_room(self) -> None:
        """Leave out the names that are understood, where the sentence would have no room."""
        whole = sum(figure.whole_width for figure in self._figures.values())
        is_wide = self.width() - 2 * EDGE - whole >= LEAST_SENTENCE
        for key in PLAIN:
            if key in self._figures:
                self._figures[key].show_name(shown=is_wide)

    # Qt's names

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._colours.status))
        painter.fillRect(0, 0, self.width(), 1, QColor(self._colours.line))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()
