"""The moves that a search which delays looks at, and which of them would park a card in vain."""

from solitaire_desktop.solver.columns import ColumnPlay
from solitaire_desktop.solver.dead import DeadEnds
from solitaire_desktop.solver.exhaust import Node, Parked
from solitaire_desktop.solver.packed import EMPTY, FIRST_UP, WASTE, Child, State
from solitaire_desktop.solver.piles import Lift, Pile

PARKS, BUILDS, GOES_UP = range(3)  # the ranks of moves: the last is tried first


class DelayedMoves:
    """The moves from one position to what was not seen before.

    Attributes:
        out: the moves, with their ranks
        count: how many were looked at
    """

    def __init__(self, play: ColumnPlay, laws: DeadEnds, node: Node, seen: set[int]) -> None:
        self.play = play
        self.node = node
        self.seen = seen
        self.out: list[Child] = []
        self.count = 0
        state, _, turns = node
        _, self.key, self.piles, waste, _, self.ups, _, _ = state
        self.columns = [play.columns[pile] for pile in self.piles]
        self.tops = bytes([column[2] for column in self.columns])
        self.there = set(self.tops)
        self.space = self.tops.find(EMPTY)
        if self.space >= 0:
            self.around = Surroundings(laws, state, self.tops)
        if not turns:
            for source, pile in enumerate(self.columns):
                self._look_at(source, pile)
        self._look_at(WASTE, play.wastes[waste])

    def _look_at(self, source: int, pile: Pile) -> None:
        """The moves of a pile's top cards, as far as they are of use to all that was parked."""
        forced = [group for group in self.node[1] if source not in group]
        if not forced:
            self._go_up(source, pile)
        for lift in pile[3]:
            if lift[6] and self.space >= 0:
                self._park(source, lift)
            if not forced:
                self._build(source, lift, None)
            elif len(forced) == 1:
                self._build(source, lift, forced[0])

    def _go_up(self, source: int, pile: Pile) -> None:
        founds = self.play.founds
        ways = founds[self.ups].plays.get(pile[2])
        if ways:
            number, taken = ways[0]
            shift = pile[3][0][5] + founds[taken].key - founds[self.ups].key
            self._offer(GOES_UP, shift, 1 << 12 | source << 6 | (FIRST_UP + number))

    def _park(self, source: int, lift: Lift) -> None:
        _, parked, turns = self.node
        is_moved = any(source == space for _, space in parked)
        if not is_moved and place_of(parked, source, turns) < 0:
            return
        if not self.around.is_in_vain(source, lift[1], lift[2]):
            self._offer_onto(BUILDS if is_moved else PARKS, source, lift, self.space)

    def _build(self, source: int, lift: Lift, only: tuple[int, int] | None) -> None:
        find = self.tops.find
        for lower in self.play.board.under[lift[1]]:
            target = find(lower) if lower in self.there else -1
            while target >= 0:
                if only is None or target in only:
                    self._offer_onto(BUILDS, source, lift, target)
                target = find(lower, target + 1)

    def _offer_onto(self, rank: int, source: int, lift: Lift, target: int) -> None:
        grown = self.play.columns[self.piles[target] + lift[3]]
        shift = lift[5] + grown[1] - self.columns[target][1]
        self._offer(rank, shift, lift[0] << 12 | source << 6 | target)

    def _offer(self, rank: int, shift: int, code: int) -> None:
        """Keeps a move to what was not seen before; what parks is not seen by that."""
        self.count += 1
        after = self.key + shift
        if after not in self.seen:
            if rank != PARKS:
                self.seen.add(after)
            self.out.append((rank, after, self.node[0], code, 0))


class Surroundings:
    """The tops of a position with a space, for all cards that could be parked there."""

    def __init__(self, laws: DeadEnds, state: State, tops: bytes) -> None:
        _, _, _, waste, stock, ups, used, _ = state
        self.laws = laws
        self.is_wide = tops.count(EMPTY) > 1 or laws.has_runs
        self.plays = laws.founds[ups].plays
        self.tops = self.twice = self.stocks = 0
        if self.is_wide:
            return
        for top in tops:
            if top != EMPTY:
                self.twice |= self.tops & 1 << top
                self.tops |= 1 << top
        self.wastes = 1 << waste[-1] if waste else 0
        for kind in stock + waste if used < laws.board.redeals else stock:
            self.stocks |= 1 << kind

    def is_in_vain(self, source: int, card: int, rest: bytes) -> bool:
        """Whether no move could be of use to a card parked from a pile, that leaves the rest.

        Where runs are moved, or there is another space, the answer is always no.
        """
        if self.is_wide or (source == WASTE and self.stocks):
            return False
        bears, bared = self.laws.bears, rest[-1] & EMPTY if rest else EMPTY
        movable = self.tops | self.wastes | self.stocks
        if source == WASTE:
            movable = self.tops | (1 << bared if rest else 0)
        if bears[card] & movable:
            return False
        if not rest:
            return True
        if bared in self.plays or self.laws.onto[bared] & (self.tops | 1 << card):
            return False
        if source == WASTE:
            return True
        if not self.twice >> card & 1:
            movable = self.tops & ~(1 << card) | self.wastes | self.stocks
        return not bears[bared] & movable


def place_of(parked: Parked, source: int, turns: int) -> int:
    """The place among those that wait for a card parked from a pile; -1 for none.

    The waste comes first, then columns by their numbers: the order makes no difference.
    """
    if not parked:
        return 0
    if turns:
        return -1
    last = len(parked) - 1
    if parked[last][0] == source:
        return last
    if last == 1 or source == WASTE or (parked[0][0] != WASTE and source < parked[0][0]):
        return -1
    return 1
