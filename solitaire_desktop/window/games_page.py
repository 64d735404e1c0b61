"""The list of finished games: search, filters, and what can be done with one of them."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from solitaire_desktop.store import FiledGame, Filter, Result
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.drop_button import DropButton
from solitaire_desktop.window.games_model import Column, GamesModel
from solitaire_desktop.window.widgets import button, button_row, label

ROW = 32
DAYS = {"": None, "0": 0, "7": 7, "30": 30, "365": 365}
WIDTHS = {
    Column.ENDED: 132,
    Column.GAME: 138,
    Column.DEAL: 104,
    Column.RESULT: 88,
    Column.SCORE: 100,
    Column.TIME: 74,
    Column.MOVES: 84,
}


class GamesPage(QWidget):
    """The games that a filter asks for, which the player can narrow down."""

    def __init__(
        self,
        services: Services,
        chosen: Filter,
        play_again: Callable[[FiledGame], object],
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        """The page of these games; `play_again` is called with a game that is to be dealt again."""
        super().__init__()
        self._services, self._all, self._play_again, self._now = services, chosen, play_again, now
        tr = services.messages.tr
        self._make_fields()
        self.games = GamesModel(services.store, services.dress, self)
        self.table = self._made_table()
        self._found = label("", "small")
        self._tools = [
            button(tr("Look at it…"), self.look, "small"),
            button(tr("Play it again"), self.play, "small"),
            button(tr("Copy"), self.copy, "small"),
        ]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(10)
        column.addLayout(button_row(self.search, self.result, self.since))
        column.addWidget(self.table, 1)
        column.addLayout(button_row(*self._tools, None, self._found))
        self.table.selectionModel().selectionChanged.connect(self._show_tools)
        self.refresh()

    @property
    def filter(self) -> Filter:
        """What the fields ask for."""
        days = DAYS[self.since.value]
        return replace(
            self._all,
            result=Result(self.result.value) if self.result.value else None,
            since=None if days is None else self._midnight(days),
            text=_cleaned(self.search.text()),
        )

    @property
    def chosen(self) -> FiledGame | None:
        """The game in the row that is chosen."""
        rows = self.table.selectionModel().selectedRows()
        return self.games.game(rows[0].row()) if rows else None

    def refresh(self) -> None:
        """Read the games anew."""
        self.games.show_games(self.filter)
        count = self.games.rowCount()
        self._found.setText(self._services.messages.tr("Games: {n}", n=count))
        if count:
            self.table.selectRow(0)
        self._show_tools()

    def look(self) -> None:
        """Show the chosen game step by step."""
        from solitaire_desktop.window import replay_dialog  # noqa: PLC0415 on demand

        game = self.chosen
        if game is not None and replay_dialog.ask(self.window(), self._services, game):
            self._play_again(game)

    def play(self) -> None:
        """Deal the chosen game again."""
        if self.chosen is not None:
            self._play_again(self.chosen)

    def copy(self) -> None:
        """Put the chosen game's record on the clipboard."""
        if self.chosen is not None:
            QGuiApplication.clipboard().setText(self.chosen.record)
            tr = self._services.messages.tr
            self._found.setText(tr("This game is on the clipboard, as text."))

    def _make_fields(self) -> None:
        tr = self._services.messages.tr
        self.search = QLineEdit()
        self.search.setProperty("kind", "search")
        self.search.setPlaceholderText(tr("Deal number, game or rules"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.refresh)
        self.result = self._drop(
            (("", tr("Won and lost")), ("won", tr("Won")), ("lost", tr("Lost"))), tr("Result")
        )
        self.since = self._drop(
            (
                ("", tr("At any time")),
                ("0", tr("Today")),
                ("7", tr("The last 7 days")),
                ("30", tr("The last 30 days")),
                ("365", tr("The last 365 days")),
            ),
            tr("Ended"),
        )

    def _midnight(self, days: int) -> datetime:
        """The beginning of the day so many days ago, by the player's clock."""
        day = self._now().date() - timedelta(days)
        return datetime.combine(day, time()).astimezone(UTC)

    def _show_tools(self) -> None:
        for tool in self._tools:
            tool.setEnabled(self.chosen is not None)

    def _drop(self, choices: tuple[tuple[str, str], ...], name: str) -> DropButton:
        drop = DropButton(choices, choices[0][0], self._services.colours)
        drop.setAccessibleName(name)
        drop.chosen.connect(self.refresh)
        return drop

    def _made_table(self) -> QTableView:
        table = QTableView()
        table.setModel(self.games)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setAccessibleName(self._services.messages.tr("Finished games"))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(ROW)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        for column, width in WIDTHS.items():
            header.resizeSection(column, width)
        header.setSectionResizeMode(Column.REMARKS, QHeaderView.ResizeMode.Stretch)
        table.setColumnHidden(Column.GAME, self._all.game is not None)
        table.activated.connect(self._activate)
        return table

    def _activate(self, _index: QModelIndex) -> None:
        self.look()

    # Qt's names

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.table.setFocus()  # and no more: the dialog would take it for its Close
        else:
            super().keyPressEvent(event)


def _cleaned(text: str) -> str:
    """What is looked for: a deal number without what people put into numbers, else the text."""
    digits = text.translate(str.maketrans("", "", " #.,\u202f\u00a0"))
    return digits if digits.isdecimal() else text.strip()
