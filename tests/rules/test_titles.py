"""What games are called: their own names, and the nearest name for rules that have none."""

import pytest

from solitaire_desktop.rules.games.catalogue import ENTRIES, game_spec
from solitaire_desktop.rules.games.entry import Entry
from solitaire_desktop.rules.titles import character, title, title_text


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_a_game_of_the_catalogue_has_its_own_name(entry: Entry) -> None:
    spec = game_spec(entry.key)
    assert (title_text(spec), character(spec)) == (entry.name, entry.character)


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ("columns=12", "Forty Thieves: 12 columns"),
        ("redeals=2", "Forty Thieves: 2 redeals"),
        ("columns=11 turn=3", "Forty Thieves: 11 columns, turn 3 cards"),
        ("redeals=unlimited unit=run", "Josephine: unlimited redeals"),
        ("spaces=kings redeals=1", "Kings-only spaces: one redeal"),
        ("packs=1 columns=1", "Forty Thieves: one pack, one column"),
        (
            "foundation-base=8 foundation-build=suit-wrap",
            "Forty Thieves: foundations from an 8, foundations in suit past the King",
        ),
        (
            "build=rank face-down=alternate rows=5",
            "Forty Thieves: 5 rows, every second row face down, built in any suit",
        ),
    ],
)
def test_other_rules_have_the_nearest_name_and_what_differs(rules: str, expected: str) -> None:
    assert title_text(game_spec("forty-thieves", rules)) == expected


def test_the_same_rules_have_the_same_name_however_they_were_written() -> None:
    one = game_spec("forty-thieves", "build=other-suit redeals=1")
    other = game_spec("indian", "redeals=1")
    assert title(one) == title(other)


def test_a_title_is_translated_name_and_differences_alike() -> None:
    def shout(source: str, /, **args: object) -> str:
        return source.format(**args).upper()

    text = title_text(game_spec("calculation", "placement=free"), shout)
    assert text == "CALCULATION: FREE PLACEMENT"
