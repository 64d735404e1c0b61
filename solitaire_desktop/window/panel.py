"""The panel over the table when a game is won, given up or blocked.

It never blocks the window: all commands go on working, and the panel goes with the next change.
A celebrating panel dims the table and shows a fan of cards; a quiet one lies at the lower edge and
leaves the table to be played on.
"""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import (
    QEasingCurve,
    QElapsedTimer,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from solitaire_desktop.table.card_art import Look
from solitaire_desktop.window.card_pictures import PROPORTION, card_picture
from solitaire_desktop.window.theme import Colours
from solitaire_desktop.window.widgets import button, label

WIDTH, QUIET_WIDTH, MARGIN, RADIUS = 620, 560, 16, 14
DIM = 0.47
FAN_DEGREES, FAN_CARD, FAN_RADIUS, FAN_SHOWS = 11.0, 118.0, 345.0, 155
FAN_MILLISECONDS = 500
SHADOW = 28
CALM = 700  # milliseconds in which a key may still have been meant for the table


@dataclass(frozen=True, slots=True)
class PanelFigure:
    """A number with its name above and a remark below; `is_best` colours it."""

    name: str
    value: str
    note: str = ""
    is_best: bool = False


@dataclass(frozen=True, slots=True)
class PanelContent:
    """What a panel says and offers.

    Attributes:
        buttons: text and what it does; the first is the one most likely wanted
        fan: kinds of cards; with them the panel celebrates
    """

    title: str
    text: str
    buttons: tuple[tuple[str, Callable[[], object]], ...]
    figures: tuple[PanelFigure, ...] = ()
    foot: str = ""
    fan: tuple[int, ...] = ()
    look: Look | None = None


class Panel(QWidget):
    """One panel over its parent; a new content replaces the old.

    Signals:
        closed(): it went away by the player's wish
    """

    closed = Signal()

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._colours = colours
        self._content: PanelContent | None = None
        self._card = QFrame(self)
        self._close = QPushButton(self._card)
        self._spread = 1.0
        self._shown_at = QElapsedTimer()
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(FAN_MILLISECONDS)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._show_spread)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        parent.installEventFilter(self)
        self.hide()

    @property
    def content(self) -> PanelContent | None:
        """What is shown now; None while the panel is away."""
        return None if self.isHidden() else self._content

    def show_content(self, content: PanelContent, *, animated: bool = True) -> None:
        """Show this; a celebrating panel takes the keyboard, a quiet one leaves it where it is."""
        self._content = content
        self._shown_at.start()
        self._card.deleteLater()
        self._card = _card(content, self)
        if not content.fan:
            self._add_close_button(content)
        self._motion.stop()
        self._spread = 1.0
        self._place()
        self.show()
        self.raise_()
        if content.fan:
            self.setFocus()
            if animated:
                self._motion.start()
        self.setAccessibleName(f"{content.title}. {content.text}")

    def dismiss(self) -> None:
        """Take the panel away."""
        if not self.isHidden():
            self._motion.stop()
            self.hide()
            self.closed.emit()

    def _add_close_button(self, content: PanelContent) -> None:
        close = button("×", self.dismiss, "close")
        close.setAccessibleName(content.foot)
        close.setToolTip(content.foot)
        close.setParent(self._card)
        close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        close.setFixedSize(30, 30)
        close.show()
        self._close = close

    def _press_first(self, event: QKeyEvent) -> None:
        """Enter is for the first button, unless it was still meant for the table."""
        is_meant = self._shown_at.elapsed() > CALM and not event.isAutoRepeat()
        if self._content is not None and is_meant:
            self._content.buttons[0][1]()

    def _show_spread(self, value: float) -> None:
        self._spread = value
        self.update()

    def _place(self) -> None:
        content, room = self._content, self._over.rect()
        if content is None:
            return
        width = min(WIDTH if content.fan else QUIET_WIDTH, room.width() - 2 * MARGIN)
        height = max(self._card.heightForWidth(width), self._card.minimumSizeHint().height())
        if not content.fan:
            whole = QRect(0, 0, width + 2 * SHADOW, height + 2 * SHADOW)
            whole.moveCenter(room.center())
            whole.moveBottom(room.bottom() - MARGIN + SHADOW)
            self.setGeometry(whole)
            self._card.setGeometry(SHADOW, SHADOW, width, height)
            self._close.move(width - self._close.width() - 8, 8)
            return
        self.setGeometry(room)
        fan = FAN_SHOWS if self._has_room(height) else 0
        top = (room.height() - height - fan) // 2 + fan
        self._card.setGeometry((room.width() - width) // 2, max(8, top), width, height)

    def _has_room(self, height: int) -> bool:
        return self._over.height() >= height + FAN_SHOWS + 2 * MARGIN

    def _paint_fan(self, painter: QPainter, content: PanelContent) -> None:
        card = self._card.geometry()
        if not self._has_room(card.height()):
            return
        hub = QPointF(card.center().x(), card.top() + FAN_RADIUS)
        middle = (len(content.fan) - 1) / 2
        for number, kind in enumerate(content.fan):
            painter.save()
            painter.translate(hub)
            painter.rotate((number - middle) * FAN_DEGREES * self._spread)
            rise = FAN_RADIUS + FAN_SHOWS * self._spread
            spot = QRectF(-FAN_CARD / 2, -rise, FAN_CARD, FAN_CARD * PROPORTION)
            _paint_shadow(painter, spot, 8, 10)
            picture = card_picture(content.look or Look(), kind, FAN_CARD, self.devicePixelRatioF())
            painter.drawPixmap(spot.topLeft(), picture)
            painter.restore()

    # Qt's names

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        hints = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        painter.setRenderHints(hints)
        if self._content is not None and self._content.fan:
            painter.fillRect(self.rect(), QColor(0, 0, 0, round(255 * DIM)))
            self._paint_fan(painter, self._content)
        card = QRectF(self._card.geometry())
        _paint_shadow(painter, card, SHADOW, RADIUS)
        painter.setPen(QPen(QColor(self._colours.line), 1))
        painter.setBrush(QColor(self._colours.bar))
        painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if not self._card.geometry().contains(event.position().toPoint()):
            self.dismiss()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press_first(event)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and not self.isHidden():
            self._place()
        return False


def _paint_shadow(painter: QPainter, rect: QRectF, reach: int, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    layers = 8
    for layer in range(layers):
        grow = reach * (1 - layer / layers)
        painter.setBrush(QColor(0, 0, 0, 9))
        painter.drawRoundedRect(
            rect.adjusted(-grow, -grow * 0.6, grow, grow), radius + grow, radius + grow
        )


def _card(content: PanelContent, parent: QWidget) -> QFrame:
    frame = QFrame(parent)
    column = QVBoxLayout(frame)
    column.setContentsMargins(35, 28 if content.fan else 20, 35, 20)
    column.setSpacing(6)
    middle = Qt.AlignmentFlag.AlignHCenter if content.fan else Qt.AlignmentFlag.AlignLeft
    title = label(content.title, "banner" if content.fan else "heading", wrap=True)
    text = label(content.text, "muted", wrap=True)
    for widget in (title, text):
        widget.setAlignment(middle)
        column.addWidget(widget)
        widget.setVisible(bool(widget.text()))  # with a parent by now: else it were a window
    if content.figures:
        column.addSpacing(14)
        row = QHBoxLayout()
        row.setSpacing(10)
        for figure in content.figures:
            row.addWidget(_figure(figure), 1)
        column.addLayout(row)
    column.addSpacing(18 if content.fan else 8)
    column.addLayout(_buttons(content))
    if content.foot and content.fan:
        foot = label(content.foot, "small")
        foot.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(4)
        column.addWidget(foot)
    frame.show()
    return frame


def _figure(figure: PanelFigure) -> QFrame:
    box = QFrame()
    box.setObjectName("sunken")
    column = QVBoxLayout(box)
    column.setContentsMargins(8, 12, 8, 12)
    column.setSpacing(4)
    kinds = ("small", "best" if figure.is_best else "figure", "small")
    for kind, text in zip(kinds, (figure.name, figure.value, figure.note), strict=True):
        if not text:
            continue
        line = label(text, kind)
        line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(line)
    return box


def _buttons(content: PanelContent) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(12)
    for number, (text, act) in enumerate(content.buttons):
        first = button(text, act, "" if number else "primary")
        first.setMinimumHeight(46 if content.fan else 42)
        row.addWidget(first, 3 if number == 0 and content.fan else 2)
    return row
