"""How piles and cards are named for screen readers. Face-down cards are counted, never named."""

from collections.abc import Callable

from solitaire_desktop.rules.move import STOCK
from solitaire_desktop.rules.position import Position

Tr = Callable[..., str]


def spoken_pile(position: Position, pile: str, tr: Tr) -> str:
    """A pile with how many cards it holds and which one is on top."""
    cards = position[pile]
    if not cards:
        return tr("{pile}, empty", pile=pile)
    if pile == STOCK:
        return tr("{pile}, {n} cards", pile=pile, n=len(cards))
    if len(cards) == 1:
        return tr("{pile}, {card}", pile=pile, card=cards[-1])
    return tr("{pile}, {n} cards, {card} on top", pile=pile, n=len(cards), card=cards[-1])


def spoken_card(position: Position, pile: str, index: int, tr: Tr) -> str:
    """A card of a pile, from the bottom."""
    cards = position[pile]
    if not 0 <= index < len(cards):
        return ""
    card = cards[index]
    if pile == STOCK or card in position.hidden:
        return tr("face-down card")
    return tr("{card}", card=card)
