"""Cards: names, and the identity of physical copies."""

import copy
import pickle

import pytest

from solitaire_desktop.rules import Suit, card, card_at
from solitaire_desktop.rules.cards import KINDS, MAX_PACKS, kind_name, kind_of, parse_kind


def test_every_card_has_its_own_name() -> None:
    names = [kind_name(kind) for kind in range(KINDS)]
    assert len(set(names)) == KINDS
    assert [parse_kind(name) for name in names] == list(range(KINDS))
    assert (names[0], names[12], names[13], names[51]) == ("AC", "KC", "AD", "KS")


@pytest.mark.parametrize(
    ("text", "name"), [("10d", "TD"), ("td", "TD"), ("aS", "AS"), ("10S", "TS")]
)
def test_a_card_is_read_in_more_ways_than_written(text: str, name: str) -> None:
    assert kind_name(parse_kind(text)) == name


@pytest.mark.parametrize(
    "text", ["", "A", "D", "1D", "0D", "11D", "100D", "AX", "DA", "A D", "ADD", "10"]
)
def test_another_text_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        card(text)


def test_a_card_knows_what_is_printed_on_it() -> None:
    queen = card("QH", 1)
    assert (queen.rank, queen.suit, queen.copy, queen.name) == (12, Suit.HEARTS, 1, "QH")
    assert queen.kind == kind_of(12, Suit.HEARTS)
    assert [suit.is_red for suit in Suit] == [False, True, True, False]
    assert "".join(suit.letter for suit in Suit) == "CDHS"
    assert [card(f"5{suit.letter}").is_red for suit in Suit] == [False, True, True, False]


def test_copies_are_distinct_and_each_is_always_the_same_object() -> None:
    """G-2: also through pickling and copying, so that no card is ever doubled."""
    copies = [card("7D", number) for number in range(MAX_PACKS)]
    assert len({id(one) for one in copies}) == len(set(copies)) == MAX_PACKS
    for one in copies:
        assert card_at(one.kind, one.copy) is one
        assert pickle.loads(pickle.dumps(one)) is one
        assert copy.deepcopy(one) is one
        assert copy.copy(one) is one


def test_a_card_is_told_by_its_name() -> None:
    assert (str(card("TD")), repr(card("TD", 1))) == ("TD", "card('TD', 1)")
