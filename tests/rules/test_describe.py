"""The rules as they are told: every sentence holds in the referee, and changes with its rule."""

from itertools import permutations

import pytest

import tests.rules.statements_others  # noqa: F401  # they register what CHECKS holds
from solitaire_desktop.rules.describe import Phrase, advice, describe
from solitaire_desktop.rules.english import TEMPLATES, english
from solitaire_desktop.rules.games.catalogue import ENTRIES, game_spec
from solitaire_desktop.rules.grammar import fill
from solitaire_desktop.rules.spec import Family, GameSpec
from solitaire_desktop.window.grammar import Language, grammar_of
from tests.rules.statements import CHECKS

MADE = (
    "packs=1 columns=4 rows=1 redeals=2",
    "packs=1 columns=8 rows=1 laid-out=yes spaces=auto refill=yes",
    "packs=4 columns=12 rows=3 turn=3 redeals=unlimited",
    "columns=8 rows=1 laid-out=yes build=rank spaces=auto",
    "columns=8 rows=1 foundation-build=alternate build=alternate unit=run redeals=1",
    "columns=12 rows=1 foundation-base=2 foundation-build=suit-wrap wrap=yes",
    "columns=10 rows=1 laid-out=yes foundation-base=8 foundation-build=suit-wrap give-back=yes",
    "columns=7 rows=7 face-down=alternate spaces=kings unit=run redeals=unlimited",
    "columns=10 face-down=3 build=color spaces=none wrap=yes",
    "columns=12 build=rank spaces=waste turn=2 refill=yes",
    "columns=13 rows=8 build=other-suit unit=run give-back=yes",
    "columns=8 rows=12 laid-out=yes unit=run spaces=none",
    "columns=9 rows=11 unit=run build=suit wrap=yes",
    "packs=1 columns=3 rows=17",
    "columns=5 rows=7 face-down=2 unit=run spaces=waste",
)
NARROW = game_spec("forty-thieves", "columns=1 rows=8")
GRIP = ("turn=1", "redeals=1", "turn=2 redeals=2", "redeals=unlimited")
COUNTING = ("placement=free", "transfers=no", "starters=clubs")
SPECS = (
    *(game_spec(entry.key) for entry in ENTRIES),
    *(game_spec("forty-thieves", rules) for rules in MADE),
    *(game_spec("devils-grip", rules) for rules in GRIP),
    *(game_spec("calculation", rules) for rules in COUNTING),
)


def name(spec: GameSpec) -> str:
    return f"{spec.game} {spec.rules_text}"


def holds(spec: GameSpec, phrase: Phrase) -> bool:
    return CHECKS[phrase.key](spec, phrase.args)


@pytest.mark.parametrize("spec", SPECS, ids=name)
def test_every_sentence_is_what_the_referee_does(spec: GameSpec) -> None:
    wrong = [english(TEMPLATES[p.key], p.args) for p in describe(spec) if not holds(spec, p)]
    assert wrong == []


def test_a_single_column_is_told_as_one() -> None:
    deal = [phrase for phrase in describe(NARROW) if phrase.heading == "heading/deal"]
    assert deal[0].key == "rules/deal/columns/one"
    assert all(holds(NARROW, phrase) for phrase in deal)


def test_every_sentence_about_rules_is_said_of_some_game_and_checked() -> None:
    said = {phrase.key for spec in (*SPECS, NARROW) for phrase in describe(spec)}
    known = {key for key in TEMPLATES if key.startswith("rules/")}
    assert (known - said, known ^ set(CHECKS)) == (set(), set())


@pytest.mark.parametrize("family", Family)
def test_a_changed_rule_changes_the_sentence_and_makes_the_old_one_false(family: Family) -> None:
    specs = [spec for spec in SPECS if spec.family is family]
    told = {name(spec): describe(spec) for spec in specs}
    still_true = [
        (phrase.key, name(other))
        for spec, other in permutations(specs, 2)
        for phrase in told[name(spec)]
        if phrase not in told[name(other)]
        and phrase.heading in {p.heading for p in told[name(other)]}
        and holds(other, phrase)
    ]
    assert still_true == []


@pytest.mark.parametrize("spec", SPECS, ids=name)
@pytest.mark.parametrize("language", Language)
def test_every_sentence_can_be_said(spec: GameSpec, language: Language) -> None:
    for phrase in (*describe(spec), *advice(spec)):
        sentence = fill(TEMPLATES[phrase.key], phrase.args, grammar_of(language))
        assert not set("{}") & set(sentence)
        assert sentence.endswith(".")
        assert TEMPLATES[phrase.heading]


def test_each_family_has_tips_and_facts_and_only_those_that_are_true_of_its_rules() -> None:
    own = [phrase.key for phrase in advice(game_spec("forty-thieves"))]
    all_of_them = [key for key in TEMPLATES if "/forty-thieves/" in key]
    assert own == all_of_them
    three_packs = [phrase.key for phrase in advice(game_spec("sixty-thieves"))]
    assert "tip/forty-thieves/twins" not in three_packs
    assert "fact/forty-thieves/name" not in three_packs
    assert all(advice(game_spec(key)) for key in ("devils-grip", "calculation"))
