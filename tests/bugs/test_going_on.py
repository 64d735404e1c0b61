"""Closing, coming back, going back: what must be there again, and what must not come back."""

import random
import subprocess
import sys
from collections import Counter

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.paths import Profile
from solitaire_desktop.rules import ENTRIES, Outcome, Position, dealt, game_spec
from solitaire_desktop.rules.move import STOCK
from solitaire_desktop.rules.referee import legal_moves
from solitaire_desktop.store import Preferences, Store
from tests.bugs.test_input_in_motion import NEARLY_WON

GAMES = [entry.key for entry in ENTRIES]


@pytest.fixture
def model(qapp, profile):
    """A play without a table."""
    store = Store(Profile.at(profile))
    model = GameModel(store, Preferences())
    yield model
    model.close()
    store.close()


def start(game: str, deal: str) -> Position:
    """The first position of a deal."""
    return dealt(game_spec(game), deal)


def wander(model: GameModel, choose: random.Random, steps: int) -> None:
    """Random legal moves."""
    for _ in range(steps):
        moves = legal_moves(model.position)
        if not moves:
            return
        assert model.try_move(choose.choice(moves)) is None


def dump(model: GameModel) -> tuple:
    """All that undo has to bring back."""
    return (
        model.position,
        model.position.hidden,
        model.outcome,
        model.score,
        model.moves,
        model.least_left,
        model.can_turn,
        tuple(map(str, legal_moves(model.position))),
    )


@pytest.mark.parametrize("game", GAMES)
def test_undo_and_redo_bring_everything_back(model, game):
    """B-013, B-051, B-052, B-054: deal 11 of every game, 60 random moves, back and forward."""
    model.choose_game(game, deal=11)
    choose = random.Random(11)
    dumps: list[tuple] = []
    for _ in range(60):
        dumps.append(dump(model))
        before = model.cursor
        wander(model, choose, 1)
        if model.cursor == before:
            break
    dumps.append(dump(model))
    for cursor in reversed(range(model.cursor)):
        model.undo()
        assert dump(model) == dumps[cursor]
    for cursor in range(1, len(model.steps) + 1):
        model.redo()
        assert dump(model) == dumps[cursor]


@pytest.mark.parametrize("first", GAMES)
def test_a_game_after_another_is_as_in_a_new_program(model, first):
    """B-012: every ordered pair of games: ten moves, a turn to the other, the same trace."""
    for second in GAMES:
        model.choose_game(first, deal=3)
        wander(model, random.Random(1), 10)
        model.choose_game(second, deal=4)
        if second == first:
            model.new_deal(4)
        assert model.position == start(second, "4"), (first, second)
        wander(model, random.Random(2), 20)
        fresh = start(second, "4")
        assert model.session.history.positions[0] == fresh
        while model.undo():
            pass
        assert model.position == fresh


def test_blocked_is_said_exactly_when_nothing_can_be_done(model):
    """B-060: the outcome against a plain list of legal moves, over random games to their end."""
    for game in ("forty-thieves", "forty-thieves-redeal", "forty-thieves-kings", "streets"):
        for number in range(5):
            model.choose_game(game, deal=number + 1)
            choose = random.Random(number)
            for _ in range(250):
                moves = legal_moves(model.position)
                columns = [p for p in model.spec.piles if p.startswith("t")]
                real = [
                    move
                    for move in moves
                    if not (
                        move.target in columns
                        and not model.position[move.target]
                        and move.source in columns
                        and len(model.position[move.source]) == max(1, move.count)
                    )
                ]
                if model.outcome is Outcome.WON:
                    break
                assert (model.outcome is Outcome.BLOCKED) == (not real), model.record()
                if not real:
                    assert model.can_undo
                    break
                assert model.try_move(choose.choice(real)) is None


@pytest.mark.parametrize("game", ["forty-thieves", "devils-grip", "calculation"])
def test_restart_after_a_new_start_deals_the_same_cards(opened, game):
    """B-087: 20 moves, close, start, restart twice, undo to the start, save, load, restart."""
    window = opened(game=game, deal=777)
    fresh = window.model.position
    wander(window.model, random.Random(5), 20)
    window.close()
    second = opened()
    assert second.model.spec.game == game
    for _ in range(2):
        second.model.restart()
        assert second.model.position == fresh
        wander(second.model, random.Random(6), 5)
    while second.model.undo():
        pass
    assert second.model.position == fresh
    second.model.open(second.model.record())
    second.model.restart()
    assert second.model.position == fresh
    assert second.model.deal_name == "777"


def test_a_restart_can_be_taken_back(model):
    """B-058: restart by mistake after 60 moves: redo brings the game back with its history."""
    model.choose_game("forty-thieves", deal=9)
    wander(model, random.Random(9), 60)
    before, steps = model.position, model.cursor
    model.restart()
    while model.redo():
        pass
    assert (model.position, model.cursor) == (before, steps)


