"""PySide6 must keep its reference counts.

6.12.0 drops a reference to None in every call of a void function that has overloads (setPos,
drawPixmap, …), so that Python 3.11 aborts with "deallocating None" after some thousands of them.
Here each Qt call that a drag or an animation makes is done 100,000 times, and the counts of the
objects that all share are compared. (From Python 3.12 on None and the small values are immortal,
and their counts constant; types and enums are still counted.)
"""

import gc
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene
from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.slow

CALLS = 100_000
# Each test adds references to None here, so that a wrong count fails it before it aborts Python.
SPARE: list[list[None]] = []
SHARED: dict[str, object] = {
    "None": None,
    "True": True,
    "False": False,
    "0": 0,
    "1": 1,
    "()": (),
    "''": "",
    "int": int,
    "float": float,
    "QPointF": QPointF,
    "QRectF": QRectF,
    "QGraphicsPixmapItem": QGraphicsPixmapItem,
    "Qt.KeyboardModifier": Qt.KeyboardModifier,
    "ShiftModifier": Qt.KeyboardModifier.ShiftModifier,
    "Qt.MouseButton": Qt.MouseButton,
}


class Table(QObject):
    """A scene with one card, a painter to draw it, and signals."""

    card_moved = Signal(int)
    turn_played = Signal(object)
    hint_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.pixmap = QPixmap(20, 28)
        self.pixmap.fill(QColor("white"))
        self.scene = QGraphicsScene(0, 0, 200, 200, self)
        self.card = QGraphicsPixmapItem(self.pixmap)
        self.scene.addItem(self.card)
        self.surface = QPixmap(200, 200)
        self.painter = QPainter(self.surface)
        self.point = QPointF(3, 4)
        for signal in (self.card_moved, self.turn_played):
            signal.connect(self.receive)
        self.hint_asked.connect(self.receive_nothing)

    def receive(self, what: object) -> None:
        """Stand for a slot with a parameter."""

    def receive_nothing(self) -> None:
        """Stand for a slot without one."""


QT_CALLS: dict[str, Callable[[Table], object]] = {
    "setPos(x, y)": lambda t: t.card.setPos(1.5, 2.5),
    "setPos(point)": lambda t: t.card.setPos(t.point),
    "pos": lambda t: t.card.pos(),
    "scenePos": lambda t: t.card.scenePos(),
    "sceneBoundingRect": lambda t: t.card.sceneBoundingRect(),
    "mapToScene": lambda t: t.card.mapToScene(t.point),
    "setZValue": lambda t: t.card.setZValue(3),
    "setVisible": lambda t: t.card.setVisible(True),
    "isVisible": lambda t: t.card.isVisible(),
    "setPixmap": lambda t: t.card.setPixmap(t.pixmap),
    "setData": lambda t: t.card.setData(0, "t1"),
    "data": lambda t: t.card.data(0),
    "update": lambda t: t.card.update(),
    "parentItem": lambda t: t.card.parentItem(),
    "acceptedMouseButtons": lambda t: t.card.acceptedMouseButtons(),
    "items()": lambda t: t.scene.items(),
    "items(point)": lambda t: t.scene.items(t.point),
    "itemAt": lambda t: t.scene.itemAt(t.point, QTransform()),
    "scene.update": lambda t: t.scene.update(),
    "drawPixmap(x, y)": lambda t: t.painter.drawPixmap(0, 0, t.pixmap),
    "drawPixmap(point)": lambda t: t.painter.drawPixmap(t.point, t.pixmap),
    "fillRect": lambda t: t.painter.fillRect(0, 0, 1, 1, Qt.GlobalColor.black),
    "QPointF": lambda _: QPointF(1, 2),
    "QPointF + QPointF": lambda t: t.point + t.point,
    "QRectF": lambda _: QRectF(1, 2, 3, 4),
    "QRectF.contains": lambda t: QRectF(1, 2, 3, 4).contains(t.point),
    "QRectF.intersected": lambda _: QRectF(1, 2, 3, 4).intersected(QRectF(2, 2, 3, 4)),
    "modifiers": lambda _: Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier,
    "emit(int)": lambda t: t.card_moved.emit(3),
    "emit(object)": lambda t: t.turn_played.emit(t),
    "emit()": lambda t: t.hint_asked.emit(),
}


@pytest.mark.parametrize("name", QT_CALLS)
def test_calls_leave_no_reference_behind_and_take_none(qtbot: QtBot, name: str) -> None:
    SPARE.append([None] * 2 * CALLS)
    table = Table()
    call = QT_CALLS[name]
    before = counts(call, table, 100)
    after = counts(call, table, CALLS)
    table.painter.end()
    changed = {
        key: after[key] - before[key] for key in before if abs(after[key] - before[key]) > 50
    }
    assert changed == {}


def counts(call: Callable[[Table], object], table: Table, times: int) -> dict[str, int]:
    """The reference counts of what all share, and the number of objects, after so many calls."""
    for _ in range(times):
        call(table)
    gc.collect()
    found = {name: sys.getrefcount(shared) for name, shared in SHARED.items()}
    return found | {"objects": len(gc.get_objects())}
