"""Playing by keys alone."""

from collections import deque
from itertools import product

import pytest
from PySide6.QtCore import Qt

from solitaire_desktop.store import Preferences
from solitaire_desktop.table.highlights import Layer
from solitaire_desktop.table.keyboard import Way
from tests.table.test_clicks import GRID
from tests.table.test_drags import STUDY

Key = Qt.Key
KEYS = {
    Way.LEFT: Key.Key_Left,
    Way.RIGHT: Key.Key_Right,
    Way.UP: Key.Key_Up,
    Way.DOWN: Key.Key_Down,
}


def way_to(player, target):
    """The arrows that lead the cursor to a pile."""
    cursor = player.view._control.cursor
    start, queue = cursor.pile, deque([cursor.pile])
    seen: dict[str, list[Way]] = {start: []}
    while queue:
        here = queue.popleft()
        for way in Way:
            cursor.pile = here
            there = cursor._neighbour(way)
            if there and there not in seen:
                seen[there] = [*seen[here], way]
                queue.append(there)
    cursor.pile = start
    assert target in seen, f"no way from {start} to {target}"
    return seen[target]


def go(player, target):
    """Press arrows until the cursor is on a pile."""
    cursor = player.view._control.cursor
    if not cursor.is_shown:
        player.key(Key.Key_Left)
    while cursor.count > 1 and player.view._control.hand.lifted is None:
        player.key(Key.Key_Down)
    for way in way_to(player, target):
        lifted = player.view._control.hand.lifted
        if way is Way.UP and lifted is None:
            for _ in range(player.model.liftable(cursor.pile) - cursor.count):
                player.key(KEYS[way])
        player.key(KEYS[way])
    assert cursor.pile == target


def carry(player, source, count, target):
    """Lift and drop by keys."""
    go(player, source)
    for _ in range(count - 1):
        player.key(Key.Key_Up)
    player.key(Key.Key_Return)
    go(player, target)
    player.key(Key.Key_Return)


@pytest.mark.parametrize(
    "game", ["forty-thieves", "sixty-thieves", "devils-grip", "calculation", "limited"]
)
def test_every_pile_is_reached_by_arrows(table, game):
    player = table(game=game, deal=1)
    player.key(Key.Key_Left)
    for mirror, size in product((False, True), ((1366, 696), (800, 428), (1080, 1842))):
        player.view.set_preferences(Preferences(mirror=mirror))
        player.view.resize(*size)
        for pile in player.model.spec.piles:
            way_to(player, pile)


def test_a_card_is_lifted_and_dropped_with_return(table):
    player = table(STUDY)
    carry(player, "t1", 1, "t2")
    assert player.model.position["t2"][-1].name == "8H"
    assert player.view._scene.highlights.is_shown(Layer.FOCUS)
    player.check()


def test_up_and_down_choose_how_many_cards(table):
    player = table("game: josephine\nt1: KS 7H 6H 5H\nt2: 8H")
    go(player, "t1")
    player.key(Key.Key_Up)
    player.key(Key.Key_Up)
    player.key(Key.Key_Down)
    assert player.view._control.cursor.count == 2
    player.key(Key.Key_Up)
    player.key(Key.Key_Return)
    go(player, "t2")
    player.key(Key.Key_Enter)
    assert len(player.model.position["t2"]) == 4
    player.check()


def test_escape_lets_go_and_then_hides_the_cursor(table):
    player = table(STUDY)
    go(player, "t1")
    player.key(Key.Key_Return)
    player.key(Key.Key_Escape)
    assert player.view._control.hand.lifted is None
    assert player.view._control.cursor.is_shown
    player.key(Key.Key_Escape)
    assert not player.view._control.cursor.is_shown
    assert player.model.moves == 0


def test_return_on_the_stock_turns_it(table):
    player = table(STUDY)
    go(player, "stock")
    player.key(Key.Key_Return)
    assert len(player.model.position["waste"]) == 3


def test_a_refused_drop_says_why(table):
    player = table(STUDY)
    carry(player, "t1", 1, "t4")
    assert player.model.moves == 0
    assert player.view._control.notice.text


@pytest.mark.parametrize("how", ["s", "shift", "command"])
def test_piles_are_swapped_by_keys(table, how):
    player = table(GRID)
    go(player, "a2")
    match how:
        case "s":
            player.key(Key.Key_S)
        case "shift":
            player.key(Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        case _:
            player.view.begin_swap()
    go(player, "c5")
    player.key(Key.Key_Return)
    assert player.model.position["c5"][0].rank == 2
    assert player.model.position["a2"][0].rank == 8
    player.check()


def test_the_later_input_wins(table):
    player = table(STUDY)
    go(player, "t1")
    player.key(Key.Key_Return)
    player.take("t3")
    assert player.view._control.hand.lifted.pile == "t3"
    assert not player.view._control.cursor.is_shown
    player.key(Key.Key_Tab)
    player.key(Key.Key_Return)
    assert player.model.moves == 0
    player.key(Key.Key_Escape)
    player.release(player.view.spot("t2"))
    assert player.model.moves == 0
    player.check()


def test_the_cursor_survives_changes_of_the_table(table):
    player = table(game="forty-thieves", deal=1)
    go(player, "t9")
    player.model.turn()
    player.view.resize(900, 500)
    player.model.undo()
    assert player.view._control.cursor.pile == "t9"
    player.model.choose_game("devils-grip", deal=1)
    assert player.view._control.cursor.is_shown
    assert player.model.spec.has(player.view._control.cursor.pile)
    player.model.choose_game("calculation", deal=1)
    player.check()


@pytest.mark.parametrize("game", ["forty-thieves", "devils-grip", "calculation"])
def test_many_moves_are_played_by_keys_alone(table, game):
    player = table(game=game, deal=5)
    model = player.model
    for _ in range(25):
        before, played = model.cursor, None
        for pile in model.spec.piles[1:]:
            targets = list(model.lift(pile, 1)) if model.position[pile] else []
            if targets:
                played = carry(player, pile, 1, targets[0])
                break
        else:
            if not model.can_turn:
                break
            go(player, "stock")
            player.key(Key.Key_Return)
        assert model.cursor == before + 1, (pile, played)
        player.check()


def test_keys_held_down_show_twins_and_what_is_wanted(table, qtbot):
    player = table(game="forty-thieves", deal=48213)
    spot = player.view.spot("t3", 0)
    player.move(spot, Qt.MouseButton.NoButton)
    for key in (Key.Key_T, Key.Key_W):
        qtbot.keyPress(player.view, key)
        assert player.view._scene.highlights.is_shown(Layer.HINT)
        qtbot.keyRelease(player.view, key)
        assert not player.view._scene.highlights.is_shown(Layer.HINT)
    player.check()
