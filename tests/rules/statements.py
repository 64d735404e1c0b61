"""What the sentences of the rules claim, as checks by the referee: the registry and its tools.

A check takes a game and the sentence's arguments and says whether the sentence is true of what
the referee does there. The checks themselves are in `statements_columns` and `statements_others`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from solitaire_desktop.rules.cards import KINDS, Card, card_at, parse_kind
from solitaire_desktop.rules.move import Move, Reason
from solitaire_desktop.rules.position import Position, new_position
from solitaire_desktop.rules.referee import why_not
from solitaire_desktop.rules.spec import Family, FoundationBuild, GameSpec, PileKind

Args = Mapping[str, object]
Check = Callable[[GameSpec, Args], bool]
CHECKS: dict[str, Check] = {}


def states(*keys: str) -> Callable[[Check], Check]:
    """Registers a check of the sentences with these keys."""

    def register(check: Check) -> Check:
        assert not CHECKS.keys() & set(keys)
        CHECKS.update(dict.fromkeys(keys, check))
        return check

    return register


def number(args: Args) -> int:
    """The number that a sentence names; its wording for one has none."""
    n = args.get("n", 1)
    assert isinstance(n, int)
    return n


def kinds(text: str) -> list[int]:
    """The kinds of cards as the notation writes them."""
    return [parse_kind(word) for word in text.split()]


def at(spec: GameSpec, **piles: Iterable[int] | str) -> Position:
    """A position of these piles, exactly as given: nothing follows by rule yet."""
    seen: Counter[int] = Counter()
    made = {}
    for pile, given in piles.items():
        made[pile] = tuple(
            next_copy(kind, seen) for kind in (kinds(given) if isinstance(given, str) else given)
        )
    return new_position(spec, made)


def next_copy(kind: int, seen: Counter[int]) -> Card:
    """The next card of a kind that was not used yet; a fifth one is the first again."""
    seen[kind] += 1
    return card_at(kind, (seen[kind] - 1) % 4)


def allows(position: Position, *moves: str) -> bool:
    """Whether each of these moves is legal in this position."""
    return all(why_not(position, Move.from_text(move)) is None for move in moves)


def reason(position: Position, move: str) -> Reason | None:
    """Why a move is refused, or None."""
    refusal = why_not(position, Move.from_text(move))
    return refusal.reason if refusal else None


def taken(spec: GameSpec, move: str, source: str, **piles: Iterable[int] | str) -> set[int]:
    """The kinds that may be moved so, when they are alone on the source."""
    return {kind for kind in range(KINDS) if allows(at(spec, **{**piles, source: [kind]}), move)}


def complete_foundations(spec: GameSpec) -> dict[str, list[int]]:
    """All cards of a game on its foundations, in an order that its rules allow."""
    partner = (1, 0, 3, 2)
    full = {}
    for index, pile in enumerate(spec.group(PileKind.FOUNDATION)):
        suit = index // (1 if spec.family is Family.CALCULATION else spec.packs)
        ranks = [(spec.rules.foundation_base - 1 + n) % 13 for n in range(13)]
        if spec.family is Family.CALCULATION:
            ranks = [((index + 1) * n - 1) % 13 for n in range(1, 14)]
        alternates = spec.rules.foundation_build is FoundationBuild.ALTERNATE
        suits = (suit, partner[suit]) if alternates else (suit, suit)
        full[pile] = [suits[n % 2] * 13 + rank for n, rank in enumerate(ranks)]
    return full
