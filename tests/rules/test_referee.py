"""The referee: against a second one, over all conceivable moves, and where the two packs bite."""

import random
from itertools import combinations

import pytest

from solitaire_desktop.rules import (
    Card,
    Family,
    Move,
    Outcome,
    PileKind,
    Position,
    Reason,
    dealt,
    game_spec,
    is_null,
    legal_moves,
    outcome,
    parse_record,
    play,
    position_text,
    replay,
    score,
    why_not,
    why_not_lift,
)
from solitaire_desktop.rules.move import STOCK, WASTE
from tests.rules.choices import (
    choose_position,
    choose_spec,
    conceivable_moves,
    reference,
)
from tests.rules.reference import Reference


def study(text: str, game: str = "forty-thieves", rules: str = "") -> Position:
    """The position of these pile lines."""
    position = parse_record(f"patience 1\ngame: {game}\nrules: {rules}\n{text}\n").study
    assert position is not None
    return position


def tried(position: Position, text: str) -> Reason | None:
    """The reason why a move is refused."""
    refused = why_not(position, Move.from_text(text))
    return refused.reason if refused else None


def assert_alike(position: Position, second: Reference) -> None:
    """Both referees see the same cards, the very same copies, in the same places."""
    assert {name: list(position[name]) for name in position.spec.piles} == second.piles
    assert position.hidden == second.down
    assert position.redeals_used == second.redeals_used


def assert_agree(position: Position, second: Reference) -> list[Move]:
    """Both referees judge alike; gives the legal moves."""
    legal = legal_moves(position)
    texts = [move.as_text() for move in legal]
    assert len(set(texts)) == len(texts)
    assert set(texts) == second.moves()
    assert outcome(position) == second.outcome()
    assert score(position) == second.score()
    return legal


def walk(choose: random.Random, position: Position, length: int) -> None:
    """Plays random moves, more often to foundations, and compares all the way."""
    for _ in range(length):
        second = reference(position)
        legal = assert_agree(position, second)
        if not legal:
            return
        up = [move for move in legal if move.target[0] == "f"]
        move = choose.choice(up if up and choose.random() < 0.6 else legal)
        position = play(position, move)
        assert_alike(position, second.played(move.as_text()))


SEEDS = {Family.FORTY_THIEVES: 60, Family.DEVILS_GRIP: 12, Family.CALCULATION: 40}


@pytest.mark.parametrize(
    ("family", "seed"),
    [(family, seed) for family, count in SEEDS.items() for seed in range(count)],
    ids=str,
)
def test_a_second_referee_agrees_on_deals_and_positions_by_any_rules(family, seed) -> None:
    choose = random.Random(seed)
    spec = choose_spec(choose.choice, family)
    walk(choose, dealt(spec, str(seed + 1)), 12)
    walk(choose, choose_position(choose.choice, spec, 24), 12)


@pytest.mark.soak
@pytest.mark.parametrize("family", Family)
@pytest.mark.parametrize("seed", range(1000, 1060))
def test_a_second_referee_agrees_through_long_games(family, seed) -> None:
    choose = random.Random(seed)
    walk(choose, dealt(choose_spec(choose.choice, family), str(seed)), 250)


@pytest.mark.parametrize("family", Family)
@pytest.mark.parametrize("seed", range(8))
def test_legal_is_what_is_not_refused_of_all_that_can_be_tried(family, seed) -> None:
    """B-001: one judge; whatever else says legal agrees with it, for every kind of pile."""
    choose = random.Random(seed)
    spec = choose_spec(choose.choice, family)
    for position in (dealt(spec, "7"), choose_position(choose.choice, spec, 24)):
        allowed = [move for move in conceivable_moves(position) if why_not(position, move) is None]
        assert sorted(allowed, key=str) == sorted(legal_moves(position), key=str)


# ------------------------------------------------------------------------------- the two packs


