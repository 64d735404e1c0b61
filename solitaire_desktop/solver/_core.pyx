# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The compiled core: sweeps and proofs of the Forty Thieves family, as `beam` and `prove` do them.

The same search move for move: on equal budgets it gives equal answers (tests/solver/test_core.py).
A state is one flat row of cards: the columns, the waste, then the stock with its next card first,
so that turning moves a border.
"""

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc, qsort, realloc
from libc.string cimport memcpy, memmove, memset

cdef enum:
    COLUMNS = 16
    CARDS = 208
    FOUNDATIONS = 16
    KINDS = 52
    EMPTY = 63
    DOWN = 64
    WASTE = 24
    STOCK = 25
    FIRST_UP = 26
    TURN = 5720      # 1 << 12 | STOCK << 6 | WASTE
    REDEAL = 5657    # 1 << 12 | WASTE << 6 | STOCK
    NO_PLACE = 13
    POLL = 255
    PROOF_POLL = 63
    ENDLESS = 1000000

cdef int32_t NO_SCORE = -2147483647

cdef struct State:
    uint64_t key
    int32_t score
    int32_t link
    int32_t used
    uint8_t waste
    uint8_t stock
    uint8_t lens[COLUMNS]
    uint8_t ups[FOUNDATIONS]
    uint8_t cards[CARDS]

cdef struct Child:
    uint64_t key
    int32_t rank
    int32_t score
    int32_t parent
    int32_t code

cdef struct Rank:
    int32_t rank
    int32_t at

cdef struct Link:
    int32_t before
    int32_t code

cdef struct States:
    State *of
    int count
    int room

cdef struct Keys:
    uint64_t *of
    int32_t *stamp
    int32_t now
    size_t count
    size_t room


cdef int by_score(const void *a, const void *b) noexcept nogil:
    cdef Rank *x = <Rank *> a
    cdef Rank *y = <Rank *> b
    if x.rank != y.rank:
        return -1 if x.rank < y.rank else 1
    return 1 if x.at > y.at else -1


cdef int by_rank(const void *a, const void *b) noexcept nogil:
    cdef Rank *x = <Rank *> a
    cdef Rank *y = <Rank *> b
    if x.rank != y.rank:
        return 1 if x.rank < y.rank else -1
    return 1 if x.at > y.at else -1


cdef inline uint64_t chained(uint64_t chain, int card) noexcept nogil:
    chain = (chain ^ <uint64_t> (card + 1)) * <uint64_t> 0x9E3779B97F4A7C15
    return chain ^ (chain >> 29)


cdef inline uint64_t mixed(uint64_t chain) noexcept nogil:
    cdef uint64_t key = (chain ^ (chain >> 31)) * <uint64_t> 0xBF58476D1CE4E5B9
    return key ^ (key >> 27)


cdef int keys_init(Keys *keys, size_t room) except -1:
    keys.room = room
    keys.count = 0
    keys.now = 1
    keys.of = <uint64_t *> malloc(room * sizeof(uint64_t))
    keys.stamp = <int32_t *> malloc(room * sizeof(int32_t))
    if keys.of == NULL or keys.stamp == NULL:
        raise MemoryError
    memset(keys.stamp, 0, room * sizeof(int32_t))
    return 0


cdef void keys_free(Keys *keys) noexcept:
    free(keys.of)
    free(keys.stamp)


cdef inline void keys_clear(Keys *keys) noexcept nogil:
    keys.now += 1
    keys.count = 0


cdef int keys_add(Keys *keys, uint64_t key) except -1:
    """1 when the key is new."""
    cdef size_t at = key & (keys.room - 1)
    while keys.stamp[at] == keys.now:
        if keys.of[at] == key:
            return 0
        at = (at + 1) & (keys.room - 1)
    keys.stamp[at] = keys.now
    keys.of[at] = key
    keys.count += 1
    if keys.count * 2 > keys.room:
        keys_grow(keys)
    return 1


cdef int keys_grow(Keys *keys) except -1:
    cdef Keys more
    cdef size_t at
    cdef size_t to
    keys_init(&more, keys.room * 2)
    for at in range(keys.room):
        if keys.stamp[at] == keys.now:
            to = keys.of[at] & (more.room - 1)
            while more.stamp[to] == more.now:
                to = (to + 1) & (more.room - 1)
            more.stamp[to] = more.now
            more.of[to] = keys.of[at]
    more.count = keys.count
    keys_free(keys)
    keys[0] = more
    return 0


cdef State *states_add(States *states) except NULL:
    cdef State *more
    if states.count == states.room:
        states.room = max(64, states.room * 2)
        more = <State *> realloc(states.of, states.room * sizeof(State))
        if more == NULL:
            raise MemoryError
        states.of = more
    states.count += 1
    return &states.of[states.count - 1]


cdef class Core:
    """One board's tables; `sweep` and `prove` search from a packed state."""

    cdef int columns, packs, slots, turn, total, redeals, has_runs, give_back, spaces
    cdef uint8_t order[64]
    cdef uint8_t suits[64]
    cdef uint8_t copies[KINDS]
    cdef uint8_t lies[64][64]
    cdef uint8_t under[KINDS][4]
    cdef uint8_t under_count[KINDS]
    cdef uint8_t others[KINDS][8]
    cdef uint8_t others_count[KINDS]
    cdef uint64_t onto[KINDS]
    cdef uint64_t bears[KINDS]
    cdef uint64_t follows[KINDS]
    cdef uint64_t start_mask
    cdef uint8_t starts[64]
    cdef uint8_t waste_starts[64]
    cdef int up, above, own, space, pair, waste, waste_above, uneven, king
    cdef int32_t *noise
    cdef int noise_count, noise_at
    cdef long nodes
    cdef int whole
    cdef object cancelled
    cdef Keys seen
    cdef Keys redealt
    cdef Link *links
    cdef int link_count, link_room
    cdef Child *out
    cdef int out_count, out_room
    cdef Rank *ranks
    cdef int rank_room
    cdef States pool
    cdef States scratch
    cdef States now[CARDS + 1]
    cdef States later[CARDS + 1]
    cdef State goal
    cdef int stopped, least, has_best
    cdef uint64_t key_shift
    cdef State best

    def __cinit__(self):
        memset(&self.seen, 0, sizeof(Keys))
        memset(&self.redealt, 0, sizeof(Keys))
        memset(&self.pool, 0, sizeof(States))
        memset(&self.scratch, 0, sizeof(States))
        memset(self.now, 0, sizeof(self.now))
        memset(self.later, 0, sizeof(self.later))
        self.links = NULL
        self.out = NULL
        self.ranks = NULL
        self.noise = NULL
        self.link_room = self.out_room = self.rank_room = 0
        keys_init(&self.seen, 1 << 12)
        keys_init(&self.redealt, 1 << 8)

    def __dealloc__(self):
        cdef int at
        keys_free(&self.seen)
        keys_free(&self.redealt)
        free(self.pool.of)
        free(self.scratch.of)
        for at in range(CARDS + 1):
            free(self.now[at].of)
            free(self.later[at].of)
        free(self.links)
        free(self.out)
        free(self.ranks)
        free(self.noise)

    def __init__(self, board):
        cdef int kind, at, lower
        rules = board.rules
        self.columns = len(board.names)
        self.packs = rules.packs
        self.slots = 4 * rules.packs
        self.turn = rules.turn
        self.total = board.total
        self.redeals = board.redeals
        self.has_runs = rules.unit == "run"
        self.give_back = rules.give_back
        self.spaces = {"any": 0, "kings": 1, "waste": 2, "none": 3}[str(rules.spaces)]
        memset(self.lies, 0, sizeof(self.lies))
        memset(self.starts, 0, sizeof(self.starts))
        memset(self.waste_starts, 0, sizeof(self.waste_starts))
        lands = board.up_lands[0]
        self.start_mask = 0
        for kind in range(KINDS):
            self.order[kind] = board.order[kind]
            self.suits[kind] = kind // 13
            self.copies[kind] = board.copies[kind]
            self.under_count[kind] = len(board.under[kind])
            for at, lower in enumerate(board.under[kind]):
                self.under[kind][at] = lower
                self.lies[lower][kind] = 1
            self.bears[kind] = 0
            for at in range(KINDS):
                if kind in board.under[at]:
                    self.bears[kind] |= <uint64_t> 1 << at
            others = [
                other for other in range(KINDS)
                if kind in board.under[other] or kind in lands[other]
            ]
            self.others_count[kind] = len(others)
            for at, lower in enumerate(others):
                self.others[kind][at] = lower
            self.onto[kind] = self.follows[kind] = 0
            for lower in board.under[kind]:
                self.onto[kind] |= <uint64_t> 1 << lower
            for lower in lands[kind]:
                self.follows[kind] |= <uint64_t> 1 << lower
            if kind in board.starts:
                self.start_mask |= <uint64_t> 1 << kind
            self.waste_starts[kind] = kind in board.starts
            self.starts[kind] = kind in board.starts and str(rules.spaces) != "waste"

    # ------------------------------------------------------------------------------- states

    cdef int _load(self, State *state, object board, object packed) except -1:
        """A packed state as a row of cards."""
        cdef int at, count = 0
        _, _, piles, waste, stock, ups, used, _ = packed
        memset(state, 0, sizeof(State))
        for at, pile in enumerate(piles):
            state.lens[at] = len(pile)
            for card in pile:
                state.cards[count] = card
                count += 1
        state.waste = len(waste)
        state.stock = len(stock)
        for card in waste + stock[::-1]:
            state.cards[count] = card
            count += 1
        for at, top in enumerate(ups):
            state.ups[at] = board.heights[at][top]
        state.used = used
        state.link = -1
        return 0

    cdef int _link(self, State *state, int code) except -1:
        cdef Link *more
        if self.link_count == self.link_room:
            self.link_room = max(1024, self.link_room * 2)
            more = <Link *> realloc(self.links, self.link_room * sizeof(Link))
            if more == NULL:
                raise MemoryError
            self.links = more
        self.links[self.link_count].before = state.link
        self.links[self.link_count].code = code
        state.link = self.link_count
        self.link_count += 1
        return 0

    cdef int _left(self, State *state) noexcept:
        cdef int at, count = 0
        for at in range(self.slots):
            count += state.ups[at]
        return self.total - count

    cdef inline int _slot(self, State *state, int kind) noexcept:
        """The foundation that takes a kind, -1 when none does."""
        cdef int at = self.suits[kind] * self.packs
        cdef int place = self.order[kind]
        cdef int end = at + self.packs
        while at < end:
            if state.ups[at] == place:
                return at
            at += 1
        return -1

    cdef inline int _is_safe(self, State *state, int kind) noexcept:
        cdef int at, slot, other, place, count
        if self._slot(state, kind) < 0:
            return 0
        for at in range(self.others_count[kind]):
            other = self.others[kind][at]
            place = self.order[other]
            count = 0
            for slot in range(self.suits[other] * self.packs, (self.suits[other] + 1) * self.packs):
                count += state.ups[slot] > place
            if count != self.copies[other]:
                return 0
        return 1

    cdef uint64_t _ups_key(self, State *state) noexcept:
        cdef uint64_t chain = <uint64_t> 0x1D8E4E27C47D124F
        cdef int at
        for at in range(self.slots):
            chain = chained(chain, state.ups[at])
        return mixed(chain)

    cdef void _measure(self, State *state) noexcept:
        """Score and key of a whole state."""
        cdef int at, i, start = 0, score = 0, low
        cdef uint64_t key = self._ups_key(state), chain
        for at in range(self.columns):
            score += self._column(&state.cards[start], state.lens[at], &chain)
            key += mixed(chain)
            start += state.lens[at]
        chain = <uint64_t> 0x2545F4914F6CDD1D
        low = NO_PLACE
        for i in range(start, start + state.waste):
            score -= self._waste_loss(state.cards[i])
            if low < self.order[state.cards[i]]:
                score -= self.waste_above
            low = min(low, <int> self.order[state.cards[i]])
            chain = chained(chain, state.cards[i])
        if state.waste:
            key += mixed(chain)
        start += state.waste
        chain = <uint64_t> 0x14057B7EF767814F
        for i in range(start + state.stock - 1, start - 1, -1):
            chain = chained(chain, state.cards[i])
        if state.stock:
            key += mixed(chain)
        for at in range(self.slots):
            score += self.up * state.ups[at]
        for at in range(0, self.slots, self.packs):
            score -= self.uneven * (state.ups[at] - state.ups[at + self.packs - 1])
        state.score = score
        state.key = key

    cdef inline int _waste_loss(self, int kind) noexcept:
        return self.waste * (18 - self.order[kind]) // 12

    cdef int _column(self, uint8_t *cards, int length, uint64_t *key) noexcept:
        cdef int low = NO_PLACE, worth = self.space, i
        cdef uint8_t[4] lows
        cdef uint64_t chain = <uint64_t> 0x3C6EF372FE94F82B
        lows[0] = lows[1] = lows[2] = lows[3] = NO_PLACE
        for i in range(length):
            self._grow(cards[i], cards[i - 1] if i else EMPTY, &low, lows, &worth, &chain)
        key[0] = chain
        return worth

    cdef inline void _grow(
        self, int card, int below, int *low, uint8_t *lows, int *worth, uint64_t *chain
    ) noexcept:
        """One more card on a column: its worth, lowest places and chained key follow."""
        cdef int kind = card & EMPTY
        cdef int place = self.order[kind]
        cdef int suit = self.suits[kind]
        if below == EMPTY:
            worth[0] = self.king if place == 12 else 0
        elif low[0] < place:
            worth[0] -= self.above
        if lows[suit] < place:
            worth[0] -= self.own
        if below < EMPTY and self.lies[below][kind]:
            worth[0] += self.pair
        if place < lows[suit]:
            lows[suit] = place
        if place < low[0]:
            low[0] = place
        chain[0] = chained(chain[0], card)

    # -------------------------------------------------------------------------------- moves

    cdef int _offer(self, uint64_t key, int score, int parent, int code) except -1:
        """Keeps a move when it leads to a key not seen before."""
        cdef Child *more
        if not keys_add(&self.seen, key + self.key_shift):
            return 0
        if self.out_count == self.out_room:
            self.out_room = max(1024, self.out_room * 2)
            more = <Child *> realloc(self.out, self.out_room * sizeof(Child))
            if more == NULL:
                raise MemoryError
            self.out = more
        more = &self.out[self.out_count]
        more.key = key
        more.score = score
        more.rank = score
        if self.noise_count:
            more.rank += self.noise[self.noise_at]
            self.noise_at += 1
            if self.noise_at == self.noise_count:
                self.noise_at = 0
        more.parent = parent
        more.code = code
        self.out_count += 1
        return 0

    cdef int _spread(self, State *state, int parent) except -1:
        """Offers each move but turning; gives how many there were."""
        cdef int worths[CARDS]
        cdef uint64_t chains[CARDS]
        cdef int begins[COLUMNS + 1]
        cdef int lows[COLUMNS]
        cdef uint8_t suit_lows[COLUMNS][4]
        cdef int tops[COLUMNS]
        cdef int worth_of[COLUMNS]
        cdef uint64_t chain_of[COLUMNS]
        cdef uint64_t key_of[COLUMNS]
        cdef int at, i, start = 0, low, worth, count, length, space = -1, moves = 0, source
        cdef int base, rest, shift_worth, slot, lower, target, roams, u, top
        cdef uint64_t chain, shift
        for at in range(self.columns):
            begins[at] = start
            low, worth, chain = NO_PLACE, self.space, <uint64_t> 0x3C6EF372FE94F82B
            memset(suit_lows[at], NO_PLACE, 4)
            length = state.lens[at]
            for i in range(start, start + length):
                self._grow(state.cards[i], state.cards[i - 1] if i > start else EMPTY,
                           &low, suit_lows[at], &worth, &chain)
                worths[i] = worth
                chains[i] = chain
            lows[at], worth_of[at], chain_of[at] = low, worth, chain
            key_of[at] = mixed(chain)
            start += length
            tops[at] = state.cards[start - 1] if length else EMPTY
            if not length and space < 0:
                space = at
        begins[self.columns] = start
        for source in range(self.columns):
            if not state.lens[source]:
                continue
            start, length = begins[source], state.lens[source]
            top = tops[source]
            count = 1
            while True:
                base = state.cards[start + length - count]
                rest = length - count
                if rest == 0:
                    shift_worth = self.space - worth_of[source]
                    chain = <uint64_t> 0x3C6EF372FE94F82B
                else:
                    i = start + rest - 1
                    shift_worth = worths[i] - worth_of[source]
                    chain = chains[i]
                    if state.cards[i] & DOWN:
                        chain = <uint64_t> 0x3C6EF372FE94F82B if rest == 1 else chains[i - 1]
                        chain = chained(chain, state.cards[i] & EMPTY)
                shift = mixed(chain) - key_of[source]
                if count == 1:
                    moves += self._offer_up(state, parent, source, top, shift_worth, shift)
                roams = rest > 0 and self.starts[base] and space >= 0
                moves += self._offer_columns(
                    state, parent, source, count, &state.cards[start + rest], shift_worth, shift,
                    space if roams else -1, tops, worth_of, chain_of, key_of, lows, suit_lows)
                count += 1
                if not self.has_runs or count > length:
                    break
                base = state.cards[start + length - count]
                if base & DOWN or not self.lies[base][state.cards[start + length - count + 1]]:
                    break
        if state.waste:
            start = begins[self.columns]
            top = state.cards[start + state.waste - 1]
            low = NO_PLACE
            chain = <uint64_t> 0x2545F4914F6CDD1D
            for i in range(start, start + state.waste - 1):
                low = min(low, <int> self.order[state.cards[i]])
                chain = chained(chain, state.cards[i])
            shift = mixed(chain) if state.waste > 1 else 0
            shift -= mixed(chained(chain, top))
            shift_worth = self._waste_loss(top) + (self.waste_above if low < self.order[top] else 0)
            moves += self._offer_up(state, parent, WASTE, top, shift_worth, shift)
            roams = self.waste_starts[top] and space >= 0
            moves += self._offer_columns(
                state, parent, WASTE, 1, &state.cards[start + state.waste - 1], shift_worth, shift,
                space if roams else -1, tops, worth_of, chain_of, key_of, lows, suit_lows)
        return moves

    cdef int _offer_up(
        self, State *state, int parent, int source, int kind, int worth, uint64_t shift
    ) except -1:
        cdef int slot = self._slot(state, kind)
        cdef int first, gap
        cdef uint64_t before, after
        if slot < 0:
            return 0
        first = self.suits[kind] * self.packs
        before = self._ups_key(state)
        gap = state.ups[first] - state.ups[first + self.packs - 1]
        state.ups[slot] += 1
        after = self._ups_key(state)
        gap = state.ups[first] - state.ups[first + self.packs - 1] - gap
        state.ups[slot] -= 1
        self._offer(state.key + shift + after - before,
                    state.score + worth + self.up - self.uneven * gap,
                    parent, 1 << 12 | source << 6 | (FIRST_UP + slot))
        return 1

    cdef int _offer_columns(
        self, State *state, int parent, int source, int count, uint8_t *chunk, int shift_worth,
        uint64_t shift, int space, int *tops, int *worth_of, uint64_t *chain_of, uint64_t *key_of,
        int *lows, uint8_t (*suit_lows)[4]
    ) except -1:
        cdef int u, target, lower, moves = 0
        if space >= 0:
            moves += 1
            self._offer_column(state, parent, source, count, chunk, shift_worth, shift, space,
                               tops, worth_of, chain_of, key_of, lows, suit_lows)
        for u in range(self.under_count[chunk[0]]):
            lower = self.under[chunk[0]][u]
            for target in range(self.columns):
                if tops[target] == lower:
                    moves += 1
                    self._offer_column(state, parent, source, count, chunk, shift_worth, shift,
                                       target, tops, worth_of, chain_of, key_of, lows, suit_lows)
        return moves

    cdef int _offer_column(
        self, State *state, int parent, int source, int count, uint8_t *chunk, int shift_worth,
        uint64_t shift, int target, int *tops, int *worth_of, uint64_t *chain_of, uint64_t *key_of,
        int *lows, uint8_t (*suit_lows)[4]
    ) except -1:
        cdef int low = lows[target], worth = worth_of[target], i, below = tops[target]
        cdef uint64_t chain = chain_of[target]
        cdef uint8_t[4] suit
        memcpy(suit, suit_lows[target], 4)
        for i in range(count):
            self._grow(chunk[i], below, &low, suit, &worth, &chain)
            below = chunk[i]
        self._offer(state.key + shift + mixed(chain) - key_of[target],
                    state.score + shift_worth + worth - worth_of[target],
                    parent, count << 12 | source << 6 | target)
        return 0

    cdef int _play(self, State *state, int code) except -1:
        """Plays a packed move: cards and foundations change, score and key do not."""
        cdef int source = code >> 6 & 63, target = code & 63, count = code >> 12
        cdef int at, start = 0, end = 0, to, i
        cdef uint8_t[64] chunk
        self._link(state, code)
        for at in range(self.columns):
            if at < source:
                start += state.lens[at]
            end += state.lens[at]
        if source == WASTE:
            start = end + state.waste - 1
            state.waste -= 1
        else:
            start += state.lens[source] - count
            state.lens[source] -= count
        end += state.waste + state.stock
        if source == WASTE:
            end += 1
        memcpy(chunk, &state.cards[start], count)
        memmove(&state.cards[start], &state.cards[start + count], end - start - count)
        if source < WASTE and state.lens[source] and state.cards[start - 1] & DOWN:
            state.cards[start - 1] &= EMPTY
        if target >= FIRST_UP:
            state.ups[target - FIRST_UP] += 1
            return 0
        to = 0
        for at in range(target + 1):
            to += state.lens[at]
        memmove(&state.cards[to + count], &state.cards[to], end - count - to)
        memcpy(&state.cards[to], chunk, count)
        state.lens[target] += count
        return 0

    cdef int _tidy(self, State *state) except -1:
        """Sends all safe cards up; gives how many."""
        cdef int at, start, sent = 0, top, slot
        while True:
            start = 0
            for at in range(self.columns):
                start += state.lens[at]
            if state.waste:
                top = state.cards[start + state.waste - 1]
                if self._is_safe(state, top):
                    self._play(state, 1 << 12 | WASTE << 6 | (FIRST_UP + self._slot(state, top)))
                    sent += 1
                    continue
            start = 0
            for at in range(self.columns):
                start += state.lens[at]
                if state.lens[at]:
                    top = state.cards[start - 1]
                    if self._is_safe(state, top):
                        self._play(state, 1 << 12 | at << 6 | (FIRST_UP + self._slot(state, top)))
                        sent += 1
                        break
            else:
                return sent

    cdef int _begin(self, State *state) except -1:
        self._tidy(state)
        self._measure(state)
        return 0

    cdef int _ripen(self, State *state, Child *child) except -1:
        self._play(state, child.code)
        state.key = child.key
        state.score = child.score
        if self._tidy(state):
            self._measure(state)
        return 0

    cdef int _turn(self, State *state) except -1:
        """Turns the stock, or the waste over; 0 when neither can be."""
        cdef int count
        if state.stock:
            count = min(self.turn, <int> state.stock)
            state.stock -= count
            state.waste += count
            self._link(state, TURN)
        elif state.waste and state.used < self.redeals:
            state.stock = state.waste
            state.waste = 0
            state.used += 1
            self._link(state, REDEAL)
        else:
            return 0
        self._begin(state)
        return 1

    # -------------------------------------------------------------------------------- sweep

    cdef int _set_weights(self, weights, noise) except -1:
        cdef int at
        (self.up, self.above, self.own, self.space, self.pair, self.waste, self.waste_above,
         self.uneven, self.king) = weights
        free(self.noise)
        self.noise_count, self.noise_at = len(noise), 0
        self.noise = <int32_t *> malloc(max(1, self.noise_count) * sizeof(int32_t))
        if self.noise == NULL:
            raise MemoryError
        for at in range(self.noise_count):
            self.noise[at] = noise[at]
        return 0

    def sweep(self, board, packed, weights, noise, bounds, cancelled):
        """One sweep as `beam.Sweep.run`, its answer as `sweeps.Swept`."""
        cdef State *first
        cdef int at, won = 0, width, reach
        cdef long nodes
        width, reach, nodes = bounds
        self.stopped = self.has_best = 0
        self.key_shift = 0
        self._set_weights(weights, noise)
        self.nodes = nodes
        self.whole = 1
        self.cancelled = cancelled
        self.link_count = 0
        keys_clear(&self.redealt)
        for at in range(CARDS + 1):
            self.now[at].count = self.later[at].count = 0
        self.scratch.count = 0
        first = states_add(&self.scratch)
        self._load(first, board, packed)
        self._begin(first)
        if self._left(first) == 0:
            self.goal = first[0]
            return self._line(), 0, 0, True
        states_add(&self.now[first.stock])[0] = first[0]
        won = self._passes(width, reach)
        if won:
            return self._line(), 0, nodes - self.nodes, bool(self.whole)
        self._note_rest()
        if not self.has_best:
            return None, self.total, nodes - self.nodes, bool(self.whole)
        self.goal = self.best
        return self._line(), self.least, nodes - self.nodes, bool(self.whole)

    cdef void _note(self, State *state) noexcept:
        """Keeps the end of a line that has the fewest cards left."""
        cdef int left = self._left(state)
        if not self.has_best or left < self.least:
            self.has_best = 1
            self.least = left
            self.best = state[0]

    cdef void _note_rest(self) noexcept:
        cdef int at, i
        for at in range(CARDS, -1, -1):
            for i in range(self.now[at].count):
                self._note(&self.now[at].of[i])
        for at in range(CARDS, -1, -1):
            for i in range(self.later[at].count):
                self._note(&self.later[at].of[i])

    cdef list _line(self):
        cdef int at = self.goal.link
        line = []
        while at >= 0:
            line.append(self.links[at].code)
            at = self.links[at].before
        line.reverse()
        return line

    cdef int _passes(self, int width, int reach) except -1:
        """Works through all layers; 1 when `goal` is a win."""
        cdef int at, some = 1
        cdef States swap
        while some:
            for at in range(CARDS, -1, -1):
                if self.now[at].count:
                    if self.stopped:
                        self.whole = 0
                        return 0
                    if self._layer(at, width, reach) or self._turn_all(at):
                        return 1
            if self.stopped:
                return 0
            some = 0
            for at in range(CARDS + 1):
                swap = self.now[at]
                self.now[at] = self.later[at]
                self.later[at] = swap
                self.later[at].count = 0
                some |= self.now[at].count
        return 0

    cdef int _turn_all(self, int layer) except -1:
        cdef int at, used
        cdef State state
        for at in range(self.pool.count):
            state = self.pool.of[at]
            used = state.used
            if not self._turn(&state):
                self._note(&state)
                continue
            self.nodes -= 1
            if self._left(&state) == 0:
                self.goal = state
                return 1
            if state.used == used:
                states_add(&self.now[state.stock])[0] = state
            elif keys_add(&self.redealt, state.key):
                states_add(&self.later[state.stock])[0] = state
        return 0

    cdef int _cut_states(self, States *states, int width) except -1:
        """Keeps the best states of a pool, best first; all of them as they are when they are few."""
        cdef int at
        cdef States swap
        if states.count <= width:
            return 0
        self.whole = 0
        self._rank_room(states.count)
        for at in range(states.count):
            self.ranks[at].rank = states.of[at].score
            self.ranks[at].at = at
        qsort(self.ranks, states.count, sizeof(Rank), by_rank)
        self.scratch.count = 0
        for at in range(width):
            states_add(&self.scratch)[0] = states.of[self.ranks[at].at]
        swap = states[0]
        states[0] = self.scratch
        self.scratch = swap
        return 0

    cdef int _rank_room(self, int count) except -1:
        cdef Rank *more
        if count > self.rank_room:
            more = <Rank *> realloc(self.ranks, count * 2 * sizeof(Rank))
            if more == NULL:
                raise MemoryError
            self.ranks = more
            self.rank_room = count * 2
        return 0

    cdef int _must_stop(self) except -1:
        return self.nodes <= 0 or self.cancelled()

    cdef int _layer(self, int layer, int width, int reach) except -1:
        """Works one layer; its kept states are then in `pool`. 1 when `goal` is a win."""
        cdef int at, begin, end, chosen, low
        cdef State state
        cdef Child *child
        keys_clear(&self.seen)
        self.pool.count = 0
        for at in range(self.now[layer].count):
            if keys_add(&self.seen, self.now[layer].of[at].key):
                states_add(&self.pool)[0] = self.now[layer].of[at]
        self.now[layer].count = 0
        self._cut_states(&self.pool, width)
        begin, end = 0, self.pool.count
        while begin < end:
            self.out_count = 0
            for at in range(begin, end):
                self.nodes -= self._spread(&self.pool.of[at], at)
                if (at - begin) & POLL == POLL and self._must_stop():
                    break
            if self._must_stop():
                self.stopped = 1
                self.whole = 0
                break
            low = NO_SCORE
            if self.pool.count > reach:
                self._rank_room(self.pool.count)
                for at in range(self.pool.count):
                    self.ranks[at].rank = self.pool.of[at].score
                    self.ranks[at].at = at
                qsort(self.ranks, self.pool.count, sizeof(Rank), by_rank)
                low = self.ranks[reach - 1].rank
            self._rank_room(self.out_count)
            chosen = 0
            for at in range(self.out_count):
                if self.out[at].rank > low:
                    self.ranks[chosen].rank = self.out[at].rank
                    self.ranks[chosen].at = at
                    chosen += 1
                else:
                    self.whole = 0
            if chosen > width:
                self.whole = 0
                qsort(self.ranks, chosen, sizeof(Rank), by_rank)
                chosen = width
            for at in range(chosen):
                child = &self.out[self.ranks[at].at]
                state = self.pool.of[child.parent]
                self._ripen(&state, child)
                if self._left(&state) == 0:
                    self.goal = state
                    return 1
                if state.key != child.key and not keys_add(&self.seen, state.key):
                    continue
                states_add(&self.pool)[0] = state
            begin, end = end, self.pool.count
        self._cut_states(&self.pool, width)
        return 0

    # -------------------------------------------------------------------------------- proof

    cdef int _is_dead(self, State *state) noexcept:
        """Whether some card can never go up, as `dead.DeadEnds`."""
        cdef int begins[COLUMNS]
        cdef int lens[COLUMNS]
        cdef int got[COLUMNS + 1]
        cdef int at, i, start = 0, spaces = 0, gained
        cdef int kind, base, wide_base, waste, changed, is_shut, all_got, card
        cdef uint64_t takes = 0, tops = 0, wastes = 0, stocks = 0, done = 0
        cdef uint64_t lies = 0, wide = 0, room = 0, wide_room = 0, startable, bit, more
        if self.give_back:
            return 0
        memset(got, 0, sizeof(got))
        for kind in range(KINDS):
            if self._slot(state, kind) >= 0:
                takes |= <uint64_t> 1 << kind
        for at in range(self.columns):
            begins[at] = start
            lens[at] = state.lens[at]
            start += lens[at]
            spaces += lens[at] == 0
        waste = state.waste if state.used >= self.redeals else 0
        for i in range(start + waste, start + state.waste + state.stock):
            stocks |= <uint64_t> 1 << state.cards[i]
        startable = self.start_mask if self.spaces != 2 else 0
        while True:
            changed = 0
            more = (tops | wastes | stocks) & takes & ~done
            while more:
                done |= more
                while more:
                    takes |= self.follows[bit_index(more & (0 - more))]
                    more &= more - 1
                more = (tops | wastes | stocks) & takes & ~done
            # what lies on the table without a space: cards of columns, and what fits these
            more = (tops | (room & (wastes | stocks))) & ~lies
            while more:
                lies |= more
                while more:
                    room |= self.bears[bit_index(more & (0 - more))]
                    more &= more - 1
                more = (tops | (room & (wastes | stocks))) & ~lies
            more = (tops | wastes | (wide_room & stocks)) & ~wide
            while more:
                wide |= more
                while more:
                    wide_room |= self.bears[bit_index(more & (0 - more))]
                    more &= more - 1
                more = (tops | wastes | (wide_room & stocks)) & ~wide
            all_got = 1
            gained = 0
            for at in range(self.columns):
                if not lens[at]:
                    continue
                base = wide_base = is_shut = 0
                i = lens[at]
                while i:
                    i -= 1
                    kind = state.cards[begins[at] + i] & EMPTY
                    bit = <uint64_t> 1 << kind
                    if not is_shut and lens[at] - i > got[at]:
                        got[at] += 1
                        tops |= bit
                        changed = 1
                    if (room | takes) & bit:
                        continue
                    if self.has_runs and i:
                        card = state.cards[begins[at] + i - 1]
                        if card < DOWN and self.lies[card][kind]:
                            continue
                    base += 1
                    wide_base += not (wide_room | takes) & bit
                    if base > spaces or not (startable & bit
                                             or self.onto[kind] & (wastes | stocks)):
                        is_shut = 1
                        if wide_base:
                            break
                else:
                    if not base:
                        spaces += 1
                        lens[at] = 0
                        changed = 1
                    elif not wide_base:
                        gained += 1
                if got[at] < lens[at]:
                    all_got = 0
            base = 0
            i = waste
            while i:
                i -= 1
                kind = state.cards[start + i]
                bit = <uint64_t> 1 << kind
                if waste - i > got[COLUMNS]:
                    got[COLUMNS] += 1
                    wastes |= bit
                    changed = 1
                if (wide_room | takes) & bit:
                    continue
                base += 1
                if base > spaces + gained or not (
                        self.start_mask & bit or self.onto[kind] & (tops | wastes | stocks)):
                    break
            if got[COLUMNS] < waste:
                all_got = 0
            if all_got and not (tops | wastes | stocks) & ~takes:
                return 0
            if not changed:
                return 1


