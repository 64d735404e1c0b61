"""Speaking to the search worker, with a stand-in that answers at once, late, never or dies."""

import gc
import sys
import time
from collections.abc import Iterator

import pytest

from solitaire_desktop.model.analysis import Analysis, Answer, Wanted

STAND_IN = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked.get("record") == "die":
        sys.exit(3)
    if "kind" in asked and asked["record"] != "never":
        print(json.dumps({"id": asked["id"], "verdict": asked["record"]}), flush=True)
"""


@pytest.fixture
def analysis() -> Iterator[Analysis]:
    analysis = Analysis([sys.executable, "-c", STAND_IN])
    yield analysis
    analysis.close()


def answers(analysis: Analysis) -> list[Answer]:
    """All answers, once no more are to come."""
    found: list[Answer] = []
    last = time.monotonic() + 20
    while analysis.is_busy and time.monotonic() < last:
        found += analysis.answers()
        time.sleep(0.005)
    return found


def test_each_answer_bears_the_number_of_its_request(analysis: Analysis) -> None:
    first = analysis.ask(Wanted.SOLVE, "won", 1)
    second = analysis.ask(Wanted.HINT, "lost", 1)

    assert answers(analysis) == [
        Answer(first, {"verdict": "won"}),
        Answer(second, {"verdict": "lost"}),
    ]


def test_a_late_answer_is_dropped(analysis: Analysis) -> None:
    analysis.ask(Wanted.SOLVE, "late", 1)
    analysis.drop()
    wanted = analysis.ask(Wanted.SOLVE, "won", 1)

    assert [answer.request for answer in answers(analysis)] == [wanted]


def test_a_worker_that_died_is_started_again(analysis: Analysis) -> None:
    analysis.ask(Wanted.SOLVE, "die", 1)
    assert answers(analysis) == []

    wanted = analysis.ask(Wanted.SOLVE, "won", 1)

    assert [answer.request for answer in answers(analysis)] == [wanted]


def test_a_worker_that_cannot_be_started_leaves_nothing_waiting() -> None:
    """The program's file may not be run (a profile of another user, an update that goes on)."""
    analysis = Analysis(["/nonexistent/solitaire-desktop", "worker"])

    analysis.ask(Wanted.SOLVE, "won", 1)

    assert not analysis.is_busy
    assert list(analysis.answers()) == []
    analysis.drop()
    analysis.close()


def test_closing_leaves_no_process(analysis: Analysis) -> None:
    analysis.ask(Wanted.SOLVE, "never", 60)
    process = analysis._process

    analysis.close()

    assert process is not None
    assert process.poll() is not None


def test_a_worker_that_nobody_holds_is_ended() -> None:
    """An exception group of unclosed pipes came out of another test: nobody had closed this one."""
    analysis = Analysis([sys.executable, "-c", STAND_IN])
    analysis.ask(Wanted.SOLVE, "never", 60)
    process = analysis._process
    assert process is not None

    del analysis
    gc.collect()

    assert process.poll() is not None
