"""Reading a record: every fault names its line, and nothing but a RecordError is ever raised."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solitaire_desktop.errors import RecordError
from solitaire_desktop.rules import Record, parse_record, replay
from solitaire_desktop.rules.reading import MAX_LENGTH, MAX_MOVES
from tests.rules.cases import load
from tests.rules.golden import PLAYTHROUGHS

FT = "patience 1\ngame: forty-thieves\n"
DG = "patience 1\ngame: devils-grip\n"
CA = "patience 1\ngame: calculation\n"

BROKEN = [
    # the head
    ("", 1, "this text is empty"),
    ("\n\n", 1, "this text is empty"),
    ("# patience 1\n", 1, "this text is empty"),
    ("game: forty-thieves\ndeal: 1\n", 1, "begins with “patience 1”"),
    ("\npatience 2\ngame: forty-thieves\ndeal: 1\n", 2, "begins with “patience 1”"),
    ("patience\n", 1, "begins with “patience 1”"),
    ("patience 1\n", 0, "which game"),
    ("patience 1\ndeal: 1\n", 0, "which game"),
    # keys
    (FT + "deal 1\n", 3, "key: value"),
    (FT + "deal: 1\nbogus: 2\n", 4, "no key “bogus”"),
    (FT + "deal: 1\nt17: AC\n", 4, "no key “t17”"),
    (FT + "deal: 1\nt0: AC\n", 4, "no key “t0”"),
    (FT + "deal: 1\nd1: AC\n", 4, "no key “d1”"),
    (FT + "deal: 1\n: 2\n", 4, "no key “”"),
    (FT + "deal: 1\ndeal: 2\n", 4, "given twice"),
    (FT + "t1: AC\n\nt1: 2C\n", 5, "given twice"),
    (FT + "game: limited\ndeal: 1\n", 3, "given twice"),
    # the game and its rules
    ("patience 1\ngame: fourty-thieves\ndeal: 1\n", 2, "nearest: forty-thieves"),
    ("patience 1\ngame:\ndeal: 1\n", 2, "no game “”"),
    (FT + "rules: colour=red\ndeal: 1\n", 3, "no rule “colour”"),
    (FT + "rules: redeals\ndeal: 1\n", 3, "key=value"),
    (FT + "rules: redeals=-1\ndeal: 1\n", 3, "from 0 to 99"),
    (FT + "rules: redeals=1 redeals=2\ndeal: 1\n", 3, "given twice"),
    (FT + "rules: packs=5\ndeal: 1\n", 3, "from 1 to 4"),
    (FT + "rules: columns=17\ndeal: 1\n", 3, "from 1 to 16"),
    (FT + "rules: rows=11\ndeal: 1\n", 3, "10 columns of 11 need 110 cards"),
    (FT + "rules: face-down=4\ndeal: 1\n", 3, "no row face up"),
    (FT + "rules: foundation-base=2\ndeal: 1\n", 3, "must wrap"),
    (FT + "rules: spaces=some\ndeal: 1\n", 3, "one of any, kings"),
    (DG + "rules: wrap=yes\ndeal: 1\n", 3, "no rule “wrap”"),
    (CA + "deal: 1\nrules: turn=3\n", 4, "no rule “turn”"),
    # the start
    (FT, 0, "neither a deal nor a position"),
    (FT + "moves: s-w\n", 0, "neither a deal nor a position"),
    (FT + "deal:\n", 3, "no deal number"),
    (FT + "deal: 0\n", 3, "no deal number"),
    (FT + "deal: ms8589934592\n", 3, "no deal number"),
    (FT + "deal: 1\nt1: AC\n", 4, "not from both"),
    (FT + "t2: AC\ndeal: 1\n", 3, "not from both"),
    (FT + "deal: 1\nredeals-used: 0\n", 4, "not from both"),
    # the piles
    (FT + "t11: AC\n", 3, "no pile t11"),
    (FT + "r1: AC\n", 3, "no pile r1"),
    (DG + "t1: 2C\n", 3, "no pile t1"),
    (CA + "f5: AC\n", 3, "no pile f5"),
    (FT + "t1: 7D 1C\n", 3, "“1C” is not a card"),
    (FT + "t1: 7D\nt2: 7D 11H\n", 4, "“11H” is not a card"),
    (FT + "t1: [7D\n", 3, "“[7D” is not a card"),
    (FT + "t1: []\n", 3, "“[]” is not a card"),
    (FT + "t1: 7D,8D\n", 3, "“7D,8D” is not a card"),
    (FT + "t1: AC..5D\n", 3, "“AC..5D” is not a card"),
    (FT + "t1: ..5D\n", 3, "“..5D” is not a card"),
    (FT + "stock: [7D]\n", 3, "face down"),
    (FT + "f1: [AC]\n", 3, "face down"),
    (FT + "t1: 7D\nt2: 7D\nwaste: 7D\n", 4, "7D stands here once more"),
    (CA + "r1: 7D 7D\n", 3, "7D stands here once more"),
    (DG + "waste: 2C\na1: AC\n", 4, "without AC"),
    (FT + "f1: 2C\n", 3, "f1 cannot start with 2C"),
    (FT + "f1: AD\n", 3, "f1 cannot start with AD"),
    (FT + "f1: AC 3C\n", 3, "3C cannot lie on AC"),
    (FT + "f1: AC..KC AC\n", 3, "AC cannot lie on KC"),
    (CA + "f2: 2C 3C\n", 3, "3C cannot lie on 2C"),
    (CA + "f2: AC\n", 3, "f2 cannot start with AC"),
    (DG + "a1: 2C 3C\n", 3, "3C cannot lie on 2C"),
    (DG + "b2: 5C 8D\n", 3, "8D cannot lie on 5C"),
    (CA + "waste: 7D 8D\n", 3, "one turned card"),
    (FT + "t1: 7D\nredeals-used: 1\n", 4, "allow 0 redeals"),
    (FT + "t1: 7D\nredeals-used: -1\n", 4, "is a number"),
    (FT + "t1: 7D\nredeals-used: 9999999\n", 4, "is a number"),
    # the moves
    (FT + "deal: 1\nmoves: s-w t1\n", 4, "“t1” is not a move"),
    (FT + "deal: 1\nmoves: s-w\nmoves: t1-t2x0\n", 5, "“t1-t2x0” is not a move"),
    (FT + "deal: 1\nmoves: t1--t2\n", 4, "is not a move"),
    (FT + "deal: 1\nmoves: t1-t17\n", 4, "is not a move"),
    (FT + "deal: 1\nmoves: t1-t11\n", 4, "names t11; forty-thieves has no such pile"),
    (FT + "deal: 1\nmoves: t1-r1\n", 4, "names r1"),
    (FT + "deal: 1\nmoves: a1~b1\n", 4, "names a1"),
    (DG + "deal: 1\nmoves: a1~b1x2\n", 4, "is not a move"),
    (FT + "deal: 1\nmoves: (s-w\n", 4, "is not closed"),
    (FT + "deal: 1\nmoves: (s-w (s-w))\n", 4, "inside another"),
    (FT + "deal: 1\nmoves: s-w)\n", 4, "no moves"),
    (FT + "deal: 1\nmoves: ()\n", 4, "no moves"),
    (FT + "deal: 1\nmoves: (s-w\nmoves: s-w))\n", 5, "no moves"),
    # what is told beside
    (FT + "deal: 1\nmoves: s-w\ncursor: 2\n", 5, "cursor is a number from 0 to 1"),
    (FT + "deal: 1\ncursor: -1\n", 4, "cursor is a number"),
    (FT + "deal: 1\ntime: long\n", 4, "time is a number"),
    (FT + "deal: 1\nundos: 1.5\n", 4, "undos is a number"),
    (FT + "deal: 1\nhints: 9999999999999\n", 4, "hints is a number"),
    (FT + "deal: 1\nstarted: yesterday\n", 4, "ISO 8601"),
]


@pytest.mark.parametrize(("text", "line", "words"), BROKEN, ids=lambda value: repr(value)[-40:])
def test_what_is_wrong_is_said_with_its_line(text: str, line: int, words: str) -> None:
    with pytest.raises(RecordError) as refused:
        parse_record(text)
    assert refused.value.line == line
    assert words in refused.value.message
    assert refused.value.message.endswith(".")
    assert str(refused.value) == (f"Line {line}: " if line else "") + refused.value.message


def test_text_from_anywhere_may_hold_braces() -> None:
    """The sentences are templates: what stands in the record is no part of them."""
    for text in ("{", "{0}", "{text}", "}{", "%s"):
        for broken in (text, f"{FT}{text}: 1\n", f"{FT}deal: {text}\n", f"{FT}t1: {text}\n"):
            with pytest.raises(RecordError):
                parse_record(broken)
        for broken in (f"{FT}rules: {text}={text}\ndeal: 1\n", f"patience 1\ngame: {text}\n"):
            with pytest.raises(RecordError):
                parse_record(broken)


def test_a_sentence_stays_short_whatever_stands_there() -> None:
    long = "x" * 500
    texts = [long, f"patience 1\ngame: {long}\n", f"{FT}{long}\n", f"{FT}{long}: 1\n"]
    texts += [f"{FT}deal: {long}\n", f"{FT}deal: 1\nmoves: {long}\n", f"{FT}t1: {long}\n"]
    texts += [f"{FT}rules: {rules}\ndeal: 1\n" for rules in (long, f"{long}=1", f"turn={long}")]
    texts += [f"{FT}deal: 1\n{key}: {long}\n" for key in ("cursor", "started")]
    for text in texts:
        with pytest.raises(RecordError) as refused:
            parse_record(text)
        assert "x" * 41 not in str(refused.value)


def test_a_flood_is_refused() -> None:
    with pytest.raises(RecordError):
        parse_record("#" * (MAX_LENGTH + 1))
    with pytest.raises(RecordError):
        parse_record(f"{FT}deal: 1\nmoves: {'s-w ' * (MAX_MOVES + 1)}\n")
    with pytest.raises(RecordError):
        parse_record(f"{FT}deal: 1\nmoves: ({'s-w ' * (MAX_MOVES + 1)})\n")


# -------------------------------------------------------------------------- what may be written too


@pytest.mark.parametrize(
    "text",
    [
        "PATIENCE 1\n",
        "patience 1 # the first\n\n#\n  game :  Forty-Thieves # the game\nDEAL:0001\n",
        "patience 1\r\ngame: forty-thieves\r\ndeal: 1\r\n",
        "\ufeffpatience 1\ngame: forty-thieves\ndeal: 1",
        "patience 1\nundos:\ndeal: 1\nmoves:\ngame: forty-thieves\nrules:\ncursor:\nstarted:\n",
        "patience 1\ngame: forty-thieves\nrules: unit=single redeals=0 packs=2\ndeal: ms1\n",
    ],
    ids=["shout", "spaces", "windows", "mark", "empty values", "own rules"],
)
def test_reading_is_generous(text: str) -> None:
    if text.startswith("PATIENCE"):
        with pytest.raises(RecordError):
            parse_record(text)
        return
    assert parse_record(text).as_text() == "patience 1\ngame: forty-thieves\ndeal: 1\n"


def test_cards_are_read_in_more_ways_than_written() -> None:
    record = parse_record(f"{FT}f1: AC..3C\nT1: kh 10D 7s..5S\nwaste: td\n")
    assert record.as_text() == f"{FT}waste: TD\nf1: AC 2C 3C\nt1: KH TD 7S 6S 5S\n"


def test_moves_are_read_in_more_ways_than_written() -> None:
    record = parse_record(f"{FT}deal: 1\nmoves: S-W (stock-waste\nmoves: W-T3X1)\nmoves: t3-t4x2\n")
    assert record.as_text() == f"{FT}deal: 1\nmoves: s-w (s-w w-t3) t3-t4x2\n"


def test_a_game_with_the_rules_of_another_is_that_other() -> None:
    text = "patience 1\ngame: forty-thieves\nrules: unit=run\ndeal: 1\n"
    assert parse_record(text).as_text() == "patience 1\ngame: josephine\ndeal: 1\n"


# ------------------------------------------------------------------------------------------ fuzzing

STUDY = f"""{FT}t1: [3D] AS KD
f1: AC..5C
moves: (t1-t2 t1-t3)
cursor: 1
time: 5
undos: 1
hints: 0
started: 2026-03-28T09:00:00Z
"""
CORPUS = [
    *(case["record"] for case in load("rules")[::3]),
    *(path.read_text("utf-8")[:600] for path in sorted(PLAYTHROUGHS.glob("*.txt"))),
    STUDY,
]
WORDS = """# : = - ~ x | ( ) [ ] .. { } AC 10d KH t1 f16 a1 w s stock waste r4 99999 -1 0 ms no yes
unlimited alternate deal: moves: rules: redeals-used: cursor: game: t1: a1: patience é ²"""
PIECES = st.sampled_from([*WORDS.split(), *"\n\r\t \0\u2028\ufeff"]) | st.text(max_size=5)
EDITS = st.lists(st.tuples(st.floats(0, 1), st.integers(0, 6), PIECES), min_size=1, max_size=6)


def edited(text: str, edits: list[tuple[float, int, str]]) -> str:
    """The text with some pieces taken out and others put in."""
    for place, gone, piece in edits:
        at = round(place * len(text))
        text = text[:at] + piece + text[at + gone :]
    return text


def read(text: str) -> Record | RecordError:
    """The record, or why it cannot be read; a record must read the same from its own text."""
    try:
        record = parse_record(text)
    except RecordError as error:
        return error
    again = parse_record(record.as_text())
    assert again == record
    assert again.as_text() == record.as_text()
    return record


@given(st.sampled_from(CORPUS), EDITS)
@settings(max_examples=settings().max_examples * 10)
def test_a_spoilt_record_is_read_or_refused_and_quickly(text: str, edits) -> None:
    spoilt = edited(text, edits)
    started = time.process_time()
    found = read(spoilt)
    if isinstance(found, RecordError):
        assert 0 <= found.line <= spoilt.count("\n") + 1
        assert str(found)
    else:
        replay(found)
    assert time.process_time() - started < 2


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    for record in (text, f"{FT}{text}", f"{FT}t1: {text}", f"{FT}deal: 1\nmoves: {text}"):
        assert str(read(record))


@pytest.mark.parametrize("text", [f"{FT}t1:\n", f"{CA}redeals-used: 0\n"])
def test_a_study_without_a_card_is_told_again(text: str) -> None:
    assert isinstance(read(text), Record)
