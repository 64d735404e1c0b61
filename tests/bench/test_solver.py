"""How much the solver finds, in CPU time, printed beside the targets of issue 5.

The plain search and the compiled core answer the same for the same number of moves looked at, so
the core does the long counts, and the plain search's share is that within what it looks at in the
same time. Every win is a line that the referee has accepted.
"""

from random import Random
from time import process_time

import pytest

from solitaire_desktop.rules import Position, dealt, game_spec
from solitaire_desktop.solver.chances import wilson
from solitaire_desktop.solver.compiled import HAS_CORE
from solitaire_desktop.solver.solve import solve
from solitaire_desktop.solver.verdict import Answer, Verdict
from tests.solver.brute import played_into

pytestmark = pytest.mark.bench

DEALS = range(100001, 100201)
KINDS = [False, True] if HAS_CORE else [False]
EASY = ["limited", "streets", "indian", "forty-thieves-redeal", "calculation"]


def in_cpu_time(position: Position, seconds: float, *, compiled: bool = True) -> Answer:
    """The answer within so many CPU seconds."""
    end = process_time() + seconds
    return solve(position, cancelled=lambda: process_time() > end, compiled=compiled)


def show(what: str, hits: int, of: int) -> None:
    """One line: a share with its 95 % interval."""
    low, high = wilson(hits, of)
    print(f"{what:58} {hits}/{of} = {hits / of:.1%}  ({low:.1%} to {high:.1%})")


def rate(*, compiled: bool) -> float:
    """Moves looked at a second of CPU time, on strict deals."""
    answers = [
        solve(dealt(game_spec("forty-thieves"), str(deal)), nodes=200_000, compiled=compiled)
        for deal in range(100001, 100011)
    ]
    return sum(answer.nodes for answer in answers) / sum(answer.seconds for answer in answers)


def test_moves_a_second() -> None:
    for compiled in KINDS:
        print(f"moves a second, strict, compiled={compiled}: {rate(compiled=compiled) / 1e6:.2f} M")


@pytest.mark.parametrize("seconds", [1, 10])
def test_strict_deals(seconds: int) -> None:
    positions = [dealt(game_spec("forty-thieves"), str(deal)) for deal in DEALS]
    answers = [in_cpu_time(position, seconds) for position in positions]
    wins = [answer for answer in answers if answer.verdict is Verdict.WON]
    show(f"strict, {seconds} s, compiled={HAS_CORE}", len(wins), len(answers))
    within = rate(compiled=False) * seconds
    if HAS_CORE:
        plain = sum(answer.nodes <= within for answer in wins)
        show(f"strict, {seconds} s, plain ({within / 1e6:.2f} M moves)", plain, len(answers))


@pytest.mark.parametrize("game", EASY)
def test_easier_games(game: str) -> None:
    for rules in ["placement=forced", "placement=free"] if game == "calculation" else [""]:
        positions = [dealt(game_spec(game, rules), str(deal)) for deal in DEALS]
        wins = sum(in_cpu_time(position, 5).verdict is Verdict.WON for position in positions)
        show(f"{game} {rules}, 5 s, compiled={HAS_CORE}", wins, len(positions))


@pytest.mark.parametrize(("stock", "seconds"), [(4, 2), (14, 5)])
def test_positions_decided(stock: int, seconds: int) -> None:
    spec = game_spec("forty-thieves")
    positions = [played_into(dealt(spec, str(deal)), stock, Random(deal)) for deal in DEALS]
    for compiled in KINDS:
        answers = [in_cpu_time(position, seconds, compiled=compiled) for position in positions]
        decided = sum(answer.verdict is not Verdict.UNKNOWN for answer in answers)
        show(f"{stock} in stock decided, {seconds} s, compiled={compiled}", decided, len(answers))
