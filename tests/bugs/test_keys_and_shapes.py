"""Keys that lose a game, locks of the keyboard, hidden bars, mirrored tables, dialogs too large."""

import gc
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from solitaire_desktop.store import MenuBar
from solitaire_desktop.table.view import TableView
from tests.bugs.test_going_on import wander
from tests.table.conftest import Player
from tests.table.invariants import check_invariants

Key, Mod = Qt.Key, Qt.KeyboardModifier
DIALOGS = {
    "choose-game": 1,
    "deal-number": 1,
    "statistics": 1,
    "preferences": 1,
    "rules": 1,
    "shortcuts": 1,
    "about": 1,
}


def with_dialogs(window, act, look=lambda dialog: None) -> list[QDialog]:
    """Act, and close each dialog that opens, after a look at it."""
    seen: list[QDialog] = []

    def close() -> None:
        dialog = QApplication.activeModalWidget()
        popup = QApplication.activePopupWidget()
        if isinstance(popup, QMenu):
            popup.close()
        if isinstance(dialog, QDialog):
            seen.append(dialog)
            look(dialog)
            dialog.reject()

    timer = QTimer(window)
    timer.timeout.connect(close)
    timer.start(20)
    act()
    timer.stop()
    timer.deleteLater()
    return seen


@pytest.mark.parametrize("name", DIALOGS)
def test_dialogs_fit_a_small_screen(opened, name):
    """B-037: 1280 x 720 at 150 % leaves 853 x 480; a dialog that is larger can be made as small."""
    window = opened(game="forty-thieves", deal=1)
    window.resize(850, 440)
    sizes: list[QRect] = []

    def look(dialog: QDialog) -> None:
        dialog.resize(600, 400)
        QApplication.processEvents()
        sizes.append(dialog.geometry())

    with_dialogs(window, window.actions_made.by_key[name].trigger, look)
    assert sizes
    assert sizes[0].width() <= 853
    assert sizes[0].height() <= 440


def test_no_key_loses_the_game_for_good(opened, qtbot):
    """B-124: Forty Thieves deal 4 after 30 moves; every key, with Ctrl, Alt and Shift."""
    import random

    window = opened(game="forty-thieves", deal=4)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    wander(window.model, random.Random(4), 30)
    token, steps = window.model.session.token, len(window.model.steps)
    left_out = {"Ctrl+Q", "Ctrl+O", "Ctrl+S", "F11"}
    keys = [*range(Key.Key_A, Key.Key_Z + 1), *range(Key.Key_0, Key.Key_9 + 1)]
    keys += [Key.Key_Return, Key.Key_Space, Key.Key_Escape, Key.Key_Delete, Key.Key_Backspace]
    keys += [Key.Key_Tab, *range(Key.Key_F1, Key.Key_F12 + 1), Key.Key_Menu]
    modifiers = (Mod.NoModifier, Mod.ControlModifier, Mod.AltModifier, Mod.ShiftModifier)
    pressed = []
    for key, modifier in product(keys, modifiers):
        combination = QKeySequence(key | modifier.value).toString()
        if combination in left_out:
            continue
        with_dialogs(window, lambda k=key, m=modifier: QTest.keyClick(window.view, Key(k), m))
        window.view.setFocus()
        if window.model.session.token == token:
            continue
        pressed.append(combination)
        window.actions_made.by_key["previous-game"].trigger()
        assert window.model.session.token == token, combination
    assert set(pressed) <= {"Ctrl+N", "F2"}
    while window.model.redo():
        pass
    assert len(window.model.steps) >= 1
    assert steps
    assert check_invariants(window.view) == []


@pytest.mark.parametrize("text", ["s", "S", "ы"])
def test_a_letter_counts_with_caps_lock_and_other_alphabets(table, text):
    """B-123: caps lock gives other text, the same key; so do Cyrillic layouts here."""
    player = table(game="devils-grip", deal=48213)
    player.key(Key.Key_Left)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, Key.Key_S, Mod.NoModifier, text)
        QApplication.sendEvent(player.view, event)
    assert player.view._control.hand.lifted is not None


def test_the_key_pad_plays(table):
    """B-123: arrows and Enter of the key pad, which come with their own modifier."""
    player = table("game: forty-thieves\nt1: 8H\nt2: 9H\nt3: 2C")
    for key in (Key.Key_Left, Key.Key_Enter, Key.Key_Right, Key.Key_Enter):
        player.key(key, Mod.KeypadModifier)
    assert player.model.cursor == 1


