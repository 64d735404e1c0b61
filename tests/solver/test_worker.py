"""The search process: lines in, lines out, cancelled at once, gone with its input."""

import json
import subprocess
import sys
from time import perf_counter

from solitaire_desktop.rules import Outcome, outcome, parse_record, replay

LIMITED = "patience 1\ngame: limited\ndeal: 30001\n"
HARD = "patience 1\ngame: forty-thieves-kings\ndeal: 30001\n"


def started() -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "solitaire_desktop", "worker"]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def told(*requests: object) -> list[dict]:
    """The answers to requests; the input stays open until all are there."""
    process = started()
    assert process.stdin
    assert process.stdout
    assert process.stderr
    for request in requests:
        process.stdin.write((request if isinstance(request, str) else json.dumps(request)) + "\n")
    process.stdin.flush()
    count = sum(not (isinstance(request, dict) and "cancel" in request) for request in requests)
    answers = [json.loads(process.stdout.readline()) for _ in range(count)]
    process.stdin.close()
    assert (process.stdout.read(), process.stderr.read(), process.wait(10)) == ("", "", 0)
    process.stdout.close()
    process.stderr.close()
    return answers


def test_solve_gives_a_line_that_wins() -> None:
    (answer,) = told({"id": 7, "kind": "solve", "record": LIMITED, "seconds": 60})
    assert (answer["id"], answer["verdict"]) == (7, "won")
    played = replay(parse_record(f"{LIMITED}moves: {' '.join(answer['moves'])}\n"))
    assert outcome(played.position) is Outcome.WON


def test_hint_seen_and_review_answer() -> None:
    moved = f"{LIMITED}moves: s-w\n"
    hinted, seen, reviewed = told(
        {"id": "a", "kind": "hint", "record": moved, "seconds": 0.1},
        {"id": "b", "kind": "seen", "record": moved},
        {"id": "c", "kind": "review", "record": moved, "seconds": 60},
    )
    assert hinted["hints"][0]["why"].startswith("hint-")
    assert hinted["note"] is None
    assert seen["verdict"] == "unknown"
    assert len(reviewed["verdicts"]) == 2
    assert reviewed["verdicts"][0] == "won"


def test_a_cancelled_request_is_answered_at_once() -> None:
    began = perf_counter()
    (answer,) = told({"id": 1, "kind": "solve", "record": HARD, "seconds": 100}, {"cancel": 1})
    assert answer == {"id": 1, "cancelled": True}
    assert perf_counter() - began < 15


def test_what_cannot_be_read_is_said() -> None:
    answers = told("nonsense", {"id": 2, "kind": "dance"}, {"id": 3, "kind": "solve", "record": ""})
    assert [answer["id"] for answer in answers] == [None, 2, 3]
    assert all(answer["error"] for answer in answers)


def test_it_ends_with_its_input_while_it_searches() -> None:
    process = started()
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdin.write(json.dumps({"id": 1, "kind": "solve", "record": HARD, "seconds": 100}))
    process.stdin.write("\n")
    process.stdin.close()
    began = perf_counter()
    assert process.wait(30) == 0
    assert perf_counter() - began < 20
    assert process.stderr.read() == ""
    process.stdout.close()
    process.stderr.close()
