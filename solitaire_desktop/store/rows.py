"""Games to rows of the database and back, and the SQL for them.

Every function takes an open connection and leaves transactions to its caller. A row that makes no
sense raises `DamagedRowError`, which counts as damage of the database.
"""

# ruff: noqa: S608 (only the names of our own fields are put into SQL)

import heapq
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, replace
from typing import TypeVar

from solitaire_desktop.store.games import FiledGame, Filter, SavedGame, stamp
from solitaire_desktop.store.parse import Values, filed_from, saved_from
from solitaire_desktop.store.statistics import Play
from solitaire_desktop.store.trouble import FAILURES, primary_code

SAVED = tuple(field.name for field in fields(SavedGame))
FILED = tuple(field.name for field in fields(FiledGame))
_SAVED, _FILED = ", ".join(SAVED), ", ".join(FILED)
_PLAY = (
    "result, chosen, CAST(assisted AS INTEGER), CAST(replay AS INTEGER), CAST(marked AS INTEGER),"
    " CAST(seconds AS REAL), CAST(moves AS INTEGER), score, ended"
)
_SAME_DEAL = "game = ? AND rules = ? AND deal = ?"

Game = TypeVar("Game", SavedGame, FiledGame)


class DamagedRowError(sqlite3.DatabaseError):
    """A row or table that no version of this program can have written."""


def check(db: sqlite3.Connection) -> None:
    """Raise DamagedRowError unless all tables and columns are there."""
    try:
        db.execute(f"SELECT id, {_SAVED} FROM saved LIMIT 0")
        db.execute(f"SELECT id, {_FILED} FROM filed LIMIT 0")
    except sqlite3.OperationalError as error:
        if primary_code(error) == sqlite3.SQLITE_ERROR:
            raise DamagedRowError(str(error)) from error
        raise


def put_saved(db: sqlite3.Connection, saved: SavedGame) -> None:
    """Keep a running game in the one place of its game and rules."""
    marks = ", ".join("?" * len(SAVED))
    db.execute(f"REPLACE INTO saved ({_SAVED}) VALUES ({marks})", _row(saved, SAVED))


def saved_games(db: sqlite3.Connection) -> list[SavedGame]:
    """The running games, the one saved last first."""
    query = f"SELECT {_SAVED} FROM saved ORDER BY id DESC"
    return [_game(SAVED, row, saved_from) for row in db.execute(query)]


def saved_game(db: sqlite3.Connection, game: str, rules: str) -> SavedGame | None:
    """The running game of this game and rules."""
    query = f"SELECT {_SAVED} FROM saved WHERE game = ? AND rules = ?"
    row = db.execute(query, (game, rules)).fetchone()
    return None if row is None else _game(SAVED, row, saved_from)


def drop_saved(db: sqlite3.Connection, game: str, rules: str, token: str | None = None) -> None:
    """Forget the running game of this game and rules (only if it has this token)."""
    db.execute(
        "DELETE FROM saved WHERE game = ? AND rules = ? AND token = coalesce(?, token)",
        (game, rules, token),
    )


def put_filed(db: sqlite3.Connection, filed: FiledGame) -> bool:
    """Add a filed game unless its token is there already; whether it was added."""
    marks = ", ".join("?" * len(FILED))
    query = f"INSERT INTO filed ({_FILED}) VALUES ({marks}) ON CONFLICT (token) DO NOTHING"
    return db.execute(query, _row(filed, FILED)).rowcount > 0


def filed_game(db: sqlite3.Connection, token: str) -> FiledGame | None:
    """The filed game of this token."""
    row = db.execute(f"SELECT {_FILED} FROM filed WHERE token = ?", (token,)).fetchone()
    return None if row is None else _game(FILED, row, filed_from)


def drop_filed(db: sqlite3.Connection, token: str) -> None:
    """Take one filed game out of the record."""
    db.execute("DELETE FROM filed WHERE token = ?", (token,))


def has_original(db: sqlite3.Connection, deal: tuple[str, str, str], token: str) -> bool:
    """Whether a deal (game, rules, number) is filed from another play that was no replay itself."""
    query = f"SELECT 1 FROM filed WHERE {_SAME_DEAL} AND token <> ? AND NOT replay"
    return db.execute(query, (*deal, token)).fetchone() is not None


