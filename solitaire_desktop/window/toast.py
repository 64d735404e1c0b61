"""A quiet notice at the lower edge of the table that goes by itself."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from solitaire_desktop.window.theme import Colours
from solitaire_desktop.window.widgets import label

SECONDS_A_LETTER, LEAST_SECONDS = 0.07, 5.0
MARGIN, WIDEST = 16, 720
DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class Toast(QWidget):
    """One notice at a time; the next waits until this one is gone.

    It lies over its parent at the bottom, never takes the keyboard, and a click takes it away.
    """

    def __init__(self, colours: Colours, close_text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._colours = colours
        self._waiting: list[tuple[str, str, Callable[[], object] | None]] = []
        self._passing = ""
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 12, 12, 12)
        row.setSpacing(14)
        self._text = label("", "label", wrap=True)
        self._button = QPushButton(self)
        self._button.setProperty("kind", "small")
        self._close = QPushButton("×", self)
        self._close.setProperty("kind", "close")
        self._close.setAccessibleName(close_text)
        self._close.setToolTip(close_text)
        self._close.clicked.connect(self.dismiss)
        for widget in (self._button, self._close):
            widget.setFocusPolicy(self.focusPolicy())
        row.addWidget(self._text, 1)
        row.addWidget(self._button)
        row.addWidget(self._close)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        self._act: Callable[[], object] | None = None
        self._button.clicked.connect(self._do)
        parent.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        """What is shown now, empty if nothing is."""
        return "" if self.isHidden() else self._text.text()

    def tell(self, text: str) -> None:
        """Show a notice for some seconds."""
        self._tell(text, "", None)

    def tell_for_now(
        self, text: str, button: str = "", act: Callable[[], object] | None = None
    ) -> None:
        """Show a notice about the position, which `pass_on` takes away.

        With a button, for what can be done about it, it stays until then, or until the next notice.
        """
        self._passing = text
        self._tell(text, button, act)

    def tell_to_act(self, text: str, button: str, act: Callable[[], object]) -> None:
        """Show a notice with a button for what can be done; it stays until the next notice."""
        self._tell(text, button, act)

    def retell(self, old: str, text: str) -> None:
        """Say it in other words, if it is still shown."""
        if old and self.text == old:
            self._text.setText(text)
            self._place()

    def pass_on(self) -> None:
        """The position is another one: take away what was said about it."""
        passing, self._passing = self._passing, ""
        self.take_back(passing)

    def take_back(self, text: str) -> None:
        """This is no longer so: take the notice away, or do not show it at all."""
        self._waiting = [each for each in self._waiting if each[0] != text]
        if text and self.text == text:
            self.dismiss()

    def _tell(self, text: str, button: str, act: Callable[[], object] | None) -> None:
        if text == self.text or any(text == waiting[0] for waiting in self._waiting):
            return
        self._waiting.append((text, button, act))
        if self.isHidden() or not self._timer.isActive():
            self._next()

    def make_haste(self) -> None:
        """The player waits for what is told next: it need not wait for what goes by itself."""
        self._timer.stop()

    def make_way(self) -> None:
        """Something else stands at the lower edge now, or no longer."""
        if not self.isHidden():
            self._place()

    def dismiss(self) -> None:
        """Take the notice away; the next one comes."""
        self._timer.stop()
        self.hide()
        self._next()

    def _next(self) -> None:
        if not self._waiting:
            return
        text, button, self._act = self._waiting.pop(0)
        self._text.setText(text)
        self._button.setText(button)
        self._button.setVisible(bool(button))
        self._place()
        self.show()
        self.raise_()
        self._timer.stop()
        if not button:
            self._timer.start(int(1000 * max(LEAST_SECONDS, len(text) * SECONDS_A_LETTER)))

    def _do(self) -> None:
        act = self._act
        self.dismiss()
        if act is not None:
            act()

    def _place(self) -> None:
        parent = self._over
        room = parent.width() - 2 * MARGIN
        extra = (
            18
            + 12
            + 14
            + 30
            + (self._button.sizeHint().width() + 14) * (not self._button.isHidden())
        )
        needed = self._text.fontMetrics().horizontalAdvance(self._text.text()) + extra + 12
        width = min(WIDEST, room, needed)
        self.resize(width, max(48, self.heightForWidth(width)))
        top = max(0, self._floor() - self.height() - MARGIN)
        self.move(QPoint((parent.width() - width) // 2, top))

    def _floor(self) -> int:
        """The lower edge that is free: above a panel, or a bar of buttons, that stands there."""
        whole = self._over.height()
        standing = [
            child.y()
            for child in self._over.findChildren(QWidget, options=DIRECT)
            if child is not self and child.isVisible() and child.height() < whole // 2
        ]
        return min((whole, *standing))

    # Qt's names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and not self.isHidden():
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._colours.edge), 1))
        painter.setBrush(QColor(self._colours.bar))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 10, 10)
