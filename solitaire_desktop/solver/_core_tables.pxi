# The rules of one board, as tables, and what they say of a state: which cards go up, and what a move
# makes of it.
#
# Which moves there are is another matter: see _core_moves.pxi for a sweep's, _core_proof_moves.pxi
# for a proof's. Scores are in _core_worth.pxi; keys follow a move only where it is looked for.

cdef struct Tables:
    int columns
    int packs
    int slots                      # how many foundations
    int turn
    int total
    int redeals
    int has_runs
    int give_back
    uint8_t order[64]              # by kind, its place in a foundation
    uint8_t suits[64]
    uint8_t copies[KINDS]
    uint8_t lies[64][64]           # whether the second may lie on the first
    uint8_t under[KINDS][4]        # by kind, the kinds on which it may lie
    uint8_t under_count[KINDS]
    uint8_t others[KINDS][8]       # by kind, those that must be up before it is safe
    uint8_t others_count[KINDS]
    uint64_t onto[KINDS]           # the same as `under`, as a mask
    uint64_t bears[KINDS]          # by kind, those that may lie on it
    uint64_t follows[KINDS]        # by kind, those that may follow it on a foundation
    uint64_t start_mask            # those that an empty column takes from the waste
    uint64_t column_start_mask     # and from another column
    uint8_t waste_starts[64]       # the same two, by kind
    uint8_t starts[64]


cdef int tables_fill(Tables *tables, object board) except -1:
    """The tables of a board of packed.py."""
    cdef int kind
    rules = board.rules
    memset(tables, 0, sizeof(Tables))
    tables.columns = len(board.names)
    tables.packs = rules.packs
    tables.slots = 4 * rules.packs
    tables.turn = rules.turn
    tables.total = board.total
    tables.redeals = board.redeals
    tables.has_runs = rules.unit == "run"
    tables.give_back = rules.give_back
    for kind in range(KINDS):
        tables.order[kind] = board.order[kind]
        tables.suits[kind] = kind // 13
        tables.copies[kind] = board.copies[kind]
        tables_fill_kind(tables, board, kind)
        if kind in board.starts:
            tables.waste_starts[kind] = 1
            tables.start_mask |= <uint64_t> 1 << kind
            if str(rules.spaces) != "waste":
                tables.starts[kind] = 1
                tables.column_start_mask |= <uint64_t> 1 << kind
    return 0


cdef int tables_fill_kind(Tables *tables, object board, int kind) except -1:
    """How a kind and the others lie on each other."""
    cdef int at, other
    lands = board.up_lands[0]
    tables.under_count[kind] = len(board.under[kind])
    for at, other in enumerate(board.under[kind]):
        tables.under[kind][at] = other
        tables.lies[other][kind] = 1
        tables.onto[kind] |= <uint64_t> 1 << other
        tables.bears[other] |= <uint64_t> 1 << kind
    for other in lands[kind]:
        tables.follows[kind] |= <uint64_t> 1 << other
    for other in range(KINDS):
        if kind in board.under[other] or kind in lands[other]:
            tables.others[kind][tables.others_count[kind]] = other
            tables.others_count[kind] += 1
    return 0


cdef int state_load(State *state, object board, object packed) except -1:
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


# ------------------------------------------------------------------------------- the foundations

cdef inline int cards_left(Tables *tables, State *state) noexcept nogil:
    """How many cards are not yet on foundations."""
    cdef int at, count = 0
    for at in range(tables.slots):
        count += state.ups[at]
    return tables.total - count


cdef inline uint64_t ups_key(Tables *tables, State *state) noexcept nogil:
    cdef uint64_t chain = UPS_CHAIN
    cdef int at
    for at in range(tables.slots):
        chain = chained(chain, state.ups[at])
    return mixed(chain)


cdef inline int slot_of(Tables *tables, State *state, int kind) noexcept nogil:
    """The foundation that takes a kind, -1 when none does."""
    cdef int at = tables.suits[kind] * tables.packs
    cdef int place = tables.order[kind]
    cdef int end = at + tables.packs
    while at < end:
        if state.ups[at] == place:
            return at
        at += 1
    return -1


cdef inline int is_safe(Tables *tables, State *state, int kind) noexcept nogil:
    """Whether a card can go up and will never be missed."""
    cdef int at, slot, other, place, count
    if slot_of(tables, state, kind) < 0:
        return 0
    for at in range(tables.others_count[kind]):
        other = tables.others[kind][at]
        place = tables.order[other]
        count = 0
        for slot in range(tables.suits[other] * tables.packs,
                          (tables.suits[other] + 1) * tables.packs):
            count += state.ups[slot] > place
        if count != tables.copies[other]:
            return 0
    return 1


# ----------------------------------------------------------------------------------- what happens

cdef int play(Tables *tables, Links *links, State *state, int code) except -1:
    """Plays a packed move: cards and foundations change, score and key do not."""
    cdef int source = code >> 6 & 63, target = code & 63, count = code >> 12
    cdef int at, start = 0, end = 0, to
    cdef uint8_t chunk[64]
    links_add(links, state, code)
    for at in range(tables.columns):
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


cdef int tidy(Tables *tables, Links *links, State *state) except -1:
    """Sends all safe cards up; gives how many. Score and key do not follow."""
    cdef int at, start, sent = 0, top
    while True:
        start = 0
        for at in range(tables.columns):
            start += state.lens[at]
        if state.waste:
            top = state.cards[start + state.waste - 1]
            if is_safe(tables, state, top):
                send_up(tables, links, state, WASTE, top)
                sent += 1
                continue
        start = 0
        for at in range(tables.columns):
            start += state.lens[at]
            if state.lens[at]:
                top = state.cards[start - 1]
                if is_safe(tables, state, top):
                    send_up(tables, links, state, at, top)
                    sent += 1
                    break
        else:
            return sent


cdef inline int send_up(
    Tables *tables, Links *links, State *state, int source, int kind
) except -1:
    """Plays the top card of a pile to its foundation."""
    return play(
        tables, links, state, 1 << 12 | source << 6 | (FIRST_UP + slot_of(tables, state, kind)))


cdef int turn_stock(Tables *tables, Links *links, State *state) except -1:
    """Turns the stock, or the waste over; 0 when neither can be. Score and key do not follow."""
    cdef int count
    if state.stock:
        count = min(tables.turn, <int> state.stock)
        state.stock -= count
        state.waste += count
        links_add(links, state, TURN)
    elif state.waste and state.used < tables.redeals:
        state.stock = state.waste
        state.waste = 0
        state.used += 1
        links_add(links, state, REDEAL)
    else:
        return 0
    return 1
