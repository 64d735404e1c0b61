"""Two acts in one breath, at every moment of everything that moves (issue 2)."""

from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from solitaire_desktop.window.main_window import MainWindow
from tests.table.invariants import check_invariants

# Commands that open no dialog and end nothing.
COMMANDS = (
    "undo",
    "redo",
    "restart",
    "new-deal",
    "previous-game",
    "turn",
    "send-up",
    "copy",
    "paste",
    "swap",
    "waste",
    "give-up",
)
OTHERS = {"forty-thieves": "calculation", "devils-grip": "josephine", "calculation": "devils-grip"}
PARTS = (0.0, 0.1, 0.5, 0.9)
NEARLY_WON = """patience 1
game: forty-thieves
f1: AC..KC
f2: AC..KC
f3: AD..KD
f4: AD..KD
f5: AH..KH
f6: AH..TH
f7: AS..KS
f8: AS..TS
t1: KS QS JS
t2: KH QH JH
"""


def deal(window: MainWindow) -> None:
    """Cards are dealt."""
    window.model.new_deal(5)


def turn(window: MainWindow) -> None:
    """A card is turned."""
    window.model.new_deal(5)
    window.view.finish_motion()
    window.model.turn()


def back(window: MainWindow) -> None:
    """A turned card goes back."""
    turn(window)
    window.view.finish_motion()
    window.model.undo()


def shake(window: MainWindow) -> None:
    """A refused card glides home, and the pile that refused it shakes."""
    window.model.new_deal(5)
    window.view.finish_motion()
    piles = [p for p in window.model.spec.piles if window.model.position[p]][1:]
    window.view._scene.send_home(
        [window.view._scene.board.cards[window.model.position[piles[0]][-1]]], refusing=piles[1]
    )


def climb(window: MainWindow) -> None:
    """All cards go up in one step, the game is won, and the foundations hop."""
    window.model.open(NEARLY_WON)
    window.view.finish_motion()
    window.model.send_up_all()


def step(window: MainWindow) -> None:
    """A card goes from pile to pile; a gap that it leaves is filled."""
    model = window.model
    for number in range(5, 40):
        model.new_deal(number)
        for pile in model.spec.piles[1:]:
            targets = model.lift(pile, 1) if model.position[pile] else {}
            if targets:
                window.view.finish_motion()
                model.move_cards(pile, 1, next(iter(targets)))
                return


KINDS: tuple[Callable[[MainWindow], None], ...] = (deal, turn, back, shake, climb, step)


def act(window: MainWindow, name: str) -> None:
    """A command, another game, a record from the clipboard, or a press on the stock."""
    if name == "other-game":
        window.model.choose_game(OTHERS.get(window.model.spec.game, "forty-thieves"), deal=3)
    elif name == "press":
        spot = window.view.spot(window.model.spec.piles[-1])
        QTest.mousePress(window.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        QTest.mouseRelease(
            window.view.viewport(), Qt.MouseButton.LeftButton, pos=spot + QPoint(2, 1)
        )
    else:
        window.actions_made.by_key[name].trigger()


ACTS = (*COMMANDS, "other-game", "press")


def set_moment(window: MainWindow, part: float) -> None:
    """Let the clock of what moves stand at a part of its time."""
    clock = window.view._scene.animator._clock
    assert window.view.is_moving
    clock.setCurrentTime(int(part * clock.duration()))


def is_whole(window: MainWindow) -> list[str]:
    """What is wrong with table or play."""
    position, wrong = window.model.position, check_invariants(window.view)
    cards = [card for pile in position.piles.values() for card in pile]
    if len(cards) != len(set(cards)) or len(cards) != position.cards:
        wrong.append("a card is lost or doubled")
    if not 0 <= window.model.cursor <= len(window.model.steps):
        wrong.append("undo depth and steps disagree")
    return wrong


def try_pairs(window: MainWindow, game: str, tries: list[tuple]) -> None:
    """Each: begin a motion, go to a moment of it, act twice; the table is whole after both."""
    QApplication.clipboard().setText(f"patience 1\ngame: {game}\ndeal: 77\n\n")
    for kind, part, first, second in tries:
        if window.model.spec.game != game:
            window.model.choose_game(game)
        kind(window)
        set_moment(window, part)
        act(window, first)
        if window.view.is_moving:
            set_moment(window, part)
        act(window, second)
        wrong = is_whole(window)
        assert wrong == [], (game, kind.__name__, part, first, second)


def all_tries(game: str) -> list[tuple]:
    kinds = [kind for kind in KINDS if kind is not climb or game == "forty-thieves"]
    return list(product(kinds, PARTS, ACTS, ACTS))


@pytest.fixture
def moving(opened):
    """A window in which things move."""

    def make(game: str) -> MainWindow:
        from solitaire_desktop.store import Animation

        window = opened(game=game, deal=5, animations=True)
        window._services.preferences.keep_with(animation=Animation.SLOW)
        return window

    return make


@pytest.mark.parametrize("game", OTHERS)
def test_any_two_acts_in_mid_flight_leave_all_whole(moving, game):
    """B-016, B-045, B-056: a thousand pairs, always the same, over the three families."""
    tries = all_tries(game)
    try_pairs(moving(game), game, Random(game).sample(tries, 334))


@pytest.mark.soak
@pytest.mark.parametrize("game", OTHERS)
def test_every_two_acts_at_every_moment_leave_all_whole(moving, game):
    """B-045, B-056: all ordered pairs at 0, 10, 50 and 90 % of every kind of motion."""
    try_pairs(moving(game), game, all_tries(game))


def test_cards_that_wait_for_their_flight_lie_as_they_lay(table):
    """Send up all, t1: KS QS JS: the king, last to fly, covered queen and jack at once."""
    player = table(NEARLY_WON.removeprefix("patience 1\n"), animations=True)
    player.model.send_up_all()
    cards = player.view._scene.board.cards
    z = {card.name: item.zValue() for card, item in cards.items() if item in moving_items(player)}
    assert z["KS"] < z["QS"] < z["JS"]
    assert z["KH"] < z["QH"] < z["JH"]
    player.check()


def moving_items(player):
    return [flight.item for flight in player.view._scene.animator._flights]
