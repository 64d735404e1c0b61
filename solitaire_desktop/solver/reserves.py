"""Calculation on packed positions: cards are ranks (0 the ace), foundations are four of their own.

A card of a reserve is worth less the sooner something under it is wanted. How soon each rank is
wanted depends on the foundations, so piles are remembered for each state of them.
"""

from collections.abc import Callable
from typing import NamedTuple

from solitaire_desktop.rules.spec import Placement
from solitaire_desktop.solver.foundations import Foundations, mixed
from solitaire_desktop.solver.packed import (
    EMPTY,
    FIRST_UP,
    ONE,
    TURN,
    WASTE,
    Board,
    Child,
    State,
    packed_move,
)
from solitaire_desktop.solver.piles import Stocks

_KING = 12
_PILE_SALT, _WASTE_SALT = 0x3C6EF372FE94F82B, 0x2545F4914F6CDD1D
_NEVER = 13
_STEPS = (1, 2, 3, 4)


class ReserveWeights(NamedTuple):
    """What a position of Calculation is worth, in sixteenths of a point.

    Attributes:
        up: a card on a foundation
        above: loss for a card above one that is wanted sooner
        pair: a card on one that follows it on some foundation
        king: loss for each card under a king that is no king
        space: an empty reserve
        same: loss for a card on one of its own rank
    """

    up: int = 224
    above: int = 100
    pair: int = 100
    king: int = 60
    space: int = 200
    same: int = 100


