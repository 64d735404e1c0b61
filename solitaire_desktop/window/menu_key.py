"""A hidden menu bar that the Alt key brings out, and that goes when it is done with."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget


class MenuKey(QObject):
    """Watches for Alt pressed and let go alone on the table, while the menu bar is hidden."""

    def __init__(self, bar: QMenuBar, table: QWidget) -> None:
        super().__init__(bar)
        self._bar = bar
        self._is_hidden = False
        self._is_alone = False
        bar.installEventFilter(self)
        table.installEventFilter(self)

    def set_hidden(self, hidden: bool) -> None:
        """Hide the menu bar but on Alt, or show it always."""
        self._is_hidden = hidden
        self._bar.setVisible(not hidden)

    def _bring(self) -> None:
        self._bar.show()
        self._bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
        self._bar.setActiveAction(self._bar.actions()[0])

    def _hide_if_done(self) -> None:
        is_done = QApplication.activePopupWidget() is None and not self._bar.hasFocus()
        if self._is_hidden and is_done:
            self._bar.hide()

    # Qt's names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self._is_hidden:
            return False
        if watched is self._bar:
            if event.type() is QEvent.Type.FocusOut:
                QTimer.singleShot(0, self, self._hide_if_done)
        elif isinstance(event, QKeyEvent) and event.key() != Qt.Key.Key_unknown:
            is_alt = event.key() == Qt.Key.Key_Alt
            if event.type() is QEvent.Type.KeyRelease and is_alt and self._is_alone:
                self._bring()
            self._is_alone = event.type() is QEvent.Type.KeyPress and is_alt
        return False
