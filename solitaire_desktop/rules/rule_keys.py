"""Rule keys as text: `key=value`, read and written, and which of them make sense together."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum

from solitaire_desktop.errors import RulesError
from solitaire_desktop.rules.cards import ACE, RANKS
from solitaire_desktop.rules.english import mark
from solitaire_desktop.rules.spec import (
    ALTERNATE,
    MAX_COLUMNS,
    Build,
    Family,
    FoundationBuild,
    Placement,
    Rules,
    Spaces,
    Starters,
    Unit,
)

FAMILY_KEYS: Mapping[Family, tuple[str, ...]] = {
    Family.FORTY_THIEVES: (
        "packs",
        "columns",
        "rows",
        "face-down",
        "laid-out",
        "foundation-base",
        "foundation-build",
        "build",
        "wrap",
        "unit",
        "spaces",
        "turn",
        "refill",
        "redeals",
        "give-back",
    ),
    Family.DEVILS_GRIP: ("turn", "redeals"),
    Family.CALCULATION: ("placement", "transfers", "starters"),
}


def field_name(key: str) -> str:
    """The field of `Rules` that holds a rule key."""
    return key.replace("-", "_")


def value_text(value: object) -> str:
    """A rule's value as the notation writes it.

    >>> value_text(True), value_text(None)
    ('yes', 'unlimited')
    """
    match value:
        case None:
            return "unlimited"
        case bool():
            return "yes" if value else "no"
        case int() if value == ALTERNATE:
            return "alternate"
        case _:
            return str(value)


def rule_text(rules: Rules, key: str) -> str:
    """The value of one rule key as the notation writes it."""
    value = getattr(rules, field_name(key))
    return RANKS[value - 1] if key == "foundation-base" else value_text(value)


def rules_text(family: Family, rules: Rules, own: Rules | None = None) -> str:
    """The rules as `key=value` in the order of the notation: all, or what differs from `own`."""
    return " ".join(
        f"{key}={rule_text(rules, key)}"
        for key in FAMILY_KEYS[family]
        if own is None or rule_text(rules, key) != rule_text(own, key)
    )


def with_rules(family: Family, own: Rules, text: str) -> Rules:
    """The rules `own` changed by a text of `key=value`; not yet checked for sense.

    Raises RulesError for an unknown or repeated key and for a value that the key does not have.
    """
    changes: dict[str, object] = {}
    for word in text.split():
        key, sign, value = word.partition("=")
        if not sign:
            raise RulesError(mark("A rule is written key=value; “{text}” is not."), text=word[:40])
        if key not in FAMILY_KEYS[family]:
            known = ", ".join(FAMILY_KEYS[family])
            raise RulesError(
                mark("There is no rule “{key}” in this game; it has {known}."),
                key=key[:40],
                known=known,
            )
        if field_name(key) in changes:
            raise RulesError(mark("The rule “{key}” is given twice."), key=key)
        changes[field_name(key)] = _parse_value(key, value)
    return replace(own, **changes)  # type: ignore[arg-type]  # checked key by key above


_NUMBERS = {
    "packs": (1, 4),
    "columns": (1, MAX_COLUMNS),
    "rows": (1, 52),
    "turn": (1, 10),
}
_ENUMS: dict[str, type[StrEnum]] = {
    "foundation-build": FoundationBuild,
    "build": Build,
    "unit": Unit,
    "spaces": Spaces,
    "placement": Placement,
    "starters": Starters,
}


def _parse_value(key: str, text: str) -> object:
    value = text.lower()
    if key in _NUMBERS:
        low, high = _NUMBERS[key]
        return _parse_number(key, value, low, high)
    if key in _ENUMS:
        choices = [str(choice) for choice in _ENUMS[key]]
        if value not in choices:
            raise _no_choice(key, ", ".join(choices), text)
        return _ENUMS[key](value)
    if key == "face-down":
        return ALTERNATE if value == "alternate" else _parse_number(key, value, 0, 51)
    if key == "redeals":
        return None if value == "unlimited" else _parse_number(key, value, 0, 99)
    if key == "foundation-base":
        rank = value.upper().replace("10", "T")
        if len(rank) != 1 or rank not in RANKS:
            raise _no_choice(key, " ".join(RANKS), text)
        return RANKS.index(rank) + 1
    if value not in ("yes", "no"):
        raise _no_choice(key, "yes, no", text)
    return value == "yes"


def _no_choice(key: str, choices: str, text: str) -> RulesError:
    template = mark("{key} is one of {choices}; “{text}” is not.")
    return RulesError(template, key=key, choices=choices, text=text[:40])


def _parse_number(key: str, text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit()) or not low <= int(text[:9]) <= high:
        raise RulesError(
            mark("{key} is a number from {low} to {high}; “{text}” is not."),
            key=key,
            low=low,
            high=high,
            text=text[:40],
        )
    return int(text)


def check_sense(family: Family, rules: Rules) -> None:
    """Raises RulesError, with the reason, when rules make no sense together."""
    if family is not Family.FORTY_THIEVES:
        return
    cards = 52 * rules.packs
    bases = 4 * rules.packs if rules.laid_out else 0
    dealt = rules.columns * rules.rows
    if dealt + bases > cards:
        raise RulesError(
            mark("{columns} columns of {rows} need {n} cards; there are {there} to deal."),
            columns=rules.columns,
            rows=rules.rows,
            n=dealt,
            there=cards - bases,
        )
    if rules.face_down == ALTERNATE and rules.rows % 2 == 0:
        raise RulesError(
            mark("face-down=alternate needs an odd number of rows, so that the last is up.")
        )
    if rules.face_down >= rules.rows:
        raise RulesError(
            mark("face-down={n} leaves no row face up; rows is {rows}."),
            n=rules.face_down,
            rows=rules.rows,
        )
    if rules.foundation_base != ACE and rules.foundation_build is not FoundationBuild.SUIT_WRAP:
        base = RANKS[rules.foundation_base - 1]
        raise RulesError(
            mark("Foundations that start from {base} must wrap: use foundation-build=suit-wrap."),
            base=base,
        )