@pytest.mark.parametrize(
    "piles",
    ["t1: 7D 7D\nt2: 8D", "t1: 9C 7D\nt2: 7D\nt3: 8D", "t1: 7D\nwaste: 7D\nt2: 8D"],
    ids=["one pile", "two piles", "waste and table"],
)
def test_moving_one_copy_never_moves_its_twin(piles: str) -> None:
    """B-010 and G-2: the twins are distinct objects, and only the one that is moved moves."""
    position = study(piles)
    twins = [card for name in position.spec.piles for card in position[name] if card.name == "7D"]
    assert len({id(card) for card in twins}) == len(twins) == 2
    for move in legal_moves(position):
        after = play(position, move)
        moved = [card for card in twins if place(position, card) != place(after, card)]
        expected = [card for card in twins if card is position[move.source][-1]]
        assert moved == expected


def place(position: Position, card: Card) -> tuple[str, int]:
    """Where this one copy lies."""
    (found,) = [
        (name, at)
        for name in position.spec.piles
        for at, other in enumerate(position[name])
        if other is card
    ]
    return found


@pytest.mark.parametrize("key", ["forty-thieves", "sixty-thieves", "devils-grip", "calculation"])
def test_no_card_is_lost_or_doubled_in_random_games(key: str) -> None:
    """B-010: after every move each physical card lies in exactly one pile."""
    for seed in range(5):
        choose = random.Random(seed)
        position = dealt(game_spec(key), str(seed + 1))
        cards = {id(card) for name in position.spec.piles for card in position[name]}
        assert len(cards) == position.spec.total
        for _ in range(150):
            legal = legal_moves(position)
            if not legal:
                break
            position = play(position, choose.choice(legal))
            now = [id(card) for name in position.spec.piles for card in position[name]]
            assert len(now) == len(cards)
            assert set(now) == cards


def test_either_foundation_of_a_suit_takes_the_ace() -> None:
    position = study("t1: AD\nf3: AD 2D")
    assert [tried(position, f"t1-f{n}") for n in range(1, 9)] == [
        Reason.FOUNDATION_START,
        Reason.FOUNDATION_START,
        Reason.FOUNDATION_ORDER,
        None,
        *[Reason.FOUNDATION_START] * 4,
    ]


# ------------------------------------------------------------------------------ face-down cards


def test_a_run_through_a_face_down_card_is_no_unit() -> None:
    """B-013: found by comparing referees, rules face-down=alternate unit=run."""
    rules = "rows=5 face-down=alternate unit=run"
    position = study("t1: 9S [8S] 7S\nt2: TS", rules=rules)
    assert tried(position, "t1-t2x3") is Reason.FACE_DOWN
    assert tried(position, "t1-t2x2") is Reason.FACE_DOWN
    assert {move.count for move in legal_moves(position)} == {1}


def test_a_turn_that_is_taken_back_hides_the_card_again() -> None:
    """B-013: the position before a turn knows nothing of it."""
    for seed in range(1, 60):
        position = dealt(game_spec("indian-traditional"), str(seed))
        before = position_text(position)
        hidden = [card for name in position.spec.piles for card in position[name]]
        hidden = [card for card in hidden if card in position.hidden]
        for move in legal_moves(position):
            play(position, move)
            assert position_text(position) == before
            assert set(hidden) == position.hidden
        moved = {
            position[move.source][-1] for move in legal_moves(position) if move.source != STOCK
        }
        assert not moved & (position.hidden | set(position[STOCK]))


def test_a_bared_card_turns_up_in_the_same_move() -> None:
    """FTV-3."""
    position = study("t1: [KD] 6D\nt2: 7C", "indian-traditional")
    after = play(position, Move("t1", "t2"))
    assert position_text(after) == "t1: KD\nt2: 7C 6D\n"


