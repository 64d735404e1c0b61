"""The catalogue: every game known by name, and the game that a name and rules make.

A game whose whole rules equal an entry *is* that entry (notation.md, Rule keys).
"""

from functools import lru_cache

from solitaire_desktop.errors import RulesError
from solitaire_desktop.rules.english import mark
from solitaire_desktop.rules.games import calculation, devils_grip, forty_thieves
from solitaire_desktop.rules.games.entry import Entry
from solitaire_desktop.rules.rule_keys import check_sense, rules_text, with_rules
from solitaire_desktop.rules.spec import Family, GameSpec, Rules

ENTRIES: tuple[Entry, ...] = (
    *forty_thieves.ENTRIES,
    *devils_grip.ENTRIES,
    *calculation.ENTRIES,
)
_OWN = {
    Family.FORTY_THIEVES: forty_thieves.OWN,
    Family.DEVILS_GRIP: devils_grip.OWN,
    Family.CALCULATION: calculation.OWN,
}
_BY_KEY = {entry.key: entry for entry in ENTRIES}


def entry_of(key: str) -> Entry:
    """The catalogue's entry of this key; RulesError with the nearest names when there is none.

    >>> entry_of("limited").rules
    'columns=12 rows=3'
    """
    entry = _BY_KEY.get(key.lower())
    if entry is None:
        from difflib import get_close_matches  # noqa: PLC0415 1 ms that a right key spares

        near = get_close_matches(key.lower(), _BY_KEY, n=3, cutoff=0.4) or list(_BY_KEY)
        raise RulesError(
            mark("There is no game “{key}”. The nearest: {near}."),
            key=key[:40],
            near=", ".join(near),
        )
    return entry


@lru_cache(maxsize=64)
def game_spec(key: str, rules: str = "") -> GameSpec:
    """The game of this catalogue key with these rules changed.

    Raises RulesError for an unknown game or rule, and for rules that make no sense together.

    >>> game_spec("forty-thieves", "unit=run").game
    'josephine'
    """
    entry = entry_of(key)
    family = entry.family
    own = _rules_of(entry)
    changed = with_rules(family, own, rules)
    check_sense(family, changed)
    same = next((known for known in _family(family) if _rules_of(known) == changed), None)
    if same is not None:
        return GameSpec(same.key, family, changed, "", (same.key, ""))
    root = _family(family)[0]
    identity = (root.key, rules_text(family, changed, _OWN[family]))
    return GameSpec(entry.key, family, changed, rules_text(family, changed, own), identity)


def whole_rules(key: str) -> str:
    """All rules of a catalogue entry as `key=value`, in the order of the notation."""
    entry = entry_of(key)
    return rules_text(entry.family, _rules_of(entry))


def _family(family: Family) -> tuple[Entry, ...]:
    return tuple(entry for entry in ENTRIES if entry.family is family)


@lru_cache(maxsize=128)
def _rules_of(entry: Entry) -> Rules:
    return with_rules(entry.family, _OWN[entry.family], entry.rules)
