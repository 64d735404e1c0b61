from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from solitaire_desktop.paths import resource
from solitaire_desktop.rules.position import Outcome
from solitaire_desktop.store import Language, MenuBar, Theme
from solitaire_desktop.window import deal_dialog, files, game_chooser, question
from solitaire_desktop.window.main_window import MainWindow
from solitaire_desktop.window.outcome_panel import outcome_content
from solitaire_desktop.window.toolbar import IconButton
from tests.window.conftest import Opener

BLOCKED_NEXT = """patience 1
game: forty-thieves
waste: 2S
t1: KC
t2: KD
t3: KH
t4: KS
t5: KC
t6: KD
t7: KH
t8: KS
t9: 9C
t10: 3S
"""
WON_NEXT = """patience 1
game: forty-thieves
f1: AC..KC
f2: AC..KC
f3: AD..KD
f4: AD..KD
f5: AH..KH
f6: AH..KH
f7: AS..KS
f8: AS..QS
t1: KS
"""


def action(window: MainWindow, key: str):
    return window.actions_made.by_key[key]


def panel_title(window: MainWindow) -> str:
    content = window.chrome.panel.content
    return "" if content is None else content.title


def settle(qtbot: QtBot, window: MainWindow) -> None:
    """Let the panel come."""
    qtbot.waitUntil(lambda: not window.teller.late_panel.isActive())


def test_commands_that_cannot_be_done_are_disabled(window: MainWindow) -> None:
    assert not action(window, "undo").isEnabled()
    window.commands.turn()
    assert action(window, "undo").isEnabled()
    assert not action(window, "redo").isEnabled()
    action(window, "undo").trigger()
    assert action(window, "redo").isEnabled()


def test_commands_of_another_game_are_not_shown(window: MainWindow) -> None:
    assert not action(window, "swap").isVisible()
    window.model.choose_game("devils-grip")
    assert action(window, "swap").isVisible()
    assert not action(window, "send-up").isVisible()


