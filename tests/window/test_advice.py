"""Hints, the solution as a demo, the review: what the window makes of the search's answers."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from solitaire_desktop.app import open_window
from solitaire_desktop.model.advice import Hints, Review, Solution
from solitaire_desktop.model.analysis import Wanted
from solitaire_desktop.model.history import History
from solitaire_desktop.rules import Move, dealt, game_spec, position_text
from solitaire_desktop.solver.verdict import Verdict
from solitaire_desktop.window.advice import loss_text
from solitaire_desktop.window.hint_words import hint_words
from solitaire_desktop.window.main_window import MainWindow
from solitaire_desktop.window.review_dialog import (
    ReviewDialog,
    review_words,
    study_text,
)
from tests.table.conftest import Player

W, U, L = Verdict.WON, Verdict.UNKNOWN, Verdict.LOST


@pytest.fixture
def window(profile: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    """The window on deal 1 of Forty Thieves."""
    window = open_window(profile, game="forty-thieves", deal=1, animations=False)
    yield window
    window.close()


def test_the_key_shows_the_best_move_and_then_the_next_best(window: MainWindow) -> None:
    model = window.model
    moves = ((Move("t8", "t4"), "hint-build"), (Move("stock", "waste"), "hint-turn"))
    hints = Hints(model.position, moves, "")

    said = []
    for _ in range(3):
        model.advised.emit(hints)
        said.append(window.chrome.message)

    assert said[0] == "The 10 of hearts can go to column 4."
    assert said[1] == "Turn the stock."
    assert said[2] == said[0]
    assert model.session.hints == 3


def test_once_the_hint_is_off_the_table_the_best_move_comes_first_again(
    window: MainWindow,
) -> None:
    model = window.model
    moves = ((Move("t8", "t4"), "hint-build"), (Move("stock", "waste"), "hint-turn"))
    hints = Hints(model.position, moves, "")
    model.advised.emit(hints)

    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    is_off = not window.view.shows_hint
    model.advised.emit(hints)

    assert is_off

    assert window.chrome.message == "The 10 of hearts can go to column 4."


def test_a_hint_that_comes_while_a_card_is_held_leaves_it_in_the_hand(window: MainWindow) -> None:
    model, player = window.model, Player(window.view, window.model)
    hints = Hints(model.position, ((Move("t8", "t4"), "hint-build"),), "")
    player.take("t8")

    model.advised.emit(hints)

    assert window.view._control.holds()
    assert not window.view.shows_hint
    window.view.cancel_drag()


def test_a_hint_for_another_position_is_not_shown(window: MainWindow) -> None:
    model = window.model
    hints = Hints(model.position, ((Move("t8", "t4"), "hint-build"),), "")
    assert model.try_move("s-w") is None
    before = window.chrome.message

    model.advised.emit(hints)

    assert window.chrome.message == before
    assert model.session.hints == 0


def test_the_worker_answers_with_a_legal_move(window: MainWindow, qtbot: QtBot) -> None:
    model = window.model

    with qtbot.waitSignal(model.advised, timeout=20_000) as caught:
        window.actions_made.by_key["hint"].trigger()

    assert caught.args is not None
    hints = caught.args[0]
    assert isinstance(hints, Hints)
    assert model.try_move(hints.moves[0][0]) is None


def test_the_solution_is_played_on_the_table_and_makes_the_game_assisted(
    window: MainWindow,
) -> None:
    model = window.model
    line = (Move("t8", "t4"), Move("stock", "waste"), Move("stock", "waste"))
    model._advise(Solution(model.position, W, line))
    assert window.teller.adviser is not None
    demo = window.teller.adviser.demo
    assert demo is not None

    demo.step_alone()
    demo.step_alone()

    assert [str(step) for step in model.steps] == ["t8-t4", "s-w"]
    assert model.session.assisted
    assert not demo.is_playing


def test_while_a_solution_is_looked_for_that_is_said_and_can_be_stopped(window: MainWindow) -> None:
    """It was said for five seconds of the twenty that the search may take."""
    model, toast = window.model, window.chrome.toast
    model.ask_solution()

    assert toast.text == "Looking for a solution…"
    assert not toast._timer.isActive()
    toast._button.click()

    assert toast.text == ""
    assert not model._judge.has_wish


def test_a_move_takes_the_search_for_a_solution_away(window: MainWindow) -> None:
    window.model.ask_solution()

    assert window.model.try_move("s-w") is None

    assert window.chrome.toast.text == ""
    assert not window.model._judge.has_wish


def test_that_there_is_no_solution_is_said_with_the_way_back(window: MainWindow) -> None:
    model, toast = window.model, window.chrome.toast
    assert model.try_move("s-w") is None
    model._judge._known[Wanted.SOLVE][model.position] = L
    model.ask_solution()

    assert toast.text == "This game can no longer be won."
    assert toast._button.text() == "Back to where it was not lost"
    toast._button.click()
    toast_then = toast.text
    model._go_to_hope()

    assert toast_then == "Looking for the last position that was not lost…"
    assert model.cursor == 0
    assert toast.text == ""
    assert window.chrome.message == "Step 0: the last position that is not known to be lost."


def test_a_loss_is_told_again_only_when_the_play_was_not_lost_in_between(
    window: MainWindow,
) -> None:
    model, toast = window.model, window.chrome.toast
    for _ in range(2):
        assert model.try_move("s-w") is None
    model._judge._known[Wanted.SEEN][model.position] = L
    model.judged.emit()
    said = [toast.text]
    assert model.try_move("s-w") is None
    model.judged.emit()
    said.append(toast.text)
    model.undo_to(0)
    model.undo_to(2)
    model.judged.emit()
    said.append(toast.text)

    lost = "This game can no longer be won, however the unseen cards lie."
    assert said == [lost, "", lost]


def test_where_all_cards_are_seen_nothing_is_said_of_unseen_ones(window: MainWindow) -> None:
    model = window.model
    for _ in range(64):
        assert model.try_move("s-w") is None
    model._judge._known[Wanted.SEEN][model.position] = L

    assert loss_text(model, lambda text: text) == "This game can no longer be won."


def test_any_other_move_ends_the_demo(window: MainWindow) -> None:
    model = window.model
    model.advised.emit(Solution(model.position, W, (Move("t8", "t4"), Move("stock", "waste"))))

    assert model.try_move("s-w") is None

    assert window.teller.adviser is not None
    assert window.teller.adviser.demo is None


@pytest.mark.parametrize(
    ("verdicts", "words"),
    [
        ((W, W, L, L), "Step 2 lost it: before it the game could be won."),
        ((W, U, L), "It could be won until step 0, and no longer from step 2 on."),
        ((W, W), "It could be won all the way."),
        ((L, L), "This deal could not be won."),
        ((U, U), "Where it was lost was not found in the time."),
        ((W, U), "It could be won until step 0; after that it is not known."),
        (
            (U, L),
            "From step 1 on it could no longer be won; before that it is not known.",
        ),
    ],
)
def test_a_review_says_where_the_game_was_lost(verdicts: tuple[Verdict, ...], words: str) -> None:
    assert review_words(verdicts, lambda text, **args: text.format(**args)) == words


def test_a_step_of_several_moves_has_the_verdict_after_its_last(window: MainWindow) -> None:
    model = window.model
    model.open("patience 1\ngame: forty-thieves\nt1: KS 7D 6D\nt2: 8D\n")
    assert model.move_cards("t1", 2, "t2") is None
    history: History = model.session.history

    found = Review((W, U, U, L), 0, 3).after_steps(history.steps)

    assert found == (W, L)


def test_a_position_is_played_on_as_a_study(window: MainWindow) -> None:
    spec = game_spec("indian-traditional", "redeals=1")
    position = dealt(spec, "24")

    window.model.open(study_text(position))

    assert position_text(window.model.position) == position_text(position)
    assert window.model.is_study


def test_a_winnable_deal_is_looked_for_where_no_list_is_kept(window: MainWindow) -> None:
    """It was said that none are known, and that was all."""
    model, toast = window.model, window.chrome.toast
    model.choose_game("forty-thieves-kings")

    window.actions_made.by_key["winnable"].trigger()
    said = [toast.text]
    model._tell("seeking", game=model.spec, n=3, is_new=False)
    said.append(toast.text)
    toast.dismiss()
    model._tell("seeking", game=model.spec, n=4, is_new=False)
    said.append(toast.text)
    model._found = model.spec, "8"
    model._tell("winnable-found", game=model.spec, deal="8")
    said.append(toast.text)
    assert model.turn() is None
    said.append(toast.text)
    toast._button.click()
    model.stop_seeking()

    found = "Deal 8 of Kings-only spaces can be won."
    assert said == [
        "Looking for a deal of Kings-only spaces that can be won; looked at so far: 0.",
        "Looking for a deal of Kings-only spaces that can be won; looked at so far: 3.",
        "",
        found,
        found,
    ]
    assert model.deal_name == "8"


def test_the_search_for_a_winnable_deal_can_be_stopped(window: MainWindow) -> None:
    window.model.choose_game("sixty-thieves", "redeals=1")
    window.actions_made.by_key["winnable"].trigger()
    is_seeking = window.model.is_seeking

    window.chrome.toast._button.click()

    assert is_seeking
    assert not window.model.is_seeking


def test_of_devils_grip_it_is_said_why_no_winnable_deals_are_known(window: MainWindow) -> None:
    window.model.choose_game("devils-grip")

    window.actions_made.by_key["winnable"].trigger()

    assert "played for few cards left" in window.chrome.toast.text
    assert not window.model.is_seeking


def test_what_one_waits_for_does_not_wait_for_notices_that_go_by_themselves(
    window: MainWindow,
) -> None:
    """Asked in Devil's Grip, then in Sixty Thieves: for six seconds nothing said that it looks."""
    window.model.choose_game("devils-grip")
    window.actions_made.by_key["winnable"].trigger()
    window.model.choose_game("sixty-thieves", "redeals=1")

    window.actions_made.by_key["winnable"].trigger()

    toast = window.chrome.toast
    assert toast.text.startswith("Looking for a deal of Sixty Thieves")
    toast._button.click()
    assert toast.text == ""


