"""The controls of the preferences dialog: one for each kind of value."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QWidget,
)

from solitaire_desktop.store import Back, Choice, Entry, Surface
from solitaire_desktop.table.card_art import BACK, Look
from solitaire_desktop.table.surface import surface_named
from solitaire_desktop.window.card_pictures import PROPORTION, card_picture
from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.drop_button import DropButton
from solitaire_desktop.window.theme import Colours
from solitaire_desktop.window.widgets import Choices, Switch

Chosen = Callable[[bool | Choice], object]
LONGEST_ROW = 34  # letters that a row of choices may have together
BACK_WIDTH, SURFACE_SIZE = 62, (64, 50)


def control(entry: Entry, value: bool | Choice, dress: Dress, chosen: Chosen) -> QWidget:
    """The control for a preference; it calls `chosen` with each new value."""
    widget = _control(entry, value, dress, chosen)
    widget.setAccessibleName(dress.messages.tr(entry.label))
    return widget


def _control(entry: Entry, value: bool | Choice, dress: Dress, chosen: Chosen) -> QWidget:
    if isinstance(value, bool):
        switch = Switch(dress.colours)
        switch.setChecked(value)
        switch.toggled.connect(chosen)
        return switch
    if isinstance(value, (Back, Surface)):
        return Pictures(entry, value, dress, chosen)
    pairs = [(choice.value, dress.messages.tr(choice.label)) for choice in entry.choices]
    is_long = sum(len(text) for _, text in pairs) > LONGEST_ROW
    drop = DropButton(pairs, value.value, dress.colours) if is_long else None
    row = drop or Choices(pairs, value.value)
    kind = type(value)
    row.chosen.connect(lambda key: chosen(next(each for each in kind if each.value == key)))
    return row


class Pictures(QWidget):
    """Card backs or surfaces side by side, the chosen one in a ring."""

    def __init__(
        self,
        entry: Entry,
        value: Choice,
        dress: Dress,
        chosen: Chosen,
    ) -> None:
        super().__init__()
        group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(7)
        for choice in entry.choices:
            picture = Picture(choice, dress.messages.tr(choice.label), dress.colours)
            picture.setChecked(choice is value)
            picture.clicked.connect(lambda _, choice=choice: chosen(choice))
            group.addButton(picture)
            row.addWidget(picture)
        row.addStretch(1)


class Picture(QAbstractButton):
    """One back or one surface to choose; its name is the tooltip."""

    def __init__(self, choice: Choice, name: str, colours: Colours) -> None:
        super().__init__()
        self._choice = choice
        self._colours = colours
        self.setCheckable(True)
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(self.sizeHint())

    # Qt's names

    def sizeHint(self) -> QSize:
        if isinstance(self._choice, Back):
            return QSize(BACK_WIDTH + 10, round(BACK_WIDTH * PROPORTION) + 10)
        return QSize(SURFACE_SIZE[0] + 10, SURFACE_SIZE[1] + 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        if isinstance(self._choice, Back):
            look, ratio = Look(self._choice.value), self.devicePixelRatioF()
            picture = card_picture(look, BACK, BACK_WIDTH, ratio)
            painter.drawPixmap(inner.topLeft(), picture)
        else:
            _paint_surface(painter, inner, self._choice.value)
        if self.isChecked() or self.hasFocus():
            colour = self._colours.accent if self.isChecked() else self._colours.muted
            painter.setPen(QPen(QColor(colour), 3 if self.isChecked() else 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)


def _paint_surface(painter: QPainter, rect: QRectF, name: str) -> None:
    surface = surface_named(name)
    gradient = QRadialGradient(
        QPointF(rect.center().x(), rect.top() + rect.height() * 0.42), rect.width() * 0.7
    )
    gradient.setColorAt(0, QColor(surface.centre))
    gradient.setColorAt(1, QColor(surface.edge))
    shape = QPainterPath()
    shape.addRoundedRect(rect, 6, 6)
    painter.fillPath(shape, gradient)
    pile = QRectF(0, 0, 20, 28)
    pile.moveCenter(rect.center())
    painter.setPen(QPen(surface.line(), 1))
    painter.setBrush(surface.hollow)
    painter.drawRoundedRect(pile, 2.5, 2.5)
