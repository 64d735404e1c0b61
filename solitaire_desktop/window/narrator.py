"""What the status bar says: the sentence for what just happened."""

from solitaire_desktop.model.changes import Change, ChangeKind
from solitaire_desktop.rules.move import STOCK, WASTE, Move, MoveKind
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.names import game_character


def narrate(change: Change, messages: Messages) -> str:
    """The sentence for a change; empty where there is nothing worth saying."""
    tr = messages.tr
    match change.kind:
        case ChangeKind.DEAL:
            return game_character(change.after.spec, messages)
        case ChangeKind.RESTART:
            return tr("Back at the deal.")
        case ChangeKind.OPEN:
            return tr("Opened.")
        case ChangeKind.UNDO:
            return tr("Taken back.")
        case ChangeKind.JUMP:
            return ""
        case ChangeKind.REDO | ChangeKind.STEP:
            return _step(change, messages)


def _step(change: Change, messages: Messages) -> str:
    if change.step is None or not change.step.moves:
        return ""
    moves, tr = change.step.moves, messages.tr
    last = moves[-1]
    if last.kind is MoveKind.SWAP:
        return tr("Swapped.") if len(moves) == 1 else tr("Arranged.")
    if last.source == STOCK:
        return _turned(change, messages)
    if last.target == STOCK:
        return tr("Turned over for another pass.")
    return _carried(change, last, messages)


def _turned(change: Change, messages: Messages) -> str:
    waste = change.after[WASTE]
    return messages.tr("{card} turned", card=waste[-1]) if waste else ""


def _carried(change: Change, last: Move, messages: Messages) -> str:
    """A card, several cards, or cards to several places."""
    tr = messages.tr
    cards = change.after[last.target]
    gained = _gained(change, last.target)
    moved = sum(max(0, _gained(change, pile)) for pile in change.after.piles)
    if moved > max(1, gained):
        return tr("{n} cards moved", n=moved)
    if gained > 1:
        return tr("{n} cards to {pile:the}", n=gained, pile=last.target)
    return tr("{card} to {pile:the}", card=cards[-1], pile=last.target) if cards else ""


def _gained(change: Change, pile: str) -> int:
    return len(change.after[pile]) - (len(change.before[pile]) if change.before is not None else 0)
