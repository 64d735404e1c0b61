# The moves of a proof: those of the position at hand that are of use to all that was parked before,
# and the positions they lead to. Python's half is in delayed_moves.py.
#
# Turning is in _core_proof_turns.pxi.

cdef enum:                 # the ranks of moves: the last is tried first
    PARKS
    BUILDS
    GOES_UP


cdef int open_moves(Proof *proof) except -1:
    """Puts the positions after each move on the stack: parking first, up comes last."""
    cdef Tables *tables = &proof.tables
    cdef State *state = &proof.node.state
    cdef int source, rank, at
    look_around(proof)
    proof.out.count = 0
    if not proof.node.turned:
        for source in range(tables.columns):
            if state.lens[source]:
                offer_column_moves(proof, source)
    if state.waste:
        offer_moves_of(proof, WASTE, 1, &state.cards[proof.begins[tables.columns]], state.waste)
    for rank in range(PARKS, GOES_UP + 1):
        for at in range(proof.out.count):
            if proof.out.of[at].rank == rank:
                push(proof, &proof.out.of[at])
    return 0


cdef void look_around(Proof *proof) noexcept nogil:
    """What lies on top, and what may be had from stock and waste."""
    cdef State *state = &proof.node.state
    cdef uint64_t bit
    cdef int at, i, start = 0
    proof.space = -1
    proof.spaces = 0
    proof.top_mask = proof.twice = proof.wastes = proof.stocks = 0
    for at in range(proof.tables.columns):
        proof.begins[at] = start
        start += state.lens[at]
        if not state.lens[at]:
            proof.tops[at] = EMPTY
            proof.spaces += 1
            if proof.space < 0:
                proof.space = at
            continue
        proof.tops[at] = state.cards[start - 1]
        bit = <uint64_t> 1 << proof.tops[at]
        proof.twice |= proof.top_mask & bit
        proof.top_mask |= bit
    proof.begins[proof.tables.columns] = start
    if state.waste:
        proof.wastes = <uint64_t> 1 << state.cards[start + state.waste - 1]
    for i in range(start if state.used < proof.tables.redeals else start + state.waste,
                   start + state.waste + state.stock):
        proof.stocks |= <uint64_t> 1 << state.cards[i]


# ---------------------------------------------------------------------------------------- offers

cdef inline int offer_column_moves(Proof *proof, int source) except -1:
    """The moves of a column's top card, and of the runs on top of it."""
    cdef uint8_t *cards = &proof.node.state.cards[proof.begins[source]]
    cdef int length = proof.node.state.lens[source], count = 1, base
    while True:
        offer_moves_of(proof, source, count, cards, length)
        count += 1
        if not proof.tables.has_runs or count > length:
            return 0
        base = cards[length - count]
        if base & DOWN or not proof.tables.lies[base][cards[length - count + 1]]:
            return 0


cdef int offer_moves_of(Proof *proof, int source, int count, uint8_t *cards, int length) except -1:
    """Offers the moves of the top cards of a pile."""
    cdef Tables *tables = &proof.tables
    cdef State *state = &proof.node.state
    cdef Node *node = &proof.node
    cdef uint8_t *chunk = &cards[length - count]
    cdef int base = chunk[0], u, lower, target, slot, at, parks
    cdef int forced = 0, one = -1, two = -1, known = 0
    cdef uint64_t shift = 0, key
    for at in range(node.waits):
        if node.from_of[at] != source and node.space_of[at] != source:
            forced += 1
            one, two = node.from_of[at], node.space_of[at]
    if count == 1 and not forced:
        slot = slot_of(tables, state, base)
        if slot >= 0:
            shift = lifted_shift(proof, source, count, cards, length)
            known = 1
            key = state.key + shift - ups_key(tables, state)
            state.ups[slot] += 1
            key += ups_key(tables, state)
            state.ups[slot] -= 1
            keep(proof, key, GOES_UP, 1 << 12 | source << 6 | (FIRST_UP + slot))
    parks = parking_rank(proof, source, base, source < WASTE and count == length)
    if parks >= 0 and not is_parked_in_vain(proof, source, cards, length):
        if not known:
            shift = lifted_shift(proof, source, count, cards, length)
            known = 1
        keep_onto(proof, source, count, chunk, shift, proof.space, parks)
    if forced > 1:
        return 0
    for u in range(tables.under_count[base]):
        lower = tables.under[base][u]
        for target in range(tables.columns):
            if proof.tops[target] == lower and (
                    not forced or target == one or target == two):
                if not known:
                    shift = lifted_shift(proof, source, count, cards, length)
                    known = 1
                keep_onto(proof, source, count, chunk, shift, target, BUILDS)
    return 0


