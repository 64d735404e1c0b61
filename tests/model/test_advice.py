"""What a play asks the search, and makes of its answers, with a stand-in for the worker."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from solitaire_desktop.model.advice import Advice, Solution
from solitaire_desktop.model.analysis import Answer, Wanted
from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.rules import parse_record, replay
from solitaire_desktop.solver.verdict import Verdict
from solitaire_desktop.store import Undo

Oracle = Callable[[Wanted, int], str]


class Worker:
    """Answers by an oracle: a kind and how many moves were played make a verdict."""

    def __init__(self, oracle: Oracle) -> None:
        self.oracle = oracle
        self.wanted: dict[int, tuple[Wanted, int]] = {}
        self.asked: list[tuple[Wanted, int]] = []
        self.is_mute = False

    @property
    def is_busy(self) -> bool:
        return bool(self.wanted)

    def ask(self, wanted: Wanted, record: str, seconds: float, known: Any = ()) -> int:
        moves = replay(parse_record(record)).cursor
        self.asked.append((wanted, moves))
        self.wanted[len(self.asked)] = wanted, moves
        return len(self.asked)

    def drop(self, request: int | None = None) -> None:
        self.wanted.clear()

    def answers(self) -> Any:
        if self.is_mute:
            return
        said, self.wanted = self.wanted, {}
        for number, (wanted, moves) in said.items():
            yield Answer(number, {"verdict": self.oracle(wanted, moves), "moves": None})

    def close(self) -> None:
        pass


def lost_from(step: int) -> Oracle:
    """Lost from this many moves on, in both kinds."""
    return lambda wanted, moves: "lost" if moves >= step else "unknown"


@pytest.fixture
def judged(model: GameModel) -> Callable[[Oracle], Worker]:
    """Gives the model a worker with this oracle; no timer but the test asks."""

    def make(oracle: Oracle) -> Worker:
        worker = Worker(oracle)
        model._judge._analysis = worker  # type: ignore[assignment]
        return worker

    return make


def listen(model: GameModel) -> None:
    """Take answers until there are no more to come."""
    for _ in range(40):
        model._listen()


def turned(model: GameModel, count: int) -> None:
    for _ in range(count):
        assert model.turn() is None


def test_back_goes_to_the_last_position_that_was_not_lost(model: GameModel, judged: Any) -> None:
    judged(lost_from(5))
    turned(model, 20)
    model._ask()
    listen(model)
    assert model.is_lost

    assert model.back_to_hope()

    assert model.cursor == 4


def test_back_waits_until_it_is_found_where_the_game_was_lost(
    model: GameModel, judged: Any
) -> None:
    """It went back one step, to a position that was lost as well, where it was asked too soon."""
    worker = judged(lost_from(5))
    told: list[str] = []
    model.told.connect(lambda key, args: told.append(key))
    turned(model, 20)
    model._ask()
    model._listen()
    assert model.is_lost
    worker.is_mute = True

    assert model.back_to_hope()
    model._listen()
    assert (model.cursor, told) == (20, ["looking-back"])
    worker.is_mute = False
    listen(model)

    assert model.cursor == 4
    assert told == ["looking-back", "hope-open"]


def test_asked_twice_it_goes_back_as_far_as_is_known(model: GameModel, judged: Any) -> None:
    worker = judged(lost_from(5))
    turned(model, 20)
    model._ask()
    model._listen()
    worker.is_mute = True

    model.back_to_hope()
    model.back_to_hope()

    assert model.cursor == 19


def test_a_move_meanwhile_is_not_undone(model: GameModel, judged: Any) -> None:
    worker = judged(lost_from(5))
    turned(model, 20)
    model._ask()
    model._listen()
    worker.is_mute = True
    model.back_to_hope()

    turned(model, 1)
    worker.is_mute = False
    listen(model)

    assert model.cursor == 21


def test_a_move_does_not_end_the_look_for_where_it_was_lost(model: GameModel, judged: Any) -> None:
    """What follows a lost position is lost without a search; nothing was asked any more."""
    worker = judged(lost_from(5))
    turned(model, 20)
    model._ask()
    model._listen()
    worker.drop()
    turned(model, 1)

    model._ask()
    listen(model)

    assert model.last_hope == 4


def test_by_the_true_deal_back_goes_to_where_the_true_deal_was_not_lost(
    model: GameModel, judged: Any
) -> None:
    """It went to where the loss could be seen, which by the true deal was lost long before."""

    def oracle(wanted: Wanted, moves: int) -> str:
        return "lost" if moves >= (5 if wanted is Wanted.SOLVE else 15) else "unknown"

    judged(oracle)
    model.set_preferences(replace(model.preferences, verdict_true=True))
    turned(model, 20)
    model._ask()
    listen(model)

    assert model.last_hope == 4


def test_by_the_true_deal_back_goes_to_where_the_game_can_be_won(
    model: GameModel, judged: Any
) -> None:
    """It went to where nothing was known, which a longer look then often proved lost."""

    def oracle(wanted: Wanted, moves: int) -> str:
        if wanted is Wanted.SEEN:
            return "unknown"
        return "won" if moves <= 3 else "unknown" if moves <= 11 else "lost"

    judged(oracle)
    told: list[tuple[str, object]] = []
    model.told.connect(lambda key, args: told.append((key, args.get("n"))))
    model.set_preferences(replace(model.preferences, verdict_true=True))
    turned(model, 20)
    model._ask()
    listen(model)

    assert model.back_to_hope()

    assert model.cursor == 3
    assert told == [("hope-won", 3)]


def test_nothing_is_offered_that_the_player_does_not_allow(model: GameModel, judged: Any) -> None:
    judged(lost_from(5))
    model.set_preferences(replace(model.preferences, undo=Undo.NONE))
    turned(model, 20)
    model._ask()
    listen(model)

    assert model.is_lost
    assert model.last_hope is None
    assert not model.back_to_hope()


def test_that_there_is_no_solution_is_remembered_and_is_help(model: GameModel, judged: Any) -> None:
    """The player was told by the hidden cards that the game is lost, and had no help by it."""

    def oracle(wanted: Wanted, moves: int) -> str:
        return "lost" if wanted is Wanted.SOLVE and moves >= 5 else "unknown"

    worker = judged(oracle)
    advised: list[Advice] = []
    model.advised.connect(advised.append)
    turned(model, 20)
    model.ask_solution()
    listen(model)

    assert isinstance(advised[0], Solution)
    assert advised[0].verdict is Verdict.LOST
    assert model.session.assisted
    assert model.is_lost
    assert model.last_hope == 4
    asked = len(worker.asked)
    model.ask_solution()
    assert advised[1] == advised[0]
    assert len(worker.asked) == asked


def test_that_nothing_was_found_is_no_help(model: GameModel, judged: Any) -> None:
    judged(lambda wanted, moves: "unknown")
    model.ask_solution()
    listen(model)
    assert not model.session.assisted
