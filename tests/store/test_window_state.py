"""What the window remembers by itself."""

from pathlib import Path

from solitaire_desktop.paths import Profile
from solitaire_desktop.store import Loaded, WindowState, load_window_state, save_window_state


def test_the_window_is_left_and_found_again(profile: Path) -> None:
    at = Profile.at(profile)
    state = WindowState(geometry="AdnQ", last_game="calculation", last_rules="placement=free")
    assert save_window_state(at, state) is None
    assert load_window_state(at) == Loaded(state)
    assert (profile / "data" / "window.json").is_file()


def test_choices_of_dialogs_are_remembered(profile: Path) -> None:
    """B-110"""
    at = Profile.at(profile)
    first = WindowState().remember("statistics filter", "won").remember("export", "csv")
    state = first.remember("export", "text")
    save_window_state(at, state)
    assert load_window_state(at).settings.remembered == {
        "statistics filter": "won",
        "export": "text",
    }
    assert WindowState().remembered == {}
