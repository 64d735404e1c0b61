# The exhaustive search, run in portions: what it keeps, the keys of its positions, and the class
# that Python sees. Why moves may be left out is told in delays.py, which searches in the same order.
#
# Where a position leads is in _core_proof_turns.pxi (turning) and _core_proof_moves.pxi.

cdef enum:
    PROOF_POLL = 63
    ENDLESS = 1000000

cdef struct Node:          # a position to be searched
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

cdef struct Step:          # how a position of the path was come to, as in its node
    int32_t turned
    int32_t code

cdef struct Proof:
    Tables tables
    Links links
    Keys seen
    Nodes stack
    Children out
    long looked            # how many moves were looked at
    int is_blind
    Node first
    Node node              # the position at hand
    Step *path             # and the way to it
    int path_room
    # What lies around it.
    int tops[COLUMNS]
    int begins[COLUMNS + 1]
    int space              # the first, -1 for none
    int spaces
    uint64_t top_mask
    uint64_t twice         # kinds that are the top of two columns
    uint64_t wastes
    uint64_t stocks


cdef Node *nodes_add(Nodes *nodes) except NULL:
    """One more position, to be filled in."""
    if nodes.count == nodes.room:
        nodes.of = <Node *> doubled(nodes.of, &nodes.room, sizeof(Node))
    nodes.count += 1
    return &nodes.of[nodes.count - 1]


# ----------------------------------------------------------------------------------------- keys

cdef inline uint64_t pass_key(Tables *tables, uint64_t key, int used) noexcept nogil:
    """The key of a position in its pass; all passes are alike when there is no end of them."""
    if tables.redeals >= ENDLESS:
        return key
    return key + <uint64_t> used * <uint64_t> 0x6A09E667F3BCC909


cdef inline int has_seen(Proof *proof, uint64_t key, int used) noexcept nogil:
    return keys_has(&proof.seen, pass_key(&proof.tables, key, used))


cdef inline int is_new(Proof *proof, uint64_t key, int used) except -1:
    """Whether a key was not seen before; it is now."""
    return keys_add(&proof.seen, pass_key(&proof.tables, key, used))


cdef void rekey(Tables *tables, Node *node) noexcept nogil:
    """Key and chained keys of a whole position."""
    cdef State *state = &node.state
    cdef int at, start = 0
    cdef uint64_t key = ups_key(tables, state)
    for at in range(tables.columns):
        node.chains[at] = column_chain(&state.cards[start], state.lens[at])
        key += mixed(node.chains[at])
        start += state.lens[at]
    key += waste_key(&state.cards[start], state.waste)
    start += state.waste
    state.key = key + stock_key(&state.cards[start], state.stock)


# ---------------------------------------------------------------------------------------- search

cdef class CoreProof:
    """An exhaustive search run in portions, as `delays.DelayingProof`."""

    cdef public bint is_done, is_full
    cdef Proof proof
    cdef object cancelled
    cdef size_t most
    cdef int most_waiting

    def __cinit__(self):
        memset(&self.proof, 0, sizeof(Proof))
        keys_init(&self.proof.seen, 1 << 12)

    def __dealloc__(self):
        keys_free(&self.proof.seen)
        free(self.proof.links.of)
        free(self.proof.stack.of)
        free(self.proof.out.of)
        free(self.proof.path)

    def __init__(self, board, packed, cancelled, is_blind, most, most_waiting):
        cdef Proof *proof = &self.proof
        cdef Node *first = &proof.first
        self.cancelled = cancelled
        self.most, self.most_waiting = most, most_waiting
        self.is_done = self.is_full = False
        tables_fill(&proof.tables, board)
        proof.is_blind = is_blind
        state_load(&first.state, board, packed)
        tidy(&proof.tables, &proof.links, &first.state)
        rekey(&proof.tables, first)
        is_new(proof, first.state.key, first.state.used)
        nodes_add(&proof.stack)[0] = first[0]
        state_load(&first.state, board, packed)

    @property
    def nodes(self):
        """How many moves were looked at."""
        return self.proof.looked

    @property
    def remembered(self):
        """How many positions are remembered, and how many wait."""
        return self.proof.seen.count, self.proof.stack.count

    def run(self, nodes):
        """Looks at `nodes` more moves; the packed line to a win, or None."""
        cdef Proof *proof = &self.proof
        cdef long end = proof.looked + min(nodes, 1 << 60)
        cdef int count = 0
        while proof.stack.count and proof.looked < end and not self.is_full:
            proof.stack.count -= 1
            proof.node = proof.stack.of[proof.stack.count]
            proof.looked += 1
            note_step(proof)
            if cards_left(&proof.tables, &proof.node.state) == 0:
                return replayed(proof)
            proof.links.count = 0
            if not is_pruned(proof):
                turn_on(proof)
                open_moves(proof)
            count += 1
            if count & PROOF_POLL == 0:
                if self.cancelled():
                    return None
                self.is_full = (
                    proof.seen.count > self.most or proof.stack.count > self.most_waiting
                )
        self.is_done = proof.stack.count == 0
        return None


cdef inline int is_pruned(Proof *proof) noexcept nogil:
    """Whether nothing wins from here; not asked where something waits."""
    return not proof.node.waits and not proof.node.turned and is_dead(
        &proof.tables, &proof.node.state)


cdef int note_step(Proof *proof) except -1:
    """Writes down how the position was come to, over what was come to before."""
    cdef Step *step
    while proof.node.depth >= proof.path_room:
        proof.path = <Step *> doubled(proof.path, &proof.path_room, sizeof(Step))
    step = &proof.path[proof.node.depth]
    step.turned = proof.node.turned
    step.code = proof.node.code
    return 0


cdef list replayed(Proof *proof):
    """The line to the position at hand, safe cards and all; empty in a blind search."""
    cdef State state = proof.first.state
    cdef Step *step
    cdef int at, i
    if proof.is_blind:
        return []
    proof.links.count = 0
    state.link = -1
    tidy(&proof.tables, &proof.links, &state)
    for at in range(1, proof.node.depth + 1):
        step = &proof.path[at]
        if step.code > 0:
            play(&proof.tables, &proof.links, &state, step.code)
            tidy(&proof.tables, &proof.links, &state)
        else:
            for i in range(max(step.turned, -step.code)):
                if turn_stock(&proof.tables, &proof.links, &state):
                    tidy(&proof.tables, &proof.links, &state)
    return links_line(&proof.links, &state)
