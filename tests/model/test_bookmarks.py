"""Bookmarks within a play: they outlast undo, other lines, restarts and the program."""

import pytest

from solitaire_desktop.model.bookmarks import (
    LONGEST,
    Bookmark,
    bookmarks_text,
    parse_bookmarks,
)
from solitaire_desktop.model.changes import ChangeKind
from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.rules import Move, Step
from solitaire_desktop.store import Preferences, Undo
from tests.model.conftest import MakeModel, study


def play(model: GameModel, *moves: str) -> None:
    for move in moves:
        assert model.try_move(move) is None


def names(model: GameModel) -> list[str]:
    return [each.name for each in model.bookmarks]


def test_a_bookmark_is_found_again_from_another_line(model: GameModel) -> None:
    play(model, "t8-t4", "s-w")
    model.set_bookmark("two")
    model.undo_to(0)
    play(model, "s-w", "s-w", "s-w")
    there = model.position
    assert model.jump_to(model.bookmarks[0])
    assert [str(step) for step in model.steps] == ["t8-t4", "s-w"]
    assert model.go_back()
    assert (model.position, model.cursor) == (there, 3)
    assert model.go_back()
    assert model.cursor == 2


def test_a_jump_within_the_line_keeps_what_can_be_redone(model: GameModel) -> None:
    play(model, "t8-t4")
    model.set_bookmark("early")
    play(model, "s-w", "s-w")
    kinds = []
    model.changed.connect(lambda change: kinds.append(change.kind))
    assert model.jump_to(model.bookmarks[0])
    assert (model.cursor, len(model.steps), model.session.undos) == (1, 3, 2)
    assert kinds == [ChangeKind.JUMP]


def test_bookmarks_are_kept_with_the_saved_game(make_model: MakeModel) -> None:
    first = make_model()
    first.choose_game("forty-thieves", deal=1)
    play(first, "t8-t4", "s-w")
    first.set_bookmark("  a\tplace \n to come back to ")
    first.restart()
    play(first, "s-w")
    second = make_model()
    second.choose_game("forty-thieves")
    assert names(second) == ["a place to come back to"]
    assert second.jump_to(second.bookmarks[0])
    assert second.cursor == 2
    assert second.can_return


def test_bookmarks_belong_to_one_play(model: GameModel) -> None:
    model.set_bookmark("here")
    play(model, "s-w")
    model.new_deal(2)
    assert names(model) == []
    model.previous_game()
    assert names(model) == ["here"]


def test_a_name_is_used_once_and_can_be_dropped(model: GameModel) -> None:
    model.set_bookmark("one")
    play(model, "s-w")
    model.set_bookmark("two")
    model.set_bookmark("one")
    model.set_bookmark("   ")
    assert [(each.name, len(each.steps)) for each in model.bookmarks] == [("two", 1), ("one", 1)]
    model.drop_bookmark("two")
    assert names(model) == ["one"]


def test_no_jump_where_undo_is_restricted(make_model: MakeModel) -> None:
    model = make_model(Preferences(undo=Undo.TURNED))
    model.choose_game("forty-thieves", deal=1)
    model.set_bookmark("start")
    play(model, "s-w")
    assert not model.jump_to(model.bookmarks[0])
    assert not model.can_return
    assert not model.go_back()
    assert model.cursor == 1


def test_steps_that_are_not_legal_change_nothing(model: GameModel) -> None:
    play(model, "s-w")
    assert not model.jump_to(Bookmark("bad", (Step.of(Move.from_text("t1-t2")),)))
    assert model.cursor == 1


def test_a_position_of_ones_own_has_bookmarks_too(model: GameModel) -> None:
    model.open(study("t1: KS 7D 6D", "t2: 8D"))
    model.set_bookmark("start")
    model.move_cards("t1", 2, "t2")
    model.undo()
    assert model.try_move("t2-t3") is None
    assert model.jump_to(model.bookmarks[0])
    assert model.cursor == 0
    assert model.go_back()
    assert model.cursor == 1


@pytest.mark.parametrize(
    "text", ["", "no tab\n", "a\tnonsense\n", "\n\n\t\n", "y\ts-w t99-t98-t97\n"]
)
def test_damaged_bookmarks_are_left_out(text: str) -> None:
    assert all(each.steps == () for each in parse_bookmarks(text))


def test_bookmarks_go_through_text() -> None:
    steps = tuple(
        Step.of(*map(Move.from_text, moves.split())) for moves in ("s-w", "t1-t3 t1-t2", "w-f1")
    )
    marks = (Bookmark("", steps[:1]), Bookmark("früh", ()), Bookmark.named("x" * 200, steps))
    assert parse_bookmarks(bookmarks_text(marks)) == marks
    assert len(marks[2].name) == LONGEST
