# The dead-end test: whether some card of a state can never go up. What it takes for granted is told
# in dead.py, which does the same in Python.

cdef struct Reach:             # of kinds, as masks:
    uint64_t lies              # those on the table without a space of their own
    uint64_t room              # those that may lie on these

cdef struct Loosened:          # how far a state was taken apart
    State *state
    uint64_t tops              # kinds that were on top of a column at some time
    uint64_t wastes            # and of the waste
    uint64_t stocks            # those that can be had from the stock
    uint64_t takes             # those that foundations take at some time
    uint64_t done              # those that went up
    Reach near
    Reach wide                 # the same when cards of the waste lie on the table
    int spaces
    int gained                 # columns that can be cleared with those in the waste
    int is_hidden              # whether something was not yet on top
    int is_changed
    int begins[COLUMNS]
    int lens[COLUMNS]
    int waste_begin
    int waste
    int dug[COLUMNS]           # how many cards were on top
    int waste_dug


cdef int is_dead(Tables *tables, State *state) noexcept nogil:
    """Whether some card can never go up, as `dead.DeadEnds`."""
    cdef Loosened loose
    cdef int at
    if tables.give_back:
        return 0
    loosened_init(tables, &loose, state)
    while True:
        loose.gained = loose.is_hidden = loose.is_changed = 0
        send_all_up(tables, &loose)
        reach_on(tables, &loose.near, loose.tops, loose.wastes | loose.stocks)
        reach_on(tables, &loose.wide, loose.tops | loose.wastes, loose.stocks)
        for at in range(tables.columns):
            if loose.lens[at]:
                dig_column(tables, &loose, at)
        dig_waste(tables, &loose)
        if not loose.is_hidden and not (loose.tops | loose.wastes | loose.stocks) & ~loose.takes:
            return 0
        if not loose.is_changed:
            return 1


cdef inline void loosened_init(Tables *tables, Loosened *loose, State *state) noexcept nogil:
    cdef int at, kind, i, start = 0
    memset(loose, 0, sizeof(Loosened))
    loose.state = state
    for kind in range(KINDS):
        if slot_of(tables, state, kind) >= 0:
            loose.takes |= <uint64_t> 1 << kind
    for at in range(tables.columns):
        loose.begins[at] = start
        loose.lens[at] = state.lens[at]
        start += state.lens[at]
        loose.spaces += state.lens[at] == 0
    loose.waste_begin = start
    loose.waste = state.waste if state.used >= tables.redeals else 0
    for i in range(start + loose.waste, start + state.waste + state.stock):
        loose.stocks |= <uint64_t> 1 << state.cards[i]


cdef inline void send_all_up(Tables *tables, Loosened *loose) noexcept nogil:
    """What can be had goes up, and what can follow it on the foundations."""
    cdef uint64_t loosened = loose.tops | loose.wastes | loose.stocks
    cdef uint64_t more = loosened & loose.takes & ~loose.done
    while more:
        loose.done |= more
        while more:
            loose.takes |= tables.follows[bit_index(more & (0 - more))]
            more &= more - 1
        more = loosened & loose.takes & ~loose.done


cdef inline void reach_on(
    Tables *tables, Reach *reach, uint64_t there, uint64_t others
) noexcept nogil:
    """Adds kinds that lie there, and of others those that may lie on these."""
    cdef uint64_t more = (there | (reach.room & others)) & ~reach.lies
    while more:
        reach.lies |= more
        while more:
            reach.room |= tables.bears[bit_index(more & (0 - more))]
            more &= more - 1
        more = (there | (reach.room & others)) & ~reach.lies


cdef inline void dig_column(Tables *tables, Loosened *loose, int at) noexcept nogil:
    """Digs a column as deep as the spaces reach; clears it when none of its cards needs one."""
    cdef uint8_t *cards = &loose.state.cards[loose.begins[at]]
    cdef int i = loose.lens[at], kind, card, parked = 0, wide_parked = 0, is_shut = 0
    cdef uint64_t bit
    while i:
        i -= 1
        kind = cards[i] & EMPTY
        bit = <uint64_t> 1 << kind
        if not is_shut and loose.lens[at] - i > loose.dug[at]:
            loose.dug[at] += 1
            loose.tops |= bit
            loose.is_changed = 1
        if (loose.near.room | loose.takes) & bit:
            continue
        if tables.has_runs and i:
            card = cards[i - 1]
            if card < DOWN and tables.lies[card][kind]:
                continue
        parked += 1
        wide_parked += not (loose.wide.room | loose.takes) & bit
        if parked > loose.spaces or not (
                tables.column_start_mask & bit
                or tables.onto[kind] & (loose.wastes | loose.stocks)):
            is_shut = 1
            if wide_parked:
                break
    else:
        if not parked:
            loose.spaces += 1
            loose.lens[at] = 0
            loose.is_changed = 1
        elif not wide_parked:
            loose.gained += 1
    if loose.dug[at] < loose.lens[at]:
        loose.is_hidden = 1


cdef inline void dig_waste(Tables *tables, Loosened *loose) noexcept nogil:
    """Digs the waste, when it is not turned over any more."""
    cdef int i = loose.waste, kind, parked = 0
    cdef uint64_t bit
    while i:
        i -= 1
        kind = loose.state.cards[loose.waste_begin + i]
        bit = <uint64_t> 1 << kind
        if loose.waste - i > loose.waste_dug:
            loose.waste_dug += 1
            loose.wastes |= bit
            loose.is_changed = 1
        if (loose.wide.room | loose.takes) & bit:
            continue
        parked += 1
        if parked > loose.spaces + loose.gained or not (
                tables.start_mask & bit
                or tables.onto[kind] & (loose.tops | loose.wastes | loose.stocks)):
            break
    if loose.waste_dug < loose.waste:
        loose.is_hidden = 1
