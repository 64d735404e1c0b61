"""The undo list as a value."""

import pytest

from solitaire_desktop.model.history import History
from solitaire_desktop.rules import Move, Step, parse_record, play, replay

RECORD = """patience 1
game: forty-thieves
t1: KS 7D 6D
t2: 8D
moves: (t1-t3 t1-t2 t3-t2) t1-t3
"""


def history_of(text: str) -> History:
    record = parse_record(text)
    return History.of(record.steps, replay(record))


def test_a_step_of_three_moves_is_one_undo() -> None:
    history = history_of(RECORD)

    assert (history.cursor, history.moves) == (2, 4)
    assert history.at(0).position == history.positions[0]
    assert history.at(1).moves == 3


def test_a_cursor_inside_a_step_cuts_it_in_two() -> None:
    history = history_of(f"{RECORD}cursor: 2\n")

    assert [str(step) for step in history.steps] == ["(t1-t3 t1-t2)", "t3-t2", "t1-t3"]
    assert (history.cursor, history.moves) == (1, 2)


def test_a_cursor_at_the_start_leaves_all_to_be_redone() -> None:
    history = history_of(f"{RECORD}cursor: 0\n")

    assert (history.cursor, len(history.steps)) == (0, 2)


def test_a_new_step_takes_the_place_of_what_could_be_redone() -> None:
    history = history_of(RECORD).at(1)
    move = Move("t1", "t4")
    position = play(history.position, move)

    after = history.played(Step.of(move), position)

    assert [str(step) for step in after.steps] == ["(t1-t3 t1-t2 t3-t2)", "t1-t4"]
    assert after.position is position


@pytest.mark.parametrize("cursor", [-1, 3])
def test_there_is_nothing_before_the_start_or_after_the_end(cursor: int) -> None:
    with pytest.raises(IndexError):
        history_of(RECORD).at(cursor)
