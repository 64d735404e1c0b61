"""Records as text: what is written, and that it reads back as the same game."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solitaire_desktop.rules import (
    Family,
    Move,
    Record,
    Step,
    dealt,
    game_spec,
    legal_moves,
    parse_record,
    play,
    position_text,
    replay,
    start_of,
)
from tests.rules.choices import choose_position, choose_spec, specs

NUMBERS = st.none() | st.integers(0, 10**9)
MOMENTS = st.sampled_from(["", "2026-03-28T09:00:00Z", "2026-03-28T09:00:00+01:00", "2026-03-28"])


@st.composite
def records(draw) -> Record:
    """Records of deals, with moves that were legal once, in steps, and all that is told beside."""
    spec = draw(specs())
    number = str(draw(st.integers(1, 10**20)))
    position = dealt(spec, number)
    moves: list[Move] = []
    for pick in draw(st.lists(st.integers(0, 999), max_size=12)):
        legal = legal_moves(position)
        if legal:
            moves.append(legal[pick % len(legal)])
            position = play(position, moves[-1])
    steps = []
    while moves:
        size = draw(st.integers(1, len(moves)))
        steps.append(Step(tuple(moves[:size])))
        moves = moves[size:]
    count = sum(len(step) for step in steps)
    return Record(
        spec,
        number,
        steps=tuple(steps),
        cursor=draw(st.none() | st.integers(0, count)),
        seconds=draw(NUMBERS),
        undos=draw(NUMBERS),
        hints=draw(NUMBERS),
        started=draw(MOMENTS),
    )


@given(records())
def test_a_record_reads_back_as_itself_and_plays_the_same(record: Record) -> None:
    again = parse_record(record.as_text())
    assert again == record
    played, first = replay(again), replay(record)
    assert played == first
    assert played.refusal is None
    assert played.cursor == (len(record.moves) if record.cursor is None else record.cursor)


@pytest.mark.parametrize("family", Family)
@pytest.mark.parametrize("seed", range(30))
def test_a_study_reads_back_as_itself(family: Family, seed: int) -> None:
    choose = random.Random(seed)
    position = choose_position(choose.choice, choose_spec(choose.choice, family), 30)
    text = Record(position.spec, study=position).as_text()
    study = start_of(parse_record(text))
    assert position_text(study) == position_text(position)
    assert start_of(parse_record(Record(study.spec, study=study).as_text())) == study


def test_a_record_is_written_in_a_fixed_order() -> None:
    spec = game_spec("forty-thieves", "redeals=1 turn=2")
    turn = Move.from_text("s-w")
    steps = (Step.of(turn), Step.of(turn, Move.from_text("w-t3"), turn))
    started = "2026-03-28T09:00:00Z"
    record = Record(spec, "7", None, steps, cursor=2, seconds=61, undos=0, hints=3, started=started)
    assert record.as_text() == (
        "patience 1\n"
        "game: forty-thieves\n"
        "rules: turn=2 redeals=1\n"
        "deal: 7\n"
        "moves: s-w (s-w w-t3 s-w)\n"
        "cursor: 2\n"
        "time: 61\n"
        "undos: 0\n"
        "hints: 3\n"
        "started: 2026-03-28T09:00:00Z\n"
    )


def test_the_piles_of_a_study_are_written_in_a_fixed_order() -> None:
    head = "patience 1\ngame: forty-thieves\nrules: face-down=1 redeals=1\n"
    body = "redeals-used: 1\nstock: 8D 5C\nwaste: 6D 9C\nf1: AC 2C\nf8: AS\nt1: [KH] 7D\nt10: TD\n"
    lines = body.splitlines(keepends=True)
    assert parse_record(head + "".join(reversed(lines))).as_text() == head + body


def test_the_grid_is_written_row_by_row() -> None:
    body = "stock: 5H\nwaste: 6H\n" + "".join(
        f"{row}{n}: {rank}{suit}\n"
        for row, rank in zip("abc", "234", strict=True)
        for n, suit in enumerate("CDHSCDHS", 1)
    )
    text = f"patience 1\ngame: devils-grip\n{body}"
    assert parse_record(text).as_text() == text


def test_the_moves_of_a_record_are_counted_inside_steps_too() -> None:
    text = "patience 1\ngame: forty-thieves\ndeal: 1\nmoves: s-w (s-w s-w) s-w\n"
    record = parse_record(text)
    assert [len(step) for step in record.steps] == [1, 2, 1]
    assert len(record.moves) == 4


def test_a_game_keeps_its_copies_through_its_text() -> None:
    """Done by identity: the same deal and moves give the very same physical cards."""
    spec = game_spec("forty-thieves")
    choose = random.Random(5)
    position, moves = dealt(spec, "48213"), []
    for _ in range(60):
        move = choose.choice(legal_moves(position))
        moves.append(Step.of(move))
        position = play(position, move)
    again = replay(parse_record(Record(spec, "48213", steps=tuple(moves)).as_text())).position
    assert again == position
    for pile in spec.piles:
        assert all(one is other for one, other in zip(position[pile], again[pile], strict=True))
