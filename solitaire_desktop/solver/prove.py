"""Proofs: an exhaustive depth-first search that remembers every position it has seen.

When it comes to its end without a win, there is none. The dead-end test cuts off what cannot win.
A blind search chooses the next card of the stock itself: what is lost even so is lost for every
order of the unseen cards.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from operator import itemgetter
from typing import TYPE_CHECKING

from solitaire_desktop.rules import Family
from solitaire_desktop.solver.beam import Play
from solitaire_desktop.solver.compiled import is_supported, new_core_proof
from solitaire_desktop.solver.dead import DeadEnds
from solitaire_desktop.solver.foundations import Foundations
from solitaire_desktop.solver.packed import ENDLESS, ONE, Board, Child, State, line_of
from solitaire_desktop.solver.plays import new_play, usual_weights

if TYPE_CHECKING:
    from solitaire_desktop.solver._core import CoreProof

MOST_KEYS = 700_000  # positions remembered: about 100 MiB
POLL = 63  # positions between two looks at the clock, less one
_BY_SCORE = itemgetter(4)


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
    stack: list[State] = field(default_factory=list)

    def __post_init__(self) -> None:
        first = self.play.begin(self.start)
        self._seen_in(first[6]).add(first[1])
        self.stack.append(first)

    def run(self, nodes: int) -> list[int] | None:
        """Looks at `nodes` more moves, or a few more; the packed line to a win, or None."""
        end = self.nodes + nodes
        count = 0
        while self.stack and self.nodes < end and not self.is_full:
            state = self.stack.pop()
            self.nodes += 1
            if not self.play.left(state):
                return line_of(state[7])
            if self.dead is None or not self.dead.is_dead(state):
                self._open(state)
            count += 1
            if count & POLL == 0:
                if self.cancelled():
                    return None
                self.is_full = sum(map(len, self.seen.values())) > MOST_KEYS
        self.is_done = not self.stack
        return None

    def _seen_in(self, used: int) -> set[int]:
        """The keys seen in a pass; all passes are alike when there is no end of them."""
        return self.seen.setdefault(used if self.board.redeals < ENDLESS else 0, set())

    def _open(self, state: State) -> None:
        """Puts the positions after this one on the stack: turning first, the best move last."""
        for after in self._turned(state):
            seen = self._seen_in(after[6])
            if after[1] not in seen:
                seen.add(after[1])
                self.stack.append(after)
        out: list[Child] = []
        seen = self._seen_in(state[6])
        self.nodes += self.play.spread(state, seen, int, out)
        out.sort(key=_BY_SCORE)
        for child in out:
            after = self.play.ripen(child)
            if after[1] != child[1]:
                if after[1] in seen:
                    continue
                seen.add(after[1])
            self.stack.append(after)

    def _turned(self, state: State) -> Iterator[State]:
        stock = state[4]
        orders = [stock]
        if self.is_blind and not state[6]:
            orders = [_without(stock, kind) + ONE[kind] for kind in sorted(set(stock))]
        for order in orders or [stock]:
            after = self.play.turned((*state[:4], order, *state[5:]))
            if after is not None:
                yield after


def new_proof(
    board: Board,
    start: State,
    cancelled: Callable[[], bool],
    *,
    is_blind: bool = False,
    compiled: bool = True,
) -> "Proof | CoreProof":
    """The proof from a position: by the compiled core where there is one."""
    weights = usual_weights(board)
    if is_blind and not start[6]:
        start = (*start[:4], bytes(sorted(start[4])), *start[5:])
    if compiled and is_supported(board):
        return new_core_proof(board, start, weights, cancelled, is_blind=is_blind)
    founds = Foundations(board)
    is_family = board.spec.family is Family.FORTY_THIEVES
    dead = DeadEnds(board, founds) if is_family else None
    return Proof(board, new_play(board, founds, weights), dead, start, cancelled, is_blind)


def _without(stock: bytes, kind: int) -> bytes:
    at = stock.index(kind)
    return stock[:at] + stock[at + 1 :]
