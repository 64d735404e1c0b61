"""One search of one position: its sweeps, its proof, and how the effort is shared between them."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from solitaire_desktop.rules import Family, Position
from solitaire_desktop.rules.standing import least_left
from solitaire_desktop.solver.dead import DeadEnds
from solitaire_desktop.solver.exhaust import Proof
from solitaire_desktop.solver.foundations import Foundations
from solitaire_desktop.solver.packed import Board, State, board_of, packed
from solitaire_desktop.solver.prove import new_proof
from solitaire_desktop.solver.sweeps import Sweeper

if TYPE_CHECKING:
    from solitaire_desktop.solver._core import CoreProof

_PORTION = 2_000  # the least that a proof is given at a time


class Search:
    """The search of one position; it changes while it runs.

    Attributes:
        stopped: asked often whether to stop
        nodes: how many moves were looked at so far
        is_lost: whether it is proved that nothing wins
        best: Devil's Grip: the packed line that leaves the fewest cards
    """

    def __init__(
        self, position: Position, stopped: Callable[[], bool], seed: int, *, compiled: bool = True
    ) -> None:
        self.board: Board = board_of(position)
        self.stopped = stopped
        self.nodes = 0
        self.best: list[int] | None = None
        self._least = position.cards + 1
        self._start: State = packed(self.board, position)
        founds = Foundations(self.board)
        self._sweeper = Sweeper(self.board, founds, Random(seed), compiled=compiled)
        self._is_grip = self.board.spec.family is Family.DEVILS_GRIP
        is_family = self.board.spec.family is Family.FORTY_THIEVES
        self._dead = DeadEnds(self.board, founds) if is_family else None
        self._can_prove = not self.board.rules.give_back
        self._proof: Proof | CoreProof | None = None
        self._swept = 0
        self.is_lost = self._is_grip and least_left(position) > 0
        if self._dead is not None:
            self.is_lost = self._dead.is_dead(self._start)

    def step(self, nodes: int) -> list[int] | None:
        """One sweep, and the proof's share; the packed line that wins when one is found."""
        swept = self._sweeper.sweep(self._start, nodes, self.stopped)
        self._swept += swept.nodes
        self.nodes += swept.nodes
        if swept.line is not None and not swept.left:
            return swept.line
        self.is_lost |= swept.is_whole and self._can_prove
        if self._is_grip and swept.line is not None and swept.left < self._least:
            self._least, self.best = swept.left, swept.line
        if self._can_prove and not self.is_lost:
            return self._prove(nodes - swept.nodes)
        return None

    def _prove(self, nodes: int) -> list[int] | None:
        """Runs the proof until it has had its share of the effort."""
        if self._proof is None:
            compiled = self._sweeper.core is not None
            self._proof = new_proof(self.board, self._start, self.stopped, compiled=compiled)
        proof = self._proof
        portion = min(int(self._swept * self._share()) - proof.nodes, nodes)
        if portion < _PORTION or proof.is_full:
            return None
        before = proof.nodes
        won = proof.run(portion)
        self.nodes += proof.nodes - before
        self.is_lost = proof.is_done and won is None
        return won

    def _share(self) -> float:
        """How much the proof may look at for each move that the sweeps looked at."""
        stock = len(self._start[4])
        return 4.0 if stock <= 24 else 0.05
