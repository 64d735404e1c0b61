"""The search process of the window: requests come as lines of JSON, answers go out as lines.

A request is `{"id", "kind", "record", "seconds"}`; the position is the one that the record stands
at. Kinds and what their answers hold beside `id`:

    solve   verdict, moves (the line as texts, or null), nodes, seconds
    seen    the same, from what can be seen: lost, or unknown while cards are unseen
    hint    hints (`[{"move", "why"}]`, best first), note (why there is none, or null);
            the positions that the record passed are not gone back to
    review  verdicts (one for each position), last_won, first_lost; the request may tell in `known`
            the verdicts that need no search, null where there is none

`{"cancel": id}` ends a search at once: its answer is `{"id", "cancelled": true}`. What cannot be
read is answered with `{"id", "error"}`. The end of the input ends the process.
"""

import json
import os
import threading
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import BinaryIO

from solitaire_desktop.errors import SolitaireError
from solitaire_desktop.rules import Replay, parse_record, replay
from solitaire_desktop.solver.hints import USUAL_NODES, hint, note
from solitaire_desktop.solver.review import review
from solitaire_desktop.solver.seen import judge_seen
from solitaire_desktop.solver.shorten import shortened
from solitaire_desktop.solver.solve import solve
from solitaire_desktop.solver.verdict import Answer, Verdict

USUAL_SECONDS = 5.0
Request = Mapping[str, object]
Told = dict[str, object]
Cancelled = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class _Asked:
    """What a request asks: a record, for how long, and the verdicts that are known."""

    played: Replay
    seconds: float
    known: tuple[Verdict | None, ...]


class _Inbox:
    """Requests as they come in, and which are cancelled; filled by a thread of its own."""

    def __init__(self, lines: BinaryIO) -> None:
        self._lines = lines
        self._changed = threading.Condition()
        self._waiting: deque[Request] = deque()
        self._cancelled: set[object] = set()
        self._ended = False
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in self._lines:
            self._take(line)
        with self._changed:
            self._ended = True
            self._changed.notify()

    def _take(self, line: bytes) -> None:
        try:
            request = json.loads(line)
        except ValueError:
            request = None
        if not isinstance(request, dict):
            request = {"id": None, "kind": ""}
        with self._changed:
            if "cancel" in request:
                self._cancelled.add(str(request["cancel"]))
            else:
                self._waiting.append(request)
            self._changed.notify()

    def next(self) -> Request | None:
        """The next request, None after the end of the input."""
        with self._changed:
            self._changed.wait_for(lambda: self._ended or self._waiting)
            return None if self._ended else self._waiting.popleft()

    def is_cancelled(self, request: Request) -> bool:
        """Whether nobody waits for the answer any more."""
        return self._ended or str(request.get("id")) in self._cancelled


def serve(lines: BinaryIO, out: BinaryIO) -> None:
    """Answers requests until the input ends."""
    inbox = _Inbox(lines)
    while (request := inbox.next()) is not None:
        told = _answer(request, partial(inbox.is_cancelled, request))
        try:
            out.write(json.dumps({"id": request.get("id"), **told}).encode() + b"\n")
            out.flush()
        except OSError:
            # Nobody listens any more; the reading thread may hold the input, so leave at once.
            os._exit(0)


def _answer(request: Request, cancelled: Cancelled) -> Told:
    if cancelled():
        return {"cancelled": True}
    try:
        kind = KINDS[str(request.get("kind"))]
        asked = _asked(request)
    except SolitaireError as error:
        return {"error": str(error)}
    except (KeyError, ValueError):
        return {"error": "The request cannot be read."}
    told = kind(asked, cancelled)
    return {"cancelled": True} if cancelled() else told


def _asked(request: Request) -> _Asked:
    """What a request asks; SolitaireError or ValueError when it cannot be read."""
    known = request.get("known")
    return _Asked(
        replay(parse_record(str(request.get("record", "")))),
        float(str(request.get("seconds", USUAL_SECONDS))),
        tuple(_verdict(said) for said in known) if isinstance(known, list) else (),
    )


def _verdict(said: object) -> Verdict | None:
    return None if said is None else Verdict(str(said))


def _solve(asked: _Asked, cancelled: Cancelled) -> Told:
    position = asked.played.position
    answer = solve(position, seconds=asked.seconds, cancelled=cancelled)
    moves = answer.moves
    if moves and answer.verdict is Verdict.WON:
        moves = shortened(position, moves, cancelled)
    return _told(answer, [move.as_text() for move in moves] if moves is not None else None)


def _seen(asked: _Asked, cancelled: Cancelled) -> Told:
    answer = judge_seen(asked.played.position, seconds=asked.seconds, cancelled=cancelled)
    moves = answer.moves
    return _told(answer, [move.as_text() for move in moves] if moves is not None else None)


def _told(answer: Answer, moves: list[str] | None) -> Told:
    return {
        "verdict": str(answer.verdict),
        "moves": moves,
        "nodes": answer.nodes,
        "seconds": round(answer.seconds, 3),
    }


def _hint(asked: _Asked, cancelled: Cancelled) -> Told:
    played, seconds = asked.played, asked.seconds
    position, before = played.position, frozenset(played.positions[: played.cursor])
    nodes = USUAL_NODES if seconds >= 1 else max(1, int(USUAL_NODES * seconds))
    hints = hint(position, nodes=nodes, visited=before, cancelled=cancelled)
    said = note(position)
    return {
        "hints": [{"move": found.move.as_text(), "why": str(found.why)} for found in hints],
        "note": None if said is None else str(said),
    }


def _review(asked: _Asked, cancelled: Cancelled) -> Told:
    found = review(
        asked.played.positions, seconds=asked.seconds, known=asked.known, cancelled=cancelled
    )
    return {
        "verdicts": [str(verdict) for verdict in found.verdicts],
        "last_won": found.last_won,
        "first_lost": found.first_lost,
    }


KINDS: Mapping[str, Callable[[_Asked, Cancelled], Told]] = {
    "solve": _solve,
    "seen": _seen,
    "hint": _hint,
    "review": _review,
}
