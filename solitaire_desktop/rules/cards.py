"""Cards: suits, ranks and the physical copies of two or more packs.

A card's *kind* is what is printed on it (0 to 51); its *copy* tells equal cards of different
packs apart. Cards are interned: the same kind and copy is always the same object, so `is` and
hashing are by identity and fast. Piles and positions live elsewhere.
"""

from enum import IntEnum

RANKS = "A23456789TJQK"
SUITS = "CDHS"
ACE, JACK, QUEEN, KING = 1, 11, 12, 13
KINDS = 52
MAX_PACKS = 4


class Suit(IntEnum):
    """The four suits in the order of the notation: clubs, diamonds, hearts, spades."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The suit's letter in the notation."""
        return SUITS[self]

    @property
    def is_red(self) -> bool:
        """Whether the suit is diamonds or hearts."""
        return self in (Suit.DIAMONDS, Suit.HEARTS)


class Card:
    """One physical card: rank 1 (ace) to 13 (king), suit, and which copy of its kind it is.

    Attributes:
        kind: suit * 13 + rank - 1, what is printed on the card
        copy: 0 for the first pack, 1 for the second, …
        name: the two letters of the notation
    """

    __slots__ = ("copy", "is_red", "kind", "name", "rank", "suit")

    def __init__(self, kind: int, copy: int) -> None:
        self.kind = kind
        self.copy = copy
        self.rank = kind % 13 + 1
        self.suit = Suit(kind // 13)
        self.is_red = self.suit.is_red
        self.name = kind_name(kind)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"card({self.name!r}, {self.copy})"

    def __reduce__(self) -> tuple[object, ...]:
        return card, (self.name, self.copy)


def kind_of(rank: int, suit: Suit | int) -> int:
    """The kind of a rank (1 to 13) and suit.

    >>> kind_name(kind_of(10, Suit.DIAMONDS))
    'TD'
    """
    return int(suit) * 13 + rank - 1


def kind_name(kind: int) -> str:
    """The two letters of a kind, as in the notation."""
    return RANKS[kind % 13] + SUITS[kind // 13]


def parse_kind(text: str) -> int:
    """The kind that a card's text names; reads `10D` and lower case too.

    Raises ValueError when the text names no card.

    >>> parse_kind("10d") == parse_kind("TD")
    True
    """
    name = text.upper().replace("10", "T", 1)
    if len(name) != 2 or name[0] not in RANKS or name[1] not in SUITS:
        raise ValueError(f"{text!r} is not a card")
    return SUITS.index(name[1]) * 13 + RANKS.index(name[0])


_CARDS = tuple(tuple(Card(kind, copy) for copy in range(MAX_PACKS)) for kind in range(KINDS))


def card_at(kind: int, copy: int = 0) -> Card:
    """The one card of this kind and copy."""
    return _CARDS[kind][copy]


def card(name: str, copy: int = 0) -> Card:
    """The one card of this name and copy; raises ValueError for a name that is no card."""
    return _CARDS[parse_kind(name)][copy]
