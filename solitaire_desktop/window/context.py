"""What the parts of the window share: the play, its table, texts, record, preferences."""

import weakref
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QMainWindow

from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.store import Store
from solitaire_desktop.table.appearance import chosen_look, is_high
from solitaire_desktop.table.card_art import Look
from solitaire_desktop.table.view import TableView
from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.live_preferences import LivePreferences
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.theme import Colours, colours_for

Sections = list[tuple[str, list[tuple[str, tuple[str, ...]]]]]


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that `app` wires together for a window."""

    model: GameModel
    view: TableView
    messages: Messages
    store: Store
    preferences: LivePreferences

    @property
    def colours(self) -> Colours:
        """The colours of the theme that holds now."""
        value = self.preferences.value
        return colours_for(value.theme, is_bold=is_high(value.contrast))

    @property
    def dress(self) -> Dress:
        """What a dialog opened now wears."""
        return Dress(self.messages, self.colours, self.look)

    @property
    def look(self) -> Look:
        """How the cards look in the chrome: our own, with the usual index."""
        return chosen_look(self.preferences.value)._replace(is_large=False, deck="")


class Host:
    """What commands may do to the window itself.

    It holds the window weakly: commands hang on Qt's actions, which the window owns, and a window
    that somebody's last reference left shall go.
    """

    def __init__(
        self,
        window: QMainWindow,
        tell: Callable[[str], None],
        sections: Callable[[], Sections],
        change_keys: Callable[[], None],
    ) -> None:
        """The window, and methods of it: to show a quiet notice, what the sheet of shortcuts has
        to say about commands, and to let the player change their keys.
        """
        self._window = weakref.ref(window)
        self._tell = weakref.WeakMethod(tell)
        self._sections = weakref.WeakMethod(sections)
        self._change_keys = weakref.WeakMethod(change_keys)

    @property
    def window(self) -> QMainWindow:
        """The window; commands run only while there is one."""
        window = self._window()
        assert window is not None
        return window

    def tell(self, text: str) -> None:
        """Show a quiet notice."""
        tell = self._tell()
        if tell is not None:
            tell(text)

    def sections(self) -> Sections:
        """What the sheet of shortcuts has to say about commands."""
        sections = self._sections()
        return sections() if sections is not None else []

    def change_keys(self) -> None:
        """Let the player change the keys of commands."""
        change_keys = self._change_keys()
        if change_keys is not None:
            change_keys()
