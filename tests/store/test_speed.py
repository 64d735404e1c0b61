"""Speed with ten thousand filed games, in CPU time so that a busy machine does not matter."""

import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from solitaire_desktop.store import Chosen, Result, Store
from solitaire_desktop.store.record import _file
from tests.store.made import FORTY, running, store_in

pytestmark = pytest.mark.slow

RECORD = "patience 1\ngame: forty-thieves\ndeal: 1\nmoves: " + "w-t10 " * 300 + "\n"


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """A profile with ten thousand games, on the disk."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        store = store_in(folder)
        store._database.write(_file_ten_thousand)
        store.close()
        yield folder


def _file_ten_thousand(db) -> None:
    for number in range(10_000):
        result = Result.WON if number % 7 == 0 else Result.LOST
        chosen = Chosen.RANDOM if number % 3 else Chosen.NUMBER
        game = running(seconds=number / 10, chosen=chosen, record=RECORD)
        _file(db, game, result=result, ended="2026-03-28T09:00:00Z")


def spent(work: Callable[[], object], times: int) -> float:
    """The median CPU time of so many goes, in milliseconds."""
    found = []
    for _ in range(times):
        start = time.process_time()
        work()
        found.append(time.process_time() - start)
    return statistics.median(found) * 1000


def test_saving_a_move_takes_less_than_two_milliseconds(folder: Path) -> None:
    store = store_in(folder)
    game = running(record=RECORD)
    assert spent(lambda: store.save(game), 500) < 2
    store.close()


def test_filing_a_game_takes_less_than_five_milliseconds(folder: Path) -> None:
    store = store_in(folder)
    game = running(record=RECORD)
    games = iter(replace(game, token=f"{number:032x}") for number in range(50))
    assert spent(lambda: store.file(next(games), Result.LOST), 50) < 5
    store.close()


def test_all_summaries_of_ten_thousand_games_take_less_than_150_milliseconds(folder: Path) -> None:
    store = store_in(folder)
    assert spent(store.summaries, 5) < 150
    assert spent(store.games, 5) < 20
    assert store.summary(FORTY, "").games.played > 9_000
    store.close()


def test_a_start_takes_less_than_ten_milliseconds(folder: Path) -> None:
    def start() -> None:
        store: Store = store_in(folder)
        store.saved(FORTY, "")
        store.close()

    assert spent(start, 9) < 10


def test_a_loss_of_the_disk_is_hardly_felt(folder: Path) -> None:
    """Everything is copied to memory once."""
    store = store_in(folder)
    start = time.process_time()
    store._database._leave_disk()
    assert time.process_time() - start < 0.5
    store.close()
