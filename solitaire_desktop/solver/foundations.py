"""What the foundations take next, which of it is safe to send up, and what they are worth.

Foundations are packed as the kinds on their tops (`packed.arranged`); each such packing is looked
at once and remembered.
"""

from typing import NamedTuple

from solitaire_desktop.rules import Family
from solitaire_desktop.rules.cards import KINDS
from solitaire_desktop.rules.spec import FoundationBuild, Spaces
from solitaire_desktop.solver.packed import EMPTY, ONE, Board, arranged

_MASK = (1 << 62) - 1
_SALT = 0x1D8E4E27C47D124F


class Up(NamedTuple):
    """The foundations in one state.

    Attributes:
        plays: by kind, the foundations that take it, each as (number, foundations after it)
        safe: of those kinds, the ones that can never be missed on the table
        cards: how many cards are up
        uneven: over groups of alike foundations, the fullest less the emptiest
        key: a number of 62 bits that stands for this state
    """

    plays: dict[int, tuple[tuple[int, bytes], ...]]
    safe: frozenset[int]
    cards: int
    uneven: int
    key: int


class Foundations(dict[bytes, Up]):
    """The states of a board's foundations, each computed when it is first asked for.

    Without `with_safe` nothing counts as safe, so that the search sends nothing up by itself.
    """

    def __init__(self, board: Board, *, with_safe: bool = True) -> None:
        super().__init__()
        self.board = board
        self.with_safe = with_safe and board.spec.family is Family.FORTY_THIEVES
        self.is_alternate = board.rules.foundation_build is FoundationBuild.ALTERNATE
        self.wanting: dict[int, tuple[int, ...]] = {}

    def __missing__(self, tops: bytes) -> Up:
        board = self.board
        heights = [board.heights[at][top] for at, top in enumerate(tops)]
        plays = self._plays(tops)
        uneven = sum(heights[group[0]] - heights[group[-1]] for group in board.groups)
        up = Up(plays, self._safe(tops, plays), sum(heights), uneven, mixed(tops, _SALT))
        self[tops] = up
        return up

    def _plays(self, tops: bytes) -> dict[int, tuple[tuple[int, bytes], ...]]:
        board = self.board
        plays: dict[int, list[tuple[int, bytes]]] = {}
        for group in board.groups:
            seen = set()
            for at in group:
                top = tops[at]
                if top in seen:
                    continue
                seen.add(top)
                takes = board.up_starts[at] if top == EMPTY else board.up_lands[at][top]
                for kind in takes:
                    after = tops[:at] + ONE[kind] + tops[at + 1 :]
                    if self.is_alternate:  # else it is arranged: of equal ones the first has grown
                        after = arranged(board, after)
                    plays.setdefault(kind, []).append((at, after))
        return {kind: tuple(found) for kind, found in plays.items()}

    def _safe(self, tops: bytes, plays: dict[int, tuple[tuple[int, bytes], ...]]) -> frozenset[int]:
        """The kinds that go up without loss (solver.md): nothing is left to be built on them.

        Every copy of what may be built on the card, and of what it lies on up there, is up.
        """
        if not self.with_safe:
            return frozenset()
        if self.is_alternate:
            order, heights = self.board.order, self.board.heights
            lowest = min(heights[at][top] for at, top in enumerate(tops))
            return frozenset(
                kind
                for kind in plays
                if all(order[other] < lowest for other in self._wanting(kind))
            )
        return frozenset(
            kind
            for kind in plays
            if all(self._is_all_up(tops, other) for other in self._wanting(kind))
        )

    def _wanting(self, kind: int) -> tuple[int, ...]:
        """The kinds that may lie on this one in a column, or lie under it up there."""
        found = self.wanting.get(kind)
        if found is None:
            under, lands = self.board.under, self.board.up_lands[0]
            found = tuple(
                other for other in range(KINDS) if kind in under[other] or kind in lands[other]
            )
            self.wanting[kind] = found
        return found

    def _is_all_up(self, tops: bytes, kind: int) -> bool:
        """Whether every copy in play of a kind is up."""
        up = 0
        for heights, top in zip(self.board.heights, tops, strict=True):
            up += 0 < heights[kind] <= heights[top]
        return up == self.board.copies[kind]


def settles(board: Board) -> bool:
    """Whether columns or waste are filled by rule alone after a move."""
    return board.rules.spaces is Spaces.AUTO or board.rules.refill


def mixed(cards: bytes, salt: int) -> int:
    """A number of 62 bits that stands for a pile's cards in their order."""
    key = salt
    for card in cards:
        key = (key ^ (card + 1)) * 0x9E3779B97F4A7C15 & _MASK
        key ^= key >> 29
    return key
