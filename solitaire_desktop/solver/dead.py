"""The dead-end test: a position from which no order of the unseen cards could be won.

A delete relaxation of the Forty Thieves family (solver.md, Proving a loss): a card that came to be
on top once still serves as a target, and the whole stock may be had at once. Spaces are counted: a
card that can neither go up nor lie on a card of a column needs one for good, so a pile can only be
dug as deep as there are spaces, with those of columns that can be cleared without one. What never
comes to be on top even so, or can never go up, makes the position a loss. A test that fails says
nothing.

Cards of stock and waste are had for nothing, but serve as targets for nothing only if they lie on
a card themselves: else they need a space of their own. For the waste, whose cards are all counted
when it is dug, those dug are targets.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from solitaire_desktop.rules.cards import KINDS
from solitaire_desktop.rules.spec import Spaces, Unit
from solitaire_desktop.solver.foundations import Foundations
from solitaire_desktop.solver.packed import DOWN, EMPTY, Board, State

_MOST_PILES = 10_000
_ALL = (1 << KINDS) - 1


class _Pile(NamedTuple):
    """What the test knows of a pile.

    Attributes:
        kinds: all its kinds, as a mask
        wants: those that must find a place by themselves when it is cleared
        cards: both for each card, the top card first
    """

    kinds: int
    wants: int
    cards: tuple[tuple[int, int], ...]


class DeadEnds:
    """The dead-end test of one board; it outlives a call for the tables that it has made.

    Attributes:
        onto: by kind, the kinds on which it may lie in a column, as a mask
        bears: by kind, the kinds that may lie on it, as a mask
        follows: by kind, the kinds that may follow it on a foundation, as a mask
        starts: the kinds that an empty column takes, as a mask
    """

    def __init__(self, board: Board, founds: Foundations) -> None:
        self.board = board
        self.founds = founds
        self.onto = tuple(_mask(lower) for lower in board.under)
        self.bears = tuple(
            _mask(upper for upper in range(KINDS) if kind in board.under[upper])
            for kind in range(KINDS)
        )
        self.follows = tuple(
            _mask(kind for lands in board.up_lands for kind in lands[lower])
            for lower in range(KINDS)
        )
        self.starts = _mask(board.starts)
        self.has_runs = board.rules.unit is Unit.RUN
        self._piles: dict[bytes, _Pile] = {}
        self._takes: dict[bytes, int] = {}

    @cached_property
    def can_tell(self) -> bool:
        """Whether the test is sound by these rules: foundations give nothing back."""
        return not self.board.rules.give_back

    def is_dead(self, state: State, *, unseen: Iterable[int] = ()) -> bool:
        """Whether some card can never go up.

        Cards that lie face down are known, unless `unseen` names the kinds of all cards that the
        player has not seen; then those may lie in any order.
        """
        if not self.can_tell:
            return False
        return _Relaxation(self, state, _mask(unseen)).is_stuck()

    def takes(self, ups: bytes) -> int:
        """The kinds that foundations take next, as a mask."""
        found = self._takes.get(ups)
        if found is None:
            found = self._takes[ups] = _mask(self.founds[ups].plays)
        return found

    def pile(self, cards: bytes, unseen: int) -> _Pile:
        """A column as the test needs it; cards of a run but the lowest go along with it."""
        found = None if unseen else self._piles.get(cards)
        if found is None:
            found = self._new_pile(cards, unseen)
            if not unseen:
                if len(self._piles) > _MOST_PILES:
                    self._piles.clear()
                self._piles[cards] = found
        return found

    def _new_pile(self, cards: bytes, unseen: int) -> _Pile:
        out = []
        for at in range(len(cards) - 1, -1, -1):
            if cards[at] & DOWN and unseen:
                out.append((unseen, 0))
                continue
            kind = cards[at] & EMPTY
            below = cards[at - 1] if at else DOWN
            goes_along = self.has_runs and below < DOWN and self.onto[kind] >> below & 1
            out.append((1 << kind, 0 if goes_along else 1 << kind))
        return _Pile(_union(kind for kind, _ in out), _union(want for _, want in out), tuple(out))


class _Dug:
    """How far a column was dug: with how many spaces, and what was parked in them."""

    __slots__ = ("is_shut", "parked", "pile", "spaces")

    def __init__(self, pile: _Pile) -> None:
        self.pile = pile
        self.is_shut = True
        self.parked, self.spaces = 0, -1


class _Relaxation:
    """One run of the test: which kinds are on top at some time, lie on the table, and can go up."""

    def __init__(self, laws: DeadEnds, state: State, unseen: int) -> None:
        _, _, piles, waste, stock, ups, used, _ = state
        self.laws = laws
        self.piles = [_Dug(laws.pile(pile, unseen)) for pile in piles if pile]
        self.spaces = self.opened = len(piles) - len(self.piles)
        self.takes = laws.takes(ups)
        self.stocks = _mask(stock) | unseen
        self.waste = waste[::-1]
        if used < laws.board.redeals:
            self.stocks |= _mask(waste)
            self.waste = b""
        self.tops = _union(dug.pile.cards[0][0] for dug in self.piles)
        self.wastes = _mask(self.waste[:1])
        self.done = 0
        self.near = _Reach(laws.bears)
        self.wide = _Reach(laws.bears)
        spaces = laws.board.rules.spaces
        self.is_auto = spaces is Spaces.AUTO
        self.starts = 0 if spaces is Spaces.WASTE else laws.starts

    def is_stuck(self) -> bool:
        """Whether cards stay where they are, or never go up, however long the loop runs."""
        before: tuple[int, ...] = ()
        while True:
            if self.is_auto and self.spaces:
                return False
            self._send_up()
            self.near.grow(self.tops, self.wastes | self.stocks)
            self.wide.grow(self.tops | self.wastes, self.stocks)
            hidden = self._dig_columns()
            loose = self.tops | self.wastes | self.stocks
            if not hidden and not loose & ~self.takes:
                return False
            now = (self.takes, self.tops, self.wastes, self.spaces, self.near.room, self.wide.room)
            if now == before:
                return True
            before = now

    def _send_up(self) -> None:
        follows = self.laws.follows
        while ready := (self.tops | self.wastes | self.stocks) & self.takes & ~self.done:
            self.done |= ready
            while ready:
                bit = ready & -ready
                ready ^= bit
                self.takes |= follows[bit.bit_length() - 1]

    def _dig_columns(self) -> bool:
        """Digs every pile as deep as the spaces reach; whether something stays hidden."""
        free, wide_free = self.near.room | self.takes, self.wide.room | self.takes
        rest, gained, hidden = [], 0, False
        for dug in self.piles:
            wants = dug.pile.wants
            if not wants & ~free:
                self.tops |= dug.pile.kinds
                self.spaces += 1
                continue
            rest.append(dug)
            gained += not wants & ~wide_free
            if dug.is_shut and (
                dug.parked & free or dug.spaces != self.spaces or self.starts != _ALL
            ):
                self._dig(dug, free)
            hidden = hidden or dug.is_shut
        self.piles = rest
        return self._dig_waste(wide_free, self.spaces + gained) or hidden

    def _dig(self, dug: "_Dug", free: int) -> None:
        """Digs a column."""
        left = dug.spaces = self.spaces
        onto, loose = self.laws.onto, self.wastes | self.stocks
        parked, is_shut = 0, False
        for kind, want in dug.pile.cards:
            if is_shut:
                break
            self.tops |= kind
            if want & ~free:
                left -= 1
                parked |= want
                is_shut = left < 0 or not (
                    want & self.starts or onto[want.bit_length() - 1] & loose
                )
        else:
            is_shut = False
        dug.parked, dug.is_shut = parked, is_shut

    def _dig_waste(self, free: int, left: int) -> bool:
        """Digs the waste; whether some of it stays hidden."""
        onto, starts = self.laws.onto, self.laws.starts
        is_shut = False
        for kind in self.waste:
            if is_shut:
                return True
            bit = 1 << kind
            self.wastes |= bit
            if not bit & free:
                left -= 1
                is_shut = left < 0 or not (
                    bit & starts or onto[kind] & (self.tops | self.wastes | self.stocks)
                )
        return False


class _Reach:
    """Which kinds lie on the table without a space of their own, and which may lie on those."""

    def __init__(self, bears: tuple[int, ...]) -> None:
        self.bears = bears
        self.lies = self.room = 0

    def grow(self, there: int, others: int) -> None:
        """Adds kinds that lie there, and of others those that may lie on these."""
        while more := (there | self.room & others) & ~self.lies:
            self.lies |= more
            while more:
                bit = more & -more
                more ^= bit
                self.room |= self.bears[bit.bit_length() - 1]


def _mask(kinds: Iterable[int]) -> int:
    mask = 0
    for kind in kinds:
        mask |= 1 << kind
    return mask


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
