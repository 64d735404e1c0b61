"""The tiles of the game chooser: what they show of a game, large and small."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from solitaire_desktop.rules.spec import Family, GameSpec
from solitaire_desktop.store import Summary
from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.mini_table import MiniTable
from solitaire_desktop.window.theme import Colours
from solitaire_desktop.window.widgets import button, label

TABLE_HEIGHT, LEAST_WIDTH = 190, 220


@dataclass(frozen=True, slots=True)
class GameInfo:
    """One game as the chooser knows it.

    Attributes:
        spec: the game with its rules
        name, character: in the player's language
        summary: its record
        is_saved: whether there is a game to go on with, on the table or kept
        is_current: whether it is the game on the table
    """

    spec: GameSpec
    name: str
    character: str
    summary: Summary
    is_saved: bool
    is_current: bool


@dataclass(frozen=True, slots=True)
class TileActions:
    """What the buttons of a tile do."""

    go_on: Callable[[GameInfo], object]
    new_deal: Callable[[GameInfo], object]
    rules: Callable[[GameInfo], object]


class IntervalBar(QWidget):
    """A rate from 0 to 100 % as a tick in its 95 % interval."""

    def __init__(self, summary: Summary, colours: Colours) -> None:
        super().__init__()
        self._rate, self._interval = summary.random.rate, summary.random.interval
        self._colours = colours
        self.setFixedHeight(14)

    # Qt's names

    def sizeHint(self) -> QSize:
        return QSize(200, 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        track = QRectF(0, 3, self.width(), 8)
        painter.setBrush(QColor(self._colours.hover))
        painter.drawRoundedRect(track, 4, 4)
        if self._rate is None or self._interval is None:
            return
        low, high = (self.width() * share for share in self._interval)
        band = QColor(self._colours.accent)
        band.setAlphaF(0.42)
        painter.setBrush(band)
        painter.drawRoundedRect(QRectF(low, 3, max(8, high - low), 8), 4, 4)
        painter.setBrush(QColor(self._colours.accent))
        x = min(max(self.width() * self._rate, 2), self.width() - 2)
        painter.drawRoundedRect(QRectF(x - 2, 0, 4, 14), 2, 2)


def large_tile(
    info: GameInfo,
    dress: Dress,
    actions: TileActions,
) -> QFrame:
    """A tile with a small table, four numbers and two buttons."""
    tile = _tile()
    column = QVBoxLayout(tile)
    column.setContentsMargins(8, 8, 8, 16)
    column.setSpacing(0)
    column.addWidget(MiniTable(info.spec, dress.look, TABLE_HEIGHT))
    inner = QVBoxLayout()
    inner.setContentsMargins(14, 14, 14, 0)
    inner.setSpacing(6)
    inner.addWidget(label(info.name, "name", wrap=True))
    character = label(info.character, "muted", wrap=True)
    character.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    character.setMinimumHeight(2 * character.fontMetrics().lineSpacing() + 2)
    inner.addWidget(character)
    inner.addStretch(1)  # names and sentences differ in length; figures stand side by side
    inner.addSpacing(6)
    inner.addLayout(_numbers(info, dress.messages))
    inner.addSpacing(4)
    inner.addWidget(IntervalBar(info.summary, dress.colours))
    inner.addSpacing(12)
    inner.addLayout(_buttons(info, dress.messages, actions, is_large=True))
    column.addLayout(inner)
    return tile


def small_tile(info: GameInfo, dress: Dress, actions: TileActions) -> QFrame:
    """A tile without a table: name, character, record in a line, two buttons."""
    tile = _tile()
    column = QVBoxLayout(tile)
    column.setContentsMargins(18, 14, 18, 14)
    column.setSpacing(4)
    column.addWidget(label(info.name, "heading", wrap=True))
    character = label(info.character, "small", wrap=True)
    character.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    column.addWidget(character, 1)
    column.addSpacing(4)
    column.addWidget(label(record_line(info.summary, dress.messages), "label"))
    column.addWidget(IntervalBar(info.summary, dress.colours))
    column.addSpacing(8)
    column.addLayout(_buttons(info, dress.messages, actions, is_large=False))
    return tile


def _tile() -> QFrame:
    """A tile as wide as its neighbours, however long its texts are."""
    tile = QFrame()
    tile.setObjectName("tile")
    tile.setMinimumWidth(LEAST_WIDTH)
    tile.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return tile


def record_line(summary: Summary, messages: Messages) -> str:
    """The record in a line."""
    tr = messages.tr
    played, won = summary.random.played, summary.random.won
    rate = summary.random.rate
    if rate is None:
        return tr("Not played yet")
    return tr("{n} played, {won} won, {rate}", n=played, won=won, rate=messages.percent(rate))


def _numbers(info: GameInfo, messages: Messages) -> QHBoxLayout:
    tr, summary = messages.tr, info.summary
    rate = summary.random.rate
    best = "–" if summary.best_seconds is None else messages.clock(summary.best_seconds)
    best_name = tr("best")
    if info.spec.family is Family.DEVILS_GRIP:
        best, best_name = summary.best_score.partition(" ")[0] or "–", tr("fewest left")
    row = QHBoxLayout()
    for value, name in (
        (messages.number(summary.random.played), tr("played")),
        (messages.number(summary.random.won), tr("won")),
        ("–" if rate is None else messages.percent(rate), tr("rate")),
        (best, best_name),
    ):
        cell = QVBoxLayout()
        cell.setSpacing(0)
        cell.addWidget(label(value, "number"))
        cell.addWidget(label(name, "small"))
        row.addLayout(cell, 1)
    return row


def _buttons(
    info: GameInfo, messages: Messages, actions: TileActions, *, is_large: bool
) -> QHBoxLayout:
    tr = messages.tr
    row = QHBoxLayout()
    row.setSpacing(10)
    if info.is_saved:
        first = button(tr("Continue"), lambda: actions.go_on(info), "primary")
        second = button(tr("New deal"), lambda: actions.new_deal(info))
    else:
        kind = "primary" if is_large else ""
        first = button(tr("New deal"), lambda: actions.new_deal(info), kind)
        second = button(tr("Rules"), lambda: actions.rules(info))
    for widget in (first, second):
        widget.setAccessibleName(f"{widget.text()}: {info.name}")
    first.setProperty("present", info.is_current)
    row.addWidget(first, 5)
    row.addWidget(second, 4)
    return row
