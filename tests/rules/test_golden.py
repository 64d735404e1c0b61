"""Golden games: playthroughs of the catalogue, and how many games there are from some positions."""

import json
from collections import Counter

import pytest

from solitaire_desktop.rules import ENTRIES, parse_record, replay
from tests.rules.choices import reference
from tests.rules.golden import PERFT, PLAYTHROUGHS, divided, landmark, playthrough
from tests.rules.reference import Reference

CASES = json.loads(PERFT.read_text("utf-8"))
HOW = "make it with: python -m tests.rules.golden"


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_a_game_is_played_as_it_always_was(entry) -> None:
    path = PLAYTHROUGHS / f"{entry.key}.txt"
    assert path.exists(), f"{entry.key} has no golden game; {HOW}"
    text = path.read_text("utf-8")
    positions = replay(parse_record(text)).positions
    said = [line.partition("# ")[2] for line in text.splitlines() if "#" in line]
    assert [landmark(position) for position in positions] == said


def test_a_golden_game_is_made_the_same_again() -> None:
    path = PLAYTHROUGHS / "devils-grip.txt"
    assert playthrough("devils-grip") == path.read_text("utf-8")


def test_every_golden_game_is_in_the_catalogue() -> None:
    known = {entry.key for entry in ENTRIES}
    assert {path.stem for path in PLAYTHROUGHS.glob("*.txt")} <= known


@pytest.mark.parametrize("case", CASES, ids=lambda case: " ".join(case["record"].split("\n")[1:3]))
def test_so_many_games_start_with_each_move(case) -> None:
    position = replay(parse_record(case["record"])).position
    assert divided(position, case["depth"]) == case["counts"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: " ".join(case["record"].split("\n")[1:3]))
def test_a_second_referee_counts_as_many_pairs_of_moves(case) -> None:
    position = replay(parse_record(case["record"])).position
    table = reference(position)
    pairs = Counter({move: len(carried(table.played(move))) for move in carried(table)})
    assert divided(position, 2) == pairs


def carried(table: Reference) -> set[str]:
    return {move for move in table.moves() if "~" not in move}
