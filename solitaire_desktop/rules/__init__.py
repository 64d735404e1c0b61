"""The rules: cards, games as data, positions, the referee, deals and the text format.

Pure Python and the standard library only. Packages outside import these names from here; `table`
and `window` import the value modules by name.
"""

from solitaire_desktop.rules.cards import Card, Suit, card, card_at
from solitaire_desktop.rules.deal import dealt, parse_deal
from solitaire_desktop.rules.games.catalogue import ENTRIES, entry_of, game_spec, whole_rules
from solitaire_desktop.rules.move import Move, MoveKind, Reason, Refusal, Step
from solitaire_desktop.rules.notation import Record, position_text
from solitaire_desktop.rules.position import Outcome, Position
from solitaire_desktop.rules.reading import parse_record
from solitaire_desktop.rules.referee import (
    is_null,
    legal_moves,
    outcome,
    play,
    score,
    why_not,
    why_not_lift,
)
from solitaire_desktop.rules.replay import Replay, replay, start_of
from solitaire_desktop.rules.runs import lift, liftable, why_not_run
from solitaire_desktop.rules.spec import Family, GameSpec, PileKind, Rules
from solitaire_desktop.rules.tables import Tables, tables

__all__ = [
    "ENTRIES",
    "Card",
    "Family",
    "GameSpec",
    "Move",
    "MoveKind",
    "Outcome",
    "PileKind",
    "Position",
    "Reason",
    "Record",
    "Refusal",
    "Replay",
    "Rules",
    "Step",
    "Suit",
    "Tables",
    "card",
    "card_at",
    "dealt",
    "entry_of",
    "game_spec",
    "is_null",
    "legal_moves",
    "lift",
    "liftable",
    "outcome",
    "parse_deal",
    "parse_record",
    "play",
    "position_text",
    "replay",
    "score",
    "start_of",
    "tables",
    "whole_rules",
    "why_not",
    "why_not_lift",
    "why_not_run",
]
