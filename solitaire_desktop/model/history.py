"""The steps of a play with the positions between them, and where in them the player stands."""

from dataclasses import dataclass, replace

from solitaire_desktop.rules import Position, Replay, Step


@dataclass(frozen=True, slots=True)
class History:
    """An undo list as a value: every change gives a new one.

    Attributes:
        positions: the start, and the position after each step
        steps: the steps between them
        cursor: how many steps are played; those after it can be redone
    """

    positions: tuple[Position, ...]
    steps: tuple[Step, ...] = ()
    cursor: int = 0

    @classmethod
    def of(cls, steps: tuple[Step, ...], played: Replay) -> "History":
        """The history of a replayed record; a step that the cursor stands in is cut in two."""
        kept: list[Step] = []
        positions = [played.positions[0]]
        done = cursor = 0
        for step in steps:
            for part in _cut(step, played.cursor - done):
                done += len(part)
                kept.append(part)
                positions.append(played.positions[done])
                if done <= played.cursor:
                    cursor = len(kept)
        return cls(tuple(positions), tuple(kept), cursor)

    @property
    def position(self) -> Position:
        """The position the player stands at."""
        return self.positions[self.cursor]

    @property
    def moves(self) -> int:
        """How many single moves are played."""
        return sum(len(step) for step in self.steps[: self.cursor])

    def played(self, step: Step, position: Position) -> "History":
        """With one more step, in place of those that could be redone."""
        return History(
            (*self.positions[: self.cursor + 1], position),
            (*self.steps[: self.cursor], step),
            self.cursor + 1,
        )

    def at(self, cursor: int) -> "History":
        """Standing after `cursor` steps; IndexError when there are not so many."""
        if not 0 <= cursor <= len(self.steps):
            raise IndexError(cursor)
        return replace(self, cursor=cursor)


def _cut(step: Step, at: int) -> tuple[Step, ...]:
    """The step, or its two parts when `at` moves of it, and not all, are played."""
    if 0 < at < len(step):
        return (Step(step.moves[:at]), Step(step.moves[at:]))
    return (step,)
