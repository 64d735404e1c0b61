# What a state is worth to a sweep: its score, by the weights that the sweep has drawn, and its key
# with it. Python's half is in columns.py.
#
# How a move changes the score is in _core_moves.pxi.

cdef enum:
    NO_PLACE = 13

cdef struct Weights:
    int up
    int above
    int own
    int space
    int pair
    int waste
    int waste_above
    int uneven
    int king

cdef struct Grown:         # a column as far as it was looked at
    int worth
    int low                # the lowest place among its cards
    uint8_t suit_lows[4]   # and by suit
    uint64_t chain


cdef inline void grown_init(Weights *weights, Grown *column) noexcept nogil:
    """An empty column."""
    column.worth = weights.space
    column.low = NO_PLACE
    memset(column.suit_lows, NO_PLACE, 4)
    column.chain = COLUMN_CHAIN


cdef inline void grow(
    Tables *tables, Weights *weights, Grown *column, int card, int below
) noexcept nogil:
    """One more card on a column, on the card `below`, which is EMPTY where there is none."""
    cdef int kind = card & EMPTY
    cdef int place = tables.order[kind]
    cdef int suit = tables.suits[kind]
    if below == EMPTY:
        column.worth = weights.king if place == 12 else 0
    elif column.low < place:
        column.worth -= weights.above
    if column.suit_lows[suit] < place:
        column.worth -= weights.own
    if below < EMPTY and tables.lies[below][kind]:
        column.worth += weights.pair
    if place < column.suit_lows[suit]:
        column.suit_lows[suit] = place
    if place < column.low:
        column.low = place
    column.chain = chained(column.chain, card)


cdef inline int waste_loss(Tables *tables, Weights *weights, int kind) noexcept nogil:
    """What a card in the waste costs."""
    return weights.waste * (18 - tables.order[kind]) // 12


cdef void measure(Tables *tables, Weights *weights, State *state) noexcept nogil:
    """Score and key of a whole state."""
    cdef int at, i, start = 0, score = 0, low = NO_PLACE
    cdef uint64_t key = ups_key(tables, state)
    cdef Grown column
    for at in range(tables.columns):
        grown_init(weights, &column)
        for i in range(start, start + state.lens[at]):
            grow(tables, weights, &column, state.cards[i],
                 state.cards[i - 1] if i > start else EMPTY)
        score += column.worth
        key += mixed(column.chain)
        start += state.lens[at]
    for i in range(start, start + state.waste):
        score -= waste_loss(tables, weights, state.cards[i])
        if low < tables.order[state.cards[i]]:
            score -= weights.waste_above
        low = min(low, <int> tables.order[state.cards[i]])
    key += waste_key(&state.cards[start], state.waste)
    start += state.waste
    key += stock_key(&state.cards[start], state.stock)
    for at in range(tables.slots):
        score += weights.up * state.ups[at]
    at = 0
    while at < tables.slots:  # range with such a step would be Python's
        score -= weights.uneven * (state.ups[at] - state.ups[at + tables.packs - 1])
        at += tables.packs
    state.score = score
    state.key = key
