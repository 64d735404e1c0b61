"""Runs as single moves (FT-24): the cases, a search over real positions beside, and refusals."""

import random
from itertools import combinations

import pytest

from solitaire_desktop.rules import (
    Card,
    Move,
    PileKind,
    Position,
    Reason,
    Step,
    card_at,
    dealt,
    game_spec,
    lift,
    liftable,
    parse_record,
    play,
    runs,
    tables,
    why_not,
    why_not_run,
)
from solitaire_desktop.rules.position import new_position
from solitaire_desktop.rules.settle import settled
from tests.rules.cases import load

CASES = load("runs")["cases"]
LONG = ["KC", "QC", "JC", "TC", "9C", "8C", "7C", "6C", "5C", "4C", "3C", "2C", "AC"]


def study(text: str, rules: str = "", game: str = "forty-thieves") -> Position:
    """The position of these pile lines."""
    position = parse_record(f"patience 1\ngame: {game}\nrules: {rules}\n{text}\n").study
    assert position is not None
    return position


def carried(position: Position, step: Step) -> Position:
    """The position after a step, each of whose moves must be legal."""
    for move in step:
        assert why_not(position, move) is None
        position = play(position, move)
    return position


def shortest(position: Position, source: str, count: int, target: str) -> int | None:
    """The fewest legal moves of the run's own cards that take it there, by trying all."""
    run = position[source][-count:]
    goal = position[target] + run
    columns = position.spec.group(PileKind.TABLEAU)
    seen, layer, length = {position}, [position], 0
    while layer:
        length += 1
        following = []
        for before in layer:
            tops = [name for name in columns if before[name] and before[name][-1] in run]
            for move in (Move(first, other) for first in tops for other in columns):
                if why_not(before, move) is not None:
                    continue
                after = play(before, move)
                if after[target] == goal:
                    return length
                if after not in seen:
                    seen.add(after)
                    following.append(after)
        layer = following
    return None


def made_up(seed: int) -> tuple[Position, int]:
    """A small position with a run in t1, some columns it fits on and some spaces; its length."""
    choose = random.Random(seed)
    rules = {
        "columns": choose.randint(3, 6),
        "rows": 1,
        "build": choose.choice(["suit", "alternate", "color", "other-suit", "rank"]),
        "spaces": choose.choice(["any", "any", "any", "kings", "waste", "none", "auto"]),
        "wrap": choose.choice(["no", "yes"]),
    }
    spec = game_spec("forty-thieves", " ".join(f"{key}={rules[key]}" for key in rules))
    lands = tables(spec).lands["t1"]
    left = [card_at(kind, copy) for copy in range(2) for kind in spec.all_kinds]
    choose.shuffle(left)
    run = [left.pop()]
    for _ in range(choose.randint(1, 5)):
        fitting = [card for card in left if card.kind in lands[run[-1].kind]]
        if fitting:
            run.append(fitting[0])
            left.remove(fitting[0])
    under: list[Card] = [left.pop()] if choose.random() < 0.6 else []
    piles = {"t1": (*under, *run)}
    for name in spec.group(PileKind.TABLEAU)[1:]:
        wanted = choose.choice(run)
        tops = [card for card in left if wanted.kind in lands[card.kind]] or left
        if choose.random() < 0.6:
            top = choose.choice(tops if choose.random() < 0.7 else left)
            left.remove(top)
            piles[name] = (top,)
    return settled(new_position(spec, piles)), len(run)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["note"])
def test_a_run_goes_where_the_cases_say(case) -> None:
    position = parse_record(case["record"]).study
    assert position is not None
    found = lift(position, case["from"], case["n"])
    assert (case["to"] in found) == case["possible"]
    refused = why_not_run(position, case["from"], case["n"], case["to"])
    assert (refused is None) == case["possible"]
    if case["possible"]:
        assert len(found[case["to"]]) == case["moves"]
        after = carried(position, found[case["to"]])
        assert after[case["to"]][-case["n"] :] == position[case["from"]][-case["n"] :]


@pytest.mark.parametrize("seed", range(60))
def test_a_run_goes_wherever_trying_all_moves_takes_it_and_as_fast(seed: int) -> None:
    position, count = made_up(seed)
    found = lift(position, "t1", count)
    for target in position.spec.group(PileKind.TABLEAU)[1:]:
        length = shortest(position, "t1", count, target)
        assert (len(found[target]) if target in found else None) == length
        assert (why_not_run(position, "t1", count, target) is None) == (length is not None)
        if target in found:
            after = carried(position, found[target])
            assert after[target] == position[target] + position["t1"][-count:]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1500))
