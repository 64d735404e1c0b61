"""Rule keys: every value is read and written; what makes no sense is refused with the reason."""

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solitaire_desktop.errors import RulesError
from solitaire_desktop.rules import ENTRIES, Family, Rules, entry_of, game_spec, whole_rules
from solitaire_desktop.rules.rule_keys import FAMILY_KEYS, field_name, rules_text
from tests.rules.choices import VALUES, specs

FT = "forty-thieves"
# A value beside the usual, for each key, with what it needs to make sense.
OTHERS = [
    "packs=1 rows=5",
    "packs=4",
    "columns=16",
    "columns=1 rows=52",
    "face-down=3",
    "rows=7 face-down=alternate",
    "laid-out=yes",
    "foundation-build=suit-wrap",
    "foundation-base=2 foundation-build=suit-wrap",
    "foundation-base=K foundation-build=suit-wrap",
    "foundation-build=alternate",
    "build=color",
    "build=rank",
    "wrap=yes",
    "spaces=waste",
    "spaces=auto",
    "spaces=none",
    "turn=3",
    "refill=yes",
    "redeals=2",
    "redeals=99",
    "redeals=unlimited",
    "give-back=yes",
]
WRITTEN = [
    ("foundation-base=10 foundation-build=suit-wrap", "foundation-base=T", "suit-wrap"),
    ("foundation-build=Suit-Wrap foundation-base=k", "foundation-base=K", "suit-wrap"),
    ("give-back=YES redeals=007", "redeals=7", "give-back=yes"),
]
SENSELESS = [
    ("rows=11", "10 columns of 11 need 110 cards; there are 104 to deal."),
    ("packs=1 rows=6", "10 columns of 6 need 60 cards; there are 52 to deal."),
    ("rows=10 laid-out=yes", "10 columns of 10 need 100 cards; there are 96 to deal."),
    ("face-down=4", "face-down=4 leaves no row face up; rows is 4."),
    ("face-down=7", "face-down=7 leaves no row face up; rows is 4."),
    ("face-down=alternate", "needs an odd number of rows"),
    ("foundation-base=2", "Foundations that start from 2 must wrap"),
    ("foundation-base=K foundation-build=alternate", "Foundations that start from K must wrap"),
]
BAD = [
    ("redeals", "is written key=value"),
    ("redeals = 1", "is written key=value"),
    ("=1", "no rule “”"),
    ("redeal=1", "no rule “redeal”"),
    ("placement=free", "no rule “placement”"),
    ("redeals=1 redeals=1", "given twice"),
    ("redeals=-1", "from 0 to 99"),
    ("redeals=100", "from 0 to 99"),
    ("redeals=1.5", "from 0 to 99"),
    ("redeals=", "from 0 to 99"),
    ("redeals=²", "from 0 to 99"),
    ("redeals=10000000001", "from 0 to 99"),
    ("redeals=infinite", "from 0 to 99"),
    ("packs=0", "from 1 to 4"),
    ("packs=5", "from 1 to 4"),
    ("columns=0", "from 1 to 16"),
    ("columns=17", "from 1 to 16"),
    ("rows=0", "from 1 to 52"),
    ("turn=0", "from 1 to 10"),
    ("face-down=-1", "from 0 to 51"),
    ("face-down=all", "from 0 to 51"),
    ("unit=runs", "one of single, run"),
    ("spaces=king", "one of any, kings, waste, auto, none"),
    ("build=colour", "one of suit, alternate, color, other-suit, rank"),
    ("foundation-build=rank", "one of suit, suit-wrap, alternate"),
    ("foundation-base=1", "one of A 2 3 4 5 6 7 8 9 T J Q K"),
    ("foundation-base=AA", "one of A 2 3 4 5 6 7 8 9 T J Q K"),
    ("foundation-base=", "one of A 2 3 4 5 6 7 8 9 T J Q K"),
    ("wrap=true", "one of yes, no"),
    ("laid-out=1", "one of yes, no"),
]


@pytest.mark.parametrize("text", OTHERS)
def test_every_value_is_read_and_written(text: str) -> None:
    spec = game_spec(FT, text)
    assert spec.rules_text == text
    assert spec.identity == (FT, text)


@pytest.mark.parametrize(("text", "first", "last"), WRITTEN)
def test_values_are_read_in_more_ways_than_written(text: str, first: str, last: str) -> None:
    written = game_spec(FT, text).rules_text
    assert written.startswith(first)
    assert written.endswith(last)
    assert game_spec(FT, written) == game_spec(FT, text)


