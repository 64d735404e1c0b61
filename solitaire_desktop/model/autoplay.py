"""Moves that the program plays for the player: cards that go up, rows that are arranged.

All are legal moves chosen by simple, stated rules; nothing here searches or peeks.
"""

from collections.abc import Callable

from solitaire_desktop.rules import (
    Card,
    Family,
    Move,
    MoveKind,
    PileKind,
    Position,
    play,
    tables,
    why_not,
)
from solitaire_desktop.rules.move import STOCK, WASTE, WHOLE

_GIVING = (PileKind.WASTE, PileKind.TABLEAU, PileKind.RESERVE)


def upward(position: Position, pile: str) -> str | None:
    """The foundation that takes the top card of a pile: of several, the fullest."""
    if position.spec.kind_of(pile) not in _GIVING:
        return None
    fitting = (
        target
        for target in position.spec.group(PileKind.FOUNDATION)
        if why_not(position, Move(pile, target)) is None
    )
    return max(fitting, key=lambda target: len(position[target]), default=None)


def send_up_moves(
    position: Position, wanted: Callable[[Position, Card], bool] | None = None
) -> tuple[Move, ...]:
    """The moves to the foundations, one after another, as long as there are any that are wanted."""
    moves: list[Move] = []
    while True:
        move = _next_up(position, wanted)
        if move is None:
            return tuple(moves)
        moves.append(move)
        position = play(position, move)


def _next_up(position: Position, wanted: Callable[[Position, Card], bool] | None) -> Move | None:
    for kind in _GIVING:
        for pile in position.spec.group(kind):
            target = upward(position, pile)
            if target and (wanted is None or wanted(position, position[pile][-1])):
                return Move(pile, target)
    return None


def is_safe(position: Position, card: Card) -> bool:
    """Whether a card on its foundation can never be missed on the table.

    In the Forty Thieves family: when every copy of every card that may be built on it, and every
    copy of the next lower rank of its suit, is up already; aces always. Elsewhere never.
    """
    spec = position.spec
    if spec.family is not Family.FORTY_THIEVES:
        return False
    laws = tables(spec)
    built = laws.lands[spec.group(PileKind.TABLEAU)[0]][card.kind]
    base = card.rank == spec.rules.foundation_base
    below = () if base else (card.suit * 13 + (card.rank - 2) % 13,)
    return all(_copies_up(position, kind) == spec.packs for kind in (*built, *below))


def _copies_up(position: Position, kind: int) -> int:
    up = position.spec.group(PileKind.FOUNDATION)
    return sum(card.kind == kind for pile in up for card in position[pile])


def arranging(position: Position) -> tuple[Move, ...]:
    """Devil's Grip, all placed: the swaps that bring every complete pile into its own row."""
    if position.spec.family is not Family.DEVILS_GRIP or position[STOCK] or position[WASTE]:
        return ()
    cells = [cell for cell in position.spec.piles if position[cell]]
    rows = {cell: position[cell][0].rank - 2 for cell in cells}
    moves = []
    for cell in cells:
        own = "abc".index(cell[0])
        other = _partner(rows, cell, own)
        if other is not None:
            moves.append(Move(cell, other, WHOLE, MoveKind.SWAP))
            rows[cell], rows[other] = rows[other], rows[cell]
    return tuple(moves)


def _partner(rows: dict[str, int], cell: str, own: int) -> str | None:
    """The pile to swap with: one that belongs here, best one whose row this pile belongs to."""
    if rows[cell] == own:
        return None
    fitting = [name for name in rows if rows[name] == own != "abc".index(name[0])]
    home = [name for name in fitting if "abc".index(name[0]) == rows[cell]]
    return next(iter(home or fitting), None)
