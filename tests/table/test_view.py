"""The table as a widget: odd sizes, other looks, what it draws for others."""

from itertools import combinations

import pytest
from PySide6.QtCore import QSize, Qt

from solitaire_desktop.store import Preferences, Surface
from solitaire_desktop.table.appearance import Appearance
from solitaire_desktop.table.geometry import LARGE_CORNER, NORMAL_CORNER, Box
from solitaire_desktop.table.scene import TableScene
from solitaire_desktop.table.still_view import StillView
from tests.table.conftest import picture_of, tr


@pytest.mark.parametrize("game", ["forty-thieves", "devils-grip", "calculation"])
def test_a_table_survives_sizes_of_nothing(table, game):
    player = table(game=game, deal=1)
    before = player.view._scene.arrangement.layout
    player.view.setMinimumSize(0, 0)
    for size in ((1, 1), (0, 0), (5, 900), (900, 5), (1366, 696)):
        player.view.resize(*size)
        player.view.grab()
        player.model.turn()
        player.model.undo()
        player.check()
    assert player.view._scene.arrangement.layout == before


def test_a_view_out_of_sight_draws_no_pictures(table, qtbot):
    """As the table's, so any view: a replay that was closed at once went on drawing."""
    scene = TableScene(table().model.position, Appearance(), tr)
    view = StillView()
    qtbot.addWidget(view)
    view.show_scene(scene)
    view.show()
    drawing = [scene._sharpen.isActive()]
    view.hide()
    drawing.append(scene._sharpen.isActive())
    view.show()
    drawing.append(scene._sharpen.isActive())
    assert drawing == [True, False, True]
    view.hide()


@pytest.mark.parametrize("game", ["forty-thieves", "devils-grip", "calculation"])
@pytest.mark.parametrize("size", [(640, 328), (1366, 696), (3840, 2082)])
def test_pills_keep_off_each_other_and_on_the_table(table, game, size):
    player = table(game=game, deal=1, size=size)
    for _ in range(3):
        player.model.turn()
    items = player.view._scene.furniture._items.items()
    boxes = {
        name: Box(round(item.x()), round(item.y()), item.pixmap().width(), item.pixmap().height())
        for name, item in items
        if name.startswith("count") or name in player.view._scene.arrangement.layout.pills
    }
    area = player.view._scene.area
    for name, box in boxes.items():
        assert Box(0, 0, area.width, area.height).overlap(box) == box.width * box.height, name
    for (one, a), (two, b) in combinations(boxes.items(), 2):
        assert a.overlap(b) == 0, (one, two)


@pytest.mark.parametrize("surface", list(Surface))
def test_every_surface_is_drawn_and_taken_over_at_once(table, surface):
    player = table(game="calculation", deal=1)
    before = player.view.grab().toImage()
    player.view.set_preferences(Preferences(surface=surface, mirror=True, four_colours=True))
    after = player.view.grab().toImage()
    assert after != before
    assert player.view._scene.appearance.surface == surface.value
    player.check()


def test_a_picture_is_what_the_table_shows(table, qtbot):
    player = table(game="forty-thieves", deal=1, size=(900, 500))
    faces = player.view._scene.faces
    qtbot.waitUntil(lambda: len(faces._sharp) >= len(faces._all))
    shown = player.view.grab().toImage()
    drawn = picture_of(player.view, QSize(900, 500)).convertToFormat(shown.format())
    assert shown == drawn


def test_what_a_drag_uncovers_is_the_next_card_or_the_frame(table):
    player = table("game: forty-thieves\nwaste: 2C 3D 4H\nt1: KH")
    for pile in ("waste", "t1"):
        player.take(pile)
        arrangement = player.view._scene.arrangement
        cards = player.model.position[pile]
        if len(cards) > 1:
            assert player.view._scene.board.cards[cards[-2]].isVisible()
        else:
            assert player.view._scene.board.piles[pile]._frame.isVisible()
        assert arrangement.spots[pile]
        player.key(Qt.Key.Key_Escape)
        player.release(player.view.spot(pile))
    player.check()


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("size", [(640, 380), (800, 500), (1366, 690), (1920, 1000)])
def test_the_count_of_the_waste_leaves_the_turned_corner_free(table, size, large):
    """It touched the suit at all sizes, and covered it in small windows."""
    player = table(game="forty-thieves", deal=1, large_index=large)
    player.view.resize(*size)
    for _ in range(64):
        player.model.turn()
    card = player.view._scene.arrangement.card_box("waste", -1)
    corner = LARGE_CORNER if large else NORMAL_CORNER
    pill = player.view._scene.furniture._items["count waste"]
    assert card.x <= pill.x()
    assert pill.x() + pill.pixmap().width() <= card.right - card.width * corner.under