cdef inline int parking_rank(Proof *proof, int source, int base, int is_lone) noexcept nogil:
    """As what a card counts that is put into a space; -1 when it must not be."""
    cdef Node *node = &proof.node
    cdef int at
    if proof.space < 0 or is_lone:
        return -1
    if not (proof.tables.waste_starts[base] if source == WASTE else proof.tables.starts[base]):
        return -1
    for at in range(node.waits):
        if node.space_of[at] == source:
            return BUILDS
    return PARKS if waiting_place(node, source) >= 0 else -1


cdef inline int waiting_place(Node *node, int source) noexcept nogil:
    """The place among those that wait for a card parked from a pile; -1 for none."""
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


cdef int is_parked_in_vain(Proof *proof, int source, uint8_t *cards, int length) noexcept nogil:
    """Whether no move after parking the top card of a pile could be of use to it."""
    cdef Tables *tables = &proof.tables
    cdef int card = cards[length - 1], bared = cards[length - 2] & EMPTY if length > 1 else EMPTY
    cdef uint64_t movable = proof.top_mask | proof.wastes | proof.stocks
    if proof.spaces > 1 or tables.has_runs or (source == WASTE and proof.stocks):
        return 0
    if source == WASTE:
        movable = proof.top_mask
        if bared < EMPTY:
            movable |= <uint64_t> 1 << bared
    if tables.bears[card] & movable:
        return 0
    if bared == EMPTY:
        return 1
    if slot_of(tables, &proof.node.state, bared) >= 0:
        return 0
    if tables.onto[bared] & (proof.top_mask | <uint64_t> 1 << card):
        return 0
    if source < WASTE:
        if not proof.twice >> card & 1:
            movable &= ~(<uint64_t> 1 << card)
            movable |= proof.wastes | proof.stocks
        return not tables.bears[bared] & movable
    return 1


cdef uint64_t lifted_shift(
    Proof *proof, int source, int count, uint8_t *cards, int length
) noexcept nogil:
    """What taking cards off a pile adds to the key."""
    cdef int rest = length - count
    cdef uint64_t chain = COLUMN_CHAIN
    if source == WASTE:
        return waste_key(cards, rest) - waste_key(cards, length)
    if rest:
        chain = chained(column_chain(cards, rest - 1), cards[rest - 1] & EMPTY)
    return mixed(chain) - mixed(proof.node.chains[source])


cdef int keep_onto(
    Proof *proof, int source, int count, uint8_t *chunk, uint64_t shift, int target, int rank
) except -1:
    cdef uint64_t chain = proof.node.chains[target]
    cdef int i
    for i in range(count):
        chain = chained(chain, chunk[i])
    return keep(
        proof, proof.node.state.key + shift + mixed(chain) - mixed(proof.node.chains[target]),
        rank, count << 12 | source << 6 | target)


cdef int keep(Proof *proof, uint64_t key, int rank, int code) except -1:
    """Keeps a move to what was not seen before; one that parks is not seen by that."""
    cdef int used = proof.node.state.used
    cdef Child *child
    proof.looked += 1
    if has_seen(proof, key, used) if rank == PARKS else not is_new(proof, key, used):
        return 0
    child = children_add(&proof.out)
    child.key, child.rank, child.code = key, rank, code
    return 0


# ------------------------------------------------------------------------------------- positions

cdef int push(Proof *proof, Child *child) except -1:
    """Puts the position after a move on the stack."""
    cdef Tables *tables = &proof.tables
    cdef Node *after = nodes_add(&proof.stack)
    cdef int source = child.code >> 6 & 63, target = child.code & 63, place, at, start = 0
    after[0] = proof.node
    after.depth += 1
    after.turned = 0
    after.waits = 0
    after.code = child.code
    play(tables, &proof.links, &after.state, child.code)
    after.state.key = child.key
    if tidy(tables, &proof.links, &after.state):
        rekey(tables, after)
        if after.state.key != child.key and not is_new(proof, after.state.key, after.state.used):
            proof.stack.count -= 1
        return 0
    for at in range(tables.columns):
        if at == source or at == target:
            after.chains[at] = column_chain(&after.state.cards[start], after.state.lens[at])
        start += after.state.lens[at]
    if child.rank == PARKS:
        place = waiting_place(&proof.node, source)
        after.waits = place + 1
        after.from_of[place] = source
        after.space_of[place] = target
    return 0
