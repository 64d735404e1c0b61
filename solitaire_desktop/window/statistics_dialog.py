"""The record of wins and losses: a list of games, and for each its figures and its picture."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from solitaire_desktop.errors import StoreError
from solitaire_desktop.rules.games.catalogue import ENTRIES, game_spec
from solitaire_desktop.store import Chosen, FiledGame, Filter, Result, Summary
from solitaire_desktop.window import question, record_files
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.drop_button import MenuButton
from solitaire_desktop.window.games_page import GamesPage
from solitaire_desktop.window.names import filed_name
from solitaire_desktop.window.rate_chart import RateChart
from solitaire_desktop.window.sheet import Sheet, scrolled
from solitaire_desktop.window.statistics_figures import figures, grid, remarks, totals_page
from solitaire_desktop.window.widgets import Choices, button, button_row, label, rule

SIDE = 268
FIGURES, GAMES = "figures", "games"


def ask(parent: QWidget, services: Services) -> FiledGame | None:
    """Show the record until it is closed; the game that the player wants to play again, if any."""
    dialog = StatisticsDialog(parent, services)
    dialog.exec()
    return dialog.again


class StatisticsDialog(Sheet):
    """Games at the left, the one on the table shown first; at the right its figures or its games.

    Attributes:
        again: the finished game that is to be played again
    """

    def __init__(self, parent: QWidget | None, services: Services) -> None:
        tr = services.messages.tr
        super().__init__(parent, services.dress, tr("Statistics"))
        self._services = services
        self.again: FiledGame | None = None
        self._view = FIGURES
        self._put_switch_beside_title()
        self._side, self._page = QWidget(), QWidget()
        self._row = QHBoxLayout()
        self._row.setSpacing(28)
        self._row.addWidget(self._side)
        self._row.addWidget(self._page, 1)
        self.column.addLayout(self._row, 1)
        self.column.addWidget(rule())
        self._note = label("", "small")
        self._back = button(tr("Take it back"), self._take_back, "quiet")
        self._copy: Path | None = None
        files = MenuButton(
            tr("Export and import"),
            (
                (tr("Export as CSV…"), self.export_csv),
                (tr("Export the records as text…"), self.export_records),
                (tr("Import…"), self.import_games),
            ),
            self.colours,
        )
        self._empty = button(tr("Reset…"), self._reset)
        close = button(tr("Close"), self.accept, "primary", is_default=True)
        tools = button_row(files, self._empty, self._note, self._back, None, close)
        self.column.addLayout(tools)
        self.fit(1200, 700)
        self.refresh()

    def refresh(self) -> None:
        """Read the record anew, and show the game on the table."""
        current = self._services.model.spec.identity
        found = {(each.game, each.rules): each for each in self._services.store.summaries()}
        found.setdefault(current, Summary(game=current[0], rules=current[1]))
        places = [game_spec(entry.key).identity for entry in ENTRIES]
        keys = sorted(found, key=lambda key: places.index(key) if key in places else len(places))
        self.summaries = [found[key] for key in keys]
        self._group = QButtonGroup(self)
        side = self._side_of(self.summaries)
        self._row.replaceWidget(self._side, side)
        self._side.deleteLater()
        self._side = side
        self._back.setVisible(self._copy is not None)
        self.show_game(keys.index(current))

    def show_game(self, number: int) -> None:
        """Show one of the games; the number after the last is for all together."""
        self._number = number
        self.shown = self.summaries[number] if number < len(self.summaries) else None
        self._group.button(number).setChecked(True)
        self._empty.setEnabled(bool(self._services.store.count(self._filter())))
        page = self._page_of(self.shown)
        self._row.replaceWidget(self._page, page)
        self._page.deleteLater()
        self._page = page

    def show_view(self, view: str) -> None:
        """Show the figures, or the list of games."""
        self._view = view
        self._switch.show_value(view)
        self.show_game(self._number)

    def export_csv(self) -> None:
        """Write all games as a table into a file that the player chooses."""
        self._export(self._services.store.export_csv, "solitaire-desktop.csv")

    def export_records(self) -> None:
        """Write all games as their records into a file that the player chooses."""
        self._export(self._services.store.export_records, "solitaire-desktop.txt")

    def import_games(self) -> None:
        """Add the games of a file that was exported, those that are not there yet."""
        self._note.setText(record_files.import_games(self, self._services))
        self.refresh()

    def _export(self, write: Callable[[Path], None], name: str) -> None:
        self._note.setText(record_files.export(self, self.messages, write, name))

    def _reset(self) -> None:
        tr, shown = self.messages.tr, self.shown
        if shown is None:
            text = tr("All games of all kinds leave the record. A copy of the record is kept.")
        else:
            text = tr(
                "All games of {game} leave the record. A copy of the record is kept.",
                game=self._name(shown),
            )
        title, yes = tr("Reset the record?"), tr("Reset")
        if question.ask(self, self.dress, title=title, text=text, yes=yes):
            chosen = self._filter()
            self._finish(lambda: self._services.store.reset(chosen), tr("The record was reset."))

    def _filter(self) -> Filter:
        shown = self.shown
        return Filter() if shown is None else Filter(game=shown.game, rules=shown.rules)

    def _take_back(self) -> None:
        copy, store = self._copy, self._services.store
        if copy is not None:
            self._copy = None
            self._finish(lambda: store.undo_reset(copy), self.messages.tr("The reset is undone."))

    def _finish(self, change: Callable[[], object], note: str) -> None:
        try:
            done = change()
        except StoreError as error:
            note = self.messages.error(error)
        else:
            self._copy = done if isinstance(done, Path) else None
        self._note.setText(note)
        self.refresh()

    def _side_of(self, summaries: Sequence[Summary]) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(4)
        for number, summary in enumerate(summaries):
            column.addWidget(self._entry(self._name(summary), number))
        column.addSpacing(8)
        column.addWidget(self._entry(self.messages.tr("All games"), len(summaries)))
        column.addStretch(1)
        area = scrolled(content)
        area.setFixedWidth(SIDE)
        return area

    def _entry(self, name: str, number: int) -> QPushButton:
        entry = button(name, partial(self.show_game, number), "entry")
        room = SIDE - 46
        entry.setText(entry.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room))
        entry.setAccessibleName(name)
        entry.setToolTip(name)
        entry.setCheckable(True)
        self._group.addButton(entry, number)
        return entry

    def _name(self, summary: Summary) -> str:
        return filed_name(summary.game, summary.rules, self.messages)

    def _page_of(self, summary: Summary | None) -> QWidget:
        if self._view == GAMES:
            return GamesPage(self._services, self._filter(), self._play_again)
        if summary is None:
            return scrolled(totals_page(self.summaries, self.messages))
        page, tr = QWidget(), self.messages.tr
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(10)
        column.addWidget(label(self._name(summary), "name", wrap=True))
        column.addLayout(grid(figures(summary, self.messages)))
        column.addSpacing(6)
        title = tr("Win rate (random deals: {n})", n=summary.random.played)
        column.addWidget(label(title, "heading"))
        chart = RateChart(self.dress)
        chart.show_results(self._results(summary))
        column.addWidget(chart, 1)
        for line in remarks(summary, self.messages):
            column.addWidget(label(line, "small", wrap=True))
        return scrolled(page)

    def _play_again(self, game: FiledGame) -> None:
        self.again = game
        self.accept()

    def _put_switch_beside_title(self) -> None:
        tr = self.messages.tr
        self._switch = Choices(((FIGURES, tr("Figures")), (GAMES, tr("Games"))), FIGURES)
        self._switch.chosen.connect(self.show_view)
        self.column.removeWidget(self.title)
        self.column.addLayout(button_row(self.title, None, self._switch))

    def _results(self, summary: Summary) -> list[Result]:
        plays = self._services.store.plays(summary.game, summary.rules)
        return [
            Result(play.result) for play in plays if play.counts and play.chosen == Chosen.RANDOM
        ]
