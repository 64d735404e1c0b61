"""The quiet notices of the running play, by the keys under which the model tells them."""

from collections.abc import Mapping

from solitaire_desktop.errors import SolitaireError
from solitaire_desktop.rules.english import mark
from solitaire_desktop.window.messages import Messages

NOTICES: Mapping[str, str] = {
    "join-in-vain": mark(
        "Joins cannot help any more, with the stock empty and no redeal left; they are still legal."
    ),
    "save-unreadable": mark("The saved game cannot be read, so a new one was dealt. {reason}"),
    "search-failed": mark("The search ended without an answer. The game goes on."),
}


def notice_text(key: str, args: Mapping[str, object], messages: Messages) -> str:
    """The notice in the player's language; errors among its pieces are translated too."""
    pieces = {
        name: messages.error(value) if isinstance(value, SolitaireError) else value
        for name, value in args.items()
    }
    return messages.tr(NOTICES[key], **pieces)
