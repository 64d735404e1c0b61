"""Values as they come from a database or a file, made into games; suspicious of each of them."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from math import nan
from typing import TypedDict

from solitaire_desktop.store.games import Chosen, FiledGame, Result, SavedGame, stamp

_MOST = 10**12  # of anything that is counted

Values = Mapping[str, str | int | float | None]


class _Shared(TypedDict):
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


def saved_from(values: Values) -> SavedGame:
    """The saved game with these values; raises ValueError where one makes no sense."""
    return SavedGame(
        **_shared(values), touched=_flag(values, "touched"), bookmarks=_text(values, "bookmarks")
    )


def filed_from(values: Values) -> FiledGame:
    """The filed game with these values; raises ValueError where one makes no sense."""
    return FiledGame(
        **_shared(values),
        ended=_text(values, "ended"),
        result=Result(_text(values, "result")),
        replay=_flag(values, "replay"),
    )


def foreign(filed: FiledGame) -> FiledGame:
    """A game that somebody else may have written, looked at closely, its end as we write it.

    Raises ValueError for an identity that we never give, and for what is no moment.
    """
    if len(filed.token) != 32 or not set(filed.token) <= set("0123456789abcdef"):
        raise ValueError(f"{filed.token!r} is no token")
    if not filed.game or not filed.deal:
        raise ValueError("the game or the deal's number is missing")
    ended = datetime.fromisoformat(filed.ended)
    if ended.tzinfo is None:
        raise ValueError(f"{filed.ended!r} has no time zone")
    return replace(filed, ended=stamp(ended))


def _shared(values: Values) -> _Shared:
    return _Shared(
        token=_text(values, "token"),
        game=_text(values, "game"),
        rules=_text(values, "rules"),
        deal=_text(values, "deal"),
        chosen=Chosen(_text(values, "chosen")),
        started=_text(values, "started"),
        seconds=_seconds(values),
        moves=_count(values, "moves"),
        undos=_count(values, "undos"),
        hints=_count(values, "hints"),
        restarts=_count(values, "restarts"),
        assisted=_flag(values, "assisted"),
        marked=_flag(values, "marked"),
        score=_text(values, "score"),
        record=_text(values, "record"),
    )


def _text(values: Values, name: str) -> str:
    value = values.get(name)
    if not isinstance(value, str):
        raise ValueError(f"{name} is missing" if value is None else f"{name} is no text")  # noqa: TRY004
    value.encode()  # half a surrogate pair is no text either
    return value


def _seconds(values: Values) -> float:
    value = values.get("seconds")
    seconds = float(value) if isinstance(value, str | int | float) else nan
    if not 0 <= seconds <= _MOST:
        raise ValueError(f"seconds is {value!r}")
    return seconds


def _count(values: Values, name: str) -> int:
    value = values.get(name)
    if isinstance(value, str):
        value = int(value)
    if not isinstance(value, int) or not 0 <= value <= _MOST:
        raise ValueError(f"{name} is {value!r}")
    return value


def _flag(values: Values, name: str) -> bool:
    count = _count(values, name)
    if count > 1:
        raise ValueError(f"{name} is neither 0 nor 1")
    return bool(count)
