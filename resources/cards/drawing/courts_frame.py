"""What all courts share around the figure: ground, frame, sash, medallion and court pips."""

from __future__ import annotations

import math

from drawing.courts_pen import (
    LEFT,
    MIDDLE,
    RIGHT,
    TILT,
    detail,
    disc,
    flat,
    inked,
    poly,
    shape,
    split_y,
    thin,
)
from drawing.palette import FRAME_LINE, GOLD, GROUND, INK, MARKS, RED, WHITE
from drawing.suits import suit_path

_FIELD = "M100,15H222Q229,15 229,22V277H150V335H28Q21,335 21,328V73H100Z"
_PIP = (57.0, 101.0)
_COS = math.cos(math.radians(TILT))
_SIN = math.sin(math.radians(TILT))


def ground() -> str:
    """The court field, notched around the indices."""
    return f'<path d="{_FIELD}" fill="{GROUND}"/>'


def frame() -> str:
    """The line around the field."""
    return f'<path d="{_FIELD}" fill="none" stroke="{FRAME_LINE}" stroke-width="1.8"/>'


def pips(suit: str) -> str:
    """The two court pips."""
    x, y = _PIP
    return suit_path(suit, x, y, 40, MARKS[suit]) + suit_path(
        suit, 250 - x, 350 - y, 40, MARKS[suit], turned=True
    )


def _on_sash(u: float, v: float = 0) -> tuple[float, float]:
    return MIDDLE[0] + u * _COS - v * _SIN, MIDDLE[1] + u * _SIN + v * _COS


def _band(height: float) -> str:
    up = height / 2 / _COS
    return poly(
        (
            (LEFT, split_y(LEFT) - up),
            (RIGHT, split_y(RIGHT) - up),
            (RIGHT, split_y(RIGHT) + up),
            (LEFT, split_y(LEFT) + up),
        )
    )


def _sash_lozenge(u: float) -> str:
    return poly((_on_sash(u - 6.5), _on_sash(u, -6), _on_sash(u + 6.5), _on_sash(u, 6)))


def sash(suit: str, trim: str, mark: str) -> str:
    """The sash over the split in its trim colour, with lozenges and dots in the mark colour."""
    lozenges = "".join(_sash_lozenge(side * 17 * k) for k in range(3, 7) for side in (-1, 1))
    dots = "".join(
        disc(*_on_sash(side * (17 * k + 8.5)), 1.5) for k in range(2, 6) for side in (-1, 1)
    )
    return (
        flat(_band(19), INK)
        + flat(_band(15.2), trim)
        + flat(lozenges, mark)
        + detail(flat(dots, INK if mark != INK else WHITE))
        + medallion(suit)
    )


def medallion(suit: str) -> str:
    """A clasp of two roundels and a gold boss: the suit twice, so that the turned card is equal."""
    (a, b), (c, d) = _on_sash(-22), _on_sash(22)
    marks = suit_path(suit, a, b, 14.5, MARKS[suit]) + suit_path(
        suit, c, d, 14.5, MARKS[suit], turned=True
    )
    roundels = shape(disc(a, b, 12.5) + disc(c, d, 12.5), WHITE)
    petals = "".join(disc(*_on_sash(*at), 4.6) for at in ((-4.8, 0), (4.8, 0), (0, -4.8), (0, 4.8)))
    boss = shape(petals, GOLD) + flat(disc(*MIDDLE, 4.9), GOLD) + thin(disc(*MIDDLE, 2.8), RED)
    return inked(roundels + boss) + marks
