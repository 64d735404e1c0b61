"""Clicks by real events: lifting, dropping, turning, sending up, playing."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from solitaire_desktop.store import Click
from solitaire_desktop.table.highlights import Layer
from tests.table.test_drags import STUDY

RIGHT, MIDDLE = Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
GRID = "game: devils-grip\n" + "\n".join(
    f"{row}{n}: {rank}{'CDHS'[n % 4]}"
    for row, rank in zip("abc", "258", strict=True)
    for n in range(1, 9)
)


def shown(player, layer):
    return player.view._scene.highlights.is_shown(layer)


def test_a_click_lifts_a_card_and_a_second_one_drops_it(table):
    player = table(STUDY)
    player.click("t1")
    assert shown(player, Layer.TARGETS)
    assert player.hints[-1]
    player.click("t3")
    assert player.model.position["t3"][-1].name == "8H"
    assert not shown(player, Layer.TARGETS)
    player.check()


def test_a_second_click_on_the_same_card_or_on_nothing_lets_go(table):
    player = table(STUDY)
    for second in ("t1", None):
        player.click("t1")
        if second:
            player.click(second)
        else:
            QTest.mouseClick(
                player.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(683, 650)
            )
        assert not shown(player, Layer.SELECTION)
        assert player.model.moves == 0


def test_a_second_click_on_a_pile_that_refuses_says_why(table):
    player = table(STUDY)
    player.click("t1")
    player.click("t4")
    assert player.model.moves == 0
    assert player.view._control.notice.text
    player.check()


def test_every_legal_move_can_be_clicked_and_no_other(table):
    player = table(game="forty-thieves", deal=48213)
    model = player.model
    piles = [pile for pile in model.spec.piles if pile != "stock"]
    for source in piles:
        targets = model.lift(source, 1) if model.position[source] else {}
        for target in piles:
            if target == source or not model.position[source]:
                continue
            player.click(source)
            if player.view._control.hand.lifted is None:
                assert not targets
                continue
            player.click(target)
            assert (model.cursor == 1) is (target in targets), (source, target)
            if model.cursor:
                model.undo()
            player.view.cancel_drag()
    player.check()


def test_a_click_on_the_stock_turns_it(table):
    player = table(STUDY)
    player.click("stock")
    assert len(player.model.position["waste"]) == 3
    player.click("stock")
    player.click("stock")
    assert player.view._control.notice.text
    player.check()


def test_a_double_click_or_a_right_click_sends_a_card_up(table):
    for act in ("double", "right"):
        player = table(STUDY)
        if act == "double":
            player.double_click("t6")
        else:
            player.click("t6", button=RIGHT)
        assert [str(card) for card in player.model.position["f1"]] == ["AC", "2C"]
        assert player.model.cursor == 1
        player.check()


def test_a_covered_card_is_never_sent_up(table):
    player = table("game: forty-thieves\nf1: AC\nt1: 2C KH")
    spot = player.view.spot("t1", 0)
    QTest.mouseClick(player.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseDClick(player.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseClick(player.view.viewport(), RIGHT, pos=spot)
    assert player.model.moves == 0
    player.check()


def test_one_click_play_makes_the_best_move(table):
    player = table(STUDY, click=Click.PLAY)
    player.click("t6")
    assert len(player.model.position["f1"]) == 2
    player.click("t1")
    assert player.model.position["t1"] == ()
    player.check()


def test_a_double_click_with_one_click_play_plays_once(table):
    player = table(game="forty-thieves", deal=48213, click=Click.PLAY)
    player.double_click("t8")
    assert player.model.cursor == 1
    player.check()


def test_two_right_clicks_swap_piles_of_the_grid(table):
    player = table(GRID)
    player.click("a1", button=RIGHT)
    assert shown(player, Layer.SELECTION)
    assert not shown(player, Layer.TARGETS)
    player.move(player.view.spot("b2"), Qt.MouseButton.NoButton)
    assert shown(player, Layer.TARGETS)
    player.click("b2", button=RIGHT)
    assert player.model.position["b2"][0].rank == 2
    player.check()


def test_a_middle_button_raises_a_covered_card_as_long_as_it_is_down(table):
    player = table(game="forty-thieves", deal=1)
    item = player.view._scene.board.cards[player.model.position["t1"][1]]
    spot = player.view.spot("t1", 1)
    QTest.mousePress(player.view.viewport(), MIDDLE, pos=spot)
    assert item.zValue() > 100
    QTest.mouseRelease(player.view.viewport(), MIDDLE, pos=spot)
    assert player.model.moves == 0
    player.check()


def test_a_face_down_card_is_never_raised(table):
    player = table(game="indian-traditional", deal=1)
    assert player.model.position.hidden
    item = player.view._scene.board.cards[player.model.position["t1"][0]]
    QTest.mousePress(player.view.viewport(), MIDDLE, pos=player.view.spot("t1", 0))
    assert item.zValue() == 0
    assert not item.is_up
    QTest.mouseRelease(player.view.viewport(), MIDDLE, pos=player.view.spot("t1", 0))


def test_the_back_button_of_the_mouse_undoes(table):
    player = table(STUDY)
    player.click("stock")
    player.click("t1", button=Qt.MouseButton.BackButton)
    assert player.model.cursor == 0
    player.click("t1", button=Qt.MouseButton.ForwardButton)
    assert player.model.cursor == 1
    player.check()


def test_the_wheel_and_far_drags_never_move_the_table(table):
    player = table(STUDY)
    before = player.view.transform(), player.view.sceneRect()
    for place in (QPoint(-900, 200), QPoint(5000, 200), QPoint(300, -2000), QPoint(300, 4000)):
        player.take("t1")
        player.move(place)
        player.check()
        player.release(place)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_End):
        player.key(key)
    assert (player.view.transform(), player.view.sceneRect()) == before
    assert player.view.verticalScrollBar().value() == 0


@pytest.mark.parametrize("game", ["forty-thieves", "devils-grip", "calculation"])
def test_bursts_of_clicks_leave_a_sound_table(table, game, qtbot):
    player = table(game=game, deal=11, animations=True)
    random_ = random.Random(5)
    buttons = (Qt.MouseButton.LeftButton, RIGHT)
    for _ in range(60):
        pile = random_.choice(player.model.spec.piles)
        spot = player.view.spot(pile)
        for _ in range(random_.randint(2, 6)):
            click = random_.choice((QTest.mouseClick, QTest.mouseDClick))
            click(player.view.viewport(), random_.choice(buttons), pos=spot)
            if random_.random() < 0.2:
                qtbot.wait(random_.choice((1, 10, 30)))
        if random_.random() < 0.3:
            player.model.undo()
        player.check()


@pytest.mark.parametrize("game", ["forty-thieves", "devils-grip", "calculation"])
def test_a_spot_hits_the_card_it_is_for(table, game):
    player = table(game=game, deal=3)
    for size in ((1366, 696), (700, 420), (1920, 1000)):
        player.view.resize(*size)
        scene = player.view._scene
        for pile, cards in player.model.position.piles.items():
            for index in range(len(cards)) if pile[0] in "trabc" else (-1,):
                spot = player.view.spot(pile, index)
                hit = scene.arrangement.hit(spot.x() * scene.scale, spot.y() * scene.scale)
                assert hit is not None
                assert hit.pile == pile
                assert hit.at == (index if index >= 0 else len(cards) - 1)
