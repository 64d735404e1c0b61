"""Checks of the sentences about Devil's Grip and Calculation (see `statements`)."""

import re
from collections import Counter
from dataclasses import replace

from solitaire_desktop.rules.cards import KINDS
from solitaire_desktop.rules.deal import dealt
from solitaire_desktop.rules.english import TEMPLATES
from solitaire_desktop.rules.move import Move, Reason
from solitaire_desktop.rules.position import Outcome
from solitaire_desktop.rules.referee import outcome, play, score
from solitaire_desktop.rules.spec import GameSpec, PileKind
from tests.rules.statements import Args, allows, at, kinds, number, reason, states, taken
from tests.rules.statements_columns import after
from tests.rules.statements_foundations import redeals

RANKS = {"Ace": 1, "A": 1, "Jack": 11, "J": 11, "Queen": 12, "Q": 12, "King": 13, "K": 13}
COMPLETE = {
    f"{row}{column}": [(column - 1) % 4 * 13 + rank - 1 for rank in range(low, low + 10, 3)]
    for low, row in enumerate("abc", 2)
    for column in range(1, 9)
}


def ranks_in(text: str) -> list[int]:
    """The ranks that a text lists."""
    found = re.findall(r"\b(10|[2-9]|Ace|Jack|Queen|King|[AJQK])(?=[,.]|$)", text)
    return [RANKS.get(word) or int(word) for word in found]


@states("rules/aim/grip")
def _sorted(spec: GameSpec, args: Args) -> bool:
    cards = at(spec, **COMPLETE).cards
    broken = {**COMPLETE, "a1": COMPLETE["a2"], "a2": COMPLETE["a1"][:3], "b1": COMPLETE["b1"][:1]}
    return cards == args["n"] == spec.total and outcome(at(spec, **broken)) is not Outcome.WON


@states("rules/aim/grip-rows")
def _rows(spec: GameSpec, args: Args) -> bool:
    rows = [ranks_in(part) for part in TEMPLATES["rules/aim/grip-rows"].split(";")]
    said = {
        f"{name}{column}": [(column - 1) % 4 * 13 + rank - 1 for rank in row]
        for name, row in zip("abc", rows, strict=True)
        for column in range(1, 9)
    }
    return said == COMPLETE and outcome(at(spec, **said)) is Outcome.WON


@states("rules/deal/grip-packs")
def _packs(spec: GameSpec, args: Args) -> bool:
    position = dealt(spec, "1")
    counts = Counter(card.kind for pile in spec.piles for card in position[pile])
    return counts == {kind: 2 for kind in range(KINDS) if kind % 13}


@states("rules/deal/grip")
def _deal(spec: GameSpec, args: Args) -> bool:
    position = dealt(spec, "1")
    cells = [len(position[cell]) for cell in spec.group(PileKind.CELL)]
    return cells == [1] * 24 and len(position["stock"]) == 72 and not position.hidden


def joining(spec: GameSpec, top: int) -> set[int]:
    """The kinds that may join a pile with this top card."""
    return taken(spec, "a2-c1", "a2", c1=[top])


@states("rules/piles/join")
def _join(spec: GameSpec, args: Args) -> bool:
    wanted = args["wanted"]
    assert isinstance(wanted, tuple)
    fits = {top: {top + 3} if top % 13 < 10 else set() for top in range(KINDS) if top % 13}
    said = {card.kind for card in wanted} == joining(spec, 19)
    return said and all(joining(spec, top) == fits[top] for top in fits)


@states("rules/piles/closed")
def _closed(spec: GameSpec, args: Args) -> bool:
    return not any(joining(spec, top) for top in kinds("JS QS KS JD QD KD"))


@states("rules/piles/whole")
def _whole(spec: GameSpec, args: Args) -> bool:
    position = at(spec, a1="2S", a2="5S 8S", a3="5S", stock="3C 4C")
    whole = after(position, "a2-a1")
    part = reason(position, "a2-a3x1") is Reason.PART_OF_PILE
    return part and [card.name for card in whole["a1"]] == ["2S", "5S", "8S"]


