"""Hints in words: what a move does for the player, and what is true where there is none."""

from solitaire_desktop.rules.english import mark
from solitaire_desktop.rules.move import STOCK, Move
from solitaire_desktop.rules.position import Position
from solitaire_desktop.rules.spec import Family
from solitaire_desktop.window.messages import Messages

_WHY = {
    "hint-up": mark("{card:the} goes up to its foundation."),
    "hint-space": mark("{card:the} can go to {pile:the}: that empties a column."),
    "hint-waste": mark("{card:the} can leave the waste for {pile:the}."),
    "hint-build": mark("{card:the} can go to {pile:the}."),
    "hint-park": mark("{card:the} can wait on {pile:the}."),
    "hint-turn": mark("Turn the stock."),
    "hint-redeal": mark("Turn the waste over for another pass."),
}
_NOTES = {
    "no-useful-move": mark("No useful move is left."),
    "blocked": mark("No move is left: the game is blocked."),
    "won": mark("The game is won."),
}


def hint_words(position: Position, move: Move, why: str, messages: Messages) -> str:
    """A hint as a sentence, with its reason where there is one in words."""
    if position.spec.family is Family.CALCULATION and why == "hint-waste":
        why = "hint-build"  # there the waste is the turned card, which has to go anyway
    template = _WHY.get(why, _WHY["hint-build"])
    if STOCK in {move.source, move.target}:
        return messages.tr(template)
    cards = position[move.source]
    card = cards[-move.count] if move.count else cards[0]
    return messages.tr(template, card=card, pile=move.target)


def note_words(note: str, messages: Messages) -> str:
    """What is true where there is no hint."""
    return messages.tr(_NOTES.get(note, _NOTES["no-useful-move"]))
