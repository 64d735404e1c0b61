# The moves of a state in a sweep, but turning: each with the score and the key of the state after
# it, without playing it. Python's half is in columns.py.
#
# What becomes of the moves is in _core.pyx, the moves of a proof are in _core_proof_moves.pxi.

cdef struct Spread:
    # What outlives a state: kept by the sweep.
    Tables *tables
    Weights *weights
    Keys seen                      # keys that were offered
    Children out
    int32_t *noise                 # what is added to scores one after the other, round and round
    int noise_count
    int noise_at
    # The state at hand.
    State *state
    int parent
    int space                      # the first empty column, -1 for none
    int begins[COLUMNS + 1]
    int tops[COLUMNS]
    Grown columns[COLUMNS]
    uint64_t keys[COLUMNS]
    int worths[CARDS]              # of its column up to each card, and the chained key
    uint64_t chains[CARDS]

cdef struct Lifted:                # cards that a move may take off a pile
    int source
    int count
    uint8_t *cards
    int worth                      # what taking them adds to the score
    uint64_t shift                 # and to the key


cdef int offer_moves(Spread *spread, State *state, int parent) except -1:
    """Offers the moves of a state; gives how many there were, new or not."""
    cdef int source, moves = 0
    spread.state = state
    spread.parent = parent
    look_at_columns(spread)
    for source in range(spread.tables.columns):
        if state.lens[source]:
            moves += offer_from_column(spread, source)
    if state.waste:
        moves += offer_from_waste(spread)
    return moves


cdef void look_at_columns(Spread *spread) noexcept nogil:
    cdef State *state = spread.state
    cdef Grown *column
    cdef int at, i, start = 0
    spread.space = -1
    for at in range(spread.tables.columns):
        spread.begins[at] = start
        column = &spread.columns[at]
        grown_init(spread.weights, column)
        for i in range(start, start + state.lens[at]):
            grow(spread.tables, spread.weights, column, state.cards[i],
                 state.cards[i - 1] if i > start else EMPTY)
            spread.worths[i] = column.worth
            spread.chains[i] = column.chain
        spread.keys[at] = mixed(column.chain)
        start += state.lens[at]
        spread.tops[at] = state.cards[start - 1] if state.lens[at] else EMPTY
        if not state.lens[at] and spread.space < 0:
            spread.space = at
    spread.begins[spread.tables.columns] = start


cdef int offer_from_column(Spread *spread, int source) except -1:
    """The moves of a column's top card, and of the runs on top of it."""
    cdef Tables *tables = spread.tables
    cdef State *state = spread.state
    cdef uint8_t *column = &state.cards[spread.begins[source]]
    cdef int length = state.lens[source], rest, base, moves = 0
    cdef Lifted lifted
    lifted.source = source
    lifted.count = 1
    while True:
        rest = length - lifted.count
        lifted.cards = &column[rest]
        base = column[rest]
        lift(spread, &lifted, rest)
        if lifted.count == 1:
            moves += offer_up(spread, &lifted)
        moves += offer_onto_columns(
            spread, &lifted, spread.space if rest > 0 and tables.starts[base] else -1)
        lifted.count += 1
        if not tables.has_runs or rest == 0:
            return moves
        base = column[rest - 1]
        if base & DOWN or not tables.lies[base][column[rest]]:
            return moves


cdef inline void lift(Spread *spread, Lifted *lifted, int rest) noexcept nogil:
    """What a column's score and key lose when so many of its cards are left."""
    cdef Grown *column = &spread.columns[lifted.source]
    cdef int start = spread.begins[lifted.source], i = start + rest - 1
    cdef int worth = spread.weights.space
    cdef uint64_t chain = COLUMN_CHAIN
    if rest:
        worth = spread.worths[i]
        chain = spread.chains[i]
        if spread.state.cards[i] & DOWN:  # it is turned face up
            chain = COLUMN_CHAIN if rest == 1 else spread.chains[i - 1]
            chain = chained(chain, spread.state.cards[i] & EMPTY)
    lifted.worth = worth - column.worth
    lifted.shift = mixed(chain) - spread.keys[lifted.source]


