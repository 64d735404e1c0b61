"""Reading the position that a study starts from: pile lines into piles of physical cards."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise

from solitaire_desktop.errors import RecordError
from solitaire_desktop.rules.cards import KING, Card, card_at, kind_name, kind_of, parse_kind
from solitaire_desktop.rules.english import mark
from solitaire_desktop.rules.move import WASTE
from solitaire_desktop.rules.position import Cards, Position, new_position
from solitaire_desktop.rules.settle import settled
from solitaire_desktop.rules.spec import Family, GameSpec, PileKind
from solitaire_desktop.rules.tables import tables

_PILE = re.compile(r"stock|waste|[tf](?:1[0-6]|[1-9])|r[1-4]|[abc][1-8]")


def is_pile_name(key: str) -> bool:
    """Whether a key of a record names a pile of some game."""
    return _PILE.fullmatch(key) is not None


def read_study(spec: GameSpec, fields: Mapping[str, tuple[int, str]]) -> Position:
    """The position that pile lines tell, after all that follows by rule alone.

    Copies of a card are told apart by the order in which they stand in the record's order of
    piles. Raises RecordError for cards that the packs do not have and for broken piles.
    """
    seen: Counter[int] = Counter()
    piles: dict[str, Cards] = {}
    hidden: set[Card] = set()
    for name in spec.piles:
        line, text = fields.get(name, (0, ""))
        cards = []
        for kind, is_down in _kinds(spec, name, line, text):
            card = _next_copy(spec, line, kind, seen)
            cards.append(card)
            if is_down:
                hidden.add(card)
        piles[name] = tuple(cards)
        _check_order(spec, name, line, piles[name])
    used = _redeals_used(spec, fields)
    if spec.family is Family.CALCULATION and len(piles[WASTE]) > 1:
        raise RecordError(
            fields[WASTE][0], mark("Only one turned card waits at a time in this game.")
        )
    return settled(new_position(spec, piles, frozenset(hidden), used))


def _kinds(spec: GameSpec, name: str, line: int, text: str) -> Iterator[tuple[int, bool]]:
    for word in text.split():
        is_down = word.startswith("[") and word.endswith("]")
        if is_down and spec.kind_of(name) is not PileKind.TABLEAU:
            raise RecordError(
                line,
                mark("Only a card of a column may be face down, not “{text}”."),
                text=word[:40],
            )
        first, dots, last = (word[1:-1] if is_down else word).partition("..")
        try:
            kinds = _between(first, last) if dots else [parse_kind(first)]
        except ValueError:
            raise RecordError(line, mark("“{text}” is not a card."), text=word[:40]) from None
        for kind in kinds:
            yield kind, is_down


def _between(first: str, last: str) -> list[int]:
    """The kinds from one card to another of its suit, up or down."""
    low, high = parse_kind(first), parse_kind(last)
    suit = low // 13
    if suit != high // 13:
        raise ValueError(f"{first}..{last} are two suits")
    step = 1 if low <= high else -1
    return [kind_of(kind % KING + 1, suit) for kind in range(low, high + step, step)]


def _next_copy(spec: GameSpec, line: int, kind: int, seen: Counter[int]) -> Card:
    if kind not in spec.all_kinds:
        raise RecordError(
            line, mark("{game} is played without {text}."), game=spec.game, text=kind_name(kind)
        )
    copy = seen[kind]
    if copy == spec.packs:
        template = mark("{text} stands here once more than the packs have it ({n}).")
        raise RecordError(line, template, text=kind_name(kind), n=spec.packs)
    seen[kind] += 1
    return card_at(kind, copy)


def _check_order(spec: GameSpec, name: str, line: int, cards: Cards) -> None:
    """Foundations and grid piles must follow their own order."""
    kind = spec.kind_of(name)
    if kind not in (PileKind.FOUNDATION, PileKind.CELL) or not cards:
        return
    laws = tables(spec)
    if kind is PileKind.FOUNDATION and cards[0].kind not in laws.starts[name]:
        raise RecordError(
            line, mark("{name} cannot start with {text}."), name=name, text=cards[0].name
        )
    for lower, upper in pairwise(cards):
        if upper.kind not in laws.lands[name][lower.kind]:
            raise RecordError(
                line,
                mark("In {name}, {upper} cannot lie on {lower}."),
                name=name,
                upper=upper.name,
                lower=lower.name,
            )


def _redeals_used(spec: GameSpec, fields: Mapping[str, tuple[int, str]]) -> int:
    line, text = fields.get("redeals-used", (0, "0"))
    if not (text.isascii() and text.isdigit()) or len(text) > 6:
        raise RecordError(line, mark("redeals-used is a number; “{text}” is not."), text=text[:40])
    if spec.rules.redeals is not None and int(text) > spec.rules.redeals:
        raise RecordError(
            line, mark("These rules allow {n} redeals, not more."), n=spec.rules.redeals
        )
    return int(text)
