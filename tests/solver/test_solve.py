"""The solver's answers: replayed, proved, bounded, cancelled and always the same."""

from itertools import pairwise
from random import Random
from time import thread_time

import pytest

from solitaire_desktop.rules import (
    ENTRIES,
    Family,
    Outcome,
    Position,
    dealt,
    game_spec,
    outcome,
)
from solitaire_desktop.rules.position import new_position
from solitaire_desktop.solver.compiled import HAS_CORE
from solitaire_desktop.solver.dead import DeadEnds
from solitaire_desktop.solver.foundations import Foundations
from solitaire_desktop.solver.lines import replayed
from solitaire_desktop.solver.packed import WASTE, board_of, packed
from solitaire_desktop.solver.solve import solve
from solitaire_desktop.solver.verdict import Verdict
from tests.solver.brute import can_win, played_into, tiny_deal

# Of the deals 30001 to 30020, how many are won within 20,000 moves, at least.
WON_AT_LEAST = {
    "forty-thieves": 8,
    "josephine": 1,
    "limited": 10,
    "indian": 0,
    "indian-traditional": 0,
    "streets": 0,
    "sixty-thieves": 1,
    "forty-thieves-kings": 0,
    "forty-thieves-redeal": 15,
    "calculation": 2,
    "devils-grip": 0,
}
TINY = [
    ("packs=2 columns=2 rows=2", 6, 2),
    ("packs=2 columns=3 rows=2", 5, 4),
    ("packs=2 columns=2 rows=2 unit=run face-down=1", 6, 2),
    ("packs=2 columns=2 rows=2 spaces=none", 6, 2),
    ("packs=2 columns=3 rows=2 spaces=waste build=other-suit", 4, 2),
    ("packs=1 columns=2 rows=2 spaces=auto unit=run", 6, 3),
    ("packs=1 columns=2 rows=1 redeals=1 build=alternate", 5, 4),
    ("packs=1 columns=2 rows=2 turn=2 redeals=unlimited", 6, 3),
    ("packs=1 columns=2 rows=2 refill=yes build=rank", 5, 3),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_lines_of_twenty_deals_are_legal_and_win(entry) -> None:
    won = 0
    for deal in range(30001, 30021):
        position = dealt(game_spec(entry.key), str(deal))
        answer = solve(position, nodes=20_000)
        if answer.verdict is Verdict.WON:
            assert answer.moves is not None
            assert outcome(replayed(position, answer.moves)) is Outcome.WON
            won += 1
        elif entry.family is Family.DEVILS_GRIP:
            assert answer.moves is not None
            replayed(position, answer.moves)
    assert won >= WON_AT_LEAST[entry.key]


@pytest.mark.parametrize(("rules", "ranks", "suits"), TINY)
@pytest.mark.parametrize("compiled", [False, True])
def test_verdicts_on_tiny_packs_are_those_of_brute_force(
    rules: str, ranks: int, suits: int, compiled: bool
) -> None:
    rng = Random(rules)
    spec = game_spec("forty-thieves", rules)
    known = 0
    for _ in range(6):
        position = tiny_deal(spec, ranks, suits, rng)
        truth = can_win(position, 6_000)
        if truth is not None:
            known += 1
            answer = solve(position, nodes=200_000, compiled=compiled)
            assert answer.verdict is (Verdict.WON if truth else Verdict.LOST)
    assert known >= 1


def test_dead_ends_of_late_positions_cannot_be_won() -> None:
    spec = game_spec("forty-thieves")
    dead = 0
    for deal in range(31001, 31080):
        position = played_into(dealt(spec, str(deal)), 0, Random(deal))
        board = board_of(position)
        if DeadEnds(board, Foundations(board)).is_dead(packed(board, position)):
            truth = can_win(position, 2_000)
            assert truth is not True
            dead += truth is False
    assert dead >= 10


def permuted(position: Position, rng: Random) -> Position:
    """The position with its columns in another order."""
    names = [name for name in position.spec.piles if name[0] == "t"]
    order = rng.sample(names, len(names))
    piles = dict(position.piles)
    for name, other in zip(names, order, strict=True):
        piles[name] = position[other]
    return new_position(position.spec, piles, position.hidden, position.redeals_used)


def with_suits_exchanged(position: Position) -> Position:
    """The position with clubs for spades and the other way round."""
    swap = {0: 3, 3: 0}
    from solitaire_desktop.rules.cards import card_at

    def other(card):
        suit = swap.get(card.kind // 13, card.kind // 13)
        return card_at(suit * 13 + card.kind % 13, card.copy)

    names = {f"f{at}": f"f{(at + 5) % 8 + 1}" for at in (1, 2, 7, 8)}
    piles = {
        names.get(name, name): tuple(map(other, cards)) for name, cards in position.piles.items()
    }
    hidden = frozenset(map(other, position.hidden))
    return new_position(position.spec, piles, hidden, position.redeals_used)


def test_order_of_columns_and_names_of_suits_do_not_change_a_verdict() -> None:
    spec = game_spec("forty-thieves")
    decided = 0
    for deal in range(31100, 31112):
        position = played_into(dealt(spec, str(deal)), 1, Random(deal))
        verdict = solve(position, nodes=15_000).verdict
        if verdict is not Verdict.UNKNOWN:
            decided += 1
            for same in (permuted(position, Random(deal)), with_suits_exchanged(position)):
                assert solve(same, nodes=60_000).verdict is verdict
    assert decided >= 5


def test_an_illegal_move_of_the_search_never_gets_out(monkeypatch) -> None:
    from solitaire_desktop.solver.search import Search

    position = dealt(game_spec("limited"), "30001")
    step = Search.step

    def with_two_cards(search: Search, nodes: int) -> list[int] | None:
        line = step(search, nodes)
        if line is None:
            return None
        at = next(at for at, code in enumerate(line) if code & 63 < WASTE)
        return [*line[:at], line[at] + (1 << 12), *line[at + 1 :]]

    monkeypatch.setattr(Search, "step", with_two_cards)
    with pytest.raises(AssertionError, match="refused as"):
        solve(position)


def test_a_line_that_does_not_win_never_gets_out(monkeypatch) -> None:
    from solitaire_desktop.solver.search import Search

    step = Search.step
    monkeypatch.setattr(Search, "step", lambda search, nodes: (step(search, nodes) or [])[:-1])
    with pytest.raises(AssertionError, match="referee"):
        solve(dealt(game_spec("limited"), "30001"))


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("game", ["forty-thieves-kings", "devils-grip", "calculation"])
def test_a_cancelled_search_ends_at_once(game: str, compiled: bool) -> None:
    """In seconds of its own: what else the machine does is not counted."""
    position = dealt(game_spec(game), "30001")
    asked = []

    def cancelled() -> bool:
        asked.append(thread_time())
        return thread_time() - began > 0.3

    began = thread_time()
    solve(position, cancelled=cancelled, compiled=compiled)
    if asked[-1] - began > 0.3:
        gaps = [later - at for at, later in pairwise(asked)]
        assert sorted(gaps)[-3] < 0.05
        assert thread_time() - asked[-1] < 0.25


@pytest.mark.parametrize("game", ["forty-thieves", "calculation", "devils-grip"])
def test_equal_budgets_give_equal_answers(game: str) -> None:
    position = dealt(game_spec(game), "30003")
    answers = [solve(position, nodes=20_000, seed=7) for _ in range(2)]
    assert answers[0].moves == answers[1].moves
    assert answers[0].nodes == answers[1].nodes
    assert answers[0].nodes < 30_000


def test_a_won_position_needs_no_moves() -> None:
    text = {f"f{at}": cards for at, cards in enumerate(suits_twice(), 1)}
    position = new_position(game_spec("forty-thieves"), text)
    answer = solve(position)
    assert (answer.verdict, answer.moves) == (Verdict.WON, ())


def suits_twice():
    from solitaire_desktop.rules.cards import card_at

    for suit in range(4):
        for copy in range(2):
            yield tuple(card_at(suit * 13 + rank, copy) for rank in range(13))


@pytest.mark.skipif(not HAS_CORE, reason="the core is not built")
@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("forty-thieves", ""),
        ("josephine", "face-down=2"),
        ("streets", "unit=run face-down=1"),
        ("sixty-thieves", "turn=2 redeals=1"),
        ("forty-thieves-kings", "unit=run wrap=yes"),
        ("forty-thieves", "spaces=waste redeals=unlimited columns=5 rows=2"),
        ("forty-thieves", "foundation-base=2 foundation-build=suit-wrap wrap=yes laid-out=yes"),
        ("forty-thieves", "packs=4 columns=16 build=rank"),
        ("limited", "build=color spaces=none"),
    ],
)
def test_core_and_plain_search_answer_the_same(game: str, rules: str) -> None:
    for deal in ("77", "40003"):
        position = dealt(game_spec(game, rules), deal)
        plain = solve(position, nodes=30_000, compiled=False)
        core = solve(position, nodes=30_000)
        assert (plain.verdict, plain.moves, plain.nodes) == (core.verdict, core.moves, core.nodes)


def test_devils_grip_is_won_with_its_rows_arranged() -> None:
    from solitaire_desktop.rules import parse_record

    suits = [suit for suit in "CDHS" for _ in range(2)]
    rows = {"a": "258J", "b": "369Q", "c": "47TK"}
    lines = [
        f"{row}{at}: {' '.join(rank + suit for rank in ranks)}"
        for row, ranks in rows.items()
        for at, suit in enumerate(suits, 1)
    ]
    text = "patience 1\ngame: devils-grip\n" + "\n".join(lines).replace("a1:", "x:").replace(
        "b1: 3C 6C 9C QC", "b1: 2C 5C 8C"
    ).replace("x: 2C 5C 8C JC", "a1: 3C 6C 9C QC")
    position = parse_record(text + "\nwaste: JC\n").study
    assert position is not None
    answer = solve(position, nodes=10_000)
    assert answer.verdict is Verdict.WON
    assert answer.moves is not None
    assert [str(move) for move in answer.moves] == ["w-b1", "a1~b1"]
