"""Whatever a hand does, no card is lost, doubled or stuck (bugs.md: B-016, B-017, B-026, B-045)."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from solitaire_desktop.app import open_window
from solitaire_desktop.rules import ENTRIES
from solitaire_desktop.window.main_window import MainWindow
from tests.monkey.monkey import Monkey

GAMES = [entry.key for entry in ENTRIES]


@pytest.fixture
def window(profile: Path, qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    """The real window on deal 24 of the game that the test names."""
    window = open_window(profile, game=request.param, deal=24)
    yield window
    window.close()
    window.deleteLater()


def play(monkey: Monkey, actions: int) -> None:
    """Acts, and looks after each action; now and then two come in one breath."""
    for _ in range(actions):
        monkey.act()
        if monkey.random.random() < 0.4:
            monkey.act()
        wrong = monkey.wrong()
        assert wrong == [], f"after {' '.join(monkey.log)}"


@pytest.mark.slow
@pytest.mark.parametrize("window", GAMES, indirect=True)
def test_two_hundred_actions_leave_the_table_whole(window: MainWindow) -> None:
    play(Monkey(window, seed=1), 200)


@pytest.mark.soak
@pytest.mark.parametrize("window", GAMES, indirect=True)
def test_two_thousand_actions_leave_the_table_whole(window: MainWindow) -> None:
    play(Monkey(window, seed=2), 2_000)
