"""The commands `deal` and `games`: a deal's record, and the games that the program knows."""

import json

from solitaire_desktop.commands.answer import Answer
from solitaire_desktop.rules import ENTRIES, Record, game_spec, parse_deal, whole_rules


def deal(game: str, number: str, rules: str = "") -> Answer:
    """The record of a deal. Raises RulesError and DealNumberError."""
    return Answer(Record(game_spec(game, rules), parse_deal(number)).as_text())


def games(*, as_json: bool = False) -> Answer:
    """The catalogue: key, name and rules; as JSON the whole rules, else what is special."""
    if as_json:
        entries = [
            {"key": entry.key, "name": entry.name, "rules": whole_rules(entry.key)}
            for entry in ENTRIES
        ]
        return Answer(json.dumps(entries, indent=1) + "\n")
    keys = max(len(entry.key) for entry in ENTRIES)
    names = max(len(entry.name) for entry in ENTRIES)
    lines = (f"{entry.key:{keys}}  {entry.name:{names}}  {entry.rules}" for entry in ENTRIES)
    return Answer("".join(f"{line.rstrip()}\n" for line in lines))
