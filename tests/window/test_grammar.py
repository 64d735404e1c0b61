import pytest

from solitaire_desktop.rules.cards import card
from solitaire_desktop.window.grammar import Language, grammar_of

PORTUGUESE, BRAZILIAN = grammar_of(Language.PORTUGUESE), grammar_of(Language.BRAZILIAN)


@pytest.mark.parametrize(
    ("name", "form", "text"),
    [
        ("6D", "", "seis de ouros"),
        ("6D", "the", "o seis de ouros"),
        ("QD", "the", "a dama de ouros"),
        ("7D", "to", "para o sete de ouros"),
        ("QH", "to", "para a dama de copas"),
        ("KS", "of", "do rei de espadas"),
        ("QC", "of", "da dama de paus"),
        ("AC", "a", "um ás de paus"),
        ("QC", "on", "sobre a dama de paus"),
    ],
)
def test_articles_agree_with_the_card(name: str, form: str, text: str) -> None:
    assert PORTUGUESE.card(card(name), form) == text
    assert BRAZILIAN.card(card(name), form) == text


@pytest.mark.parametrize(
    ("pile", "form", "in_portugal", "in_brazil"),
    [
        ("stock", "of", "do monte", "do monte"),
        ("waste", "the", "o descarte", "o descarte"),
        ("talon", "in", "no talão", "no talão"),
        ("turned card", "the", "a carta virada", "a carta virada"),
        ("t3", "to", "para a coluna 3", "para a coluna 3"),
        ("f2", "the", "a fundação 2", "a base 2"),
        ("r4", "of", "da reserva 4", "da reserva 4"),
        ("b7", "", "pilha 7 da fila central", "pilha 7 da fileira central"),
    ],
)
def test_piles_have_their_names(pile: str, form: str, in_portugal: str, in_brazil: str) -> None:
    assert PORTUGUESE.pile(pile, form) == in_portugal
    assert BRAZILIAN.pile(pile, form) == in_brazil


def test_several_names_are_joined_by_or() -> None:
    assert PORTUGUESE.any_of(["a", "b", "c"]) == "a, b ou c"
    assert PORTUGUESE.any_of(["a"]) == "a"


def test_only_the_queen_is_feminine() -> None:
    assert [PORTUGUESE.rank(rank, "a").split()[0] for rank in range(1, 14)] == [
        "uma" if rank == 12 else "um" for rank in range(1, 14)
    ]
