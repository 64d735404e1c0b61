"""An exhaustive search of the Forty Thieves family that leaves out orders of moves.

Two moves that touch none of the same piles lead to the same position in either order. So whatever
can be won can be won in such a way that no card is parked in a space, and the stock not turned,
before it is of use:

- after turning, a card of the waste is played before any card of a column;
- cards are parked from at most two piles one after the other, and the next move that does not park
  takes a card from, or brings one to, each of these piles or the space that took its last card.

A safe card that goes up by itself ends the waiting: then all moves are looked at again. Only
positions in which nothing waits are remembered, and tested for being dead ends.
"""

from dataclasses import dataclass
from operator import itemgetter

from solitaire_desktop.solver.columns import ColumnPlay
from solitaire_desktop.solver.dead import DeadEnds
from solitaire_desktop.solver.delayed_moves import PARKS, DelayedMoves, place_of
from solitaire_desktop.solver.exhaust import Node, Parked, Proof
from solitaire_desktop.solver.packed import EMPTY, WASTE, Child, State, turned_over

MOST_PILES = 80_000  # piles that a play remembers: about 70 MiB
_BY_RANK = itemgetter(0)


@dataclass
class DelayingProof(Proof):
    """The exhaustive search in which cards are parked, and the stock is turned, for a purpose."""

    play: ColumnPlay
    dead: DeadEnds

    def keep_within_memory(self) -> None:
        """Drops the piles remembered when they are many; gives up when there is too much else."""
        super().keep_within_memory()
        if self.play.remembered > MOST_PILES:
            self.play.forget()

    def is_pruned(self, node: Node) -> bool:
        """Whether nothing wins from here."""
        state, parked, turns = node
        return not parked and not turns and self.dead.is_dead(state)

    def open(self, node: Node) -> None:
        """Puts the positions after this one on the stack: turning first, going up last."""
        _, parked, turns = node
        self._turn_on(node)
        for child in self._children(node):
            after = self.play.ripen(child)
            waits: Parked = ()
            if after[1] != child[1]:
                if not self.is_new(after):
                    continue
            elif child[0] == PARKS:
                source, space = child[3] >> 6 & 63, child[3] & 63
                waits = (*parked[: place_of(parked, source, turns)], (source, space))
            self.stack.append((after, waits, 0))

    def _turn_on(self, node: Node) -> None:
        """Turns the stock, where that is of use to all that was parked from columns."""
        state, parked, turns = node
        if parked and parked[0][0] == WASTE:
            parked = parked[1:]
        if len(parked) > 1:
            return
        if not self.is_blind:
            if not turns:
                self._turn_through(state, parked)
        elif turns <= 2 * (len(state[3]) + len(state[4])):
            left = self.play.left(state)
            for after in self.turned(state):
                if self.play.left(after) != left:
                    if not parked and self.is_new(after):
                        self.stack.append((after, (), 0))
                elif after[1] not in self.seen_in(after[6]):
                    self.stack.append((after, parked, turns + 1))

    def _turn_through(self, state: State, parked: Parked) -> None:
        """All further turns, until a card goes up by itself; the first turn is tried first.

        Turns after which no card of the waste can move are left out.
        """
        _, key, piles, waste, stock, ups, used, trail = state
        key -= self.play.wastes[waste][1] + self.play.stocks[stock][0]
        safe, movable = self.play.founds[ups].safe, self._movable(state, parked)
        out: list[Node] = []
        for turns in range(1, 2 * (len(waste) + len(stock)) + 3):
            turned = turned_over(self.board, waste, stock, used)
            if turned is None:
                break
            waste, stock, used, code = turned
            trail = (trail, code)
            if waste and waste[-1] in safe:
                after = self.play.begin((0, 0, piles, waste, stock, ups, used, trail))
                if not parked and self.is_new(after):
                    out.append((after, (), 0))
                break
            if waste and movable >> waste[-1] & 1:
                now = key + self.play.wastes[waste][1] + self.play.stocks[stock][0]
                if now in self.seen_in(used):
                    break
                out.append(((0, now, piles, waste, stock, ups, used, trail), parked, turns))
        self.stack.extend(reversed(out))

    def _movable(self, state: State, parked: Parked) -> int:
        """The kinds that can leave the waste for what is of use to parked cards, as a mask."""
        piles, bears = state[2], self.dead.bears
        movable = 0
        for pile in [piles[at] for at in parked[0]] if parked else piles:
            if pile:
                movable |= bears[pile[-1] & EMPTY]
        if not parked:
            movable |= self.dead.takes(state[5])
            if b"" in piles:
                movable |= self.dead.starts
        return movable

    def _children(self, node: Node) -> list[Child]:
        """The moves to what was not seen before, the best move last."""
        moves = DelayedMoves(self.play, self.dead, node, self.seen_in(node[0][6]))
        self.nodes += moves.count
        return sorted(moves.out, key=_BY_RANK)
