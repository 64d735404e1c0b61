"""What can be asked of the play without changing it; the table's only way to know the rules."""

from solitaire_desktop.model.autoplay import arranging, upward
from solitaire_desktop.model.changes import CellState, cell_state
from solitaire_desktop.model.choices import best_target, next_kinds
from solitaire_desktop.rules import (
    Family,
    Move,
    MoveKind,
    PileKind,
    Position,
    Refusal,
    Step,
    lift,
    liftable,
    why_not,
    why_not_lift,
)
from solitaire_desktop.rules.move import STOCK, WASTE, WHOLE, pile_name
from solitaire_desktop.rules.standing import least_left
from solitaire_desktop.store import Preferences


class Questions:
    """Answers about the present position; piles by name, `s` and `w` for stock and waste too.

    A base of `GameModel`, which gives it the position and the preferences.
    """

    @property
    def position(self) -> Position:
        """The position on the table."""
        raise NotImplementedError

    @property
    def preferences(self) -> Preferences:
        """The player's preferences as they are now."""
        raise NotImplementedError

    def lift(self, pile: str, n: int) -> dict[str, Step]:
        """The piles that the top `n` cards may go to, each with the step; none if not liftable."""
        name = pile_name(pile)
        return {} if n > self.liftable(name) else lift(self.position, name, n)

    def liftable(self, pile: str) -> int:
        """How many top cards may be taken together at most; 0 when none may."""
        singles = self.preferences.runs_as_singles
        return liftable(self.position, pile_name(pile), singles=singles)

    def why_not_lift(self, pile: str, n: int) -> Refusal | None:
        """Why the top `n` cards cannot be taken, or None."""
        if 1 < n <= self.liftable(pile):
            return None
        return why_not_lift(self.position, pile_name(pile), n)

    def swap_targets(self, pile: str) -> tuple[str, ...]:
        """The piles of the grid that this one may change places with."""
        name = pile_name(pile)
        cells = self.position.spec.group(PileKind.CELL)
        moves = [Move(name, cell, WHOLE, MoveKind.SWAP) for cell in cells if cell != name]
        return tuple(move.target for move in moves if why_not(self.position, move) is None)

    def best_target(self, pile: str, n: int) -> str | None:
        """Where a click sends the top `n` cards, or None."""
        name = pile_name(pile)
        return best_target(self.position, name, n) if 0 < n <= self.liftable(name) else None

    def foundation_target(self, pile: str) -> str | None:
        """The foundation that takes the top card: the fullest that fits, or None."""
        name = pile_name(pile)
        return upward(self.position, name) if self.position[name] else None

    def next_ranks(self, pile: str) -> frozenset[int]:
        """The ranks that a foundation takes next; none when it is complete."""
        kinds = next_kinds(self.position, pile_name(pile))
        return frozenset(kind % 13 + 1 for kind in kinds)

    def cell_state(self, pile: str) -> CellState:
        """Devil's Grip: how a pile of the grid stands."""
        return cell_state(self.position, pile)

    @property
    def can_turn(self) -> bool:
        """Whether the stock can be turned or dealt again."""
        return why_not(self.position, self.turning()) is None

    @property
    def can_arrange(self) -> bool:
        """Devil's Grip: whether all is placed and only rows are wrong."""
        return bool(arranging(self.position))

    @property
    def least_left(self) -> int | None:
        """Devil's Grip: how many cards will be left at least; None in other games."""
        grip = self.position.spec.family is Family.DEVILS_GRIP
        return least_left(self.position) if grip else None

    def turning(self) -> Move:
        """The move that a click on the stock means: turn, or turn the waste over."""
        redeal = not self.position[STOCK] and self.position.redeals_left != 0
        return Move(WASTE, STOCK) if redeal and self.position[WASTE] else Move(STOCK, WASTE)
