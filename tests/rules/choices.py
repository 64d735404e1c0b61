"""Random games, positions and moves: drawn by `random` or by hypothesis, by the same code."""

from collections.abc import Sequence
from typing import Any, Protocol

from hypothesis import strategies as st

from solitaire_desktop.rules import (
    Card,
    Family,
    GameSpec,
    Move,
    MoveKind,
    PileKind,
    Position,
    card_at,
    game_spec,
)
from solitaire_desktop.rules.move import STOCK, WASTE, WHOLE
from solitaire_desktop.rules.position import new_position
from solitaire_desktop.rules.rule_keys import rules_text
from solitaire_desktop.rules.settle import settled
from solitaire_desktop.rules.tables import tables
from tests.rules.reference import Reference


class Choose(Protocol):
    """Picks one of several: `random.choice`, or a draw of hypothesis."""

    def __call__(self, several: Sequence[Any], /) -> Any: ...


VALUES: dict[Family, dict[str, tuple[str, ...]]] = {
    Family.FORTY_THIEVES: {
        "packs": ("1", "2", "2", "3", "4"),
        "columns": tuple(str(n) for n in range(1, 17)),
        "rows": ("1", "2", "3", "4", "5", "7"),
        "face-down": ("0", "0", "1", "2", "3", "alternate"),
        "laid-out": ("no", "yes"),
        "foundation-base": ("A", "A", "2", "5", "T", "K"),
        "foundation-build": ("suit", "suit-wrap", "alternate"),
        "build": ("suit", "alternate", "color", "other-suit", "rank"),
        "wrap": ("no", "yes"),
        "unit": ("single", "run"),
        "spaces": ("any", "kings", "waste", "auto", "none"),
        "turn": ("1", "1", "2", "3"),
        "refill": ("no", "yes"),
        "redeals": ("0", "1", "2", "unlimited"),
        "give-back": ("no", "yes"),
    },
    Family.DEVILS_GRIP: {
        "turn": ("3", "1", "2", "4"),
        "redeals": ("0", "1", "2", "unlimited"),
    },
    Family.CALCULATION: {
        "placement": ("forced", "free"),
        "transfers": ("yes", "no"),
        "starters": ("pack", "clubs"),
    },
}


def choose_rules(choose: Choose, family: Family) -> dict[str, str]:
    """A value for every rule key of a family, sensible together."""
    rules = {key: str(choose(values)) for key, values in VALUES[family].items()}
    if family is not Family.FORTY_THIEVES:
        return rules
    if rules["foundation-base"] != "A":
        rules["foundation-build"] = "suit-wrap"
    bases = 4 * int(rules["packs"]) if rules["laid-out"] == "yes" else 0
    columns, rows = int(rules["columns"]), int(rules["rows"])
    rules["rows"] = str(min(rows, (52 * int(rules["packs"]) - bases) // columns))
    if rules["face-down"] == "alternate":
        rules["rows"] = str(int(rules["rows"]) - (int(rules["rows"]) % 2 == 0))
    else:
        rules["face-down"] = str(min(int(rules["face-down"]), int(rules["rows"]) - 1))
    return rules


def choose_spec(choose: Choose, family: Family) -> GameSpec:
    """A game of a family by any sensible rules."""
    rules = choose_rules(choose, family)
    return game_spec(family.value, " ".join(f"{key}={value}" for key, value in rules.items()))


@st.composite
def specs(draw: st.DrawFn) -> GameSpec:
    """Games by any sensible rules."""
    family = draw(st.sampled_from(list(Family)))
    return choose_spec(lambda several: draw(st.sampled_from(several)), family)


def choose_position(choose: Choose, spec: GameSpec, most: int) -> Position:
    """A position of at most so many cards beside the foundations, lying anyhow.

    Half of the cards that follow a foundation's start are on it; foundations and grid piles are in
    order, as in every record.
    """
    left = [card_at(kind, copy) for copy in range(spec.packs) for kind in spec.all_kinds]
    piles: dict[str, list[Card]] = {name: [] for name in spec.piles}
    for name in spec.group(PileKind.FOUNDATION):
        for _ in range(choose(range(14))):
            if not _add_fitting(choose, spec, name, piles[name], left):
                break
    if spec.family is Family.DEVILS_GRIP:
        for name in spec.group(PileKind.CELL):
            piles[name] = [left.pop(choose(range(len(left))))]
            for _ in range(choose(range(4))):
                _add_fitting(choose, spec, name, piles[name], left)
    others = [name for name in spec.piles if spec.kind_of(name) not in _ORDERED]
    open_to = [choose(others) for _ in range(6)]
    hidden: set[Card] = set()
    for _ in range(choose(range(most + 1))):
        name = choose(open_to)
        full = spec.family is Family.CALCULATION and name == WASTE and piles[WASTE]
        if left and not full:
            card = left.pop(choose(range(len(left))))
            piles[name].append(card)
            if spec.kind_of(name) is PileKind.TABLEAU and choose((False,) * 5 + (True,)):
                hidden.add(card)
    used = choose((0, 0, 1)) if spec.rules.redeals != 0 else 0
    position = new_position(spec, {k: tuple(v) for k, v in piles.items()}, frozenset(hidden), used)
    return settled(position)


_ORDERED = (PileKind.FOUNDATION, PileKind.CELL)


def _add_fitting(
    choose: Choose, spec: GameSpec, name: str, pile: list[Card], left: list[Card]
) -> bool:
    laws = tables(spec)
    takes = laws.lands[name][pile[-1].kind] if pile else laws.starts[name]
    fitting = [card for card in left if card.kind in takes]
    if not fitting:
        return False
    card = choose(fitting)
    left.remove(card)
    pile.append(card)
    return True


def reference(position: Position) -> Reference:
    """The same position for the second referee."""
    words = rules_text(position.spec.family, position.spec.rules).split()
    return Reference(
        dict(word.split("=", 1) for word in words),
        {name: list(position[name]) for name in position.spec.piles},
        set(position.hidden),
        position.redeals_used,
    )


def conceivable_moves(position: Position) -> list[Move]:
    """Every move that a person might try: all pairs of piles, all sizes that could be there."""
    moves = []
    names = position.spec.piles
    for at, source in enumerate(names):
        is_cell = position.spec.kind_of(source) is PileKind.CELL
        sizes = [WHOLE] if is_cell else list(range(1, len(position[source]) + 2))
        if source in (STOCK, WASTE):
            sizes = sizes[:4]
        for other, target in enumerate(names):
            moves += [Move(source, target, size) for size in sizes]
            if at < other:
                moves.append(Move(source, target, WHOLE, MoveKind.SWAP))
    return moves
