"""The one text format: reading a record, and writing one (notation.md).

A record is a game with its rules, a start (a deal number, or a position: a study) and the moves
played. Whether the moves are legal is for `replay` to find out.
"""

from dataclasses import dataclass

from solitaire_desktop.rules.move import Move, Step
from solitaire_desktop.rules.position import Position
from solitaire_desktop.rules.spec import GameSpec

HEADER = "patience 1"


@dataclass(frozen=True, slots=True)
class Record:
    """A game as its text says it.

    Attributes:
        deal: the deal number as text; empty for a study
        study: the position a study starts from; None for a deal
        cursor: how many single moves are played, the rest can be redone; None for all
        seconds, undos, hints: what the text tells of the play; None where it is silent
        started: when the play began, ISO 8601; empty where the text is silent
    """

    spec: GameSpec
    deal: str = ""
    study: Position | None = None
    steps: tuple[Step, ...] = ()
    cursor: int | None = None
    seconds: int | None = None
    undos: int | None = None
    hints: int | None = None
    started: str = ""

    @property
    def moves(self) -> tuple[Move, ...]:
        """All single moves, in order."""
        return tuple(move for step in self.steps for move in step)

    def as_text(self) -> str:
        """The record's text, ending with a line break."""
        lines = [HEADER, f"game: {self.spec.game}"]
        if self.spec.rules_text:
            lines.append(f"rules: {self.spec.rules_text}")
        if self.study is None:
            lines.append(f"deal: {self.deal}")
        else:
            lines += position_text(self.study).splitlines() or ["stock:"]
        if self.steps:
            lines.append(f"moves: {' '.join(step.as_text() for step in self.steps)}")
        told = {
            "cursor": self.cursor,
            "time": self.seconds,
            "undos": self.undos,
            "hints": self.hints,
            "started": self.started or None,
        }
        lines += [f"{key}: {value}" for key, value in told.items() if value is not None]
        return "\n".join(lines) + "\n"


def position_text(position: Position) -> str:
    """The pile lines of a position, empty piles left out; ends with a line break if not empty."""
    lines = [f"redeals-used: {position.redeals_used}"] if position.redeals_used else []
    for name in position.spec.piles:
        if position[name]:
            cards = (
                f"[{card.name}]" if card in position.hidden else card.name
                for card in position[name]
            )
            lines.append(f"{name}: {' '.join(cards)}")
    return "".join(f"{line}\n" for line in lines)
