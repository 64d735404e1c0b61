"""The dialogs, without their event loop: what they show, and what they answer."""

import csv
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from solitaire_desktop.rules.games.catalogue import ENTRIES, game_spec
from solitaire_desktop.store import Animation, Result, Theme, preference_table
from solitaire_desktop.table.card_art import Look
from solitaire_desktop.table.decks import Maker
from solitaire_desktop.window import (
    deal_dialog,
    preferences_dialog,
    question,
    record_files,
    statistics_figures,
)
from solitaire_desktop.window.deal_dialog import DealDialog, cleaned
from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.game_chooser import GameChooser, Start
from solitaire_desktop.window.help_dialog import RulesSheet, ShortcutSheet
from solitaire_desktop.window.main_window import MainWindow
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.preferences_dialog import PAGES, PreferencesDialog
from solitaire_desktop.window.rate_chart import RateChart
from solitaire_desktop.window.records import known_games
from solitaire_desktop.window.statistics_dialog import StatisticsDialog
from solitaire_desktop.window.theme import DARK
from solitaire_desktop.window.widgets import Choices, Switch
from tests.table import made_decks


@pytest.fixture
def dress(qapp: QApplication) -> Dress:
    """English, dark, our deck."""
    return Dress(Messages(), DARK, Look())


def texts(widget: QWidget) -> list[str]:
    return [each.text() for each in widget.findChildren(QLabel)]


def press(widget: QWidget, name: str) -> None:
    buttons = [each for each in widget.findChildren(QPushButton) if each.text() == name]
    buttons[0].click()


@pytest.mark.parametrize(
    ("typed", "deal"),
    [
        ("48213", "48213"),
        (" #48 213 ", "48213"),
        ("48_213", "48213"),
        ("1.000.000", "1000000"),
        ("1,000,000", "1000000"),
        ("ms617", "617"),
        ("0", ""),
        ("-5", ""),
        ("100000000000000000001", ""),
        ("twelve", ""),
        ("", ""),
    ],
)
def test_the_number_field_drops_what_people_put_into_numbers(
    dress: Dress, typed: str, deal: str
) -> None:
    dialog = DealDialog(None, dress, "Forty Thieves")
    dialog.field.setText(typed)
    assert dialog.deal == deal


def test_a_wrong_number_is_told_with_the_range(dress: Dress) -> None:
    dialog = DealDialog(None, dress, "Forty Thieves")
    dialog.field.setText("0")
    assert "from 1 to 10 to the power of 20" in dialog.problem.text()
    assert cleaned("1\u202f000") == "1000"


def test_a_dialog_that_was_answered_goes(window: MainWindow, qtbot) -> None:
    """The window kept each as its child: some megabytes for every look at the preferences."""
    QTimer.singleShot(0, window, lambda: window.findChildren(DealDialog)[0].done(0))
    assert deal_dialog.ask(window, window._services.dress, "Forty Thieves") is None
    qtbot.waitUntil(lambda: window.findChild(DealDialog) is None)


def test_the_chooser_shows_every_game(window: MainWindow) -> None:
    dialog = GameChooser(window, window._services.dress, known_games(window._services))
    shown = texts(dialog)
    assert [entry.name for entry in ENTRIES if entry.name not in shown] == []


def test_a_saved_game_is_offered_to_go_on(window: MainWindow) -> None:
    window.commands.turn()
    window.model.choose_game("streets")
    dialog = GameChooser(window, window._services.dress, known_games(window._services))
    press(dialog, "Continue")
    assert dialog.choice is not None
    assert dialog.choice.start is Start.GO_ON
    assert dialog.choice.spec == game_spec("forty-thieves")


def test_changed_rules_with_a_saved_game_are_shown_too(window: MainWindow) -> None:
    window.model.choose_game("forty-thieves", "redeals=3 unit=run")
    identities = [info.spec.identity for info in known_games(window._services)]
    assert window.model.spec.identity in identities


@pytest.mark.parametrize("key", [entry.key for entry in ENTRIES])
def test_the_rules_of_every_game_are_told(dress: Dress, key: str) -> None:
    sheet = RulesSheet(None, dress, game_spec(key), name="Name")
    shown = texts(sheet)
    assert "The aim" in shown
    assert not any("{" in text for text in shown)


def test_the_sheet_of_shortcuts_has_every_command(window: MainWindow) -> None:
    shown = texts(ShortcutSheet(window, window._services.dress, window._sections()))
    assert {"Undo", "Ctrl+Z", "Turn the stock", "Space"} <= set(shown)


def test_every_preference_stands_on_one_page(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path))  # decks are offered where there are others
    made_decks.write_kde_deck(tmp_path, "other", made_decks.drawing(Maker.KDE))
    named = [name for _, names in PAGES for name in names]
    assert len(named) == len(set(named))
    dialog = PreferencesDialog(window, window._services)
    shown = texts(dialog)
    assert [entry.label for entry in preference_table() if entry.label not in shown] == []


