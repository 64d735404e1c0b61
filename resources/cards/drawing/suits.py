"""The four suits, drawn in a box from -50 to 50, y downwards."""

from drawing.svg import Path, arc, data, filled, moved, on_ellipse, parse, scaled
from drawing.svg import turned as upside_down_path

_HEART = parse(
    "M0-27C4-39 13-45 24-45C38-45 47-34 47-18C47 5 17 22 0 47"
    "C-17 22-47 5-47-18C-47-34-38-45-24-45C-13-45-4-39 0-27Z"
)
_SPADE = parse(
    "M0-49C9-28 46-13 46 14C46 28 36 37 25 37C16 37 8 32.5 4 25"
    "C5 36 10 45.5 21 49L-21 49C-10 45.5-5 36-4 25"
    "C-8 32.5-16 37-25 37C-36 37-46 28-46 14C-46-13-9-28 0-49Z"
)
_DIAMOND = parse("M0-51Q15-20 39 0Q15 20 0 51Q-15 20-39 0Q-15-20 0-51Z")


def _club() -> Path:
    """Three discs with a stem: one outline, so that it can be drawn as a line as well."""
    right = arc(25, 9.5, 22.5, 22.5, -107.1, 158.9)
    stem = parse("M4 17.6C4.5 33 10 45.5 21 49L-21 49C-10 45.5-4.5 33-4 17.6")[1:]
    left = arc(-25, 9.5, 22.5, 22.5, 21.1, 287.1)
    top = arc(0, -25, 22.5, 22.5, 144.7, 395.3)
    start = on_ellipse(25, 9.5, 22.5, 22.5, -107.1)
    return (("M", (start,)), *right, *stem, *left, *top, ("Z", ()))


def _club_body() -> Path:
    """The three discs alone."""
    upper = _club()
    right, left_and_top = upper[:4], upper[7:]
    return (*right, ("Q", ((0, 12), (-4, 17.6))), *left_and_top)


SUITS = {"C": _club(), "D": scaled(_DIAMOND, 0.94), "H": _HEART, "S": _SPADE}
"""The outline of each suit; the diamond is drawn at 94 % so that all four look alike in size."""

CONTOURS = {
    "C": scaled(_club_body(), 0.76),
    "D": scaled(SUITS["D"], 0.76),
    "H": parse(
        "M0-14C3.5-25 12-34.5 23.5-34.5C31.5-34.5 37-28 37-18.5C37 0 14 15 0 33.5"
        "C-14 15-37 0-37-18.5C-37-28-31.5-34.5-23.5-34.5C-12-34.5-3.5-25 0-14Z"
    ),
    "S": parse(
        "M0-35C9-18 36-6 36 13.5C36 21.5 31 27 24.5 27C15.5 27 5 20 0 9"
        "C-5 20-15.5 27-24.5 27C-31 27-36 21.5-36 13.5C-36-6-9-18 0-35Z"
    ),
}
"""The lines inside the aces' suits; they leave out stem and foot."""


def suit_outline(
    suit: str, cx: float, cy: float, height: float, *, upside_down: bool = False
) -> Path:
    """The outline of a suit, its box of the given height centred at (cx, cy)."""
    shape = scaled(SUITS[suit], height / 100)
    if upside_down:
        shape = upside_down_path(shape, 0, 0)
    return moved(shape, cx, cy)


def suit_path(
    suit: str,
    cx: float,
    cy: float,
    height: float,
    colour: str,
    turned: bool = False,  # noqa: FBT001, FBT002 - a mark's last place, read in rows of marks
) -> str:
    """A filled path element of a suit (C, D, H or S) in card units, upside down if turned."""
    return filled(suit_outline(suit, cx, cy, height, upside_down=turned), colour)


def suit_data(suit: str, cx: float, cy: float, height: float) -> str:
    """The `d` attribute of a suit's outline, for patterns that share one element."""
    return data(suit_outline(suit, cx, cy, height))
