"""Cards that go up by themselves, and rows that are arranged."""

from solitaire_desktop.model.autoplay import arranging, is_safe, send_up_moves, upward
from solitaire_desktop.rules import Position, is_null, parse_record, play, start_of, why_not
from solitaire_desktop.rules.standing import is_won
from tests.model.conftest import study


def at(*lines: str, game: str = "forty-thieves") -> Position:
    return start_of(parse_record(study(*lines, game=game)))


def test_of_two_foundations_the_fuller_that_fits_is_taken() -> None:
    position = at("f1: AC", "f2: AC 2C", "t1: 2C", "t2: 3C")

    assert upward(position, "t1") == "f1"
    assert upward(position, "t2") == "f2"
    assert upward(position, "t3") is None


def test_send_up_all_goes_on_until_nothing_fits() -> None:
    position = at("waste: 3C 2C", "t1: 5C AC", "t2: 4C")

    moves = send_up_moves(position)

    assert [str(move) for move in moves] == ["t1-f1", "w-f1", "w-f1", "t2-f1", "t1-f1"]


def test_an_ace_is_always_safe_and_a_two_when_all_aces_that_go_on_it_are_up() -> None:
    position = at("f1: AC", "t1: 2C", "t2: AC", "t3: AD")

    assert is_safe(position, position["t2"][0])
    assert not is_safe(position, position["t1"][0])
    position = at("f1: AC", "f2: AC", "t1: 2C")
    assert is_safe(position, position["t1"][0])


def test_in_alternate_colours_both_red_cards_below_must_be_up() -> None:
    lines = ("rules: build=alternate", "f1: AC", "f2: AC", "f3: AD", "f4: AD", "f5: AH", "t1: 2C")
    position = at(*lines, "t2: AH")

    assert not is_safe(position, position["t1"][0])
    position = at(*lines, "f6: AH")
    assert is_safe(position, position["t1"][0])


def test_nothing_is_safe_in_calculation() -> None:
    position = at("f1: AC", "r1: 2C", game="calculation")

    assert not is_safe(position, position["r1"][0])


def test_arranging_brings_every_pile_home_and_wins() -> None:
    rows = [("2", "5", "8", "J"), ("3", "6", "9", "Q"), ("4", "7", "T", "K")]
    piles = [" ".join(rank + suit for rank in row) for row in rows for suit in "CCDDHHSS"]
    mixed = piles[8:16] + piles[16:20] + piles[:4] + piles[4:8] + piles[20:]
    names = [f"{row}{n}" for row in "abc" for n in range(1, 9)]
    lines = [f"{name}: {pile}" for name, pile in zip(names, mixed, strict=True)]
    position = at(*lines, game="devils-grip")

    for move in arranging(position):
        assert why_not(position, move) is None
        assert not is_null(position, move)
        position = play(position, move)

    assert is_won(position)


def test_rows_are_not_arranged_while_cards_are_left() -> None:
    assert arranging(at("waste: 2C", "a1: 3C", "b1: 2C", game="devils-grip")) == ()
