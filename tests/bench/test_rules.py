"""How fast the rules are (issue 2, Speed)."""

import random

import pytest

from solitaire_desktop.rules import (
    ENTRIES,
    Position,
    Record,
    Step,
    dealt,
    game_spec,
    legal_moves,
    lift,
    outcome,
    parse_record,
    play,
    replay,
    why_not,
)
from tests.bench.measure import milliseconds, report
from tests.rules.cases import load

pytestmark = pytest.mark.bench

GAMES = [entry.key for entry in ENTRIES]
MIDDLE = {
    case["id"]: case["record"]
    for case in load("moves")["cases"]
    if case["id"].endswith(("-40", "-60", "-90"))
}
RUN = "KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C AC"
# Thirteen cards with much room: spaces, and columns on which some of them can be parked.
TABLES = {
    "13 cards, 2 spaces": f"t1: 9D {RUN}\nt2: 8C\nt3: 5C\nt4: KD\nt5: KH\nt6: AD\nt7: AH\nt8: AS",
    "13 cards, 5 spaces": f"t1: 9D {RUN}\nt2: KD\nt3: KH\nt4: AD\nt5: AH",
    "13 cards, 5 spaces, 3 twins": f"t1: 9D {RUN}\nt2: 8C\nt3: 5C\nt4: QC\nt5: AD",
    "a whole column of 13, 5 spaces, 3 twins": f"t1: {RUN}\nt2: 8C\nt3: 5C\nt4: QC\nt5: AD",
}


def middle(name: str) -> Position:
    return replay(parse_record(MIDDLE[name])).position


@pytest.mark.parametrize("name", MIDDLE)
def test_legal_moves_in_the_middle_of_a_game(name: str) -> None:
    position = middle(name)
    report(f"legal moves, {name}", milliseconds(lambda: legal_moves(position), times=20), 0.3)


@pytest.mark.parametrize("name", MIDDLE)
def test_a_move_and_the_outcome(name: str) -> None:
    position = middle(name)
    legal = legal_moves(position)
    each = max(len(legal), 1)
    judged = milliseconds(lambda: [why_not(position, move) for move in legal], times=20)
    report(f"why not, a move, {name}", judged / each)
    played = milliseconds(lambda: [play(position, move) for move in legal], times=20)
    report(f"play, a move, {name}", played / each)
    report(f"outcome, {name}", milliseconds(lambda: outcome(position), times=20), 0.3)


@pytest.mark.parametrize("key", GAMES)
def test_a_record_of_300_moves(key: str) -> None:
    choose = random.Random(key)
    position = dealt(game_spec(key, "give-back=yes" if key[0] not in "cd" else ""), "1")
    steps: list[Step] = []
    while len(steps) < 300 and (legal := legal_moves(position)):
        steps.append(Step.of(choose.choice(legal)))
        position = play(position, steps[-1].moves[0])
    text = Record(position.spec, "1", steps=tuple(steps)).as_text()
    record = parse_record(text)
    report(f"replay of {len(steps)} moves, {key}", milliseconds(lambda: replay(record)), 30)
    report(f"reading {len(steps)} moves, {key}", milliseconds(lambda: parse_record(text)), 30)


@pytest.mark.parametrize("key", GAMES)
def test_a_deal(key: str) -> None:
    spec = game_spec(key)
    report(f"a deal, {key}", milliseconds(lambda: dealt(spec, "12345678")), 5)


@pytest.mark.parametrize("name", TABLES)
def test_lifting_a_run(name: str) -> None:
    position = parse_record(f"patience 1\ngame: forty-thieves\n{TABLES[name]}\n").study
    assert position is not None
    report(f"lift, {name}", milliseconds(lambda: lift(position, "t1", 13), rounds=7), 50)


def test_lifting_in_the_middle_of_a_game() -> None:
    position = middle("forty-thieves-40")
    columns = [name for name in position.spec.piles if name[0] == "t"]

    def all_lifts() -> None:
        for name in columns:
            for count in range(1, len(position[name]) + 1):
                lift(position, name, count)

    report("lift, every column and number of cards", milliseconds(all_lifts))