def test_many_runs_go_wherever_trying_all_moves_takes_them(seed: int) -> None:
    test_a_run_goes_wherever_trying_all_moves_takes_it_and_as_fast(seed)


@pytest.mark.parametrize("empty", range(6))
def test_as_many_cards_go_as_the_formula_says(empty: int) -> None:
    """FT-24 and B-002: 2^e to an occupied column, 2^(e-1) to an empty one, and no more."""
    columns = [f"t1: AH {' '.join(LONG[1:])}", "t2: KC"]
    others = ["AD", "AS", "AH", "AD", "AS", "2D", "2H", "2S"][: 8 - empty]
    columns += [f"t{at}: {name}" for at, name in enumerate(others, 3)]
    position = study("\n".join(columns))
    for count in range(1, 13):
        found = lift(position, "t1", count)
        expected = {"t2"} if count == 12 and 2**empty >= 12 else set()
        if empty and count <= 2 ** (empty - 1):
            expected |= {f"t{at}" for at in range(11 - empty, 11)}
        assert {name for name in found if name[0] == "t"} == expected


def test_the_search_stays_small_with_much_room(monkeypatch) -> None:
    """Thirteen cards, five spaces and a twin: all ways are known after a few thousand states."""
    monkeypatch.setattr(runs, "MAX_STATES", 2_000)
    columns = ["t1: 9D " + " ".join(LONG), "t2: 8C", "t3: KD", "t4: KH", "t5: AD"]
    found = lift(study("\n".join(columns)), "t1", 13)
    assert set(found) == {"t6", "t7", "t8", "t9", "t10"}
    assert {len(step) for step in found.values()} == {39}


def test_all_spaces_are_reached_by_equally_short_ways() -> None:
    position = study("t1: QS 9D 8D\nt2: 9D", "columns=6")
    assert {name: len(step) for name, step in lift(position, "t1", 2).items()} == {
        "t3": 3,
        "t4": 3,
        "t5": 3,
        "t6": 3,
    }


def test_parking_never_relies_on_a_hidden_card() -> None:
    """G-3: the card under the run may turn out to be of use, but nobody knows it."""
    rules = "rows=2 face-down=1 columns=3"
    assert lift(study("t1: [8C] 9D 8D\nt2: TD\nt3: KC", rules), "t1", 2) == {}


def test_a_column_that_fills_itself_on_the_way_does_no_harm() -> None:
    rules = "columns=3 spaces=auto build=rank"
    position = study("waste: KC\nt1: 9D 8D\nt2: TD\nt3: 9C", rules)
    found = lift(position, "t1", 2)
    assert {name: str(step) for name, step in found.items()} == {"t2": "(t1-t3 t1-t2 t3-t2)"}
    after = carried(position, found["t2"])
    assert [card.name for card in after["t1"]] == ["KC"]


@pytest.mark.parametrize("seed", range(30))
def test_a_step_stays_legal_while_spaces_fill_and_cards_turn_up(seed: int) -> None:
    choose = random.Random(seed)
    rules = f"rows=5 face-down={choose.randint(0, 3)} spaces=auto build=alternate columns=6"
    position = dealt(game_spec("forty-thieves", rules), str(seed + 1))
    for _ in range(80):
        columns = position.spec.group(PileKind.TABLEAU)
        steps = []
        for source in columns:
            for count in range(2, liftable(position, source) + 1):
                steps += list(lift(position, source, count).items())
        for target, step in steps:
            assert carried(position, step)[target]
        moves = [move for _, step in steps for move in step] or [Move("stock", "waste")]
        singles = [Move(a, b) for a in (*columns, "waste") for b in columns if a != b]
        moves += [move for move in singles if why_not(position, move) is None]
        legal = [move for move in moves if why_not(position, move) is None]
        if not legal:
            break
        position = play(position, choose.choice(legal))


# ----------------------------------------------------------------------------------- what is lifted


