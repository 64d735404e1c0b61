# What the core's searches keep: a state, moves that lead on from one, the way that led to one, a set
# of keys, and lists of all these that grow; and the hashing from which keys are made.
#
# Nothing here knows the rules: those are in _core_tables.pxi.

cdef extern from *:
    """
    #define COLUMN_CHAIN 0x3C6EF372FE94F82BULL
    #define WASTE_CHAIN 0x2545F4914F6CDD1DULL
    #define STOCK_CHAIN 0x14057B7EF767814FULL
    #define UPS_CHAIN 0x1D8E4E27C47D124FULL
    """
    # Where the chained keys of piles begin.
    const uint64_t COLUMN_CHAIN
    const uint64_t WASTE_CHAIN
    const uint64_t STOCK_CHAIN
    const uint64_t UPS_CHAIN

cdef enum:
    COLUMNS = 16
    CARDS = 208
    FOUNDATIONS = 16
    KINDS = 52
    # Cards, piles and moves, as in packed.py.
    EMPTY = 63
    DOWN = 64
    WASTE = 24
    STOCK = 25
    FIRST_UP = 26
    TURN = 5720      # 1 << 12 | STOCK << 6 | WASTE
    REDEAL = 5657    # 1 << 12 | WASTE << 6 | STOCK

cdef struct State:
    uint64_t key
    int32_t score
    int32_t link           # the last step of the way that led here, -1 for none
    int32_t used           # how often the waste was turned over
    uint8_t waste          # how many cards the waste holds, and so on
    uint8_t stock
    uint8_t lens[COLUMNS]
    uint8_t ups[FOUNDATIONS]
    uint8_t cards[CARDS]   # the columns, the waste, then the stock with its next card first

cdef struct States:
    State *of
    int count
    int room

cdef struct Child:         # a move that can be made
    uint64_t key           # of the state after it, before safe cards go up
    int32_t rank
    int32_t score
    int32_t parent
    int32_t code

cdef struct Children:
    Child *of
    int count
    int room

cdef struct Link:          # a move that was made, and the one before it
    int32_t before
    int32_t code

cdef struct Links:
    Link *of
    int count
    int room

cdef struct Rank:          # what qsort puts in order: places in another list
    int32_t rank
    int32_t at

cdef struct Ranks:
    Rank *of
    int room

cdef struct Keys:          # a set of keys; what has not the stamp of now is empty
    uint64_t *of
    int32_t *stamp
    int32_t now
    size_t count
    size_t room


# -------------------------------------------------------------------------------------- hashing

cdef inline uint64_t chained(uint64_t chain, int card) noexcept nogil:
    chain = (chain ^ <uint64_t> (card + 1)) * <uint64_t> 0x9E3779B97F4A7C15
    return chain ^ (chain >> 29)


cdef inline uint64_t mixed(uint64_t chain) noexcept nogil:
    cdef uint64_t key = (chain ^ (chain >> 31)) * <uint64_t> 0xBF58476D1CE4E5B9
    return key ^ (key >> 27)


cdef inline uint64_t column_chain(uint8_t *cards, int count) noexcept nogil:
    """The chained key of a column, not yet mixed, so that it can be gone on with."""
    cdef uint64_t chain = COLUMN_CHAIN
    cdef int i
    for i in range(count):
        chain = chained(chain, cards[i])
    return chain


cdef inline uint64_t waste_key(uint8_t *cards, int count) noexcept nogil:
    cdef uint64_t chain = WASTE_CHAIN
    cdef int i
    if not count:
        return 0
    for i in range(count):
        chain = chained(chain, cards[i])
    return mixed(chain)


cdef inline uint64_t stock_key(uint8_t *cards, int count) noexcept nogil:
    """The key of a stock, whose next card comes first here and last in its chain."""
    cdef uint64_t chain = STOCK_CHAIN
    cdef int i
    if not count:
        return 0
    for i in range(count - 1, -1, -1):
        chain = chained(chain, cards[i])
    return mixed(chain)


# -------------------------------------------------------------------------------- the set of keys

cdef int keys_init(Keys *keys, size_t room) except -1:
    """An empty set; `room` is a power of two."""
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


cdef inline int keys_has(Keys *keys, uint64_t key) noexcept nogil:
    cdef size_t at = key & (keys.room - 1)
    while keys.stamp[at] == keys.now:
        if keys.of[at] == key:
            return 1
        at = (at + 1) & (keys.room - 1)
    return 0


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


# -------------------------------------------------------------------------------- lists that grow

cdef void *doubled(void *of, int *room, size_t size) except NULL:
    """A list with twice the room, perhaps at another place."""
    cdef int wanted = max(64, room[0] * 2)
    cdef void *more = realloc(of, wanted * size)
    if more == NULL:
        raise MemoryError
    room[0] = wanted
    return more


cdef inline State *states_add(States *states) except NULL:
    """One more state, to be filled in; what pointed into the list no longer does."""
    if states.count == states.room:
        states.of = <State *> doubled(states.of, &states.room, sizeof(State))
    states.count += 1
    return &states.of[states.count - 1]


cdef inline Child *children_add(Children *children) except NULL:
    """One more move, to be filled in."""
    if children.count == children.room:
        children.of = <Child *> doubled(children.of, &children.room, sizeof(Child))
    children.count += 1
    return &children.of[children.count - 1]


cdef inline int links_add(Links *links, State *state, int code) except -1:
    """Notes that a move was made in a state."""
    if links.count == links.room:
        links.of = <Link *> doubled(links.of, &links.room, sizeof(Link))
    links.of[links.count].before = state.link
    links.of[links.count].code = code
    state.link = links.count
    links.count += 1
    return 0


cdef list links_line(Links *links, State *state):
    """The packed moves that led to a state."""
    cdef int at = state.link
    line = []
    while at >= 0:
        line.append(links.of[at].code)
        at = links.of[at].before
    line.reverse()
    return line


cdef int ranks_fit(Ranks *ranks, int count) except -1:
    """Makes room for so many ranks."""
    while ranks.room < count:
        ranks.of = <Rank *> doubled(ranks.of, &ranks.room, sizeof(Rank))
    return 0


cdef int by_rank(const void *a, const void *b) noexcept nogil:
    """The best first; of equals the one that came first."""
    cdef Rank *x = <Rank *> a
    cdef Rank *y = <Rank *> b
    if x.rank != y.rank:
        return 1 if x.rank < y.rank else -1
    return 1 if x.at > y.at else -1


cdef inline int bit_index(uint64_t bit) noexcept nogil:
    """Which kind a mask of one kind is."""
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
