"""Dragging by real pointer events."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

STUDY = """game: forty-thieves
stock: 2C 9S
waste: 5D KD
f1: AC
t1: 8H
t2: 9H
t3: 9H
t4: TS
t5: 7H 6H
t6: 2C"""


def test_a_card_dropped_on_a_pile_that_takes_it_goes_there(table):
    player = table(STUDY)
    player.drag("t1", "t2")
    assert [str(card) for card in player.model.position["t2"]] == ["9H", "8H"]
    player.check()


def test_a_refused_card_is_back_and_the_bubble_says_why(table):
    player = table(STUDY)
    before = player.model.position
    player.drag("t1", "t4")
    assert player.model.position == before
    assert "10" in player.view._control.notice.text
    player.check()


def test_a_held_card_keeps_its_distance_from_the_pointer(table):
    player = table(STUDY)
    item = player.view._scene.board.cards[player.model.position["t1"][0]]
    for place in (QPoint(3, 3), QPoint(60, 80), QPoint(100, 150)):
        corner = player.view._scene.arrangement.card_box("t1", 0)
        start = QPoint(corner.x, corner.y) + place
        QTest.mousePress(player.view.viewport(), Qt.MouseButton.LeftButton, pos=start)
        player.move(start + QPoint(30, 40))
        assert (item.x(), item.y()) == (corner.x + 30, corner.y + 40)
        player.release(start + QPoint(1, 1))
        player.check()


def test_the_pile_most_covered_wins(table):
    player = table(STUDY)
    arrangement = player.view._scene.arrangement
    two, three = arrangement.card_box("t2", -1), arrangement.card_box("t3", -1)
    for part, winner in ((0.1, "t2"), (0.4, "t2"), (0.6, "t3"), (0.9, "t3")):
        start = player.take("t1")
        one = arrangement.card_box("t1", -1)
        by = QPoint(round(two.x + (three.x - two.x) * part) - one.x, 40)
        player.move(start + by)
        player.release(start + by)
        assert player.model.steps[player.model.cursor - 1].moves[0].target == winner, part
        player.check()
        player.model.undo()


def test_a_nearer_pile_that_refuses_does_not_block_one_that_accepts(table):
    player = table(STUDY)
    arrangement = player.view._scene.arrangement
    start = player.take("t1")
    one, three = arrangement.card_box("t1", -1), arrangement.card_box("t3", -1)
    by = QPoint(three.x + round(three.width * 0.8) - one.x, 0)
    player.move(start + by)
    player.release(start + by)
    assert player.model.position["t3"][-1].name == "8H"


def test_cards_put_back_where_they_were_stay(table):
    player = table(STUDY)
    start = player.take("t1")
    player.move(start + QPoint(30, 10))
    player.release(start + QPoint(30, 10))
    assert player.model.moves == 0
    assert player.view._control.notice.text == ""
    player.check()


@pytest.mark.parametrize("where", [QPoint(-200, 300), QPoint(700, 3000), QPoint(400, 650)])
def test_a_drop_on_nothing_goes_home(table, where):
    player = table(STUDY)
    player.take("t1")
    player.move(where)
    player.release(where)
    assert player.model.moves == 0
    player.check()


def test_a_run_is_dropped_by_its_head_and_by_its_tail(table):
    for down in (-100, 0, 100):
        player = table("game: josephine\nt1: KS 7H 6H 5H 4H\nt2: 8H\nt3: KC")
        arrangement = player.view._scene.arrangement
        start = player.take("t1", 1)
        assert len(player.view._control.pointer._drag.items) == 4
        by = QPoint(arrangement.card_box("t2", 0).x - arrangement.card_box("t1", 0).x, down)
        player.move(start + by)
        player.release(start + by)
        assert len(player.model.position["t2"]) == 5
        player.check()


def test_a_run_in_a_single_card_game_goes_as_single_moves(table):
    player = table("game: forty-thieves\nt1: 7H 6H 5H\nt2: 8H\nt3: KS")
    player.drag("t1", "t2", 0)
    assert len(player.model.position["t2"]) == 4
    assert len(player.model.steps) == 1
    assert player.model.moves > 2
    player.check()


def test_a_run_too_long_is_not_lifted_and_says_why(table):
    full = "\n".join(f"t{n}: K{'CDHS'[n % 4]}" for n in range(2, 11))
    player = table(f"game: forty-thieves\nt1: 7H 6H 5H\n{full}".replace("t2: KH", "t2: 8H"))
    player.take("t1", 0)
    assert not player.view._control.pointer.is_dragging or player.model.liftable("t1") >= 3
    player.release(QPoint(5, 5))
    player.check()


def test_escape_puts_the_card_back(table):
    player = table(STUDY)
    start = player.take("t1")
    player.key(Qt.Key.Key_Escape)
    assert not player.view._control.pointer.is_dragging
    player.check()
    player.move(start + QPoint(300, 100))
    assert not player.view._control.pointer.is_dragging
    player.release(start + QPoint(300, 100))
    assert player.model.moves == 0
    player.check()


@pytest.mark.parametrize("what", ["focus", "deactivate", "block", "hide", "second button"])
def test_losing_the_table_puts_the_card_back(table, what):
    player = table(STUDY)
    player.take("t1")
    view = player.view
    match what:
        case "focus":
            QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusOut))
        case "deactivate":
            QApplication.sendEvent(view.window(), QEvent(QEvent.Type.WindowDeactivate))
        case "block":
            dialog = QDialog(view)
            dialog.setModal(True)
            dialog.show()
            dialog.close()
        case "hide":
            view.hide()
        case "second button":
            QTest.mousePress(view.viewport(), Qt.MouseButton.RightButton, pos=QPoint(9, 9))
    assert not view._control.pointer.is_dragging
    player.check()
    player.move(QPoint(500, 300), Qt.MouseButton.NoButton)
    player.release(view.spot("t2"))
    assert player.model.moves == 0
    player.check()


def test_a_lost_release_drops_nothing(table):
    player = table(STUDY)
    player.take("t1")
    player.move(player.view.spot("t2"), Qt.MouseButton.NoButton)
    assert not player.view._control.pointer.is_dragging
    assert player.model.moves == 0
    player.check()


@pytest.mark.parametrize("animations", [False, True])
@pytest.mark.parametrize("act", ["turn", "undo", "restart", "new_deal", "send_up_all"])
def test_acting_with_a_card_in_the_hand_lets_it_go_first(table, act, animations):
    player = table(game="forty-thieves", deal=48213, animations=animations)
    player.model.turn()
    player.take("t4")
    getattr(player.model, act)()
    if act == "send_up_all":
        player.view.cancel_drag()
    assert not player.view._control.pointer.is_dragging
    player.check()
    player.release(player.view.spot("t5"))
    player.check()


def test_resizing_with_a_card_in_the_hand_goes_on(table):
    player = table(STUDY)
    player.take("t1")
    player.view.resize(1000, 600)
    QApplication.processEvents()
    assert player.view._control.pointer.is_dragging
    player.move(player.view.spot("t2"))
    player.release(player.view.spot("t2"))
    assert player.model.position["t2"][-1].name == "8H"
    player.check()


def test_below_the_start_distance_it_is_a_click(table):
    player = table(STUDY)
    spot = player.view.spot("stock")
    port = player.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=spot)
    player.move(spot + QPoint(3, 3))
    player.release(spot + QPoint(3, 3))
    assert player.model.moves == 1
    spot = player.view.spot("t1")
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=spot)
    player.move(spot + QPoint(4, 4))
    assert not player.view._control.pointer.is_dragging
    player.release(spot + QPoint(4, 4))
    player.click("t2")
    assert player.model.position["t2"][-1].name == "8H"


def test_a_dragged_card_only_moves_the_short_way(table, qtbot):
    player = table(STUDY, animations=True)
    item = player.view._scene.board.cards[player.model.position["t1"][0]]
    player.take("t1")
    spot = player.view.spot("t2") + QPoint(30, 60)
    player.move(spot)
    start = item.pos()
    player.release(spot)
    xs = [item.x()]
    while player.view.is_moving:
        qtbot.wait(10)
        xs.append(item.x())
    goal = player.view._scene.arrangement.card_box("t2", -1).x
    low, high = sorted((start.x(), goal))
    assert all(low - 1 <= x <= high + 1 for x in xs)
    assert xs[-1] == goal


def test_a_dragged_card_lies_above_everything(table):
    player = table(game="forty-thieves", deal=7)
    player.take("t1")
    scene = player.view._scene
    held = scene.board.cards[player.model.position["t1"][-1]]
    others = [item for item in scene.board.cards.values() if item is not held]
    assert held.zValue() > max(item.zValue() for item in others)
    player.key(Qt.Key.Key_Escape)
    player.check()


def test_a_swap_is_dragged_with_the_right_button_or_shift(table):
    grid = "game: devils-grip\n" + "\n".join(
        f"{row}{n}: {rank}{'CDHS'[n % 4]}"
        for row, rank in zip("abc", "234", strict=True)
        for n in range(1, 9)
    )
    for how in (
        {"button": Qt.MouseButton.RightButton},
        {"keys": Qt.KeyboardModifier.ShiftModifier},
    ):
        player = table(grid)
        player.drag("a1", "b2", **how)
        assert player.model.position["b2"][0].rank == 2
        assert player.model.position["a1"][0].rank == 3
        player.check()


def test_a_press_after_a_lost_release_begins_anew(table):
    """Deal 24: a press whose release never came; then t5-f7 was taken for a second button."""
    player = table(deal=24)
    port, spot = player.view.viewport(), player.view.spot("t8")
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    player.drag("t5", "f7")

    assert [str(step) for step in player.model.steps] == ["t5-f7"]
