"""Deals by number: the same number, game and rules give the same cards, as in PySolFC (deals.md).

Two generators: the Microsoft one for the numbers 1 to 31999 and `ms…`, the Mersenne Twister above.
"""

from collections.abc import Callable

from solitaire_desktop.errors import DealNumberError
from solitaire_desktop.rules.cards import ACE, KINDS, KING, Card, card_at, kind_of
from solitaire_desktop.rules.english import mark
from solitaire_desktop.rules.move import STOCK
from solitaire_desktop.rules.position import Cards, Position, new_position
from solitaire_desktop.rules.settle import settled
from solitaire_desktop.rules.spec import (
    ALTERNATE,
    Family,
    GameSpec,
    PileKind,
    Starters,
)

LAST_PLAIN_MS = 31999
LAST_MS = 2**33 - 1
LAST_NUMBER = 10**20
LAST_SPOKEN = 999_999_999
# Suits as they lie in an unshuffled list: clubs, spades, hearts, diamonds; by kind's suit number.
_LIST_SUITS = (0, 3, 2, 1)
_RANGE = mark("“{text}” is no deal number: they go from 1 to {last}, or from ms1 to ms{last_ms}.")


def parse_deal(text: str) -> str:
    """The deal number that a text names, as the notation writes it.

    Raises DealNumberError, with the range, for a number out of range and for other texts.

    >>> parse_deal("ms31000"), parse_deal("0042"), parse_deal("ms32000")
    ('31000', '42', 'ms32000')
    """
    word = text.strip().lower()
    is_ms = word.startswith("ms")
    digits = word.removeprefix("ms")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 40:
        raise _out_of_range(text)
    number = int(digits)
    if not 1 <= number <= (LAST_MS if is_ms else LAST_NUMBER):
        raise _out_of_range(text)
    return f"ms{number}" if is_ms and number > LAST_PLAIN_MS else str(number)


def _out_of_range(text: str) -> DealNumberError:
    return DealNumberError(_RANGE, text=text.strip()[:40], last=LAST_NUMBER, last_ms=LAST_MS)


def shuffled(spec: GameSpec, deal: str) -> list[Card]:
    """The cards of a deal in dealing order, the first dealt first."""
    is_ms = deal.startswith("ms") or int(deal) <= LAST_PLAIN_MS
    number = int(deal.removeprefix("ms"))
    cards = _unshuffled(spec, for_microsoft=is_ms)
    draw = _microsoft(number) if is_ms else _twister(number)
    for last in range(len(cards) - 1, 0, -1):
        other = draw(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    cards.reverse()
    return cards


def _unshuffled(spec: GameSpec, *, for_microsoft: bool) -> list[Card]:
    lowest = 1 if spec.family is not Family.DEVILS_GRIP else 2
    ranks = range(lowest, KING + 1)
    if for_microsoft and spec.total == KINDS:
        by_rank = (kind_of(rank, suit) for rank in ranks for suit in range(4))
        return [card_at(kind) for kind in by_rank]
    return [
        card_at(kind_of(rank, suit), copy)
        for copy in range(spec.packs)
        for suit in _LIST_SUITS
        for rank in ranks
    ]


def _microsoft(number: int) -> Callable[[int], int]:
    """The Microsoft generator's draw of 0..n-1, with its two ways beyond 31 bits."""
    wide, high = number >= 2**32, 2**31 <= number < 2**32
    state = number - 2**32 if wide else number

    def draw(count: int) -> int:
        nonlocal state
        state = (state * 214013 + 2531011) % 2**33
        value = state >> 16
        if wide:
            return ((value & 0xFFFF) + 1) % count
        return (value & 0x7FFF | (0x8000 if high else 0)) % count

    return draw


def _twister(number: int) -> Callable[[int], int]:
    from random import Random  # noqa: PLC0415  # 12 ms at start-up that the Microsoft deals do not need

    source = Random(number)
    return lambda count: int(source.random() * count)


def dealt(spec: GameSpec, deal: str) -> Position:
    """The first position of a deal: what `settled` makes of the cards where they are dealt to."""
    cards = shuffled(spec, deal)
    piles: dict[str, Cards]
    hidden: frozenset[Card] = frozenset()
    match spec.family:
        case Family.FORTY_THIEVES:
            piles, hidden = _deal_columns(spec, cards)
        case Family.DEVILS_GRIP:
            cells = spec.group(PileKind.CELL)
            piles = {cell: (cards.pop(0),) for cell in cells}
        case Family.CALCULATION:
            piles = _deal_starters(spec, cards)
    piles[STOCK] = tuple(reversed(cards))
    return settled(new_position(spec, piles, hidden))


def _deal_columns(spec: GameSpec, cards: list[Card]) -> tuple[dict[str, Cards], frozenset[Card]]:
    """Rows left to right, face-down rows first; base cards laid out are pulled out before."""
    rules = spec.rules
    piles = _lay_out(spec, cards) if rules.laid_out else {}
    columns = spec.group(PileKind.TABLEAU)
    hidden: set[Card] = set()
    for row in range(rules.rows):
        down = row % 2 == 1 if rules.face_down == ALTERNATE else row < rules.face_down
        for column in columns:
            card = cards.pop(0)
            piles[column] = (*piles.get(column, ()), card)
            if down:
                hidden.add(card)
    return piles, frozenset(hidden)


def _lay_out(spec: GameSpec, cards: list[Card]) -> dict[str, Cards]:
    base = spec.rules.foundation_base
    laid = sorted((card for card in cards if card.rank == base), key=lambda card: card.kind)
    for card in laid:
        cards.remove(card)
    return {
        pile: (card,) for pile, card in zip(spec.group(PileKind.FOUNDATION), laid, strict=False)
    }


def _deal_starters(spec: GameSpec, cards: list[Card]) -> dict[str, Cards]:
    """Calculation: for each foundation's rank the copy dealt last, or the club (CA-2)."""
    piles: dict[str, Cards] = {}
    for rank, pile in enumerate(spec.group(PileKind.FOUNDATION), ACE):
        if spec.rules.starters is Starters.CLUBS:
            starter = card_at(kind_of(rank, 0))
        else:
            starter = next(card for card in reversed(cards) if card.rank == rank)
        cards.remove(starter)
        piles[pile] = (starter,)
    return piles
