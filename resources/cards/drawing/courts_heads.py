"""Parts of faces, drawn about the centre of the head at (0, 0): 41 wide, 50 high."""

from __future__ import annotations

from dataclasses import dataclass

from drawing.courts_pen import OUTLINE, disc, flat, line, num
from drawing.palette import INK, RED, SKIN, WHITE


@dataclass(frozen=True)
class Head:
    """A head: before the collar, behind the robe (veil, long hair), and the bare neck between."""

    front: str
    back: str = ""
    throat: str = ""


@dataclass(frozen=True)
class Gaze:
    """How a pair of eyes looks: pupils shifted by `look`, lids lowered by `droop`, width 1 = 11."""

    look: float = 0
    droop: float = 0
    wide: float = 1
    lash: float = 1.7


LEVEL = Gaze()


def eye(x: float, y: float, gaze: Gaze = LEVEL, *, side: int = 1) -> str:
    """An almond eye whose outer corner lies on `side`."""
    s = side * gaze.wide

    def at(dx: float, dy: float) -> str:
        return f"{num(x + s * dx)},{num(y + dy)}"

    top = -4.9 + 2 * gaze.droop
    almond = f"M{at(-5.4, 1.2)}Q{at(-0.6, top)} {at(5.6, -0.3)}Q{at(0.4, 4.4)} {at(-5.4, 1.2)}Z"
    lid = f"M{at(-5.8, 1.3)}Q{at(-0.6, top - 0.2)} {at(6.3, -0.7)}"
    low = f"M{at(-3.2, 2.2)}Q{at(0.6, 3.4)} {at(4.4, 1.1)}"
    return (
        flat(almond, WHITE)
        + flat(disc(x + gaze.look, y - 0.3 + gaze.droop * 0.5, 2.15), INK)
        + line(lid, gaze.lash)
        + line(low, 1)
    )


def lips(x: float, y: float, width: float = 10, full: float = 1) -> str:
    """A closed red mouth with its ink line."""
    w = width / 2

    def at(dx: float, dy: float) -> str:
        return f"{num(x + dx)},{num(y + dy)}"

    upper = f"M{at(-w, 0)}Q{at(-w * 0.4, -2.6 * full)} {at(0, -1.5 * full)}"
    upper += f"Q{at(w * 0.4, -2.6 * full)} {at(w, 0)}"
    lower = f"Q{at(0, 4.4 * full)} {at(-w, 0)}Z"
    return flat(upper + lower, RED) + line(f"M{at(-w, 0)}Q{at(0, 0.9)} {at(w, 0)}", 1)


def neck(width: float = 16, top: float = 14, foot: float = 40, lean: float = 0) -> str:
    """The neck, a little wider at its foot, open below."""
    w = width / 2

    def side(s: int) -> str:
        x = lean + s * w
        return (
            f"{num(x)},{num(top)}C{num(x)},{num(top + 12)} {num(x + s)},{num(foot - 6)} "
            f"{num(x + 5 * s)},{num(foot)}"
        )

    back = (
        f"H{num(lean - w - 5)}C{num(lean - w - 1)},{num(foot - 6)} {num(lean - w)},"
        f"{num(top + 12)} {num(lean - w)},{num(top)}Z"
    )
    return flat(f"M{side(1)}{back}", SKIN) + line(f"M{side(-1)}M{side(1)}", OUTLINE)
