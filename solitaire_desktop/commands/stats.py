"""The command `stats`: the record of wins and losses."""

import json
from collections.abc import Sequence

from solitaire_desktop.commands.answer import Answer
from solitaire_desktop.paths import Profile
from solitaire_desktop.store import Store, Summary, stats_json

HEADINGS = ("game", "played", "won", "rate", "streak", "best time", "best score", "rules")


def stats(profile: str | None, *, as_json: bool = False) -> Answer:
    """The record of a profile (a folder, or None for the user's own), a line a game and rules.

    The rate and the streak are those of random deals, as in the window.
    """
    store = Store(Profile.at(profile))
    try:
        told = json.dumps(stats_json(store), indent=1) if as_json else _table(store.summaries())
        return Answer(f"{told}\n", notes=tuple(str(notice) for notice in store.notices))
    finally:
        store.close()


def _table(summaries: Sequence[Summary]) -> str:
    if not summaries:
        return "No game is finished yet."
    rows = [HEADINGS, *map(_row, summaries)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(HEADINGS))]
    return "\n".join(_line(row, widths) for row in rows)


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    """One line: the first and the last column to the left, figures to the right."""
    first, *figures, last = row
    aligned = [f"{text:>{width}}" for text, width in zip(figures, widths[1:-1], strict=True)]
    return "  ".join([f"{first:{widths[0]}}", *aligned, last]).rstrip()


def _row(summary: Summary) -> tuple[str, ...]:
    return (
        summary.game,
        str(summary.games.played),
        str(summary.games.won),
        "" if summary.random.rate is None else f"{summary.random.rate:.0%}",
        f"{summary.streak.current:+d}" if summary.streak.current else "",
        "" if summary.best_seconds is None else clock_text(summary.best_seconds),
        summary.best_score,
        summary.rules,
    )


def clock_text(seconds: float) -> str:
    """A time as hours, minutes and seconds.

    >>> clock_text(59.6), clock_text(3723)
    ('1:00', '1:02:03')
    """
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
