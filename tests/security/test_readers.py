"""Records, decks, preferences, databases and exported games of others are data, whatever they hold.

A reader gives a result or raises our own exception with a sentence. It never runs code, never
writes outside the profile, never hangs.
"""

import json
import re
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solitaire_desktop.errors import SolitaireError
from solitaire_desktop.paths import Profile, resource
from solitaire_desktop.rules import parse_record, replay
from solitaire_desktop.rules.cards import KINDS
from solitaire_desktop.store import (
    Chosen,
    FiledGame,
    Result,
    Store,
    import_preferences,
    load_preferences,
    load_window_state,
)
from solitaire_desktop.store.exchange import read_games, write_csv
from solitaire_desktop.table.deck_art import deck_pictures
from solitaire_desktop.table.decks import Maker, deck_named, find_decks
from tests.security.hostile import mangled, records, soak, watched
from tests.table.made_decks import drawing, packed, write_kde_deck

JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner),
    max_leaves=20,
)
GAME = FiledGame(
    token="0123456789abcdef" * 2,
    game="forty-thieves",
    rules="",
    deal="1",
    chosen=Chosen.RANDOM,
    started="2026-03-29T01:59:59Z",
    ended="2026-03-29T02:59:59Z",
    result=Result.LOST,
    seconds=12.5,
    moves=3,
    undos=0,
    hints=0,
    restarts=0,
    assisted=False,
    marked=False,
    replay=False,
    score="3/104",
    record="patience 1\ngame: forty-thieves\ndeal: 1\nmoves: s-w\n",
)
NAMES = [field.name for field in fields(FiledGame)]
VALUES = JSON | st.sampled_from(
    [10**400, -(10**400), "9" * 5000, "nan", "0001-01-01T00:00:00+23:59"]
)
FACTS = st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=8), VALUES, max_size=6)


def facts(changed: dict[str, object]) -> dict[str, object]:
    """What the file says of a game, with some of it changed."""
    return {name: getattr(GAME, name) for name in NAMES if name != "record"} | changed


# -------------------------------------------------------------------------------------- the checks


@contextmanager
def refusals() -> Iterator[None]:
    """Our own exceptions are an answer, when they have a sentence."""
    said = "A sentence."
    try:
        yield
    except SolitaireError as error:
        said = str(error)
    assert said.endswith((".", "?"))


def check_record(text: str) -> None:
    """A record is read, or refused with a sentence; one that is read can be played through."""
    with tempfile.TemporaryDirectory() as folder, watched(Path(folder)), refusals():
        record = parse_record(text)
        replay(record)


def check_preferences(data: bytes) -> None:
    """Preferences are read as far as they make sense, ours and those of others."""
    with tempfile.TemporaryDirectory() as folder, watched(Path(folder)):
        profile = Profile.at(folder)
        path = profile.config / "preferences.json"
        path.parent.mkdir()
        path.write_bytes(data)
        load_preferences(profile)
        other = Path(folder, "other.json")
        other.write_bytes(data)
        with refusals():
            import_preferences(other)


