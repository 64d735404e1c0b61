"""The commands for bookmarks. Part of the table in `actions`."""

from solitaire_desktop.rules.english import mark
from solitaire_desktop.window.action_spec import ActionSpec, Menu
from solitaire_desktop.window.commands import Commands

BOOKMARK_ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec(
        "set-bookmark",
        mark("Set a boo&kmark…"),
        Commands.set_bookmark,
        Menu.MOVE,
        5,
        ("Ctrl+K",),
        mark("Gives this place in the game a name, to be found again."),
    ),
    ActionSpec(
        "bookmarks",
        mark("Book&marks…"),
        Commands.show_bookmarks,
        Menu.MOVE,
        5,
        ("Ctrl+Shift+K",),
        mark("Lists the bookmarks of this game; goes to one, or drops it."),
        can=lambda model: bool(model.bookmarks),
    ),
    ActionSpec(
        "return",
        mark("R&eturn to where you were"),
        Commands.return_from_bookmark,
        Menu.MOVE,
        5,
        ("Ctrl+J",),
        mark("Goes back to the place before the last jump to a bookmark, and forth again."),
        can=lambda model: model.can_return,
    ),
)
