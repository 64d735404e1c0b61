"""What the preferences make of a step and of going back."""

from solitaire_desktop.model.autoplay import arranging, is_safe, send_up_moves
from solitaire_desktop.model.history import History
from solitaire_desktop.rules import Move, Position, Step, play
from solitaire_desktop.rules.move import STOCK
from solitaire_desktop.store import Autoplay, Preferences, Undo


def with_autoplay(position: Position, step: Step, preferences: Preferences) -> Step:
    """The step with what the player wants played by itself after it, as one undo."""
    for move in step:
        position = play(position, move)
    more: tuple[Move, ...] = ()
    if preferences.autoplay is Autoplay.SAFE:
        more = send_up_moves(position, is_safe)
    elif preferences.autoplay is Autoplay.ALWAYS:
        more = send_up_moves(position)
    if preferences.arrange_by_itself:
        more += arranging(position)
    return Step(step.moves + more) if more else step


def may_go_back(history: History, undo: Undo) -> bool:
    """Whether the last step may be undone: never past a turned card if the player wants it so."""
    if not history.cursor or undo is Undo.NONE:
        return False
    before, after = history.positions[history.cursor - 1], history.position
    turned = before[STOCK] != after[STOCK] or before.hidden != after.hidden
    return undo is Undo.UNLIMITED or not turned