def filed_games(
    db: sqlite3.Connection, chosen: Filter, *, limit: int = -1, offset: int = 0
) -> list[FiledGame]:
    """The filed games that the filter asks for, the one filed last first; all with limit -1."""
    where, values = _where(chosen)
    query = f"SELECT {_FILED} FROM filed WHERE {where} ORDER BY id DESC LIMIT ? OFFSET ?"
    found = db.execute(query, (*values, limit, offset))
    return [_game(FILED, row, filed_from) for row in found]


def count_filed(db: sqlite3.Connection, chosen: Filter) -> int:
    """How many filed games the filter asks for."""
    where, values = _where(chosen)
    (count,) = db.execute(f"SELECT count(*) FROM filed WHERE {where}", values).fetchone()
    return int(count)


def drop_filed_games(db: sqlite3.Connection, chosen: Filter) -> None:
    """Take the filed games that the filter asks for out of the record."""
    where, values = _where(chosen)
    db.execute(f"DELETE FROM filed WHERE {where}", values)


def known_games(db: sqlite3.Connection) -> list[tuple[str, str]]:
    """The (game, rules) of which games are filed, in the order of their names."""
    return db.execute("SELECT DISTINCT game, rules FROM filed ORDER BY game, rules").fetchall()


def plays(db: sqlite3.Connection, game: str, rules: str) -> list[Play]:
    """The plays of one game under one set of rules, oldest first."""
    query = f"SELECT {_PLAY} FROM filed WHERE game = ? AND rules = ? ORDER BY id"
    return list(map(Play._make, db.execute(query, (game, rules))))


def merge(db: sqlite3.Connection, games: Iterable[FiledGame]) -> int:
    """Add filed games, oldest first, that are not there yet; how many there were.

    They take their places by when they ended, so that streaks come out right; a deal that stands
    in the record twice then is a replay the second time. A game that is running again (its loss
    was taken back) stays running.
    """
    known = {
        token for (token,) in db.execute("SELECT token FROM filed UNION SELECT token FROM saved")
    }
    new = list({game.token: game for game in games if game.token not in known}.values())
    if not new:
        return 0
    there = filed_games(db, Filter())[::-1]
    db.execute("DELETE FROM filed")
    originals: set[tuple[str, str, str]] = set()
    for game in heapq.merge(there, new, key=lambda game: game.ended):
        deal = (game.game, game.rules, game.deal)
        is_replay = game.replay or deal in originals
        put_filed(db, replace(game, replay=is_replay))
        if not is_replay:
            originals.add(deal)
    return len(new)


def merge_saved(db: sqlite3.Connection, games: Iterable[SavedGame]) -> None:
    """Add running games, where there is none yet and they are not over."""
    for saved in games:
        is_over = filed_game(db, saved.token) is not None
        if not is_over and saved_game(db, saved.game, saved.rules) is None:
            put_saved(db, saved)


def readable(
    db: sqlite3.Connection, table: str, names: Sequence[str], parse: Callable[[Values], Game]
) -> list[Game]:
    """The games of a table in a damaged database that can still be read, oldest first.

    Reading goes from both ends to the first damage.
    """
    found: list[dict[int, Game]] = [{}, {}]
    for games, order in zip(found, ("ASC", "DESC"), strict=True):
        query = f"SELECT id, {', '.join(names)} FROM {table} ORDER BY id {order}"
        try:
            for number, *row in db.execute(query):
                try:
                    games[number] = _game(names, row, parse)
                except DamagedRowError:
                    continue
        except FAILURES:
            continue
    games = found[0] | found[1]
    return [games[number] for number in sorted(games)]


def _row(game: SavedGame | FiledGame, names: Sequence[str]) -> tuple[str | int | float, ...]:
    return tuple(getattr(game, name) for name in names)


def _game(
    names: Sequence[str], row: Sequence[str | int | float], parse: Callable[[Values], Game]
) -> Game:
    try:
        return parse(dict(zip(names, row, strict=True)))
    except ValueError as error:
        raise DamagedRowError(str(error)) from error


def _where(chosen: Filter) -> tuple[str, list[str]]:
    """The condition of a filter and its values."""
    conditions = {
        "game = ?": chosen.game,
        "rules = ?": chosen.rules,
        "result = ?": chosen.result,
        "chosen = ?": chosen.chosen,
        "ended >= ?": chosen.since and stamp(chosen.since),
        "ended < ?": chosen.until and stamp(chosen.until),
        "instr(lower(game || ' ' || rules || ' ' || deal), ?)": chosen.text.lower() or None,
    }
    asked = {text: str(value) for text, value in conditions.items() if value is not None}
    return " AND ".join(asked) or "1", list(asked.values())