cdef inline int bit_index(uint64_t bit) noexcept nogil:
    cdef int index = 0
    if bit >> 32:
        index += 32
        bit >>= 32
    if bit >> 16:
        index += 16
        bit >>= 16
    if bit >> 8:
        index += 8
        bit >>= 8
    if bit >> 4:
        index += 4
        bit >>= 4
    if bit >> 2:
        index += 2
        bit >>= 2
    return index + <int> (bit >> 1)


cdef struct Node:
    State state            # its score and link are not used
    uint64_t chains[COLUMNS]
    int32_t depth          # how many positions lead here
    int32_t code           # the move that came last
    int32_t turned         # how often the stock was turned before it, or since
    int32_t waits          # how many groups of parked cards wait to be of use
    int32_t from_of[2]     # for each, where its cards came from
    int32_t space_of[2]    # and the space that took the last one

cdef struct Nodes:
    Node *of
    int count
    int room

cdef struct Step:
    int32_t turned
    int32_t code


cdef Node *nodes_add(Nodes *nodes) except NULL:
    cdef Node *more
    if nodes.count == nodes.room:
        nodes.room = max(64, nodes.room * 2)
        more = <Node *> realloc(nodes.of, nodes.room * sizeof(Node))
        if more == NULL:
            raise MemoryError
        nodes.of = more
    nodes.count += 1
    return &nodes.of[nodes.count - 1]