@states("rules/piles/lower")
def _lower(spec: GameSpec, args: Args) -> bool:
    return allows(at(spec, a1="8S", a2="JS", b1="6H 9H", b2="QH"), "a2-a1", "b2-b1")


@states("rules/piles/any-row")
def _any_row(spec: GameSpec, args: Args) -> bool:
    position = at(spec, c1="2S", c3="5S", b1="4D", a1="7D", a2="3H", a3="6H")
    wrong = {**COMPLETE, "a1": COMPLETE["b1"], "b1": COMPLETE["a1"]}
    unsorted = outcome(at(spec, **wrong)) is Outcome.PLAYING
    return unsorted and allows(position, "c3-c1", "a1-b1", "a3-a2")


@states("rules/swaps/any")
def _swap(spec: GameSpec, args: Args) -> bool:
    position = at(spec, a1="2S 5S", b4="KD", waste="3C", stock="4C")
    swapped = after(position, "a1~b4")
    same = swapped["a1"] == position["b4"] and swapped["b4"] == position["a1"]
    return same and after(swapped, "a1~b4") == position


def filled(spec: GameSpec, **piles: str) -> dict[str, str]:
    """A grid without gaps: the piles given, and Kings."""
    return dict.fromkeys(spec.group(PileKind.CELL), "KD") | piles


@states("rules/gaps/filled")
def _filled(spec: GameSpec, args: Args) -> bool:
    position = at(spec, **filled(spec, a1="2S", a2="5S"), stock="9C 4C")
    joined = after(position, "a2-a1")
    return [card.name for pile in ("a2", "stock") for card in joined[pile]] == ["4C", "9C"]


@states("rules/gaps/empty")
def _empty(spec: GameSpec, args: Args) -> bool:
    position = at(spec, **filled(spec, a1="2S", a2="5S"), waste="9C")
    joined = after(position, "a2-a1")
    into_gap = {reason(joined, move) for move in ("w-a2", "a1-a2", "a1~a2")}
    return not joined["a2"] and into_gap == {Reason.CELL_EMPTY, Reason.SWAP_EMPTY}


@states("rules/talon/top")
def _talon_top(spec: GameSpec, args: Args) -> bool:
    position = at(spec, **filled(spec, a1="5S", a2="6D"), waste="9D 8S 7C")
    buried = reason(position, "w-a1x2")
    position = at(spec, **filled(spec, a1="5S", a2="6D"), waste="9D 8S")
    freed = after(position, "w-a1")
    return buried is Reason.ONE_CARD and not allows(position, "w-a2") and allows(freed, "w-a2")


def fills_gaps_first(spec: GameSpec) -> bool:
    """Whether gaps get the cards of a talon that was turned over."""
    position = at(spec, **{**filled(spec), "b2": ""}, waste="9D 8S 7C")
    return [card.name for card in after(position, "w-s")["b2"]] == ["9D"]


@states("rules/talon/redeals", "rules/talon/redeals/one")
def _redeals(spec: GameSpec, args: Args) -> bool:
    return redeals(spec) == number(args) and fills_gaps_first(spec)


@states("rules/talon/redeals/unlimited")
def _unlimited(spec: GameSpec, args: Args) -> bool:
    return redeals(spec) == 25 and fills_gaps_first(spec)


@states("rules/end/grip-won")
def _won(spec: GameSpec, args: Args) -> bool:
    wrong = {**COMPLETE, "a1": COMPLETE["b1"], "b1": COMPLETE["a1"]}
    left = {**COMPLETE, "a1": COMPLETE["a1"][:3]}
    return (
        outcome(at(spec, **COMPLETE)) is Outcome.WON
        and outcome(at(spec, **wrong)) is not Outcome.WON
        and outcome(at(spec, **left, waste=COMPLETE["a1"][3:])) is not Outcome.WON
    )


