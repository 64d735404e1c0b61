"""A game's piles, and how a position stands."""

import pytest

from solitaire_desktop.rules import (
    Family,
    GameSpec,
    PileKind,
    Position,
    dealt,
    game_spec,
    outcome,
    parse_record,
    score,
)
from solitaire_desktop.rules.move import STOCK, WASTE
from solitaire_desktop.rules.standing import least_left, stands_right

CELLS = [f"{row}{n}" for row in "abc" for n in range(1, 9)]
# A 5, 6 or 7 in each cell of a row, so that the stock keeps its cards.
FULL_GRID = "\n".join(
    f"{cell}: {rank}{suit}"
    for cell, rank, suit in zip(CELLS, "5" * 8 + "6" * 8 + "7" * 8, "CDHS" * 6, strict=True)
)


def study(game: str, piles: str, rules: str = "") -> Position:
    """The position of these pile lines."""
    position = parse_record(f"patience 1\ngame: {game}\nrules: {rules}\n{piles}\n").study
    assert position is not None
    return position


def suits(spec: GameSpec) -> str:
    """The letters of the suits that the foundations are bound to."""
    bound = [spec.foundation_suit(pile) for pile in spec.group(PileKind.FOUNDATION)]
    return "".join("-" if suit is None else suit.letter for suit in bound)


@pytest.mark.parametrize(
    ("packs", "letters"),
    [(1, "CDHS"), (2, "CCDDHHSS"), (3, "CCCDDDHHHSSS"), (4, "CCCCDDDDHHHHSSSS")],
)
def test_the_copies_of_a_suit_lie_side_by_side(packs: int, letters: str) -> None:
    assert suits(game_spec("forty-thieves", f"packs={packs} rows=4 columns=8")) == letters


def test_foundations_that_alternate_or_count_are_bound_to_no_suit() -> None:
    assert suits(game_spec("forty-thieves", "foundation-build=alternate")) == "-" * 8
    assert suits(game_spec("calculation")) == "----"


@pytest.mark.parametrize(
    ("game", "rules", "piles"),
    [
        ("forty-thieves", "columns=2 packs=1 rows=1", "stock waste f1 f2 f3 f4 t1 t2"),
        ("calculation", "", "stock waste f1 f2 f3 f4 r1 r2 r3 r4"),
        (
            "devils-grip",
            "",
            "stock waste " + " ".join(f"{r}{n}" for r in "abc" for n in range(1, 9)),
        ),
    ],
)
def test_piles_come_in_the_order_of_a_record(game: str, rules: str, piles: str) -> None:
    spec = game_spec(game, rules)
    assert spec.piles == tuple(piles.split())
    assert all(spec.has(pile) for pile in spec.piles)
    groups = [pile for kind in PileKind for pile in spec.group(kind)]
    assert groups == list(spec.piles)
    assert not spec.has("t16")
    assert spec.kind_of(STOCK) is PileKind.STOCK


def test_games_without_aces_have_none() -> None:
    assert [game_spec(key).total for key in ("forty-thieves", "devils-grip", "calculation")] == [
        104,
        96,
        52,
    ]
    assert all(kind % 13 for kind in game_spec("devils-grip").all_kinds)


def test_positions_are_compared_by_what_lies_where() -> None:
    spec = game_spec("indian-traditional")
    one, other = dealt(spec, "5"), dealt(spec, "5")
    assert one == other
    assert hash(one) == hash(other)
    assert one != dealt(spec, "6")
    assert one != one.without_hidden(one.hidden)
    assert one != one.with_piles({}, redeals=1)
    assert one.with_piles({"t1": ()})["t2"] == one["t2"]


# ---------------------------------------------------------------------------------- how it stands


@pytest.mark.parametrize(
    ("left", "stock", "text"),
    [
        (0, 0, "0 left: brilliant"),
        (2, 0, "2 left: brilliant"),
        (3, 0, "3 left: excellent"),
        (5, 0, "5 left: excellent"),
        (6, 0, "6 left: good"),
        (10, 0, "10 left: good"),
        (11, 0, "11 left"),
        (2, 1, "3 left"),
        (0, 1, "1 left"),
    ],
)
def test_devils_grip_rates_what_is_left_once_the_stock_is_empty(left, stock, text) -> None:
    """DG-20."""
    names = [f"{rank}{suit}" for suit in "CDHS" for rank in "KQJ"]
    waste, rest = names[stock : stock + left], names[:stock]
    piles = f"stock: {' '.join(rest)}\nwaste: {' '.join(waste)}\n{FULL_GRID}"
    assert score(study("devils-grip", piles)) == text


def test_the_score_keeps_the_packs_total_in_a_study() -> None:
    position = study("forty-thieves", "f1: AC 2C")
    assert (score(position), outcome(position)) == ("2/104", "won")
    assert score(dealt(game_spec("calculation"), "1")) == "4/52"


@pytest.mark.parametrize(
    ("waste", "stock", "redeals", "least"),
    [
        ("", "", "0", 0),
        ("8C 9D KH", "", "0", 0),
        ("2C 9D KH", "", "0", 1),
        ("8C 9D 4H KH", "", "0", 3),
        ("2C 3D 4H", "9C", "0", 3),
        ("2C 3D 4H", "", "1", 0),
    ],
)
def test_a_low_card_in_the_talon_locks_what_lies_beneath(waste, stock, redeals, least) -> None:
    """Decisions: it bounds the number left from below, in the last pass."""
    piles = f"waste: {waste}\nstock: {stock}\n{FULL_GRID}"
    assert least_left(study("devils-grip", piles, f"redeals={redeals}")) == least


def test_a_pile_stands_right_in_its_own_row_only() -> None:
    """DG-19, DG-22."""
    position = study("devils-grip", "a1: 2S 5S\na2: 3S\nb1: 3H 6H 9H QH\nc1: 5C 8C")
    right = [cell for cell in ("a1", "a2", "b1", "c1", "c2") if stands_right(position, cell)]
    whole = [cell for cell in ("a1", "b1", "c1") if stands_right(position, cell, whole=True)]
    assert (right, whole) == (["a1", "b1"], ["b1"])


def test_every_family_has_a_stock_and_a_waste() -> None:
    for family in Family:
        spec = game_spec(str(family))
        assert (spec.group(PileKind.STOCK), spec.group(PileKind.WASTE)) == ((STOCK,), (WASTE,))