def test_a_hidden_card_that_is_not_bared_stays_hidden() -> None:
    position = study("t1: [KD] [QD] 6D\nt2: 7C", "indian-traditional", "face-down=2")
    assert position_text(play(position, Move("t1", "t2"))) == "t1: [KD] QD\nt2: 7C 6D\n"


# ------------------------------------------------------------------------------------- redeals


@pytest.mark.parametrize(("redeals", "passes"), [("0", 0), ("1", 1), ("2", 2)])
def test_the_waste_is_turned_over_so_often_and_not_once_more(redeals: str, passes: int) -> None:
    """B-014: with no redeal left the try is refused and changes nothing."""
    position = study("stock: 5C\nwaste: 9H 3S", rules=f"redeals={redeals} columns=1")
    turn, redeal = Move(STOCK, WASTE), Move(WASTE, STOCK)
    assert tried(position, "w-s") in (Reason.REDEAL_NONE, Reason.REDEAL_TOO_EARLY)
    for used in range(passes):
        while position[STOCK]:
            position = play(position, turn)
        assert position.redeals_left == passes - used
        assert redeal in legal_moves(position)
        position = play(position, redeal)
        assert [card.name for card in position[STOCK]] == ["5C", "3S", "9H"]
    while position[STOCK]:
        position = play(position, turn)
    assert position.redeals_left == 0
    assert tried(position, "w-s") is Reason.REDEAL_NONE
    assert redeal not in legal_moves(position)
    assert not position[STOCK]


def test_a_redeal_without_limit_is_always_left() -> None:
    position = study("waste: 9H", rules="redeals=unlimited")
    for _ in range(30):
        position = play(position, Move(WASTE, STOCK))
        position = play(position, Move(STOCK, WASTE))
    assert (position.redeals_left, position.redeals_used) == (None, 30)
    assert tried(position, "w-s") is None


def test_nothing_can_be_turned_over_when_the_waste_is_empty() -> None:
    """B-014."""
    assert tried(study("t1: 9H", rules="redeals=1"), "w-s") is Reason.WASTE_EMPTY


# ------------------------------------------------------------------------------- null, and blocked


def test_a_whole_column_to_a_space_is_legal_but_no_way_to_go_on() -> None:
    """G-7."""
    position = study("t1: 9H\nt2: 8C", rules="columns=3")
    moves = legal_moves(position)
    assert [str(move) for move in moves] == ["t1-t3", "t2-t3"]
    assert all(is_null(position, move) for move in moves)
    assert outcome(position) is Outcome.BLOCKED


def test_a_whole_run_to_a_space_is_null_and_a_part_of_it_is_not() -> None:
    position = study("t1: 9H 8H\nt2: 2C", "josephine", "columns=3")
    null = {str(move): is_null(position, move) for move in legal_moves(position)}
    assert null == {"t1-t3": False, "t1-t3x2": True, "t2-t3": True}


def test_a_card_that_may_come_back_keeps_a_game_alive() -> None:
    position = study("f1: AC 2C\nt1: 3H", rules="give-back=yes columns=1 build=alternate")
    assert [str(move) for move in legal_moves(position)] == ["f1-t1"]
    assert outcome(position) is Outcome.PLAYING


def test_devils_grip_is_blocked_exactly_when_the_talon_is_locked() -> None:
    """DG-21: stock empty, no redeal left, and the talon's top fits no pile."""
    for seed in range(40):
        choose = random.Random(seed)
        position = choose_position(choose.choice, choose_spec(choose.choice, Family.DEVILS_GRIP), 9)
        waste = position[WASTE]
        onto = {position[c][-1] for c in position.spec.group(PileKind.CELL) if position[c]}
        fits = waste and any(
            card.suit == waste[-1].suit and card.rank + 3 == waste[-1].rank and card.rank + 3 <= 13
            for card in onto
        )
        locked = not position[STOCK] and position.redeals_left == 0 and waste and not fits
        assert (outcome(position) is Outcome.BLOCKED) == bool(locked)


