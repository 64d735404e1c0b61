"""The only judge: what is legal, what a move leads to, and how a position stands.

`why_not` decides; everything else (legal moves, drops, hints, help, the search) asks it or reads
the same tables. Piles' acceptance is compiled in `tables`, refusals are explained in `refusals`.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, pairwise

from solitaire_desktop.rules.cards import Card
from solitaire_desktop.rules.move import STOCK, WASTE, WHOLE, Move, MoveKind, Reason, Refusal
from solitaire_desktop.rules.position import Cards, Outcome, Position
from solitaire_desktop.rules.refusals import (
    refusal,
    refuse_cell,
    refuse_column,
    refuse_foundation,
)
from solitaire_desktop.rules.settle import settled
from solitaire_desktop.rules.spec import Family, GameSpec, PileKind, Placement, Spaces, Unit
from solitaire_desktop.rules.standing import is_won, score
from solitaire_desktop.rules.tables import Tables, tables

__all__ = [
    "accepts",
    "fitting_foundations",
    "is_null",
    "is_run",
    "legal_moves",
    "outcome",
    "play",
    "run_length",
    "score",
    "why_not",
    "why_not_lift",
]

_SOURCES = (PileKind.TABLEAU, PileKind.WASTE, PileKind.RESERVE, PileKind.CELL, PileKind.FOUNDATION)
_TARGETS = (PileKind.FOUNDATION, PileKind.TABLEAU, PileKind.RESERVE, PileKind.CELL)


def why_not(position: Position, move: Move) -> Refusal | None:
    """Why a move is refused in a position, or None when it is legal."""
    spec, piles = position.spec, position.piles
    if move.source not in piles or move.target not in piles:
        return refusal(position, Reason.NO_SUCH_PILE, move.target)
    if move.source == move.target:
        return refusal(position, Reason.SAME_PILE, move.target)
    if move.kind is MoveKind.SWAP:
        return _why_not_swap(position, move)
    target = spec.kind_of(move.target)
    if target is PileKind.STOCK:
        return _why_not_to_stock(position, move)
    if target is PileKind.WASTE:
        return _why_not_to_waste(position, move)
    refused = why_not_lift(position, move.source, move.count)
    return refused or _why_not_onto(position, move, target)


def why_not_lift(position: Position, pile: str, count: int) -> Refusal | None:
    """Why the top `count` cards of a pile cannot be taken as one unit, or None.

    WHOLE stands for the whole pile. Where they might go is not asked.
    """
    kind = position.spec.kind_of(pile)
    cards = position[pile]
    if kind is PileKind.STOCK:
        return refusal(position, Reason.STOCK_TO_WASTE, pile)
    if not cards:
        return refusal(position, Reason.EMPTY_SOURCE, pile)
    if count > len(cards):
        return refusal(position, Reason.TOO_FEW_CARDS, pile, n=len(cards))
    match kind:
        case PileKind.CELL:
            part = count not in (WHOLE, len(cards))
            return refusal(position, Reason.PART_OF_PILE, pile) if part else None
        case PileKind.FOUNDATION if not position.spec.rules.give_back:
            return refusal(position, Reason.FOUNDATION_LOCKED, pile)
        case PileKind.TABLEAU if count > 1:
            return _why_not_unit(position, pile, cards[-count:])
    return refusal(position, Reason.ONE_CARD, pile) if count != 1 else None


def _why_not_unit(position: Position, pile: str, cards: Cards) -> Refusal | None:
    if position.spec.rules.unit is Unit.SINGLE:
        return refusal(position, Reason.ONE_CARD, pile)
    if not position.hidden.isdisjoint(cards):
        return refusal(position, Reason.FACE_DOWN, pile)
    if not is_run(tables(position.spec), pile, cards):
        return refusal(position, Reason.NOT_A_RUN, pile)
    return None


def is_run(laws: Tables, column: str, cards: Cards) -> bool:
    """Whether each of these cards of a column is built on the one before by the column's rule."""
    lands = laws.lands[column]
    return all(upper.kind in lands[lower.kind] for lower, upper in pairwise(cards))


