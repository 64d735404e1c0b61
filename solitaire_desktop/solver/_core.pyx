# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The compiled core: sweeps and proofs of the Forty Thieves family, as `beam` and `delays` do them.

The same search move for move: on equal budgets it gives equal answers (tests/solver/test_solve.py,
test_prove.py). A state is one flat row of cards, so that turning moves a border.

Here is the sweep. It stands on plain structures and functions in files of their own, all of which
make this one module: what is kept, the rules, scores, moves, the dead-end test; the proof is last.
"""

from libc.stdint cimport int32_t, uint8_t, uint64_t
from libc.stdlib cimport free, malloc, qsort, realloc
from libc.string cimport memcpy, memmove, memset

include "_core_states.pxi"
include "_core_tables.pxi"
include "_core_worth.pxi"
include "_core_moves.pxi"
include "_core_dead.pxi"
include "_core_proof.pxi"
include "_core_proof_turns.pxi"
include "_core_proof_moves.pxi"

cdef enum:
    POLL = 255
    NO_SCORE = -2147483647


cdef class Core:
    """The sweeps of one board, each from a packed state."""

    cdef Tables tables
    cdef Weights weights
    cdef Spread spread
    cdef long nodes
    cdef int whole         # whether nothing was left out so far
    cdef int stopped
    cdef object cancelled
    cdef Keys redealt
    cdef Links links
    cdef Ranks ranks
    cdef States pool       # the states of the layer at work
    cdef States scratch
    cdef States now[CARDS + 1]
    cdef States later[CARDS + 1]
    cdef State goal
    cdef int least, has_best
    cdef State best

    def __cinit__(self):
        memset(&self.spread, 0, sizeof(Spread))
        memset(&self.redealt, 0, sizeof(Keys))
        memset(&self.links, 0, sizeof(Links))
        memset(&self.ranks, 0, sizeof(Ranks))
        memset(&self.pool, 0, sizeof(States))
        memset(&self.scratch, 0, sizeof(States))
        memset(self.now, 0, sizeof(self.now))
        memset(self.later, 0, sizeof(self.later))
        self.spread.tables = &self.tables
        self.spread.weights = &self.weights
        keys_init(&self.spread.seen, 1 << 12)
        keys_init(&self.redealt, 1 << 8)

    def __dealloc__(self):
        cdef int at
        keys_free(&self.spread.seen)
        keys_free(&self.redealt)
        free(self.spread.out.of)
        free(self.spread.noise)
        free(self.links.of)
        free(self.ranks.of)
        free(self.pool.of)
        free(self.scratch.of)
        for at in range(CARDS + 1):
            free(self.now[at].of)
            free(self.later[at].of)

    def __init__(self, board):
        tables_fill(&self.tables, board)

    def sweep(self, board, packed, weights, noise, bounds, cancelled):
        """One sweep as `beam.Sweep.run`, its answer as `sweeps.Swept`."""
        cdef State *first
        cdef int at, width, reach
        cdef long nodes
        width, reach, nodes = bounds
        self.stopped = self.has_best = 0
        self._set_weights(weights, noise)
        self.nodes = nodes
        self.whole = 1
        self.cancelled = cancelled
        self.links.count = 0
        keys_clear(&self.redealt)
        for at in range(CARDS + 1):
            self.now[at].count = self.later[at].count = 0
        self.scratch.count = 0
        first = states_add(&self.scratch)
        state_load(first, board, packed)
        self._begin(first)
        if cards_left(&self.tables, first) == 0:
            return links_line(&self.links, first), 0, 0, True
        states_add(&self.now[first.stock])[0] = first[0]
        if self._passes(width, reach):
            return links_line(&self.links, &self.goal), 0, nodes - self.nodes, bool(self.whole)
        self._note_rest()
        if not self.has_best:
            return None, self.tables.total, nodes - self.nodes, bool(self.whole)
        return (
            links_line(&self.links, &self.best), self.least, nodes - self.nodes, bool(self.whole))

    cdef int _set_weights(self, weights, noise) except -1:
        cdef Spread *spread = &self.spread
        cdef Weights *to = &self.weights
        cdef int at
        (to.up, to.above, to.own, to.space, to.pair, to.waste, to.waste_above, to.uneven,
         to.king) = weights
        free(spread.noise)
        spread.noise_count, spread.noise_at = len(noise), 0
        spread.noise = <int32_t *> malloc(max(1, spread.noise_count) * sizeof(int32_t))
        if spread.noise == NULL:
            raise MemoryError
        for at in range(spread.noise_count):
            spread.noise[at] = noise[at]
        return 0

    # ------------------------------------------------------------------------------- states

    cdef int _begin(self, State *state) except -1:
        """Sends safe cards up, and measures what is then there."""
        tidy(&self.tables, &self.links, state)
        measure(&self.tables, &self.weights, state)
        return 0

    cdef int _ripen(self, State *state, Child *child) except -1:
        """Makes of a state the one after a move."""
        play(&self.tables, &self.links, state, child.code)
        state.key = child.key
        state.score = child.score
        if tidy(&self.tables, &self.links, state):
            measure(&self.tables, &self.weights, state)
        return 0

    cdef void _note(self, State *state) noexcept:
        """Keeps the end of a line that has the fewest cards left."""
        cdef int left = cards_left(&self.tables, state)
        if not self.has_best or left < self.least:
            self.has_best = 1
            self.least = left
            self.best = state[0]

    cdef void _note_rest(self) noexcept:
        """The states of layers that were not worked are ends, too."""
        cdef int at, i
        for at in range(CARDS, -1, -1):
            for i in range(self.now[at].count):
                self._note(&self.now[at].of[i])
        for at in range(CARDS, -1, -1):
            for i in range(self.later[at].count):
                self._note(&self.later[at].of[i])

    # ------------------------------------------------------------------------------- layers

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
                    if self._layer(at, width, reach) or self._turn_all():
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

    cdef int _turn_all(self) except -1:
        """Turns the states of the pool into those of further layers; 1 when `goal` is a win."""
        cdef int at, used
        cdef State state
        for at in range(self.pool.count):
            state = self.pool.of[at]
            used = state.used
            if not turn_stock(&self.tables, &self.links, &state):
                self._note(&state)
                continue
            self._begin(&state)
            self.nodes -= 1
            if cards_left(&self.tables, &state) == 0:
                self.goal = state
                return 1
            if state.used == used:
                states_add(&self.now[state.stock])[0] = state
            elif keys_add(&self.redealt, state.key):
                states_add(&self.later[state.stock])[0] = state
        return 0

    cdef int _layer(self, int layer, int width, int reach) except -1:
        """Works one layer; its kept states are then in `pool`. 1 when `goal` is a win."""
        cdef int at, begin, end
        cdef State *state
        keys_clear(&self.spread.seen)
        self.pool.count = 0
        for at in range(self.now[layer].count):
            state = &self.now[layer].of[at]
            if keys_add(&self.spread.seen, state.key):
                states_add(&self.pool)[0] = state[0]
        self.now[layer].count = 0
        self._cut_pool(width)
        begin, end = 0, self.pool.count
        while begin < end:
            self.spread.out.count = 0
            for at in range(begin, end):
                self.nodes -= offer_moves(&self.spread, &self.pool.of[at], at)
                if (at - begin) & POLL == POLL and self._must_stop():
                    break
            if self._must_stop():
                self.stopped = 1
                self.whole = 0
                break
            if self._add_best(width, self._bar(reach)):
                return 1
            begin, end = end, self.pool.count
        self._cut_pool(width)
        return 0

    cdef int _must_stop(self) except -1:
        return self.nodes <= 0 or self.cancelled()

    cdef int _bar(self, int reach) except? -1:
        """What a move must be better than for its state to be among so many of the layer."""
        if self.pool.count <= reach:
            return NO_SCORE
        self._rank_pool()
        return self.ranks.of[reach - 1].rank

    cdef int _add_best(self, int width, int bar) except -1:
        """Plays the best of the moves offered, into the pool; 1 when `goal` is a win."""
        cdef Children *out = &self.spread.out
        cdef int at, chosen = 0
        cdef State state
        cdef Child *child
        ranks_fit(&self.ranks, out.count)
        for at in range(out.count):
            if out.of[at].rank > bar:
                self.ranks.of[chosen].rank = out.of[at].rank
                self.ranks.of[chosen].at = at
                chosen += 1
            else:
                self.whole = 0
        if chosen > width:
            self.whole = 0
            qsort(self.ranks.of, chosen, sizeof(Rank), by_rank)
            chosen = width
        for at in range(chosen):
            child = &out.of[self.ranks.of[at].at]
            state = self.pool.of[child.parent]
            self._ripen(&state, child)
            if cards_left(&self.tables, &state) == 0:
                self.goal = state
                return 1
            if state.key != child.key and not keys_add(&self.spread.seen, state.key):
                continue
            states_add(&self.pool)[0] = state
        return 0

    cdef int _rank_pool(self) except -1:
        """Ranks the states of the pool by their scores."""
        cdef int at
        ranks_fit(&self.ranks, self.pool.count)
        for at in range(self.pool.count):
            self.ranks.of[at].rank = self.pool.of[at].score
            self.ranks.of[at].at = at
        qsort(self.ranks.of, self.pool.count, sizeof(Rank), by_rank)
        return 0

    cdef int _cut_pool(self, int width) except -1:
        """Keeps the best states of the pool, best first; all as they are when they are few."""
        cdef int at
        cdef States swap
        if self.pool.count <= width:
            return 0
        self.whole = 0
        self._rank_pool()
        self.scratch.count = 0
        for at in range(width):
            states_add(&self.scratch)[0] = self.pool.of[self.ranks.of[at].at]
        swap = self.pool
        self.pool = self.scratch
        self.scratch = swap
        return 0
