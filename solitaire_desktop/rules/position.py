"""A position: which cards lie where, at one moment of a game. Immutable; no rules here."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from solitaire_desktop.rules.cards import Card
from solitaire_desktop.rules.spec import GameSpec

Cards = tuple[Card, ...]


class Outcome(StrEnum):
    """How a position stands, in the words of the notation."""

    WON = "won"
    BLOCKED = "blocked"
    PLAYING = "playing"


@dataclass(frozen=True, slots=True)
class Position:
    """All piles of a game. The last card of a pile is its top; of the stock, the next to turn.

    Attributes:
        piles: every pile of the game by name; never changed in place
        hidden: the cards of columns that lie face down
        cards: how many cards are in play (fewer than the packs hold in a study)
    """

    spec: GameSpec
    piles: Mapping[str, Cards]
    hidden: frozenset[Card] = frozenset()
    redeals_used: int = 0
    cards: int = field(default=0, compare=False)

    def __getitem__(self, pile: str) -> Cards:
        return self.piles[pile]

    @property
    def redeals_left(self) -> int | None:
        """How often the waste may still be turned over; None without limit."""
        redeals = self.spec.rules.redeals
        return None if redeals is None else redeals - self.redeals_used

    def with_piles(self, changed: Mapping[str, Cards], *, redeals: int = 0) -> "Position":
        """The position with some piles replaced, and `redeals` more redeals used."""
        return Position(
            self.spec,
            {**self.piles, **changed},
            self.hidden,
            self.redeals_used + redeals,
            self.cards,
        )

    def without_hidden(self, shown: frozenset[Card]) -> "Position":
        """The position with these cards turned face up."""
        return Position(self.spec, self.piles, self.hidden - shown, self.redeals_used, self.cards)

    def __hash__(self) -> int:
        return hash((frozenset(self.piles.items()), self.hidden, self.redeals_used))


def new_position(
    spec: GameSpec,
    piles: Mapping[str, Cards],
    hidden: frozenset[Card] = frozenset(),
    redeals_used: int = 0,
) -> Position:
    """The position of these piles; piles left out are empty. Counts the cards in play."""
    whole = {name: tuple(piles.get(name, ())) for name in spec.piles}
    cards = sum(len(pile) for pile in whole.values())
    return Position(spec, whole, hidden, redeals_used, cards)
