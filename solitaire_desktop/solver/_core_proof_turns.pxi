# Where turning the stock leads in a proof.
#
# The stock is turned only for a card of the waste that can then move, and not at all while cards
# parked from two columns wait (delays.py).

cdef int turn_on(Proof *proof) except -1:
    """Puts the positions after turning on the stack, as far as a card of the waste can move."""
    cdef State *state = &proof.node.state
    cdef Node after
    if proof.node.turned and not proof.is_blind:
        return 0
    after = proof.node
    after.code = 0
    after.depth += 1
    if after.waits and after.from_of[0] == WASTE:
        after.from_of[0], after.space_of[0] = after.from_of[1], after.space_of[1]
        after.waits -= 1
    if after.waits > 1:
        return 0
    if not proof.is_blind:
        turn_through(proof, &after)
    elif proof.node.turned <= 2 * (state.stock + state.waste):
        turn_blindly(proof, &after)
    return 0


# --------------------------------------------------------------------------------- blind searches

cdef int turn_blindly(Proof *proof, Node *after) except -1:
    """One turn, with each card that may come."""
    cdef State *state = &proof.node.state
    cdef int at, kind, start = 0, i
    cdef uint64_t kinds = 0
    if state.used or not state.stock:
        return push_turned(proof, after)
    for at in range(proof.tables.columns):
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
            push_turned(proof, after)
    return 0


cdef int push_turned(Proof *proof, Node *after) except -1:
    """The position after one turn, if something is still to be found out from it."""
    cdef Tables *tables = &proof.tables
    cdef Node *pushed = nodes_add(&proof.stack)
    pushed[0] = after[0]
    pushed.turned = proof.node.turned + 1
    if turn_stock(tables, &proof.links, &pushed.state):
        if not tidy(tables, &proof.links, &pushed.state):
            rekey(tables, pushed)
            if not has_seen(proof, pushed.state.key, pushed.state.used):
                return 0
        elif not after.waits:
            pushed.turned = 0
            rekey(tables, pushed)
            if is_new(proof, pushed.state.key, pushed.state.used):
                return 0
    proof.stack.count -= 1
    return 0


# ------------------------------------------------------------------------ where the order is known

cdef int turn_through(Proof *proof, Node *after) except -1:
    """All further turns, until a card goes up by itself; the first turn is tried first."""
    cdef Tables *tables = &proof.tables
    cdef State *state = &after.state
    cdef uint64_t befores[CARDS + 1]
    cdef uint64_t afters[CARDS + 1]
    cdef uint64_t key
    cdef int count = state.waste + state.stock, waste = state.waste, used = state.used
    cdef int start, turns, first = proof.stack.count
    cdef Targets targets
    if not count:
        return 0
    start = find_targets(tables, after, &targets)
    befores[0] = WASTE_CHAIN
    for turns in range(count):
        befores[turns + 1] = chained(befores[turns], state.cards[start + turns])
    afters[count] = STOCK_CHAIN
    for turns in range(count - 1, -1, -1):
        afters[turns] = chained(afters[turns + 1], state.cards[start + turns])
    key = state.key
    key -= mixed(befores[waste]) if waste else 0
    key -= mixed(afters[waste]) if waste < count else 0
    for turns in range(1, 2 * count + 3):
        if waste < count:
            waste = min(count, waste + tables.turn)
        elif used < tables.redeals:
            used += 1
            waste = 0
        else:
            break
        if not waste:
            continue
        state.waste, state.stock, state.used = waste, count - waste, used
        after.turned = turns
        if is_safe(tables, state, state.cards[start + waste - 1]):
            if not after.waits:
                push_tidied(proof, after)
            break
        if can_leave_waste(tables, state, &targets, state.cards[start + waste - 1]):
            state.key = key + mixed(befores[waste])
            state.key += mixed(afters[waste]) if waste < count else 0
            if has_seen(proof, state.key, used):
                break
            nodes_add(&proof.stack)[0] = after[0]
    turn_round(&proof.stack, first)
    return 0


cdef struct Targets:       # where a card of the waste may go
    uint64_t tops          # as a mask
    int has_space
    int is_waited_for      # whether it has to go to one of these


cdef inline int find_targets(Tables *tables, Node *node, Targets *targets) noexcept nogil:
    """What is of use to parked cards, if any wait; gives where the waste begins."""
    cdef State *state = &node.state
    cdef int at, start = 0
    targets.tops = targets.has_space = 0
    targets.is_waited_for = node.waits
    for at in range(tables.columns):
        start += state.lens[at]
        if not state.lens[at]:
            targets.has_space = 1
        elif not node.waits or at == node.from_of[0] or at == node.space_of[0]:
            targets.tops |= <uint64_t> 1 << (state.cards[start - 1] & EMPTY)
    return start


cdef inline int can_leave_waste(
    Tables *tables, State *state, Targets *targets, int top
) noexcept nogil:
    if tables.onto[top] & targets.tops:
        return 1
    return not targets.is_waited_for and (
        slot_of(tables, state, top) >= 0 or (targets.has_space and tables.waste_starts[top]))


cdef int push_tidied(Proof *proof, Node *after) except -1:
    """The position after turns that bring a safe card, if it is new."""
    cdef Node *pushed = nodes_add(&proof.stack)
    pushed[0] = after[0]
    tidy(&proof.tables, &proof.links, &pushed.state)
    rekey(&proof.tables, pushed)
    pushed.code = -after.turned
    pushed.turned = 0
    if not is_new(proof, pushed.state.key, pushed.state.used):
        proof.stack.count -= 1
    return 0


cdef inline void turn_round(Nodes *nodes, int first) noexcept nogil:
    """Reverses the end of a stack."""
    cdef int last = nodes.count - 1
    cdef Node swap
    while first < last:
        swap = nodes.of[first]
        nodes.of[first] = nodes.of[last]
        nodes.of[last] = swap
        first += 1
        last -= 1
