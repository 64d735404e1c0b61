"""What moves can be interrupted at any moment and ends at its exact place."""

import random

import pytest
from PySide6.QtCore import QSize

from solitaire_desktop.store import Animation
from solitaire_desktop.table.motion import Flight, Path, _shaken
from tests.table.conftest import picture_of

ACTS = ("undo", "redo", "turn", "restart", "new_deal", "send_up_all")


@pytest.mark.parametrize("game", ["forty-thieves", "devils-grip", "calculation"])
@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.9])
def test_any_act_in_mid_flight_leaves_a_sound_table(table, qtbot, game, part):
    player = table(game=game, deal=48213, animations=True, animation=Animation.FAST)
    random_ = random.Random(round(part * 10))
    for act in ACTS * 2:
        player.model.turn()
        if not player.view.is_moving:
            continue
        qtbot.wait(round(part * 110))
        getattr(player.model, act)()
        player.check()
        if random_.random() < 0.5:
            getattr(player.model, random_.choice(ACTS))()
            player.view.resize(random_.randint(700, 1300), 620)
            player.check()


@pytest.mark.parametrize("other", ["forty-thieves", "calculation", "devils-grip", "sixty-thieves"])
def test_another_game_in_mid_flight(table, qtbot, other):
    player = table(game="forty-thieves", deal=1, animations=True)
    player.model.new_deal(7)
    qtbot.wait(60)
    player.model.choose_game(other, deal=3)
    qtbot.wait(60)
    player.check()


def test_three_moves_in_quick_succession_are_all_played(table, qtbot):
    player = table(game="forty-thieves", deal=48213, animations=True)
    for _ in range(3):
        player.click("stock")
        qtbot.wait(80)
    assert player.model.cursor == 3
    player.check()


def test_without_animations_no_timer_runs(table):
    player = table(game="forty-thieves", deal=48213, animation=Animation.OFF, animations=True)
    for act in (player.model.turn, player.model.undo, player.model.new_deal):
        act()
        assert not player.view.is_moving
    player.check()


def test_a_deal_ends_in_time(table, qtbot):
    for game in ("forty-thieves", "sixty-thieves", "devils-grip"):
        player = table(game=game, deal=1, animations=True)
        player.model.new_deal(2)
        assert player.view.is_moving
        flights = player.view._scene.animator._flights
        assert max(flight.begin + flight.length for flight in flights) <= 1600
        player.check()


def test_a_gap_is_filled_by_a_flight_from_the_stock(table):
    player = table(game="devils-grip", deal=48213, animations=True)
    model, scene = player.model, player.view._scene
    source = next(p for p in model.spec.piles[2:] if model.lift(p, 1))
    filling = scene.board.cards[model.position["stock"][-1]]
    start = filling.pos()
    model.move_cards(source, 1, next(iter(model.lift(source, 1))))
    flight = next(f for f in scene.animator._flights if f.item is filling)
    assert flight.start == start
    assert flight.turns
    assert (flight.goal.x(), flight.goal.y()) == scene.arrangement.card_box(source, 0)[:2]
    player.check()


def test_a_shake_starts_and_ends_on_the_spot():
    assert _shaken(0) == 0
    assert _shaken(1) == 0
    assert 0.9 < max(_shaken(i / 100) for i in range(101)) <= 1


def test_the_view_and_everything_in_flight_can_be_deleted(table, qtbot):
    player = table(game="forty-thieves", deal=1, animations=True, is_deleted=True)
    player.model.new_deal(9)
    player.click("stock")
    player.model.new_deal(10)
    player.view.close()
    player.view.deleteLater()
    qtbot.wait(50)


def test_hidden_piles_are_never_shown_in_flight(table, qtbot):
    player = table(game="forty-thieves", deal=1, animations=True)
    player.model.turn()
    player.model.undo()
    stock = set(player.model.position["stock"])
    while player.view.is_moving:
        qtbot.wait(15)
    shown = [i for c, i in player.view._scene.board.cards.items() if c in stock and i.is_up]
    assert not shown


def test_a_picture_is_drawn_without_a_window(table):
    player = table(game="calculation", deal=1)
    image = picture_of(player.view, QSize(640, 400), 2.0)
    assert image.size() == QSize(1280, 800)
    assert image.devicePixelRatio() == 2.0


def test_a_flight_knows_its_place(table):
    player = table(game="forty-thieves", deal=1)
    item = next(iter(player.view._scene.board.cards.values()))
    start, goal = item.pos(), item.pos() * 2
    flight = Flight(item, start, goal, 100, 100, Path.HOME)
    assert flight.at(0) == start
    assert flight.at(500) == goal
