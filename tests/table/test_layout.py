"""The layouts as pure geometry: every game at every window shape."""

import itertools

import pytest

from solitaire_desktop.rules.games.catalogue import game_spec
from solitaire_desktop.rules.spec import Family, GameSpec, PileKind
from solitaire_desktop.table.geometry import (
    DECK_CORNER,
    LARGE_CORNER,
    NORMAL_CORNER,
    Box,
    card_height,
    strip_height,
)
from solitaire_desktop.table.layout import lay_out
from solitaire_desktop.table.places import Area, Count, Layout, Wishes, column_steps

GAMES = [
    ("forty-thieves", ""),
    ("limited", ""),
    ("sixty-thieves", ""),
    ("indian-traditional", ""),
    ("forty-thieves", "packs=1 columns=4 rows=3"),
    ("forty-thieves", "packs=4 columns=16 rows=5"),
    ("forty-thieves", "packs=3 columns=1 rows=20"),
    ("devils-grip", ""),
    ("calculation", ""),
]
WINDOWS = [
    (640, 328),
    (800, 428),
    (1024, 528),
    (1280, 648),
    (1366, 696),
    (1920, 1002),
    (2560, 1002),
    (3840, 2082),
    (5120, 1362),
    (7680, 4242),
    (1080, 1842),
    (720, 1200),
    (640, 640),
]


def rows_of(spec: GameSpec, length: int) -> dict[str, Count]:
    """Every pile full: columns and reserves of this length, the rest of a few cards."""
    fanned = (PileKind.TABLEAU, PileKind.RESERVE)
    down = max(0, spec.rules.face_down)
    return {
        pile: Count(length, min(down, length)) if spec.kind_of(pile) in fanned else Count(4)
        for pile in spec.piles
    }


def laid(
    game: str, rules: str, size: tuple[int, int], length: int, wishes: Wishes | None = None
) -> tuple[GameSpec, Layout]:
    spec = game_spec(game, rules)
    return spec, lay_out(spec, rows_of(spec, length), Area(*size), wishes or Wishes())


def extents(spec: GameSpec, layout: Layout, length: int) -> dict[str, Box]:
    counts = rows_of(spec, length)
    return {
        pile: layout.extent(pile, [i < counts[pile].hidden for i in range(counts[pile].cards)])
        for pile in spec.piles
    }


@pytest.mark.parametrize("wishes", [Wishes(), Wishes(mirror=True), Wishes(corner=LARGE_CORNER)])
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize(("game", "rules"), GAMES)
def test_piles_lie_inside_and_apart(game, rules, size, wishes):
    for length in (0, 1, 4, 13, 20, 30):
        spec, layout = laid(game, rules, size, length, wishes)
        boxes = extents(spec, layout, length)
        table = Box(0, 0, *size)
        for pile, box in boxes.items():
            assert table.overlap(box) == box.width * box.height, (pile, box, length)
        for (one, a), (two, b) in itertools.combinations(boxes.items(), 2):
            assert a.overlap(b) == 0, (one, two, length)


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize(("game", "rules"), GAMES)
def test_what_belongs_to_piles_lies_inside_and_apart(game, rules, size):
    spec, layout = laid(game, rules, size, 4)
    table = Box(0, 0, *size)
    extras = [*layout.pills.values(), *layout.gutters.values()]
    for plate in layout.plates.values():
        extras += plate.cells
        for box in (*plate.cells, *plate.frame):
            assert table.overlap(box) == box.width * box.height, (box, plate)
        for a, b in itertools.combinations(plate.cells, 2):
            assert a.overlap(b) == 0
    for box in extras:
        assert table.overlap(box) == box.width * box.height, box
        for pile in spec.piles:
            assert layout.slots[pile].overlap(box) == 0, (pile, box)
    for box, (pile, other) in itertools.product(extras, extents(spec, layout, 4).items()):
        assert box.overlap(other) == 0, (box, pile)


@pytest.mark.parametrize("corner", [NORMAL_CORNER, LARGE_CORNER, DECK_CORNER])
@pytest.mark.parametrize("game", ["forty-thieves", "devils-grip", "calculation"])
@pytest.mark.parametrize("size", WINDOWS)
def test_the_tighter_dimension_is_used(game, size, corner):
    """No more than a tenth of it is left empty, with columns as long as they usually become."""
    length = {"forty-thieves": 13, "devils-grip": 1, "calculation": 11}[game]
    spec, layout = laid(game, "", size, length, Wishes(corner=corner))
    boxes = list(extents(spec, layout, length).values())
    boxes += [*layout.pills.values(), *layout.gutters.values()]
    boxes += [box for plate in layout.plates.values() for box in plate.frame]
    whole = boxes[0]
    for box in boxes:
        whole = whole.joined(box)
    used = max(whole.width / size[0], whole.height / size[1])
    assert used >= 0.9, (whole, size)


