"""Preferences in files, as at first, and the page of games at the start."""

from dataclasses import replace
from pathlib import Path

import pytest

from solitaire_desktop.store import Preferences, Surface
from solitaire_desktop.window import game_chooser, preference_files
from solitaire_desktop.window.main_window import MainWindow
from solitaire_desktop.window.preferences_dialog import PreferencesDialog

CHANGED = Preferences(surface=Surface.LINEN, mirror=True, shortcuts={"undo": "F9"})


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the player wants everything written, and read."""
    path = tmp_path / "mine.json"
    monkeypatch.setattr(preference_files, "ask_save", lambda *asked: path)
    monkeypatch.setattr(preference_files, "ask_file", lambda *asked: path)
    return path


def test_preferences_go_through_a_file(window: MainWindow, file: Path) -> None:
    live = window._services.preferences
    live.show(CHANGED)
    dialog = PreferencesDialog(window, window._services)
    dialog.export()
    assert dialog._note.text() == "Written to mine.json."
    dialog.reset()
    assert live.value == Preferences()
    dialog.read()
    assert live.value == CHANGED
    assert dialog._note.text() == "Read from mine.json."


def test_a_bad_value_is_told_and_the_rest_taken(window: MainWindow, file: Path) -> None:
    file.write_text('{"mirror": "perhaps", "surface": "slate"}')
    dialog = PreferencesDialog(window, window._services)
    dialog.read()
    assert "mirror" in dialog._note.text()
    assert window._services.preferences.value == Preferences(surface=Surface.SLATE)


def test_what_is_no_file_of_preferences_changes_nothing(window: MainWindow, file: Path) -> None:
    dialog = PreferencesDialog(window, window._services)
    dialog.read()
    missing = dialog._note.text()
    file.write_text("patience 1")
    dialog.read()
    assert "cannot be read" in missing
    assert "is no file of preferences" in dialog._note.text()
    assert window._services.preferences.value == Preferences()
    file.unlink()
    file.mkdir()
    dialog.export()
    assert "cannot be written" in dialog._note.text()


def test_the_games_are_shown_at_the_start_only_if_wanted(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(game_chooser, "ask", lambda *asked: shown.append("games"))
    live = window._services.preferences
    window.commands.begin("", is_free=True)
    live.keep(replace(live.value, start_page=True))
    window.commands.begin("", is_free=False)
    file = tmp_path / "game.patience"
    file.write_text("patience 1\ngame: streets\ndeal: 5\n")
    window.commands.begin(str(file), is_free=True)
    assert (shown, window.model.spec.game) == ([], "streets")
    window.commands.begin("", is_free=True)
    assert shown == ["games"]
