"""The beam search: one sweep through the layers of a game, keeping the best of each.

A layer is all positions with the same pass and the same number of cards in the stock; scores are
compared only within a layer, and what was seen is forgotten with it (solver.md, Finding a win).
A sweep that never had to leave anything out has seen everything: then no win means a loss.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Protocol, TypeVar

from solitaire_desktop.solver.packed import Child, State

POLL = 255  # positions between two looks at the clock, less one
MOST_PILES = 40_000  # piles that a play remembers: about 35 MiB
NO_SCORE = -(1 << 31)
_BY_RANK = itemgetter(0)
_Ranked = TypeVar("_Ranked", State, Child)


class Play(Protocol):
    """The moves of one family, scored by one choice of weights."""

    def begin(self, state: State) -> State:
        """A packed position made ready for the search."""

    def layer(self, state: State) -> int:
        """The state's layer; moves lead to the same or a later one."""

    def left(self, state: State) -> int:
        """How many cards are left; 0 when the game is won."""

    def spread(
        self, state: State, seen: set[int], noise: Callable[[], int], out: list[Child]
    ) -> int:
        """Adds to `out` each move but turning to a key not in `seen`; gives how many there were."""

    def ripen(self, child: Child) -> State:
        """The position that a move leads to."""

    def turned(self, state: State) -> State | None:
        """The position after turning the stock, or the waste; None when neither can be."""

    @property
    def remembered(self) -> int:
        """How many piles are remembered."""

    def forget(self) -> None:
        """Drops what is remembered of piles, to stay within memory."""


@dataclass
class Sweep:
    """One sweep: its bounds, and what came of it. It changes while it runs.

    Attributes:
        width: how many positions a layer keeps, and follows at a time
        reach: a layer is searched as long as it comes to one of its best `reach` positions
        nodes: how many moves it may still look at
        noise: added to each move's score when the best are chosen
        cancelled: asked every few hundred positions whether to stop
        is_stopped: whether it was cancelled, or looked at all its moves
        is_whole: whether nothing was left out, so that no win found means that there is none
        best: of the ends of lines that did not win, the one with the fewest cards left
    """

    play: Play
    width: int
    reach: int
    nodes: int
    noise: Callable[[], int]
    cancelled: Callable[[], bool]
    is_stopped: bool = False
    is_whole: bool = True
    best: State | None = None
    layers: dict[int, list[State]] = field(default_factory=dict)
    redealt: set[int] = field(default_factory=set)

    def run(self, start: State) -> State | None:
        """The won position that a sweep from `start` comes to, None when it comes to none."""
        first = self.play.begin(start)
        if not self.play.left(first):
            return first
        self.layers = {self.play.layer(first): [first]}
        while self.layers and not self.is_stopped:
            if self.play.remembered > MOST_PILES:
                self.play.forget()
            at = min(self.layers)
            kept, won = self._layer(at, self.layers.pop(at))
            won = won or self._turn(kept)
            if won is not None:
                return won
        self.is_whole = self.is_whole and not self.layers
        for states in self.layers.values():
            for state in states:
                self._note(state)
        return None

    def _turn(self, states: list[State]) -> State | None:
        """Turns the stock, or the waste over, in each position; a position that wins by it."""
        play = self.play
        for state in states:
            after = play.turned(state)
            if after is None:
                self._note(state)
                continue
            self.nodes -= 1
            if not play.left(after):
                return after
            if after[6] != state[6]:
                if after[1] in self.redealt:
                    continue
                self.redealt.add(after[1])
            self.layers.setdefault(play.layer(after), []).append(after)
        return None

    def _note(self, state: State) -> None:
        if self.best is None or self.play.left(state) < self.play.left(self.best):
            self.best = state

    def _layer(self, at: int, states: list[State]) -> tuple[list[State], State | None]:
        """The positions of a layer that are kept, and one that is won."""
        play, seen = self.play, set[int]()
        frontier = []
        for state in states:
            if state[1] not in seen:
                seen.add(state[1])
                frontier.append(state)
        frontier = self._best(frontier)
        pool = list(frontier)
        while frontier:
            children = self._children(frontier, self._least(pool), seen)
            if self.is_stopped:
                break
            frontier = []
            for child in children:
                state = play.ripen(child)
                if not play.left(state):
                    return [], state
                if state[1] != child[1]:
                    if state[1] in seen:
                        continue
                    seen.add(state[1])
                if play.layer(state) == at:
                    frontier.append(state)
                else:
                    self.layers.setdefault(play.layer(state), []).append(state)
            pool += frontier
        return self._best(pool), None

    def _must_stop(self) -> bool:
        return self.nodes <= 0 or self.cancelled()

    def _least(self, pool: list[State]) -> int:
        """What a position's score must exceed to be followed."""
        if len(pool) <= self.reach:
            return NO_SCORE
        return sorted((state[0] for state in pool), reverse=True)[self.reach - 1]

    def _children(self, frontier: list[State], least: int, seen: set[int]) -> list[Child]:
        """The best moves from these positions."""
        out: list[Child] = []
        for at, state in enumerate(frontier):
            self.nodes -= self.play.spread(state, seen, self.noise, out)
            if at & POLL == POLL and self._must_stop():
                break
        self.is_stopped = self._must_stop()
        self.is_whole = self.is_whole and not self.is_stopped
        good = [child for child in out if child[0] > least]
        self.is_whole = self.is_whole and len(good) == len(out)
        return self._best(good)

    def _best(self, found: list[_Ranked]) -> list[_Ranked]:
        """The best of what was found, best first; all of it as it is when it is not too much."""
        if len(found) <= self.width:
            return found
        self.is_whole = False
        return sorted(found, key=_BY_RANK, reverse=True)[: self.width]
