"""Moves and steps as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solitaire_desktop.rules import Move, MoveKind, Step
from solitaire_desktop.rules.move import STOCK, WASTE, WHOLE

PILES = [STOCK, WASTE, *(f"t{n}" for n in range(1, 17)), *(f"f{n}" for n in range(1, 17))]
CELLS = [f"{row}{n}" for row in "abc" for n in range(1, 9)]
PILES += [*(f"r{n}" for n in range(1, 5)), *CELLS]

ONES = [
    ("s-w", Move(STOCK, WASTE)),
    ("w-s", Move(WASTE, STOCK)),
    ("t3-t7", Move("t3", "t7")),
    ("t3-t7x3", Move("t3", "t7", 3)),
    ("w-f5", Move(WASTE, "f5")),
    ("b3-a1", Move("b3", "a1", WHOLE)),
    ("b2-a1x1", Move("b2", "a1", 1)),
    ("a1~b4", Move("a1", "b4", WHOLE, MoveKind.SWAP)),
    ("s~w", Move(STOCK, WASTE, WHOLE, MoveKind.SWAP)),
]


@pytest.mark.parametrize(("text", "move"), ONES)
def test_a_move_is_read_and_written(text: str, move: Move) -> None:
    assert Move.from_text(text) == move
    assert move.as_text() == str(move) == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("STOCK-Waste", "s-w"),
        ("T3-T7X3", "t3-t7x3"),
        ("t3-t7x1", "t3-t7"),
        ("w-t16x999", "w-t16x999"),
    ],
)
def test_a_move_is_read_in_more_ways_than_written(text: str, written: str) -> None:
    assert Move.from_text(text).as_text() == written


@pytest.mark.parametrize(
    "text",
    [
        *("", "t1", "t1-", "-t1", "t1t2", "t1--t2", "t1-t2-t3", "t1 - t2", " t1-t2", "t1-t2\n"),
        *("t0-t1", "t17-t1", "t01-t1", "f17-t1", "r5-r1", "a9-a1", "d1-a1", "x-y", "t1-t2x"),
        *("t1-t2x0", "t1-t2x01", "t1-t2x1000", "t1-t2x-1", "t1~t2x2", "t1→t2", "t1-t2x٣", "t1-t²"),
    ],
)
def test_another_text_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move"):
        Move.from_text(text)


@given(
    st.sampled_from(PILES), st.sampled_from(PILES), st.integers(1, 999), st.sampled_from(MoveKind)
)
def test_any_move_reads_back_as_itself(source, target, count, kind) -> None:
    move = Move(source, target, WHOLE if kind is MoveKind.SWAP else count, kind)
    assert Move.from_text(move.as_text()) == move


@given(st.text(max_size=12))
def test_any_text_is_a_move_or_a_value_error(text: str) -> None:
    try:
        move = Move.from_text(text)
    except ValueError:
        return
    assert Move.from_text(move.as_text()) == move


def test_a_step_of_several_stands_in_brackets() -> None:
    one, two = Move("t1", "t2"), Move(STOCK, WASTE)
    assert str(Step.of(one)) == "t1-t2"
    assert Step.of(one, two).as_text() == "(t1-t2 s-w)"
    assert (list(Step.of(one, two)), len(Step.of(one, two))) == ([one, two], 2)
