"""Refusals: every reason is met, has its clause and pile, and reads as an English sentence."""

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from solitaire_desktop.rules import (
    Family,
    Move,
    MoveKind,
    Position,
    Reason,
    Refusal,
    dealt,
    game_spec,
    parse_record,
    why_not,
    why_not_run,
)
from solitaire_desktop.rules.english import TEMPLATES, english, sentence, template_key
from tests.rules.choices import choose_position, choose_spec

CLAUSE = re.compile(r"(G|FT|FTV|DG|CA)-[1-9]\d?")
FT, DG, CA = "forty-thieves", "devils-grip", "calculation"

# game, rules, piles, move: reason, clause, the pile to point at, sentence
SENTENCES = [
    (
        (FT, "", "t1: 7H\nt2: 6D", "t2-t1"),
        ("column-order", "FT-6", "t1"),
        "Columns build down in suit: only the 6 of hearts goes on the 7 of hearts.",
    ),
    (
        (FT, "", "t1: 7D\nwaste: 7D", "w-t1"),
        ("column-order", "FT-7", "t1"),
        "Columns build down in suit: only the 6 of diamonds goes on the 7 of diamonds.",
    ),
    (
        ("streets", "", "t1: 7H\nt2: 6D", "t2-t1"),
        ("column-order", "FTV-4", "t1"),
        (
            "Columns build down in alternate colours: only the 6 of clubs or the 6 of spades "
            "goes on the 7 of hearts."
        ),
    ),
    (
        ("indian", "", "t1: 2H\nt2: AH", "t2-t1"),
        ("column-order", "FTV-3", "t1"),
        (
            "Columns build down in any suit but the same: only the Ace of clubs, the Ace of "
            "diamonds or the Ace of spades goes on the 2 of hearts."
        ),
    ),
    (
        (FT, "", "t1: AH\nt2: KH", "t2-t1"),
        ("column-closed", "FT-8", "t1"),
        "Columns end with the Ace: nothing goes on the Ace of hearts.",
    ),
    (
        (FT, "spaces=kings", "t1: 8H QH", "t1-t2"),
        ("space-kings", "FTV-6", "t2"),
        "Only a King may go to an empty column; this is the Queen of hearts.",
    ),
    (
        (FT, "spaces=waste", "t1: 8H QH", "t1-t2"),
        ("space-waste", "FT-9", "t2"),
        "Only the top card of the waste may go to an empty column.",
    ),
    (
        (FT, "spaces=none", "t1: 8H KH", "t1-t2"),
        ("space-closed", "FT-9", "t2"),
        "An empty column stays empty in this game.",
    ),
    (
        (FT, "", "t1: 2D", "t1-f3"),
        ("foundation-start", "FT-11", "f3"),
        "This foundation starts with the Ace of diamonds; this is the 2 of diamonds.",
    ),
    (
        (FT, "", "f3: AD\nt1: 3D", "t1-f3"),
        ("foundation-order", "FT-11", "f3"),
        "This foundation wants the 2 of diamonds next; this is the 3 of diamonds.",
    ),
    (
        (FT, "", "f3: AD..KD\nt1: AD", "t1-f3"),
        ("foundation-full", "FT-11", "f3"),
        "This foundation is complete.",
    ),
    (
        ("josephine", "", "f1: AC\nt1: 3C 2C", "t1-f1x2"),
        ("foundation-one-card", "FTV-1", "f1"),
        "Foundations take one card at a time.",
    ),
    (
        (FT, "", "f1: AC 2C\nt1: 3C", "f1-t1"),
        ("foundation-locked", "FT-12", "f1"),
        "Cards on a foundation stay there.",
    ),
    (
        (FT, "", "t1: 8H 7H\nt2: 9H", "t1-t2x2"),
        ("one-card", "FT-10", "t1"),
        "Only the top card may be taken: one card a move.",
    ),
    (
        ("josephine", "", "t1: 8H 6H\nt2: 9H", "t1-t2x2"),
        ("not-a-run", "FTV-1", "t1"),
        "These cards do not follow each other, so they cannot move as one.",
    ),
    (
        ("indian-traditional", "unit=run", "t1: [8H] 7C\nt2: 9D", "t1-t2x2"),
        ("face-down", "FTV-3", "t1"),
        "A face-down card cannot be taken.",
    ),
    (
        (FT, "", "t1: 8H", "t1-t2x3"),
        ("too-few-cards", "FT-10", "t1"),
        "There are not so many cards here: only 1.",
    ),
    ((FT, "", "t1: 8H", "t2-t1"), ("empty-source", "FT-5", "t2"), "There is no card here to take."),
    (
        (FT, "", "t1: 8H", "t1-t1"),
        ("same-pile", "G-1", "t1"),
        "The cards already lie on this pile.",
    ),
    (
        (FT, "", "t1: 8H", "t1-s"),
        ("stock-closed", "FT-15", "stock"),
        "Nothing goes back to the stock.",
    ),
    ((FT, "", "t1: 8H", "s-w"), ("stock-empty", "FT-14", "stock"), "The stock is empty."),
    (
        (FT, "", "stock: AC", "s-f1"),
        ("stock-to-waste", "FT-17", "stock"),
        "A card of the stock must first be turned to the waste.",
    ),
    (
        (FT, "", "t1: 8H", "t1-w"),
        ("waste-closed", "FT-15", "waste"),
        "Nothing goes to the waste but a card turned from the stock.",
    ),
    (
        (FT, "redeals=1", "t1: 8H", "w-s"),
        ("waste-empty", "FTV-7", "waste"),
        "There is no waste to turn over.",
    ),
    (
        (FT, "redeals=1", "stock: 2C\nwaste: 8H", "w-s"),
        ("redeal-too-early", "FTV-7", "stock"),
        "The waste is turned over only when the stock is empty.",
    ),
    (
        (FT, "", "waste: 8H", "w-s"),
        ("redeal-none", "FT-16", "stock"),
        "No redeal is left: the waste cannot be turned over.",
    ),
    (
        (FT, "", "t1: 8H\nt2: 7H", "t1~t2"),
        ("swap-only-grid", "DG-10", "t2"),
        "Only piles of Devil’s Grip’s grid change places.",
    ),
    (
        (DG, "", "a1: 2H", "a1~b1"),
        ("swap-empty", "DG-12", "b1"),
        "A swap needs two piles: no pile moves to an empty cell.",
    ),
    (
        (DG, "", "a1: 2H\nb1: 5H 8H", "b1-a1x1"),
        ("part-of-pile", "DG-8", "b1"),
        "A pile moves as a whole: no part of it can be taken.",
    ),
    (
        (DG, "", "a1: 2H\nb1: 5D", "b1-a1"),
        ("join-order", "DG-4", "a1"),
        "Piles climb by threes in suit: only the 5 of hearts joins the 2 of hearts.",
    ),
    (
        (DG, "", "a1: 2H 5H\nb1: 8D JD", "b1-a1"),
        ("join-order", "DG-7", "a1"),
        "Piles climb by threes in suit: only the 8 of hearts joins the 5 of hearts.",
    ),
    (
        (DG, "", "a1: JH\nb1: 2H", "b1-a1"),
        ("join-closed", "DG-6", "a1"),
        "A pile ends with a Jack, Queen or King: nothing joins the Jack of hearts.",
    ),
    (
        (DG, "", "waste: 2H", "w-a1"),
        ("cell-empty", "DG-12", "a1"),
        "Nothing goes to an empty cell: only the stock fills it.",
    ),
    (
        (CA, "", "stock: 9C\nwaste: 8S", "s-w"),
        ("turned-waits", "CA-8", "waste"),
        "First place the turned card, the 8 of spades.",
    ),
    (
        (CA, "", "f1: AC\nf2: 2C\nwaste: 2D\nr1: KC", "w-r2"),
        ("turned-fits", "CA-9", "f1"),
        "The 2 of diamonds fits foundation 1, so it must go to a foundation.",
    ),
    (
        (CA, "", "f1: AC 2C 3C\nf2: 2D\nwaste: 4D", "w-r2"),
        ("turned-fits", "CA-9", "f1"),
        (
            "The 4 of diamonds fits foundation 1, foundation 2 or foundation 4, so it must go to a "
            "foundation."
        ),
    ),
    (
        (CA, "", "f2: 2C\nr1: 8S", "r1-f2"),
        ("foundation-order", "CA-3", "f2"),
        "This foundation wants a 4 next; this is the 8 of spades.",
    ),
    (
        (CA, "", "f4: 4C\nr1: AS", "r1-f4"),
        ("foundation-order", "CA-3", "f4"),
        "This foundation wants an 8 next; this is the Ace of spades.",
    ),
    (
        (CA, "", "stock: 9C\nr1: 8S 9S", "r1-r2"),
        ("reserve-stock", "CA-11", "r2"),
        "Reserves keep their cards while the stock has any.",
    ),
    (
        (CA, "", "waste: 9C\nr1: 8S 9S", "r1-r2"),
        ("transfer-waits", "CA-13", "waste"),
        "First place the turned card, the 9 of clubs; then reserves may give one.",
    ),
    (
        (CA, "", "r2: 9C\nr1: 8S 9S", "r1-r2"),
        ("reserve-occupied", "CA-12", "r2"),
        "From one reserve a card goes only to an empty reserve.",
    ),
    (
        (CA, "", "r1: 8S", "r1-r2"),
        ("reserve-last", "CA-14", "r1"),
        "A reserve’s only card stays: nothing would be freed.",
    ),
    (
        (CA, "transfers=no", "r1: 8S 9S", "r1-r2"),
        ("reserve-never", "CA-12", "r2"),
        "Cards do not go from one reserve to another in these rules.",
    ),
]


