"""The dead-end test: a position from which no order of the unseen cards could be won.

A delete relaxation of the Forty Thieves family (solver.md, Proving a loss): a card that can move
once is gone for good and still serves as a target, and the whole stock may be had at once. What
cannot move even so never moves. A test that fails says nothing.
"""

from collections.abc import Iterable
from functools import cached_property

from solitaire_desktop.rules.spec import Spaces, Unit
from solitaire_desktop.solver.foundations import Foundations
from solitaire_desktop.solver.packed import DOWN, EMPTY, Board, State


class DeadEnds:
    """The dead-end test of one board; it outlives a call for the tables that it has made."""

    def __init__(self, board: Board, founds: Foundations) -> None:
        self.board = board
        self.founds = founds
        self.onto = tuple(_mask(lower) for lower in board.under)
        self.follows = tuple(
            _mask(kind for lands in board.up_lands for kind in lands[lower]) for lower in range(52)
        )
        self.starts = _mask(board.starts)
        self.has_runs = board.rules.unit is Unit.RUN

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


class _Relaxation:
    """One run of the test: which kinds are loose, serve as targets, and can go up."""

    def __init__(self, laws: DeadEnds, state: State, unseen: int) -> None:
        _, _, piles, waste, stock, ups, used, _ = state
        self.laws = laws
        self.unseen = unseen
        self.piles = [list(pile) for pile in piles if pile]
        self.waste = list(waste)
        self.takes = _mask(laws.founds[ups].plays)
        self.loose = _mask(stock) | unseen
        self.targets = 0
        if used < laws.board.redeals:
            self.loose |= _mask(waste)
            self.waste = []
        self.opened = len(self.piles) < len(piles)
        self.spaces = laws.board.rules.spaces

    def is_stuck(self) -> bool:
        """Whether cards stay where they are, or never go up, however long the loop runs."""
        changed = True
        while changed:
            if self.opened and self.spaces in (Spaces.ANY, Spaces.AUTO):
                return False
            before = (self.takes, self.loose, self.targets, self.opened)
            self._send_up()
            self._place_loose()
            self.piles = [pile for pile in self.piles if not self._clears(pile)]
            self._clear_waste()
            changed = before != (self.takes, self.loose, self.targets, self.opened)
        return bool(self.piles or self.waste or self.loose & ~self.takes)

    def _send_up(self) -> None:
        follows = self.laws.follows
        done = 0
        while ready := self.loose & self.takes & ~done:
            done |= ready
            while ready:
                bit = ready & -ready
                ready ^= bit
                self.takes |= follows[bit.bit_length() - 1]

    def _place_loose(self) -> None:
        """What is loose and fits a target, or a space, becomes a target too."""
        rest = self.loose & ~self.targets
        if self.opened:
            self.targets |= rest & self.laws.starts
        while rest:
            bit = rest & -rest
            rest ^= bit
            if self.laws.onto[bit.bit_length() - 1] & self.targets:
                self.targets |= bit

    def _clears(self, pile: list[int]) -> bool:
        """Takes off a column what can move; whether nothing is left of it."""
        while pile:
            if pile[-1] & DOWN and self.unseen:
                self.targets |= self.unseen
                pile.pop()
                continue
            kind = pile[-1] & EMPTY
            self.targets |= 1 << kind
            count = self._movable(pile)
            if not count:
                return False
            for _ in range(count):
                self.loose |= 1 << (pile.pop() & EMPTY)
        self.opened = True
        return True

    def _movable(self, pile: list[int]) -> int:
        """How many top cards can leave a column together; 0 for none."""
        count = 1
        while True:
            kind = pile[-count] & EMPTY
            if count == 1 and self.takes >> kind & 1:
                return 1
            if self.laws.onto[kind] & self.targets or self._fits_space(kind):
                return count
            if not self.laws.has_runs or count == len(pile) or pile[-count - 1] & DOWN:
                return 0
            if not self.laws.onto[kind] >> pile[-count - 1] & 1:
                return 0
            count += 1

    def _fits_space(self, kind: int) -> bool:
        fits = self.opened and self.laws.starts >> kind & 1
        return bool(fits) and self.spaces is not Spaces.WASTE

    def _clear_waste(self) -> None:
        while self.waste:
            kind = self.waste[-1]
            opened = self.opened and self.laws.starts >> kind & 1
            if not (self.takes >> kind & 1 or self.laws.onto[kind] & self.targets or opened):
                return
            self.waste.pop()
            self.loose |= 1 << kind


def _mask(kinds: Iterable[int]) -> int:
    mask = 0
    for kind in kinds:
        mask |= 1 << kind
    return mask