def test_the_strip_of_a_review_stands_over_the_slider_and_goes_to_its_steps(
    window: MainWindow, qtbot: QtBot
) -> None:
    """It was as wide as the window, and nothing on it said which step is shown."""
    model = window.model
    for _ in range(9):
        assert model.try_move("s-w") is None
    model.give_up()
    filed = window.store.filed(model.session.token)
    assert filed is not None
    dialog = ReviewDialog(window, window._services, filed, model.session.history)
    dialog.show()
    dialog.take_in(Review((W,) * 4 + (L,) * 6, 3, 4))
    strip, slider = dialog.strip, dialog.slider
    qtbot.waitUntil(lambda: strip.width() > 100)
    shown = [dialog.step]
    QTest.mouseClick(
        strip, Qt.MouseButton.LeftButton, pos=QPoint(strip.width() - 2, strip.height() // 2)
    )
    shown.append(dialog.step)
    dialog.close()

    assert (strip.x(), strip.width()) == (slider.x(), slider.width())
    assert shown == [3, 9]


BLOCKED = """patience 1
game: forty-thieves
waste: 2C
t1: KS
t2: KS
t3: QH
t4: QH
t5: JD
t6: JD
t7: TC
t8: TC
t9: 8S
t10: 8S
"""


def test_a_notice_stands_above_the_panel_and_none_repeats_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    """It lay over the panel's buttons, and said of a blocked game that it is lost."""
    model, chrome = window.model, window.chrome
    model.open(BLOCKED)
    qtbot.waitUntil(lambda: chrome.panel_content is not None)
    model._judge._known[Wanted.SEEN][model.position] = L
    model.judged.emit()
    said = chrome.toast.text

    chrome.toast.tell("Something else")

    assert said == ""
    assert not chrome.toast.geometry().intersects(chrome.panel.geometry())


def test_a_notice_stands_above_the_bar_of_a_solution(window: MainWindow) -> None:
    model = window.model
    model._advise(Solution(model.position, W, (Move("t8", "t4"), Move("stock", "waste"))))
    assert window.teller.adviser is not None
    demo = window.teller.adviser.demo
    assert demo is not None

    window.teller.tell("Something else")

    assert not window.chrome.toast.geometry().intersects(demo.geometry())


def test_in_calculation_nothing_is_said_of_a_waste(window: MainWindow) -> None:
    model = window.model
    model.choose_game("calculation", deal=7)
    assert model.turn() is None
    move = Move("waste", "r1")
    text = hint_words(model.position, move, "hint-waste", window._services.messages)
    assert text == "The 3 of diamonds can go to reserve 1."
