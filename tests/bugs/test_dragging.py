"""Drags that other programs lose: corners, long columns, foundations, the next drag at once."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from solitaire_desktop.rules import Move
from solitaire_desktop.rules.spec import PileKind

RANKS = "KQJT98765432A"
SIZES = ((640, 420), (1366, 696), (2560, 1300))


def drop(player, pile: str, index: int, by: QPoint) -> None:
    """Drag the cards from `index` on by this much."""
    start = player.take(pile, index)
    player.move(start + by)
    player.release(start + by)


def apart(player, pile: str, index: int, target: str, at: int = -1) -> QPoint:
    """How far a card of a pile is from a card of another."""
    arrangement = player.view._scene.arrangement
    one, two = arrangement.card_box(pile, index), arrangement.card_box(target, at)
    return QPoint(two.x - one.x, two.y - one.y)


@pytest.mark.parametrize("size", SIZES)
def test_every_foundation_takes_a_card_dropped_near_any_corner(table, size):
    """B-011: all eight, as high as can be; of two that fit, the one dropped on is used."""
    for rank in ("A", "5", "K"):
        ranks = RANKS[::-1][: RANKS[::-1].index(rank)]
        highs = [" ".join(r + suit for r in ranks) for suit in "CDHS"]
        piles = [f"f{n}: {highs[(n - 1) // 2]}" for n in range(1, 9)] if ranks else []
        cards = [f"t{n}: {rank}{suit}" for n, suit in enumerate("CDHS", 3)]
        player = table("\n".join(["game: forty-thieves", *piles, *cards]), size=size)
        box = player.view._scene.arrangement.card_box("f1", -1)
        for number in range(1, 9):
            source, target = f"t{(number - 1) // 2 + 3}", f"f{number}"
            for dx, dy in ((0, 0), (-0.4, -0.4), (0.4, -0.4), (-0.4, 0.4), (0.4, 0.4)):
                by = QPoint(round(dx * box.width), round(dy * box.height))
                drop(player, source, -1, apart(player, source, -1, target) + by)
                assert player.model.steps[0].moves == (Move(source, target),), (dx, dy)
                player.model.undo()
        player.check()


def test_a_card_that_touches_its_target_at_all_is_taken(table):
    """B-020: forty-thieves, 8H from t1 to 9H on t3, off by up to 60 % of the card either way."""
    player = table("game: forty-thieves\nt1: 8H\nt3: 9H\nt5: 2C")
    box = player.view._scene.arrangement.card_box("t3", -1)
    for dx in (-0.6, -0.3, 0, 0.3, 0.6):
        for dy in (-0.6, -0.3, 0, 0.3, 0.6):
            by = QPoint(round(dx * box.width), round(dy * box.height))
            drop(player, "t1", -1, apart(player, "t1", -1, "t3") + by)
            assert player.model.cursor == 1, (dx, dy)
            player.model.undo()
    drop(player, "t1", -1, QPoint(0, box.height * 2))
    assert player.model.cursor == 0


@pytest.mark.parametrize("height", [1, 5, 12, 20, 25])
def test_a_tall_column_takes_a_card_anywhere_on_it(table, height):
    """B-021: a column of up to 25 cards, the 8H dropped on its top, its middle and its base."""
    under = " ".join(f"{RANKS[i % 13]}{'CDS'[i % 3]}" for i in range(height - 1))
    player = table(f"game: forty-thieves\nt1: 8H\nt3: {under} 9H\nt5: 2C", size=(1366, 696))
    for at in (-1, height // 2, 0):
        drop(player, "t1", -1, apart(player, "t1", -1, "t3", at))
        assert player.model.cursor == 1, at
        player.check()
        player.model.undo()


def test_a_long_run_is_carried_by_its_head_and_by_its_tail(table):
    """B-021: josephine, a run of twelve hearts to the king of another column."""
    run = " ".join(f"{rank}H" for rank in RANKS[1:])
    player = table(f"game: josephine\nt1: 2C {run}\nt3: KH\nt5: 2C")
    for down in (0, -player.view._scene.arrangement.card_box("t1", 6).y // 2):
        drop(player, "t1", 1, apart(player, "t1", 1, "t3") + QPoint(0, down))
        assert len(player.model.position["t3"]) == 13
        player.check()
        player.model.undo()


def test_a_run_dropped_on_a_foundation_never_goes_up_out_of_order(table):
    """B-005: josephine, 6H 5H 4H over the 3H of a foundation, then a tail that does not fit."""
    player = table("game: josephine\nf5: AH 2H 3H\nt1: KC 6H 5H 4H\nt2: KS 5S 4H\nt9: 2C")
    for index, top in ((1, 6), (2, 4), (3, 4)):
        drop(player, "t1", index, apart(player, "t1", index, "f5"))
        ranks = [card.rank for card in player.model.position["f5"]]
        assert ranks == list(range(1, len(ranks) + 1))
        assert len(ranks) in (3, top)
        player.check()
        player.model.undo()
    drop(player, "t2", 1, apart(player, "t2", 1, "f5"))
    assert player.model.cursor == 0
    player.check()


@pytest.mark.parametrize(
    ("record", "source", "target"),
    [
        ("game: forty-thieves\nf5: AH 2H 3H\nt1: 4H\nt2: KC", "f5", "t1"),
        ("game: forty-thieves\nf5: AH\nt1: 2H\nt2: KC", "f5", "f6"),
        ("game: calculation\nf1: AC 2D\nf2: 2C\nf3: 3C\nf4: 4C\nr1: 9C", "f1", "r1"),
    ],
)
def test_a_card_on_a_foundation_stays_there(table, record, source, target):
    """B-007, FT-12, CA-15: no drag begins, nothing is recorded, the reason is said."""
    player = table(record)
    player.take(source)
    assert not player.view._control.pointer.is_dragging
    assert player.view._control.notice.text
    spot = player.view.spot(target)
    player.move(spot)
    player.release(spot)
    player.click(source)
    player.click(target)
    assert (player.model.cursor, len(player.model.steps)) == (0, 0)
    player.check()


def test_a_window_closed_in_mid_drag_or_left_behind_drops_nothing(opened):
    """B-024: a release far outside, a hidden window, a close; then the mouse moves freely."""
    from tests.table.conftest import Player

    window = opened(game="forty-thieves", deal=1)
    player = Player(window.view, window.model)
    player.take("t1")
    player.move(QPoint(-500, -500))
    player.release(QPoint(-500, -500))
    player.take("t1")
    window.hide()
    window.show()
    player.move(QPoint(300, 300), Qt.MouseButton.NoButton)
    player.release(QPoint(300, 300))
    player.check()
    player.take("t1")
    before = window.model.record()
    window.close()
    assert not window.view._control.pointer.is_dragging
    assert window.model.record() == before


def test_the_next_drag_begins_before_the_last_card_is_home(table):
    """B-028: three cards of a run over nothing, and at once another drag."""
    player = table("game: josephine\nt1: KC 7H 6H 5H\nt2: 9S\nt3: TS\nt4: 2C", animations=True)
    drop(player, "t1", 1, QPoint(0, 350))
    assert player.view.is_moving
    player.drag("t2", "t3")
    assert player.model.cursor == 1
    player.check()
    drop(player, "t1", 1, QPoint(400, 250))
    player.check()


@pytest.mark.parametrize("game", ["josephine", "devils-grip", "calculation"])
def test_what_is_lifted_is_what_the_model_says(table, game):
    """B-029: random play with undo and redo; before each drop, the held items are the run."""
    player, choose = table(game=game, deal=7), random.Random(7)
    model = player.model
    for _ in range(60):
        act = choose.random()
        if act < 0.3:
            (model.undo if choose.random() < 0.7 else model.redo)()
            continue
        sources = [p for p in model.spec.piles[1:] if model.position[p] and model.lift(p, 1)]
        if not sources:
            model.turn()
            continue
        pile = choose.choice(sources)
        is_cell = model.spec.kind_of(pile) is PileKind.CELL
        deep = len(model.position[pile]) if is_cell else model.liftable(pile)
        count = choose.randint(1, max(1, deep))
        index = len(model.position[pile]) - count
        spot = player.take(pile, index)
        drag = player.view._control.pointer._drag
        if drag is None:
            player.release(spot)
            continue
        taken = model.position[pile][0 if is_cell else index :]
        assert [item.card for item in drag.items] == list(taken)
        moved = [i for i in player.view._scene.board.cards.values() if i.is_held]
        assert set(moved) == set(drag.items)
        end = player.view.spot(choose.choice(model.spec.piles))
        player.move(end)
        player.release(end)
        player.check()


def test_lifting_and_putting_back_leaves_no_trace(table):
    """B-057: own pile, a pile that refuses, a double click without a target, the empty stock."""
    player = table("game: forty-thieves\nwaste: 5D\nt1: 8H\nt2: 9C\nt3: 9H")
    model = player.model
    model.move_cards("t1", 1, "t3")
    model.undo()
    for act in (
        lambda: player.drag("t1", "t1"),
        lambda: player.drag("t1", "t2"),
        lambda: player.double_click("t1"),
        lambda: player.click("stock"),
        lambda: player.double_click("stock"),
        lambda: player.click("t1", button=Qt.MouseButton.RightButton),
        lambda: QTest.keyClick(player.view, Qt.Key.Key_Escape),
    ):
        act()
        assert (model.cursor, model.moves, len(model.steps)) == (0, 0, 1)
        assert model.can_redo
    player.check()


def test_a_ring_of_a_lifted_card_does_not_come_with_a_new_size(table):
    """A drag in a window that changes its size: the pile it left has no ring, as before."""
    from solitaire_desktop.table.highlights import Layer

    player = table("game: forty-thieves\nt1: 8H\nt3: 9H\nt5: 2C")
    player.take("t1")
    assert not player.view._scene.highlights.is_shown(Layer.SELECTION)
    player.view.resize(1100, 600)
    assert player.view._control.pointer.is_dragging
    assert not player.view._scene.highlights.is_shown(Layer.SELECTION)
