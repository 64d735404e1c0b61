"""Hints: legal, from what can be seen alone, and never in circles."""

from random import Random

import pytest

from solitaire_desktop.rules import (
    ENTRIES,
    Move,
    Outcome,
    Position,
    dealt,
    game_spec,
    outcome,
    play,
    why_not,
)
from solitaire_desktop.rules.cards import card
from solitaire_desktop.rules.position import Cards, new_position
from solitaire_desktop.rules.standing import unseen_cards
from solitaire_desktop.solver import sweeps
from solitaire_desktop.solver.hints import Note, Why, hint, note, visible_seed
from solitaire_desktop.solver.seen import judge_seen
from solitaire_desktop.solver.verdict import Verdict
from tests.solver.brute import played_at_random, played_into


def with_other_secrets(position: Position, rng: Random) -> Position:
    """The position with its unseen cards in another order."""
    unseen = list(unseen_cards(position))
    rng.shuffle(unseen)
    piles, hidden = dict(position.piles), set()
    for name, cards in position.piles.items():
        if name[0] == "t":
            known = [unseen.pop() if one in position.hidden else one for one in cards]
            hidden |= {one for one, old in zip(known, cards, strict=True) if old in position.hidden}
            piles[name] = tuple(known)
    piles["stock"] = tuple(unseen)
    return new_position(position.spec, piles, frozenset(hidden), position.redeals_used)


@pytest.mark.parametrize("game", ["forty-thieves", "indian-traditional", "calculation"])
def test_other_hidden_cards_give_the_same_hint(game: str) -> None:
    position = dealt(game_spec(game), "123")
    if game != "calculation":
        position = played_into(position, 40, Random(1))
    other = with_other_secrets(position, Random(2))
    assert other.piles != position.piles
    assert visible_seed(other) == visible_seed(position)
    assert hint(other, nodes=6_000) == hint(position, nodes=6_000)


@pytest.mark.parametrize("moves", [0, 21, 43])
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_hints_do_not_depend_on_the_core_nor_on_what_is_hidden(
    entry, moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = played_at_random(dealt(game_spec(entry.key), "77"), moves, Random(moves))
    hints = hint(position, nodes=4_000)
    assert bool(hints) is (note(position) is None)
    if not position.redeals_used:
        assert hint(with_other_secrets(position, Random(3)), nodes=4_000) == hints
    monkeypatch.setattr(sweeps, "is_supported", lambda board: False)
    assert hint(position, nodes=4_000) == hints


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_hints_are_legal_and_followed_never_repeat_a_position(entry) -> None:
    position = dealt(game_spec(entry.key), "321")
    visited = {position}
    for _ in range(60):
        hints = hint(position, nodes=300, visited=visited)
        if not hints:
            break
        assert all(why_not(position, found.move) is None for found in hints)
        position = play(position, hints[0].move)
        assert position not in visited
        visited.add(position)


def full_table(**changed: str) -> Position:
    """FT-19's table: eight kings, 9C, 3S, and what is changed."""
    names = ["KC", "KD", "KH", "KS", "KC", "KD", "KH", "KS", "9C", "3S"]
    piles: dict[str, Cards] = {f"t{at}": (card(name, at > 4),) for at, name in enumerate(names, 1)}
    for pile, names_there in changed.items():
        piles[pile] = tuple(card(name) for name in names_there.split())
    return new_position(game_spec("forty-thieves"), piles)


def test_only_turning_the_stock_is_left() -> None:
    hints = hint(full_table(stock="5D 6D"))
    assert [(str(found.move), found.why) for found in hints] == [("s-w", Why.TURN)]


def test_blocked_is_said() -> None:
    position = full_table(waste="5D")
    assert outcome(position) is Outcome.BLOCKED
    assert (hint(position), note(position)) == ([], Note.BLOCKED)


def test_moves_that_lead_nowhere_are_not_hints() -> None:
    piles: dict[str, Cards] = {f"t{at}": (card("KC", at % 2), card("QH", at % 2)) for at in (1, 2)}
    piles |= {"t3": (card("8S"),), "t4": (card("8S", 1), card("7S"))}
    names = ["KD", "KS", "KH", "9D", "9H", "5C"]
    piles |= {f"t{at}": (card(name),) for at, name in enumerate(names, 5)}
    position = new_position(game_spec("forty-thieves"), piles)
    assert why_not(position, Move("t4", "t3")) is None
    assert (hint(position), note(position)) == ([], Note.USELESS)


def test_a_waste_card_that_fits_comes_first() -> None:
    hints = hint(full_table(waste="2S"))
    assert [(str(found.move), found.why) for found in hints] == [("w-t10", Why.WASTE)]


def test_from_what_can_be_seen_a_dead_end_is_lost_whatever_comes() -> None:
    position = full_table(t10="AS KS", stock="5D 6D", t9="AC KC")
    blocked = new_position(
        position.spec,
        {**position.piles, "t9": (card("AC"), card("KC", 1)), "t10": (card("2C"), card("KS"))},
    )
    assert judge_seen(blocked, nodes=10_000).verdict is Verdict.LOST


def test_a_fresh_deal_is_not_lost_from_what_can_be_seen() -> None:
    for entry in ENTRIES:
        answer = judge_seen(dealt(game_spec(entry.key), "5"), nodes=2_000)
        assert (answer.verdict, answer.moves) == (Verdict.UNKNOWN, None)


def test_losses_from_what_can_be_seen_hold_for_every_order() -> None:
    from solitaire_desktop.solver.solve import solve

    spec, lost = game_spec("forty-thieves"), 0
    for deal in range(32001, 32013):
        position = played_into(dealt(spec, str(deal)), 3, Random(deal))
        if judge_seen(position, nodes=40_000).verdict is Verdict.LOST:
            lost += 1
            for seed in range(2):
                other = with_other_secrets(position, Random(seed))
                assert solve(other, nodes=40_000).verdict is not Verdict.WON
    assert lost >= 3
