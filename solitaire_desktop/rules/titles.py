"""What a game is called: its name in the catalogue, or the nearest name and what differs.

Nothing here is text that is shown: names and characters are the English source texts of the
catalogue, differences are phrases.
"""

from typing import NamedTuple, Protocol

from solitaire_desktop.rules.describe import Phrase
from solitaire_desktop.rules.english import TEMPLATES, english
from solitaire_desktop.rules.games.catalogue import ENTRIES, entry_of, game_spec
from solitaire_desktop.rules.rule_keys import FAMILY_KEYS, field_name, rule_text
from solitaire_desktop.rules.spec import GameSpec, Rules


class Translate(Protocol):
    """Translates an English source text and fills in its arguments."""

    def __call__(self, source: str, /, **args: object) -> str: ...


class Title(NamedTuple):
    """What a game is called.

    Attributes:
        name: the English name of the nearest game of the catalogue
        differences: what sets these rules apart from it; empty for a game of the catalogue
    """

    name: str
    differences: tuple[Phrase, ...]


def _english(source: str, /, **args: object) -> str:
    filled = english(source, args)
    return filled if source[0] == "{" else source[0] + filled[1:]


def title(spec: GameSpec) -> Title:
    """The name of a game, or the name of the nearest one with what differs from it.

    >>> title(game_spec("forty-thieves", "columns=12 rows=3 unit=run"))
    Title(name='Limited', differences=(Phrase(key='differs/unit/run', args={}, clause=''),))
    """
    name, changed = _nearest(spec)
    return Title(entry_of(name).name, tuple(_difference(spec.rules, key) for key in changed))


def title_text(spec: GameSpec, tr: Translate = _english) -> str:
    """The title in one line; `tr` translates a source text and fills in its arguments.

    >>> title_text(game_spec("forty-thieves", "spaces=kings redeals=1"))
    'Kings-only spaces: one redeal'
    """
    name, differences = title(spec)
    said = [tr(TEMPLATES[phrase.key], **phrase.args) for phrase in differences]
    return f"{tr(name)}: {', '.join(said)}" if said else tr(name)


def character(spec: GameSpec) -> str:
    """One English sentence about the game of the catalogue that a game is, or is nearest to."""
    return entry_of(_nearest(spec)[0]).character


def _nearest(spec: GameSpec) -> tuple[str, list[str]]:
    """The key of the game from which the fewest rules differ, and these rules' keys."""
    found = []
    for entry in ENTRIES:
        if entry.family is spec.family:
            own = game_spec(entry.key).rules
            keys = FAMILY_KEYS[spec.family]
            changed = [key for key in keys if rule_text(own, key) != rule_text(spec.rules, key)]
            found.append((entry.key, changed))
    return min(found, key=lambda pair: len(pair[1]))


def _difference(rules: Rules, key: str) -> Phrase:
    exact = f"differs/{key}/{rule_text(rules, key)}"
    if exact in TEMPLATES:
        return Phrase(exact)
    value = getattr(rules, field_name(key))
    return Phrase(f"differs/{key}", {"rank" if key == "foundation-base" else "n": value})
