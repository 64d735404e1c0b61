"""Choosing the deck: our own, and those of other programs, each shown by a face over its back."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QWidget

from solitaire_desktop.errors import DeckError
from solitaire_desktop.rules.cards import parse_kind
from solitaire_desktop.table.art_files import Order
from solitaire_desktop.table.card_art import BACK
from solitaire_desktop.table.deck_drawer import DeckDrawer
from solitaire_desktop.table.decks import Deck
from solitaire_desktop.window.card_pictures import card_picture
from solitaire_desktop.window.dress import Dress

PREVIEWS = "previews"
"""The folder below that of the cards where the small pictures are kept."""

CARD = QSize(45, 63)
_SHIFT = QPoint(17, 6)
_FACE = parse_kind("QH")
_COLUMNS = 6


class DeckChoice(QWidget):
    """Buttons for all decks. Those that cannot be drawn are out of reach, and say why.

    The pictures come one by one, drawn by a process of its own.
    """

    def __init__(
        self,
        decks: Sequence[Deck],
        value: str,
        dress: Dress,
        *,
        cache: Path | None,
        chosen: Callable[[str], object],
    ) -> None:
        """The chosen deck's key is `value`; `chosen` is called with each new one."""
        super().__init__()
        self._dress = dress
        self._drawer = DeckDrawer(cache / PREVIEWS if cache is not None else None, self)
        self._drawer.drawn.connect(self._take)
        self._drawer.failed.connect(self._refuse)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, DeckButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setSpacing(6)
        grid.setColumnStretch(_COLUMNS, 1)
        names = {"": dress.messages.tr("Solitaire Desktop"), **{d.key: d.name for d in decks}}
        for number, (key, name) in enumerate(names.items()):
            made = self._buttons[key] = DeckButton(name, dress)
            made.setChecked(key == value)
            made.clicked.connect(lambda _, key=key: chosen(key))
            self._group.addButton(made)
            grid.addWidget(made, number // _COLUMNS, number % _COLUMNS)
        self._show_own()

    def button(self, key: str) -> "DeckButton":
        """The button of a deck."""
        return self._buttons[key]

    def _show_own(self) -> None:
        look, ratio = self._dress.look, self.devicePixelRatioF()
        face, back = (card_picture(look, each, CARD.width(), ratio) for each in (_FACE, BACK))
        self._buttons[""].show_cards(face, back)

    def _show(self, key: str) -> None:
        """Show a deck's cards from an earlier time, or have them drawn."""
        order = Order(key, CARD * self.devicePixelRatioF(), (_FACE, BACK))
        pictures = self._drawer.stored(order)
        if pictures:
            self._take(order, pictures)
        else:
            self._drawer.ask(order)

    def _take(self, order: Order, pictures: dict[int, QImage]) -> None:
        face, back = (self._pixmap(pictures[each], order.size) for each in (_FACE, BACK))
        self._buttons[order.deck].show_cards(face, back)

    def _pixmap(self, image: QImage, size: QSize) -> QPixmap:
        """A card without the shadow above its edge."""
        top = image.height() - size.height()
        pixmap = QPixmap.fromImage(image.copy(0, top, size.width(), size.height()))
        pixmap.setDevicePixelRatio(self.devicePixelRatioF())
        return pixmap

    def _refuse(self, order: Order, error: DeckError) -> None:
        reason = self._dress.messages.tr(error.template, **error.values)
        self._buttons[order.deck].refuse(reason)

    # Qt's names

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for key, made in self._buttons.items():
            if made.is_bare:
                self._show(key)

    def hideEvent(self, event: QHideEvent) -> None:
        self._drawer.forget()
        super().hideEvent(event)


class DeckButton(QAbstractButton):
    """One deck to choose; its name is the tooltip."""

    def __init__(self, name: str, dress: Dress) -> None:
        super().__init__()
        self._dress = dress
        self._cards: tuple[QPixmap, QPixmap] | None = None
        self.setCheckable(True)
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(self.sizeHint())

    def show_cards(self, face: QPixmap, back: QPixmap) -> None:
        """Take the pictures."""
        self._cards = face, back
        self.update()

    @property
    def is_bare(self) -> bool:
        """Whether its pictures are still to come."""
        return self._cards is None and self.isEnabled()

    def refuse(self, reason: str) -> None:
        """The deck cannot be used: say why."""
        self.setEnabled(False)
        self.setToolTip(f"{self.accessibleName()}\n{reason}")
        self.setAccessibleDescription(reason)

    # Qt's names

    def sizeHint(self) -> QSize:
        return CARD + QSize(_SHIFT.x() + 12, _SHIFT.y() + 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), self._dress.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        back, face = QPointF(6, 6), QPointF(QPoint(6, 6) + _SHIFT)
        if self._cards is not None and self.isEnabled():
            painter.drawPixmap(back, self._cards[1])
            painter.drawPixmap(face, self._cards[0])
        else:
            painter.setPen(QPen(QColor(colours.muted), 1.2, Qt.PenStyle.DashLine))
            for corner in (back, face):
                painter.setBrush(QColor(colours.card))
                painter.drawRoundedRect(QRectF(corner, CARD.toSizeF()), 3, 3)
        if not self.isEnabled():
            painter.setPen(QPen(QColor(colours.danger), 2.5))
            box = QRectF(face, CARD.toSizeF()).adjusted(12, 20, -12, -20)
            painter.drawLine(box.topLeft(), box.bottomRight())
            painter.drawLine(box.topRight(), box.bottomLeft())
        if self.isChecked() or self.hasFocus():
            colour = colours.accent if self.isChecked() else colours.muted
            painter.setPen(QPen(QColor(colour), 3 if self.isChecked() else 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)