def study(game: str, rules: str, piles: str) -> Position:
    """The position of these pile lines."""
    position = parse_record(f"patience 1\ngame: {game}\nrules: {rules}\n{piles}\n").study
    assert position is not None
    return position


@pytest.mark.parametrize(("given", "expected", "text"), SENTENCES, ids=str)
def test_a_refusal_says_why(given, expected, text: str) -> None:
    game, rules, piles, move = given
    refused = why_not(study(game, rules, piles), Move.from_text(move))
    assert refused is not None
    assert (refused.reason, refused.clause, refused.pile) == expected
    assert sentence(refused) == text


def all_refusals() -> Iterator[Refusal]:
    """The refusals of all that can be tried in many positions by many rules."""
    for family in Family:
        for seed in range(25):
            choose = random.Random(seed)
            spec = choose_spec(choose.choice, family)
            for position in (dealt(spec, "3"), choose_position(choose.choice, spec, 24)):
                yield from refusals_in(position)


def refusals_in(position: Position) -> Iterator[Refusal]:
    for source in position.spec.piles:
        for target in position.spec.piles:
            for count in {0, 1, 2, len(position[source]), len(position[source]) + 1}:
                for kind in MoveKind:
                    refused = why_not(position, Move(source, target, count, kind))
                    if refused is not None:
                        assert position.spec.has(refused.pile)
                        yield refused


