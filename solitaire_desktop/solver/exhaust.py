"""An exhaustive depth-first search that remembers every position it has seen.

When it comes to its end without a win, there is none. The dead-end test cuts off what cannot win.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from operator import itemgetter

from solitaire_desktop.solver.beam import Play
from solitaire_desktop.solver.dead import DeadEnds
from solitaire_desktop.solver.packed import ENDLESS, ONE, Board, Child, State, line_of

MOST_KEYS = 700_000  # positions remembered: about 100 MiB
MOST_WAITING = 60_000  # positions that wait to be searched: about 50 MiB
POLL = 63  # positions between two looks at the clock, less one
_BY_SCORE = itemgetter(4)

# For each group of parked cards: the column they came from, and the space that took the last one.
Parked = tuple[tuple[int, int], ...]
# A position to be searched, what was parked just before it, and how often the stock was turned
# since a card of the waste was played.
Node = tuple[State, Parked, int]


@dataclass
class Proof:
    """One exhaustive search, run in portions. It changes while it runs.

    Attributes:
        dead: the dead-end test, None where there is none for the game
        is_blind: whether the order of the stock is left to the search
        is_done: whether all positions have been seen
        is_full: whether it was given up because there was too much to remember
        nodes: how many moves were looked at
    """

    board: Board
    play: Play
    dead: DeadEnds | None
    start: State
    cancelled: Callable[[], bool]
    is_blind: bool = False
    is_done: bool = False
    is_full: bool = False
    nodes: int = 0
    seen: dict[int, set[int]] = field(default_factory=dict)
    stack: list[Node] = field(default_factory=list)

    def __post_init__(self) -> None:
        first = self.play.begin(self.start)
        self.is_new(first)
        self.stack.append((first, (), 0))

    def run(self, nodes: int) -> list[int] | None:
        """Looks at `nodes` more moves, or a few more; the packed line to a win, or None."""
        end = self.nodes + nodes
        count = 0
        while self.stack and self.nodes < end and not self.is_full:
            node = self.stack.pop()
            state = node[0]
            self.nodes += 1
            if not self.play.left(state):
                return line_of(state[7])
            if not self.is_pruned(node):
                self.open(node)
            count += 1
            if count & POLL == 0:
                if self.cancelled():
                    return None
                self.keep_within_memory()
        self.is_done = not self.stack
        return None

    def keep_within_memory(self) -> None:
        """Gives up when there is too much to remember."""
        remembered = sum(map(len, self.seen.values()))
        self.is_full = remembered > MOST_KEYS or len(self.stack) > MOST_WAITING

    def is_pruned(self, node: Node) -> bool:
        """Whether nothing wins from here."""
        return self.dead is not None and self.dead.is_dead(node[0])

    def open(self, node: Node) -> None:
        """Puts the positions after this one on the stack: turning first, the best move last."""
        state = node[0]
        for after in self.turned(state):
            if self.is_new(after):
                self.stack.append((after, (), 0))
        out: list[Child] = []
        self.nodes += self.play.spread(state, self.seen_in(state[6]), int, out)
        out.sort(key=_BY_SCORE)
        for child in out:
            after = self.play.ripen(child)
            if after[1] == child[1] or self.is_new(after):
                self.stack.append((after, (), 0))

    def seen_in(self, used: int) -> set[int]:
        """The keys seen in a pass; all passes are alike when there is no end of them."""
        return self.seen.setdefault(used if self.board.redeals < ENDLESS else 0, set())

    def is_new(self, state: State) -> bool:
        """Whether a position was not seen before; it is now."""
        seen = self.seen_in(state[6])
        if state[1] in seen:
            return False
        seen.add(state[1])
        return True

    def turned(self, state: State) -> Iterator[State]:
        """The positions after turning, one for each card that may come in a blind search."""
        ways = [state]
        if self.is_blind and not state[6]:
            ways = [self._with_next(state, kind) for kind in sorted(set(state[4]))]
        for way in ways or [state]:
            after = self.play.turned(way)
            if after is not None:
                yield after

    def _with_next(self, state: State, kind: int) -> State:
        """The position with a card of this kind as the next of the stock."""
        stock = state[4]
        at = stock.index(kind)
        order = stock[:at] + stock[at + 1 :] + ONE[kind]
        return state if order == stock else self.play.begin((*state[:4], order, *state[5:]))
