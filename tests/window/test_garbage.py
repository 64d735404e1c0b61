"""Who collects garbage, and when: no thread beside the window's, and not amid an event."""

import gc
from collections.abc import Iterator
from pathlib import Path
from threading import Thread, current_thread, main_thread

import pytest
from pytestqt.qtbot import QtBot

from solitaire_desktop.app import _when_calm
from solitaire_desktop.paths import Profile
from solitaire_desktop.window.garbage import collect_due
from solitaire_desktop.window.main_window import MainWindow


class Loop:
    """Holds itself, and notes which thread ends it."""

    def __init__(self, ended_by: list[Thread]) -> None:
        self.itself, self.ended_by = self, ended_by

    def __del__(self) -> None:
        self.ended_by.append(current_thread())


@pytest.fixture
def calm(window: MainWindow, profile: Path) -> Iterator[MainWindow]:
    """A window whose first paint is long over."""
    _when_calm(window, Profile.at(profile))
    yield window
    gc.disable()
    gc.unfreeze()


def ask_for_memory() -> list[list[int]]:
    """More than Python lets pass without collecting."""
    return [[] for _ in range(50_000)]


def test_a_thread_beside_the_window_collects_nothing(calm: MainWindow) -> None:
    """One did, and ended a table while the window's thread spoke to it: a segmentation fault."""
    ended_by: list[Thread] = []
    Loop(ended_by)
    asked: list[object] = []
    thread = Thread(target=lambda: asked.append(ask_for_memory()))
    thread.start()
    thread.join()
    assert ended_by == []
    collect_due()
    assert ended_by == [main_thread()]


def test_nothing_is_collected_in_the_middle_of_an_event(calm: MainWindow) -> None:
    """It was: in painting a table, whose picture then had no table any more."""
    ended_by: list[Thread] = []
    Loop(ended_by)
    assert ask_for_memory()
    assert ended_by == []


def test_a_test_is_no_place_to_collect_either() -> None:
    assert not gc.isenabled()


def test_a_calm_window_collects_by_and_by(calm: MainWindow, qtbot: QtBot) -> None:
    ended_by: list[Thread] = []
    Loop(ended_by)
    asked = ask_for_memory()
    qtbot.waitUntil(lambda: bool(ended_by))
    assert asked
    assert ended_by == [main_thread()]


def test_what_is_not_due_stays() -> None:
    gc.collect()
    ended_by: list[Thread] = []
    Loop(ended_by)
    collect_due()
    assert ended_by == []
    gc.collect()
