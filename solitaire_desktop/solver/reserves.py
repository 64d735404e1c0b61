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
    STOCK,
    TURN,
    WASTE,
    Board,
    Child,
    State,
    packed_move,
)

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

    @property
    def remembered(self) -> int:
        """How many piles are remembered."""
        return len(self.keys) + sum(map(len, self.worths.values()))

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
        _, key, piles, waste, _, _, _, _ = state
        codes = self._codes(state)
        for code in codes:
            source, target = code >> 6 & 63, code & 63
            after = key
            cards = waste if source == WASTE else piles[source]
            if source == WASTE:
                after -= _WASTE_SALT * (cards[-1] + 1)
            else:
                after += self.keys[cards[:-1]] - self.keys[cards]
            if target >= FIRST_UP:
                tops = self._tops_after(state[5], cards[-1], target - FIRST_UP)
                after += self.founds[tops].key - self.founds[state[5]].key
            else:
                grown = piles[target] + cards[-1:]
                after += self.keys[grown] - self.keys[piles[target]]
            if after not in seen:
                seen.add(after)
                score = self._score(self._played(state, code))
                out.append((score + noise(), after, state, code, score))
        return len(codes)

    def _codes(self, state: State) -> list[int]:
        """The packed moves but turning; of empty reserves only the first is tried."""
        _, _, piles, waste, stock, ups, _, _ = state
        plays = self.founds[ups].plays
        codes = []
        space = next((at for at, pile in enumerate(piles) if not pile), None)
        if waste:
            ways = plays.get(waste[0], ())
            codes += [packed_move(WASTE, FIRST_UP + number) for number, _ in ways]
            if not (ways and self.is_forced):
                codes += [packed_move(WASTE, at) for at, pile in enumerate(piles) if pile]
                codes += [packed_move(WASTE, space)] if space is not None else []
        for source, pile in enumerate(piles):
            if pile:
                ways = plays.get(pile[-1], ())
                codes += [packed_move(source, FIRST_UP + number) for number, _ in ways]
        if space is not None and not stock and not waste and self.board.rules.transfers:
            codes += [packed_move(at, space) for at, pile in enumerate(piles) if len(pile) > 1]
        return codes

    def _tops_after(self, ups: bytes, card: int, number: int) -> bytes:
        return next(tops for at, tops in self.founds[ups].plays[card] if at == number)

    def _played(self, state: State, code: int) -> State:
        score, key, piles, waste, stock, ups, used, trail = state
        source, target = code >> 6 & 63, code & 63
        changed = list(piles)
        if source == WASTE:
            card, waste = waste[0], b""
        else:
            card, changed[source] = piles[source][-1], piles[source][:-1]
        if target >= FIRST_UP:
            ups = self._tops_after(ups, card, target - FIRST_UP)
        else:
            changed[target] += ONE[card]
        return score, key, tuple(changed), waste, stock, ups, used, (trail, code)

    def ripen(self, child: Child) -> State:
        """The position that a move leads to."""
        _, key, before, code, score = child
        return score, key, *self._played(before, code)[2:]

    def turned(self, state: State) -> State | None:
        """The position after turning a card; None while one waits, and with the stock empty."""
        _, _, piles, waste, stock, ups, used, trail = state
        if waste or not stock:
            return None
        return self._measured((0, 0, piles, stock[-1:], stock[:-1], ups, used, (trail, TURN)))

    def _measured(self, state: State) -> State:
        """The state with its score and key."""
        _, _, piles, waste, stock, ups, _, _ = state
        key = self.founds[ups].key + sum(self.keys[pile] for pile in piles)
        key += mixed(stock, STOCK) + (_WASTE_SALT * (waste[-1] + 1) if waste else 0)
        return self._score(state), key, *state[2:]

    def _score(self, state: State) -> int:
        piles, ups = state[2], state[5]
        worths = self.worths.get(ups)
        if worths is None:
            self.worths[ups] = worths = _Worths(self.weights, self._wanted(ups))
        return self.founds[ups].cards * self.weights.up + sum(map(worths.__getitem__, piles))

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
