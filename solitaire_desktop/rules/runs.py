"""Runs: the step that takes several cards from one pile to another.

Where the rules move runs as one, that is one move. Where they move single cards (FT-24), a run is
taken apart into legal single moves by a breadth-first search over the places its cards can be
parked: empty columns, and other columns that they fit on.
"""

from collections.abc import Iterable, Iterator, Mapping
from heapq import heappop, heappush

from solitaire_desktop.rules.cards import Card
from solitaire_desktop.rules.move import STOCK, WASTE, WHOLE, Move, Reason, Refusal, Step
from solitaire_desktop.rules.position import Cards, Position
from solitaire_desktop.rules.referee import (
    accepts,
    is_run,
    run_length,
    why_not,
    why_not_lift,
)
from solitaire_desktop.rules.refusals import refusal, refuse_column
from solitaire_desktop.rules.spec import PileKind, Spaces, Unit
from solitaire_desktop.rules.tables import NOTHING, Kinds, tables

MAX_STATES = 60_000
_Lying = tuple[int, ...]  # see _Table


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
    most = _most_at_once(position, pile, count, target)
    return refusal(position, Reason.RUN_TOO_LONG, target, n=count, most=most)


def why_not_alone(position: Position, card: Card, target: str) -> Refusal | None:
    """Why a card would not fit on a column even if it lay free, or None."""
    return None if accepts(position, target, card) else refuse_column(position, target, card)


def _unit(position: Position, pile: str, count: int) -> int:
    whole = position.spec.kind_of(pile) is PileKind.CELL and count == len(position[pile])
    return WHOLE if whole else count


def _moves_singly(position: Position, pile: str) -> bool:
    columns = position.spec.kind_of(pile) is PileKind.TABLEAU
    return columns and position.spec.rules.unit is Unit.SINGLE


def _most_at_once(position: Position, pile: str, count: int, target: str) -> int:
    """How long a run that starts with the same card there is room for: the longest way there."""
    cards = position[pile]
    for fewer in range(count - 1, 1, -1):
        shorter = position.with_piles({pile: cards[: len(cards) - count + fewer]})
        if target in lift(shorter, pile, fewer):
            return fewer
    return 1


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

    The object outlives a call only while one lift is answered. Places that take the same cards of
    the run are alike and make one *room*; the source is a room of its own, the first. A state says
    for each card of the run, its lowest first, what it lies on: the index of another card of the
    run, or the code of a room (-1, -2, …).
    """

    def __init__(self, position: Position, source: str, run: tuple[Card, ...]) -> None:
        laws = tables(position.spec)
        self.run = run
        lands = laws.lands[source]
        rooms: dict[frozenset[int], list[str]] = {}
        for name in position.spec.group(PileKind.TABLEAU):
            if name != source:
                kinds = self._takes(position, name, position[name])
                rooms.setdefault(self._fitting(kinds), []).append(name)
        rooms.pop(frozenset(), None)
        beneath = self._takes(position, source, position[source][: -len(run)])
        self.rooms = [(self._fitting(beneath), [source]), *rooms.items()]
        self.onto = [
            [at for at, lower in enumerate(run) if card.kind in lands[lower.kind]] for card in run
        ]

    def _fitting(self, kinds: Kinds) -> frozenset[int]:
        return frozenset(at for at, card in enumerate(self.run) if card.kind in kinds)

    @staticmethod
    def _takes(position: Position, name: str, cards: Cards) -> Kinds:
        """What a column with these cards takes before the run is where it goes."""
        laws = tables(position.spec)
        if cards:
            return NOTHING if cards[-1] in position.hidden else laws.lands[name][cards[-1].kind]
        spaces = position.spec.rules.spaces
        is_filled = spaces is Spaces.AUTO and bool(position[WASTE] or position[STOCK])
        return NOTHING if is_filled or spaces is Spaces.WASTE else laws.starts[name]

    def ways(self) -> dict[str, tuple[Move, ...]]:
        """The shortest moves to each place that the whole run can reach."""
        found: dict[str, tuple[Move, ...]] = {}
        for room in range(1, len(self.rooms)):
            if 0 in self.rooms[room][0]:
                self._name_all(found, self._way_to(room))
        return found

    def _way_to(self, room: int) -> list[tuple[int, int]]:
        """Which cards move to have the run in a room, and what each lies on then; [] for no way.

        A* (Hart, Nilsson and Raphael 1968).
        """
        piled = tuple(range(len(self.run) - 1))
        start: _Lying = (-1, *piled)
        goal = (-1 - room, *piled)
        came: dict[_Lying, tuple[int, _Lying, int]] = {start: (0, start, -1)}
        queue = [(self._least(start, room), 0, start)]
        while queue and len(came) < MAX_STATES:
            _, played, state = heappop(queue)
            if state == goal:
                return _steps_to(goal, came)
            if -played != came[state][0]:
                continue
            for at, place in self._moves(state, came[state][2]):
                child = (*state[:at], place, *state[at + 1 :])
                if child not in came or came[child][0] > 1 - played:
                    came[child] = (1 - played, state, at)
                    least = 1 - played + self._least(child, room)
                    heappush(queue, (least, played - 1, child))
        return []

    def _least(self, state: _Lying, room: int) -> int:
        """How many moves a state needs at least until the run is in a room.

        A card that is not in its place at the end must move once, and twice if it lies on the
        card on which it will lie there.
        """
        count = len(state)
        settled = 0
        if state[0] == -1 - room:
            settled = next((at for at in range(1, count) if state[at] != at - 1), count)
        twice = sum(state[at] == at - 1 for at in range(max(settled, 1), count))
        return count - settled + twice

    def _moves(self, state: _Lying, last: int) -> Iterator[tuple[int, int]]:
        """The cards that can be moved, by index, each with what it may lie on then.

        The card moved last is left out: it would have got there in one move.
        """
        covered = {*state, last}
        free = [
            (-1 - room, takes)
            for room, (takes, names) in enumerate(self.rooms)
            if state.count(-1 - room) < len(names)
        ]
        for at, here in enumerate(state):
            if at in covered:
                continue
            for lower in self.onto[at]:
                if lower != here and (lower not in covered or lower == last):
                    yield at, lower
            for code, takes in free:
                if code != here and at in takes:
                    yield at, code

    def _name_all(
        self, found: dict[str, tuple[Move, ...]], steps: Iterable[tuple[int, int]]
    ) -> None:
        """Notes the moves of a way, to the place it ends at and to all that are alike."""
        source = self.rooms[0][1][0]
        places = dict.fromkeys(range(len(self.run)), source)
        moves = []
        room: list[str] = []
        for at, under in steps:
            target = places.get(under, "")
            if not target:
                names = self.rooms[-1 - under][1]
                target = next(name for name in names if name not in places.values())
            if at == 0:
                room = self.rooms[-1 - under][1]
            moves.append(Move(places[at], target))
            places[at] = target
        for name in room:
            swap = {places[0]: name, name: places[0]}
            found[name] = tuple(
                Move(swap.get(move.source, move.source), swap.get(move.target, move.target))
                for move in moves
            )


def _steps_to(
    goal: _Lying, came: Mapping[_Lying, tuple[int, _Lying, int]]
) -> list[tuple[int, int]]:
    """Which card moved and what it lay on then, from the start to a goal."""
    steps = []
    state = goal
    while came[state][2] >= 0:
        _, before, at = came[state]
        steps.append((at, state[at]))
        state = before
    return steps[::-1]
