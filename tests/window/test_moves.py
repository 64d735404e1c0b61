"""The list of moves beside the table."""

from collections.abc import Iterator
from time import thread_time

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester

from solitaire_desktop.model.changes import Change
from solitaire_desktop.window.main_window import MainWindow
from solitaire_desktop.window.moves_model import IS_AHEAD
from solitaire_desktop.window.moves_panel import TEXT, MovesPanel


def shown(window: MainWindow) -> MovesPanel:
    window.commands.switch_moves()
    panel = window.chrome.findChild(MovesPanel)
    assert panel is not None
    return panel


@pytest.fixture
def panel(window: MainWindow) -> Iterator[MovesPanel]:
    panel = shown(window)
    tester = QAbstractItemModelTester(
        panel.moves, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    yield panel
    del tester


def words(moves: QAbstractListModel) -> list[str]:
    return [moves.index(row).data() for row in range(moves.rowCount(QModelIndex()))]


def play(window: MainWindow, *moves: str) -> None:
    for move in moves:
        assert window.model.try_move(move) is None


def test_every_step_has_its_words(window: MainWindow, panel: MovesPanel) -> None:
    play(window, "t8-t4", "s-w")
    assert words(panel.moves) == ["The deal", "10 of hearts to column 4", "3 of spades turned"]
    assert panel.moves.index(1).data(Qt.ItemDataRole.ToolTipRole).endswith("t8-t4")
    assert panel.moves.present == 2


def test_a_click_goes_there_and_back(window: MainWindow, panel: MovesPanel) -> None:
    play(window, "t8-t4", "s-w", "s-w")
    panel.list.clicked.emit(panel.moves.index(1))
    assert (window.model.cursor, panel.moves.present) == (1, 1)
    assert [panel.moves.index(row).data(IS_AHEAD) for row in range(4)] == [False, False, True, True]
    panel.list.clicked.emit(panel.moves.index(3))
    assert window.model.cursor == 3
    assert window.model.session.undos == 2


def test_a_new_move_takes_the_place_of_those_ahead(window: MainWindow, panel: MovesPanel) -> None:
    play(window, "s-w", "s-w", "s-w")
    window.model.undo_to(1)
    play(window, "t8-t4")
    assert len(words(panel.moves)) == 3
    window.model.restart()
    assert panel.moves.present == 0
    assert len(words(panel.moves)) == 3


def test_another_play_has_its_own_list(window: MainWindow, panel: MovesPanel) -> None:
    play(window, "s-w", "s-w")
    window.model.new_deal(2)
    assert words(panel.moves) == ["The deal"]
    window.model.previous_game()
    assert len(words(panel.moves)) == 3


def test_the_text_follows_and_can_be_copied(window: MainWindow, panel: MovesPanel) -> None:
    panel.show_page(TEXT)
    play(window, "t8-t4")
    assert "moves: t8-t4" in panel.text.toPlainText()
    panel.copy()
    assert "moves: t8-t4" in QGuiApplication.clipboard().text()


def test_the_panel_is_remembered_and_goes(window: MainWindow, panel: MovesPanel) -> None:
    kept = [window._services.preferences.value.show_moves]
    panel.closed.emit()
    kept.append(window._services.preferences.value.show_moves)
    assert kept == [True, False]
    assert not panel.isVisible()


def test_a_move_is_taken_over_in_a_millisecond(window: MainWindow) -> None:
    """A millisecond of its own: what else the machine does is not counted."""
    model, panel, times = window.model, shown(window), []
    for _ in range(60):
        model.turn()
    model.changed.disconnect(panel.moves.follow)
    model.changed.disconnect(panel._follow)
    changes: list[Change] = []
    model.changed.connect(changes.append)
    for _ in range(100):
        model.undo()
        panel.moves.follow(changes[-1])
        model.turn()
        begin = thread_time()
        panel.moves.follow(changes[-1])
        panel._follow()
        times.append(thread_time() - begin)
    model.changed.disconnect(changes.append)
    assert sorted(times)[50] < 0.001
