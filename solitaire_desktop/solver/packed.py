"""Packed positions: what the search plays on, made from a Position and turned back into Moves.

A pile is `bytes` of kinds, bottom first; a face-down card has DOWN added. Everything that depends
on the rules is read from `rules.tables` here, once a search; how the piles change is in `columns`,
`reserves` and `grid`.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from solitaire_desktop.rules import Family, GameSpec, PileKind, Position, tables
from solitaire_desktop.rules.cards import KINDS
from solitaire_desktop.rules.move import STOCK as STOCK_PILE
from solitaire_desktop.rules.move import WASTE as WASTE_PILE
from solitaire_desktop.rules.spec import FoundationBuild, Rules

# Numbers of piles in a packed move: columns, cells and reserves from 0, foundations from FIRST_UP.
WASTE, STOCK, FIRST_UP = 24, 25, 26
DOWN = 64
EMPTY = 63
ENDLESS = 1_000_000
ONE = tuple(bytes((card,)) for card in range(256))
TURN = 1 << 12 | STOCK << 6 | WASTE
REDEAL = 1 << 12 | WASTE << 6 | STOCK

# A line of packed moves, the last one first: (the moves before, the move); () at the start.
Trail = tuple["Trail", int] | tuple[()]
# score, key, piles, waste, stock, foundations, redeals used, trail
State = tuple[int, int, tuple[bytes, ...], bytes, bytes, bytes, int, Trail]
# rank within its layer, key, the state before, packed move, score
Child = tuple[int, int, State, int, int]


def packed_move(source: int, target: int, count: int = 1) -> int:
    """One move as a number."""
    return count << 12 | source << 6 | target


def unpacked_move(code: int) -> tuple[int, int, int]:
    """Source, target and count of a packed move."""
    return code >> 6 & 63, code & 63, code >> 12


def line_of(trail: Trail) -> list[int]:
    """The packed moves of a trail, the first one first."""
    line = []
    while trail:
        trail, code = trail
        line.append(code)
    line.reverse()
    return line


@dataclass(frozen=True)
class Board:
    """One game as the search sees it, with the cards of one position.

    Attributes:
        names: the piles that cards are built or kept on: columns, reserves or cells
        up_names: the foundations
        under: by kind, the kinds on which it may lie in a column
        starts: the kinds that an empty column takes
        up_starts: for each foundation, the kinds that start it
        up_lands: for each foundation and top kind, the kinds that may follow
        copies: how many cards of each kind are in play
        total: how many cards are in play
    """

    spec: GameSpec
    names: tuple[str, ...]
    up_names: tuple[str, ...]
    under: tuple[tuple[int, ...], ...]
    starts: frozenset[int]
    up_starts: tuple[frozenset[int], ...]
    up_lands: tuple[tuple[frozenset[int], ...], ...]
    copies: tuple[int, ...]
    total: int

    @property
    def rules(self) -> Rules:
        """The values of the rule keys."""
        return self.spec.rules

    @cached_property
    def redeals(self) -> int:
        """How often the waste may be turned over in the whole game; ENDLESS without limit."""
        return ENDLESS if self.rules.redeals is None else self.rules.redeals

    @cached_property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """The foundations that are alike, by their numbers: the copies of a suit, or all."""
        alike: dict[frozenset[int], list[int]] = {}
        for at, starts in enumerate(self.up_starts):
            alike.setdefault(starts, []).append(at)
        return tuple(tuple(group) for group in alike.values())

    @cached_property
    def heights(self) -> tuple[tuple[int, ...], ...]:
        """For each foundation, by its top kind, how many cards it holds; 0 for EMPTY."""
        return tuple(
            _heights(starts, lands)
            for starts, lands in zip(self.up_starts, self.up_lands, strict=True)
        )

    @cached_property
    def order(self) -> tuple[int, ...]:
        """By kind, its place from 0 in its foundation's order (Forty Thieves family)."""
        places = [0] * KINDS
        for heights in self.heights:
            for kind in range(KINDS):
                places[kind] = max(places[kind], heights[kind] - 1)
        return tuple(places)


def turned_over(
    board: Board, waste: bytes, stock: bytes, used: int
) -> tuple[bytes, bytes, int, int] | None:
    """What is left after turning the stock, or the waste over, and the packed move.

    Waste, stock and how often the waste was turned over; None when neither can be.
    """
    if stock:
        cards = stock[: -board.rules.turn - 1 : -1]
        return waste + cards, stock[: -len(cards)], used, TURN
    if waste and used < board.redeals:
        return b"", waste[::-1], used + 1, REDEAL
    return None


def _heights(starts: Iterable[int], lands: tuple[frozenset[int], ...]) -> tuple[int, ...]:
    heights = [0] * (EMPTY + 1)
    layer, height = set(starts), 0
    while layer:
        height += 1
        for kind in layer:
            heights[kind] = height
        layer = {upper for kind in layer for upper in lands[kind] if not heights[upper]}
    return tuple(heights)


def board_of(position: Position) -> Board:
    """The board on which the search plays from a position."""
    spec = position.spec
    laws = tables(spec)
    kind = _KINDS[spec.family]
    names, up_names = spec.group(kind), spec.group(PileKind.FOUNDATION)
    lands = laws.lands[names[0]]
    copies = Counter(
        _packed_kind(spec, card.kind) for cards in position.piles.values() for card in cards
    )
    return Board(
        spec,
        names,
        up_names,
        tuple(
            tuple(lower for lower in range(KINDS) if upper in lands[lower])
            for upper in range(KINDS)
        ),
        laws.starts[names[0]],
        tuple(laws.starts[name] for name in up_names),
        tuple(laws.lands[name] for name in up_names),
        tuple(copies[kind] for kind in range(KINDS)),
        position.cards,
    )


_KINDS = {
    Family.FORTY_THIEVES: PileKind.TABLEAU,
    Family.CALCULATION: PileKind.RESERVE,
    Family.DEVILS_GRIP: PileKind.CELL,
}


def _packed_kind(spec: GameSpec, kind: int) -> int:
    """In Calculation suits do not matter (CA-1): every card stands for its rank."""
    return kind % 13 if spec.family is Family.CALCULATION else kind


def packed(board: Board, position: Position) -> State:
    """A position packed, without score and key."""
    spec = position.spec

    def pile(name: str) -> bytes:
        return bytes(
            _packed_kind(spec, card.kind) + (DOWN if card in position.hidden else 0)
            for card in position[name]
        )

    tops = bytes(pile(name)[-1] if position[name] else EMPTY for name in board.up_names)
    piles = tuple(pile(name) for name in board.names)
    waste, stock = pile(WASTE_PILE), pile(STOCK_PILE)
    return 0, 0, piles, waste, stock, arranged(board, tops), position.redeals_used, ()


_COLOUR_ALONE = (*range(26), *range(13, 26), *range(13), *range(52, EMPTY + 1))


def arranged(board: Board, tops: bytes) -> bytes:
    """The foundations' top kinds in one order for all that is alike: of a group, fullest first.

    Where foundations alternate colours the suit does not matter: clubs and diamonds stand for all.
    """
    ordered = bytearray(tops)
    if board.rules.foundation_build is FoundationBuild.ALTERNATE:
        ordered = bytearray(_COLOUR_ALONE[top] for top in tops)
    for group in board.groups:
        heights = board.heights[group[0]]
        alike = sorted((ordered[at] for at in group), key=lambda top: (-heights[top], top))
        for at, top in zip(group, alike, strict=True):
            ordered[at] = top
    return bytes(ordered)