def _why_not_swap(position: Position, move: Move) -> Refusal | None:
    kinds = (position.spec.kind_of(move.source), position.spec.kind_of(move.target))
    if kinds != (PileKind.CELL, PileKind.CELL):
        return refusal(position, Reason.SWAP_ONLY_GRID, move.target)
    if not (position[move.source] and position[move.target]):
        return refusal(position, Reason.SWAP_EMPTY, move.target)
    return None


def _why_not_to_stock(position: Position, move: Move) -> Refusal | None:
    if move.source != WASTE or move.count != 1:
        return refusal(position, Reason.STOCK_CLOSED, STOCK)
    if position.redeals_left == 0:
        return refusal(position, Reason.REDEAL_NONE, STOCK)
    if position[STOCK]:
        return refusal(position, Reason.REDEAL_TOO_EARLY, STOCK)
    if not position[WASTE]:
        return refusal(position, Reason.WASTE_EMPTY, WASTE)
    return None


def _why_not_to_waste(position: Position, move: Move) -> Refusal | None:
    if move.source != STOCK or move.count != 1:
        return refusal(position, Reason.WASTE_CLOSED, WASTE)
    if not position[STOCK]:
        return refusal(position, Reason.STOCK_EMPTY, STOCK)
    if position.spec.family is Family.CALCULATION and position[WASTE]:
        return refusal(position, Reason.TURNED_WAITS, WASTE, card=position[WASTE][-1])
    return None


def _why_not_onto(position: Position, move: Move, target: PileKind) -> Refusal | None:
    source = position.spec.kind_of(move.source)
    if source is PileKind.FOUNDATION and target is not PileKind.TABLEAU:
        return refusal(position, Reason.FOUNDATION_LOCKED, move.source)
    cards = position[move.source]
    base = cards[-move.count] if move.count else cards[0]
    fits = accepts(position, move.target, base)
    match target:
        case PileKind.FOUNDATION:
            if move.count > 1:
                return refusal(position, Reason.FOUNDATION_ONE_CARD, move.target)
            return None if fits else refuse_foundation(position, move.target, base)
        case PileKind.TABLEAU:
            closed = not position[move.target] and not _space_takes_from(position, source)
            return None if fits and not closed else refuse_column(position, move.target, base)
        case PileKind.RESERVE:
            return _why_not_reserve(position, move, base)
    return None if fits else refuse_cell(position, move.target, base, move.count or len(cards))


def accepts(position: Position, pile: str, card: Card) -> bool:
    """Whether the tables let this card lie on the top of a pile, or start it when it is empty."""
    laws = tables(position.spec)
    cards = position[pile]
    return card.kind in (laws.lands[pile][cards[-1].kind] if cards else laws.starts[pile])


def _space_takes_from(position: Position, source: PileKind) -> bool:
    return position.spec.rules.spaces is not Spaces.WASTE or source is PileKind.WASTE


def _why_not_reserve(position: Position, move: Move, card: Card) -> Refusal | None:
    """Calculation: what may go to a reserve (CA-8, CA-9, CA-11 to CA-14)."""
    rules = position.spec.rules
    if move.source == WASTE:
        fitting = fitting_foundations(position, card)
        if fitting and rules.placement is Placement.FORCED:
            return refusal(position, Reason.TURNED_FITS, fitting[0], card=card, piles=fitting)
        return None
    if not rules.transfers:
        return refusal(position, Reason.RESERVE_NEVER, move.target)
    if position[STOCK]:
        return refusal(position, Reason.RESERVE_STOCK, move.target)
    if position[WASTE]:
        return refusal(position, Reason.TRANSFER_WAITS, WASTE, card=position[WASTE][-1])
    if position[move.target]:
        return refusal(position, Reason.RESERVE_OCCUPIED, move.target)
    if len(position[move.source]) == 1:
        return refusal(position, Reason.RESERVE_LAST, move.source)
    return None


def fitting_foundations(position: Position, card: Card) -> tuple[str, ...]:
    """The foundations that this card could go to now."""
    foundations = position.spec.group(PileKind.FOUNDATION)
    return tuple(pile for pile in foundations if accepts(position, pile, card))