class ReservePlay:
    """The moves of Calculation, scored by one choice of weights.

    It outlives a call because it remembers piles.
    """

    def __init__(self, board: Board, founds: Foundations, weights: ReserveWeights) -> None:
        self.board = board
        self.founds = founds
        self.weights = weights
        self.is_forced = board.rules.placement is Placement.FORCED
        self.sequences = tuple(_sequence(step) for step in _STEPS)
        self.forget()

    def forget(self) -> None:
        """Drops what is remembered of piles, to stay within memory."""
        self.keys = _Keys()
        self.worths: dict[bytes, _Worths] = {}
        self.stocks = Stocks()

    @property
    def remembered(self) -> int:
        """How many piles are remembered."""
        return len(self.keys) + len(self.stocks) + sum(map(len, self.worths.values()))

    def begin(self, state: State) -> State:
        """A packed position made ready for the search: scored."""
        return self._measured(state)

    def layer(self, state: State) -> int:
        """The state's layer: turning and placing the turned card lead to a later one."""
        return 2 * (64 - len(state[4])) - len(state[3])

    def left(self, state: State) -> int:
        """How many cards are not up; 0 when the game is won."""
        return self.board.total - self.founds[state[5]].cards

    def spread(
        self, state: State, seen: set[int], noise: Callable[[], int], out: list[Child]
    ) -> int:
        """Adds to `out` each move but turning that leads to a key not in `seen`."""
        score, key, piles, waste, stock, ups, _, _ = state
        keys, worths = self.keys, self._worths_of(ups)
        plays = self.founds[ups].plays
        found = []  # each move's code, key and score
        if waste:
            ways, shift = plays.get(waste[0], ()), key - _WASTE_SALT * (waste[0] + 1)
            found = [self._sent_up(state, WASTE, way, shift) for way in ways]
            if not (ways and self.is_forced):
                for at in self._places(piles):
                    old, new = piles[at], piles[at] + waste
                    now = score + worths[new] - worths[old]
                    found.append((packed_move(WASTE, at), shift + keys[new] - keys[old], now))
        for source, pile in enumerate(piles):
            if pile and pile[-1] in plays:
                shift = key + keys[pile[:-1]] - keys[pile]
                found += [self._sent_up(state, source, way, shift) for way in plays[pile[-1]]]
        if not (stock or waste) and self.board.rules.transfers and b"" in piles:
            found += self._transfers(state)
        for code, after, now in found:
            if after not in seen:
                seen.add(after)
                out.append((now + noise(), after, state, code, now))
        return len(found)

    def _places(self, piles: tuple[bytes, ...]) -> list[int]:
        """The reserves that a turned card is tried on: of the empty ones only the first, last."""
        places = [at for at, pile in enumerate(piles) if pile]
        return places if len(places) == len(piles) else [*places, piles.index(b"")]

    def _sent_up(
        self, state: State, source: int, way: tuple[int, bytes], shift: int
    ) -> tuple[int, int, int]:
        """Code, key and score of a play to a foundation; `shift` is the key without the card."""
        number, tops = way
        up, worths, piles = self.founds[tops], self._worths_of(tops), state[2]
        now = up.cards * self.weights.up + sum(map(worths.__getitem__, piles))
        if source != WASTE:
            pile = piles[source]
            now += worths[pile[:-1]] - worths[pile]
        code = packed_move(source, FIRST_UP + number)
        return code, shift + up.key - self.founds[state[5]].key, now

    def _transfers(self, state: State) -> list[tuple[int, int, int]]:
        """Codes, keys and scores of the moves from a reserve to the first empty one (CA-14)."""
        score, key, piles, keys, found = state[0], state[1], state[2], self.keys, []
        worths, space = self._worths_of(state[5]), piles.index(b"")
        for at, pile in enumerate(piles):
            if len(pile) > 1:
                rest, card = pile[:-1], pile[-1:]
                after = key + keys[rest] + keys[card] - keys[pile] - keys[b""]
                now = score + worths[rest] + worths[card] - worths[pile] - worths[b""]
                found.append((packed_move(at, space), after, now))
        return found

    def ripen(self, child: Child) -> State:
        """The position that a move leads to."""
        _, key, before, code, score = child
        _, _, piles, waste, stock, ups, used, trail = before
        source, target = code >> 6 & 63, code & 63
        changed = list(piles)
        if source == WASTE:
            card, waste = waste[0], b""
        else:
            card, changed[source] = piles[source][-1], piles[source][:-1]
        if target >= FIRST_UP:
            plays = self.founds[ups].plays[card]
            ups = next(tops for number, tops in plays if number == target - FIRST_UP)
        else:
            changed[target] += ONE[card]
        return score, key, tuple(changed), waste, stock, ups, used, (trail, code)

    def turned(self, state: State) -> State | None:
        """The position after turning a card; None while one waits, and with the stock empty."""
        score, key, piles, waste, stock, ups, used, trail = state
        if waste or not stock:
            return None
        rest = stock[:-1]
        key += _WASTE_SALT * (stock[-1] + 1) + self.stocks[rest][0] - self.stocks[stock][0]
        return score, key, piles, stock[-1:], rest, ups, used, (trail, TURN)

    def _measured(self, state: State) -> State:
        """The state with its score and key."""
        _, _, piles, waste, stock, ups, _, _ = state
        up, worths = self.founds[ups], self._worths_of(ups)
        key = up.key + sum(self.keys[pile] for pile in piles) + self.stocks[stock][0]
        key += _WASTE_SALT * (waste[-1] + 1) if waste else 0
        score = up.cards * self.weights.up + sum(worths[pile] for pile in piles)
        return score, key, *state[2:]

    def _worths_of(self, ups: bytes) -> "_Worths":
        """What reserves are worth in this state of the foundations."""
        worths = self.worths.get(ups)
        if worths is None:
            self.worths[ups] = worths = _Worths(self.weights, self._wanted(ups))
        return worths

    def _wanted(self, ups: bytes) -> tuple[int, ...]:
        """By rank, after how many more cards some foundation takes it; _NEVER for no more."""
        wanted = [_NEVER] * 13
        for sequence, top in zip(self.sequences, ups, strict=True):
            rest = sequence[sequence.index(top) + 1 :] if top != EMPTY else sequence
            for soon, rank in enumerate(rest):
                wanted[rank] = min(wanted[rank], soon)
        return tuple(wanted)


def _sequence(step: int) -> tuple[int, ...]:
    """The ranks of the foundation that counts by `step`, from 0 for the ace (CA-3)."""
    return tuple((step * (at + 1) - 1) % 13 for at in range(13))


class _Keys(dict[bytes, int]):
    """Keys of reserves by their cards."""

    def __missing__(self, pile: bytes) -> int:
        self[pile] = key = mixed(pile, _PILE_SALT)
        return key


class _Worths(dict[bytes, int]):
    """What reserves are worth in one state of the foundations."""

    def __init__(self, weights: ReserveWeights, wanted: tuple[int, ...]) -> None:
        super().__init__()
        self.weights = weights
        self.wanted = wanted
        self[b""] = weights.space

    def __missing__(self, pile: bytes) -> int:
        weights, wanted = self.weights, self.wanted
        worth, soonest, others = 0, _NEVER, 0
        before = -1
        for card in pile:
            if wanted[card] > soonest:
                worth -= weights.above
            soonest = min(soonest, wanted[card])
            if before >= 0:
                if card == before:
                    worth -= weights.same
                elif card != _KING and (before - card) % 13 in _STEPS:
                    worth += weights.pair
            if card == _KING:
                worth -= weights.king * others
            else:
                others += 1
            before = card
        self[pile] = worth
        return worth
