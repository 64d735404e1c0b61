"""The record of wins and losses: a list of games, and for each its figures and its picture."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from solitaire_desktop.errors import StoreError
from solitaire_desktop.rules.games.catalogue import ENTRIES, game_spec
from solitaire_desktop.rules.spec import Family
from solitaire_desktop.store import Chosen, Filter, Result, Summary
from solitaire_desktop.window import question
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.files import ask_save
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.names import game_name, rating_name, score_text
from solitaire_desktop.window.rate_chart import RateChart
from solitaire_desktop.window.sheet import Sheet, scrolled
from solitaire_desktop.window.widgets import button, button_row, label, rule

SIDE = 232
Cell = tuple[str, str, str]


def ask(parent: QWidget, services: Services) -> None:
    """Show the record until it is closed."""
    StatisticsDialog(parent, services).exec()


class StatisticsDialog(Sheet):
    """Games at the left, the one on the table shown first; figures and picture at the right."""

    def __init__(self, parent: QWidget | None, services: Services) -> None:
        tr = services.messages.tr
        super().__init__(parent, services.dress, tr("Statistics"))
        self._services = services
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
        export = button(tr("Export as CSV…"), self._export)
        self._empty = button(tr("Reset…"), self._reset)
        close = button(tr("Close"), self.accept, "primary", is_default=True)
        tools = button_row(export, self._empty, self._note, self._back, None, close)
        self.column.addLayout(tools)
        self.fit(1000, 700)
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
        """Show the figures of one of the games."""
        self.shown = self.summaries[number]
        self._group.button(number).setChecked(True)
        self._empty.setEnabled(bool(self._services.store.count(self._filter())))
        page = self._page_of(self.shown)
        self._row.replaceWidget(self._page, page)
        self._page.deleteLater()
        self._page = page

    def _export(self) -> None:
        tr = self.messages.tr
        path = ask_save(self, self.messages, tr("Export all games"), "solitaire-desktop.csv")
        if path is None:
            return
        try:
            self._services.store.export_csv(path)
        except StoreError as error:
            self._note.setText(self.messages.error(error))
        else:
            self._note.setText(tr("Written to {file}.", file=path.name))

    def _reset(self) -> None:
        tr, name = self.messages.tr, self._name(self.shown)
        text = tr("All games of {game} leave the record. A copy of the record is kept.", game=name)
        title, yes = tr("Reset the record?"), tr("Reset")
        if question.ask(self, self.dress, title=title, text=text, yes=yes):
            chosen = self._filter()
            self._finish(lambda: self._services.store.reset(chosen), tr("The record was reset."))

    def _filter(self) -> Filter:
        return Filter(game=self.shown.game, rules=self.shown.rules)

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
            name = self._name(summary)
            entry = button(name, partial(self.show_game, number), "entry")
            room = SIDE - 46
            entry.setText(entry.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room))
            entry.setAccessibleName(name)
            entry.setToolTip(name)
            entry.setCheckable(True)
            self._group.addButton(entry, number)
            column.addWidget(entry)
        column.addStretch(1)
        area = scrolled(content)
        area.setFixedWidth(SIDE)
        return area

    def _name(self, summary: Summary) -> str:
        return game_name(game_spec(summary.game, summary.rules), self.messages)

    def _page_of(self, summary: Summary) -> QWidget:
        page, tr = QWidget(), self.messages.tr
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(10)
        column.addWidget(label(self._name(summary), "name", wrap=True))
        column.addLayout(_grid(figures(summary, self.messages)))
        column.addSpacing(6)
        title = tr("Win rate (random deals: {n})", n=summary.random.played)
        column.addWidget(label(title, "heading"))
        chart = RateChart(self.dress)
        chart.show_results(self._results(summary))
        column.addWidget(chart, 1)
        for line in remarks(summary, self.messages):
            column.addWidget(label(line, "small", wrap=True))
        return scrolled(page)

    def _results(self, summary: Summary) -> list[Result]:
        plays = self._services.store.plays(summary.game, summary.rules)
        return [
            Result(play.result) for play in plays if play.counts and play.chosen == Chosen.RANDOM
        ]


def figures(summary: Summary, messages: Messages) -> list[Cell]:
    """The five figures at the top: value, name, remark."""
    tr, random = messages.tr, summary.random
    interval = ""
    if random.rate is not None and random.interval is not None:
        low, high = (f"{limit * 100:.0f}" for limit in random.interval)
        interval = tr(
            "{rate}, 95 % interval {low} to {high}",
            rate=messages.percent(random.rate),
            low=low,
            high=high,
        )
    return [
        (messages.number(random.played), tr("played"), tr("random deals")),
        (messages.number(random.won), tr("won"), interval),
        _best(summary, messages),
        _fewest_moves(summary, messages),
        _streak(summary, messages),
    ]


def _best(summary: Summary, messages: Messages) -> Cell:
    """The fastest win; before the first one, and in Devil's Grip, the best score."""
    tr, score = messages.tr, summary.best_score
    if game_spec(summary.game, summary.rules).family is Family.DEVILS_GRIP:
        left, _, rating = score_text(score, messages).partition(", ") if score else ("–", "", "")
        return left, tr("fewest left"), rating
    if summary.best_seconds is None:
        up, _, total = score.partition("/")
        return up or "–", tr("most cards up"), tr("of {total}", total=total) if total else ""
    median = messages.clock(summary.median_seconds or 0)
    return messages.clock(summary.best_seconds), tr("fastest win"), tr("median {time}", time=median)


def _fewest_moves(summary: Summary, messages: Messages) -> Cell:
    fewest = summary.fewest_moves
    return "–" if fewest is None else messages.number(fewest), messages.tr("fewest moves"), ""


def _streak(summary: Summary, messages: Messages) -> Cell:
    tr, streak = messages.tr, summary.streak
    now = tr("now {n}", n=max(0, streak.current))
    return messages.number(streak.longest_won), tr("longest streak"), now


def remarks(summary: Summary, messages: Messages) -> list[str]:
    """What stands beside the headline: other ways of choosing a deal, marks, ratings."""
    tr = messages.tr
    parts = []
    numbered = summary.by_choice.get(Chosen.NUMBER)
    if numbered is not None and numbered.played:
        parts.append(
            tr("Deals by number: {n} played, {won} won.", n=numbered.played, won=numbered.won)
        )
    if summary.assisted or summary.replays or summary.marked:
        parts.append(
            tr(
                "Outside the rates: {replays} replays, {assisted} assisted, {marked} marked.",
                replays=summary.replays,
                assisted=summary.assisted,
                marked=summary.marked,
            )
        )
    rated = [
        f"{messages.number(count)} {rating_name(name, messages)}"
        for name, count in summary.ratings.items()
        if count
    ]
    if rated:
        parts.append(tr("Ratings: {list}.", list=", ".join(rated)))
    return [" ".join(parts)] if parts else []


def _grid(cells: list[Cell]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(0)
    for column, cell in enumerate(cells):
        for line, (text, kind) in enumerate(zip(cell, ("figure", "label", "small"), strict=True)):
            piece = label(text, kind, wrap=kind != "figure")
            piece.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            piece.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(piece, line, column)
        grid.setColumnStretch(column, 1)
    return grid
