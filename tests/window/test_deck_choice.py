"""Choosing among decks: previews, a broken deck, none at all, and what the window says."""

from pathlib import Path

import pytest

from solitaire_desktop.app import open_window
from solitaire_desktop.table.decks import Maker
from solitaire_desktop.window.deck_choice import DeckChoice
from solitaire_desktop.window.preferences_dialog import PreferencesDialog
from tests.table import made_decks as made


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "nothing"))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "share"))
    opened = open_window(tmp_path / "profile", game="forty-thieves", deal=1, animations=False)
    yield opened
    opened.close()


def test_without_other_decks_nothing_is_offered(window):
    dialog = PreferencesDialog(window, window._services)
    assert dialog.findChild(DeckChoice) is None


def test_a_deck_is_chosen_and_a_broken_one_is_out_of_reach(window, tmp_path, qtbot):
    good = made.write_kde_deck(tmp_path / "share", "good", made.drawing(Maker.KDE))
    bad = made.write_kde_deck(tmp_path / "share", "bad", "no drawing")
    dialog = PreferencesDialog(window, window._services)
    dialog.show()
    choice = dialog.findChild(DeckChoice)
    assert choice is not None
    assert choice.button("").isChecked()
    qtbot.waitUntil(lambda: choice.button(good)._cards is not None, timeout=30_000)
    assert not choice.button(bad).isEnabled()
    assert "no drawing that can be read" in choice.button(bad).toolTip()
    choice.grab()
    choice.button(good).click()
    assert window._services.preferences.value.deck == good
    assert window.view._scene.appearance.look.deck == good
    dialog.reject()


def test_a_deck_that_is_gone_is_told_and_ours_stays(window, qtbot):
    live = window._services.preferences
    live.keep_with(deck="kde:gone")
    with qtbot.waitSignal(window.view.deck_refused, timeout=30_000):
        pass
    assert live.value.deck == ""
    assert "gone" in window.chrome.toast.text


def test_the_chosen_deck_survives_a_start(tmp_path, monkeypatch, qapp):
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "share"))
    key = made.write_kde_deck(tmp_path / "share", "good", made.drawing(Maker.KDE))
    first = open_window(tmp_path / "profile", animations=False)
    first._services.preferences.keep_with(deck=key)
    first.close()
    second = open_window(tmp_path / "profile", animations=False)
    assert second._services.preferences.value.deck == key
    second.close()
