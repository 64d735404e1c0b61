"""What a command of the window is: the type of the rows of the table in `actions`."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.rules.english import mark
from solitaire_desktop.store import Preferences
from solitaire_desktop.window.commands import Commands


class Menu(Enum):
    """The menus, in their order; the value is the title."""

    GAME = mark("&Game")
    MOVE = mark("&Move")
    VIEW = mark("&View")
    HELP = mark("&Help")


class Place(Enum):
    """Where on the toolbar a command has its button."""

    LEFT = "left"
    RIGHT = "right"
    NOWHERE = "nowhere"


def _always(model: GameModel) -> bool:  # noqa: ARG001 the signature of all conditions
    return True


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One command.

    Attributes:
        key: a name for tests and for remembering
        label: what menus call it, with `&` for the access key
        run: what it does
        group: a menu draws a line, the toolbar a gap, where the number changes
        tip: what it does in a sentence, for the tooltip and the sheet of shortcuts
        on_table: its shortcut counts only while the table has the keyboard
        can: whether it can be done now
        suits: whether the game has the command at all
        is_on: for a switch, whether it is on
    """

    key: str
    label: str
    run: Callable[[Commands], None]
    menu: Menu
    group: int
    shortcuts: tuple[str, ...]
    tip: str
    icon: str = ""
    place: Place = Place.NOWHERE
    on_table: bool = False
    can: Callable[[GameModel], bool] = _always
    suits: Callable[[GameModel], bool] = _always
    is_on: Callable[[Preferences], bool] | None = None
