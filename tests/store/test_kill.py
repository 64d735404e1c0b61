"""SIGKILL at any moment: the next start opens, and at most the last move is missing.

B-083, B-098. The killed process says before and after each of its calls that it makes it, so it is
known what must be there, and whether the kill fell into a write.
"""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from solitaire_desktop.store import Store, stats_json
from tests.store.made import check_file, store_in
from tests.store.playing import Call, Player, restart
from tests.store.reference import Reference, content_of

ROOT = Path(__file__).parents[2]
PROGRAM = """
import os, sys
from pathlib import Path
from tests.store.made import store_in
from tests.store.playing import restart
from tests.store.test_kill import calls

store = store_in(Path(sys.argv[1]))
os.write(1, b"s")
for call in calls(int(sys.argv[2])):
    os.write(1, b"(")
    if call is restart:
        store.close()
        store = store_in(Path(sys.argv[1]))
    else:
        call(store)
    os.write(1, b")")
    store.housekeeping()
"""


def calls(seed: int) -> list[Call]:
    """What a player of this seed asks of the store; enough for a second or two."""
    player = Player(seed)
    player.chance.seed(seed)
    return [call for _ in range(4_000) for call in player.act()]


def kill_after(folder: Path, seed: int, seconds: float) -> tuple[int, bool]:
    """Play in another process and kill it so long after its start.

    How many calls it had finished, and whether it was amid one.
    """
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(folder), str(seed)], cwd=ROOT, stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stdout.read(1) == b"s"
    time.sleep(seconds)  # the moment of the kill is what is tried here
    process.kill()
    said = process.stdout.read()
    process.stdout.close()
    process.wait()
    return said.count(b")"), said.endswith(b"(")


def check_next_start(folder: Path, seed: int, finished: int) -> None:
    """Fail unless the store holds all finished calls, and the next one wholly or not at all."""
    store = store_in(folder)
    assert store.notices == []
    made = calls(seed)
    before, after = reference_of(made[:finished]), reference_of(made[: finished + 1])
    found = content_of(store)
    assert found in (before.content(), after.content())
    expected = before if found == before.content() else after
    assert stats_json(store) == expected.lines()
    goes_on(store)
    check_file(folder)


def reference_of(made: list[Call]) -> Reference:
    """The record after these calls."""
    reference = Reference()
    for call in made:
        if call is not restart:
            call(reference)
    return reference


def goes_on(store: Store) -> None:
    """Play on for a bit."""
    before = content_of(store)
    player = Player(1)
    player.name, player.dealt = ("forty-thieves", "columns=9"), 10_000
    for _ in range(3):
        for call in player.act()[:1]:
            call(store)
    store.forget(*player.name)
    assert content_of(store)[1][: len(before[1])] == before[1]
    store.close()


def kill_and_look(folder: Path, seed: int) -> bool:
    """One run; whether the kill fell into a write."""
    finished, is_amid = kill_after(folder, seed, random.Random(seed).random() ** 2 * 0.5)
    check_next_start(folder, seed, finished)
    return is_amid


@pytest.mark.parametrize("seed", range(6))
def test_after_a_kill_at_most_the_last_move_is_missing(profile: Path, seed: int) -> None:
    kill_and_look(profile, seed)


def test_a_kill_right_after_the_first_start_leaves_an_empty_record(profile: Path) -> None:
    """B-089"""
    finished, _ = kill_after(profile, 5, 0.0)
    check_next_start(profile, 5, finished)


@pytest.mark.soak
def test_three_hundred_kills(tmp_path: Path) -> None:
    amid = 0
    for seed in range(100, 400):
        amid += kill_and_look(tmp_path / str(seed), seed)
    print(f"{amid} of 300 kills fell into a write")
    assert amid >= 100