@states("rules/end/grip-blocked")
def _blocked(spec: GameSpec, args: Args) -> bool:
    used = spec.rules.redeals
    stuck = at(spec, **filled(spec), waste="9D 8S")
    fitting = at(spec, **filled(spec, a1="5S"), waste="9D 8S")
    more = at(spec, **filled(spec), waste="9D", stock="4C")
    stuck, fitting, more = (replace(pos, redeals_used=used or 0) for pos in (stuck, fitting, more))
    expected = Outcome.PLAYING if used is None else Outcome.BLOCKED
    return outcome(stuck) is expected and outcome(fitting) is outcome(more) is Outcome.PLAYING


@states("rules/end/grip-score")
def _rated(spec: GameSpec, args: Args) -> bool:
    limits = [int(word) for word in re.findall(r"\d+", TEMPLATES["rules/end/grip-score"])]
    rated = {left: score(at(spec, waste=[4] * left)) for left in range(12)}
    return limits == [10, 5, 2] and all(
        text.partition(": ")[2]
        == ("brilliant" * (left <= 2) or "excellent" * (left <= 5) or "good" * (left <= 10))
        for left, text in rated.items()
    )


@states("rules/aim/no-suits")
def _no_suits(spec: GameSpec, args: Args) -> bool:
    return taken(spec, "w-f1", "waste", f1="AH") == {1, 14, 27, 40}


def starters(spec: GameSpec) -> tuple[bool, set[str]]:
    """Whether ace to 4 start the foundations in a few deals, and the suits that they have."""
    tops = [
        [dealt(spec, str(n))[pile][-1] for pile in spec.group(PileKind.FOUNDATION)]
        for n in range(1, 6)
    ]
    right = all([card.rank for card in cards] == [1, 2, 3, 4] for cards in tops)
    return right, {card.name[1] for cards in tops for card in cards}


@states("rules/deal/starters")
def _starters(spec: GameSpec, args: Args) -> bool:
    right, suits = starters(spec)
    return right and len(suits) == 4


@states("rules/deal/starters/clubs")
def _club_starters(spec: GameSpec, args: Args) -> bool:
    return starters(spec) == (True, {"C"})


@states("rules/deal/calculation")
def _calculation(spec: GameSpec, args: Args) -> bool:
    position = dealt(spec, "1")
    reserves = [position[pile] for pile in spec.group(PileKind.RESERVE)]
    return len(position["stock"]) == args["n"] and reserves == [()] * 4


def counts(step: int) -> list[int]:
    """The ranks that the sentence about a foundation lists."""
    return ranks_in(TEMPLATES[f"rules/foundations/step-{step}"].partition(":")[2])


def follows(spec: GameSpec, step: int) -> bool:
    """Whether the referee takes exactly the ranks that a foundation's sentence lists."""
    pile, ranks = f"f{step}", counts(step)
    cards: list[int] = []
    for rank in ranks:
        wanted = {suit * 13 + rank - 1 for suit in range(4)}
        if taken(spec, f"w-{pile}", "waste", **{pile: cards}) != wanted:
            return False
        cards.append(rank - 1)
    return len(ranks) == 13


@states("rules/foundations/step-1")
def _ones(spec: GameSpec, args: Args) -> bool:
    return follows(spec, 1)


@states("rules/foundations/step-2")
def _twos(spec: GameSpec, args: Args) -> bool:
    return follows(spec, 2)


@states("rules/foundations/step-3")
def _threes(spec: GameSpec, args: Args) -> bool:
    return follows(spec, 3)


@states("rules/foundations/step-4")
def _fours(spec: GameSpec, args: Args) -> bool:
    return follows(spec, 4)


@states("rules/foundations/ends")
def _ends(spec: GameSpec, args: Args) -> bool:
    return not any(taken(spec, f"w-f{n}", "waste", **{f"f{n}": "KS"}) for n in range(1, 5))


