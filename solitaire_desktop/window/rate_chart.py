"""The picture of the rate of wins over time: its interval around it, each win below."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from solitaire_desktop.store import Result, Tally, rate_curve, wilson
from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.theme import SMALL, sized

WINDOW, FIRST = 60, 20
LEFT, RIGHT, TOP, BOTTOM = 56.0, 8.0, 10.0, 76.0
TICKS = 14.0


class RateChart(QWidget):
    """Draws from the twentieth game on; before that there is nothing to see in a rate."""

    def __init__(self, dress: Dress) -> None:
        super().__init__()
        self._messages = dress.messages
        self._colours = dress.colours
        self._results: tuple[Result, ...] = ()
        self._curve: list[Tally] = []
        self.setFont(sized(self.font(), SMALL))
        self.setMinimumHeight(200)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_results(self, results: Sequence[Result]) -> None:
        """Show these games, oldest first."""
        self._results = tuple(results)
        self._curve = rate_curve(results, WINDOW)[FIRST - 1 :]
        tr = self._messages.tr
        if self._curve:
            now = self._messages.percent(self._curve[-1].rate or 0)
            self.setAccessibleName(tr("Win rate of the last {n} games: {rate}", n=WINDOW, rate=now))
        self.update()

    @property
    def has_curve(self) -> bool:
        """Whether there are games enough for a picture."""
        return len(self._curve) > 1

    def _top_percent(self) -> int:
        highest = max(wilson(tally.won, tally.played)[1] for tally in self._curve)
        return min(100, max(20, ceil(highest * 10.5) * 10))

    def _x(self, game: int, plot: QRectF) -> float:
        """Where a game, counted from 1, stands."""
        span = max(1, len(self._results) - FIRST)
        return plot.left() + plot.width() * (game - FIRST) / span

    # Qt's names

    def sizeHint(self) -> QSize:
        return QSize(640, 300)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot = QRectF(self.rect()).adjusted(LEFT, TOP, -RIGHT, -BOTTOM)
        if not self.has_curve:
            self._paint_waiting(painter)
            return
        top = self._top_percent()
        self._paint_grid(painter, plot, top)
        self._paint_band(painter, plot, top)
        self._paint_wins(painter, plot)
        self._paint_end(painter, plot, top)
        self._paint_legend(painter)

    def _paint_waiting(self, painter: QPainter) -> None:
        painter.setPen(QColor(self._colours.muted))
        text = self._messages.tr("After {n} games the win rate over time is drawn here.", n=FIRST)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, text)

    def _paint_grid(self, painter: QPainter, plot: QRectF, top: int) -> None:
        step = 10 if top <= 50 else 20
        for percent in range(0, top + 1, step):
            y = round(plot.bottom() - plot.height() * percent / top) + 0.5
            painter.setPen(QPen(QColor(self._colours.line), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(self._colours.muted))
            box = QRectF(0, y - 10, LEFT - 10, 20)
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, align, self._messages.percent(percent / 100))

    def _paint_band(self, painter: QPainter, plot: QRectF, top: int) -> None:
        def point(index: int, share: float) -> QPointF:
            y = plot.bottom() - plot.height() * share * 100 / top
            return QPointF(self._x(FIRST + index, plot), y)

        last = len(self._curve) - 1
        every = max(1, int(len(self._curve) / max(1.0, plot.width())))  # a point for each pixel
        curve = {index: self._curve[index] for index in (*range(0, last, every), last)}
        limits = {index: wilson(tally.won, tally.played) for index, tally in curve.items()}
        lower = [point(index, low) for index, (low, _) in limits.items()]
        upper = [point(index, high) for index, (_, high) in limits.items()]
        line = [point(index, tally.rate or 0) for index, tally in curve.items()]
        band, edge = QColor(self._colours.accent), QColor(self._colours.accent)
        band.setAlphaF(0.2)
        edge.setAlphaF(0.6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        painter.setPen(QPen(edge, 1.2))
        painter.drawPolyline(QPolygonF(upper))
        painter.drawPolyline(QPolygonF(lower))
        pen = QPen(QColor(self._colours.accent), 2.8)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(line))

    def _paint_wins(self, painter: QPainter, plot: QRectF) -> None:
        base = plot.bottom() + 12 + TICKS
        few = plot.width() / max(1, len(self._results)) > 3
        for game, result in enumerate(self._results[FIRST - 1 :], FIRST):
            x = self._x(game, plot)
            if result is Result.WON:
                painter.setPen(QPen(QColor(self._colours.accent), 2))
                painter.drawLine(QPointF(x, base - TICKS - 4), QPointF(x, base))
            elif few:
                painter.setPen(QPen(QColor(self._colours.line), 1))
                painter.drawLine(QPointF(x, base - 7), QPointF(x, base))
        painter.setPen(QColor(self._colours.muted))
        count = len(self._results)
        step = next((s for s in (10, 20, 50, 100, 200, 500, 1000) if count / s <= 6), 2000)
        for game in (FIRST, *range(step, count + 1, step)):
            if game != FIRST and game < FIRST + step * 0.6:
                continue
            box = QRectF(self._x(game, plot) - 60, base + 4, 120, 18)
            box.moveRight(min(box.right(), self.width() - 1.0))
            box.moveLeft(max(box.left(), 0.0))
            text = self._messages.tr("game {n}", n=game)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, text)

    def _paint_end(self, painter: QPainter, plot: QRectF, top: int) -> None:
        rate = self._curve[-1].rate or 0
        spot = QPointF(plot.right(), plot.bottom() - plot.height() * rate * 100 / top)
        text = self._messages.tr("now {rate}", rate=self._messages.percent(rate))
        font = sized(self.font(), SMALL, bold=True)
        width = QFontMetricsF(font).horizontalAdvance(text) + 26
        high = wilson(self._curve[-1].won, self._curve[-1].played)[1]
        band_top = plot.bottom() - plot.height() * high * 100 / top
        flag = QRectF(plot.right() - width, max(plot.top(), band_top - 40), width, 27)
        painter.setPen(QPen(QColor(self._colours.muted), 1.2))
        painter.drawLine(QPointF(plot.right(), flag.bottom()), spot)
        painter.setPen(QPen(QColor(self._colours.line), 1))
        painter.setBrush(QColor(self._colours.card))
        painter.drawRoundedRect(flag, 6, 6)
        painter.setPen(QColor(self._colours.text))
        painter.setFont(font)
        painter.drawText(flag, Qt.AlignmentFlag.AlignCenter, text)
        painter.setFont(self.font())
        painter.setPen(QPen(QColor(self._colours.bar), 2))
        painter.setBrush(QColor(self._colours.accent))
        painter.drawEllipse(spot, 6, 6)

    def _paint_legend(self, painter: QPainter) -> None:
        tr, metrics = self._messages.tr, QFontMetricsF(self.font())
        texts = (
            tr("share won in the last {n} games", n=WINDOW),
            tr("{n} % interval (Wilson)", n=95),
            tr("a win"),
        )
        signs = (28.0, 26.0, 2.0)
        taken = sum(metrics.horizontalAdvance(text) for text in texts) + sum(signs) + 3 * 8
        gap = min(44.0, max(12.0, (self.width() - LEFT - taken) / 2))
        x, y = max(0.0, min(LEFT, self.width() - taken - 2 * gap)), self.height() - 12.0
        for number, (text, sign) in enumerate(zip(texts, signs, strict=True)):
            self._paint_sign(painter, number, QRectF(x, y - 8, sign, 16))
            painter.setPen(QColor(self._colours.text))
            painter.drawText(QPointF(x + sign + 8, y + metrics.ascent() / 2 - 1), text)
            x += sign + 8 + metrics.horizontalAdvance(text) + gap

    def _paint_sign(self, painter: QPainter, number: int, box: QRectF) -> None:
        """The line, the band or the tick that a word of the legend stands for."""
        colour = QColor(self._colours.accent)
        middle = box.center().y()
        if number == 0:
            painter.setPen(QPen(colour, 2.6))
            painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))
        elif number == 1:
            colour.setAlphaF(0.3)
            painter.fillRect(box, colour)
        else:
            painter.setPen(QPen(colour, 2))
            painter.drawLine(box.topLeft(), box.bottomLeft())
