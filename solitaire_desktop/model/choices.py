"""What a click means: the best place for lifted cards, by rules a player can foresee."""

from solitaire_desktop.model.autoplay import upward
from solitaire_desktop.rules import PileKind, Position, lift, tables
from solitaire_desktop.rules.referee import run_length
from solitaire_desktop.rules.tables import Kinds


def best_target(position: Position, pile: str, count: int) -> str | None:
    """Where a click sends the top `count` cards: up, else on the longest run, else to a space.

    None when there is no place, or (Calculation) when only reserves are left, which the player
    chooses between.
    """
    up = upward(position, pile) if count == 1 else None
    if up is not None:
        return up
    found = lift(position, pile, count)
    columns = [
        target
        for target in found
        if position.spec.kind_of(target) in (PileKind.TABLEAU, PileKind.CELL)
    ]
    occupied = [target for target in columns if position[target]]
    if occupied:
        return max(occupied, key=lambda target: run_length(position, target))
    whole = position.spec.kind_of(pile) is PileKind.TABLEAU and count == len(position[pile])
    return None if whole else next(iter(columns), None)


def next_kinds(position: Position, pile: str) -> Kinds:
    """The kinds that a foundation takes next; none when it is complete."""
    laws, cards = tables(position.spec), position[pile]
    return laws.lands[pile][cards[-1].kind] if cards else laws.starts[pile]
