"""The rule sheets: one a game, with every clause that the program's refusals and texts name."""

import re
from pathlib import Path

import pytest

from solitaire_desktop.rules.describe import describe
from solitaire_desktop.rules.games.catalogue import ENTRIES, game_spec
from solitaire_desktop.rules.games.entry import Entry
from solitaire_desktop.rules.spec import Family

ROOT = Path(__file__).parents[2]
SHEETS = {path.stem: path.read_text("utf-8") for path in (ROOT / "seeds" / "rules").glob("*.md")}
CLAUSE = re.compile(r"\b(?:G|FTV?|DG|CA)-\d+\b")
# How many clauses of a kind there are, and the sheets on which all of them stand.
WHOLE = {
    "FT": (24, ["forty-thieves"]),
    "DG": (23, ["devils-grip"]),
    "CA": (19, ["calculation"]),
    "G": (7, ["forty-thieves", "calculation"]),
    "FTV": (7, [entry.key for entry in ENTRIES if entry.family is Family.FORTY_THIEVES]),
}
VARIANT = {Family.FORTY_THIEVES: "FT", Family.DEVILS_GRIP: "DG", Family.CALCULATION: "CA"}


def clauses(key: str) -> set[str]:
    return set(CLAUSE.findall(SHEETS[key]))


def test_every_game_of_the_catalogue_has_a_sheet_and_no_other_has() -> None:
    assert set(SHEETS) == {entry.key for entry in ENTRIES}


@pytest.mark.parametrize("kind", WHOLE)
def test_no_clause_is_left_out(kind: str) -> None:
    count, sheets = WHOLE[kind]
    named = set().union(*(clauses(key) for key in sheets))
    assert {f"{kind}-{n}" for n in range(1, count + 1)} <= named


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_a_sheet_has_every_clause_of_its_game(entry: Entry) -> None:
    """For a variant: also those that it takes over from Forty Thieves, or changes."""
    root = {"FT": "forty-thieves", "DG": "devils-grip", "CA": "calculation"}[VARIANT[entry.family]]
    assert clauses(root) <= clauses(entry.key)
    told = {phrase.clause for phrase in describe(game_spec(entry.key))}
    assert told <= clauses(entry.key)


def test_each_clause_that_a_refusal_cites_stands_on_a_sheet() -> None:
    source = (ROOT / "solitaire_desktop" / "rules" / "refusals.py").read_text("utf-8")
    cited = set(CLAUSE.findall(source))
    assert cited
    assert cited <= set().union(*(clauses(key) for key in SHEETS))


def test_sheets_are_plain_markdown_with_a_heading() -> None:
    for text in SHEETS.values():
        assert text.startswith("# ")
        assert text.endswith("\n")
        assert "  \n" not in text
