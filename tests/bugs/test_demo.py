"""A solution that plays by itself, and the player who wants something else (B-016, B-056)."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from solitaire_desktop.model.advice import Solution
from solitaire_desktop.rules import Move, Outcome
from solitaire_desktop.solver.verdict import Verdict
from solitaire_desktop.store import Animation, Autoplay
from solitaire_desktop.window.demo import DemoBar
from solitaire_desktop.window.main_window import MainWindow
from solitaire_desktop.window.sheet import Sheet
from tests.bugs.test_input_in_motion import ACTS, NEARLY_WON, act, is_whole
from tests.table.conftest import Player

LINE = [Move(f"t{c}", f"f{f}") for c, f in ((1, 8), (2, 6)) for _ in range(3)]


def playing_demo(window: MainWindow) -> DemoBar | None:
    """The demo that plays."""
    adviser = window.teller.adviser
    return adviser.demo if adviser is not None else None


@pytest.fixture
def playing(opened):
    """A window in which a solution plays."""

    def make(**preferences):
        window = opened(record=NEARLY_WON, animations=True)
        window._services.preferences.keep_with(**preferences)
        model = window.model
        model.advised.emit(Solution(model.position, Verdict.WON, tuple(LINE)))
        demo = playing_demo(window)
        assert demo is not None
        return window, demo

    return make


def test_a_press_on_the_table_halts_a_solution_that_plays(playing, qtbot):
    """The card in the hand was torn away by the next move of the demo, every 450 ms."""
    window, demo = playing()
    player = Player(window.view, window.model)
    demo.step()
    player.take("t2")
    assert player.view._control.pointer.is_dragging
    qtbot.wait(1000)
    assert player.view._control.pointer.is_dragging
    assert not demo.is_playing
    player.drag("t2", "f6")
    assert is_whole(window) == []


def test_esc_ends_a_solution_that_plays(playing):
    """B-047: it went on."""
    window, demo = playing()
    demo.step()
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert playing_demo(window) is None
    assert window.model.cursor == 1


def test_a_click_on_the_bar_leaves_the_keys_to_the_table(playing):
    """Space pressed the button again, and Esc did nothing."""
    window, demo = playing()
    window.activateWindow()
    window.view.setFocus()
    QTest.mouseClick(demo._speed_button, Qt.MouseButton.LeftButton)
    assert not demo._speed_button.hasFocus()
    demo._pause.setFocus()
    QTest.keyClick(demo._pause, Qt.Key.Key_Escape)
    assert playing_demo(window) is None


def test_a_press_beside_the_table_does_not_halt_a_solution(playing):
    window, demo = playing()
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert demo.is_playing


@pytest.mark.parametrize("autoplay", list(Autoplay))
def test_a_solution_plays_to_its_end_whatever_plays_itself(playing, autoplay):
    """With cards going up by themselves, the next move of the demo was refused, and it ended."""
    window, demo = playing(autoplay=autoplay)
    told: list[object] = []
    window.model.refused.connect(told.append)
    for _ in range(len(LINE)):
        if playing_demo(window) is not None:
            demo.step()
    assert window.model.outcome is Outcome.WON
    assert told == []


@pytest.mark.parametrize("name", [name for name in ACTS if name not in {"copy", "waste"}])
def test_what_makes_the_play_another_one_ends_a_solution_that_plays(playing, name):
    """Giving up left it playing, behind the panel and behind the review of the game."""
    window, demo = playing()
    demo.step()
    before = window.model.position
    act(window, name)
    if window.model.position is not before or window.model.is_over:
        assert playing_demo(window) is None
        assert not demo.is_playing


def test_a_dialog_halts_a_solution_that_plays(playing, qtbot):
    """It played on behind the list of games, the preferences and the rules."""
    window, demo = playing()
    sheet = Sheet(window, window._services.dress, "A dialog")
    sheet.open()
    qtbot.wait(1000)
    assert not demo.is_playing
    assert window.model.cursor == 0
    sheet.close()


def test_the_bar_of_a_solution_is_as_wide_at_every_move_and_speed(playing):
    """It grew and shrank with the number, and moved its buttons from under the pointer."""
    _window, demo = playing(animation=Animation.OFF)
    widths = {demo.width()}
    for _ in range(3):
        demo.next_speed()
        demo.pause()
        demo.switch_pause()
        demo.step()
        widths.add(demo.width())
    assert len(widths) == 1


def test_any_act_while_a_solution_plays_leaves_all_whole(playing, qtbot):
    """B-056: every act, and two, in the middle of it; other moves end it."""
    choose = Random(56)
    for first in ACTS:
        window, demo = playing()
        demo.step()
        act(window, first)
        if playing_demo(window) is not None:
            demo.step()
        act(window, choose.choice(ACTS))
        QTest.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
        assert is_whole(window) == [], first
        window.close()
