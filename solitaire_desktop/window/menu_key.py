"""A hidden menu bar that the Alt key brings out, and that goes when it is done with."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

SOON = 80  # milliseconds until a menu that closes is gone


class MenuKey(QObject):
    """Watches for Alt pressed and let go alone on the table, while the menu bar is hidden."""

    def __init__(self, bar: QMenuBar, table: QWidget) -> None:
        super().__init__(bar)
        self._bar, self._table = bar, table
        self._is_hidden = False
        self._is_alone = False
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(SOON)
        self._late.timeout.connect(self._hide_if_done)
        self._menus: list[QMenu] = []
        table.installEventFilter(self)

    def set_hidden(self, hidden: bool) -> None:
        """Hide the menu bar but on Alt, or show it always."""
        self._is_hidden = hidden
        self._bar.setVisible(not hidden)

    def _bring(self) -> None:
        """Show the bar with its first menu open; each menu that closes may be the last."""
        menus = self._bar.findChildren(QMenu)
        for menu in menus:
            if menu not in self._menus:
                menu.aboutToHide.connect(self._late.start)
        self._menus = menus
        self._bar.show()
        self._bar.setActiveAction(self._bar.actions()[0])
        self._late.start()

    def _hide_if_done(self) -> None:
        if self._is_hidden and QApplication.activePopupWidget() is None:
            self._bar.hide()
            self._table.setFocus()

    # Qt's names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_hidden and isinstance(event, QKeyEvent):
            is_alt = event.key() == Qt.Key.Key_Alt
            if event.type() is QEvent.Type.KeyRelease and is_alt and self._is_alone:
                self._bring()
            self._is_alone = event.type() is QEvent.Type.KeyPress and is_alt
        return False
