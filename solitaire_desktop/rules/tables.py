"""What each pile accepts, compiled from the rules: the one statement of who goes where.

For every pile that takes cards: which kinds may land on a given top card, and which may start it
when it is empty. Referee, runs, hints, help and solver all read these tables.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from solitaire_desktop.rules.cards import KINDS, KING, kind_of
from solitaire_desktop.rules.spec import (
    Build,
    Family,
    FoundationBuild,
    GameSpec,
    PileKind,
    Rules,
    Spaces,
)

Kinds = frozenset[int]
NOTHING: Kinds = frozenset()
_ALL: Kinds = frozenset(range(KINDS))
GRIP_STEP = 3


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables of one game.

    Attributes:
        lands: for a pile, indexed by the kind of its top card: the kinds that may go on it
        starts: for a pile: the kinds that may go there when it is empty
    """

    lands: Mapping[str, tuple[Kinds, ...]]
    starts: Mapping[str, Kinds]


@lru_cache(maxsize=64)
def tables(spec: GameSpec) -> Tables:
    """The tables of a game; the same object for the same rules."""
    lands: dict[str, tuple[Kinds, ...]] = {}
    starts: dict[str, Kinds] = {}
    match spec.family:
        case Family.FORTY_THIEVES:
            _add_foundations(spec, lands, starts)
            column = _by_top(lambda kind: _built_on(kind, spec.rules))
            for pile in spec.group(PileKind.TABLEAU):
                lands[pile], starts[pile] = column, space_takes(spec.rules)
        case Family.CALCULATION:
            _add_calculation(spec, lands, starts)
        case Family.DEVILS_GRIP:
            cell = _by_top(_joined_on)
            for pile in spec.group(PileKind.CELL):
                lands[pile], starts[pile] = cell, NOTHING
    return Tables(lands, starts)


def space_takes(rules: Rules) -> Kinds:
    """The kinds that an empty column takes by `spaces`, wherever they come from."""
    match rules.spaces:
        case Spaces.NONE:
            return NOTHING
        case Spaces.KINGS:
            return _of_rank(KING)
        case Spaces.ANY | Spaces.WASTE | Spaces.AUTO:
            return _ALL


def _by_top(landing: Callable[[int], Kinds]) -> tuple[Kinds, ...]:
    return tuple(landing(kind) for kind in range(KINDS))


def _of_rank(rank: int) -> Kinds:
    return frozenset(kind_of(rank, suit) for suit in range(4))


def _same_colour(suit: int) -> frozenset[int]:
    return frozenset((1, 2) if suit in (1, 2) else (0, 3))


def _built_on(kind: int, rules: Rules) -> Kinds:
    """What may be built down on a card of a column (FT-6, FT-8, FTV-3, FTV-4)."""
    suit, rank = divmod(kind, 13)
    below = rank or (KING if rules.wrap else 0)
    if not below:
        return NOTHING
    every = frozenset(range(4))
    suits = {
        Build.SUIT: frozenset((suit,)),
        Build.ALTERNATE: every - _same_colour(suit),
        Build.COLOR: _same_colour(suit),
        Build.OTHER_SUIT: every - {suit},
        Build.RANK: every,
    }[rules.build]
    return frozenset(kind_of(below, other) for other in suits)


def _add_foundations(
    spec: GameSpec, lands: dict[str, tuple[Kinds, ...]], starts: dict[str, Kinds]
) -> None:
    """Foundations of the Forty Thieves family (FT-2, FT-11)."""
    rules = spec.rules
    table = _by_top(lambda kind: _founded_on(kind, rules))
    for pile in spec.group(PileKind.FOUNDATION):
        suit = spec.foundation_suit(pile)
        base = _of_rank(rules.foundation_base)
        lands[pile] = table
        starts[pile] = base if suit is None else frozenset((kind_of(rules.foundation_base, suit),))


def _founded_on(kind: int, rules: Rules) -> Kinds:
    suit, rank = kind // 13, kind % 13 + 1
    above = rank % 13 + 1
    if above == rules.foundation_base:
        return NOTHING
    if rules.foundation_build is FoundationBuild.ALTERNATE:
        others = frozenset(range(4)) - _same_colour(suit)
        return frozenset(kind_of(above, other) for other in others)
    return frozenset((kind_of(above, suit),))


def _add_calculation(
    spec: GameSpec, lands: dict[str, tuple[Kinds, ...]], starts: dict[str, Kinds]
) -> None:
    """Calculation: foundation n counts by n to the King, reserves take anything (CA-3, CA-7)."""
    for step, pile in enumerate(spec.group(PileKind.FOUNDATION), 1):
        counted = tuple(calculation_next(kind % 13 + 1, step) for kind in range(KINDS))
        lands[pile] = tuple(_of_rank(rank) if rank else NOTHING for rank in counted)
        starts[pile] = _of_rank(step)
    for pile in spec.group(PileKind.RESERVE):
        lands[pile], starts[pile] = (_ALL,) * KINDS, _ALL


def calculation_next(rank: int, step: int) -> int:
    """The rank that follows on the foundation that counts by `step`; 0 after the King (CA-3).

    >>> [calculation_next(12, 2), calculation_next(9, 4), calculation_next(13, 1)]
    [1, 13, 0]
    """
    return 0 if rank == KING else (rank + step - 1) % 13 + 1


def _joined_on(kind: int) -> Kinds:
    """What may join a pile of Devil's Grip: the same suit, three higher (DG-4, DG-6)."""
    rank = kind % 13 + 1
    return frozenset((kind + GRIP_STEP,)) if 2 <= rank <= KING - GRIP_STEP else NOTHING