def test_steps_that_were_undone_can_be_redone_after_a_new_start(opened):
    """B-099: 120 moves of Forty Thieves deal 8, 30 undone, closed; all there at the next start."""
    window = opened(game="forty-thieves", deal=8)
    wander(window.model, random.Random(8), 120)
    total = len(window.model.steps)
    ahead = min(30, total)
    for _ in range(ahead):
        window.model.undo()
    position = window.model.position
    window.close()
    second = opened()
    assert second.model.position == position
    assert (second.model.cursor, len(second.model.steps)) == (total - ahead, total)
    assert len(second.model.record()) < 100_000
    while second.model.redo():
        pass
    assert second.model.cursor == total
    while second.model.undo():
        pass
    assert second.model.position == start("forty-thieves", "8")


def test_closing_books_nothing(opened):
    """B-086: a started game closed by X, by the command and by quit is neither won nor lost."""
    for end in ("close", "command"):
        window = opened(game="forty-thieves", deal=5)
        window.model.turn()
        if end == "close":
            window.close()
        else:
            window.actions_made.by_key["quit"].trigger()
        assert not window.isVisible()
        second = opened()
        assert second.model.cursor >= 1
        assert not second.model.is_filed
        assert [s for s in second.store.summaries() if s.played] == []
        second.close()


def test_random_deals_are_random_and_unbiased(model):
    """B-100: no deal comes twice in 300, and no card prefers a place (chi square over 52 cards)."""
    model.choose_game("forty-thieves")
    names: set[str] = set()
    tops: Counter[str] = Counter()
    for _ in range(300):
        model.new_deal()
        names.add(model.deal_name)
        tops[model.position["t1"][0].name] += 1
    assert len(names) == 300
    expected = 300 / 52
    chi = sum((tops[name] - expected) ** 2 / expected for name in {*tops})
    chi += expected * (52 - len(tops))
    assert chi < 110  # p about 1e-6 with 51 degrees of freedom


def test_the_deal_is_the_same_whatever_python_hashes():
    """B-101: PYTHONHASHSEED does not matter."""
    texts = set()
    for seed in ("0", "1", "4242"):
        command = [sys.executable, "-m", "solitaire_desktop", "deal", "forty-thieves", "31337"]
        done = subprocess.run(
            command, env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        )
        texts.add(done.stdout)
    assert len(texts) == 1


@pytest.mark.parametrize("geometry", ["", "AAAA", "not base64 ü", "QUJD" * 500])
def test_a_place_that_makes_no_sense_is_not_taken(opened, profile, geometry):
    """B-042: garbage for the window's place gives a window of the usual size on the screen."""
    from solitaire_desktop.store import WindowState, save_window_state

    save_window_state(Profile.at(profile), WindowState(geometry=geometry))
    window = opened()
    assert window.screen().availableGeometry().intersects(window.frameGeometry())
    assert window.width() >= 480


@pytest.mark.parametrize("rect", [(5000, -2000, 900, 700), (0, 0, 8000, 8000), (-3000, 10, 5, 5)])
def test_a_place_outside_every_screen_is_brought_back(opened, profile, rect):
    """B-042: the second screen is gone."""
    from solitaire_desktop.store import WindowState, save_window_state

    first = opened()
    first.setGeometry(*rect)
    place = bytes(QByteArray(first.saveGeometry()).toBase64().data()).decode()
    first.close()
    save_window_state(Profile.at(profile), WindowState(geometry=place))
    window = opened()
    room = window.screen().availableGeometry()
    assert room.contains(window.geometry().center())
    assert window.width() <= room.width()


def test_won_while_minimised_is_counted_once_and_shown_afterwards(opened, qtbot):
    """B-050: the window is away while the last cards go up."""
    window = opened(record=NEARLY_WON, animations=True)
    window.showMinimized()
    window.model.send_up_all()
    qtbot.wait(50)
    assert QApplication.activeModalWidget() is None
    window.showNormal()
    qtbot.waitUntil(lambda: window.chrome.panel_content is not None, timeout=4000)
    window.view.finish_motion()


def test_a_long_way_up_never_blocks_the_window(opened, qtbot):
    """B-047: 90 cards go up in one step; a timer of 10 ms never waits for 100, Esc ends it."""
    from PySide6.QtCore import QElapsedTimer, Qt, QTimer

    piles = [f"f{n}: A{s}" for n, s in enumerate("CCDDHHSS", 1)]
    full = "KQJT98765432"
    piles += [f"t{n}: {' '.join(r + s for r in full)}" for n, s in enumerate("CCDDHHSS", 1)]
    record = "\n".join(["patience 1", "game: forty-thieves", *piles])
    window = opened(record=record, animations=True)
    clock = QElapsedTimer()
    gaps: list[int] = []
    timer = QTimer(window)
    timer.timeout.connect(lambda: gaps.append(clock.restart()))
    clock.start()
    timer.start(10)
    window.model.send_up_all()
    assert window.model.outcome is Outcome.WON
    clock.restart()
    qtbot.wait(500)
    assert window.view.is_moving
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not window.view.is_moving
    assert sorted(gaps)[len(gaps) * 95 // 100] < 100


def test_no_hidden_stock_card_is_named_in_what_is_told(model):
    """B-013: a turned card taken back is in no list of moves."""
    model.choose_game("forty-thieves", deal=3)
    for _ in range(100):
        model.turn()
        card = model.position["waste"][-1]
        model.undo()
        assert model.position[STOCK][-1] is card
        sources = {move.source for move in legal_moves(model.position)} - {STOCK}
        assert all(model.position[pile][-1] is not card for pile in sources)
