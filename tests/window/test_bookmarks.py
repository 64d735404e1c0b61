"""Bookmarks as the player meets them: name, list, jump, return, and the ribbon in the moves."""

import pytest
from PySide6.QtWidgets import QPushButton, QWidget

from solitaire_desktop.store import Undo
from solitaire_desktop.window import bookmarks_dialog
from solitaire_desktop.window.bookmarks_dialog import BookmarksDialog, NameDialog
from solitaire_desktop.window.main_window import MainWindow
from solitaire_desktop.window.moves_model import BOOKMARK, MovesModel


def press(widget: QWidget, name: str) -> None:
    next(each for each in widget.findChildren(QPushButton) if each.text() == name).click()


def test_a_bookmark_is_named_gone_to_and_returned_from(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NameDialog, "exec", lambda dialog: True)
    window.commands.turn()
    window.commands.set_bookmark()
    assert [each.name for each in window.model.bookmarks] == ["Step 1"]
    window.commands.turn()

    def choose(dialog: BookmarksDialog) -> int:
        press(dialog, "Go there")
        return dialog.result()

    monkeypatch.setattr(BookmarksDialog, "exec", choose)
    window.commands.show_bookmarks()
    there = window.model.cursor
    window.commands.return_from_bookmark()
    assert (there, window.model.cursor) == (1, 2)


def test_a_bookmark_needs_a_name(window: MainWindow) -> None:
    dialog = NameDialog(window, window._services.dress, "Step 3")
    done = next(each for each in dialog.findChildren(QPushButton) if each.isDefault())
    enabled = [done.isEnabled()]
    dialog.field.setText("  ")
    enabled.append(done.isEnabled())
    assert enabled == [True, False]


def test_a_bookmark_is_dropped_from_the_list(window: MainWindow) -> None:
    window.model.set_bookmark("one")
    window.model.set_bookmark("two")
    dialog = BookmarksDialog(window, window._services)
    press(dialog, "Drop")
    assert [each.name for each in window.model.bookmarks] == ["two"]


def test_the_list_says_why_it_leads_nowhere(window: MainWindow) -> None:
    window._services.preferences.keep_with(undo=Undo.NONE)
    window.model.set_bookmark("one")
    dialog = BookmarksDialog(window, window._services)
    go = next(each for each in dialog.findChildren(QPushButton) if each.text() == "Go there")
    assert not go.isEnabled()


def test_nothing_happens_without_a_choice(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bookmarks_dialog, "ask_name", lambda *asked: None)
    monkeypatch.setattr(bookmarks_dialog, "ask", lambda *asked: None)
    window.commands.set_bookmark()
    window.commands.show_bookmarks()
    assert window.model.bookmarks == ()


def test_commands_for_bookmarks_wait_until_there_is_one(window: MainWindow) -> None:
    action = window.actions_made.by_key["bookmarks"]
    enabled = [action.isEnabled()]
    window.model.set_bookmark("one")
    enabled.append(action.isEnabled())
    assert enabled == [False, True]


def test_the_list_of_moves_shows_bookmarks_of_its_line(window: MainWindow) -> None:
    window.commands.turn()
    window.model.set_bookmark("one")
    moves = MovesModel(window.model, window._services.messages)
    shown = [moves.index(row).data(BOOKMARK) for row in range(2)]
    window.model.undo()
    assert window.model.try_move("t8-t4") is None
    shown.append(moves.index(1).data(BOOKMARK))
    assert shown == ["", "one", ""]
