"""Looking without moving: the whole waste, hints, completed foundations."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from solitaire_desktop.rules.move import Move
from solitaire_desktop.table.geometry import NORMAL_CORNER, Box
from solitaire_desktop.table.highlights import Layer
from solitaire_desktop.table.motion import Path
from solitaire_desktop.table.spread import spread_spots
from tests.table.test_drags import STUDY


def test_the_whole_waste_is_shown_until_the_next_input(table):
    player = table(STUDY)
    peek = player.view._control.peek
    player.view.show_waste()
    assert peek.is_spread
    player.click("t1")
    assert not peek.is_spread
    player.view.show_waste()
    player.view.show_waste()
    assert not peek.is_spread
    player.check()


def test_the_middle_button_shows_the_waste_as_long_as_it_is_down(table):
    player = table(STUDY)
    port, spot = player.view.viewport(), player.view.spot("waste")
    QTest.mousePress(port, Qt.MouseButton.MiddleButton, pos=spot)
    assert player.view._control.peek.is_spread
    QTest.mouseRelease(port, Qt.MouseButton.MiddleButton, pos=spot)
    assert not player.view._control.peek.is_spread
    player.check()


def test_a_spread_of_any_length_stays_on_the_table():
    for width, table_width in ((118, 1366), (50, 640), (94, 1080)):
        height = round(width * 1.4)
        for count in (1, 2, 20, 64, 104):
            spots = spread_spots(count, Box(150, 12, width, height), table_width, NORMAL_CORNER)
            assert len(set(spots)) == count
            assert min(spot.x for spot in spots) >= 0
            assert max(spot.x for spot in spots) + width <= table_width


def test_a_hint_is_ringed_until_the_next_input(table):
    player = table(STUDY)
    player.view.show_hint(Move("t1", "t2"))
    highlights = player.view._scene.highlights
    assert highlights.is_shown(Layer.HINT)
    player.key(Qt.Key.Key_Left)
    assert not highlights.is_shown(Layer.HINT)


def test_a_completed_foundation_hops(table, qtbot):
    cards = " ".join(f"{rank}C" for rank in "A23456789TJQ")
    player = table(f"game: forty-thieves\nf1: {cards}\nt1: KC\nt2: KD", animations=True)
    player.model.send_up("t1")
    flights = player.view._scene.animator._flights
    assert [flight.path for flight in flights] == [Path.GLIDE, Path.HOP]
    ys = set()
    item = flights[-1].item
    while player.view.is_moving:
        qtbot.wait(10)
        ys.add(item.y())
    assert min(ys) < item.placement.y
    player.check()


def test_touch_plays_like_a_mouse(table):
    player = table(STUDY)
    device = QTest.createTouchDevice()
    port, spot = player.view.viewport(), player.view.spot("stock")
    QTest.touchEvent(port, device).press(0, spot, port).commit()
    QTest.touchEvent(port, device).release(0, spot, port).commit()
    assert player.model.moves == 1
    start, end = player.view.spot("t1"), player.view.spot("t2")
    QTest.touchEvent(port, device).press(0, start, port).commit()
    for part in (0.3, 0.6, 1.0):
        between = start + (end - start) * part
        QTest.touchEvent(port, device).move(0, between, port).commit()
    QTest.touchEvent(port, device).release(0, end, port).commit()
    assert player.model.position["t2"][-1].name == "8H"
    player.check()
