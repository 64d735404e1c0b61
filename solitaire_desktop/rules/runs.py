"""Runs: the step that takes several cards from one pile to another.

Where the rules move runs as one, that is one move. Where they move single cards (FT-24), a run is
taken apart into legal single moves by a breadth-first search over the places its cards can be
parked: empty columns, and other columns that they fit on.
"""

from collections.abc import Iterator, Mapping

from solitaire_desktop.rules.cards import Card
from solitaire_desktop.rules.move import STOCK, WASTE, WHOLE, Move, Reason, Refusal, Step
from solitaire_desktop.rules.position import Position
from solitaire_desktop.rules.referee import (
    accepts,
    is_run,
    run_length,
    why_not,
    why_not_lift,
)
from solitaire_desktop.rules.refusals import refusal, refuse_column
from solitaire_desktop.rules.spec import PileKind, Spaces, Unit
from solitaire_desktop.rules.tables import Kinds, tables

MAX_STATES = 60_000
_Parked = tuple[tuple[int, ...], ...]  # for each place, the run's cards there, 0 its lowest


def liftable(position: Position, pile: str, *, singles: bool = True) -> int:
    """How many top cards of a pile may be taken together at most; 0 when none may.

    `singles` lets runs of single-card games be lifted, to be played as single moves.
    """
    kind = position.spec.kind_of(pile)
    if kind is PileKind.CELL:
        return len(position[pile])
    if why_not_lift(position, pile, 1) is not None:
        return 0
    if kind is PileKind.TABLEAU and (singles or position.spec.rules.unit is Unit.RUN):
        return run_length(position, pile)
    return 1


def lift(position: Position, pile: str, count: int) -> dict[str, Step]:
    """The piles that the top `count` cards of a pile may go to, each with the step that does it.

    Empty when they cannot be lifted. Turning the stock and swaps are not lifts.
    """
    targets = [name for name in position.spec.piles if name not in (STOCK, WASTE, pile)]
    if count > 1 and _moves_singly(position, pile):
        return _take_apart(position, pile, count, targets)
    found = {}
    for target in targets:
        move = Move(pile, target, _unit(position, pile, count))
        if why_not(position, move) is None:
            found[target] = Step.of(move)
    return found


def why_not_run(position: Position, pile: str, count: int, target: str) -> Refusal | None:
    """Why the top `count` cards may not go to a pile, or None when `lift` finds a way."""
    if count <= 1 or not _moves_singly(position, pile):
        return why_not(position, Move(pile, target, _unit(position, pile, count)))
    if position.spec.kind_of(target) is not PileKind.TABLEAU:
        return why_not(position, Move(pile, target, count))
    cards = position[pile]
    if count > len(cards) or run_length(position, pile) < count:
        return why_not(position, Move(pile, target, count))
    if target in lift(position, pile, count):
        return None
    alone = why_not_alone(position, cards[-count], target)
    if alone is not None:
        return alone
    spaces = _spaces(position, pile)
    most = 2 ** (spaces if position[target] else spaces - 1)
    return refusal(position, Reason.RUN_TOO_LONG, target, n=count, spaces=spaces, most=most)


def why_not_alone(position: Position, card: Card, target: str) -> Refusal | None:
    """Why a card would not fit on a column even if it lay free, or None."""
    return None if accepts(position, target, card) else refuse_column(position, target, card)


def _unit(position: Position, pile: str, count: int) -> int:
    whole = position.spec.kind_of(pile) is PileKind.CELL and count == len(position[pile])
    return WHOLE if whole else count


def _moves_singly(position: Position, pile: str) -> bool:
    columns = position.spec.kind_of(pile) is PileKind.TABLEAU
    return columns and position.spec.rules.unit is Unit.SINGLE


def _spaces(position: Position, source: str) -> int:
    """How many empty columns, the source apart, could take any card of a run for a while."""
    if position.spec.rules.spaces not in (Spaces.ANY, Spaces.AUTO):
        return 0
    columns = position.spec.group(PileKind.TABLEAU)
    return sum(not position[name] for name in columns if name != source)


