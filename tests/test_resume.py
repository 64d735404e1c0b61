"""What is there again after the program was killed, in a window of its own process."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from solitaire_desktop.app import open_window
from solitaire_desktop.paths import Profile
from solitaire_desktop.store import load_window_state


def test_a_killed_program_goes_on_with_the_game_on_the_table(profile: Path, qtbot: QtBot) -> None:
    """Devil's Grip deal 24, killed after c3-b2: the next start opened Forty Thieves."""
    window = open_window(profile, game="devils-grip", deal=24, animations=False)
    qtbot.addWidget(window)
    assert window.model.try_move("c3-b2") is None

    state = load_window_state(Profile.at(profile)).settings

    assert (state.last_game, state.last_rules) == ("devils-grip", "")
    window.model.choose_game("calculation", "placement=free")
    state = load_window_state(Profile.at(profile)).settings
    assert (state.last_game, state.last_rules) == ("calculation", "placement=free")
    window.close()
