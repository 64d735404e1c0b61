"""Packed play and the referee side by side: the same moves lead to the same positions."""

from random import Random

import pytest

from solitaire_desktop.rules import (
    Family,
    MoveKind,
    PileKind,
    Position,
    dealt,
    game_spec,
    is_null,
    legal_moves,
    play,
)
from solitaire_desktop.solver.foundations import Foundations
from solitaire_desktop.solver.lines import named_line
from solitaire_desktop.solver.packed import Board, State, board_of, line_of, packed
from solitaire_desktop.solver.plays import new_play, usual_weights

GAMES = [
    ("forty-thieves", ""),
    ("josephine", ""),
    ("limited", ""),
    ("indian", ""),
    ("indian-traditional", "unit=run"),
    ("streets", "unit=run face-down=2"),
    ("sixty-thieves", "turn=3"),
    ("forty-thieves-kings", "unit=run"),
    ("forty-thieves-redeal", "columns=4 rows=2 turn=2"),
    ("forty-thieves", "rows=3 face-down=alternate unit=run build=rank"),
    ("forty-thieves", "columns=12 rows=1 spaces=auto unit=run"),
    ("forty-thieves", "packs=1 columns=6 rows=1 spaces=auto refill=yes laid-out=yes redeals=2"),
    ("forty-thieves", "packs=1 columns=5 rows=2 refill=yes turn=2 redeals=unlimited"),
    ("forty-thieves", "columns=8 rows=1 build=alternate foundation-build=alternate laid-out=yes"),
    ("forty-thieves", "foundation-base=2 foundation-build=suit-wrap wrap=yes laid-out=yes"),
    ("forty-thieves", "packs=1 columns=5 rows=2 build=color wrap=yes unit=run spaces=waste"),
    ("forty-thieves", "packs=4 columns=16 spaces=none build=rank"),
    ("forty-thieves", "packs=1 columns=4 rows=1 give-back=yes build=alternate"),
    ("calculation", ""),
    ("calculation", "placement=free"),
    ("calculation", "transfers=no starters=clubs"),
    ("devils-grip", ""),
    ("devils-grip", "redeals=1 turn=1"),
]
Canonical = tuple[tuple[bytes, ...], bytes, bytes, bytes, int]


def canonical(state: State) -> Canonical:
    _, _, piles, waste, stock, ups, used, _ = state
    return tuple(sorted(piles)), waste, stock, ups, used


def by_referee(board: Board, position: Position) -> set[Canonical]:
    """What moves lead to, but for null moves, foundation cards given back, and what is alike."""
    kinds = position.spec.kind_of
    found = {
        canonical(packed(board, play(position, move)))
        for move in legal_moves(position)
        if not is_null(position, move)
        and move.kind is MoveKind.CARRY
        and kinds(move.source) is not PileKind.FOUNDATION
    }
    return found - {canonical(packed(board, position))}


def by_search(board: Board, position: Position) -> list[State]:
    played = new_play(board, Foundations(board, with_safe=False), usual_weights(board))
    start = played.begin(packed(board, position))
    children: list = []
    moves = played.spread(start, {start[1]}, lambda: 0, children)
    assert moves >= len(children)
    states = [played.ripen(child) for child in children]
    for child, state in zip(children, states, strict=True):
        measured = played.begin(state)
        assert measured[:2] == state[:2], "score and key by difference are those of the whole"
        settled = board.rules.refill or board.rules.spaces == "auto"
        assert settled or child[1] == state[1]
    turned = played.turned(start)
    return states if turned is None else [*states, turned]


@pytest.mark.parametrize(("game", "rules"), GAMES)
def test_search_and_referee_see_the_same_moves(game: str, rules: str) -> None:
    rng = Random(game + rules)
    spec = game_spec(game, rules)
    for deal in ("7", "40000"):
        position = dealt(spec, deal)
        board = board_of(position)
        for _ in range(150):
            states = by_search(board, position)
            assert {canonical(state) for state in states} == by_referee(board, position)
            if not states:
                break
            state = rng.choice(states)
            (move,) = named_line(board, position, line_of(state[7]))
            position = play(position, move)
            after = packed(board, position)
            assert after[2:7] == state[2:7] or spec.family is not Family.FORTY_THIEVES
            assert canonical(after) == canonical(state)
