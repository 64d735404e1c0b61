"""Where sweeps start from, and what they remember."""

import subprocess
import sys
from itertools import cycle
from random import Random

import pytest

from solitaire_desktop.rules import Position, dealt, game_spec
from solitaire_desktop.solver import beam
from solitaire_desktop.solver.beam import Sweep
from solitaire_desktop.solver.compiled import HAS_CORE
from solitaire_desktop.solver.foundations import Foundations
from solitaire_desktop.solver.lines import named_line, replayed
from solitaire_desktop.solver.packed import TURN, board_of, line_of, packed
from solitaire_desktop.solver.plays import new_play, usual_weights
from solitaire_desktop.solver.restarts import FEWEST_LINES, MOST_LINES, Ends, advanced
from solitaire_desktop.solver.solve import never
from solitaire_desktop.solver.sweeps import Sweeper
from tests.solver.memory import HAS_PEAK

KINDS = [False, True] if HAS_CORE else [False]
# Deal 100058 of Forty Thieves cannot be won in a few sweeps.
HARD = "100058"
_IN_MEMORY = """
import sys
from solitaire_desktop.rules import dealt, game_spec
from solitaire_desktop.solver.solve import solve
from tests.solver.memory import peak
position = dealt(game_spec("forty-thieves"), "100058")
answer = solve(position, nodes=int(sys.argv[1]), compiled=sys.argv[2] == "True")
print(answer.nodes, peak())
"""


def swept_lines(position: Position, *, compiled: bool, sweeps: int) -> list[list[int]]:
    """The lines of the first sweeps of a position."""
    board = board_of(position)
    sweeper = Sweeper(board, Foundations(board), Random(0), compiled=compiled)
    start = packed(board, position)
    lines = [sweeper.sweep(start, 1 << 60, never).line for _ in range(sweeps)]
    return [line for line in lines if line is not None]


@pytest.mark.parametrize("compiled", KINDS)
@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("forty-thieves", ""),
        ("josephine", "turn=3 redeals=1"),
        ("indian", ""),
        ("sixty-thieves", ""),
    ],
)
def test_lines_from_halfway_are_lines_from_the_start(
    game: str, rules: str, *, compiled: bool
) -> None:
    position = dealt(game_spec(game, rules), "100003")
    board = board_of(position)
    for line in swept_lines(position, compiled=compiled, sweeps=9):
        end = replayed(position, named_line(board, position, line))
        assert packed(board, end)[2:7] == advanced(board, packed(board, position), line)[2:7]


def test_ways_are_first_parts_that_end_in_a_turn() -> None:
    line = [7, TURN, 8, TURN, 9, TURN, 10, TURN, 11]
    ends = Ends(Random(1))
    for left in range(FEWEST_LINES - 1):
        ends.note(left, line)
    assert not any(ends.way() for _ in range(50))
    ends.note(3, line)
    ways = [ends.way() for _ in range(200)]
    assert {tuple(way) for way in ways} == {(), (7, TURN)}
    assert ways.count([]) < 150


def test_the_lines_with_the_fewest_cards_left_are_kept() -> None:
    ends = Ends(Random(1))
    for left in [*range(50, 20, -1), 90]:
        ends.note(left, [left])
    assert [left for left, _ in ends.lines] == list(range(21, 21 + MOST_LINES))


def test_a_whole_sweep_from_halfway_proves_nothing() -> None:
    position = dealt(game_spec("forty-thieves"), HARD)
    board = board_of(position)
    sweeper = Sweeper(board, Foundations(board), Random(0))
    assert sweeper.ends is not None
    start = packed(board, position)
    line = swept_lines(position, compiled=True, sweeps=1)[0]
    sweeper.ends.way = lambda: line  # type: ignore[method-assign]
    swept = sweeper.sweep(start, 1 << 60, never)
    assert sweeper.sweep_of(10, advanced(board, start, line), 1 << 60, never).is_whole
    assert not swept.is_whole


def test_forgetting_piles_changes_no_answer(monkeypatch) -> None:
    position = dealt(game_spec("forty-thieves"), HARD)
    board = board_of(position)
    founds = Foundations(board)
    lines, remembered = [], []
    for most in (beam.MOST_PILES, 200):
        monkeypatch.setattr(beam, "MOST_PILES", most)
        game = new_play(board, founds, usual_weights(board))
        sweep = Sweep(game, 80, 240, 1 << 60, cycle([0]).__next__, never)
        assert sweep.run(packed(board, position)) is None
        assert sweep.best is not None
        lines.append(line_of(sweep.best[7]))
        remembered.append(game.remembered)
    assert lines[0] == lines[1]
    assert 2 * remembered[1] < remembered[0]


@pytest.mark.skipif(not HAS_PEAK, reason="only Linux tells it in this way")
@pytest.mark.parametrize("compiled", KINDS)
def test_a_search_stays_within_300_mebibytes(*, compiled: bool) -> None:
    nodes = 10_000_000 if compiled else 500_000
    command = [sys.executable, "-c", _IN_MEMORY, str(nodes), str(compiled)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    looked, mebibytes = map(int, done.stdout.split())
    assert looked >= nodes
    assert mebibytes < 300