def legal_moves(position: Position) -> list[Move]:
    """All legal moves, null moves and swaps included, piles in the order of a record."""
    return [move for move in _candidates(position) if why_not(position, move) is None]


def _candidates(position: Position) -> Iterator[Move]:
    """Every move that might be legal; `why_not` has the last word on each."""
    spec = position.spec
    yield Move(STOCK, WASTE)
    yield Move(WASTE, STOCK)
    targets = [pile for kind in _TARGETS for pile in spec.group(kind)]
    for kind in _SOURCES:
        if kind is PileKind.FOUNDATION and not spec.rules.give_back:
            continue
        for source in spec.group(kind):
            yield from _candidates_from(position, source, kind, targets)
    yield from _swaps(spec)


@lru_cache(maxsize=8)
def _swaps(spec: GameSpec) -> tuple[Move, ...]:
    """Every swap of two cells, each once; there are 276, too many to make for every position."""
    pairs = combinations(spec.group(PileKind.CELL), 2)
    return tuple(Move(first, second, WHOLE, MoveKind.SWAP) for first, second in pairs)


def _candidates_from(
    position: Position, source: str, kind: PileKind, targets: list[str]
) -> Iterator[Move]:
    cards = position[source]
    if not cards:
        return
    laws, piles = tables(position.spec), position.piles
    for count, base in _units(position, source, kind):
        for target in targets:
            pile = piles[target]
            onto = laws.lands[target][pile[-1].kind] if pile else laws.starts[target]
            if base.kind in onto and target != source:
                yield Move(source, target, count)


def _units(position: Position, source: str, kind: PileKind) -> list[tuple[int, Card]]:
    cards = position[source]
    if kind is PileKind.CELL:
        return [(WHOLE, cards[0])]
    units = [(1, cards[-1])]
    if kind is PileKind.TABLEAU and position.spec.rules.unit is Unit.RUN:
        longest = run_length(position, source)
        units += [(count, cards[-count]) for count in range(2, longest + 1)]
    return units


def run_length(position: Position, column: str) -> int:
    """How many of a column's top cards are face up and built on each other; 0 when it is empty."""
    cards, lands = position[column], tables(position.spec).lands[column]
    count = min(1, len(cards))
    while (
        0 < count < len(cards)
        and cards[-count - 1] not in position.hidden
        and cards[-count].kind in lands[cards[-count - 1].kind]
    ):
        count += 1
    return count


def play(position: Position, move: Move) -> Position:
    """The position after a legal move, with all that follows from it by rule alone.

    Trusts that `why_not` gives None; an illegal move gives nonsense or an error.
    """
    piles = position.piles
    source, target = piles[move.source], piles[move.target]
    if move.kind is MoveKind.SWAP:
        return position.with_piles({move.source: target, move.target: source})
    if move.target == STOCK:
        return settled(position.with_piles({STOCK: source[::-1], WASTE: ()}, redeals=1), (WASTE,))
    if move.source == STOCK:
        count = position.spec.rules.turn
        turned = source[: -count - 1 : -1]
        return settled(
            position.with_piles({STOCK: source[: -len(turned)], WASTE: target + turned}), ()
        )
    count = move.count or len(source)
    changed = {move.source: source[:-count], move.target: target + source[-count:]}
    return settled(position.with_piles(changed), (move.source,))


def is_null(position: Position, move: Move) -> bool:
    """Whether a legal move is never a way to go on (G-7, notation.md: Outcome)."""
    kind = position.spec.kind_of(move.source)
    if kind is PileKind.TABLEAU:
        whole = move.count == len(position[move.source])
        return whole and move.target[0] == "t" and not position[move.target]
    if kind is not PileKind.CELL:
        return False
    if move.kind is MoveKind.SWAP:
        return bool(position[WASTE])
    return bool(position[WASTE]) and not position[STOCK] and position.redeals_left == 0


def outcome(position: Position) -> Outcome:
    """Whether a position is won, blocked or still being played."""
    if is_won(position):
        return Outcome.WON
    for move in _candidates(position):
        if not is_null(position, move) and why_not(position, move) is None:
            return Outcome.PLAYING
    return Outcome.BLOCKED
