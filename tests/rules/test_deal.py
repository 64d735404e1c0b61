"""Deals by number: PySolFC's cards, where they go, and which numbers there are (deals.md)."""

from collections import Counter

import pytest

from solitaire_desktop.errors import DealNumberError
from solitaire_desktop.rules import (
    ENTRIES,
    Family,
    GameSpec,
    PileKind,
    Position,
    dealt,
    game_spec,
    parse_deal,
    position_text,
)
from solitaire_desktop.rules.deal import LAST_MS, LAST_NUMBER, shuffled
from solitaire_desktop.rules.move import STOCK, WASTE
from tests.rules.cases import load

CASES = load("deals")
NUMBERS = list(CASES["decks"]["freecell_52"])
DECKS = {
    "forty_thieves_104": game_spec("forty-thieves"),
    "sixty_thieves_156": game_spec("sixty-thieves"),
    "eighty_thieves_208": game_spec("forty-thieves", "packs=4"),
    "devils_grip_no_aces_96": game_spec("devils-grip"),
    "freecell_52": game_spec("calculation"),
}
VARIANTS = {  # columns, rows, face down, stock
    "forty-thieves": (10, 4, 0, 64),
    "josephine": (10, 4, 0, 64),
    "limited": (12, 3, 0, 68),
    "indian": (10, 4, 0, 64),
    "indian-traditional": (10, 3, 1, 74),
    "streets": (10, 4, 0, 64),
    "sixty-thieves": (12, 5, 0, 96),
    "forty-thieves-kings": (10, 4, 0, 64),
    "forty-thieves-redeal": (10, 4, 0, 64),
}


def names(position: Position, pile: str) -> str:
    return " ".join(card.name for card in position[pile])


def stock(position: Position) -> str:
    """The stock, its next card first."""
    return " ".join(card.name for card in reversed(position[STOCK]))


def test_no_case_is_missing() -> None:
    assert set(CASES["decks"]) == set(DECKS)
    assert all(len(numbers) == 13 for numbers in CASES["decks"].values())


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("deck", DECKS)
def test_the_cards_come_in_the_known_order(deck: str, number: str) -> None:
    cards = shuffled(DECKS[deck], parse_deal(number))
    assert " ".join(card.name for card in cards) == CASES["decks"][deck][number]
    assert len(set(cards)) == DECKS[deck].total


@pytest.mark.parametrize("number", NUMBERS)
def test_forty_thieves_is_laid_out_as_known(number: str) -> None:
    position = dealt(game_spec("forty-thieves"), parse_deal(number))
    known = CASES["forty_thieves_layout"][number]
    columns = [names(position, pile) for pile in position.spec.group(PileKind.TABLEAU)]
    assert columns == known["columns"]
    assert stock(position) == f"{known['waste']} {known['stock_top_first']}"
    assert position[WASTE] == ()


@pytest.mark.parametrize("number", NUMBERS)
def test_devils_grip_is_laid_out_as_known(number: str) -> None:
    position = dealt(game_spec("devils-grip"), parse_deal(number))
    known = CASES["devils_grip_layout"][number]
    for letter, row in zip("abc", ("top(2s)", "middle(3s)", "bottom(4s)"), strict=True):
        assert [names(position, f"{letter}{n}") for n in range(1, 9)] == known[row]
    first = " ".join(known["waste_bottom_to_top"])
    assert stock(position) == f"{first} {known['stock_top_first']}"
    assert position[WASTE] == ()


@pytest.mark.parametrize("number", NUMBERS)
def test_calculation_is_laid_out_as_known(number: str) -> None:
    position = dealt(game_spec("calculation"), parse_deal(number))
    known = CASES["calculation"][number]
    assert [names(position, f"f{n}") for n in range(1, 5)] == known["foundations"]
    assert stock(position) == known["then"]


def test_deal_1_of_forty_thieves_is_the_one_of_the_books() -> None:
    """deals.md, its last lines."""
    assert stock(dealt(game_spec("forty-thieves"), "1")).startswith("3S 9C 7D 4S 8H TH")


def test_calculation_may_start_from_clubs() -> None:
    position = dealt(game_spec("calculation", "starters=clubs"), "1")
    assert [names(position, f"f{n}") for n in range(1, 5)] == ["AC", "2C", "3C", "4C"]
    order = CASES["decks"]["freecell_52"]["1"].split()
    assert stock(position).split() == [c for c in order if c not in ("AC", "2C", "3C", "4C")]


# ------------------------------------------------------------------------------------- by the rules


def assert_dealt(position: Position, columns: int, rows: int, down: int) -> None:
    spec = position.spec
    piles = spec.group(PileKind.TABLEAU)
    assert len(piles) == columns
    assert {len(position[pile]) for pile in piles} == {rows}
    assert position.hidden == {card for pile in piles for card in position[pile][:down]}
    assert len(position[STOCK]) == spec.total - columns * rows
    assert not any(position[pile] for pile in (WASTE, *spec.group(PileKind.FOUNDATION)))


@pytest.mark.parametrize("key", VARIANTS)
def test_a_thousand_deals_have_the_sizes_of_the_sheet(key: str) -> None:
    """B-015, FT-1, FT-3, FTV-1 to FTV-5."""
    columns, rows, down, rest = VARIANTS[key]
    spec = game_spec(key)
    faces = Counter(dict.fromkeys(range(52), spec.packs))
    for number in range(1, 1001):
        position = dealt(spec, str(number))
        assert_dealt(position, columns, rows, down)
        assert len(position[STOCK]) == rest
        cards = [card for pile in spec.piles for card in position[pile]]
        assert Counter(card.kind for card in cards) == faces
        assert len(set(cards)) == len(cards)


