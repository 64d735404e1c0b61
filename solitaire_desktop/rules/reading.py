"""Reading a record's text: lines, keys, the start and the moves. Every fault names its line."""

import re
from collections.abc import Mapping
from datetime import datetime

from solitaire_desktop.errors import DealNumberError, RecordError, RulesError
from solitaire_desktop.rules.deal import parse_deal
from solitaire_desktop.rules.english import mark
from solitaire_desktop.rules.games.catalogue import game_spec
from solitaire_desktop.rules.move import Move, Step
from solitaire_desktop.rules.notation import HEADER, Record
from solitaire_desktop.rules.spec import GameSpec
from solitaire_desktop.rules.study import is_pile_name, read_study

MAX_LENGTH = 2_000_000
MAX_MOVES = 100_000
MAX_NUMBER = 10**9
_NUMBERS = ("cursor", "time", "undos", "hints")
_KEYS = ("game", "rules", "deal", "redeals-used", "moves", "started", *_NUMBERS)
_TOKEN = re.compile(r"[()]|[^\s()]+")

Fields = Mapping[str, tuple[int, str]]  # value by key, with the line it stands in


def parse_record(text: str) -> Record:
    """The record that a text tells. Raises RecordError, with the line and what is wrong."""
    fields, moves = _fields(text)
    spec = _game(fields)
    for key, (line, _) in fields.items():
        if is_pile_name(key) and not spec.has(key):
            raise RecordError(
                line, mark("{game} has no pile {name} by these rules."), game=spec.game, name=key
            )
    start = [key for key in fields if is_pile_name(key) or key == "redeals-used"]
    steps = _steps(spec, moves)
    count = sum(len(step) for step in steps)
    record = Record(
        spec,
        steps=steps,
        cursor=_number(fields, "cursor", count),
        seconds=_number(fields, "time", MAX_NUMBER),
        undos=_number(fields, "undos", MAX_NUMBER),
        hints=_number(fields, "hints", MAX_NUMBER),
        started=_started(fields),
    )
    told = (record.steps, record.cursor, record.seconds, record.undos, record.hints, record.started)
    if "deal" in fields:
        if start:
            line = fields[start[0]][0]
            raise RecordError(
                line, mark("A record starts from a deal or from a position, not from both.")
            )
        return Record(spec, _deal(fields), None, *told)
    if not start:
        raise RecordError(0, mark("The record says neither a deal nor a position to start from."))
    return Record(spec, "", read_study(spec, fields), *told)


def _fields(text: str) -> tuple[dict[str, tuple[int, str]], list[tuple[int, str]]]:
    """The values by key, and the lines of moves, each with its line number."""
    if len(text) > MAX_LENGTH:
        raise RecordError(0, mark("The text is longer than {n} letters."), n=MAX_LENGTH)
    fields: dict[str, tuple[int, str]] = {}
    moves: list[tuple[int, str]] = []
    headed = False
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        if not headed:
            if line != HEADER:
                raise RecordError(
                    number, mark("A record begins with “patience 1”, not “{text}”."), text=line[:40]
                )
            headed = True
            continue
        key, colon, value = line.partition(":")
        key = key.strip().lower()
        if not colon:
            raise RecordError(
                number, mark("A line is written key: value; “{text}” is not."), text=line[:40]
            )
        if key not in _KEYS and not is_pile_name(key):
            raise RecordError(number, mark("There is no key “{key}” in a record."), key=key[:40])
        if key == "moves":
            moves.append((number, value))
        elif key in fields:
            raise RecordError(number, mark("The key “{key}” is given twice."), key=key)
        else:
            fields[key] = (number, value.strip())
    if not headed:
        raise RecordError(1, mark("A record begins with “patience 1”; this text is empty."))
    return fields, moves


def _game(fields: Fields) -> GameSpec:
    if "game" not in fields:
        raise RecordError(0, mark("The record does not say which game it is."))
    line, key = fields["game"]
    try:
        game_spec(key)
        line, rules = fields.get("rules", (line, ""))
        return game_spec(key, " ".join(rules.split()))
    except RulesError as error:
        raise RecordError(line, error.template, **error.values) from error


def _deal(fields: Fields) -> str:
    line, text = fields["deal"]
    try:
        return parse_deal(text)
    except DealNumberError as error:
        raise RecordError(line, error.template, **error.values) from error


def _number(fields: Fields, key: str, most: int) -> int | None:
    if key not in fields or not fields[key][1]:
        return None
    line, text = fields[key]
    digits = text.isascii() and text.isdigit() and len(text) <= 12
    if not digits or int(text) > most:
        template = mark("{key} is a number from 0 to {most}; “{text}” is not.")
        raise RecordError(line, template, key=key, most=most, text=text[:40])
    return int(text)


def _started(fields: Fields) -> str:
    line, text = fields.get("started", (0, ""))
    if text:
        try:
            datetime.fromisoformat(text)
        except ValueError:
            template = mark("started is a date and time as in ISO 8601; “{text}” is not.")
            raise RecordError(line, template, text=text[:40]) from None
    return text


def _steps(spec: GameSpec, lines: list[tuple[int, str]]) -> tuple[Step, ...]:
    steps: list[Step] = []
    open_step: list[Move] | None = None
    line = 0
    for line, text in lines:
        for word in _TOKEN.findall(text):
            if word == "(":
                if open_step is not None:
                    raise RecordError(line, mark("A step’s brackets stand inside another step’s."))
                open_step = []
            elif word == ")":
                if not open_step:
                    raise RecordError(line, mark("A bracket closes a step that has no moves."))
                steps.append(Step(tuple(open_step)))
                open_step = None
            elif open_step is None:
                steps.append(Step.of(_move(spec, line, word)))
            else:
                open_step.append(_move(spec, line, word))
            if len(steps) > MAX_MOVES or len(open_step or ()) > MAX_MOVES:
                raise RecordError(line, mark("There are more than {n} moves."), n=MAX_MOVES)
    if open_step is not None:
        raise RecordError(line, mark("A step’s bracket is not closed."))
    return tuple(steps)


def _move(spec: GameSpec, line: int, text: str) -> Move:
    try:
        move = Move.from_text(text)
    except ValueError:
        raise RecordError(line, mark("“{text}” is not a move."), text=text[:40]) from None
    for pile in (move.source, move.target):
        if not spec.has(pile):
            raise RecordError(
                line,
                mark("The move {text} names {name}; {game} has no such pile."),
                text=text[:40],
                name=pile,
                game=spec.game,
            )
    return move