@pytest.mark.parametrize(
    ("pile", "singles", "runs_off"),
    [
        ("t1", 3, 1),
        ("t2", 1, 1),
        ("t3", 0, 0),
        ("t4", 2, 1),
        ("waste", 1, 1),
        ("stock", 0, 0),
        ("f1", 0, 0),
    ],
)
def test_so_many_cards_may_be_taken_together(pile: str, singles: int, runs_off: int) -> None:
    piles = "stock: 2C\nwaste: 5D 4D\nf1: AC\nt1: 2S 9D 8D 7D\nt2: [9C] 8C\nt4: [KD] 5H 4H"
    position = study(piles, "rows=2 face-down=1")
    assert liftable(position, pile) == singles
    assert liftable(position, pile, singles=False) == runs_off


def test_where_runs_move_as_one_a_lift_is_one_move() -> None:
    position = study("t1: 2S 9D 8D 7D\nt2: TD", game="josephine")
    assert liftable(position, "t1", singles=False) == 3
    assert lift(position, "t1", 3)["t2"] == Step.of(Move("t1", "t2", 3))


def test_a_pile_of_the_grid_is_lifted_whole() -> None:
    position = study("a1: 2S 5S\nb1: 8S JS\nc1: 3S", game="devils-grip")
    assert liftable(position, "b1") == 2
    assert lift(position, "b1", 2) == {"a1": Step.of(Move("b1", "a1", 0))}
    assert lift(position, "b1", 1) == {}


def test_a_lifted_card_knows_all_its_places() -> None:
    position = study("waste: AS\nt1: 2S\nf1: AC", "columns=3")
    assert lift(position, "waste", 1) == {
        name: Step.of(Move("waste", name)) for name in ("f7", "f8", "t1", "t2", "t3")
    }


# ---------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("piles", "count", "target", "reason"),
    [
        ("t1: 9D 8D\nt2: TD\nt3: KC", 2, "t2", Reason.RUN_TOO_LONG),
        ("t1: 9D 8D\nt2: TC\nt3: KC", 2, "t2", Reason.COLUMN_ORDER),
        ("t1: 9D 8D\nt2: AC\nt3: KC", 2, "t2", Reason.COLUMN_CLOSED),
        ("t1: 9D 7D\nt2: TD\nt3: KC", 2, "t2", Reason.ONE_CARD),
        ("t1: 9D 8D\nt2: TD\nt3: KC", 3, "t2", Reason.TOO_FEW_CARDS),
        ("t1: 9D 8D\nt2: TD\nt3: KC", 2, "f1", Reason.ONE_CARD),
        ("t1: [9D] 8D\nt2: TD\nt3: KC", 2, "t2", Reason.ONE_CARD),
        ("t1: 9D 8D\nt2: 8D\nt3: KC", 1, "t3", Reason.COLUMN_ORDER),
    ],
)
def test_a_run_is_refused_with_the_reason(piles, count, target, reason) -> None:
    refused = why_not_run(study(piles, "rows=2 face-down=1 columns=3"), "t1", count, target)
    assert refused is not None
    assert refused.reason is reason


def test_a_run_that_is_too_long_says_how_many_could_go() -> None:
    """B-002."""
    position = study("t1: 9D 8D 7D\nt2: TD", "columns=3")
    refused = why_not_run(position, "t1", 3, "t2")
    assert refused is not None
    assert (refused.reason, refused.clause) == (Reason.RUN_TOO_LONG, "FT-24")
    assert refused.args == {"n": 3, "most": 2}


def test_how_many_could_go_counts_only_kings_into_kings_spaces() -> None:
    """B-002: the count came out as a half with spaces=kings."""
    position = study("t1: 9D 8D 7D\nt2: TD", "columns=3 spaces=kings")
    refused = why_not_run(position, "t1", 3, "t2")
    assert refused is not None
    assert refused.args == {"n": 3, "most": 1}


def test_lift_and_its_refusal_never_disagree() -> None:
    """B-001: what may be lifted where, asked in two ways, on deals in the middle of a game."""
    for key, number in (("forty-thieves", "3"), ("indian", "4"), ("josephine", "5")):
        choose = random.Random(number)
        position = dealt(game_spec(key), number)
        for _ in range(25):
            columns = position.spec.group(PileKind.TABLEAU)
            for source, target in combinations(columns, 2):
                for count in range(1, len(position[source]) + 1):
                    found = lift(position, source, count)
                    allowed = why_not_run(position, source, count, target) is None
                    assert (target in found) == allowed
            legal = [Move(a, b) for a in ("stock", *columns) for b in ("waste", *columns) if a != b]
            legal = [move for move in legal if why_not(position, move) is None]
            position = play(position, choose.choice(legal))
