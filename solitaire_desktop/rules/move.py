"""Moves, steps and refusals: what is tried, what belongs together, and why something is refused.

Values only. Whether a move is legal is for `referee` to say; how a refusal reads in a language is
for `english` and the window's messages.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

STOCK, WASTE = "stock", "waste"
WHOLE = 0
_SHORT = {STOCK: "s", WASTE: "w"}
_LONG = {"s": STOCK, "w": WASTE}
_PILE = r"(?:s|w|stock|waste|[tf](?:1[0-6]|[1-9])|r[1-4]|[abc][1-8])"
_MOVE = re.compile(rf"({_PILE})([-~])({_PILE})(?:x([1-9][0-9]{{0,2}}))?", re.IGNORECASE)


class MoveKind(StrEnum):
    """Cards going from one pile to another, or two piles changing places."""

    CARRY = "carry"
    SWAP = "swap"


@dataclass(frozen=True, slots=True)
class Move:
    """One move between two piles, named as in the notation (`stock`, `waste`, `t1`, …).

    Attributes:
        count: how many cards move as a unit; WHOLE (0) for a whole pile of a grid or a swap
    """

    source: str
    target: str
    count: int = 1
    kind: MoveKind = MoveKind.CARRY

    @classmethod
    def from_text(cls, text: str) -> "Move":
        """The move that a text of the notation names; ValueError when it names none.

        >>> Move.from_text("t3-t7x3")
        Move(source='t3', target='t7', count=3, kind=<MoveKind.CARRY: 'carry'>)
        """
        match = _MOVE.fullmatch(text)
        if match is None:
            raise ValueError(f"{text!r} is not a move")
        source, sign, target, count = match.groups()
        source, target = pile_name(source), pile_name(target)
        if sign == "~":
            if count:
                raise ValueError(f"{text!r} is not a move: whole piles are swapped")
            return cls(source, target, WHOLE, MoveKind.SWAP)
        if count:
            return cls(source, target, int(count))
        return cls(source, target, WHOLE if is_cell(source) else 1)

    def as_text(self) -> str:
        """The move as the notation writes it; `str` gives the same."""
        source, target = _SHORT.get(self.source, self.source), _SHORT.get(self.target, self.target)
        if self.kind is MoveKind.SWAP:
            return f"{source}~{target}"
        usual = WHOLE if is_cell(self.source) else 1
        return f"{source}-{target}" + (f"x{self.count}" if self.count != usual else "")

    __str__ = as_text


@dataclass(frozen=True, slots=True)
class Step:
    """Moves that belong together: one undo, one animation, round brackets in the text."""

    moves: tuple[Move, ...]

    @classmethod
    def of(cls, *moves: Move) -> "Step":
        """The step of these moves."""
        return cls(moves)

    def as_text(self) -> str:
        """The step as the notation writes it; `str` gives the same."""
        text = " ".join(move.as_text() for move in self.moves)
        return text if len(self.moves) == 1 else f"({text})"

    __str__ = as_text

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __len__(self) -> int:
        return len(self.moves)


class Reason(StrEnum):
    """Why a move is refused; each has one English template in `english`."""

    SAME_PILE = "same-pile"
    NO_SUCH_PILE = "no-such-pile"
    EMPTY_SOURCE = "empty-source"
    TOO_FEW_CARDS = "too-few-cards"
    FACE_DOWN = "face-down"
    ONE_CARD = "one-card"
    NOT_A_RUN = "not-a-run"
    RUN_TOO_LONG = "run-too-long"
    COLUMN_ORDER = "column-order"
    COLUMN_CLOSED = "column-closed"
    SPACE_KINGS = "space-kings"
    SPACE_WASTE = "space-waste"
    SPACE_CLOSED = "space-closed"
    FOUNDATION_ORDER = "foundation-order"
    FOUNDATION_START = "foundation-start"
    FOUNDATION_FULL = "foundation-full"
    FOUNDATION_ONE_CARD = "foundation-one-card"
    FOUNDATION_LOCKED = "foundation-locked"
    STOCK_CLOSED = "stock-closed"
    STOCK_EMPTY = "stock-empty"
    STOCK_TO_WASTE = "stock-to-waste"
    WASTE_CLOSED = "waste-closed"
    WASTE_EMPTY = "waste-empty"
    REDEAL_TOO_EARLY = "redeal-too-early"
    REDEAL_NONE = "redeal-none"
    SWAP_ONLY_GRID = "swap-only-grid"
    SWAP_EMPTY = "swap-empty"
    PART_OF_PILE = "part-of-pile"
    JOIN_ORDER = "join-order"
    JOIN_CLOSED = "join-closed"
    CELL_EMPTY = "cell-empty"
    TURNED_WAITS = "turned-waits"
    TURNED_FITS = "turned-fits"
    RESERVE_STOCK = "reserve-stock"
    RESERVE_OCCUPIED = "reserve-occupied"
    RESERVE_LAST = "reserve-last"
    RESERVE_NEVER = "reserve-never"
    TRANSFER_WAITS = "transfer-waits"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused: a code, the clause of the rules, and the pieces of a sentence.

    Attributes:
        reason: the code; also the key of the sentence's template
        clause: the clause's id in games.md and the rule sheets, like `FT-6`
        pile: the pile that the sentence is about, for a bubble to point at
        args: the pieces of the sentence: cards, kinds, numbers, pile names, keys of words
    """

    reason: Reason
    clause: str
    pile: str
    args: dict[str, object] = field(default_factory=dict)


def pile_name(text: str) -> str:
    """The full name of a pile: `s` and `w` are the moves' short names for stock and waste."""
    name = text.lower()
    return _LONG.get(name, name)


def is_cell(pile: str) -> bool:
    """Whether the pile is a cell of Devil's Grip's grid."""
    return pile[0] in "abc"