@pytest.mark.parametrize(
    ("key", "dealt_up", "rest"), [("devils-grip", 24, 72), ("calculation", 4, 48)]
)
def test_a_thousand_deals_of_the_others_have_their_sizes(
    key: str, dealt_up: int, rest: int
) -> None:
    """B-015, DG-1, DG-2, CA-2."""
    spec = game_spec(key)
    for number in range(1, 1001):
        position = dealt(spec, str(number))
        cards = [card for pile in spec.piles for card in position[pile]]
        assert len(set(cards)) == len(cards) == dealt_up + rest
        assert len(position[STOCK]) == rest
        singles = [pile for pile in spec.piles if len(position[pile]) == 1]
        assert singles == [*spec.group(PileKind.FOUNDATION), *spec.group(PileKind.CELL)]
        ranks = Counter(card.rank for card in position[STOCK])
        if key == "calculation":
            assert ranks == {rank: 3 if rank < 5 else 4 for rank in range(1, 14)}


COLUMN_GAMES = [entry.key for entry in ENTRIES if entry.family is Family.FORTY_THIEVES]


@pytest.mark.parametrize("key", COLUMN_GAMES)
def test_every_game_of_columns_is_dealt_as_its_rules_say(key: str) -> None:
    """B-015, for all of the catalogue."""
    spec = game_spec(key)
    rules = spec.rules
    for number in range(1, 21):
        position = dealt(spec, str(number))
        piles = spec.group(PileKind.TABLEAU)
        bases = sum(len(position[pile]) for pile in spec.group(PileKind.FOUNDATION))
        assert (len(piles), {len(position[pile]) for pile in piles}) == (
            rules.columns,
            {rules.rows},
        )
        assert bases == (4 * rules.packs if rules.laid_out else 0)
        rest = len(position[STOCK]) + len(position[WASTE])
        assert rest == spec.total - bases - rules.columns * rules.rows


@pytest.mark.parametrize(("text", "down"), [("1", [0]), ("alternate", [1, 3]), ("3", [0, 1, 2])])
def test_face_down_rows_are_the_first_or_every_second(text: str, down: list[int]) -> None:
    position = dealt(game_spec("forty-thieves", f"rows=5 face-down={text}"), "9")
    piles = position.spec.group(PileKind.TABLEAU)
    assert position.hidden == {position[pile][row] for pile in piles for row in down}


@pytest.mark.parametrize("build", ["suit", "alternate"])
def test_base_cards_that_are_laid_out_are_pulled_out_of_the_order(build: str) -> None:
    spec = game_spec("forty-thieves", f"laid-out=yes foundation-build={build}")
    position = dealt(spec, "1")
    order = CASES["decks"]["forty_thieves_104"]["1"].split()
    rest = [name for name in order if name[0] != "A"]
    firsts = [names(position, pile) for pile in spec.group(PileKind.FOUNDATION)]
    assert firsts == ["AC", "AC", "AD", "AD", "AH", "AH", "AS", "AS"]
    assert [names(position, f"t{n}").split()[0] for n in range(1, 11)] == rest[:10]
    assert stock(position).split() == rest[40:]


def test_a_waste_that_refills_itself_starts_with_its_cards() -> None:
    position = dealt(game_spec("forty-thieves", "refill=yes turn=2"), "1")
    assert names(position, WASTE) == "3S 9C"
    assert stock(position).startswith("7D 4S")


def test_the_same_number_gives_the_same_cards_and_another_one_others() -> None:
    """G-5."""
    spec = game_spec("forty-thieves")
    assert dealt(spec, "77") == dealt(spec, "77")
    assert len({position_text(dealt(spec, str(n))) for n in range(1, 200)}) == 199


# ---------------------------------------------------------------------------------------- numbers


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1", "1"),
        ("0042", "42"),
        (" 7 ", "7"),
        ("31999", "31999"),
        ("32000", "32000"),
        (str(LAST_NUMBER), "1" + "0" * 20),
        ("ms1", "1"),
        ("MS31999", "31999"),
        ("ms32000", "ms32000"),
        (f"ms{LAST_MS}", "ms8589934591"),
    ],
)
def test_a_number_is_read(text: str, number: str) -> None:
    assert parse_deal(text) == number


@pytest.mark.parametrize(
    "text",
    ["0", "-1", "", "ms", "ms0", f"ms{LAST_MS + 1}", str(LAST_NUMBER + 1), "1.5", "1e3", "one"],
)
def test_a_number_out_of_range_is_refused_with_the_range(text: str) -> None:
    assert_refused(text)


@pytest.mark.parametrize(
    "text", ["9" * 100, "ms ms1", "msms1", "1 2", "+1", "0x10", "#1", "²", "٣", "{0}", "1\n2"]
)
def test_another_text_is_refused_with_the_range(text: str) -> None:
    assert_refused(text)


def assert_refused(text: str) -> None:
    with pytest.raises(DealNumberError) as refused:
        parse_deal(text)
    assert "from 1 to 100000000000000000000" in str(refused.value)
    assert "from ms1 to ms8589934591" in str(refused.value)


def test_the_two_generators_meet_at_32000() -> None:
    """PySolFC takes 32000 for the Twister, so do we."""
    spec = game_spec("calculation")

    def first(number: str, of: GameSpec = spec) -> str:
        return " ".join(card.name for card in shuffled(of, parse_deal(number))[:4])

    assert first("31999") == first("ms31999")
    assert first("32000") != first("ms32000")
