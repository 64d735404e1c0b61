"""The values that the store keeps: a running game, and a game that is over.

How they lie in the database is in `rows`, what is made of them in `statistics`.
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum


class Chosen(StrEnum):
    """How a deal was chosen. Only random deals enter the headline rate and the streaks."""

    RANDOM = "random"
    NUMBER = "number"
    WINNABLE = "winnable"
    DAILY = "daily"


class Result(StrEnum):
    """How a game ended. Being blocked is no end."""

    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """One play of one deal under one set of rules, as far as it went.

    Attributes:
        token: the identity of this play (32 hexadecimal digits); it is counted once at most
        game: the catalogue key of its canonical rules
        rules: what differs from that game's own rules, as in a record
        deal: the deal's number
        chosen: how the deal was chosen
        started: when it was dealt, ISO 8601, UTC
        seconds: time of play
        moves, undos, hints, restarts: how many there were
        assisted: the solution was shown before the end
        marked: the verdict from the true deal was switched on
        score: as in the notation ("63/104", "7 left: good")
        record: the record's text
    """

    token: str
    game: str
    rules: str
    deal: str
    chosen: Chosen
    started: str
    seconds: float
    moves: int
    undos: int
    hints: int
    restarts: int
    assisted: bool
    marked: bool
    score: str
    record: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedGame(PlayedGame):
    """A running game: everything needed to go on.

    `touched` says that it was moved in, restarted or blocked once, so that leaving it counts;
    `bookmarks` are lines that the model writes and reads.
    """

    touched: bool
    bookmarks: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class FiledGame(PlayedGame):
    """A game that is over.

    `ended` is ISO 8601, UTC; `replay` says that this deal stood in the record before.
    """

    ended: str
    result: Result
    replay: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """Which filed games are asked for; what is None does not matter.

    `since` is the first moment that belongs to the time asked for, `until` the first that does
    not. `text` is looked for in the deal's number, the game's key and the rules.
    """

    game: str | None = None
    rules: str | None = None
    result: Result | None = None
    chosen: Chosen | None = None
    since: datetime | None = None
    until: datetime | None = None
    text: str = ""


def utc_now() -> datetime:
    """The time now, the store's default clock."""
    return datetime.now(UTC)


def stamp(moment: datetime) -> str:
    """A moment as the store writes it: ISO 8601, UTC, to the second, so that text order is time's.

    >>> stamp(datetime(2026, 3, 29, 1, 59, 59, 700_000, tzinfo=UTC))
    '2026-03-29T01:59:59Z'
    """
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
