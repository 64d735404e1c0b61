"""Checks of the sentences about foundations, stock and the end (see `statements`)."""

from collections import Counter

from solitaire_desktop.rules.move import Move, Reason
from solitaire_desktop.rules.position import Outcome
from solitaire_desktop.rules.referee import outcome, score, why_not
from solitaire_desktop.rules.spec import Build, GameSpec, PileKind
from tests.rules.statements import (
    Args,
    allows,
    at,
    complete_foundations,
    number,
    reason,
    states,
    taken,
)
from tests.rules.statements_columns import SEVEN, SUITS, after, column_for


@states("rules/foundations/suits", "rules/foundations/suits/one")
def _suits(spec: GameSpec, args: Args) -> bool:
    piles = spec.group(PileKind.FOUNDATION)
    bases = [taken(spec, f"w-{pile}", "waste") for pile in piles]
    by_suit = Counter(kind // 13 for base in bases for kind in base)
    single = all(len(base) == 1 for base in bases)
    return len(piles) == args["n"] and single and set(by_suit.values()) == {args.get("packs", 1)}


@states("rules/foundations/no-suits")
def _no_suits(spec: GameSpec, args: Args) -> bool:
    piles = spec.group(PileKind.FOUNDATION)
    return len(piles) == args["n"] and all(
        len(taken(spec, f"w-{pile}", "waste")) == 4 for pile in piles
    )


def climbs(spec: GameSpec, base: int, suits: Build) -> bool:
    """Whether the first foundation goes from a rank through all thirteen, and nowhere else."""
    cards: list[int] = []
    for rank in range(base, base + 13):
        wanted = {suit * 13 + (rank - 1) % 13 for suit in range(4)}
        if cards:
            wanted = {kind for kind in wanted if SUITS[suits](kind // 13, cards[-1] // 13)}
        elif suits is Build.SUIT:
            wanted = {(rank - 1) % 13}
        if taken(spec, "w-f1", "waste", f1=cards) != wanted:
            return False
        cards.append(min(wanted))
    return not taken(spec, "w-f1", "waste", f1=cards)


@states("rules/foundations/suit")
def _in_suit(spec: GameSpec, args: Args) -> bool:
    return climbs(spec, 1, Build.SUIT)


@states("rules/foundations/suit-wrap")
def _in_suit_past_the_king(spec: GameSpec, args: Args) -> bool:
    base = args["rank"]
    assert isinstance(base, int)
    return climbs(spec, base, Build.SUIT)


@states("rules/foundations/alternate")
def _in_alternate_colours(spec: GameSpec, args: Args) -> bool:
    return climbs(spec, 1, Build.ALTERNATE)


def given_back(spec: GameSpec) -> tuple[Reason | None, Reason | None]:
    """Why a foundation's top card may not go to a place that takes it, nor to its twin."""
    first = complete_foundations(spec)["f1"][:2]
    spot = "t1" if spec.has("t1") else "r1"
    below = {"t1": [column_for(spec, first[1])]} if spot == "t1" else {}
    position = at(spec, f1=first, f2=first[:1], **below)
    return reason(position, f"f1-{spot}"), reason(position, "f1-f2")


@states("rules/foundations/locked")
def _locked(spec: GameSpec, args: Args) -> bool:
    return given_back(spec) == (Reason.FOUNDATION_LOCKED, Reason.FOUNDATION_LOCKED)


@states("rules/foundations/give-back")
def _give_back(spec: GameSpec, args: Args) -> bool:
    return given_back(spec) == (None, Reason.FOUNDATION_LOCKED)


@states("rules/foundations/optional")
def _optional(spec: GameSpec, args: Args) -> bool:
    base = spec.rules.foundation_base - 1
    position = at(spec, t1=[base], waste=[base], t2=[column_for(spec, base)], stock="5H 6H")
    return allows(position, "t1-f1", "w-f1", "t1-t2", "w-t2", "s-w")


def turned(spec: GameSpec, cards: int) -> list[int]:
    """How many cards each turn of a stock of so many brings to the waste."""
    filled = {pile: [11] for pile in spec.group(PileKind.TABLEAU) or spec.group(PileKind.CELL)}
    position = at(spec, **filled, waste=[11], stock=[1] * cards)
    counts = []
    while position["stock"]:
        before = position
        position = after(position, "s-w")
        counts.append(len(position["waste"]) - len(before["waste"]))
        in_order = position["waste"][-counts[-1] :] == before["stock"][: -counts[-1] - 1 : -1]
        counts[-1] *= 1 if in_order else -1
    return counts


@states(*(f"rules/{pile}/turn{one}" for pile in ("stock", "talon") for one in ("", "/one")))
def _turn(spec: GameSpec, args: Args) -> bool:
    n = number(args)
    return turned(spec, 2 * n + 1) == [n, n, 1]


@states("rules/stock/waste")
def _waste_top(spec: GameSpec, args: Args) -> bool:
    top = column_for(spec, SEVEN)
    columns = {pile: [top] for pile in spec.group(PileKind.TABLEAU)}
    position = at(spec, **{**columns, "t2": [column_for(spec, 3)]}, waste=[SEVEN, 3, SEVEN])
    freed = after(position, "w-t1")
    return reason(position, "w-t1x2") is Reason.ONE_CARD and allows(freed, "w-t2")


@states("rules/stock/closed")
def _closed(spec: GameSpec, args: Args) -> bool:
    position = at(spec, t1=[3], f1=[spec.rules.foundation_base - 1], waste=[4], stock=[5])
    closed = {reason(position, "t1-w"), reason(position, "f1-w")}
    return closed == {Reason.WASTE_CLOSED} and allows(position, "s-w")


@states("rules/stock/refill")
def _refill(spec: GameSpec, args: Args) -> bool:
    base = spec.rules.foundation_base - 1
    columns = {pile: [24] for pile in spec.group(PileKind.TABLEAU)}
    position = after(at(spec, **columns, waste=[base], stock=[3] * 12), "w-f1")
    return len(position["waste"]) == spec.rules.turn


def redeals(spec: GameSpec, most: int = 25) -> int:
    """How often the waste can be turned over, in order and never too early; -1 if it goes wrong."""
    filled = {pile: [11] for pile in spec.group(PileKind.TABLEAU) or spec.group(PileKind.CELL)}
    position = at(spec, **filled, waste="2C 3D 4H 5S")
    for count in range(most):
        if why_not(position, Move.from_text("w-s")) is not None:
            return count
        waste = position["waste"]
        position = after(position, "w-s")
        if (position["waste"] + position["stock"][::-1]) != waste or allows(position, "w-s"):
            return -1
        while position["stock"]:
            position = after(position, "s-w")
    return most


@states(
    *(f"rules/{pile}/{key}" for pile in ("stock",) for key in ("redeals", "redeals/one")),
)
def _redeals(spec: GameSpec, args: Args) -> bool:
    return redeals(spec) == number(args)


@states("rules/stock/redeals/unlimited")
def _unlimited(spec: GameSpec, args: Args) -> bool:
    return redeals(spec) == 25


@states("rules/stock/one-pass", "rules/talon/one-pass")
def _one_pass(spec: GameSpec, args: Args) -> bool:
    return redeals(spec) == 0


@states("rules/end/blocked")
def _blocked(spec: GameSpec, args: Args) -> bool:
    stuck, more = at(spec, t1=[SEVEN]), at(spec, t1=[SEVEN], stock=[3])
    return outcome(stuck) is Outcome.BLOCKED and outcome(more) is Outcome.PLAYING


@states("rules/end/score")
def _score(spec: GameSpec, args: Args) -> bool:
    return score(at(spec, f1=complete_foundations(spec)["f1"][:2])) == f"2/{args['n']}"
