"""Checks of the sentences about the Forty Thieves family (see `statements`)."""

from collections import Counter

from solitaire_desktop.rules.cards import KING, card_at
from solitaire_desktop.rules.deal import dealt, shuffled
from solitaire_desktop.rules.move import Move, Reason
from solitaire_desktop.rules.position import Outcome, Position, new_position
from solitaire_desktop.rules.referee import outcome, play
from solitaire_desktop.rules.runs import lift
from solitaire_desktop.rules.spec import Build, GameSpec, PileKind, Spaces
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

KINGS = {12, 25, 38, 51}
EVERY = set(range(52))
SEVEN = 19  # of diamonds
SUITS = {
    Build.SUIT: lambda one, other: one == other,
    Build.ALTERNATE: lambda one, other: (one in (1, 2)) != (other in (1, 2)),
    Build.COLOR: lambda one, other: (one in (1, 2)) == (other in (1, 2)),
    Build.OTHER_SUIT: lambda one, other: one != other,
    Build.RANK: lambda one, other: True,
}


def lower(build: Build, top: int) -> set[int]:
    """What goes on a card by a way of building, from King down and, after the Ace, King again."""
    rank = (top % 13 - 1) % 13
    return {suit * 13 + rank for suit in range(4) if SUITS[build](suit, top // 13)}


def run(spec: GameSpec, top: int, length: int) -> list[int]:
    """Cards built on each other by the rules of the columns, the highest of them given."""
    cards = [top]
    while len(cards) < length:
        cards.append(min(lower(spec.rules.build, cards[-1])))
    return cards


def column_for(spec: GameSpec, kind: int) -> int:
    """A card that another one goes on."""
    return next(top for top in range(52) if kind in lower(spec.rules.build, top))


def after(position: Position, move: str) -> Position:
    """The position after a move that must be legal."""
    assert reason(position, move) is None
    return play(position, Move.from_text(move))


@states("rules/aim/all", "rules/end/won")
def _won_with_the_last_card(spec: GameSpec, args: Args) -> bool:
    full = complete_foundations(spec)
    last = spec.group(PileKind.FOUNDATION)[-1]
    spot = "t1" if spec.has("t1") else "r1"
    before = at(spec, **{**full, last: full[last][:-1], spot: full[last][-1:]})
    won = outcome(after(before, f"{spot}-{last}")) is Outcome.WON
    return won and outcome(before) is not Outcome.WON and before.cards == args.get("n", spec.total)


@states("rules/aim/packs", "rules/aim/packs/one")
def _packs(spec: GameSpec, args: Args) -> bool:
    position = dealt(spec, "1")
    counts = Counter(card.kind for pile in spec.piles for card in position[pile])
    return set(counts) == EVERY and set(counts.values()) == {number(args)}


@states("rules/deal/columns", "rules/deal/columns/one")
def _columns(spec: GameSpec, args: Args) -> bool:
    columns = spec.group(PileKind.TABLEAU)
    position = dealt(spec, "7")
    bases = {spec.rules.foundation_base} if spec.rules.laid_out else set()
    order = iter(card for card in shuffled(spec, "7") if card.rank not in bases)
    by_row = all(
        position[column][row] is next(order) for row in range(spec.rules.rows) for column in columns
    )
    return len(columns) == number(args) and by_row


@states("rules/deal/rows", "rules/deal/rows/one")
def _rows(spec: GameSpec, args: Args) -> bool:
    position = dealt(spec, "2")
    return {len(position[column]) for column in spec.group(PileKind.TABLEAU)} == {number(args)}


@states("rules/deal/face-up")
def _face_up(spec: GameSpec, args: Args) -> bool:
    return not dealt(spec, "3").hidden


def hidden_rows(spec: GameSpec) -> list[int]:
    """The rows of a deal that lie face down, from 0; one that does in part counts twice."""
    position = dealt(spec, "3")
    rows = []
    for row in range(spec.rules.rows):
        cards = {position[column][row] for column in spec.group(PileKind.TABLEAU)}
        down = len(cards & position.hidden)
        rows += [row] * (down > 0) + [row] * (0 < down < len(cards))
    return rows


@states("rules/deal/face-down", "rules/deal/face-down/one")
def _face_down(spec: GameSpec, args: Args) -> bool:
    return hidden_rows(spec) == list(range(number(args)))


@states("rules/deal/alternate")
def _alternate(spec: GameSpec, args: Args) -> bool:
    rows = hidden_rows(spec)
    return bool(rows) and rows == list(range(1, spec.rules.rows, 2))


@states("rules/deal/bared")
def _bared(spec: GameSpec, args: Args) -> bool:
    if not dealt(spec, "3").hidden:
        return False
    below, base = card_at(40), card_at(column_for(spec, SEVEN))
    piles = {"t1": (below, card_at(SEVEN)), "t2": (base,)}
    position = new_position(spec, piles, frozenset({below}))
    return bool(position.hidden) and not after(position, "t1-t2").hidden


@states("rules/deal/not-laid-out")
def _not_laid_out(spec: GameSpec, args: Args) -> bool:
    position = dealt(spec, "4")
    empty = not any(position[pile] for pile in spec.group(PileKind.FOUNDATION))
    bases = sum(card.rank == args["rank"] for pile in spec.piles for card in position[pile])
    return empty and bases == 4 * spec.packs and allows_start(spec, args)


@states("rules/deal/laid-out")
def _laid_out(spec: GameSpec, args: Args) -> bool:
    position = dealt(spec, "4")
    tops = [position[pile] for pile in spec.group(PileKind.FOUNDATION)]
    return [card.rank for cards in tops for card in cards] == [args["rank"]] * 4 * spec.packs


def allows_start(spec: GameSpec, args: Args) -> bool:
    """Whether the foundations start with this rank and no other."""
    foundations = spec.group(PileKind.FOUNDATION)
    starts = set().union(*(taken(spec, f"w-{pile}", "waste") for pile in foundations))
    return {kind % 13 + 1 for kind in starts} == {args["rank"]}


@states("rules/deal/stock", "rules/deal/stock/one")
def _stock(spec: GameSpec, args: Args) -> bool:
    position = dealt(spec, "5")
    count = len(position["stock"]) + len(position["waste"])
    hidden = not position["stock"] or reason(position, "s-t1") is Reason.STOCK_TO_WASTE
    return count == number(args) and hidden


@states("rules/deal/no-stock")
def _no_stock(spec: GameSpec, args: Args) -> bool:
    position = dealt(spec, "5")
    return not position["stock"] and not position["waste"]


@states(*(f"rules/columns/{build}" for build in Build))
def _build(spec: GameSpec, args: Args) -> bool:
    wanted = args["wanted"]
    assert isinstance(wanted, tuple)
    named = {card.kind for card in wanted}
    lands = {top: taken(spec, "w-t1", "waste", t1=[top]) for top in (SEVEN, 3, 51)}
    builds = [build for build in Build if all(lands[top] == lower(build, top) for top in lands)]
    return len(builds) == 1 and named == lower(builds[0], SEVEN) == lands[SEVEN]


@states("rules/columns/no-wrap")
def _no_wrap(spec: GameSpec, args: Args) -> bool:
    on_aces = [taken(spec, "w-t1", "waste", t1=[ace]) for ace in (0, 13, 26, 39)]
    return not any(on_aces) and not any(taken(spec, "w-t1", "t1", waste=[king]) for king in KINGS)


@states("rules/columns/wrap")
def _wrap(spec: GameSpec, args: Args) -> bool:
    return all(
        taken(spec, "w-t1", "waste", t1=[ace]) == lower(spec.rules.build, ace)
        for ace in (0, 13, 26, 39)
    )


def run_fits(spec: GameSpec, cards: list[int]) -> bool:
    """Whether cards built on each other may go to an empty column as one."""
    return allows(at(spec, t1=cards), f"t1-t2x{len(cards)}")


def stays_empty(spec: GameSpec) -> bool:
    """Whether a column that becomes empty is left so, with cards in waste and stock."""
    position = at(spec, t1=[SEVEN], t2=[column_for(spec, SEVEN)], waste="3C 9S", stock="4C 5C 6C")
    return not after(position, "t1-t2")["t1"]


@states("rules/spaces/any")
def _any(spec: GameSpec, args: Args) -> bool:
    return takes_any(spec) and not run_fits(spec, run(spec, SEVEN, 2))


@states("rules/spaces/any/run")
def _any_run(spec: GameSpec, args: Args) -> bool:
    return takes_any(spec) and run_fits(spec, run(spec, SEVEN, 2))


def takes_any(spec: GameSpec) -> bool:
    """Whether an empty column may get any card from anywhere, and may stay empty."""
    from_column, from_waste = taken(spec, "t1-t2", "t1"), taken(spec, "w-t2", "waste")
    return from_column == from_waste == EVERY and stays_empty(spec)


@states("rules/spaces/kings")
def _kings(spec: GameSpec, args: Args) -> bool:
    return takes_kings(spec) and not run_fits(spec, run(spec, KING - 1, 2))


@states("rules/spaces/kings/run")
def _kings_run(spec: GameSpec, args: Args) -> bool:
    led, other = run(spec, KING - 1, 2), run(spec, SEVEN, 2)
    return takes_kings(spec) and run_fits(spec, led) and not run_fits(spec, other)


def takes_kings(spec: GameSpec) -> bool:
    """Whether an empty column takes Kings only, wherever they come from."""
    return taken(spec, "t1-t2", "t1") == taken(spec, "w-t2", "waste") == KINGS


@states("rules/spaces/waste")
def _waste_only(spec: GameSpec, args: Args) -> bool:
    return taken(spec, "w-t2", "waste") == EVERY and not taken(spec, "t1-t2", "t1")


@states("rules/spaces/auto")
def _auto(spec: GameSpec, args: Args) -> bool:
    columns = {"t1": [SEVEN], "t2": [column_for(spec, SEVEN)]}
    others = {pile: [24] for pile in spec.group(PileKind.TABLEAU)[2:]}
    from_waste = after(at(spec, **columns, **others, waste="3C 9S", stock="4C 5C"), "t1-t2")
    from_stock = after(at(spec, **columns, **others, stock="4C 5C 6C"), "t1-t2")
    first = {pile: [card.name for card in from_waste[pile]] for pile in ("t1", "stock")}
    if spec.rules.refill:
        return first["t1"] == ["9S"] and len(from_stock["t1"]) == 1
    return first == {"t1": ["9S"], "stock": ["4C", "5C"]} and [
        card.name for card in from_stock["t1"]
    ] == ["6C"]


@states("rules/spaces/auto-free")
def _auto_free(spec: GameSpec, args: Args) -> bool:
    return not stays_empty(spec) and taken(spec, "t1-t2", "t1") == EVERY


@states("rules/spaces/none")
def _none(spec: GameSpec, args: Args) -> bool:
    from_column, from_waste = taken(spec, "t1-t2", "t1"), taken(spec, "w-t2", "waste")
    return not from_column and not from_waste and stays_empty(spec)


def carried(spec: GameSpec, length: int) -> Reason | None:
    """Why the top cards of a run may not go as one to a column that they fit on."""
    cards = run(spec, SEVEN, 3)
    position = at(spec, t1=cards, t2=[column_for(spec, cards[-length])])
    return reason(position, f"t1-t2x{length}")


@states("rules/moves/single")
def _single(spec: GameSpec, args: Args) -> bool:
    return carried(spec, 1) is None and carried(spec, 2) is carried(spec, 3) is Reason.ONE_CARD


@states("rules/moves/run")
def _run(spec: GameSpec, args: Args) -> bool:
    as_one = all(carried(spec, length) is None for length in (1, 2, 3))
    loose = at(spec, t1=[0, SEVEN], t2=[column_for(spec, 0)])
    return as_one and reason(loose, "t1-t2x2") is Reason.NOT_A_RUN


@states("rules/moves/shortcut")
def _shortcut(spec: GameSpec, args: Args) -> bool:
    seven, six = run(spec, SEVEN, 2)
    room = {} if spec.rules.spaces in {Spaces.ANY, Spaces.AUTO} else {"t3": [seven]}
    closed = {pile: [0] for pile in spec.group(PileKind.TABLEAU)[2 + bool(room) :]}
    if not room:
        del closed["t3"]
    roomy = at(spec, t1=[seven, six], t2=[column_for(spec, seven)], **room, **closed)
    tight = at(spec, t1=[seven, six], t2=[column_for(spec, seven)], **{**closed, "t3": [0]})
    steps = lift(roomy, "t1", 2)
    return "t2" in steps and len(steps["t2"]) > 1 and "t2" not in lift(tight, "t1", 2)


@states("rules/moves/up-singly")
def _up_singly(spec: GameSpec, args: Args) -> bool:
    base = spec.rules.foundation_base - 1
    top = column_for(spec, base)
    position = at(spec, t1=[top, base])
    return allows(position, "t1-f1") and reason(position, "t1-f1x2") is Reason.FOUNDATION_ONE_CARD
