"""What is known of positions, with a stand-in for the worker."""

from collections.abc import Iterator
from typing import Any

import pytest

from solitaire_desktop.model.analysis import Answer, Wanted
from solitaire_desktop.model.history import History
from solitaire_desktop.model.judge import Judge
from solitaire_desktop.rules import Move, Position, Step, parse_record, play, start_of
from solitaire_desktop.solver.verdict import Verdict
from tests.model.conftest import study


class StandIn:
    """Answers what a test tells it to, to the requests that are asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, Wanted]] = []
        self.dropped = 0
        self.known: Any = ()
        self.said: list[Answer] = []

    @property
    def is_busy(self) -> bool:
        return bool(self.asked)

    def ask(self, wanted: Wanted, record: str, seconds: float, known: Any = ()) -> int:
        self.asked.append((len(self.asked) + 1, wanted))
        self.known = known
        return len(self.asked)

    def drop(self, request: int | None = None) -> None:
        self.dropped += 1

    def answers(self) -> Iterator[Answer]:
        said, self.said = self.said, []
        yield from said

    def close(self) -> None:
        pass

    def say(self, request: int, **fields: object) -> None:
        self.said.append(Answer(request, fields))


@pytest.fixture
def worker() -> Any:
    return StandIn()


START = start_of(parse_record(study("t1: 2C", "t2: AC", "t3: 9D")))
WINNING = "t2-f1 t1-f1"


def after(position: Position, *moves: str) -> Position:
    for move in moves:
        position = play(position, Move.from_text(move))
    return position


def test_along_a_known_line_nothing_is_asked_again(worker: Any) -> None:
    judge = Judge(worker)
    judge.look(START, "", [Wanted.SOLVE])
    worker.say(1, verdict="won", moves=WINNING.split())

    assert judge.listen()[0]

    on_the_line = after(START, "t2-f1")
    assert judge.verdict(Wanted.SOLVE, on_the_line) is Verdict.WON
    assert judge.line(on_the_line) == (Move("t1", "f1"),)
    judge.look(on_the_line, "", [Wanted.SOLVE])
    assert len(worker.asked) == 1


def test_what_is_lost_stays_lost_and_undo_knows_it(worker: Any) -> None:
    judge = Judge(worker)
    judge.look(START, "", [Wanted.SEEN, Wanted.SOLVE])
    worker.say(1, verdict="lost")
    judge.listen()
    later = after(START, "t2-f1")

    judge.follow(START, later)

    assert judge.verdict(Wanted.SEEN, later) is Verdict.LOST
    assert judge.verdict(Wanted.SOLVE, later) is Verdict.LOST
    assert judge.verdict(Wanted.SEEN, after(START, "t3-t4")) is None


def test_unknown_is_no_loss(worker: Any) -> None:
    judge = Judge(worker)
    judge.look(START, "", [Wanted.SEEN])
    worker.say(1, verdict="unknown")
    judge.listen()

    judge.follow(START, after(START, "t2-f1"))

    assert judge.verdict(Wanted.SEEN, START) is Verdict.UNKNOWN
    assert judge.verdict(Wanted.SEEN, after(START, "t2-f1")) is None


def test_the_last_hope_is_the_last_position_not_known_to_be_lost(worker: Any) -> None:
    judge = Judge(worker)
    first, second = after(START, "t3-t4"), after(START, "t3-t4", "t1-t5")
    step = Step.of(Move("t3", "t4"))
    history = History((START,)).played(step, first).played(step, second)
    judge.look(first, "", [Wanted.SEEN])
    worker.say(1, verdict="lost")
    judge.listen()
    judge.follow(first, second)

    assert judge.last_hope(history, Wanted.SEEN) == 0


def test_a_new_position_drops_what_was_asked(worker: Any) -> None:
    judge = Judge(worker)
    judge.look(START, "", [Wanted.SEEN])
    judge.look(after(START, "t2-f1"), "", [Wanted.SEEN])
    worker.say(1, verdict="lost")

    assert judge.listen() == (False, [])
    assert judge.verdict(Wanted.SEEN, START) is None
    assert worker.dropped == 2


def test_where_it_was_lost_is_found_by_halving(worker: Any) -> None:
    judge = Judge(worker)
    history = History((start_of(parse_record(study("stock: 2H 3H 4H 5H 6H"))),))
    for _ in range(5):
        move = Move("stock", "waste")
        history = history.played(Step.of(move), play(history.position, move))
    positions = history.positions
    known: dict[Position, Verdict] = {}
    asked = []
    cursor: int | None = history.cursor
    while cursor is not None:
        asked.append(cursor)
        judge.look(positions[cursor], "", [Wanted.SEEN])
        known[positions[cursor]] = Verdict.LOST if cursor >= 2 else Verdict.UNKNOWN
        worker.say(len(worker.asked), verdict=str(known[positions[cursor]]))
        judge.listen()
        cursor = judge.unsure(history, Wanted.SEEN)

    assert asked == [5, 2, 0, 1]
    assert judge.last_hope(history, Wanted.SEEN) == 1
    assert judge.verdict(Wanted.SEEN, positions[3]) is Verdict.LOST


def test_what_a_glance_did_not_decide_is_looked_at_again(worker: Any) -> None:
    judge = Judge(worker)
    judge.glance(START, "", Wanted.SOLVE)
    worker.say(1, verdict="unknown")
    judge.listen()
    glanced = judge.verdict(Wanted.SOLVE, START)

    judge.look(START, "", [Wanted.SOLVE])
    worker.say(2, verdict="unknown")
    judge.listen()
    judge.look(START, "", [Wanted.SOLVE])

    assert glanced is Verdict.UNKNOWN
    assert len(worker.asked) == 2


def test_a_review_is_told_what_is_known_and_goes_on_where_the_last_one_ended(worker: Any) -> None:
    """What was judged in play was searched for again, and not always found."""
    judge = Judge(worker)
    position = start_of(parse_record(study("stock: 2H 3H", "t1: 2C", "t2: 3C", "t3: 4C")))
    history = History((position,))
    for moves in ("s-w", "t2-t3 t1-t2", "s-w"):
        step = Step(tuple(Move.from_text(move) for move in moves.split()))
        history = history.played(step, after(history.position, *moves.split()))
    judge.look(history.position, "", [Wanted.SOLVE])
    worker.say(1, verdict="lost")
    judge.listen()

    judge.review(history, "")
    first = worker.known
    worker.say(2, verdicts=["won", "won", "unknown", "unknown", "lost"], last_won=1, first_lost=4)
    judge.listen()
    judge.review(history, "")

    assert first == [None, None, None, None, Verdict.LOST]
    assert worker.known == [Verdict.WON, Verdict.WON, None, None, Verdict.LOST]
