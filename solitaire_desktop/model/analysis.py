"""Asking the search worker: a process of its own, spoken to in lines of JSON over its pipes.

The search never runs in the window's process. A request carries the record's text and a number;
answers come when they come, those to requests that are no longer wanted are dropped. No Qt: the
game model polls `answers` with its timer.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, TYPE_CHECKING
from weakref import finalize

if TYPE_CHECKING:
    import subprocess


class Wanted(StrEnum):
    """What the worker can be asked."""

    SOLVE = "solve"
    SEEN = "seen"
    HINT = "hint"
    REVIEW = "review"


@dataclass(frozen=True, slots=True)
class Answer:
    """What the worker says to a request: its number and the fields of its line."""

    request: int
    fields: Mapping[str, object]


def worker_command() -> list[str]:
    """How the program starts itself as a worker, frozen or not."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "worker"]
    return [sys.executable, "-m", "solitaire_desktop", "worker"]


class Analysis:
    """One worker process, started with the first request; mutable, since it holds the process.

    A worker that dies is started again with the next request.
    """

    def __init__(self, command: list[str] | None = None) -> None:
        self._command = command or worker_command()
        self._process: subprocess.Popen[bytes] | None = None
        self._end: finalize[[subprocess.Popen[bytes]], Analysis] | None = None
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._last = 0
        self._wanted: set[int] = set()

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._wanted)

    def ask(
        self, wanted: Wanted, record: str, seconds: float, known: Sequence[str | None] = ()
    ) -> int:
        """Asks about the position that a record stands at; the number that the answer bears.

        `known` are verdicts that a review need not look for.
        """
        self._last += 1
        request = {"id": self._last, "kind": wanted, "record": record, "seconds": seconds}
        if known:
            request["known"] = known
        if self._send(request):
            self._wanted.add(self._last)
        return self._last

    def drop(self, request: int | None = None) -> None:
        """Wants no answer to a request any more, or to any."""
        dropped = self._wanted if request is None else self._wanted & {request}
        for number in dropped:
            self._send({"cancel": number})
        self._wanted = self._wanted - dropped

    def answers(self) -> Iterator[Answer]:
        """The answers that have come since the last call, without waiting."""
        if self._process is not None and self._process.poll() is not None:
            self._forget()
        while True:
            try:
                fields = json.loads(self._lines.get_nowait())
            except Empty:
                return
            number = int(fields.pop("id"))
            if number in self._wanted:
                self._wanted.discard(number)
                yield Answer(number, fields)

    def close(self) -> None:
        """Ends the worker; nothing is left running."""
        self._forget()

    def _send(self, message: Mapping[str, object]) -> bool:
        """Sends a line; False when the worker cannot be started, or is gone."""
        try:
            pipe = self._running().stdin
            assert pipe is not None
            pipe.write(json.dumps(message).encode() + b"\n")
            pipe.flush()
        except OSError:
            self._forget()
            return False
        return True

    def _running(self) -> "subprocess.Popen[bytes]":
        if self._process is None or self._process.poll() is not None:
            from subprocess import DEVNULL, PIPE, Popen  # noqa: PLC0415 3 ms after the first paint

            self._forget()
            # The program itself.
            self._process = Popen(self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
            assert self._process.stdout is not None
            self._end = finalize(self, _end, self._process)
            self._lines = SimpleQueue()
            reading = (self._process.stdout, self._lines)
            Thread(target=_read, args=reading, daemon=True).start()
        return self._process

    def _forget(self) -> None:
        """Ends the worker, if there is one, and gives up what was asked of it."""
        self._process = None
        if self._end is not None:
            self._end()
        self._wanted.clear()


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Ends a worker: it goes by itself when its input ends, and is killed when it does not.

    Called once for each worker: on closing, or when nobody holds its `Analysis` any more.
    """
    from subprocess import TimeoutExpired  # noqa: PLC0415 as above

    assert process.stdin is not None
    with suppress(BrokenPipeError):
        process.stdin.close()
    try:
        process.wait(0.2)
    except TimeoutExpired:
        process.kill()
        process.wait()


def _read(pipe: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    """Takes the worker's lines off its pipe until it ends; runs in a thread of its own."""
    with pipe:
        for line in pipe:
            lines.put(line)