# --------------------------------------------------------------------------- what follows by rule


def test_the_gaps_of_devils_grip_are_filled_from_the_new_stock_first() -> None:
    """Decisions: after a redeal, before anything else."""
    cells = "a1: 2C\na2: 5C 8C"
    position = study(f"waste: TH 9H 2S\n{cells}", "devils-grip", "redeals=1")
    after = play(position, Move(WASTE, STOCK))
    assert position_text(after) == "redeals-used: 1\na1: 2C\na2: 5C 8C\na3: TH\na4: 9H\na5: 2S\n"


def test_an_automatic_space_is_filled_from_the_waste_and_then_from_the_stock() -> None:
    position = study("stock: 2C 5S\nwaste: 9H\nt1: 6D\nt2: 7D", rules="columns=2 spaces=auto")
    after = play(position, Move("t1", "t2"))
    assert position_text(after) == "stock: 2C 5S\nt1: 9H\nt2: 7D 6D\n"
    after = play(
        study("stock: 2C 5S\nt1: 6D\nt2: 7D", rules="columns=2 spaces=auto"), Move("t1", "t2")
    )
    assert position_text(after) == "stock: 2C\nt1: 5S\nt2: 7D 6D\n"


def test_an_empty_waste_is_refilled_at_once() -> None:
    position = study("stock: 2C 5S 3D\nwaste: 6D\nt1: 7D", rules="refill=yes turn=2")
    after = play(position, Move(WASTE, "t1"))
    assert position_text(after) == "stock: 2C\nwaste: 3D 5S\nt1: 7D 6D\n"


@pytest.mark.parametrize(
    ("turn", "waste"), [(1, "3D"), (2, "3D 5S"), (3, "3D 5S 2C"), (4, "3D 5S 2C")]
)
def test_so_many_cards_are_turned_or_as_many_as_there_are(turn: int, waste: str) -> None:
    position = play(study("stock: 2C 5S 3D", rules=f"turn={turn}"), Move(STOCK, WASTE))
    assert " ".join(card.name for card in position[WASTE]) == waste


# -------------------------------------------------------------------------------------- lifting


def test_a_lift_is_refused_without_a_target() -> None:
    position = study("stock: 2C\nt1: [4D] 7D 9H\nf1: AC", "josephine", "rows=3 face-down=1")
    reasons = {
        ("t1", 1): None,
        ("t1", 2): Reason.NOT_A_RUN,
        ("t1", 3): Reason.FACE_DOWN,
        ("t1", 4): Reason.TOO_FEW_CARDS,
        ("t2", 1): Reason.EMPTY_SOURCE,
        ("stock", 1): Reason.STOCK_TO_WASTE,
        ("f1", 1): Reason.FOUNDATION_LOCKED,
    }
    for (pile, count), expected in reasons.items():
        refused = why_not_lift(position, pile, count)
        assert (refused.reason if refused else None) is expected


def test_a_swap_is_its_own_inverse() -> None:
    """DG-10."""
    start = dealt(game_spec("devils-grip"), "5")
    for first, second in combinations(start.spec.group(PileKind.CELL)[:6], 2):
        swap = Move.from_text(f"{first}~{second}")
        after = play(start, swap)
        assert (after[first], after[second]) == (start[second], start[first])
        assert play(after, swap) == start


def test_all_devils_grip_swaps_are_listed_once_in_the_order_of_the_piles() -> None:
    position = dealt(game_spec("devils-grip"), "5")
    cells = position.spec.group(PileKind.CELL)
    swaps = [str(move) for move in legal_moves(position) if "~" in str(move)]
    assert swaps == [f"{first}~{second}" for first, second in combinations(cells, 2)]


def test_both_ways_to_write_a_swap_are_legal() -> None:
    record = "patience 1\ngame: devils-grip\ndeal: 1\nmoves: b3~a1 a1~b3\n"
    assert replay(parse_record(record)).refusal is None
