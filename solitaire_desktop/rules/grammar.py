"""How cards, ranks and piles are named inside a sentence: the part that every language shares.

A template has placeholders with an optional form: `{card}`, `{card:the}`, `{rank:a}`. What stands
for them depends on the argument's name: `card`, `top` are cards, `wanted` a tuple of cards joined
by "or", `rank` a rank from 1 to 13, `pile` a pile's name, `piles` several. All else is printed as
it is. The English grammar is in `english`; others belong to the window.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, TypeVar

from solitaire_desktop.rules.cards import Card

_T = TypeVar("_T")
_FIRST = re.compile(r"{(\w+)")


class Grammar(Protocol):
    """A language's names; `form` is the placeholder's form, empty for the bare name."""

    def card(self, card: Card, form: str) -> str:
        """A card: "6 of diamonds", or with `the` "the 6 of diamonds"."""

    def rank(self, rank: int, form: str) -> str:
        """A rank: "6", or with `a` "a 6"."""

    def pile(self, pile: str, form: str) -> str:
        """A pile: "column 3"."""

    def any_of(self, names: list[str]) -> str:
        """Several names joined by "or"."""


class _Named:
    """A value that a template's placeholder asks for its name in a form."""

    def __init__(self, name: Callable[[str], str]) -> None:
        self._name = name

    def __format__(self, form: str) -> str:
        return self._name(form)

    def __str__(self) -> str:
        return self._name("")


def fill(template: str, args: Mapping[str, object], grammar: Grammar) -> str:
    """The sentence of a template; a name that stands first gets a large letter.

    What is printed as it is, like a file's name, keeps its own first letter.
    """
    named = {key: _named(key, value, grammar) for key, value in args.items()}
    text = template.format_map(named)
    first = _FIRST.match(template)
    if first is not None and not isinstance(named.get(first[1]), _Named):
        return text
    return text[:1].upper() + text[1:]


def _named(key: str, value: object, grammar: Grammar) -> object:
    match key, value:
        case (("card" | "top"), Card()):
            return _Named(lambda form: grammar.card(value, form))
        case "wanted", tuple():
            return _Named(lambda form: _several(value, grammar.card, form, grammar))
        case "rank", int():
            return _Named(lambda form: grammar.rank(value, form))
        case "pile", str():
            return _Named(lambda form: grammar.pile(value, form))
        case "piles", tuple():
            return _Named(lambda form: _several(value, grammar.pile, form, grammar))
        case _:
            return value


def _several(
    values: Iterable[_T], name: Callable[[_T, str], str], form: str, grammar: Grammar
) -> str:
    return grammar.any_of([name(value, form) for value in values])
