"""Whole games without a mouse: by keys alone, and through the tree of screen readers alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from solitaire_desktop.rules import Move, Outcome, parse_record
from solitaire_desktop.rules.move import STOCK, MoveKind
from solitaire_desktop.window.main_window import MainWindow
from tests.table.conftest import Player
from tests.table.test_keyboard import KEYS, way_to

DATA = Path(__file__).parent.parent / "data"
RECORDS = {
    "forty-thieves": DATA / "won" / "forty-thieves.txt",
    "calculation": DATA / "won" / "calculation.txt",
    "devils-grip": DATA / "playthroughs" / "devils-grip.txt",
}
MICE = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseMove,
    QEvent.Type.TouchBegin,
)
Name, Description = QAccessible.Text.Name, QAccessible.Text.Description
PRESS = QAccessibleActionInterface.pressAction()


class NoMouse(QObject):
    """Fails a game in which anything came from a mouse."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        assert event.type() not in MICE
        return False


@pytest.fixture
def no_mouse(qapp: QApplication) -> Iterator[None]:
    guard = NoMouse()
    qapp.installEventFilter(guard)
    yield
    qapp.removeEventFilter(guard)


@pytest.fixture
def listening() -> Iterator[None]:
    """A screen reader is there."""
    was_active = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(was_active)


def recorded(game: str) -> tuple[str, list[Move]]:
    """The deal and the moves of a whole game."""
    record = parse_record(RECORDS[game].read_text("utf-8"))
    return str(record.deal), [move for step in record.steps for move in step]


def steer(player: Player, target: str) -> None:
    """Arrows to a pile; up and down may first choose how many cards of a column."""
    cursor = player.view._control.cursor
    if not cursor.is_shown:
        player.key(Qt.Key.Key_Left)
    for way in way_to(player, target):
        here = cursor.pile
        while cursor.pile == here:
            before = cursor.count
            player.key(KEYS[way])
            assert (cursor.pile, cursor.count) != (here, before), f"{way} does nothing at {here}"
    while cursor.count > 1:
        player.key(Qt.Key.Key_Down)
    assert cursor.pile == target


def by_keys(player: Player, move: Move) -> None:
    """A move by arrows, Return, S and Space."""
    if move.source == STOCK:
        QTest.keyClick(player.view, Qt.Key.Key_Space)
        return
    is_swap = move.kind is MoveKind.SWAP
    steer(player, move.source)
    player.key(Qt.Key.Key_S if is_swap else Qt.Key.Key_Return)
    steer(player, move.target)
    player.key(Qt.Key.Key_Return)


def standing(window: MainWindow) -> Outcome:
    """How the game stands."""
    return window.model.outcome


def close_panel(window: MainWindow, qtbot) -> str:
    """What the panel of the end says; Esc closes it."""
    qtbot.waitUntil(lambda: window.chrome.panel_content is not None, timeout=3000)
    content = window.chrome.panel.content
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    return content.title if content is not None else ""


@pytest.mark.parametrize("game", RECORDS)
def test_a_whole_game_is_played_by_keys_alone(opened, no_mouse, qtbot, game):
    """B-116, issue 3: Forty Thieves deal 12 won, Calculation 24 won, Devil's Grip 1 with swaps."""
    deal, moves = recorded(game)
    window = opened(game=game, deal=deal)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    player = Player(window.view, window.model)
    for move in moves:
        before = window.model.cursor
        by_keys(player, move)
        assert window.model.cursor == before + 1, move
        last = window.model.steps[before].moves[-1]
        assert (last.source, last.target) == (move.source, move.target)
    player.check()
    if game == "devils-grip":
        return
    assert standing(window) is Outcome.WON
    assert window.model.is_filed
    assert close_panel(window, qtbot)
    player.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert standing(window) is Outcome.PLAYING
    player.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window.model.cursor == 0
    assert window.model.deal_name != deal


def children(node: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [node.child(i) for i in range(node.childCount())]


def through_the_tree(table: QAccessibleInterface, window: MainWindow, move: Move) -> None:
    """A move by the actions of the nodes; the target says that it takes what is lifted."""
    piles = window.model.spec.piles
    source, target = (table.child(piles.index(pile)) for pile in (move.source, move.target))
    is_turn = move.source == STOCK
    actor = source if is_turn or not source.childCount() else source.child(source.childCount() - 1)
    actor.actionInterface().doAction(PRESS)
    if not is_turn:
        assert source.state().selected
        assert target.text(Description) == "takes what is lifted"
        target.actionInterface().doAction(PRESS)


@pytest.mark.parametrize("game", ["forty-thieves", "calculation"])
def test_a_whole_game_is_played_through_the_accessible_tree_alone(
    opened, no_mouse, listening, monkeypatch, qtbot, game
):
    """B-115, issue 3: Forty Thieves deal 12 and Calculation deal 24, won through QAccessible."""
    deal, moves = recorded(game)
    window = opened(game=game, deal=deal)
    told: list[str] = []
    monkeypatch.setattr(window.teller, "announce", told.append)
    table = QAccessible.queryAccessibleInterface(window.view)
    for number, move in enumerate(moves, 1):
        through_the_tree(table, window, move)
        assert window.model.cursor == number, move
        position = window.model.position
        assert [node.childCount() for node in children(table)[1:]] == [
            len(position[pile]) for pile in window.model.spec.piles[1:]
        ]
    assert standing(window) is Outcome.WON
    assert close_panel(window, qtbot)
    assert len(told) > len(moves)
    assert all(told[: len(moves)])