STARTED = {"f1": "AC", "f2": "2C", "f3": "3C", "f4": "4C"}


@states("rules/turning/one")
def _one(spec: GameSpec, args: Args) -> bool:
    position = after(at(spec, **STARTED, stock="9C KC"), "s-w")
    used_up = at(spec, **STARTED, waste="KC")
    one = [card.name for card in position["waste"]] == ["KC"]
    return one and reason(used_up, "w-s") is Reason.REDEAL_NONE


@states("rules/turning/forced")
def _forced(spec: GameSpec, args: Args) -> bool:
    position = at(spec, f1="AC 2C", f2="AC 2C", f3="3C", f4="4C", waste="4H")
    two = at(spec, f1="AC 2C 3C", f2="2C", f3="3C", f4="4C", waste="4H")
    kept = {reason(two, f"w-r{n}") for n in range(1, 5)}
    return kept == {Reason.TURNED_FITS} and allows(two, "w-f1", "w-f2") and allows(position, "w-f2")


@states("rules/turning/free")
def _free(spec: GameSpec, args: Args) -> bool:
    two = at(spec, f1="AC 2C 3C", f2="2C", f3="3C", f4="4C", waste="4H")
    return allows(two, "w-f1", "w-f2", *(f"w-r{n}" for n in range(1, 5)))


@states("rules/turning/waits")
def _waits(spec: GameSpec, args: Args) -> bool:
    position = at(spec, **STARTED, waste="KC", stock="9C", r1="5C")
    first = reason(position, "s-w") is Reason.TURNED_WAITS
    return first and allows(position, *(f"w-r{n}" for n in range(1, 5)))


@states("rules/reserves/any")
def _reserves(spec: GameSpec, args: Args) -> bool:
    done = {f"f{n}": "KS" for n in range(1, 5)}
    on = [taken(spec, "w-r1", "waste", **done, r1=[top]) for top in (0, 12, 19, 33)]
    return all(len(found) == KINDS for found in on)


@states("rules/reserves/top")
def _reserve_top(spec: GameSpec, args: Args) -> bool:
    turning = at(spec, **STARTED, r1="9C 2H", stock="9H KC")
    waiting = at(spec, **STARTED, r1="9C 2H", waste="KC")
    return allows(turning, "r1-f1", "s-w") and allows(waiting, "r1-f1", "w-r2")


@states("rules/reserves/transfers")
def _transfers(spec: GameSpec, args: Args) -> bool:
    two = at(spec, **STARTED, r1="9C KC", r2="5C")
    refused = (
        reason(at(spec, **STARTED, r1="9C KC", stock="5C"), "r1-r3"),
        reason(at(spec, **STARTED, r1="9C KC", waste="5C"), "r1-r3"),
        reason(two, "r1-r2"),
        reason(two, "r2-r3"),
    )
    return allows(two, "r1-r3") and refused == (
        Reason.RESERVE_STOCK,
        Reason.TRANSFER_WAITS,
        Reason.RESERVE_OCCUPIED,
        Reason.RESERVE_LAST,
    )


@states("rules/reserves/no-transfers")
def _no_transfers(spec: GameSpec, args: Args) -> bool:
    return reason(at(spec, **STARTED, r1="9C KC"), "r1-r3") is Reason.RESERVE_NEVER


@states("rules/end/calculation-blocked")
def _calculation_blocked(spec: GameSpec, args: Args) -> bool:
    stuck = at(spec, **STARTED, r1="9C KC", r2="9H JC", r3="KH", r4="KS QC")
    fits = play(at(spec, **STARTED, stock="9S", r1="KC"), Move.from_text("s-w"))
    transfer = outcome(at(spec, **STARTED, r1="2H 9C", r3="KH", r4="KS"))
    expected = Outcome.PLAYING if spec.rules.transfers else Outcome.BLOCKED
    waiting = outcome(fits) is Outcome.PLAYING and transfer is expected
    return waiting and outcome(stuck) is Outcome.BLOCKED
