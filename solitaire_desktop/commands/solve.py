"""The command `solve`: whether a deal, or the position that a record stands at, can be won."""

import json
from dataclasses import replace
from time import perf_counter, process_time

from solitaire_desktop.commands.answer import Answer
from solitaire_desktop.commands.check import read_text
from solitaire_desktop.errors import RecordError, SolitaireError
from solitaire_desktop.rules import (
    Move,
    Record,
    Step,
    game_spec,
    parse_deal,
    parse_record,
    replay,
    score,
)
from solitaire_desktop.rules.english import sentence
from solitaire_desktop.solver.lines import replayed
from solitaire_desktop.solver.shorten import shortened
from solitaire_desktop.solver.solve import solve
from solitaire_desktop.solver.verdict import Verdict

CODES = {Verdict.WON: 0, Verdict.LOST: 1, Verdict.UNKNOWN: 3}
USUAL_SECONDS = 30.0
_MARGIN = 0.1  # seconds kept for the way out
_USUAL_START = 0.3  # seconds that the start of the program takes, at most
_SHARE = 0.2  # of the time, and a second at most, to shorten the line


def solve_file(file: str, seconds: float, *, as_json: bool) -> Answer:
    """The verdict on the position that a file's record stands at, of its cursor's moves."""
    return _solved(parse_record(read_text(file)), seconds, as_json=as_json)


def solve_deal(game: str, number: str, rules: str, seconds: float, *, as_json: bool) -> Answer:
    """The verdict on a deal. Raises RulesError and DealNumberError."""
    return _solved(Record(game_spec(game, rules), parse_deal(number)), seconds, as_json=as_json)


def parse_seconds(text: str) -> float:
    """A number of seconds above 0; SolitaireError for any other text."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 1e6:
        raise SolitaireError("“{text}” is no number of seconds above 0.", text=text[:40])
    return seconds


def _solved(record: Record, seconds: float, *, as_json: bool) -> Answer:
    began, started = process_time(), min(process_time(), _USUAL_START)
    end = perf_counter() + seconds - started - _MARGIN
    played = replay(record)
    if played.refusal is not None:
        at = len(played.positions) - 1
        raise RecordError(
            0,
            "Move {at}, {move}, is not legal: {why}",
            at=at + 1,
            move=record.moves[at],
            why=sentence(played.refusal),
        )
    position = played.position
    spare = min(1.0, seconds * _SHARE)
    answer = solve(position, seconds=max(0.0, end - spare - perf_counter()))
    moves = answer.moves
    if moves and answer.verdict is Verdict.WON:
        moves = shortened(position, moves, lambda: perf_counter() > end)
        replayed(position, moves)
    line = None if moves is None else _continued(record, played.cursor, moves)
    told = {
        "verdict": str(answer.verdict),
        "record": None if line is None else line.as_text(),
        "moves": None if line is None else len(line.moves),
        "seconds": round(process_time() - began, 3),
        "nodes": answer.nodes,
    }
    if as_json:
        return Answer(json.dumps(told) + "\n", CODES[answer.verdict])
    text = f"verdict: {answer.verdict}\nseconds: {told['seconds']}\nnodes: {answer.nodes}\n"
    if moves is not None and line is not None:
        text += f"score: {score(replayed(position, moves))}\n{line.as_text()}"
    return Answer(text, CODES[answer.verdict])


def _continued(record: Record, cursor: int, moves: tuple[Move, ...]) -> Record:
    """The record played up to its cursor and on along a line."""
    steps = [*map(Step.of, record.moves[:cursor]), *map(Step.of, moves)]
    return replace(
        record, steps=tuple(steps), cursor=None, seconds=None, undos=None, hints=None, started=""
    )
