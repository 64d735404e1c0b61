"""Proofs: against an independent search, by both cores alike, and within memory."""

import subprocess
import sys
from random import Random

import pytest

from solitaire_desktop.rules import Position, dealt, game_spec
from solitaire_desktop.solver import compiled as core
from solitaire_desktop.solver import delays, exhaust
from solitaire_desktop.solver.compiled import HAS_CORE
from solitaire_desktop.solver.dead import DeadEnds
from solitaire_desktop.solver.foundations import Foundations
from solitaire_desktop.solver.packed import board_of, packed
from solitaire_desktop.solver.prove import new_proof
from solitaire_desktop.solver.solve import never
from tests.solver.brute import can_win, played_into, tiny_deal
from tests.solver.memory import HAS_PEAK

# Packs of which many deals are lost: rules, ranks, suits.
HARD = [
    ("packs=2 columns=2 rows=4", 5, 2),
    ("packs=2 columns=3 rows=5", 4, 2),
    ("packs=1 columns=4 rows=4", 5, 4),
    ("packs=1 columns=3 rows=4 unit=run", 6, 4),
    ("packs=1 columns=4 rows=4 build=alternate", 6, 4),
    ("packs=1 columns=4 rows=3 build=alternate spaces=kings unit=run face-down=1", 6, 4),
    ("packs=1 columns=4 rows=4 spaces=waste", 6, 4),
    ("packs=2 columns=2 rows=5 build=rank", 5, 2),
    ("packs=1 columns=2 rows=3 turn=2 redeals=1", 6, 3),
    ("packs=1 columns=3 rows=3 redeals=1 spaces=none", 5, 3),
    ("packs=1 columns=2 rows=2 spaces=auto unit=run", 6, 3),
]
KINDS = [False, True] if HAS_CORE else [False]
# Memory of a process that runs a proof until it gives up or has looked at so many moves, in MiB.
_IN_MEMORY = """
import sys
from random import Random
from solitaire_desktop.rules import dealt, game_spec
from solitaire_desktop.solver import compiled, delays, exhaust
from solitaire_desktop.solver.packed import board_of, packed
from solitaire_desktop.solver.prove import new_proof
from tests.solver.memory import peak

is_compiled, most, nodes = sys.argv[1] == "True", int(sys.argv[2]), int(sys.argv[3])
compiled.MOST_KEYS = exhaust.MOST_KEYS = most
delays.MOST_PILES = most // 10
position = dealt(game_spec("forty-thieves"), "31007")
board = board_of(position)
proof = new_proof(board, packed(board, position), lambda: False, compiled=is_compiled)
before = peak()
proof.run(nodes)
print(proof.is_full, peak() - before)
"""


def proved(position: Position, *, compiled: bool) -> bool | None:
    """Whether a proof alone finds that a position can be won; None when it does not end."""
    board = board_of(position)
    proof = new_proof(board, packed(board, position), never, compiled=compiled)
    line = proof.run(300_000)
    return True if line is not None else False if proof.is_done else None


@pytest.mark.parametrize(("rules", "ranks", "suits"), HARD)
def test_proofs_on_tiny_packs_say_what_brute_force_says(rules: str, ranks: int, suits: int) -> None:
    rng = Random(rules)
    lost = 0
    for _ in range(12):
        position = tiny_deal(game_spec("forty-thieves", rules), ranks, suits, rng)
        truth = can_win(position, 2_500)
        if truth is None:
            continue
        lost += not truth
        for compiled in KINDS:
            assert proved(position, compiled=compiled) is truth
    assert lost >= 1


@pytest.mark.parametrize(("rules", "ranks", "suits"), HARD[:10])
def test_dead_ends_of_tiny_packs_are_lost(rules: str, ranks: int, suits: int) -> None:
    rng = Random(rules)
    for _ in range(40):
        position = tiny_deal(game_spec("forty-thieves", rules), ranks, suits, rng)
        board = board_of(position)
        if DeadEnds(board, Foundations(board)).is_dead(packed(board, position)):
            assert can_win(position, 2_500) is not True


def test_a_blind_proof_of_a_loss_holds_for_every_order_of_the_stock() -> None:
    spec = game_spec("forty-thieves", "packs=1 columns=4 rows=4")
    rng, lost = Random(2), 0
    for _ in range(40):
        position = tiny_deal(spec, 5, 4, rng)
        board = board_of(position)
        for compiled in KINDS:
            start = packed(board, position)
            proof = new_proof(board, start, never, is_blind=True, compiled=compiled)
            is_lost = proof.run(300_000) is None and proof.is_done
            assert not (is_lost and can_win(position))
            lost += is_lost
    assert lost >= 1


@pytest.mark.skipif(not HAS_CORE, reason="the core is not built")
@pytest.mark.parametrize("is_blind", [False, True])
@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("forty-thieves", ""),
        ("streets", "unit=run"),
        ("sixty-thieves", "turn=2 redeals=1"),
        ("forty-thieves-kings", "unit=run wrap=yes"),
        ("forty-thieves", "spaces=waste redeals=unlimited columns=5 rows=2"),
        ("limited", "build=color spaces=none"),
    ],
)
def test_core_and_plain_proof_look_at_the_same(game: str, rules: str, *, is_blind: bool) -> None:
    for stock in (0, 6):
        position = played_into(dealt(game_spec(game, rules), "6"), stock, Random(6))
        board = board_of(position)
        found = []
        for compiled in KINDS:
            start = packed(board, position)
            proof = new_proof(board, start, never, is_blind=is_blind, compiled=compiled)
            line = proof.run(2_000)
            found.append((line is None if is_blind else line, proof.is_done, proof.nodes))
        assert found[0] == found[1]


@pytest.mark.skipif(not HAS_PEAK, reason="only Linux tells it in this way")
@pytest.mark.parametrize(
    ("compiled", "most", "nodes", "mebibytes"),
    [(False, 4_000, 200_000, 25), (True, 300_000, 20_000_000, 60)],
)
def test_a_proof_gives_up_within_memory(
    compiled: bool, most: int, nodes: int, mebibytes: int
) -> None:
    if compiled and not HAS_CORE:
        pytest.skip("the core is not built")
    command = [sys.executable, "-c", _IN_MEMORY, str(compiled), str(most), str(nodes)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    is_full, grown = done.stdout.split()
    assert is_full == "True"
    assert int(grown) <= mebibytes


def test_the_bounds_keep_a_proof_within_300_mebibytes() -> None:
    bytes_plain = exhaust.MOST_KEYS * 150 + exhaust.MOST_WAITING * 800 + delays.MOST_PILES * 900
    room = 1 << core.MOST_KEYS.bit_length()  # the table is at most half full
    bytes_core = room * 2 * 12 * 3 // 2 + (1 << core.MOST_WAITING.bit_length()) * 450 * 3 // 2
    assert bytes_plain < 240 << 20
    assert bytes_core < 240 << 20
