"""The pips of the number cards: columns, rows and sizes."""

from drawing.palette import MARKS
from drawing.suits import suit_path

_LEFT, _MIDDLE, _RIGHT = 70.0, 125.0, 180.0
_TOP, _BOTTOM = 0.262, 0.738

_SIDES = [(x, y) for x in (_LEFT, _RIGHT) for y in (_TOP, _BOTTOM)]
_SIX = [*_SIDES, (_LEFT, 0.5), (_RIGHT, 0.5)]
_EIGHT_SIDES = [*_SIDES, *((x, y) for x in (_LEFT, _RIGHT) for y in (0.421, 0.579))]

PLACES: dict[str, list[tuple[float, float]]] = {
    "2": [(_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)],
    "3": [(_MIDDLE, _TOP), (_MIDDLE, 0.5), (_MIDDLE, _BOTTOM)],
    "4": _SIDES,
    "5": [*_SIDES, (_MIDDLE, 0.5)],
    "6": _SIX,
    "7": [*_SIX, (_MIDDLE, 0.381)],
    "8": [*_SIX, (_MIDDLE, 0.381), (_MIDDLE, 0.619)],
    "9": [*_EIGHT_SIDES, (_MIDDLE, 0.5)],
    "10": [*_EIGHT_SIDES, (_MIDDLE, 0.341), (_MIDDLE, 0.659)],
}
"""Where the pips of a rank stand: x in card units, y as a share of the height."""

HEIGHTS = {"2": 58, "3": 58, "4": 56, "5": 56, "6": 54, "7": 54, "8": 54, "9": 45, "10": 45}
"""How high the pips of a rank are, in card units."""


def pips(rank: str, suit: str) -> str:
    """All pips of a number card; those of the lower half are upside down."""
    places = sorted(PLACES[rank], key=lambda place: (place[1], place[0]))
    return "\n".join(
        suit_path(suit, x, y * 350, HEIGHTS[rank], MARKS[suit], y > 0.5) for x, y in places
    )