cdef inline int keys_has(Keys *keys, uint64_t key) noexcept nogil:
    cdef size_t at = key & (keys.room - 1)
    while keys.stamp[at] == keys.now:
        if keys.of[at] == key:
            return 1
        at = (at + 1) & (keys.room - 1)
    return 0


cdef class CoreProof(Core):
    """An exhaustive search run in portions, as `delays.DelayingProof`."""

    cdef public bint is_done, is_full
    cdef public long looked
    cdef int is_blind
    cdef size_t most
    cdef int most_waiting
    cdef Nodes stack
    cdef Node node
    cdef Node first
    cdef Step *path
    cdef int path_room
    cdef int spaces
    cdef uint64_t tops, twice, wastes, stocks

    def __cinit__(self):
        memset(&self.stack, 0, sizeof(Nodes))
        self.path = NULL
        self.path_room = 0

    def __dealloc__(self):
        free(self.stack.of)
        free(self.path)

    def __init__(self, board, packed, cancelled, is_blind, most, most_waiting):
        Core.__init__(self, board)
        self.cancelled = cancelled
        self.is_blind = is_blind
        self.most, self.most_waiting = most, most_waiting
        self.is_done = self.is_full = False
        self.looked = 0
        self.stack.count = 0
        memset(&self.first, 0, sizeof(Node))
        self._load(&self.first.state, board, packed)
        self.link_count = 0
        self._tidy(&self.first.state)
        self._rekey(&self.first)
        keys_add(&self.seen, self._key(self.first.state.key, self.first.state.used))
        nodes_add(&self.stack)[0] = self.first
        self._load(&self.first.state, board, packed)

    cdef inline uint64_t _key(self, uint64_t key, int used) noexcept:
        if self.redeals >= ENDLESS:
            return key
        return key + <uint64_t> used * <uint64_t> 0x6A09E667F3BCC909

    cdef void _rekey(self, Node *node) noexcept:
        """Key and chained keys of a whole position."""
        cdef State *state = &node.state
        cdef int at, i, start = 0
        cdef uint64_t key = self._ups_key(state), chain
        for at in range(self.columns):
            chain = <uint64_t> 0x3C6EF372FE94F82B
            for i in range(start, start + state.lens[at]):
                chain = chained(chain, state.cards[i])
            start += state.lens[at]
            node.chains[at] = chain
            key += mixed(chain)
        key += self._waste_key(&state.cards[start], state.waste)
        start += state.waste
        if state.stock:
            chain = <uint64_t> 0x14057B7EF767814F
            for i in range(start + state.stock - 1, start - 1, -1):
                chain = chained(chain, state.cards[i])
            key += mixed(chain)
        state.key = key

    cdef inline uint64_t _waste_key(self, uint8_t *cards, int count) noexcept:
        cdef uint64_t chain = <uint64_t> 0x2545F4914F6CDD1D
        cdef int i
        if not count:
            return 0
        for i in range(count):
            chain = chained(chain, cards[i])
        return mixed(chain)

    @property
    def nodes(self):
        """How many moves were looked at."""
        return self.looked

    @property
    def remembered(self):
        """How many positions are remembered, and how many wait."""
        return self.seen.count, self.stack.count

    def run(self, nodes):
        """Looks at `nodes` more moves; the packed line to a win, or None."""
        cdef long end = self.looked + min(nodes, 1 << 60)
        cdef int count = 0
        while self.stack.count and self.looked < end and not self.is_full:
            self.stack.count -= 1
            self.node = self.stack.of[self.stack.count]
            self.looked += 1
            self._note_step()
            if self._left(&self.node.state) == 0:
                return self._replayed()
            self.link_count = 0
            if self.node.waits or self.node.turned or not self._is_dead(&self.node.state):
                self._turn_on()
                self._open()
            count += 1
            if count & PROOF_POLL == 0:
                if self.cancelled():
                    return None
                self.is_full = (
                    self.seen.count > self.most or self.stack.count > self.most_waiting
                )
        self.is_done = self.stack.count == 0
        return None

    cdef int _note_step(self) except -1:
        """Writes down how the position was come to, over what was come to before."""
        cdef Step *more
        if self.node.depth >= self.path_room:
            self.path_room = max(1024, self.node.depth * 2)
            more = <Step *> realloc(self.path, self.path_room * sizeof(Step))
            if more == NULL:
                raise MemoryError
            self.path = more
        self.path[self.node.depth].turned = self.node.turned
        self.path[self.node.depth].code = self.node.code
        return 0

    cdef list _replayed(self):
        """The line to the position at hand, safe cards and all; empty in a blind search."""
        cdef State state = self.first.state
        cdef int at, i
        if self.is_blind:
            return []
        self.link_count = 0
        state.link = -1
        self._tidy(&state)
        for at in range(1, self.node.depth + 1):
            if self.path[at].code > 0:
                self._play(&state, self.path[at].code)
                self._tidy(&state)
            else:
                for i in range(max(self.path[at].turned, -self.path[at].code)):
                    self._turn(&state)
        self.goal = state
        return self._line()

    # ------------------------------------------------------------------------------ turning

    cdef int _turn_on(self) except -1:
        """Puts the positions after turning on the stack, as far as a card of the waste can move."""
        cdef State *state = &self.node.state
        cdef Node after
        cdef int at
        if self.node.turned and not self.is_blind:
            return 0
        after = self.node
        after.code = 0
        after.depth += 1
        if after.waits and after.from_of[0] == WASTE:
            after.from_of[0], after.space_of[0] = after.from_of[1], after.space_of[1]
            after.waits -= 1
        if after.waits > 1:
            return 0
        if self.is_blind:
            if self.node.turned > 2 * (state.stock + state.waste):
                return 0
            self._turn_blindly(&after)
        else:
            self._turn_through(&after)
        return 0

    cdef int _turn_blindly(self, Node *after) except -1:
        """One turn, with each card that may come."""
        cdef State *state = &self.node.state
        cdef int at, kind, start = 0, i
        cdef uint64_t kinds = 0
        if state.used or not state.stock:
            return self._push_turned(after)
        for at in range(self.columns):
            start += state.lens[at]
        start += state.waste
        for i in range(start, start + state.stock):
            kinds |= <uint64_t> 1 << state.cards[i]
        for kind in range(KINDS):
            if kinds >> kind & 1:
                after.state = state[0]
                i = start
                while after.state.cards[i] != kind:
                    i += 1
                memmove(&after.state.cards[start + 1], &after.state.cards[start], i - start)
                after.state.cards[start] = kind
                self._push_turned(after)
        return 0

    cdef int _push_turned(self, Node *after) except -1:
        cdef int left = self._left(&after.state)
        cdef Node *pushed = nodes_add(&self.stack)
        pushed[0] = after[0]
        pushed.turned = self.node.turned + 1
        if self._turn(&pushed.state):
            if self._left(&pushed.state) == left:
                if not keys_has(&self.seen, self._key(pushed.state.key, pushed.state.used)):
                    return 0
            elif not after.waits:
                pushed.turned = 0
                self._rekey(pushed)
                if keys_add(&self.seen, self._key(pushed.state.key, pushed.state.used)):
                    return 0
        self.stack.count -= 1
        return 0

    cdef int _turn_through(self, Node *after) except -1:
        """All further turns, until a card goes up by itself; the first turn is tried first."""
        cdef State *state = &after.state
        cdef uint64_t befores[CARDS + 1]
        cdef uint64_t afters[CARDS + 1]
        cdef uint64_t tops = 0, key
        cdef int at, i, start = 0, count = state.waste + state.stock, waste = state.waste
        cdef int has_space = 0, turns, found = 0, used = state.used, top, first, more
        cdef Node swap
        cdef Node *pushed
        if not count:
            return 0
        first = self.stack.count
        for at in range(self.columns):
            start += state.lens[at]
            if not state.lens[at]:
                has_space = 1
            elif not after.waits or at == after.from_of[0] or at == after.space_of[0]:
                tops |= <uint64_t> 1 << (state.cards[start - 1] & EMPTY)
        befores[0] = <uint64_t> 0x2545F4914F6CDD1D
        for i in range(count):
            befores[i + 1] = chained(befores[i], state.cards[start + i])
        afters[count] = <uint64_t> 0x14057B7EF767814F
        for i in range(count - 1, -1, -1):
            afters[i] = chained(afters[i + 1], state.cards[start + i])
        key = state.key
        key -= mixed(befores[waste]) if waste else 0
        key -= mixed(afters[waste]) if waste < count else 0
        for turns in range(1, 2 * count + 3):
            if waste < count:
                waste = min(count, waste + self.turn)
            elif used < self.redeals:
                used += 1
                waste = 0
            else:
                break
            state.waste, state.stock, state.used = waste, count - waste, used
            after.turned = turns
            if waste and self._is_safe(state, state.cards[start + waste - 1]):
                if not after.waits:
                    pushed = nodes_add(&self.stack)
                    pushed[0] = after[0]
                    self._tidy(&pushed.state)
                    self._rekey(pushed)
                    pushed.code = -turns
                    pushed.turned = 0
                    if not keys_add(&self.seen, self._key(pushed.state.key, used)):
                        self.stack.count -= 1
                break
            if not waste:
                continue
            top = state.cards[start + waste - 1]
            if self.onto[top] & tops or not after.waits and (
                self._slot(state, top) >= 0 or has_space and self.waste_starts[top]
            ):
                state.key = key + mixed(befores[waste])
                state.key += mixed(afters[waste]) if waste < count else 0
                if keys_has(&self.seen, self._key(state.key, used)):
                    break
                nodes_add(&self.stack)[0] = after[0]
        i, at = first, self.stack.count - 1
        while i < at:
            swap = self.stack.of[i]
            self.stack.of[i] = self.stack.of[at]
            self.stack.of[at] = swap
            i += 1
            at -= 1
        return 0

    # -------------------------------------------------------------------------------- moves

    cdef inline int _place(self, int source) noexcept:
        """The place among those that wait for a card parked from a pile; -1 for none."""
        cdef Node *node = &self.node
        cdef int last = node.waits - 1
        if last < 0:
            return 0
        if node.turned:
            return -1
        if node.from_of[last] == source:
            return last
        if last == 1 or source == WASTE or (node.from_of[0] != WASTE and source < node.from_of[0]):
            return -1
        return 1

    cdef int _open(self) except -1:
        """Puts the positions after each move on the stack: up comes last, parking first."""
        cdef State *state = &self.node.state
        cdef int begins[COLUMNS + 1]
        cdef int tops[COLUMNS]
        cdef int at, start = 0, space = -1, source, count, length, base, rank
        for at in range(self.columns):
            begins[at] = start
            start += state.lens[at]
            tops[at] = state.cards[start - 1] if state.lens[at] else EMPTY
            if not state.lens[at] and space < 0:
                space = at
        self._look_around(tops, start)
        self.out_count = 0
        if not self.node.turned:
            for source in range(self.columns):
                length = state.lens[source]
                if not length:
                    continue
                count = 1
                while True:
                    self._moves_of(source, count, &state.cards[begins[source]], length, space, tops)
                    count += 1
                    if not self.has_runs or count > length:
                        break
                    base = state.cards[begins[source] + length - count]
                    if base & DOWN or not self.lies[base][
                            state.cards[begins[source] + length - count + 1]]:
                        break
        if state.waste:
            self._moves_of(WASTE, 1, &state.cards[start], state.waste, space, tops)
        for rank in range(3):
            for at in range(self.out_count):
                if self.out[at].rank == rank:
                    self._push(&self.out[at])
        return 0

    cdef void _look_around(self, int *tops, int start) noexcept:
        """What lies on top, and what may be had from stock and waste."""
        cdef State *state = &self.node.state
        cdef uint64_t bit
        cdef int at, i
        self.spaces = 0
        self.tops = self.twice = self.wastes = self.stocks = 0
        for at in range(self.columns):
            if tops[at] == EMPTY:
                self.spaces += 1
                continue
            bit = <uint64_t> 1 << tops[at]
            self.twice |= self.tops & bit
            self.tops |= bit
        if state.waste:
            self.wastes = <uint64_t> 1 << state.cards[start + state.waste - 1]
        for i in range(start if state.used < self.redeals else start + state.waste,
                       start + state.waste + state.stock):
            self.stocks |= <uint64_t> 1 << state.cards[i]

    cdef int _is_parked_in_vain(self, int source, uint8_t *cards, int length) noexcept:
        """Whether no move after parking the top card of a pile could be of use to it."""
        cdef int card = cards[length - 1], bared = cards[length - 2] & EMPTY if length > 1 else EMPTY
        cdef uint64_t movable = self.tops | self.wastes | self.stocks
        if self.spaces > 1 or self.has_runs or (source == WASTE and self.stocks):
            return 0
        if source == WASTE:
            movable = self.tops
            if bared < EMPTY:
                movable |= <uint64_t> 1 << bared
        if self.bears[card] & movable:
            return 0
        if bared == EMPTY:
            return 1
        if self._slot(&self.node.state, bared) >= 0:
            return 0
        if self.onto[bared] & (self.tops | <uint64_t> 1 << card):
            return 0
        if source < WASTE:
            if not self.twice >> card & 1:
                movable &= ~(<uint64_t> 1 << card)
                movable |= self.wastes | self.stocks
            return not self.bears[bared] & movable
        return 1

    cdef int _moves_of(
        self, int source, int count, uint8_t *cards, int length, int space, int *tops
    ) except -1:
        """Offers the moves of the top cards of a pile."""
        cdef State *state = &self.node.state
        cdef Node *node = &self.node
        cdef int base = cards[length - count], u, lower, target, slot, i, at, forced = 0
        cdef int known = 0, parks, one = -1, two = -1, is_lone
        cdef uint64_t shift = 0, key, chain
        for at in range(node.waits):
            if node.from_of[at] != source and node.space_of[at] != source:
                forced += 1
                one, two = node.from_of[at], node.space_of[at]
        if count == 1 and not forced:
            slot = self._slot(state, base)
            if slot >= 0:
                shift = self._shift(source, count, cards, length)
                known = 1
                key = state.key + shift - self._ups_key(state)
                state.ups[slot] += 1
                key += self._ups_key(state)
                state.ups[slot] -= 1
                self._offer_move(key, 2, 1 << 12 | source << 6 | (FIRST_UP + slot))
        is_lone = source < WASTE and count == length
        if space >= 0 and not is_lone and (
                self.waste_starts[base] if source == WASTE else self.starts[base]):
            parks = self._place(source) >= 0
            for at in range(node.waits):
                if node.space_of[at] == source:
                    parks = 2
            if parks and not self._is_parked_in_vain(source, cards, length):
                if not known:
                    shift = self._shift(source, count, cards, length)
                    known = 1
                self._offer_onto(source, count, &cards[length - count], shift, space,
                                 0 if parks == 1 else 1)
        if forced > 1:
            return 0
        for u in range(self.under_count[base]):
            lower = self.under[base][u]
            for target in range(self.columns):
                if tops[target] == lower and (not forced or target == one or target == two):
                    if not known:
                        shift = self._shift(source, count, cards, length)
                        known = 1
                    self._offer_onto(source, count, &cards[length - count], shift, target, 1)
        return 0

    cdef uint64_t _shift(self, int source, int count, uint8_t *cards, int length) noexcept:
        """What taking cards off a pile adds to the key."""
        cdef uint64_t chain = <uint64_t> 0x3C6EF372FE94F82B
        cdef int i, rest = length - count
        if source == WASTE:
            return self._waste_key(cards, rest) - self._waste_key(cards, length)
        for i in range(rest):
            chain = chained(chain, cards[i] if i < rest - 1 else cards[i] & EMPTY)
        return mixed(chain) - mixed(self.node.chains[source])

    cdef int _offer_onto(
        self, int source, int count, uint8_t *chunk, uint64_t shift, int target, int rank
    ) except -1:
        cdef uint64_t chain = self.node.chains[target]
        cdef int i
        for i in range(count):
            chain = chained(chain, chunk[i])
        return self._offer_move(
            self.node.state.key + shift + mixed(chain) - mixed(self.node.chains[target]),
            rank, count << 12 | source << 6 | target)

    cdef int _offer_move(self, uint64_t key, int rank, int code) except -1:
        """Keeps a move to what was not seen before; one that parks is not seen by that."""
        cdef Child *more
        cdef uint64_t seen = self._key(key, self.node.state.used)
        self.looked += 1
        if keys_has(&self.seen, seen) if rank == 0 else not keys_add(&self.seen, seen):
            return 0
        if self.out_count == self.out_room:
            self.out_room = max(1024, self.out_room * 2)
            more = <Child *> realloc(self.out, self.out_room * sizeof(Child))
            if more == NULL:
                raise MemoryError
            self.out = more
        more = &self.out[self.out_count]
        more.key, more.rank, more.code = key, rank, code
        self.out_count += 1
        return 0

    cdef int _push(self, Child *child) except -1:
        cdef Node *after = nodes_add(&self.stack)
        cdef int source = child.code >> 6 & 63, target = child.code & 63, place, i, start = 0
        after[0] = self.node
        after.depth += 1
        after.turned = 0
        after.waits = 0
        after.code = child.code
        self._play(&after.state, child.code)
        after.state.key = child.key
        if self._tidy(&after.state):
            self._rekey(after)
            if after.state.key != child.key and not keys_add(
                    &self.seen, self._key(after.state.key, after.state.used)):
                self.stack.count -= 1
            return 0
        for i in range(self.columns):
            if i == source or i == target:
                self._rechain(after, i, start)
            start += after.state.lens[i]
        if not child.rank:
            place = self._place(source)
            after.waits = place + 1
            after.from_of[place] = source
            after.space_of[place] = target
        return 0

    cdef void _rechain(self, Node *node, int column, int start) noexcept:
        cdef uint64_t chain = <uint64_t> 0x3C6EF372FE94F82B
        cdef int i
        for i in range(start, start + node.state.lens[column]):
            chain = chained(chain, node.state.cards[i])
        node.chains[column] = chain
