"""The list of finished games in the statistics, and looking at one of them."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import process_time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from solitaire_desktop.paths import Profile
from solitaire_desktop.store import FiledGame, Filter, Result, Store, rows
from solitaire_desktop.window import question, record_files, replay_dialog
from solitaire_desktop.window.games_model import Column, GamesModel
from solitaire_desktop.window.games_page import GamesPage
from solitaire_desktop.window.main_window import MainWindow
from solitaire_desktop.window.replay_dialog import ReplayDialog
from solitaire_desktop.window.statistics_dialog import FIGURES, GAMES, StatisticsDialog
from tests.store.made import FORTY, GRIP, running
from tests.window.conftest import Opener

NOON = datetime(2026, 3, 28, 12, 0, tzinfo=UTC)


def fill(store: Store) -> list[FiledGame]:
    """Four games, the last one first, as the list shows them."""
    made = [
        store.file(running(game=FORTY, deal="48213"), Result.LOST, NOON - timedelta(days=40)),
        store.file(running(game=FORTY, deal="7"), Result.WON, NOON - timedelta(days=3)),
        store.file(running(game=GRIP, deal="9", score="3 left"), Result.LOST, NOON),
        store.file(running(game=FORTY, rules="redeals=1", deal="1"), Result.LOST, NOON),
    ]
    return made[::-1]


@pytest.fixture
def page(window: MainWindow) -> Iterator[GamesPage]:
    fill(window.store)
    page = GamesPage(window._services, Filter(), lambda game: None, now=lambda: NOON)
    tester = QAbstractItemModelTester(
        page.games, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    yield page
    del tester


def deals(page: GamesPage) -> list[str]:
    return [cell(page.games, row, Column.DEAL) for row in range(page.games.rowCount())]


def cell(games: GamesModel, row: int, column: Column) -> str:
    return str(games.index(row, column).data())


def press(widget: QWidget, name: str) -> None:
    next(each for each in widget.findChildren(QPushButton) if each.text() == name).click()


def test_the_games_are_listed_the_last_first(page: GamesPage) -> None:
    assert deals(page) == ["1", "9", "7", "48\u202f213"]
    row = [cell(page.games, 2, column) for column in Column][1:]
    assert row == ["Forty Thieves", "7", "win", "63 of 104", "1:30", "120", ""]
    headers = [page.games.headerData(each, Qt.Orientation.Horizontal) for each in Column]
    assert headers[Column.DEAL] == "Deal"


def test_games_are_found_and_filtered(page: GamesPage) -> None:
    found = {}
    for text in ("48 213", "#7", "grip", "redeals", "nothing"):
        page.search.setText(text)
        found[text] = deals(page)
    assert found == {
        "48 213": ["48\u202f213"],
        "#7": ["7"],
        "grip": ["9"],
        "redeals": ["1"],
        "nothing": [],
    }
    page.search.clear()
    page.result.choose("won")
    won = deals(page)
    page.result.choose("lost")
    page.since.choose("7")
    assert (won, deals(page)) == (["7"], ["1", "9"])


def test_nothing_can_be_done_without_a_game(page: GamesPage) -> None:
    enabled = [tool.isEnabled() for tool in page._tools]
    page.search.setText("no such game")
    assert (enabled, [tool.isEnabled() for tool in page._tools]) == ([True] * 3, [False] * 3)
    page.look()
    page.play()
    page.copy()


def test_a_game_is_copied_as_its_record(page: GamesPage) -> None:
    page.copy()
    assert QGuiApplication.clipboard().text().startswith("patience 1\n")


def test_enter_searches_and_looks_but_does_not_close(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []
    monkeypatch.setattr(replay_dialog, "ask", lambda *asked: looked.append(asked[2].deal))
    fill(window.store)
    dialog = StatisticsDialog(window, window._services)
    dialog.show_view(GAMES)
    dialog.show()
    page = dialog._page
    assert isinstance(page, GamesPage)
    qtbot.keyClick(page.search, Qt.Key.Key_Return)
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert looked == ["7"]


def test_a_game_of_the_list_is_played_again(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(window.store)

    def play(dialog: StatisticsDialog) -> int:
        dialog.show_game(len(dialog.summaries))
        dialog.show_view(GAMES)
        page = dialog.findChildren(GamesPage)[-1]
        page.search.setText("48213")
        press(page, "Play it again")
        return dialog.result()

    monkeypatch.setattr(StatisticsDialog, "exec", play)
    window.commands.statistics()
    assert (window.model.spec.game, window.model.deal_name) == (FORTY, "48213")


def test_a_game_is_looked_at_step_by_step(
    window: MainWindow, page: GamesPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for move in ("t8-t4", "s-w", "s-w"):
        assert window.model.try_move(move) is None
    window.commands.new_deal()
    page.refresh()
    seen = []

    def watch(dialog: ReplayDialog) -> int:
        dialog.show()
        for step in (0, 1, 3):
            dialog.slider.setValue(step)
            seen.append((len(dialog._scene.position["waste"]), dialog.words.text()))
        dialog._by(-1)
        dialog.switch_play()
        dialog._go_on()
        seen.append((dialog.step, str(dialog._beat.isActive())))
        dialog.switch_play()
        seen.append((dialog.step, dialog._play.text()))
        dialog.done(0)
        return 0

    monkeypatch.setattr(ReplayDialog, "exec", watch)
    page.look()
    assert seen == [
        (0, "Step 0 of 3: The deal"),
        (0, "Step 1 of 3: 10 of hearts to column 4"),
        (2, "Step 3 of 3: 9 of clubs turned"),
        (3, "False"),
        (0, "Pause"),
    ]


def test_a_record_that_cannot_be_read_is_told(
    window: MainWindow, page: GamesPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(question, "tell", lambda *stage, title, text: told.append(title))
    broken = running(record="patience 1\ngame: forty-thieves\ndeal: 1\nmoves: t1-t1\n")
    game = window.store.file(broken, Result.LOST)
    assert not replay_dialog.ask(window, window._services, game)
    assert told == ["This game cannot be shown"]


def test_games_of_a_version_to_come_are_shown_all_the_same(window: MainWindow) -> None:
    window.store.file(running(game="spiderwort", rules="legs=8"), Result.WON)
    dialog = StatisticsDialog(window, window._services)
    assert "spiderwort legs=8" in [entry.text() for entry in dialog._group.buttons()]
    dialog.show_game(1)
    dialog.show_view(GAMES)


def test_exported_records_are_imported_without_doubles(
    window: MainWindow, opened: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(window.store)
    file = tmp_path / "games.txt"
    monkeypatch.setattr(record_files, "ask_save", lambda *asked: file)
    monkeypatch.setattr(record_files, "ask_file", lambda *asked: file)
    dialog = StatisticsDialog(window, window._services)
    dialog.export_records()
    window.store.reset()
    notes = []
    for _ in range(2):
        dialog.import_games()
        notes.append(dialog._note.text())
    assert notes == ["Games added from games.txt: 4.", "Games added from games.txt: 0."]
    assert window.store.count() == 4
    file.write_text("no games")
    dialog.import_games()
    assert "games.txt is no record" in dialog._note.text().casefold()


def test_all_games_together_have_their_totals(window: MainWindow) -> None:
    fill(window.store)
    dialog = StatisticsDialog(window, window._services)
    dialog.show_game(len(dialog.summaries))
    assert dialog.shown is None
    assert dialog._empty.isEnabled()


@pytest.mark.slow
def test_ten_thousand_games_open_at_once(profile: Path, opened: Opener) -> None:
    store = Store(Profile.at(profile))
    game = store.file(running(), Result.LOST)
    many = [replace(game, token=f"{n:032x}", deal=str(n)) for n in range(1, 10_000)]
    store._database.write(lambda db: rows.merge(db, many))
    store.close()
    window, times = opened(game=FORTY, deal=1), []
    for view in (FIGURES, GAMES) * 4:
        begin = process_time()
        dialog = StatisticsDialog(window, window._services)
        dialog.show_view(view)
        dialog.show()
        times.append(process_time() - begin)
        dialog.close()
    assert window.store.count() == 10_000
    assert sorted(times)[4] < 0.15
