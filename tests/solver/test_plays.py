"""The plays of the families: what they compute by difference is what they would measure anew."""

from random import Random

import pytest

from solitaire_desktop.rules import dealt, game_spec
from solitaire_desktop.solver.foundations import Foundations
from solitaire_desktop.solver.packed import Child, board_of, packed
from solitaire_desktop.solver.plays import new_play, usual_weights


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("devils-grip", ""),
        ("devils-grip", "redeals=1"),
        ("devils-grip", "redeals=unlimited turn=1"),
        ("calculation", ""),
        ("calculation", "placement=free"),
        ("calculation", "transfers=no"),
        ("forty-thieves", ""),
        ("indian-traditional", "redeals=1"),
    ],
)
def test_scores_and_keys_by_difference_are_those_measured_anew(game: str, rules: str) -> None:
    looked_at = 0
    for deal in range(1, 4):
        position, rng = dealt(game_spec(game, rules), str(deal)), Random(deal)
        board = board_of(position)
        play = new_play(board, Foundations(board, with_safe=False), usual_weights(board))
        state = play.begin(packed(board, position))
        for _ in range(200):
            children: list[Child] = []
            play.spread(state, set(), lambda: 0, children)
            after = [play.ripen(child) for child in children]
            turned = play.turned(state)
            after += [] if turned is None else [turned]
            if not after:
                break
            for one in after:
                assert play.begin(one)[:2] == one[:2]
            looked_at += len(after)
            state = rng.choice(after)
    assert looked_at > 400
