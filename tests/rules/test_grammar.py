"""Filling in the templates of sentences."""

import pytest

from solitaire_desktop.rules import card
from solitaire_desktop.rules.english import english


@pytest.mark.parametrize(
    ("template", "args", "sentence"),
    [
        ("{card:the} stays.", {"card": card("8D")}, "The 8 of diamonds stays."),
        ("{rank:a} is wanted.", {"rank": 8}, "An 8 is wanted."),
        ("{pile:the} is empty.", {"pile": "waste"}, "The waste is empty."),
        ("{file} is no record.", {"file": "games.txt"}, "games.txt is no record."),
        ("only {n} left", {"n": 3}, "Only 3 left"),
    ],
)
def test_a_name_that_stands_first_is_written_large_but_not_a_file(
    template: str, args: dict[str, object], sentence: str
) -> None:
    assert english(template, args) == sentence
