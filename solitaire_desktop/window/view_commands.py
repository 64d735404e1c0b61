"""What the commands do that look at things, or change how they look: dialogs, bars, the screen.

Dialogs are imported when they are first wanted, since a first paint needs none of them.
"""

# ruff: noqa: PLC0415 see above

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow

from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.window.context import Host, Services
from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.names import game_name


class ViewCommands:
    """Carries out those commands; a base of `Commands`.

    The table lets go of what it holds before anything else happens.
    """

    def __init__(self, services: Services, host: Host) -> None:
        self._services = services
        self._host = host

    def preferences(self) -> None:
        """Let the player change the preferences; the table shows each change at once."""
        from solitaire_desktop.window import preferences_dialog

        self._let_go()
        preferences_dialog.ask(self._host.window, self._services)

    def switch_clock(self) -> None:
        """Show or hide the time."""
        live = self._services.preferences
        live.keep_with(show_clock=not live.value.show_clock)

    def switch_score(self) -> None:
        """Show or hide the score."""
        live = self._services.preferences
        live.keep_with(show_score=not live.value.show_score)

    def switch_menu_bar(self) -> None:
        """Show the menu bar always, or only on Alt."""
        from solitaire_desktop.store import MenuBar

        live = self._services.preferences
        is_always = live.value.menu_bar is MenuBar.ALWAYS
        live.keep_with(menu_bar=MenuBar.ALT if is_always else MenuBar.ALWAYS)

    def switch_toolbar(self) -> None:
        """Show or hide the toolbar."""
        live = self._services.preferences
        live.keep_with(show_toolbar=not live.value.show_toolbar)

    def switch_status_bar(self) -> None:
        """Show or hide the status bar."""
        live = self._services.preferences
        live.keep_with(show_status=not live.value.show_status)

    def switch_moves(self) -> None:
        """Show or hide the list of moves."""
        live = self._services.preferences
        live.keep_with(show_moves=not live.value.show_moves)

    def full_screen(self) -> None:
        """Fill the screen, and back to the window as it was."""
        window = self._host.window
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def rules(self) -> None:
        """Explain the game on the table."""
        from solitaire_desktop.window import help_dialog

        model = self._let_go()
        help_dialog.ask_rules(*self._stage, model.spec, name=self._game)

    def shortcuts(self) -> None:
        """Show what keys and mouse buttons do."""
        from solitaire_desktop.window import help_dialog

        self._let_go()
        while help_dialog.ask_shortcuts(*self._stage, self._host.sections()):
            self._host.change_keys()

    def about(self) -> None:
        """Say what this program is."""
        from solitaire_desktop.window import help_dialog

        record = self._let_go().record()
        help_dialog.ask_about(*self._stage, record)

    def _let_go(self) -> GameModel:
        self._services.view.cancel_drag()
        return self._services.model

    @property
    def _stage(self) -> tuple[QMainWindow, Dress]:
        return self._host.window, self._services.dress

    @property
    def _game(self) -> str:
        return game_name(self._services.model.spec, self._services.messages)
