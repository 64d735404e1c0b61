"""The window: it joins menus, chrome and table, and passes on what the play tells."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
)
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenu

from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.rules.spec import GameSpec
from solitaire_desktop.store import MenuBar, Preferences, Store
from solitaire_desktop.table.view import TableView
from solitaire_desktop.window.actions import ACTIONS
from solitaire_desktop.window.chrome import Chrome
from solitaire_desktop.window.commands import Commands
from solitaire_desktop.window.context import Host, Sections, Services
from solitaire_desktop.window.icons import program_icon
from solitaire_desktop.window.menu_key import MenuKey
from solitaire_desktop.window.menus import Actions
from solitaire_desktop.window.messages import chosen_language
from solitaire_desktop.window.names import game_name
from solitaire_desktop.window.sound_switch import SoundSwitch
from solitaire_desktop.window.teller import Teller
from solitaire_desktop.window.theme import palette, style_sheet

SMALLEST = (480, 320)


class MainWindow(QMainWindow):
    """The program's window.

    Signals:
        closing(str): it closes, and everything must be kept; its place, Qt's own, in base64
    """

    closing = Signal(str)

    def __init__(self, services: Services, *, animated: bool = True, language: str = "") -> None:
        super().__init__()
        self._services = services
        self._language = language
        self._shown_preferences = services.preferences.value
        self.setMinimumSize(*SMALLEST)
        self.setWindowIcon(program_icon())
        self.setAcceptDrops(True)
        services.view.setAcceptDrops(False)
        self._chrome = Chrome(services, self)
        self.setCentralWidget(self._chrome)
        host = Host(self, self._tell, self._sections, self._change_keys)
        self.commands = Commands(services, host)
        self.teller = Teller(services, self._chrome, self.commands, animated=animated)
        self.sound = SoundSwitch(services, self.teller.tell, self)
        self.actions_made = Actions(ACTIONS, self.commands, self, services.view)
        self._menu = QMenu(self)
        services.view.menu_wanted.connect(self._menu.popup)
        self._menu_key = MenuKey(self.menuBar(), services.view)
        self._named: GameSpec | None = None
        self._fault: QDialog | None = None
        self._is_closed = False
        self.dress()
        services.view.setFocus()

    @property
    def model(self) -> GameModel:
        """The play."""
        return self._services.model

    @property
    def view(self) -> TableView:
        """The table."""
        return self._services.view

    @property
    def store(self) -> Store:
        """The record of wins and losses."""
        return self._services.store

    @property
    def chrome(self) -> Chrome:
        """What stands round the table."""
        return self._chrome

    def fulfil(self, wish: Mapping[str, str]) -> None:
        """Come to the front, and open what a later start of the program wants."""
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()
        if wish.get("file"):
            self.commands.open_path(Path(wish["file"]))
        elif wish.get("game") or wish.get("deal") or wish.get("rules"):
            self.commands.start(wish.get("game", ""), wish.get("rules", ""), wish.get("deal", ""))

    def show_fault(self, report: str) -> None:
        """Say that something went wrong, once at a time, and bring the table into order."""
        self._services.view.cancel_drag()
        if self._fault is None:
            from solitaire_desktop.window.question import FaultSheet  # noqa: PLC0415 rarely wanted

            self._fault = FaultSheet(self, self._services.dress, report)
            self._fault.finished.connect(self._forget_fault)
            self._fault.show()

    def _forget_fault(self) -> None:
        if self._fault is not None:
            self._fault.deleteLater()
            self._fault = None

    def dress(self) -> None:
        """Put on the present theme and language."""
        services = self._services
        colours, messages = services.colours, services.messages
        QApplication.setPalette(palette(colours))
        self.setStyleSheet(style_sheet(colours))
        self.actions_made.empty(self.menuBar())
        self.actions_made.empty(self._menu)
        self.actions_made.bind(services.preferences.value.shortcuts)
        self.actions_made.speak(messages)
        self.actions_made.fill(self.menuBar(), messages)
        for menu, title in self.actions_made.menus(messages):
            self.actions_made.fill_menu(self._menu.addMenu(title.replace("&", "")), menu)
        self._chrome.dress(self.actions_made, self._menu)
        self._named = None
        self._show_menu_bar()
        self._refresh()

    def listen(self) -> None:
        """Begin to show what the play tells, starting with how it stands."""
        self._services.model.status_changed.connect(self._refresh)
        self._services.model.ticked.connect(self._chrome.show_time)
        self._services.preferences.changed.connect(self._on_preferences)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.dress)
        self._accessibility = QGuiApplication.styleHints().accessibility()
        self._accessibility.contrastPreferenceChanged.connect(self._on_contrast)
        self.teller.listen()

    def _on_preferences(self) -> None:
        before, now = self._shown_preferences, self._services.preferences.value
        self._shown_preferences = now
        self._services.model.set_preferences(now)
        self._services.view.set_preferences(now)
        if _looks_other(before, now):
            is_told = self._chrome.panel_content is not None
            self._services.messages.speak(chosen_language(now.language or self._language))
            self.dress()
            if is_told:
                self.teller.show_outcome()
        self._show_menu_bar()
        self._refresh()

    def _on_contrast(self) -> None:
        self._services.view.set_preferences(self._services.preferences.value)
        self.dress()

    def _refresh(self) -> None:
        services = self._services
        if services.model.spec is not self._named:
            self._name_game(services.model.spec)
        self.actions_made.refresh(services.model, services.preferences.value)
        self._chrome.refresh()
        self.teller.tell_store_notices()

    def _name_game(self, spec: GameSpec) -> None:
        self._named = spec
        self._services.messages.family = spec.family
        name = game_name(spec, self._services.messages)
        self.setWindowTitle(name)
        self._chrome.set_title(name)

    def _show_menu_bar(self) -> None:
        is_always = self._services.preferences.value.menu_bar is MenuBar.ALWAYS
        self._menu_key.set_hidden(not is_always)
        self._chrome.show_menu_button(not is_always)

    def _tell(self, text: str) -> None:
        self.teller.tell(text)

    def _change_keys(self) -> None:
        from solitaire_desktop.window import shortcut_editor  # noqa: PLC0415 rarely wanted

        live = self._services.preferences
        keys = shortcut_editor.ask(self, self._services.dress, ACTIONS, live.value.shortcuts)
        if keys is not None:
            live.keep_with(shortcuts=keys)

    def _sections(self) -> Sections:
        return self.actions_made.sections(self._services.messages)

    # Qt's names

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.ActivationChange and not self._is_closed:
            self._services.model.set_active(active=self.isActiveWindow())
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._chrome.panel_content is not None:
            self._chrome.panel.dismiss()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        for url in event.mimeData().urls()[:1]:
            self.commands.open_path(Path(url.toLocalFile()))

    def closeEvent(self, event: QCloseEvent) -> None:
        event.accept()
        if self._is_closed:
            return
        self._is_closed = True
        self._services.view.cancel_drag()
        for dialog in self.findChildren(QDialog):
            dialog.close()
        for timer in self.findChildren(QTimer):
            timer.stop()
        self.closing.emit(bytes(self.saveGeometry().toBase64().data()).decode())


def _looks_other(before: Preferences, now: Preferences) -> bool:
    return any(
        getattr(before, name) != getattr(now, name)
        for name in ("theme", "language", "contrast", "shortcuts")
    )
