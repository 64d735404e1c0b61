"""Buttons that open a list: of values, of which one is chosen, or of things to do."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QMenu, QPushButton

from solitaire_desktop.window.theme import Colours


class MenuButton(QPushButton):
    """A button with a list of things to do: their names, and what is called for each."""

    def __init__(
        self, text: str, entries: Sequence[tuple[str, Callable[[], object]]], colours: Colours
    ) -> None:
        super().__init__(text)
        self.setProperty("kind", "menu")
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._muted = QColor(colours.muted)
        self.list = QMenu(self)
        for name, act in entries:
            self.list.addAction(name).triggered.connect(partial(_call, act))
        self.clicked.connect(self._open)

    def _open(self) -> None:
        self.list.setMinimumWidth(self.width())
        self.list.popup(self.mapToGlobal(QPoint(0, self.height() + 2)))

    # Qt's names

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._muted, 1.8))
        x, y = self.width() - 19.0, self.height() / 2
        points = [QPointF(x - 4, y - 2), QPointF(x, y + 2), QPointF(x + 4, y - 2)]
        painter.drawPolyline(QPolygonF(points))


class DropButton(MenuButton):
    """A button that shows the chosen text.

    Signals:
        chosen(str): the value that the player chose
    """

    chosen = Signal(str)

    def __init__(self, choices: Sequence[tuple[str, str]], value: str, colours: Colours) -> None:
        """A choice among values, each with its text."""
        entries = [(text, partial(self.choose, key)) for key, text in choices]
        super().__init__("", entries, colours)
        self.setProperty("kind", "drop")
        self._choices = list(choices)
        self.value = value
        self._show()

    def choose(self, value: str) -> None:
        """Choose a value, as the player does."""
        self.value = value
        self._show()
        self.chosen.emit(value)

    def _show(self) -> None:
        for (key, text), action in zip(self._choices, self.list.actions(), strict=True):
            action.setCheckable(True)
            action.setChecked(key == self.value)
            if key == self.value:
                self.setText(text)


def _call(act: Callable[[], object], _checked: bool = False) -> None:  # noqa: FBT002 Qt's
    act()
