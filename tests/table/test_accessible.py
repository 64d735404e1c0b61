"""The table as a screen reader meets it: the tree is asked through Qt, as a reader would."""

import gc
import re
import weakref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from shiboken6 import isValid

from solitaire_desktop.rules.cards import RANKS, SUITS
from solitaire_desktop.window.messages import Messages
from tests.table.test_drags import STUDY
from tests.table.test_keyboard import Key, go

Name, Text = QAccessible.Text.Name, QAccessible.Text


@pytest.fixture
def top(table, monkeypatch):
    """Makes a table that speaks English; gives the player and the table's node."""
    monkeypatch.setattr("tests.table.conftest.tr", Messages().tr)
    was_active = QAccessible.isActive()
    QAccessible.setActive(True)

    def make(record: str = "", **how):
        player = table(record, **how)
        return player, QAccessible.queryAccessibleInterface(player.view)

    yield make
    QAccessible.setActive(was_active)


def children(node: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [node.child(i) for i in range(node.childCount())]


def pile_node(player, node, pile: str) -> QAccessibleInterface:
    return node.child(player.model.spec.piles.index(pile))


def test_the_tree_has_all_piles_and_their_cards(top):
    player, node = top(game="forty-thieves", deal=48213)
    assert node.text(Name) == "Card table"
    assert node.childCount() == len(player.model.spec.piles)
    column = pile_node(player, node, "t1")
    assert column.childCount() == 4
    assert "8 of clubs on top" in column.text(Name)
    assert column.child(0).text(Name) == "9 of spades"
    assert column.child(0).parent() == column
    assert node.indexOfChild(column) == player.model.spec.piles.index("t1")
    assert column.indexOfChild(column.child(2)) == 2
    assert column.isValid()
    assert column.role() == QAccessible.Role.List


@pytest.mark.parametrize("game", ["indian-traditional", "devils-grip", "calculation"])
def test_no_hidden_card_is_ever_named(top, game):
    player, node = top(game=game, deal=4)
    stock = pile_node(player, node, "stock")
    assert stock.childCount() == 0
    assert re.search(r"\d+ cards", stock.text(Name))
    hidden = player.model.position.hidden
    for pile in children(node):
        for card in children(pile):
            assert card.text(Name)
    named = [card.text(Name) for pile in children(node) for card in children(pile)]
    assert named.count("Face-down card") + named.count("face-down card") == len(hidden)
    assert len(RANKS) * len(SUITS) == 52


def test_places_on_the_screen_lead_back_to_the_cards(top):
    _player, node = top(game="forty-thieves", deal=1)
    for pile in children(node):
        for card in children(pile):
            middle = card.rect().center()
            found = node.childAt(middle.x(), middle.y())
            assert found.text(Name) == card.text(Name)


def test_focus_follows_the_cursor(top):
    player, node = top(STUDY)
    player.view.activateWindow()
    go(player, "t3")
    column = pile_node(player, node, "t3")
    assert column.state().focused
    assert not pile_node(player, node, "t1").state().focused
    assert "9 of hearts" in player.hints[-1]


def test_a_card_is_lifted_and_dropped_through_the_tree(top):
    player, node = top(STUDY)
    source, target = pile_node(player, node, "t1"), pile_node(player, node, "t2")
    action = source.child(0).actionInterface()
    action.doAction(action.actionNames()[0])
    assert source.state().selected
    assert source.child(0).state().selected
    assert target.text(Text.Description)
    target.actionInterface().doAction("Press")
    assert player.model.position["t2"][-1].name == "8H"
    assert target.childCount() == 2
    assert source.childCount() == 0
    player.check()


def test_many_moves_are_played_through_the_tree_alone(top):
    player, node = top(game="forty-thieves", deal=48213)
    model = player.model
    for _ in range(40):
        before = model.cursor
        for pile in model.spec.piles[1:]:
            targets = list(model.lift(pile, 1)) if model.position[pile] else []
            if targets:
                pile_node(player, node, pile).actionInterface().doAction("Press")
                pile_node(player, node, targets[0]).actionInterface().doAction("Press")
                break
        else:
            pile_node(player, node, "stock").actionInterface().doAction("Press")
        assert model.cursor == before + 1
    player.check()


def test_refusals_are_announced(top, qtbot):
    player, _node = top(STUDY)
    with qtbot.waitSignal(player.view.announced) as told:
        player.drag("t1", "t4")
    assert "10" in told.args[0]


def test_a_table_can_go_while_its_nodes_are_known(top, qtbot):
    player, node = top(game="forty-thieves", deal=1, is_deleted=True)
    ids = [QAccessible.uniqueId(card) for pile in children(node) for card in children(pile)]
    view = player.view
    player.key(Key.Key_Left, Qt.KeyboardModifier.NoModifier)
    del player, node
    view.deleteLater()
    qtbot.waitUntil(lambda: not isValid(view))
    gc.collect()
    for each in ids:
        assert QAccessible.accessibleInterface(each) is None


def test_a_table_whose_nodes_are_known_and_that_nobody_holds_is_gone(top):
    """Qt held the node, and the node the table with its whole play."""
    player, node = top(game="forty-thieves", deal=1, is_deleted=True)
    assert children(pile_node(player, node, "t1"))
    gone = weakref.ref(player.view)
    player.view.close()
    del player, node
    gc.collect()
    assert gone() is None


def test_another_game_has_another_tree(top):
    player, node = top(game="forty-thieves", deal=1)
    names = len(children(node))
    player.model.choose_game("devils-grip", deal=1)
    assert len(children(node)) == 26 != names
    assert all(child.text(Name) for child in children(node))
