"""Replay: where a record stands, and where it goes wrong."""

import pytest

from solitaire_desktop.rules import Reason, parse_record, position_text, replay, start_of

STUDY = "patience 1\ngame: forty-thieves\nt1: 7H 6H\nt2: 5H\nt3: 9C\n"


def test_the_position_is_the_one_at_the_end() -> None:
    played = replay(parse_record(STUDY + "moves: t2-t1 t3-t2\n"))
    assert (played.refusal, played.cursor, len(played.positions)) == (None, 2, 3)
    assert position_text(played.position) == "t1: 7H 6H 5H\nt2: 9C\n"


@pytest.mark.parametrize("cursor", [0, 1, 2])
def test_the_position_is_the_one_at_the_cursor(cursor: int) -> None:
    played = replay(parse_record(f"{STUDY}moves: (t2-t1 t3-t2)\ncursor: {cursor}\n"))
    assert played.position is played.positions[cursor]
    assert len(played.positions) == 3


def test_a_refused_move_stops_the_replay_before_it() -> None:
    """All moves are judged, those after the cursor too."""
    played = replay(parse_record(STUDY + "moves: t2-t1 t3-t1 t3-t2\ncursor: 0\n"))
    assert played.refusal is not None
    assert played.refusal.reason is Reason.COLUMN_ORDER
    assert (len(played.positions), played.cursor) == (2, 1)
    assert position_text(played.position) == "t1: 7H 6H 5H\nt3: 9C\n"


def test_a_record_without_moves_stands_at_its_start() -> None:
    record = parse_record(STUDY)
    assert replay(record).position == start_of(record)
