"""The pips of the number cards: columns, rows and sizes."""

from dataclasses import dataclass

from drawing.palette import MARKS
from drawing.suits import suit_path
from drawing.variant import Variant

Place = tuple[float, float]

_LEFT, _MIDDLE, _RIGHT = 70.0, 125.0, 180.0


@dataclass(frozen=True)
class _Rows:
    """Heights of the rows as shares of the card's height, counted from its middle."""

    outer: float
    inner: float
    seven: float
    ten: float
    size: float
    """The factor of the pips' heights."""


_NORMAL = _Rows(0.238, 0.079, 0.119, 0.159, 1)
_LARGE = _Rows(0.206, 0.0687, 0.103, 0.1375, 0.8)

HEIGHTS = {"2": 58, "3": 58, "4": 56, "5": 56, "6": 54, "7": 54, "8": 54, "9": 45, "10": 45}
"""How high the pips of a rank are, in card units."""


def _sides(*rows: float) -> list[Place]:
    """Places at the left and at the right, above and below the middle."""
    return [(x, sign * y) for x in (_LEFT, _RIGHT) for y in rows for sign in (-1, 1)]


def _places(rank: str, rows: _Rows) -> list[Place]:
    """Where the pips of a rank stand: x in card units, y as a share from the middle."""
    corners, center = _sides(rows.outer), (_MIDDLE, 0.0)
    six = [*corners, (_LEFT, 0.0), (_RIGHT, 0.0)]
    eight = _sides(rows.outer, rows.inner)
    return {
        "2": [(_MIDDLE, -rows.outer), (_MIDDLE, rows.outer)],
        "3": [(_MIDDLE, -rows.outer), center, (_MIDDLE, rows.outer)],
        "4": corners,
        "5": [*corners, center],
        "6": six,
        "7": [*six, (_MIDDLE, -rows.seven)],
        "8": [*six, (_MIDDLE, -rows.seven), (_MIDDLE, rows.seven)],
        "9": [*eight, center],
        "10": [*eight, (_MIDDLE, -rows.ten), (_MIDDLE, rows.ten)],
    }[rank]


def pips(rank: str, suit: str, variant: Variant = Variant.NORMAL) -> str:
    """All pips of a number card; those of the lower half are upside down."""
    rows = _LARGE if variant is Variant.LARGE else _NORMAL
    height = HEIGHTS[rank] * rows.size
    places = sorted(_places(rank, rows), key=lambda place: (place[1], place[0]))
    return "\n".join(
        suit_path(suit, x, 175 + y * 350, height, MARKS[suit], y > 0) for x, y in places
    )
