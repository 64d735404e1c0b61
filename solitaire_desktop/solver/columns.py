"""The Forty Thieves family on packed positions: which moves there are and what they lead to.

A move is scored by difference; the position after it is built by `ripen` only when the search
keeps it. `reserves` and `grid` do the same for Calculation and Devil's Grip.
"""

from collections.abc import Callable

from solitaire_desktop.rules.spec import Spaces
from solitaire_desktop.solver.foundations import Foundations, settles
from solitaire_desktop.solver.packed import (
    EMPTY,
    FIRST_UP,
    ONE,
    WASTE,
    Board,
    Child,
    State,
    turned_over,
)
from solitaire_desktop.solver.piles import Columns, Lift, Stocks, Wastes, Weights


class ColumnPlay:
    """The moves of the Forty Thieves family, scored by one choice of weights.

    It outlives a call because it remembers piles; `forget` empties that memory.
    """

    def __init__(self, board: Board, founds: Foundations, weights: Weights) -> None:
        self.board = board
        self.weights = weights
        self.founds = founds
        self.numbers = (*range(len(board.names)), WASTE)
        self.settles = settles(board)
        self.is_auto = board.rules.spaces is Spaces.AUTO
        self.forget()

    def forget(self) -> None:
        """Drops what is remembered of piles, to stay within memory."""
        self.columns = Columns(self.board, self.weights)
        self.wastes = Wastes(self.board, self.weights)
        self.stocks = Stocks()

    @property
    def remembered(self) -> int:
        """How many piles are remembered."""
        return len(self.columns) + len(self.wastes) + len(self.stocks)

    def begin(self, state: State) -> State:
        """A packed position made ready for the search: scored, and its safe cards sent up."""
        return self._tidied(self._measured(state))

    def layer(self, state: State) -> int:
        """The state's layer: turning leads to a later one, no move to an earlier."""
        return state[6] << 9 | (256 - len(state[4]))

    def left(self, state: State) -> int:
        """How many cards are not up; 0 when the game is won."""
        return self.board.total - self.founds[state[5]].cards

    def spread(
        self, state: State, seen: set[int], noise: Callable[[], int], out: list[Child]
    ) -> int:
        """Adds to `out` each move but turning to a key not in `seen`; gives how many there were."""
        score, key, piles, waste, _, ups, _, _ = state
        memo, under = self.columns, self.board.under
        columns = [memo[pile] for pile in piles]
        sources = zip(self.numbers, (*columns, self.wastes[waste]), strict=True)
        tops = bytes([column[2] for column in columns])
        space, find, there = tops.find(EMPTY), tops.find, set(tops)
        no_target = there.isdisjoint
        plays, moves = self.founds[ups].plays, 0
        for source, pile in sources:
            if pile[2] in plays:
                moves += 1
                now, after, code = self._sent(state, source, pile[3][0])
                if after not in seen:
                    seen.add(after)
                    out.append((now + noise(), after, state, code, now))
            for count, base, _, chunk, worth, shift, may_roam in pile[3]:
                roams = may_roam and space >= 0
                if not roams and no_target(under[base]):
                    continue
                targets = [space] if roams else []
                for lower in under[base]:
                    target = find(lower) if lower in there else -1
                    while target >= 0:
                        targets.append(target)
                        target = find(lower, target + 1)
                moves += len(targets)
                for target in targets:
                    onto, grown = columns[target], memo[piles[target] + chunk]
                    after = key + shift + grown[1] - onto[1]
                    if after not in seen:
                        seen.add(after)
                        now = score + worth + grown[0] - onto[0]
                        code = count << 12 | source << 6 | target
                        out.append((now + noise(), after, state, code, now))
        return moves

    def _sent(self, state: State, source: int, lift: Lift) -> tuple[int, int, int]:
        """Score and key after a card goes up, and the packed move."""
        number, worth, shift, _ = self._way_up(state[5], lift)
        return state[0] + worth, state[1] + shift, 1 << 12 | source << 6 | (FIRST_UP + number)

    def _way_up(self, ups: bytes, lift: Lift) -> tuple[int, int, int, bytes]:
        """The foundation that a card goes to, change of worth and key, foundations after it."""
        before = self.founds[ups]
        number, tops = before.plays[lift[1]][0]
        after = self.founds[tops]
        weights = self.weights
        worth = lift[4] + weights.up - weights.uneven * (after.uneven - before.uneven)
        return number, worth, lift[5] + after.key - before.key, tops

    def ripen(self, child: Child) -> State:
        """The position that a move leads to, with all safe cards sent up.

        A move to a column makes at most one card safe to send up: the one that it uncovers.
        """
        _, key, before, code, score = child
        source, target = code >> 6 & 63, code & 63
        _, _, piles, waste, stock, ups, used, trail = before
        changed = list(piles)
        if source == WASTE:
            lift = self.wastes[waste][3][0]
            waste = lift[2]
        else:
            lift = self.columns[piles[source]][3][(code >> 12) - 1]
            changed[source] = lift[2]
        if target >= FIRST_UP:
            ups = self._way_up(ups, lift)[3]
        else:
            changed[target] += lift[3]
        after = (score, key, tuple(changed), waste, stock, ups, used, (trail, code))
        if self.settles:
            return self._tidied(self._filled(after))
        is_quiet = target < FIRST_UP and not (lift[2] and lift[2][-1] in self.founds[ups].safe)
        return after if is_quiet else self._tidied(after)

    def turned(self, state: State) -> State | None:
        """The position after turning the stock, or the waste; None when neither can be."""
        score, key, piles, waste, stock, ups, used, trail = state
        turned = turned_over(self.board, waste, stock, used)
        if turned is None:
            return None
        waste, stock, used, code = turned
        old, new = self.wastes[state[3]], self.wastes[waste]
        score += new[0] - old[0]
        key += new[1] - old[1] + self.stocks[stock][0] - self.stocks[state[4]][0]
        after = (score, key, piles, waste, stock, ups, used, (trail, code))
        return self._tidied(self._filled(after) if self.settles else after)

    def _measured(self, state: State) -> State:
        """The state with its score and key."""
        _, _, piles, waste, stock, ups, used, trail = state
        up = self.founds[ups]
        score = up.cards * self.weights.up - up.uneven * self.weights.uneven
        key = up.key + self.stocks[stock][0]
        for pile in (*(self.columns[pile] for pile in piles), self.wastes[waste]):
            score += pile[0]
            key += pile[1]
        return score, key, piles, waste, stock, ups, used, trail

    def _tidied(self, state: State) -> State:
        """The state after all safe cards have gone up, one after another."""
        while safe := self.founds[state[5]].safe:
            waste = state[3]
            if waste and waste[-1] in safe:
                state = self._sent_up(state, WASTE)
                continue
            shortest = 1 if self.is_auto else 0
            for source, pile in enumerate(state[2]):
                if pile and pile[-1] in safe and len(pile) > shortest:
                    state = self._sent_up(state, source)
                    break
            else:
                break
        return state

    def _sent_up(self, state: State, source: int) -> State:
        score, key, piles, waste, stock, ups, used, trail = state
        if source == WASTE:
            lift = self.wastes[waste][3][0]
            waste = lift[2]
        else:
            lift = self.columns[piles[source]][3][0]
            piles = (*piles[:source], lift[2], *piles[source + 1 :])
        number, worth, shift, ups = self._way_up(ups, lift)
        trail = (trail, 1 << 12 | source << 6 | (FIRST_UP + number))
        after = (score + worth, key + shift, piles, waste, stock, ups, used, trail)
        return self._filled(after) if self.settles else after

    def _filled(self, state: State) -> State:
        """The state after spaces and waste are filled by rule alone (rules.settle)."""
        _, _, piles, waste, stock, ups, used, trail = state
        columns, refill = list(piles), self.board.rules.refill
        if not waste and refill:
            waste, stock = self._refilled(stock)
        for at, pile in enumerate(columns):
            if not self.is_auto or pile:
                continue
            if waste:
                columns[at], waste = ONE[waste[-1]], waste[:-1]
            elif stock:
                columns[at], stock = ONE[stock[-1]], stock[:-1]
            if not waste and refill:
                waste, stock = self._refilled(stock)
        if waste == state[3] and stock == state[4]:
            return state
        return self._measured((0, 0, tuple(columns), waste, stock, ups, used, trail))

    def _refilled(self, stock: bytes) -> tuple[bytes, bytes]:
        """Waste and stock after an empty waste is filled."""
        cards = stock[: -self.board.rules.turn - 1 : -1]
        return cards, stock[: len(stock) - len(cards)]
