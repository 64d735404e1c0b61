"""The cases of the sources' clauses (rules.json) and exact legal moves (moves.json), whole."""

import pytest

from solitaire_desktop.rules import legal_moves, outcome, parse_record, position_text, replay, score
from tests.rules.cases import load

RULES = load("rules")
MOVES = load("moves")["cases"]


def named(case: dict[str, object]) -> str:
    return str(case["id"])


def test_no_case_is_missing() -> None:
    assert (len(RULES), len(MOVES)) == (123, 48)


@pytest.mark.parametrize("case", RULES, ids=named)
def test_a_clause_holds(case) -> None:
    played = replay(parse_record(case["record"]))
    assert (played.refusal is None) == case["legal"], case["note"]
    if case["after"] is not None:
        assert position_text(played.position) == case["after"]
    if "outcome" in case:
        assert outcome(played.position) == case["outcome"]
    if "score" in case:
        assert score(played.position) == case["score"]


@pytest.mark.parametrize("case", [case for case in RULES if not case["legal"]], ids=named)
def test_what_is_not_legal_changes_nothing(case) -> None:
    """G-1."""
    played = replay(parse_record(case["record"]))
    before = parse_record(case["record"].replace("moves:", "# moves:"))
    if len(played.positions) == 1:
        assert before.study is not None
        assert played.position == before.study


@pytest.mark.parametrize("case", MOVES, ids=named)
def test_legal_moves_are_exactly_these(case) -> None:
    position = replay(parse_record(case["record"])).position
    texts = [move.as_text() for move in legal_moves(position)]
    carried = [text for text in texts if "~" not in text]
    assert sorted(carried) == sorted(case["moves"])
    assert len(texts) - len(carried) == case.get("swaps", 0)
