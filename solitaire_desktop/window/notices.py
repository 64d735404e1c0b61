"""The quiet notices of the running play, by the keys under which the model tells them."""

from collections.abc import Mapping

from solitaire_desktop.errors import SolitaireError
from solitaire_desktop.rules.english import mark
from solitaire_desktop.rules.spec import GameSpec
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.names import game_name

NOTICES: Mapping[str, str] = {
    "join-in-vain": mark(
        "Joins cannot help any more, with the stock empty and no redeal left; they are still legal."
    ),
    "save-unreadable": mark("The saved game cannot be read, so a new one was dealt. {reason}"),
    "looking": mark("Looking for a solution…"),
    "looking-back": mark("Looking for the last position that was not lost…"),
    "never-hoped": mark("This deal was lost from the start."),
    "seeking": mark("Looking for a deal of {game} that can be won; looked at so far: {n}."),
    "winnable-found": mark("Deal {deal} of {game} can be won."),
    "search-failed": mark("The search ended without an answer. The game goes on."),
}

# Notices that stay, with a button to stop it, while something is looked for.
WAITS = ("looking", "looking-back")
# What the status bar says, since it is about what was just done.
SENTENCES: Mapping[str, str] = {
    "hope-won": mark("Step {n}: from here the game can be won."),
    "hope-open": mark("Step {n}: the last position that is not known to be lost."),
}


def notice_text(key: str, args: Mapping[str, object], messages: Messages) -> str:
    """The notice in the player's language; so are errors and games among its pieces."""
    pieces = {name: _piece(value, messages) for name, value in args.items()}
    return messages.tr(NOTICES.get(key) or SENTENCES[key], **pieces)


def _piece(value: object, messages: Messages) -> object:
    match value:
        case SolitaireError():
            return messages.error(value)
        case GameSpec():
            return game_name(value, messages)
        case _:
            return value