def _take_apart(position: Position, pile: str, count: int, targets: list[str]) -> dict[str, Step]:
    """For each target, the shortest step of single moves that takes the run there."""
    cards = position[pile]
    if count > len(cards) or not is_run(tables(position.spec), pile, cards[-count:]):
        return {}
    if any(card in position.hidden for card in cards[-count:]):
        return {}
    table = _Table(position, pile, cards[-count:])
    found = table.ways()
    return {name: Step(found[name]) for name in targets if name in found}


class _Table:
    """The places of one lifted run, and the search over ways to park its cards.

    The object outlives a call only while one lift is answered. Places are the source, every
    column on which a card of the run fits, and the empty columns, which are alike: of several
    that are empty at the moment only the first is tried.
    """

    def __init__(self, position: Position, source: str, run: tuple[Card, ...]) -> None:
        laws = tables(position.spec)
        self.run = run
        self.source = source
        self.lands = laws.lands[source]
        self.base: dict[str, Kinds] = {}
        self.alike: list[str] = []
        for name in position.spec.group(PileKind.TABLEAU):
            self._add_place(position, name, laws.starts[name])
        self.names = [source, *(name for name in self.base if name != source)]

    def _add_place(self, position: Position, name: str, starts: Kinds) -> None:
        cards = position[name]
        if name == self.source:
            cards = cards[: -len(self.run)]
            hidden = bool(cards) and cards[-1] in position.hidden
            takes = frozenset() if hidden or not cards else self.lands[cards[-1].kind]
        elif cards:
            takes = self.lands[cards[-1].kind]
        else:
            closed = position.spec.rules.spaces is Spaces.WASTE
            takes = frozenset() if closed else starts
            self.alike.append(name)
        if name == self.source or any(card.kind in takes for card in self.run):
            self.base[name] = takes

    def ways(self) -> dict[str, tuple[Move, ...]]:
        """The shortest moves to each place that the whole run can reach."""
        whole = tuple(range(len(self.run)))
        start: _Parked = (whole, *(() for _ in self.names[1:]))
        came: dict[_Parked, tuple[_Parked, Move] | None] = {start: None}
        found: dict[str, tuple[Move, ...]] = {}
        layer = [start]
        while layer and len(came) < MAX_STATES:
            following = []
            for state in layer:
                for move, child in self._moves(state):
                    if child in came:
                        continue
                    came[child] = (state, move)
                    following.append(child)
                    if whole in child:
                        self._note(found, child, came)
            layer = following
        self._copy_alike(found)
        return found

    def _note(
        self,
        found: dict[str, tuple[Move, ...]],
        state: _Parked,
        came: Mapping[_Parked, tuple[_Parked, Move] | None],
    ) -> None:
        place = self.names[next(at for at, cards in enumerate(state) if cards)]
        moves = []
        back = came[state]
        while back is not None:
            moves.append(back[1])
            back = came[back[0]]
        found.setdefault(place, tuple(reversed(moves)))

    def _copy_alike(self, found: dict[str, tuple[Move, ...]]) -> None:
        """Gives every empty column the way that was found to the first that is like it."""
        done = next((name for name in self.alike if name in found), None)
        if done is None:
            return
        for other in self.alike:
            if other in self.base and other not in found:
                swap = {done: other, other: done}
                found[other] = tuple(
                    Move(swap.get(move.source, move.source), swap.get(move.target, move.target))
                    for move in found[done]
                )

    def _moves(self, state: _Parked) -> Iterator[tuple[Move, _Parked]]:
        for at, cards in enumerate(state):
            if not cards:
                continue
            card = self.run[cards[-1]]
            tried_empty = False
            for to, other in enumerate(state):
                if to == at:
                    continue
                empty = not other and self.names[to] in self.alike
                if empty and tried_empty:
                    continue
                onto = self.lands[self.run[other[-1]].kind] if other else self.base[self.names[to]]
                if card.kind in onto:
                    tried_empty = tried_empty or empty
                    child = list(state)
                    child[at], child[to] = cards[:-1], (*other, cards[-1])
                    yield Move(self.names[at], self.names[to]), tuple(child)
