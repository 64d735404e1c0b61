"""What the record says of one game, in words and figures, with nothing of the dialog round them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from solitaire_desktop.errors import RulesError
from solitaire_desktop.rules.games.catalogue import game_spec
from solitaire_desktop.rules.spec import Family
from solitaire_desktop.store import Chosen, Summary
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.moments import day_text
from solitaire_desktop.window.names import filed_name, rating_name, score_text
from solitaire_desktop.window.widgets import label, rule

Cell = tuple[str, str, str]


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


def totals(summaries: Sequence[Summary], messages: Messages) -> list[Cell]:
    """The figures of all games together."""
    tr, number = messages.tr, messages.number
    played = sum(each.games.played for each in summaries)
    won = sum(each.games.won for each in summaries)
    apart = sum(each.replays + each.assisted + each.marked for each in summaries)
    rate = messages.percent(won / played) if played else ""
    first = min((each.first for each in summaries if each.first), default="")
    since = tr("since {date}", date=day_text(first, messages)) if first else ""
    hours = sum(each.seconds for each in summaries)
    return [
        (number(played), tr("played"), since),
        (number(won), tr("won"), rate),
        (messages.clock(hours), tr("time of play"), ""),
        (number(apart), tr("outside the rates"), tr("replays, assisted, marked")),
    ]


def totals_page(summaries: Sequence[Summary], messages: Messages) -> QWidget:
    """All games together, then a line for each."""
    page, tr = QWidget(), messages.tr
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 8, 0)
    column.setSpacing(10)
    column.addWidget(label(tr("All games"), "name"))
    column.addLayout(grid(totals(summaries, messages)))
    column.addSpacing(12)
    lines = QGridLayout()
    lines.setHorizontalSpacing(18)
    lines.setVerticalSpacing(8)
    titles = (tr("Game"), tr("played"), tr("won"), tr("rate"), tr("time of play"))
    for place, title in enumerate(titles):
        lines.addWidget(_cell(title, place, "small"), 0, place)
    lines.addWidget(rule(), 1, 0, 1, len(titles))
    for line, each in enumerate(summaries, 2):
        rate = "–" if each.games.rate is None else messages.percent(each.games.rate)
        played, won = messages.number(each.games.played), messages.number(each.games.won)
        name = filed_name(each.game, each.rules, messages)
        for place, text in enumerate((name, played, won, rate, messages.clock(each.seconds))):
            lines.addWidget(_cell(text, place, ""), line, place)
    lines.setColumnStretch(0, 1)
    column.addLayout(lines)
    column.addStretch(1)
    return page


def _cell(text: str, place: int, kind: str) -> QLabel:
    """A piece of a line: the name at the left, figures at the right."""
    piece = label(text, kind, wrap=place == 0)
    side = Qt.AlignmentFlag.AlignLeft if place == 0 else Qt.AlignmentFlag.AlignRight
    piece.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    piece.setMinimumWidth(0 if place == 0 else 80)
    return piece


def _best(summary: Summary, messages: Messages) -> Cell:
    """The fastest win; before the first one, and in Devil's Grip, the best score."""
    tr, score = messages.tr, summary.best_score
    if _is_grip(summary):
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


def _is_grip(summary: Summary) -> bool:
    try:
        return game_spec(summary.game, summary.rules).family is Family.DEVILS_GRIP
    except RulesError:  # a game of another version's
        return False


def grid(cells: list[Cell]) -> QGridLayout:
    """The figures side by side."""
    made = QGridLayout()
    made.setHorizontalSpacing(18)
    made.setVerticalSpacing(0)
    for column, cell in enumerate(cells):
        for line, (text, kind) in enumerate(zip(cell, ("figure", "label", "small"), strict=True)):
            piece = label(text, kind, wrap=kind != "figure")
            piece.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            piece.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            made.addWidget(piece, line, column)
        made.setColumnStretch(column, 1)
    return made
