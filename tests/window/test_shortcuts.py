"""Keys for commands: the player changes them, and none ever stands for two commands."""

import json
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QKeyCombination, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from solitaire_desktop.window import shortcut_editor
from solitaire_desktop.window.actions import ACTIONS
from solitaire_desktop.window.main_window import MainWindow
from solitaire_desktop.window.shortcut_editor import KeyButton, ShortcutEditor
from solitaire_desktop.window.shortcuts import (
    changes_of,
    is_reserved,
    key_of,
    keys_from_text,
    keys_in_force,
    keys_text,
    why_taken,
)

CHANGES = [
    {},
    {"undo": "Ctrl+Y"},
    {"undo": "F2; F1", "redo": "F2", "rules": "F2"},
    {"new-deal": "", "undo": "Ctrl+N"},
    {"undo": "Left; Tab; Alt+G; S"},
    {"undo": "no key at all;;;", "nobody": "F2"},
    {spec.key: "Ctrl+Q" for spec in ACTIONS},
    {"undo": "A, B"},
]


@pytest.fixture
def editor(window: MainWindow) -> ShortcutEditor:
    return ShortcutEditor(window, window._services.dress, ACTIONS, {})


@pytest.mark.parametrize("changed", CHANGES, ids=str)
def test_no_key_ever_stands_for_two_commands(changed: dict[str, str]) -> None:
    keys = keys_in_force(ACTIONS, changed)
    counted = Counter(key for own in keys.values() for key in own)
    assert [key for key, times in counted.items() if times > 1] == []
    assert not any(map(is_reserved, counted))
    assert keys.keys() == {spec.key for spec in ACTIONS}


def test_no_default_is_a_key_that_the_table_needs() -> None:
    assert changes_of(ACTIONS, keys_in_force(ACTIONS, {})) == {}


def test_a_changed_key_is_taken_from_the_default_of_another() -> None:
    keys = keys_in_force(ACTIONS, {"undo": "Ctrl+Y"})
    assert keys["undo"] == ("Ctrl+Y",)
    assert keys["redo"] == ("Ctrl+Shift+Z",)


def test_keys_lie_in_the_file_as_text() -> None:
    for keys in ((), ("Ctrl+Z",), ("Ctrl+Z", "Backspace"), ("Ctrl+,", ";")):
        assert keys_from_text(keys_text(keys)) == keys


@pytest.mark.parametrize(
    ("pressed", "written"),
    [
        (QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_K), "Ctrl+K"),
        (QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_Shift), ""),
        (QKeyCombination(Qt.KeyboardModifier.KeypadModifier, Qt.Key.Key_5), "5"),
        (QKeyCombination(Qt.Key.Key_F9), "F9"),
    ],
)
def test_a_pressed_key_is_written(pressed: QKeyCombination, written: str) -> None:
    assert key_of(pressed) == written


def test_a_key_that_is_taken_is_refused_with_the_reason(editor: ShortcutEditor) -> None:
    editor.change("restart", 0, "Ctrl+Z")
    told = [editor.problem.text()]
    editor.change("restart", 0, "Left")
    told.append(editor.problem.text())
    assert told == ["Ctrl+Z belongs to “Undo”.", "The table itself uses Left."]
    assert editor.keys["restart"] == ("Ctrl+R",)
    assert why_taken(editor.keys, "undo", "Ctrl+Z") is None


def test_keys_are_changed_added_taken_away_and_reset(editor: ShortcutEditor) -> None:
    editor.change("restart", 0, "F9")
    editor.change("restart", 1, "F10")
    both = editor.keys["restart"]
    editor.change("restart", 0, "")
    one = editor.keys["restart"]
    editor.change("restart", 1, "F10")
    assert (both, one, editor.keys["restart"]) == (("F9", "F10"), ("F10",), ("F10",))
    assert changes_of(ACTIONS, editor.keys) == {"restart": "F10"}
    editor.reset()
    assert changes_of(ACTIONS, editor.keys) == {}


def test_a_button_hears_any_key_but_esc_and_delete(editor: ShortcutEditor, qtbot: QtBot) -> None:
    editor.show()
    button = editor._buttons["restart"][0]
    heard = []
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_F9, Qt.Key.Key_Delete):
        button.click()
        qtbot.keyClick(button, key)
        heard.append((button.text(), editor.keys["restart"]))
    assert heard == [("Ctrl+R", ("Ctrl+R",)), ("F9", ("F9",)), ("–", ())]
    assert editor.isVisible()
    button.click()
    QApplication.sendEvent(button, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    assert button.text() == "–"


def test_changed_keys_hold_at_once_and_are_kept(
    window: MainWindow, profile: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(shortcut_editor, "ask", lambda *asked: {"undo": "F9"})
    answers = iter([True, False])
    monkeypatch.setattr(
        "solitaire_desktop.window.help_dialog.ask_shortcuts", lambda *asked: next(answers)
    )
    window.commands.shortcuts()
    window.commands.turn()
    assert "(F9)" in window.actions_made.by_key["undo"].toolTip()
    assert ("Undo", ("F9",)) in [row for _, rows in window._sections() for row in rows]
    kept = json.loads((profile / "config" / "preferences.json").read_text("utf-8"))
    assert kept["shortcuts"] == {"undo": "F9"}
    with qtbot.waitActive(window):
        window.activateWindow()
    qtbot.keyClick(window.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    still = window.model.cursor
    qtbot.keyClick(window.view, Qt.Key.Key_F9)
    assert (still, window.model.cursor) == (1, 0)


def test_every_command_has_its_line(editor: ShortcutEditor) -> None:
    assert editor._buttons.keys() == {spec.key for spec in ACTIONS}
    assert all(isinstance(each, QPushButton) for each in editor.findChildren(KeyButton))
