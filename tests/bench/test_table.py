"""How fast the table is: CPU time of drags, resizes, deals and rest, printed by `make bench`."""

import statistics
import time
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QApplication

from tests.bench.measure import report
from tests.table.conftest import Player, table  # noqa: F401 the fixture

pytestmark = pytest.mark.bench
LONG_RUN = """game: josephine
t1: KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH
t2: KS 3S
t3: 4S 5D 6D 7D
t4: 9S 9D 8D 2D
t5: 4C 5C 6C 7C"""


class Paints(QObject):
    """Counts the viewport's paints."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def painted(player: Player, act: Callable[[], None]) -> float:
    """The CPU milliseconds of an act with the paint that follows it."""
    paints = Paints()
    player.view.viewport().installEventFilter(paints)
    start = time.process_time()
    act()
    for _ in range(500):
        QApplication.processEvents()
        if paints.count:
            break
    spent = time.process_time() - start
    player.view.viewport().removeEventFilter(paints)
    return spent * 1000


def settle(player: Player, qtbot) -> None:
    """Wait until all cards are drawn sharp."""
    faces = player.view._scene.faces
    qtbot.waitUntil(lambda: len(faces._sharp) >= len(faces._all))
    qtbot.wait(100)


@pytest.mark.parametrize(
    ("cards", "limit", "record"), [(1, 0.6, ""), (13, 1.0, LONG_RUN)], ids=["1 card", "13 cards"]
)
def test_a_drag_frame(table, qtbot, cards, limit, record):  # noqa: F811 the fixture
    player = table(record, deal=1, size=(1280, 800))
    settle(player, qtbot)
    start = player.take("t1", -cards if cards > 1 else -1)
    assert len(player.view._control.pointer._drag.items) == cards
    frames = [
        painted(player, partial(player.move, start + QPoint(30 + i * 3 % 600, i * 2 % 150)))
        for i in range(200)
    ]
    report(f"a drag frame, {cards} held", statistics.median(frames), limit)


def test_a_resize(table, qtbot):  # noqa: F811 the fixture
    player = table(deal=1, size=(1280, 800))
    settle(player, qtbot)
    sizes = range(1290, 1400, 10)
    spent = [painted(player, partial(player.view.resize, w, 800)) for w in sizes]
    report("a resize of 104 cards", statistics.median(spent), 60)


def test_a_deal_animation(table, qtbot):  # noqa: F811 the fixture
    player = table(deal=1, size=(1280, 800), animations=True)
    settle(player, qtbot)
    spent = []
    for deal in (2, 3, 4):
        start = time.process_time()
        player.model.new_deal(deal)
        qtbot.waitUntil(lambda: not player.view.is_moving)
        spent.append((time.process_time() - start) * 1000)
    report("a whole deal animation", statistics.median(spent), 150)


def test_rest(table, qtbot):  # noqa: F811 the fixture
    player = table(deal=1, size=(1280, 800), animations=True)
    settle(player, qtbot)
    qtbot.wait(1500)
    paints = Paints()
    player.view.viewport().installEventFilter(paints)
    start = time.process_time()
    qtbot.wait(3000)
    report("a second at rest", (time.process_time() - start) / 3 * 1000, 5)
    assert paints.count == 0