def check_window_state(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder, watched(Path(folder)):
        profile = Profile.at(folder)
        profile.data.mkdir()
        (profile.data / "window.json").write_bytes(data)
        load_window_state(profile)


def check_games(data: bytes) -> None:
    """An exported table or list of records is read whole or refused with a sentence."""
    with tempfile.TemporaryDirectory() as folder, watched(Path(folder)):
        path = Path(folder, "games")
        path.write_bytes(data)
        with refusals():
            read_games(path)


def check_facts(changed: dict[str, object]) -> None:
    check_games(f"# solitaire-desktop: {json.dumps(facts(changed))}\n{GAME.record}".encode())


def check_database(data: bytes) -> None:
    """Whatever lies in the place of the database, there is one to play with, and it answers."""
    with tempfile.TemporaryDirectory() as folder, watched(Path(folder)):
        profile = Profile.at(folder)
        profile.data.mkdir()
        (profile.data / "games.db").write_bytes(data)
        use(profile)


def check_rows(changed: dict[str, object]) -> None:
    """A database that is whole, with rows in it that we never write."""
    with tempfile.TemporaryDirectory() as folder, watched(Path(folder)):
        profile = Profile.at(folder)
        profile.data.mkdir()
        path = profile.data / "games.db"
        path.write_bytes(database())
        with closing(sqlite3.connect(path)) as db, db:
            for name, value in changed.items():
                if name in NAMES:
                    plain = value if isinstance(value, str | int | float | None) else str(value)
                    with suppress(sqlite3.Error, OverflowError, UnicodeError):
                        db.execute(f"UPDATE filed SET {name} = ?", (plain,))
        use(profile)


def check_deck(data: bytes) -> None:
    """Another program's deck is drawn, or refused with a sentence."""
    with tempfile.TemporaryDirectory() as folder, watched(Path(folder)), refusals():
        key = write_kde_deck(Path(folder), "strange", data)
        deck_pictures(deck_named(key, [Path(folder)]), 40, 56, (0, KINDS))


def check_deck_index(data: bytes) -> None:
    """What names a deck leads to no file but those of its folder."""
    with tempfile.TemporaryDirectory() as folder, watched(Path(folder)):
        place = Path(folder, "carddecks", "strange")
        place.mkdir(parents=True)
        (place / "index.desktop").write_bytes(data)
        for deck in find_decks([Path(folder)]):
            assert deck.file.parent == place


def use(profile: Profile) -> None:
    """Ask a store all that the program asks."""
    store = Store(profile)
    try:
        store.summaries()
        store.games()
        store.saved_games()
        store.plays("forty-thieves", "")
        store.housekeeping()
    finally:
        store.close()


@cache
def database() -> bytes:
    """A database of ours with a game in it."""
    with tempfile.TemporaryDirectory() as folder:
        table = Path(folder, "games.csv")
        write_csv(table, [GAME])
        store = Store(Profile.at(folder))
        store.import_games(table)
        store.close()
        with closing(sqlite3.connect(Profile.at(folder).data / "games.db")) as db:
            db.execute("PRAGMA journal_mode = DELETE")
        return (Profile.at(folder).data / "games.db").read_bytes()


@cache
def table() -> bytes:
    """An exported table of games."""
    with tempfile.TemporaryDirectory() as folder:
        write_csv(Path(folder, "games.csv"), [GAME, GAME])
        return Path(folder, "games.csv").read_bytes()


SETTINGS = json.dumps({"language": "pt_PT", "animation": "off", "sound": True}).encode()
AS_JSON = JSON.map(lambda value: json.dumps(value).encode())
DEEP = st.sampled_from([b"[" * 100_000, b'{"a":' * 100_000, b"\xff\xfe", b"\0" * 1000, b"9" * 9000])
DECK = drawing(Maker.KDE).encode()
INDEX = b"[KDE Backdeck]\nName=Strange\nSVG=../../../x.svg\nSVG=/etc/passwd\nSVG=cards.svgz\n"
READERS: dict[str, tuple[Callable[..., None], dict[str, st.SearchStrategy[Any]]]] = {
    "records": (check_record, {"text": records()}),
    "preferences": (check_preferences, {"data": mangled(SETTINGS) | AS_JSON | DEEP}),
    "window": (check_window_state, {"data": mangled(b'{"last_game": "x"}') | AS_JSON | DEEP}),
    "tables": (check_games, {"data": mangled(table()) | st.binary(max_size=300) | DEEP}),
    "facts": (check_facts, {"changed": FACTS}),
    "databases": (check_database, {"data": mangled(database()) | st.binary(max_size=300)}),
    "rows": (check_rows, {"changed": FACTS}),
    "decks": (check_deck, {"data": mangled(DECK) | mangled(packed(DECK.decode()))}),
    "deck names": (check_deck_index, {"data": mangled(INDEX) | st.binary(max_size=200)}),
}


@pytest.fixture(autouse=True, scope="module")
def everything_is_loaded(qapp: object) -> None:
    """What readers import, and Qt compiles, when they are first used is no deed of a file."""
    checks: list[tuple[Callable[..., None], Any]] = [
        (check_record, GAME.record),
        (check_preferences, b"["),
        (check_window_state, SETTINGS),
        (check_games, table()),
        (check_database, b"SQLite format 3"),
        (check_rows, {"moves": -1}),
        (check_deck, DECK),
        (check_deck_index, INDEX),
    ]
    for check, data in checks:
        with suppress(AssertionError):
            check(data)


@pytest.mark.qt_log_level_fail("CRITICAL")  # Qt may complain about drawings
@pytest.mark.parametrize("reader", READERS)
def test_a_reader_takes_whatever_a_file_holds(reader: str) -> None:
    check, strategies = READERS[reader]
    given(**strategies)(check)()


@pytest.mark.soak
@pytest.mark.qt_log_level_fail("CRITICAL")
@pytest.mark.parametrize("reader", READERS)
def test_a_reader_takes_it_for_ten_minutes(reader: str) -> None:
    check, strategies = READERS[reader]
    soak(check, **strategies)


@pytest.mark.parametrize(
    "text",
    [
        "patience 1\ngame: forty-thieves\ndeal: 1\nmoves:" + " s-w" * 90_000,
        "patience 1\ngame: forty-thieves\ndeal: 1\nmoves:" + " (" * 900_000,
        "patience 1\n" + "t1: AS\n" * 200_000,
        "#" * 2_000_000,
        "patience 1\ngame: " + "x" * 1_900_000,
        "x" * 3_000_000,
    ],
    ids=["moves", "brackets", "piles", "comment", "name", "too long"],
)
def test_a_huge_record_is_refused_in_time(text: str) -> None:
    check_record(text)


def test_no_drawing_of_ours_names_another_file() -> None:
    for file in resource("resources").rglob("*.svg"):
        text = file.read_text("utf-8").replace('xmlns="http://www.w3.org/2000/svg"', "")
        found = [word for word in ("<image", "<script", "<foreignObject", "http") if word in text]
        assert (file.name, found) == (file.name, [])
        assert all(link.startswith("#") for link in re.findall(r'href="([^"]*)"', text))
