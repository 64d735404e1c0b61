"""Whether moves that are left can still lead anywhere: the ground of "no useful moves left".

A bounded, complete search over the moves that change nothing for good. It claims that nothing
helps only when it has seen every position that such moves reach; otherwise it stays silent.
"""

from solitaire_desktop.rules import (
    Family,
    Move,
    PileKind,
    Position,
    is_null,
    legal_moves,
    play,
)
from solitaire_desktop.rules.move import STOCK, WASTE

_FOR_GOOD = (PileKind.STOCK, PileKind.WASTE)


def is_useless(position: Position, most: int = 300) -> bool:
    """Whether no sequence of legal moves brings a card up, places a waste card or turns one.

    True only when the search was complete within `most` positions (games.md, section 1).
    """
    if position[STOCK] or position.spec.family is Family.DEVILS_GRIP:
        return False
    seen = {_key(position)}
    waiting = [position]
    while waiting:
        at = waiting.pop()
        for move in legal_moves(at):
            if is_null(at, move):
                continue
            after = play(at, move)
            if _helps(at, after, move):
                return False
            key = _key(after)
            if key not in seen:
                seen.add(key)
                waiting.append(after)
                if len(seen) > most:
                    return False
    return True


def _helps(before: Position, after: Position, move: Move) -> bool:
    """Whether a move turns, places or brings up a card."""
    spec = before.spec
    for_good = spec.kind_of(move.source) in _FOR_GOOD
    up = spec.kind_of(move.target) is PileKind.FOUNDATION
    return for_good or up or before.hidden != after.hidden or before[WASTE] != after[WASTE]


def _key(position: Position) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The position without the order of its columns and without telling equal cards apart."""
    kinds = position.spec.kind_of
    return tuple(
        sorted(
            (kinds(name).value, tuple(card.kind for card in position[name]))
            for name in position.spec.piles
            if kinds(name) not in _FOR_GOOD and position[name]
        )
    )
