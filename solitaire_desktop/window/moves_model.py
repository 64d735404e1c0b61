"""The steps of the play as a list model: the deal, then a row for each step, present one marked.

Rows get their words when they are seen; a move changes one row, however long the game is.
"""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from solitaire_desktop.model.changes import Change, ChangeKind
from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.rules.position import Position
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.narrator import narrate

Index = QModelIndex | QPersistentModelIndex
NUMBER, IS_PRESENT, IS_AHEAD, BOOKMARK = range(
    Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 4
)
_TOP = QModelIndex()


class MovesModel(QAbstractListModel):
    """Row 0 is the deal, row n the position after n steps.

    Attributes:
        present: the row of the position on the table
    """

    def __init__(self, model: GameModel, messages: Messages, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._messages = messages
        self._start: Position | None = None
        self._count = 0
        self.present = 0
        self._take_over()
        model.changed.connect(self.follow)

    def follow(self, change: Change) -> None:
        """Take over what changed: a row for a step, a mark for going back, all for another play."""
        before, history = self.present, self._model.session.history
        if history.positions[0] is not self._start:
            self.beginResetModel()
            self._take_over()
            self.endResetModel()
            return
        if change.kind is ChangeKind.STEP:
            self._keep(history.cursor)
        self._grow(len(history.positions))
        self._keep(len(history.positions))
        self.present = history.cursor
        first, last = sorted((before, self.present))
        self.dataChanged.emit(self.index(first), self.index(min(last, self._count - 1)))

    def _take_over(self) -> None:
        history = self._model.session.history
        self._start = history.positions[0]
        self._count, self.present = len(history.positions), history.cursor

    def _keep(self, count: int) -> None:
        """Drop the rows after the first `count`."""
        if count < self._count:
            self.beginRemoveRows(_TOP, count, self._count - 1)
            self._count = count
            self.endRemoveRows()

    def _grow(self, count: int) -> None:
        if count > self._count:
            self.beginInsertRows(_TOP, self._count, count - 1)
            self._count = count
            self.endInsertRows()

    def _words(self, row: int) -> str:
        if not row:
            return self._messages.tr("The deal")
        history = self._model.session.history
        before, after = history.positions[row - 1 : row + 1]
        change = Change(ChangeKind.STEP, before, after, history.steps[row - 1])
        return narrate(change, self._messages)

    def _bookmark(self, row: int) -> str:
        """The names of the bookmarks at a row."""
        steps = self._model.steps
        return ", ".join(
            each.name
            for each in self._model.bookmarks
            if len(each.steps) == row and each.steps == steps[:row]
        )

    def _hint(self, row: int) -> str:
        """The words, the notation and the bookmark, a line each."""
        notation = self._model.steps[row - 1].as_text() if row else ""
        return "\n".join(filter(None, (self._words(row), notation, self._bookmark(row))))

    def _spoken(self, row: int) -> str:
        tr = self._messages.tr
        words = ", ".join(filter(None, (self._words(row), self._bookmark(row))))
        if row == self.present:
            return tr("Step {n}, the present one: {text}", n=row, text=words)
        return tr("Step {n}: {text}", n=row, text=words)

    # Qt's names

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else self._count

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        row = index.row()
        if not 0 <= row < self._count:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words(row)
            case Qt.ItemDataRole.ToolTipRole:
                return self._hint(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row)
        if role == NUMBER:
            return str(row) if row else ""
        if role == BOOKMARK:
            return self._bookmark(row)
        if role == IS_PRESENT:
            return row == self.present
        return row > self.present if role == IS_AHEAD else None
