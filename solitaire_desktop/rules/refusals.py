"""Refusals with their clause and the pieces of their sentence: what would fit, what is there.

Only explanations: whether something is refused is decided in `referee`.
"""

from solitaire_desktop.rules.cards import Card, card_at
from solitaire_desktop.rules.move import Reason, Refusal
from solitaire_desktop.rules.position import Position
from solitaire_desktop.rules.spec import Build, Family, Spaces
from solitaire_desktop.rules.tables import Kinds, tables

_FT, _DG, _CA = Family.FORTY_THIEVES, Family.DEVILS_GRIP, Family.CALCULATION
# The clause of each reason, by family where the sources number it differently.
_CLAUSES: dict[Reason, dict[Family, str]] = {
    Reason.SAME_PILE: {_FT: "G-1", _DG: "G-1", _CA: "G-1"},
    Reason.NO_SUCH_PILE: {_FT: "G-1", _DG: "G-1", _CA: "G-1"},
    Reason.EMPTY_SOURCE: {_FT: "FT-5", _DG: "DG-7", _CA: "CA-10"},
    Reason.TOO_FEW_CARDS: {_FT: "FT-10", _DG: "DG-8", _CA: "CA-10"},
    Reason.FACE_DOWN: {_FT: "FTV-3"},
    Reason.ONE_CARD: {_FT: "FT-10", _DG: "DG-15", _CA: "CA-10"},
    Reason.NOT_A_RUN: {_FT: "FTV-1"},
    Reason.RUN_TOO_LONG: {_FT: "FT-24"},
    Reason.COLUMN_ORDER: {_FT: "FT-6"},
    Reason.COLUMN_CLOSED: {_FT: "FT-8"},
    Reason.SPACE_KINGS: {_FT: "FTV-6"},
    Reason.SPACE_WASTE: {_FT: "FT-9"},
    Reason.SPACE_CLOSED: {_FT: "FT-9"},
    Reason.FOUNDATION_ORDER: {_FT: "FT-11", _CA: "CA-3"},
    Reason.FOUNDATION_START: {_FT: "FT-11", _CA: "CA-3"},
    Reason.FOUNDATION_FULL: {_FT: "FT-11", _CA: "CA-5"},
    Reason.FOUNDATION_ONE_CARD: {_FT: "FTV-1"},
    Reason.FOUNDATION_LOCKED: {_FT: "FT-12", _CA: "CA-15"},
    Reason.STOCK_CLOSED: {_FT: "FT-15", _DG: "DG-17", _CA: "CA-6"},
    Reason.STOCK_EMPTY: {_FT: "FT-14", _DG: "DG-13", _CA: "CA-6"},
    Reason.STOCK_TO_WASTE: {_FT: "FT-17", _DG: "DG-18", _CA: "CA-6"},
    Reason.WASTE_CLOSED: {_FT: "FT-15", _DG: "DG-7", _CA: "CA-8"},
    Reason.WASTE_EMPTY: {_FT: "FTV-7", _DG: "DG-17", _CA: "CA-6"},
    Reason.REDEAL_TOO_EARLY: {_FT: "FTV-7", _DG: "DG-17", _CA: "CA-6"},
    Reason.REDEAL_NONE: {_FT: "FT-16", _DG: "DG-17", _CA: "CA-6"},
    Reason.SWAP_ONLY_GRID: {_FT: "DG-10", _DG: "DG-10", _CA: "DG-10"},
    Reason.SWAP_EMPTY: {_DG: "DG-12"},
    Reason.PART_OF_PILE: {_DG: "DG-8"},
    Reason.JOIN_ORDER: {_DG: "DG-4"},
    Reason.JOIN_CLOSED: {_DG: "DG-6"},
    Reason.CELL_EMPTY: {_DG: "DG-12"},
    Reason.TURNED_WAITS: {_CA: "CA-8"},
    Reason.TURNED_FITS: {_CA: "CA-9"},
    Reason.RESERVE_STOCK: {_CA: "CA-11"},
    Reason.RESERVE_OCCUPIED: {_CA: "CA-12"},
    Reason.RESERVE_LAST: {_CA: "CA-14"},
    Reason.RESERVE_NEVER: {_CA: "CA-12"},
    Reason.TRANSFER_WAITS: {_CA: "CA-13"},
}
_BUILD_CLAUSES = {Build.OTHER_SUIT: "FTV-3", Build.ALTERNATE: "FTV-4"}


def refusal(position: Position, reason: Reason, pile: str, **args: object) -> Refusal:
    """The refusal of this reason, with its clause in this game; `pile` is what it is about."""
    clause = args.pop("clause", _CLAUSES[reason][position.spec.family])
    return Refusal(reason, str(clause), pile, args)


def refuse_column(position: Position, column: str, card: Card) -> Refusal:
    """Why this card may not go on a column, and what may."""
    cards = position[column]
    rules = position.spec.rules
    if not cards:
        reason = {Spaces.KINGS: Reason.SPACE_KINGS, Spaces.WASTE: Reason.SPACE_WASTE}
        return refusal(position, reason.get(rules.spaces, Reason.SPACE_CLOSED), column, card=card)
    wanted = tables(position.spec).lands[column][cards[-1].kind]
    if not wanted:
        return refusal(position, Reason.COLUMN_CLOSED, column, top=cards[-1])
    clause = "FT-7" if card.kind == cards[-1].kind else _BUILD_CLAUSES.get(rules.build, "FT-6")
    return refusal(
        position,
        Reason.COLUMN_ORDER,
        column,
        card=card,
        top=cards[-1],
        wanted=_cards(wanted),
        build=str(rules.build),
        clause=clause,
    )


def refuse_foundation(position: Position, pile: str, card: Card) -> Refusal:
    """Why this card may not go on a foundation, and what may."""
    cards, laws = position[pile], tables(position.spec)
    wanted = laws.lands[pile][cards[-1].kind] if cards else laws.starts[pile]
    if not wanted:
        return refusal(position, Reason.FOUNDATION_FULL, pile)
    reason = Reason.FOUNDATION_ORDER if cards else Reason.FOUNDATION_START
    rank = min(wanted) % 13 + 1
    return refusal(position, reason, pile, card=card, wanted=_cards(wanted), rank=rank)


def refuse_cell(position: Position, cell: str, card: Card, count: int) -> Refusal:
    """Why this card, or the pile of `count` cards it is the base of, may not join a pile."""
    cards = position[cell]
    if not cards:
        return refusal(position, Reason.CELL_EMPTY, cell)
    wanted = tables(position.spec).lands[cell][cards[-1].kind]
    if not wanted:
        return refusal(position, Reason.JOIN_CLOSED, cell, top=cards[-1])
    top = cards[-1]
    clause = "DG-6" if card.kind == top.kind else "DG-7" if count > 1 else "DG-4"
    pieces = {"card": card, "top": top, "wanted": _cards(wanted), "clause": clause}
    return refusal(position, Reason.JOIN_ORDER, cell, **pieces)


def _cards(kinds: Kinds) -> tuple[Card, ...]:
    return tuple(card_at(kind) for kind in sorted(kinds))
