"""The list of moves beside the table: a click goes there; the record's text, to be copied."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QPlainTextEdit,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from solitaire_desktop.window.context import Services
from solitaire_desktop.window.moves_model import BOOKMARK, IS_AHEAD, IS_PRESENT, NUMBER, MovesModel
from solitaire_desktop.window.theme import SMALL, Colours, sized
from solitaire_desktop.window.widgets import Choices, button, button_row, label

WIDTH, LEAST_WIDTH = 288, 190
ROW, NUMBERS = 28, 48
LIST, TEXT = "list", "text"


class MovesPanel(QWidget):
    """The steps of the play, or its record as text.

    Signals:
        closed(): the player does not want to see it any more
    """

    closed = Signal()

    def __init__(self, services: Services, parent: QWidget) -> None:
        super().__init__(parent)
        self._services = services
        self._line = QColor(services.colours.line)
        self._ground = QColor(services.colours.bar)
        self.setMinimumWidth(LEAST_WIDTH)
        self.setMaximumWidth(WIDTH)
        tr = services.messages.tr
        self.moves = MovesModel(services.model, services.messages, self)
        self.list = self._made_list()
        self.text = self._made_text()
        self._pages = QStackedWidget()
        self._pages.addWidget(self.list)
        self._pages.addWidget(self.text)
        close = button("×", self.closed.emit, "close")
        close.setAccessibleName(tr("Close"))
        close.setToolTip(tr("Close"))
        self._switch = Choices(((LIST, tr("List")), (TEXT, tr("Text"))), LIST)
        self._switch.chosen.connect(self.show_page)
        copy = button(tr("Copy"), self.copy, "small")
        copy.setToolTip(tr("Puts this game as text on the clipboard."))
        column = QVBoxLayout(self)
        column.setContentsMargins(17, 8, 12, 12)
        column.setSpacing(8)
        column.addLayout(button_row(label(tr("Moves"), "heading"), None, close))
        column.addWidget(self._pages, 1)
        column.addLayout(button_row(self._switch, None, copy))
        services.model.changed.connect(self._follow)
        services.model.status_changed.connect(self.list.viewport().update)
        self._follow()

    def show_page(self, page: str) -> None:
        """Show the list, or the record's text."""
        self._switch.show_value(page)
        self._pages.setCurrentWidget(self.text if page == TEXT else self.list)
        self._follow()

    def copy(self) -> None:
        """Put the record's text on the clipboard."""
        QGuiApplication.clipboard().setText(self._services.model.record())

    def _follow(self) -> None:
        """Keep the present row in sight; the text is made only while it is seen."""
        if self._pages.currentWidget() is self.text:
            bar = self.text.verticalScrollBar()
            place = bar.value()
            self.text.setPlainText(self._services.model.record())
            bar.setValue(place)
        else:
            self.list.scrollTo(self.moves.index(self.moves.present))

    def _go(self, index: QModelIndex) -> None:
        self._services.view.cancel_drag()
        self._services.model.undo_to(index.row())

    def _made_list(self) -> QListView:
        view = QListView(self)
        view.setObjectName("moves")
        view.setModel(self.moves)
        view.setItemDelegate(MoveDelegate(self._services.colours, view))
        view.setUniformItemSizes(True)
        view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        view.setMouseTracking(True)
        view.setAccessibleName(self._services.messages.tr("Moves"))
        view.clicked.connect(self._go)
        view.activated.connect(self._go)
        return view

    def _made_text(self) -> QPlainTextEdit:
        text = QPlainTextEdit(self)
        text.setReadOnly(True)
        text.setObjectName("record")
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        text.setFont(sized(font, SMALL))
        text.setAccessibleName(self._services.messages.tr("The record as text"))
        return text

    # Qt's names

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 200)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._ground)
        painter.fillRect(0, 0, 1, self.height(), self._line)


class MoveDelegate(QStyledItemDelegate):
    """Paints a row: number and words, a bar before the present one, faint what is yet to redo."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours
        self._font = sized(parent.font(), SMALL, tabular=True)
        self._strong = sized(parent.font(), SMALL, bold=True, tabular=True)

    # Qt's names

    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        return QSize(LEAST_WIDTH - 40, ROW)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        colours, rect = self._colours, QRect(option.rect)
        state = option.state
        is_present = bool(index.data(IS_PRESENT))
        painter.save()
        if is_present or state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(colours.hover))
        if is_present:
            painter.fillRect(rect.left(), rect.top() + 4, 3, ROW - 8, QColor(colours.accent))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(colours.accent))
            painter.drawRect(rect.adjusted(0, 0, -1, -1))
        if index.data(BOOKMARK):
            painter.fillPath(_ribbon(rect.left() + 6, rect.top() + 8), QColor(colours.accent))
        painter.setFont(self._strong if is_present else self._font)
        painter.setPen(QColor(colours.muted))
        centred = Qt.AlignmentFlag.AlignVCenter
        numbers = QRect(rect.left(), rect.top(), NUMBERS - 8, ROW)
        painter.drawText(numbers, centred | Qt.AlignmentFlag.AlignRight, index.data(NUMBER))
        if not index.data(IS_AHEAD):
            painter.setPen(QColor(colours.text))
        words = rect.adjusted(NUMBERS, 0, -4, 0)
        text = painter.fontMetrics().elidedText(
            index.data(), Qt.TextElideMode.ElideRight, words.width()
        )
        painter.drawText(words, centred | Qt.AlignmentFlag.AlignLeft, text)
        painter.restore()


def _ribbon(x: float, y: float) -> QPainterPath:
    """A bookmark's ribbon, seven pixels wide."""
    path = QPainterPath(QPointF(x, y))
    for dx, dy in ((7, 0), (7, 12), (3.5, 8.5), (0, 12)):
        path.lineTo(x + dx, y + dy)
    path.closeSubpath()
    return path