def test_all_bars_come_back_by_the_mouse_and_by_keys(opened, qtbot):
    """B-109: menu bar, toolbar and status bar hidden: a right click on the bare table has all."""
    window = opened(game="forty-thieves", deal=1)
    live = window._services.preferences
    live.keep_with(menu_bar=MenuBar.ALT, show_toolbar=False, show_status=False)
    size = window.view.viewport().size()
    bare = QPoint(size.width() // 2, size.height() - 20)
    found: list[list[str]] = []

    def look() -> None:
        popup = QApplication.activePopupWidget()
        if isinstance(popup, QMenu):
            found.append([action.text() for action in popup.actions()])
            popup.close()

    QTimer.singleShot(50, window, look)
    QTest.mouseClick(window.view.viewport(), Qt.MouseButton.RightButton, pos=bare)
    qtbot.wait(120)
    assert found
    assert len(found[0]) >= 4
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    Player(window.view, window.model).key(Key.Key_T, Mod.ControlModifier | Mod.ShiftModifier)
    assert live.value.show_toolbar


@pytest.mark.parametrize("game", ["forty-thieves", "devils-grip", "calculation"])
def test_a_mirrored_table_plays_the_same(table, game):
    """B-119: mirrored in a running game; drags, and arrows follow the picture."""
    import random

    from solitaire_desktop.store import Preferences

    player = table(game=game, deal=12)
    player.view.set_preferences(Preferences(mirror=True))
    choose = random.Random(12)
    for _ in range(20):
        model = player.model
        pairs = [
            (pile, target)
            for pile in model.spec.piles[1:]
            if model.position[pile]
            for target in model.lift(pile, 1)
        ]
        before = model.cursor
        if pairs and choose.random() < 0.7:
            player.drag(*choose.choice(pairs))
        elif model.can_turn:
            player.click("stock")
        elif pairs:
            player.drag(*pairs[0])
        else:
            break
        assert model.cursor == before + 1
        player.check()
    player.key(Key.Key_Left)
    cursor = player.view._control.cursor
    start = player.view.spot(cursor.pile).x()
    player.key(Key.Key_Right)
    there = player.view.spot(cursor.pile).x()
    assert there >= start


class Paints(QObject):
    """Counts what a widget paints."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() is QEvent.Type.Paint
        return False


@pytest.mark.parametrize("game", ["forty-thieves", "devils-grip", "calculation"])
def test_a_table_left_alone_paints_nothing(table, qtbot, game):
    """B-112: after a deal has come to rest, and with a card lifted and a bubble shown."""
    player = table(game=game, deal=3, animations=True)
    player.model.new_deal(4)
    qtbot.waitUntil(lambda: not player.view.is_moving, timeout=4000)
    player.click("t1" if game == "forty-thieves" else player.model.spec.piles[-1])
    qtbot.wait(700)
    paints = Paints()
    player.view.viewport().installEventFilter(paints)
    qtbot.wait(500)
    assert paints.count == 0


def test_the_first_layout_is_that_of_any_later_resize(opened, qtbot):
    """B-040: nothing is fitted to a size that the window never has."""
    window = opened(game="forty-thieves", deal=1)
    window.resize(1000, 640)
    QApplication.processEvents()
    window.close()
    second = opened()
    first = {pile: second.view.spot(pile) for pile in second.model.spec.piles}
    size = second.size()
    second.resize(700, 500)
    QApplication.processEvents()
    second.resize(size)
    QApplication.processEvents()
    assert {pile: second.view.spot(pile) for pile in second.model.spec.piles} == first
    assert second.view.transform().isIdentity() or second.view.transform().m11() > 0


def test_many_games_and_looks_leave_no_items_behind(table):
    """B-148, B-149: new games, other games and themes, with a collection between; hits at once."""
    from solitaire_desktop.store import Preferences
    from solitaire_desktop.store.choices import Surface

    player = table(game="forty-thieves", deal=1, animations=True)
    surfaces = list(Surface)
    games = ("forty-thieves", "calculation", "devils-grip", "sixty-thieves")
    for number in range(16):
        player.model.choose_game(games[number % 4])
        player.model.new_deal(number + 1)
        player.view.set_preferences(Preferences(surface=surfaces[number % len(surfaces)]))
        for point in (QPoint(60, 60), QPoint(300, 300)):
            player.move(point, Qt.MouseButton.NoButton)
        if number % 5 == 0:
            gc.collect()
            player.check()


def test_a_record_that_comes_while_a_dialog_is_open_is_taken_over(opened, tmp_path):
    """B-151: the preferences are open, another start wants a file; then the dialog is cancelled."""
    path = tmp_path / "a deal.patience"
    path.write_text("patience 1\ngame: calculation\ndeal: 5\n", "utf-8")
    window = opened(game="forty-thieves", deal=1)
    with_dialogs(
        window,
        window.actions_made.by_key["preferences"].trigger,
        lambda dialog: window.fulfil({"file": str(path)}),
    )
    assert window.model.spec.game == "calculation"
    assert check_invariants(window.view) == []


def test_closing_the_window_closes_the_open_dialog(opened):
    """B-151: SIGTERM, or a log-out, while the statistics are open."""
    window = opened(game="forty-thieves", deal=1)
    window.model.turn()
    with_dialogs(
        window, window.actions_made.by_key["statistics"].trigger, lambda dialog: window.close()
    )
    assert not window.isVisible()
    assert isinstance(window.view, TableView)
    second = opened()
    assert second.model.cursor == 1
