"""The command `check`: plays a record through the rules and says where that leads."""

import json
import sys
from pathlib import Path

from solitaire_desktop.commands.answer import DONE, REFUSED, UNREADABLE, Answer
from solitaire_desktop.errors import RecordError
from solitaire_desktop.rules import (
    Position,
    Record,
    Refusal,
    Replay,
    legal_moves,
    outcome,
    parse_record,
    position_text,
    replay,
    score,
)
from solitaire_desktop.rules.english import sentence

STANDARD_INPUT = "-"
MOST_BYTES = 8_000_000


def check(file: str, *, as_json: bool = False, with_legal: bool = False) -> Answer:
    """What playing the record in a file comes to (notation.md, On the command line).

    Raises RecordError for a text that cannot be read, unless the answer is to be JSON.
    """
    try:
        record = parse_record(read_text(file))
    except RecordError as error:
        if not as_json:
            raise
        return Answer(_unreadable_json(error), UNREADABLE)
    played = replay(record)
    code = DONE if played.refusal is None else REFUSED
    tell = _as_json if as_json else _as_text
    return Answer(tell(record, played, with_legal=with_legal), code)


def read_text(file: str) -> str:
    """The text of a file, or of standard input for `-`; RecordError when it cannot be read."""
    try:
        if file == STANDARD_INPUT:
            content = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(file).open("rb") as opened:
                content = opened.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        template = "{file} cannot be read: {reason}."
        raise RecordError(0, template, file=file, reason=reason) from error
    if len(content) > MOST_BYTES:
        template = "{file} is longer than {n} bytes: it is no record."
        raise RecordError(0, template, file=file, n=MOST_BYTES)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise RecordError(line, "This is not UTF-8 text.") from None


def legal_texts(position: Position) -> list[str]:
    """All legal moves of a position as sorted texts, null moves and swaps included."""
    return sorted(move.as_text() for move in legal_moves(position))


def refused_text(record: Record, refusal: Refusal, at: int) -> str:
    """Which move of a record is refused, counted from 1 (`at` is from 0), and why."""
    why = f"{sentence(refusal)} ({refusal.clause})"
    return f"Move {at + 1}, {record.moves[at]}, is not legal: {why}"


def _as_text(record: Record, played: Replay, *, with_legal: bool) -> str:
    position = played.position
    lines = []
    if played.refusal is not None:
        lines += [refused_text(record, played.refusal, len(played.positions) - 1), "Before it:"]
    lines += position_text(position).splitlines()
    lines += [f"outcome: {outcome(position)}", f"score: {score(position)}"]
    if with_legal:
        lines.append(f"legal: {' '.join(legal_texts(position))}".rstrip())
    return "\n".join(lines) + "\n"


def _as_json(record: Record, played: Replay, *, with_legal: bool) -> str:
    position = played.position
    error: dict[str, object] | None = None
    if played.refusal is not None:
        at = len(played.positions) - 1
        error = {
            "at": at,
            "move": record.moves[at].as_text(),
            "reason": str(played.refusal.reason),
            "clause": played.refusal.clause,
            "message": sentence(played.refusal),
        }
    told: dict[str, object] = {
        "ok": error is None,
        "error": error,
        "position": position_text(position),
        "outcome": str(outcome(position)),
        "score": score(position),
    }
    if with_legal:
        told["legal"] = legal_texts(position)
    return json.dumps(told) + "\n"


def _unreadable_json(error: RecordError) -> str:
    told: dict[str, object] = {
        "ok": False,
        "error": {"line": error.line, "message": error.message},
        "position": None,
        "outcome": None,
        "score": None,
    }
    return json.dumps(told) + "\n"
