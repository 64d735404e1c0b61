"""A winnable deal looked for beside the play, with a stand-in for the worker."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from solitaire_desktop.model import play_seeking
from solitaire_desktop.model.analysis import Answer, Wanted
from solitaire_desktop.model.deal_search import DealSearch
from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.rules import GameSpec, game_spec, parse_record
from solitaire_desktop.store import Chosen

SPEC = game_spec("forty-thieves-kings")


class Worker:
    """Wins the deals that it is told to; takes no request when it is broken."""

    def __init__(self, winnable: set[str], *, is_broken: bool = False) -> None:
        self.winnable, self.is_broken = winnable, is_broken
        self.asked: list[str] = []
        self.is_busy = False
        self.is_closed = False

    def ask(self, wanted: Wanted, record: str, seconds: float, known: Any = ()) -> int:
        self.asked.append(parse_record(record).deal)
        self.is_busy = not self.is_broken
        return len(self.asked)

    def answers(self) -> Iterator[Answer]:
        if self.is_busy:
            self.is_busy = False
            is_won = self.asked[-1] in self.winnable
            found = {"verdict": "won", "moves": ["s-w"] * 250, "nodes": 40_000}
            yield Answer(len(self.asked), found if is_won else {"verdict": "unknown"})

    def close(self) -> None:
        self.is_closed = True


def search(worker: Worker) -> DealSearch:
    numbers = map(str, count(7))
    return DealSearch(SPEC, lambda: next(numbers), worker)  # type: ignore[arg-type]


def test_deals_are_tried_until_one_can_be_won() -> None:
    worker = Worker({"9"})
    looking = search(worker)

    found = [looking.look() for _ in range(4)]

    assert found == [None] * 3 + ["9"]
    assert worker.asked == ["7", "8", "9"]
    assert looking.tried == 3


def test_a_worker_that_cannot_be_run_is_not_asked_for_ever() -> None:
    worker = Worker(set(), is_broken=True)
    looking = search(worker)

    for _ in range(3):
        assert looking.look() is None

    assert looking.has_failed
    assert len(worker.asked) == 1


@pytest.fixture
def seeking(model: GameModel, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """The model seeks with this worker; gives what it tells."""

    def begin(worker: Worker) -> list[tuple[str, dict[str, object]]]:
        def made(spec: GameSpec) -> DealSearch:
            numbers = map(str, count(7))
            return DealSearch(spec, lambda: next(numbers), worker)  # type: ignore[arg-type]

        monkeypatch.setattr(play_seeking, "DealSearch", made)
        told: list[tuple[str, dict[str, object]]] = []
        model.told.connect(lambda key, args: told.append((key, args)))
        model.choose_game("forty-thieves-kings")
        model.seek_winnable()
        return told

    return begin


def test_how_the_search_goes_is_told_and_what_is_found_is_dealt(
    model: GameModel, seeking: Any
) -> None:
    worker = Worker({"8"})
    told = seeking(worker)

    for _ in range(5):
        model._look_for_deal()
    model.choose_game("calculation")
    model.deal_found()

    assert [(key, args.get("n")) for key, args in told] == [
        ("seeking", 0),
        ("seeking", 1),
        ("winnable-found", None),
    ]
    assert worker.is_closed
    assert not model.is_seeking
    assert model.spec.identity == SPEC.identity
    assert (model.deal_name, model.session.chosen) == ("8", Chosen.WINNABLE)


def test_a_search_ends_when_the_player_or_the_program_ends_it(
    model: GameModel, seeking: Any
) -> None:
    worker = Worker(set())
    seeking(worker)
    model.stop_seeking()
    assert worker.is_closed

    other = Worker(set())
    seeking(other)
    model.close()
    assert other.is_closed


def test_a_search_that_cannot_be_run_says_so(model: GameModel, seeking: Any) -> None:
    told = seeking(Worker(set(), is_broken=True))

    for _ in range(3):
        model._look_for_deal()

    assert told[-1][0] == "search-failed"
    assert not model.is_seeking