def test_a_preference_changes_at_once_and_is_taken_back(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = window._services.preferences
    seen: list[bool] = []

    def play(dialog: PreferencesDialog) -> int:
        switches = dialog.findChildren(Switch)
        next(each for each in switches if each.accessibleName() == "Four colours").click()
        seen.append(live.value.four_colours)
        return 0

    monkeypatch.setattr(PreferencesDialog, "exec", play)
    assert not preferences_dialog.ask(window, window._services)
    assert seen == [True]
    assert not live.value.four_colours


def test_the_verdicts_are_switched_on_the_page_about_playing() -> None:
    """They were named on no page, and stood last among the bars of the window."""
    playing = next(names for title, names in PAGES if title == "Playing")
    assert {"verdict_seen", "verdict_true"} <= set(playing)


@pytest.mark.parametrize("answer", [True, False])
def test_judging_by_the_true_deal_says_the_first_time_what_it_means(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, answer: bool
) -> None:
    asked: list[str] = []

    def ask(*args: object, text: str, **more: object) -> bool:
        asked.append(text)
        return answer

    monkeypatch.setattr(question, "ask", ask)
    live = window._services.preferences
    dialog = PreferencesDialog(window, window._services)

    switches = dialog.findChildren(Switch)
    switch = next(each for each in switches if each.accessibleName() == "Judge by the true deal")
    switch.click()
    is_on = switch.isChecked(), live.value.verdict_true
    switch.click()
    switch.click()

    assert is_on == (answer, answer)
    assert "hidden cards" in asked[0]
    assert len(asked) == (1 if answer else 3)


def test_a_kept_preference_is_there_at_the_next_start(window: MainWindow, opened) -> None:
    live = window._services.preferences
    live.keep(replace(live.value, animation=Animation.SLOW))
    window.close()
    assert opened()._services.preferences.value.animation is Animation.SLOW


def test_another_theme_puts_the_open_dialog_on_too(window: MainWindow, qtbot) -> None:
    window._services.preferences.show(
        replace(window._services.preferences.value, theme=Theme.LIGHT)
    )
    dialog = PreferencesDialog(window, window._services)
    dialog.show_page(3)
    theme = next(
        each
        for each in dialog.findChildren(Choices)
        if {"Light", "Dark"} <= {b.text() for b in each.findChildren(QPushButton)}
    )
    old = dialog._content
    press(theme, "Dark")
    qtbot.waitUntil(lambda: dialog._content is not old)
    assert dialog._page == 3
    assert window._services.preferences.value.theme is Theme.DARK


def test_statistics_start_with_the_game_on_the_table(window: MainWindow) -> None:
    window.commands.turn()
    window.commands.new_deal()
    dialog = StatisticsDialog(window, window._services)
    shown = texts(dialog)
    assert "Forty Thieves" in shown
    numbered = "Deals by number: 1 played, 0 won."
    assert any(numbered in text for text in shown)


def test_statistics_of_a_game_never_played_are_empty_not_wrong(window: MainWindow) -> None:
    dialog = StatisticsDialog(window, window._services)
    cells = statistics_figures.figures(dialog.summaries[0], dialog.messages)
    assert [value for value, _, _ in cells] == ["0", "0", "–", "–", "0"]


def test_the_picture_of_the_rate_needs_twenty_games(dress: Dress) -> None:
    chart = RateChart(dress)
    chart.show_results([Result.WON] * 20)
    has_curve = chart.has_curve
    chart.show_results([Result.WON, Result.LOST] * 15)
    assert (has_curve, chart.has_curve) == (False, True)
    chart.resize(600, 300)
    assert not chart.grab().isNull()
    assert "50" in chart.accessibleName()


def test_a_new_deal_of_a_finished_game_is_a_new_deal(window: MainWindow) -> None:
    window.commands.turn()
    window.commands.give_up()
    dialog = GameChooser(window, window._services.dress, known_games(window._services))
    named = [
        each
        for each in dialog.findChildren(QPushButton)
        if each.accessibleName() == "New deal: Forty Thieves"
    ]
    named[0].click()
    assert dialog.choice is not None
    assert dialog.choice.start is Start.NEW_DEAL


def test_the_record_is_exported(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.csv"
    window.commands.turn()
    window.commands.new_deal()
    monkeypatch.setattr(record_files, "ask_save", lambda *asked: file)
    StatisticsDialog(window, window._services).export_csv()
    with file.open(encoding="utf-8", newline="") as table:
        assert [row["deal"] for row in csv.DictReader(table)] == ["1"]


def test_an_export_that_fails_is_told(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_files, "ask_save", lambda *asked: tmp_path / "no" / "games.csv")
    dialog = StatisticsDialog(window, window._services)
    (tmp_path / "no").write_text("a file, not a folder")
    dialog.export_csv()
    assert "cannot be written" in dialog._note.text()


def test_a_reset_asks_and_can_be_taken_back(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.commands.turn()
    window.commands.new_deal()
    dialog = StatisticsDialog(window, window._services)
    answers = iter([False, True])
    monkeypatch.setattr(question, "ask", lambda *stage, **texts: next(answers))
    counts = []
    for name in ("Reset…", "Reset…", "Take it back"):
        press(dialog, name)
        counts.append(window.store.count())
    assert counts == [1, 0, 1]
    assert dialog._back.isHidden()
