"""Fractional and whole scales of the screen: each in a process of its own, as Qt wants it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtWidgets import QApplication

from tests.table.test_drags import STUDY

ROOT = Path(__file__).parents[2]
DRAG_AT_A_SCALE = """
import sys, tempfile
from pathlib import Path
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.paths import Profile
from solitaire_desktop.rules.english import sentence
from solitaire_desktop.store import Preferences, Store
from solitaire_desktop.table.view import TableView
from tests.table.conftest import Player, picture_of, tr

app = QApplication([])
store = Store(Profile.at(tempfile.mkdtemp()))
model = GameModel(store, Preferences())
model.open("patience 1\\n" + STUDY + "\\n")
view = TableView(model, Preferences(), tr, sentence, animations=False)
view.resize(1093, 611)
view.show()
player = Player(view, model)
assert view.devicePixelRatioF() == float(sys.argv[1])
for _ in range(200):
    if len(view._scene.faces._sharp) >= len(view._scene.faces._all):
        break
    QTest.qWait(20)

item = view._scene.board.cards[model.position["t1"][0]]
start = player.take("t1")
home = view._scene.arrangement.card_box("t1", 0)
for step in range(1, 60):
    player.move(start + QPoint(3 * step, step))
    app.processEvents()
    moved = round(3 * step * view.devicePixelRatioF()), round(step * view.devicePixelRatioF())
    assert abs(item.x() - home.x - moved[0]) <= 1, (item.x(), home.x, moved)
    assert abs(item.y() - home.y - moved[1]) <= 1
shown = view.screen().grabWindow(view.winId()).toImage()
view.viewport().update()
QTest.qWait(30)
assert shown == view.screen().grabWindow(view.winId()).toImage(), "the drag left traces"
player.move(view.spot("t2"))
player.release(view.spot("t2"))
assert model.position["t2"][-1].name == "8H"
player.check()

app.processEvents()
shown = view.screen().grabWindow(view.winId()).toImage()
part = QRect(0, 0, shown.width(), shown.height())
drawn = picture_of(view, view.viewport().size(), view.devicePixelRatioF()).copy(part)
drawn = drawn.convertToFormat(shown.format())
drawn.setDevicePixelRatio(shown.devicePixelRatio())
assert shown == drawn, "the cards on screen are not the pictures, pixel by pixel"
view.hide()
model.close()
store.close()
"""


@pytest.mark.parametrize("scale", ["1", "1.25", "1.5", "1.75", "2"])
def test_cards_are_sharp_and_drags_leave_no_traces(scale):
    environment = {**os.environ, "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen"}
    script = f"STUDY = {STUDY!r}\n{DRAG_AT_A_SCALE}"
    done = subprocess.run(
        [sys.executable, "-c", script, scale],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_another_scale_in_mid_drag_goes_on(table, monkeypatch):
    player = table(STUDY)
    before = player.view._scene.arrangement.layout.width
    player.take("t1")
    monkeypatch.setattr(player.view, "devicePixelRatioF", lambda: 1.5)
    QApplication.sendEvent(player.view, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert player.view._scene.arrangement.layout.width > before * 1.4
    assert player.view._control.pointer.is_dragging
    player.move(player.view.spot("t2") + QPoint(5, 5))
    player.release(player.view.spot("t2") + QPoint(5, 5))
    assert player.model.position["t2"][-1].name == "8H"
    player.check()