@pytest.mark.parametrize(("text", "reason"), SENSELESS)
def test_rules_that_make_no_sense_are_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(RulesError) as refused:
        game_spec(FT, text)
    assert reason in str(refused.value)


@pytest.mark.parametrize(("text", "reason"), BAD)
def test_a_value_that_a_key_does_not_have_is_refused(text: str, reason: str) -> None:
    with pytest.raises(RulesError) as refused:
        game_spec(FT, text)
    assert reason in str(refused.value)


@pytest.mark.parametrize("key", ["wrap=yes", "packs=1", "unit=run", "placement=free"])
def test_devils_grip_has_two_rules(key: str) -> None:
    with pytest.raises(RulesError, match="turn, redeals"):
        game_spec("devils-grip", key)


@pytest.mark.parametrize("key", ["turn=3", "redeals=1", "wrap=yes"])
def test_calculation_has_three_rules(key: str) -> None:
    with pytest.raises(RulesError, match="placement, transfers, starters"):
        game_spec("calculation", key)


def test_every_key_is_a_field_and_every_field_a_key() -> None:
    keys = {field_name(key) for family in FAMILY_KEYS.values() for key in family}
    assert keys == {field.name for field in fields(Rules)}


def test_the_tests_try_every_key() -> None:
    assert {family: tuple(values) for family, values in VALUES.items()} == FAMILY_KEYS


@given(specs())
def test_any_sensible_rules_are_written_so_that_they_are_read_the_same(spec) -> None:
    whole = rules_text(spec.family, spec.rules)
    assert game_spec(spec.game, whole) == spec
    assert game_spec(spec.game, spec.rules_text) == spec
    assert game_spec(*spec.identity).rules == spec.rules
    assert game_spec(*spec.identity).identity == spec.identity
    assert [word.partition("=")[0] for word in whole.split()] == list(FAMILY_KEYS[spec.family])


@given(specs(), st.randoms(use_true_random=False))
def test_rules_are_read_in_any_order(spec, order) -> None:
    words = rules_text(spec.family, spec.rules).split()
    order.shuffle(words)
    assert game_spec(spec.family.value, " ".join(words)).rules == spec.rules


# ------------------------------------------------------------------------------------ the catalogue


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_a_game_by_its_own_rules_is_itself(entry) -> None:
    spec = game_spec(entry.key)
    assert (spec.game, spec.rules_text, spec.identity) == (entry.key, "", (entry.key, ""))
    root = next(other.key for other in ENTRIES if other.family is entry.family)
    assert game_spec(root, whole_rules(entry.key)) == spec
    assert game_spec(root, entry.rules) == spec
    assert entry_of(entry.key.upper()) is entry


def test_no_two_games_have_the_same_rules() -> None:
    rules = [(entry.family, whole_rules(entry.key)) for entry in ENTRIES]
    assert len(set(rules)) == len(rules)
    assert len({entry.name for entry in ENTRIES}) == len(ENTRIES)


def test_a_game_that_becomes_another_is_that_other() -> None:
    assert game_spec("josephine", "unit=single").game == FT
    assert game_spec("limited", "columns=10 rows=4 unit=run").game == "josephine"
    assert game_spec("indian", "rows=3 face-down=1").game == "indian-traditional"


def test_the_same_rules_are_one_game_in_the_record_whatever_it_was_called() -> None:
    by_limited = game_spec("limited", "redeals=2")
    by_forty = game_spec(FT, "columns=12 rows=3 redeals=2")
    assert (by_limited.game, by_limited.rules_text) == ("limited", "redeals=2")
    assert by_limited.identity == by_forty.identity
    assert by_limited.rules == by_forty.rules


@pytest.mark.parametrize(
    ("key", "near"),
    [
        ("limted", "limited"),
        ("forty", "forty-thieves"),
        ("devil's grip", "devils-grip"),
        ("calculus", "calculation"),
    ],
)
def test_an_unknown_game_is_refused_with_the_nearest(key: str, near: str) -> None:
    with pytest.raises(RulesError) as refused:
        entry_of(key)
    assert near in str(refused.value)


def test_a_hopeless_name_is_refused_with_all_games() -> None:
    with pytest.raises(RulesError) as refused:
        entry_of("§§§§§§§§§§")
    assert all(entry.key in str(refused.value) for entry in ENTRIES)


def test_all_families_have_a_game() -> None:
    assert {entry.family for entry in ENTRIES} == set(Family)
