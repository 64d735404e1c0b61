"""What follows by rule alone: gaps and spaces filled, the waste refilled, bared cards turned up."""

from collections.abc import Iterable

from solitaire_desktop.rules.move import STOCK, WASTE
from solitaire_desktop.rules.position import Cards, Position
from solitaire_desktop.rules.spec import Family, PileKind, Spaces


def settled(position: Position, left: Iterable[str] | None = None) -> Position:
    """The position after everything mandatory has happened (DG-11, FTV-3, notation.md).

    `left` names the piles that cards have just left, to save looking at all; None for any.
    """
    if position.spec.family is Family.CALCULATION:
        return position
    piles = dict(position.piles)
    _fill(position, piles)
    shown = frozenset(
        piles[name][-1]
        for name in (position.spec.group(PileKind.TABLEAU) if left is None else left)
        if piles[name] and piles[name][-1] in position.hidden
    )
    if any(piles[name] is not position.piles[name] for name in piles):
        position = position.with_piles(piles)
    return position.without_hidden(shown) if shown else position


def _fill(position: Position, piles: dict[str, Cards]) -> None:
    """Fills what the rules fill at once, first to last, until nothing more can be filled."""
    spec = position.spec
    if spec.family is Family.DEVILS_GRIP:
        for cell in spec.group(PileKind.CELL):
            if not piles[cell] and piles[STOCK]:
                piles[STOCK], piles[cell] = piles[STOCK][:-1], piles[STOCK][-1:]
        return
    if spec.rules.refill:
        _refill(piles, spec.rules.turn)
    if spec.rules.spaces is not Spaces.AUTO:
        return
    for column in spec.group(PileKind.TABLEAU):
        supply = WASTE if piles[WASTE] else STOCK
        if not piles[column] and piles[supply]:
            piles[supply], piles[column] = piles[supply][:-1], piles[supply][-1:]
        if spec.rules.refill:
            _refill(piles, spec.rules.turn)


def _refill(piles: dict[str, Cards], count: int) -> None:
    if not piles[WASTE] and piles[STOCK]:
        turned = piles[STOCK][: -count - 1 : -1]
        piles[STOCK], piles[WASTE] = piles[STOCK][: -len(turned)], turned
