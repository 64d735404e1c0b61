"""A monkey on the real window: presses, drags, keys, commands, sizes and dialogs by chance."""

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from solitaire_desktop.window.main_window import MainWindow
from tests.table.invariants import check_invariants

Plain, Shift = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
    Qt.Key.Key_Escape,
    Qt.Key.Key_S,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Home,
)
# What is left out ends the program, waits for a file dialog of the platform, or leaves the screen.
LEFT_OUT = {"quit", "open", "save", "full-screen"}


class Monkey:
    """Acts by chance, the same for the same seed; `log` tells what it did, for a failing test."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.view, self.model = window.view, window.model
        self.random = Random(seed)
        self.log: list[str] = []
        self._acts: tuple[tuple[int, Callable[[], None]], ...] = (
            (30, self.drag),
            (10, self.drag_interrupted),
            (20, self.click),
            (6, self.burst),
            (14, self.type),
            (12, self.command),
            (3, self.resize),
            (5, self.wait),
        )

    def act(self) -> None:
        """One thing, by chance."""
        weights = [weight for weight, _ in self._acts]
        [(_, act)] = self.random.choices(self._acts, weights)
        self.log.append(act.__name__)
        act()

    def wrong(self) -> list[str]:
        """What does not hold; empty when all is well."""
        found = check_invariants(self.view)
        position = self.model.position
        cards = [card for pile in position.piles.values() for card in pile]
        if len(cards) != len(set(cards)) or len(cards) != position.cards:
            found.append("a card is lost or doubled in the position")
        if not 0 <= self.model.cursor <= len(self.model.steps):
            found.append("undo depth and steps disagree")
        return [f"{sentence} after {self.log[-4:]}" for sentence in found]

    # What it can do

    def drag(self) -> None:
        """Any pile's card to any pile, by the left button, the right one, or with Shift."""
        button = self.random.choice(
            (Qt.MouseButton.LeftButton,) * 8 + (Qt.MouseButton.RightButton,)
        )
        start, end = self._spot(), self._spot()
        self._press(start, button)
        self._move(self._between(start, end), button)
        self._move(end, button)
        QTest.mouseRelease(self.view.viewport(), button, Plain, end)

    def drag_interrupted(self) -> None:
        """A drag in which something else happens before the button is let go."""
        start, end = self._spot(), self._spot()
        self._press(start, Qt.MouseButton.LeftButton)
        self._move(self._between(start, end), Qt.MouseButton.LeftButton)
        self.random.choice(
            (self.type, self.command, self.resize, self._second_button, self._leave)
        )()
        self._move(end, Qt.MouseButton.LeftButton)
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, Plain, end)

    def click(self) -> None:
        """A click, with any button, or a double click."""
        spot, port = self._spot(), self.view.viewport()
        buttons = (Qt.MouseButton.LeftButton,) * 6 + (
            Qt.MouseButton.RightButton,
            Qt.MouseButton.MiddleButton,
        )
        button = self.random.choice((*buttons, Qt.MouseButton.BackButton))
        keys = self.random.choice((Plain,) * 5 + (Shift,))
        if self.random.random() < 0.2:
            QTest.mouseDClick(port, Qt.MouseButton.LeftButton, Plain, spot)
        else:
            QTest.mouseClick(port, button, keys, spot)

    def burst(self) -> None:
        """Several fast clicks on one pile (B-026)."""
        spot, port = self._spot(), self.view.viewport()
        for _ in range(self.random.randint(2, 6)):
            QTest.mouseClick(port, Qt.MouseButton.LeftButton, Plain, spot)
            QTest.mouseDClick(port, Qt.MouseButton.LeftButton, Plain, spot)

    def type(self) -> None:
        """A few keys."""
        for _ in range(self.random.randint(1, 4)):
            key = self.random.choice(KEYS)
            self.log.append(key.name)
            QTest.keyClick(self.view, key)

    def command(self) -> None:
        """A command of the menus; a dialog that it opens is closed again."""
        actions = self.window.actions_made.by_key
        name = self.random.choice(sorted(actions.keys() - LEFT_OUT))
        self.log.append(name)
        self._close_dialogs()
        actions[name].trigger()

    def resize(self) -> None:
        """Another size of window."""
        self.window.resize(self.random.randint(640, 1500), self.random.randint(420, 1000))
        QApplication.processEvents()

    def wait(self) -> None:
        """Let an animation run a little."""
        QTest.qWait(self.random.choice((0, 10, 40, 90)))

    # How it does it

    def _spot(self) -> QPoint:
        """A point on a pile, now and then just anywhere."""
        size = self.view.viewport().size()
        if self.random.random() < 0.1:
            return QPoint(self.random.randrange(size.width()), self.random.randrange(size.height()))
        pile = self.random.choice(self.model.spec.piles)
        deep = len(self.model.position[pile])
        index = self.random.randrange(deep) if deep and self.random.random() < 0.3 else -1
        self.log.append(f"{pile}[{index}]")
        return self.view.spot(pile, index)

    def _between(self, start: QPoint, end: QPoint) -> QPoint:
        return QPoint((start.x() + end.x()) // 2 + 15, (start.y() + end.y()) // 2 + 15)

    def _press(self, at: QPoint, button: Qt.MouseButton) -> None:
        QTest.mousePress(self.view.viewport(), button, Plain, at)

    def _move(self, to: QPoint, button: Qt.MouseButton) -> None:
        port = self.view.viewport()
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(to),
            QPointF(port.mapToGlobal(to)),
            Qt.MouseButton.NoButton,
            button,
            Plain,
        )
        QApplication.sendEvent(port, event)

    def _second_button(self) -> None:
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.RightButton, Plain, self._spot())

    def _leave(self) -> None:
        QApplication.sendEvent(self.view, QEvent(QEvent.Type.WindowDeactivate))

    def _close_dialogs(self) -> None:
        """Close what opens, a moment later, until nothing is open."""

        def close() -> None:
            widget = QApplication.activeModalWidget() or QApplication.activePopupWidget()
            if isinstance(widget, QDialog):
                widget.reject()
                QTimer.singleShot(0, self.window, close)
            elif widget is not None:
                widget.close()

        QTimer.singleShot(0, self.window, close)
        QTimer.singleShot(30, self.window, close)
