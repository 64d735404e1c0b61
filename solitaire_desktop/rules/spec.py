"""A game's rules as data: the rule keys with their values, and the piles that follow from them.

`Rules` holds one value for each rule key of the notation; `GameSpec` adds which game it is and
names its piles. Rule keys are read and written in `rule_keys`; which card goes where is compiled
from this in `tables`; the catalogue of known games is in `games`.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from solitaire_desktop.rules.cards import ACE, Suit
from solitaire_desktop.rules.move import STOCK, WASTE

MAX_COLUMNS = 16
GRID_COLUMNS = 8
GRID_ROWS = "abc"
ALTERNATE = -1


class Family(StrEnum):
    """The three games whose rules the program knows; all others are members of the first."""

    FORTY_THIEVES = "forty-thieves"
    DEVILS_GRIP = "devils-grip"
    CALCULATION = "calculation"


class PileKind(StrEnum):
    """What a pile is for."""

    STOCK = "stock"
    WASTE = "waste"
    FOUNDATION = "foundation"
    TABLEAU = "tableau"
    RESERVE = "reserve"
    CELL = "cell"


class Build(StrEnum):
    """What may be built down on a card of a column."""

    SUIT = "suit"
    ALTERNATE = "alternate"
    COLOR = "color"
    OTHER_SUIT = "other-suit"
    RANK = "rank"


class FoundationBuild(StrEnum):
    """How foundations are built up."""

    SUIT = "suit"
    SUIT_WRAP = "suit-wrap"
    ALTERNATE = "alternate"


class Unit(StrEnum):
    """What moves from column to column as one."""

    SINGLE = "single"
    RUN = "run"


class Spaces(StrEnum):
    """What an empty column takes."""

    ANY = "any"
    KINGS = "kings"
    WASTE = "waste"
    AUTO = "auto"
    NONE = "none"


class Placement(StrEnum):
    """Calculation: whether a turned card that fits a foundation must go to one."""

    FORCED = "forced"
    FREE = "free"


class Starters(StrEnum):
    """Calculation: which ace, two, three and four start the foundations."""

    PACK = "pack"
    CLUBS = "clubs"


@dataclass(frozen=True, slots=True)
class Rules:
    """A value for each rule key (notation.md, Rule keys); keys of other families keep a default.

    Attributes:
        face_down: how many rows, the first ones, lie face down; ALTERNATE for every second row
        redeals: how often the waste may be turned over; None for without limit
    """

    packs: int = 2
    columns: int = 10
    rows: int = 4
    face_down: int = 0
    laid_out: bool = False
    foundation_base: int = ACE
    foundation_build: FoundationBuild = FoundationBuild.SUIT
    build: Build = Build.SUIT
    wrap: bool = False
    unit: Unit = Unit.SINGLE
    spaces: Spaces = Spaces.ANY
    turn: int = 1
    refill: bool = False
    redeals: int | None = 0
    give_back: bool = False
    placement: Placement = Placement.FORCED
    transfers: bool = True
    starters: Starters = Starters.PACK


@dataclass(frozen=True)
class GameSpec:
    """One game with all its rules.

    Attributes:
        game: the key of the catalogue entry that the rules are told as differences from
        rules_text: those differences, `key=value` separated by spaces
        identity: the canonical (game, rules text) under which saves and statistics are kept
    """

    game: str
    family: Family
    rules: Rules
    rules_text: str
    identity: tuple[str, str]

    @property
    def packs(self) -> int:
        """How many packs are in play."""
        return self.rules.packs

    @cached_property
    def piles(self) -> tuple[str, ...]:
        """All pile names, in the order of a record."""
        return tuple(name for names in self._groups.values() for name in names)

    def group(self, kind: PileKind) -> tuple[str, ...]:
        """The names of all piles of one kind, left to right; empty when there are none."""
        return self._groups.get(kind, ())

    def kind_of(self, pile: str) -> PileKind:
        """What a pile of this game is for; KeyError when the game has no such pile."""
        return self._kinds[pile]

    def has(self, pile: str) -> bool:
        """Whether the game has a pile of this name."""
        return pile in self._kinds

    def foundation_suit(self, pile: str) -> Suit | None:
        """The suit that a foundation is bound to, None where it is bound to none."""
        if (
            self.family is not Family.FORTY_THIEVES
            or self.rules.foundation_build is FoundationBuild.ALTERNATE
        ):
            return None
        return Suit((int(pile[1:]) - 1) // self.packs)

    @cached_property
    def all_kinds(self) -> tuple[int, ...]:
        """The kinds of one pack that are in play, removed ranks left out."""
        grip = self.family is Family.DEVILS_GRIP
        return tuple(kind for kind in range(52) if not (grip and kind % 13 == 0))

    @property
    def total(self) -> int:
        """How many cards the packs hold."""
        return len(self.all_kinds) * self.packs

    def __hash__(self) -> int:
        return hash(self.identity)

    @cached_property
    def _groups(self) -> dict[PileKind, tuple[str, ...]]:
        groups: dict[PileKind, tuple[str, ...]] = {
            PileKind.STOCK: (STOCK,),
            PileKind.WASTE: (WASTE,),
        }
        match self.family:
            case Family.FORTY_THIEVES:
                groups[PileKind.FOUNDATION] = _numbered("f", 4 * self.packs)
                groups[PileKind.TABLEAU] = _numbered("t", self.rules.columns)
            case Family.CALCULATION:
                groups[PileKind.FOUNDATION] = _numbered("f", 4)
                groups[PileKind.RESERVE] = _numbered("r", 4)
            case Family.DEVILS_GRIP:
                groups[PileKind.CELL] = tuple(
                    f"{row}{n}" for row in GRID_ROWS for n in range(1, GRID_COLUMNS + 1)
                )
        return groups

    @cached_property
    def _kinds(self) -> dict[str, PileKind]:
        return {name: kind for kind, names in self._groups.items() for name in names}


def _numbered(letter: str, count: int) -> tuple[str, ...]:
    return tuple(f"{letter}{n}" for n in range(1, count + 1))