def test_space_turns_the_stock_while_the_table_has_the_keyboard(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.activateWindow()
    window.view.setFocus()
    qtbot.keyClick(window.view, Qt.Key.Key_Space)
    assert len(window.model.position["waste"]) == 1


def test_the_title_is_the_name_of_the_game(window: MainWindow) -> None:
    assert window.windowTitle() == "Forty Thieves"
    window.model.choose_game("forty-thieves", "redeals=2")
    assert "redeal" in window.windowTitle()


def test_a_refusal_is_said_in_the_status_bar(window: MainWindow) -> None:
    window.model.try_move("t1-t2")
    assert window.chrome.message.endswith(".")
    assert "Columns build down in suit" in window.chrome.message


def test_a_blocked_game_says_so_and_offers_undo(opened: Opener, qtbot: QtBot) -> None:
    window = opened(record=BLOCKED_NEXT)
    assert window.model.try_move("w-t10") is None
    settle(qtbot, window)
    content = window.chrome.panel.content
    assert content is not None
    assert [text for text, _ in content.buttons] == ["Undo", "Restart", "New deal"]
    content.buttons[0][1]()
    settle(qtbot, window)
    assert window.model.outcome is Outcome.PLAYING
    assert window.chrome.panel.content is None


def test_a_won_game_is_celebrated_and_esc_leaves_the_table(opened: Opener, qtbot: QtBot) -> None:
    window = opened(record=WON_NEXT)
    window.model.try_move("t1-f8")
    settle(qtbot, window)
    assert panel_title(window) == "Forty Thieves, beaten"
    qtbot.keyClick(window.chrome.panel, Qt.Key.Key_Escape)
    assert panel_title(window) == ""
    assert window.model.outcome is Outcome.WON


def test_a_game_given_up_says_so(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.turn()
    window.commands.give_up()
    settle(qtbot, window)
    assert window.chrome.panel.content is not None
    assert window.chrome.panel.content.title == "Given up"
    assert not action(window, "give-up").isEnabled()


def test_the_panel_is_there_when_a_blocked_game_is_opened(opened: Opener, qtbot: QtBot) -> None:
    window = opened(record=f"{BLOCKED_NEXT}moves: w-t10\n")
    settle(qtbot, window)
    assert window.model.outcome is Outcome.BLOCKED
    assert window.chrome.panel.content is not None


def test_copy_and_paste_carry_a_game(window: MainWindow) -> None:
    window.commands.turn()
    window.commands.copy_record()
    text = QGuiApplication.clipboard().text()
    assert text == window.model.record()
    window.commands.new_deal()
    window.commands.paste_record()
    assert window.model.deal_name == "1"
    assert len(window.model.position["waste"]) == 1


def test_a_bad_text_is_told_and_changes_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(question, "tell", lambda *stage, title, text: told.append(text))
    before = window.model.position
    QGuiApplication.clipboard().setText("patience 1\ngame: forty-thieves\nnonsense\n")
    window.commands.paste_record()
    assert "Line 3" in told[0]
    assert window.model.position == before


def test_an_empty_clipboard_is_told_quietly(window: MainWindow) -> None:
    QGuiApplication.clipboard().clear()
    window.commands.paste_record()
    assert "no text" in window.chrome.toast.text


def test_a_copy_is_saved_and_opened(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.patience"
    monkeypatch.setattr(files, "ask_save", lambda *asked: file)
    monkeypatch.setattr(files, "ask_open", lambda *asked: file)
    window.commands.turn()
    window.commands.save_copy()
    assert file.read_text("utf-8") == window.model.record()
    window.commands.new_deal()
    window.commands.open_file()
    assert window.model.deal_name == "1"


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"patience 9\n", b"x" * 100])
def test_a_bad_file_is_told_and_changes_nothing(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    told: list[str] = []
    monkeypatch.setattr(question, "tell", lambda *stage, title, text: told.append(text))
    file = tmp_path / "bad.patience"
    file.write_bytes(content)
    before = window.model.position
    window.commands.open_path(file)
    assert len(told) == 1
    assert window.model.position == before


def test_a_missing_file_is_told(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(question, "tell", lambda *stage, title, text: told.append(title))
    window.commands.open_path(tmp_path / "gone.patience")
    assert told == ["Cannot open gone.patience"]


def test_a_deal_is_chosen_by_its_number(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_dialog, "ask", lambda *asked: "48213")
    window.commands.deal_by_number()
    assert window.model.deal_name == "48213"


def test_cancel_in_the_deal_dialog_changes_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_dialog, "ask", lambda *asked: None)
    window.commands.deal_by_number()
    assert window.model.deal_name == "1"


def test_a_chosen_game_goes_on_where_it_was_left(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.commands.turn()
    for key in ("calculation", "forty-thieves"):
        monkeypatch.setattr(
            game_chooser,
            "ask",
            lambda parent, dress, games, key=key: game_chooser.Choice(
                next(info.spec for info in games if info.spec.game == key),
                game_chooser.Start.GO_ON,
            ),
        )
        window.commands.choose_game()
        assert window.model.spec.game == key
    assert len(window.model.position["waste"]) == 1


def test_preferences_show_at_once(window: MainWindow) -> None:
    live = window._services.preferences
    live.keep_with(show_clock=False, show_status=False, menu_bar=MenuBar.ALT)
    assert not window.menuBar().isVisible()
    assert not window.chrome._status.isVisible()  # type: ignore[union-attr]
    assert not action(window, "clock").isChecked()
    window.commands.switch_clock()
    window.commands.switch_status_bar()
    window.commands.switch_menu_bar()
    assert live.value.show_clock
    assert window.menuBar().isVisible()


def test_another_theme_is_put_on_at_once(window: MainWindow) -> None:
    window._services.preferences.keep_with(theme=Theme.LIGHT)
    light = window.styleSheet()
    window._services.preferences.keep_with(theme=Theme.DARK)
    assert window.styleSheet() != light


def test_dressing_anew_leaves_nothing_of_the_old_dress(window: MainWindow, qtbot: QtBot) -> None:
    """Each change of theme or language left all menus behind."""
    menus = len(window.findChildren(QMenu))
    window.dress()
    window.dress()
    qtbot.waitUntil(lambda: len(window.findChildren(QMenu)) == menus)


def test_full_screen_and_back(window: MainWindow) -> None:
    window.commands.full_screen()
    assert window.isFullScreen()
    window.commands.full_screen()
    assert not window.isFullScreen()


def test_no_useful_moves_is_a_quiet_notice(window: MainWindow) -> None:
    window.model.useless.emit()
    assert "No useful moves" in window.chrome.toast.text


def test_everything_with_the_keyboard_has_an_accessible_name(window: MainWindow) -> None:
    shown = window.findChildren(IconButton)
    assert shown
    assert [each for each in shown if not (each.accessibleName() or each.text())] == []


def test_fault_is_shown_once_and_play_goes_on(window: MainWindow) -> None:
    window.show_fault("Traceback 1")
    window.show_fault("Traceback 2")
    assert window._fault is not None
    assert not window._fault.isModal()
    window.commands.turn()
    assert len(window.model.position["waste"]) == 1
    window._fault.accept()
    assert window._fault is None


def test_a_file_dropped_on_the_window_is_opened(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "game.patience"
    file.write_text("patience 1\ngame: streets\ndeal: 3\nmoves: s-w\n")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    enter = QDragEnterEvent(
        QPoint(5, 5),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dragEnterEvent(enter)
    assert enter.isAccepted()
    window.dropEvent(
        QDropEvent(
            QPointF(5, 5),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    assert window.model.spec.game == "streets"
    assert window.model.cursor == 1


def test_the_window_does_what_a_later_start_wants(window: MainWindow, tmp_path: Path) -> None:
    window.fulfil({"game": "limited", "deal": "9", "rules": "", "file": ""})
    assert (window.model.spec.game, window.model.deal_name) == ("limited", "9")
    file = tmp_path / "game.patience"
    file.write_text("patience 1\ngame: streets\ndeal: 3\n")
    window.fulfil({"file": str(file)})
    assert window.model.spec.game == "streets"


def test_a_later_start_with_nonsense_is_told(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(question, "tell", lambda *stage, title, text: told.append(title))
    window.fulfil({"game": "klondike"})
    assert told == ["This game cannot be dealt"]
    assert window.model.spec.game == "forty-thieves"


def test_alt_brings_out_a_hidden_menu_bar(window: MainWindow, qtbot: QtBot) -> None:
    window._services.preferences.keep_with(menu_bar=MenuBar.ALT)
    window.view.setFocus()
    qtbot.keyPress(window.view, Qt.Key.Key_Alt)
    qtbot.keyRelease(window.view, Qt.Key.Key_Alt)
    assert window.menuBar().isVisible()
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()
    qtbot.waitUntil(lambda: not window.menuBar().isVisible())


def test_another_language_is_spoken_at_once(window: MainWindow) -> None:
    if not resource("resources", "translations", "solitaire_desktop_pt_PT.qm").exists():
        pytest.skip("the catalogues are not compiled")
    window._services.preferences.keep_with(language=Language.PORTUGUESE)
    assert action(window, "undo").text().replace("&", "") == "Desfazer"
    window._services.preferences.keep_with(language=Language.ENGLISH)
    assert action(window, "undo").text().replace("&", "") == "Undo"


def test_a_win_is_counted_in_its_panel(opened: Opener, qtbot: QtBot) -> None:
    window = opened(game="calculation", deal=1)
    window.commands.turn()
    window.commands.give_up()
    summary = window.store.summary("calculation", "")
    assert (summary.games.played, summary.games.won) == (1, 0)
    content = outcome_content(window._services, window.commands)
    assert content is not None
    assert "4 of 52" in content.text


def whole(ranks: str, suits: str = "CCDDHHSS") -> list[str]:
    return [" ".join(f"{rank}{suit}" for rank in ranks) for suit in suits]


def test_complete_piles_in_wrong_rows_are_offered_to_be_arranged(
    opened: Opener, qtbot: QtBot
) -> None:
    top, middle, bottom = whole("258J"), whole("369Q"), whole("47TK")
    top[0], middle[0] = middle[0], top[0]
    lines = [
        f"{row}{number}: {cards}"
        for row, piles in (("a", top), ("b", middle), ("c", bottom))
        for number, cards in enumerate(piles, start=1)
    ]
    window = opened(record="\n".join(["patience 1", "game: devils-grip", *lines, ""]))
    settle(qtbot, window)
    assert panel_title(window) == "All cards are placed"
    window.commands.arrange_rows()
    settle(qtbot, window)
    assert window.model.outcome is Outcome.WON
    assert "beaten" in panel_title(window)


def test_the_bound_of_cards_left_is_shown(opened: Opener) -> None:
    window = opened(game="devils-grip", deal=1)
    while window.model.position["stock"]:
        assert window.model.turn() is None
    bound = window.model.least_left
    assert bound
    figure = window.chrome._status._figures["least"]  # type: ignore[union-attr]
    assert not figure.isHidden()


def test_a_warning_of_the_game_stays_after_the_move(window: MainWindow) -> None:
    window.model.told.emit("join-in-vain", {})
    warning = window.chrome.toast.text
    assert warning
    window.commands.turn()
    assert window.chrome.toast.text == warning


def test_w_lays_out_the_whole_waste_and_takes_it_away(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    window.view.setFocus()
    assert not action(window, "waste").isEnabled()
    window.commands.turn()
    window.commands.turn()
    shown = []
    for _ in range(2):
        qtbot.keyClick(window.view, Qt.Key.Key_V)
        shown.append(window.view._control.peek.is_spread)
    assert shown == [True, False]