cdef int offer_from_waste(Spread *spread) except -1:
    cdef Tables *tables = spread.tables
    cdef State *state = spread.state
    cdef uint8_t *waste = &state.cards[spread.begins[tables.columns]]
    cdef int rest = state.waste - 1, top = waste[rest], low = NO_PLACE, i
    cdef uint64_t chain = WASTE_CHAIN
    cdef Lifted lifted
    for i in range(rest):
        low = min(low, <int> tables.order[waste[i]])
        chain = chained(chain, waste[i])
    lifted.source = WASTE
    lifted.count = 1
    lifted.cards = &waste[rest]
    lifted.shift = (mixed(chain) if rest else 0) - mixed(chained(chain, top))
    lifted.worth = waste_loss(tables, spread.weights, top)
    if low < tables.order[top]:
        lifted.worth += spread.weights.waste_above
    return offer_up(spread, &lifted) + offer_onto_columns(
        spread, &lifted, spread.space if tables.waste_starts[top] else -1)


cdef int offer_up(Spread *spread, Lifted *lifted) except -1:
    """The move of a card to its foundation, if it goes there; gives how many moves that are."""
    cdef Tables *tables = spread.tables
    cdef State *state = spread.state
    cdef int kind = lifted.cards[0], slot = slot_of(tables, state, kind)
    cdef int first, last, gap
    cdef uint64_t before, after
    if slot < 0:
        return 0
    first = tables.suits[kind] * tables.packs
    last = first + tables.packs - 1
    before = ups_key(tables, state)
    gap = state.ups[first] - state.ups[last]
    state.ups[slot] += 1
    after = ups_key(tables, state)
    gap = state.ups[first] - state.ups[last] - gap
    state.ups[slot] -= 1
    offer(spread, state.key + lifted.shift + after - before,
          state.score + lifted.worth + spread.weights.up - spread.weights.uneven * gap,
          1 << 12 | lifted.source << 6 | (FIRST_UP + slot))
    return 1


cdef int offer_onto_columns(Spread *spread, Lifted *lifted, int space) except -1:
    """The moves into a space, if it is given, and onto columns; gives how many."""
    cdef Tables *tables = spread.tables
    cdef int base = lifted.cards[0], u, target, lower, moves = 0
    if space >= 0:
        moves += 1
        offer_onto(spread, lifted, space)
    for u in range(tables.under_count[base]):
        lower = tables.under[base][u]
        for target in range(tables.columns):
            if spread.tops[target] == lower:
                moves += 1
                offer_onto(spread, lifted, target)
    return moves


cdef int offer_onto(Spread *spread, Lifted *lifted, int target) except -1:
    cdef Grown column = spread.columns[target]
    cdef int i, below = spread.tops[target]
    for i in range(lifted.count):
        grow(spread.tables, spread.weights, &column, lifted.cards[i], below)
        below = lifted.cards[i]
    return offer(
        spread, spread.state.key + lifted.shift + mixed(column.chain) - spread.keys[target],
        spread.state.score + lifted.worth + column.worth - spread.columns[target].worth,
        lifted.count << 12 | lifted.source << 6 | target)


cdef int offer(Spread *spread, uint64_t key, int score, int code) except -1:
    """Keeps a move when it leads to a key not seen before."""
    cdef Child *child
    if not keys_add(&spread.seen, key):
        return 0
    child = children_add(&spread.out)
    child.key = key
    child.score = score
    child.rank = score
    if spread.noise_count:
        child.rank += spread.noise[spread.noise_at]
        spread.noise_at += 1
        if spread.noise_at == spread.noise_count:
            spread.noise_at = 0
    child.parent = spread.parent
    child.code = code
    return 0
