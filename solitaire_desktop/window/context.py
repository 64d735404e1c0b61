"""What the parts of the window share: the play, its table, texts, record, preferences."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QMainWindow

from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.store import Store
from solitaire_desktop.table.card_art import Look
from solitaire_desktop.table.view import TableView
from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.live_preferences import LivePreferences
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.theme import Colours, colours_for


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
        return colours_for(self.preferences.value.theme)

    @property
    def dress(self) -> Dress:
        """What a dialog opened now wears."""
        return Dress(self.messages, self.colours, self.look)

    @property
    def look(self) -> Look:
        """How the player wants the cards to look."""
        value = self.preferences.value
        return Look(value.back, four_colours=value.four_colours, letters=value.court_letters)


@dataclass(frozen=True, slots=True)
class Host:
    """What commands may do to the window itself.

    Attributes:
        tell: show a quiet notice
        sections: what the sheet of shortcuts has to say about commands
        started: a game was begun or opened: give the table the keyboard
    """

    window: QMainWindow
    tell: Callable[[str], None]
    sections: Callable[[], list[tuple[str, list[tuple[str, tuple[str, ...]]]]]]
