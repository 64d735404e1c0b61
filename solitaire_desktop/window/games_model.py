"""The finished games as a table model that reads the record page by page, as rows are seen."""

from enum import IntEnum, unique
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QColor, QFont

from solitaire_desktop.store import FiledGame, Filter, Result, Store
from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.moments import moment_text
from solitaire_desktop.window.names import filed_name, score_text

PAGE, PAGES_KEPT = 100, 12
Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()


@unique
class Column(IntEnum):
    """The columns, in their order."""

    ENDED = 0
    GAME = 1
    DEAL = 2
    RESULT = 3
    SCORE = 4
    TIME = 5
    MOVES = 6
    REMARKS = 7


NUMBERS = {Column.DEAL, Column.TIME, Column.MOVES}


class GamesModel(QAbstractTableModel):
    """The filed games that a filter asks for, the one filed last first."""

    def __init__(self, store: Store, dress: Dress, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._messages = dress.messages
        self._muted = QColor(dress.colours.muted)
        self._filter = Filter()
        self._count = 0
        self._pages: dict[int, list[FiledGame]] = {}

    def show_games(self, chosen: Filter) -> None:
        """Show the games that this filter asks for, read anew."""
        self.beginResetModel()
        self._filter = chosen
        self._pages.clear()
        self._count = self._store.count(chosen)
        self.endResetModel()

    def game(self, row: int) -> FiledGame | None:
        """The game in a row; None when the record has lost it since it was counted."""
        number, place = divmod(row, PAGE)
        page = self._pages.pop(number, None)
        if page is None:
            page = self._store.games(self._filter, limit=PAGE, offset=number * PAGE)
        self._pages[number] = page  # last in order: the one used last
        if len(self._pages) > PAGES_KEPT:
            del self._pages[next(iter(self._pages))]
        return page[place] if place < len(page) else None

    # Qt's names

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401 Qt's signature
        column = Column(section) if orientation is Qt.Orientation.Horizontal else None
        if column is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return _titles(self._messages)[column]
        return _alignment(column) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        column = Column(index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        game = self.game(index.row()) if 0 <= index.row() < self._count else None
        if game is None:
            return None
        is_won = game.result is Result.WON
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cell_text(game, column, self._messages)
            case Qt.ItemDataRole.FontRole if is_won and column is Column.RESULT:
                font = QFont()
                font.setWeight(QFont.Weight.DemiBold)
                return font
            case Qt.ItemDataRole.ForegroundRole if not is_won and column is Column.RESULT:
                return self._muted
        return None


def cell_text(game: FiledGame, column: Column, messages: Messages) -> str:
    """What a column says of a game."""
    match column:
        case Column.ENDED:
            return moment_text(game.ended, messages)
        case Column.GAME:
            return filed_name(game.game, game.rules, messages)
        case Column.DEAL:
            return messages.number(game.deal)
        case Column.RESULT:
            return messages.tr("win") if game.result is Result.WON else messages.tr("loss")
        case Column.SCORE:
            return score_text(game.score, messages)
        case Column.TIME:
            return messages.clock(game.seconds)
        case Column.MOVES:
            return messages.number(game.moves)
        case Column.REMARKS:
            return remarks_text(game, messages)


def remarks_text(game: FiledGame, messages: Messages) -> str:
    """What sets a game apart from those that count."""
    tr = messages.tr
    remarks = (
        (game.replay, tr("replay")),
        (game.assisted, tr("assisted")),
        (game.marked, tr("by the true deal")),
    )
    return ", ".join(text for is_so, text in remarks if is_so)


def _titles(messages: Messages) -> dict[Column, str]:
    tr = messages.tr
    return {
        Column.ENDED: tr("Ended"),
        Column.GAME: tr("Game"),
        Column.DEAL: tr("Deal"),
        Column.RESULT: tr("Result"),
        Column.SCORE: tr("Score"),
        Column.TIME: tr("Time"),
        Column.MOVES: tr("Moves"),
        Column.REMARKS: tr("Remarks"),
    }


def _alignment(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
