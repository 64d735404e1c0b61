"""How a position stands, apart from what may be played: won, score, cards up, left, unseen."""

from solitaire_desktop.rules.cards import Card
from solitaire_desktop.rules.move import STOCK, WASTE
from solitaire_desktop.rules.position import Position
from solitaire_desktop.rules.spec import Family, PileKind

GRIP_PILE = 4
_RATINGS = ((2, "brilliant"), (5, "excellent"), (10, "good"))


def is_won(position: Position) -> bool:
    """Whether all cards are where they belong (FT-18, DG-19, CA-16)."""
    if position.spec.family is not Family.DEVILS_GRIP:
        return cards_up(position) == position.cards
    if position[STOCK] or position[WASTE]:
        return False
    cells = position.spec.group(PileKind.CELL)
    return all(stands_right(position, cell, whole=True) for cell in cells if position[cell])


def stands_right(position: Position, cell: str, *, whole: bool = False) -> bool:
    """Whether a pile of the grid starts with its row's first rank; with `whole`, is complete."""
    cards = position[cell]
    row = "abc".index(cell[0])
    right = bool(cards) and cards[0].rank == row + 2
    return right and (len(cards) == GRIP_PILE or not whole)


def cards_up(position: Position) -> int:
    """How many cards are on the foundations."""
    return sum(len(position[pile]) for pile in position.spec.group(PileKind.FOUNDATION))


def score(position: Position) -> str:
    """The short score text of a position (notation.md: Outcome and score)."""
    if position.spec.family is not Family.DEVILS_GRIP:
        return f"{cards_up(position)}/{position.spec.total}"
    left = cards_left(position)
    if position[STOCK]:
        return f"{left} left"
    rating = next((name for most, name in _RATINGS if left <= most), None)
    return f"{left} left: {rating}" if rating else f"{left} left"


def cards_left(position: Position) -> int:
    """Devil's Grip: the cards of talon and stock together (DG-20)."""
    return len(position[WASTE]) + len(position[STOCK])


def least_left(position: Position) -> int:
    """Devil's Grip: how many cards must stay in the talon at least, by what can be seen.

    In the last pass a 2, 3 or 4 never leaves the talon and locks all beneath it (games.md, 1).
    """
    if position.redeals_left != 0:
        return 0
    waste = position[WASTE]
    locked = (at for at in range(len(waste), 0, -1) if waste[at - 1].rank <= GRIP_PILE)
    return next(locked, 0)


def unseen_cards(position: Position) -> tuple[Card, ...]:
    """The cards that the player has not seen: face down, or in a stock never turned."""
    stock = () if position.redeals_used else position[STOCK]
    return *stock, *sorted(position.hidden, key=lambda card: (card.kind, card.copy))