@pytest.mark.parametrize(("game", "rules"), GAMES)
def test_cards_grow_with_the_window(game, rules):
    widths = [laid(game, rules, (w, w * 9 // 16), 4)[1].width for w in range(640, 4000, 40)]
    assert widths == sorted(widths)


def test_forty_thieves_cards_are_at_least_110_wide_at_1366():
    for length in range(31):
        assert laid("forty-thieves", "", (1366, 696), length)[1].width >= 110, length
    assert laid("forty-thieves", "", (1366, 696), 4)[1].width >= 118


@pytest.mark.parametrize(("length", "width"), [(14, 118), (16, 110)])
def test_long_columns_keep_their_index_strips(length, width):
    layout = laid("forty-thieves", "", (1366, 696), length)[1]
    assert layout.width >= width
    spots = layout.spots("t1", [False] * length)
    assert min(b.y - a.y for a, b in itertools.pairwise(spots)) >= strip_height(layout.height)


@pytest.mark.parametrize("wishes", [Wishes(), Wishes(corner=LARGE_CORNER)])
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize(("game", "rules"), GAMES)
def test_strips_are_visible_while_a_column_fits(game, rules, size, wishes):
    spec = game_spec(game, rules)
    column = next(iter(spec.group(PileKind.TABLEAU) or spec.group(PileKind.RESERVE)), None)
    if column is None:
        return
    for length in range(2, 12):
        layout = laid(game, rules, size, length, wishes)[1]
        spots = layout.spots(column, [False] * length)
        steps = [b.y - a.y for a, b in itertools.pairwise(spots)]
        least = strip_height(layout.height, wishes.corner)
        fits = layout.room - layout.slots[column].y >= layout.height + least * (length - 1)
        assert not fits or min(steps) >= least, (length, steps)
        assert max(steps) <= (wishes.corner.step + 0.003) * layout.height + 1


@pytest.mark.parametrize("size", [(1366, 640), (1366, 696), (1920, 1002)])
def test_a_column_of_twenty_keeps_its_large_indexes(size):
    """The lower third of rank and suit was covered."""
    layout = laid("forty-thieves", "", size, 20, Wishes(corner=LARGE_CORNER))[1]
    spots = layout.spots("t1", [False] * 20)
    least = strip_height(layout.height, LARGE_CORNER)
    assert min(b.y - a.y for a, b in itertools.pairwise(spots)) >= least


def test_a_compact_table_stays_until_columns_are_clearly_shorter():
    spec = game_spec("forty-thieves")
    area = Area(1366, 696)
    at_14 = lay_out(spec, rows_of(spec, 14), area, Wishes())
    still = lay_out(spec, rows_of(spec, 14), area, Wishes(), was_shrunk=1)
    back = lay_out(spec, rows_of(spec, 12), area, Wishes(), was_shrunk=1)
    assert (at_14.shrunk, still.shrunk, back.shrunk) == (0, 1, 0)


def test_a_squeezed_column_is_squeezed_evenly_and_ends_at_the_edge():
    steps = column_steps([False] * 30, 28, 165, 400)
    assert sum(steps) == 400 - 165
    assert max(steps) - min(steps) <= 1


def test_the_waste_shows_its_last_two_cards():
    layout = laid("forty-thieves", "", (1366, 696), 4)[1]
    xs = [spot.x - layout.slots["waste"].x for spot in layout.spots("waste", [False] * 6)]
    edge, under = layout.edge, layout.under
    assert xs == [0, 0, 0, edge, 2 * edge, 2 * edge + under]


@pytest.mark.parametrize("mirror", [False, True])
@pytest.mark.parametrize("size", [(640, 640), (700, 800), (760, 760), (900, 1100), (1080, 1842)])
def test_in_a_tall_window_calculation_stands_in_the_middle(size, mirror):
    """Cards stood at the left of wider plates, and the table too far left as a whole."""
    spec, layout = laid("calculation", "", size, 4, Wishes(mirror=mirror))
    boxes = [layout.slots[pile] for pile in spec.piles]
    left, right = min(box.x for box in boxes), size[0] - max(box.right for box in boxes)
    assert abs(left - right) <= 0.07 * layout.width
    for pile, plate in layout.plates.items():
        lane, card = plate.frame[0], layout.slots[pile]
        assert abs((card.x - lane.x) - (lane.right - card.right)) <= 1


def test_a_mirrored_table_has_its_stock_on_the_right():
    for game in ("forty-thieves", "devils-grip", "calculation"):
        spec, plain = laid(game, "", (1366, 696), 4)
        mirrored = laid(game, "", (1366, 696), 4, Wishes(mirror=True))[1]
        right = spec.family is not Family.DEVILS_GRIP
        assert (mirrored.slots["stock"].x > plain.slots["stock"].x) is right
        assert mirrored.width == plain.width


def test_tiny_and_empty_windows_are_laid_out():
    for game, rules in GAMES:
        for size in ((0, 0), (1, 1), (10, 900), (900, 10)):
            layout = laid(game, rules, size, 30)[1]
            assert layout.width >= 4
            assert card_height(layout.width) > 0