@cache
def met() -> dict[tuple[str, str], Refusal]:
    """One refusal of each template and clause."""
    return {(template_key(refused), refused.clause): refused for refused in all_refusals()}


def test_every_refusal_has_a_clause_and_reads_as_a_sentence() -> None:
    for (key, clause), refused in met().items():
        assert CLAUSE.fullmatch(clause), key
        text = sentence(refused)
        assert text[0].isupper(), text
        assert text.endswith("."), text
        assert not set("{}") & set(text), text


def test_every_reason_is_met() -> None:
    told = {str(expected[0]) for _, expected, _ in SENTENCES}
    swept = {str(refused.reason) for refused in met().values()}
    elsewhere = {str(Reason.NO_SUCH_PILE), str(Reason.RUN_TOO_LONG)}  # below
    assert told | elsewhere == {str(reason) for reason in Reason}
    assert swept <= told


def test_every_template_is_a_reason_in_some_variant() -> None:
    reasons = {str(reason) for reason in Reason}
    used = {key for key in TEMPLATES if key.partition("/")[0] in reasons}
    assert {key.partition("/")[0] for key in used} == reasons
    told = {str(expected[0]) for _, expected, _ in SENTENCES} & TEMPLATES.keys()
    swept = {key for key, _ in met()}
    assert used == swept | told | {"no-such-pile", "run-too-long", "waste-empty/DG"}


def test_a_talon_that_is_empty_cannot_be_turned_over() -> None:
    refused = why_not(study(DG, "redeals=1", "a1: 2H"), Move.from_text("w-s"))
    assert refused is not None
    assert sentence(refused) == "There is no talon to turn over."


def test_a_pile_of_another_game_is_refused() -> None:
    position = dealt(game_spec(FT), "1")
    for source, target in (("t1", "t11"), ("a1", "t1"), ("r1", "stock"), ("waste", "c8")):
        for kind in MoveKind:
            refused = why_not(position, Move(source, target, 1, kind))
            assert refused is not None
            assert refused.reason is Reason.NO_SUCH_PILE
            assert sentence(refused) == "This game has no pile of that name."


def test_a_run_that_is_too_long_says_so() -> None:
    refused = why_not_run(study(FT, "columns=3", "t1: 9D 8D 7D\nt2: TD"), "t1", 3, "t2")
    assert refused is not None
    assert (refused.clause, refused.pile) == ("FT-24", "t2")
    assert "3 cards" in sentence(refused)


def test_names_of_piles_can_be_told() -> None:
    told = {
        "t3": "column 3",
        "f12": "foundation 12",
        "r1": "reserve 1",
        "stock": "stock",
        "waste": "waste",
        "a1": "top row, pile 1",
        "b8": "middle row, pile 8",
        "c2": "bottom row, pile 2",
    }
    assert {pile: english("{pile}", {"pile": pile}).lower() for pile in told} == told
    assert english("It is {pile:the}.", {"pile": "waste"}) == "It is the waste."
    assert english("It is {pile:the}.", {"pile": "a1"}) == "It is the top row, pile 1."
    assert english("It is {pile:the}.", {"pile": "t1"}) == "It is column 1."
