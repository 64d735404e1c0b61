"""The filed games in files of the player's: a table (CSV), or the records as text; and back.

Both hold everything, so that either can be read again. What is done with the games that were read
is `rows`' business.
"""

import csv
import io
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path

from solitaire_desktop.errors import StoreError
from solitaire_desktop.rules.english import mark
from solitaire_desktop.store.files import write_atomically
from solitaire_desktop.store.games import FiledGame
from solitaire_desktop.store.parse import Values, filed_from, foreign
from solitaire_desktop.store.rows import FILED

_MARK = "# solitaire-desktop: "  # a comment in a record, followed by what the record does not say


def write_csv(path: Path, games: Iterable[FiledGame]) -> None:
    """Write games as a table, a line each, with a line of names; raises StoreError."""
    text = io.StringIO(newline="")
    table = csv.writer(text)
    table.writerow(FILED)
    table.writerows(_cells(game) for game in games)
    _write(path, text.getvalue())


def write_records(path: Path, games: Iterable[FiledGame]) -> None:
    """Write games as their records, one after the other; raises StoreError."""
    _write(path, "\n".join(map(_record, games)))


def read_games(path: Path) -> list[FiledGame]:
    """The games in a file that one of the two functions wrote.

    Raises StoreError, which names the place, when it cannot be read or a game makes no sense.
    """
    try:
        text = path.read_bytes().decode("utf-8-sig")  # line ends as they are
    except OSError as error:
        template = mark("{file} cannot be read: {reason}.")
        raise StoreError(template, file=path.name, reason=error.strerror) from error
    except UnicodeDecodeError as error:
        raise StoreError(mark("{file} is no text."), file=path.name) from error
    is_records = text.startswith(_MARK)
    return list(_games_of_records(text) if is_records else _games_of_table(text, path.name))


def _write(path: Path, text: str) -> None:
    try:
        write_atomically(path, text.encode())
    except OSError as error:
        template = mark("{file} cannot be written: {reason}.")
        raise StoreError(template, file=path.name, reason=error.strerror) from error


def _cells(game: FiledGame) -> Iterator[str | float]:
    """A game's values; flags as 0 and 1."""
    for name in FILED:
        value = getattr(game, name)
        yield int(value) if isinstance(value, bool) else value


def _record(game: FiledGame) -> str:
    facts = asdict(game)
    record = facts.pop("record").rstrip("\n")
    return f"{_MARK}{json.dumps(facts)}\n{record}\n"


def _games_of_table(text: str, name: str) -> Iterator[FiledGame]:
    table = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        header = next(table, [])
        if not set(header) >= set(FILED):
            template = mark("{file} is no record of games that this program has exported.")
            raise StoreError(template, file=name)
        for number, cells in enumerate(table, start=2):
            yield _game(dict(zip(header, cells, strict=False)), f"row {number}")
    except csv.Error as error:
        template = mark("Line {n} of {file} cannot be read: {reason}.")
        raise StoreError(template, n=table.line_num, file=name, reason=error) from error


def _games_of_records(text: str) -> Iterator[FiledGame]:
    for number, part in enumerate(f"\n{text}".split(f"\n{_MARK}")[1:], start=1):
        facts, _, record = part.partition("\n")
        try:
            values = json.loads(facts)
        except (ValueError, RecursionError):
            values = None
        if not isinstance(values, dict):
            raise StoreError(mark("The line above record {n} cannot be read."), n=number)
        yield _game({**values, "record": record.rstrip("\n") + "\n"}, f"record {number}")


def _game(values: Values, place: str) -> FiledGame:
    try:
        return foreign(filed_from(values))
    except (ValueError, OverflowError) as error:
        template = mark("The game at {place} cannot be read: {reason}.")
        raise StoreError(template, place=place, reason=error) from error
