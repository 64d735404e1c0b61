"""The pen of the courts: outlined, flat and line strokes, and the one grid they all share.

Strokes and joins are inherited from the group that `inked` opens, so a plain shape needs only its
path and its colour. Cutting lives in courts_cut, figures in the other courts modules.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable

from drawing.palette import INK

OUTLINE = 1.9
SPINE = 142.0
MIDDLE = (125.0, 175.0)
TILT = 19.0
LEFT, RIGHT = 21.0, 229.0

Point = tuple[float, float]


def num(value: float) -> str:
    """A coordinate with one decimal, without a trailing zero.

    >>> num(3.04), num(-0.01), num(0.25)
    ('3', '0', '.2')
    """
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def split_y(x: float) -> float:
    """The height of the diagonal split at x, in card units."""
    return MIDDLE[1] + (x - MIDDLE[0]) * math.tan(math.radians(TILT))


def inked(*parts: str) -> str:
    """Parts under the common ink: even outlines, round joins and ends."""
    return (
        f'<g stroke="{INK}" stroke-width="{OUTLINE}" stroke-linejoin="round"'
        f' stroke-linecap="round">{"".join(parts)}</g>'
    )


def shape(d: str, colour: str) -> str:
    """A filled shape with the common ink outline."""
    return f'<path d="{d}" fill="{colour}"/>'


def thin(d: str, colour: str, width: float = 1.3) -> str:
    """A filled shape with a finer ink outline, for small ornament."""
    return f'<path d="{d}" fill="{colour}" stroke-width="{width}"/>'


def flat(d: str, colour: str) -> str:
    """A filled shape without outline."""
    return f'<path d="{d}" fill="{colour}" stroke="none"/>' if d else ""


def line(d: str, width: float = 1.2, colour: str = INK, *, blunt: bool = False) -> str:
    """An unfilled line; ink unless told otherwise, with round ends unless blunt."""
    if not d:
        return ""
    pen = "" if colour == INK else f' stroke="{colour}"'
    wide = "" if width == OUTLINE else f' stroke-width="{width}"'
    ends = ' stroke-linecap="butt"' if blunt else ""
    return f'<path d="{d}" fill="none"{pen}{wide}{ends}/>'


def disc(x: float, y: float, r: float) -> str:
    """The path of a circle."""
    return (
        f"M{num(x - r)},{num(y)}a{r:g},{r:g} 0 1 0 {num(2 * r)},0"
        f"a{r:g},{r:g} 0 1 0 {num(-2 * r)},0Z"
    )


def discs(points: Iterable[Point], r: float) -> str:
    """One path of equal circles."""
    return "".join(disc(x, y, r) for x, y in points)


def poly(points: Iterable[Point], *, closed: bool = True) -> str:
    """The path through the points, by straight lines."""
    inner = "L".join(f"{num(x)},{num(y)}" for x, y in points)
    return f"M{inner}{'Z' if closed else ''}"


def lozenge(x: float, y: float, half_width: float, half_height: float) -> str:
    """The path of an upright lozenge about (x, y)."""
    return poly(
        ((x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y))
    )


def moved(parts: str, x: float, y: float, *, mirrored: bool = False, turn: float = 0) -> str:
    """Parts drawn about (0, 0), set at (x, y), there mirrored or turned (degrees) if wanted."""
    flip = " scale(-1,1)" if mirrored else ""
    spin = f" rotate({turn:g})" if turn else ""
    return f'<g transform="translate({num(x)},{num(y)}){flip}{spin}">{parts}</g>'


def bend(a: Point, control: Point, b: Point, count: int) -> list[Point]:
    """`count` points along the quadratic curve from a to b, both included."""
    found = []
    for i in range(count):
        t = i / max(count - 1, 1)
        p, q, r = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append(
            (
                p * a[0] + q * control[0] + r * b[0],
                p * a[1] + q * control[1] + r * b[1],
            )
        )
    return found


def both(parts: str) -> str:
    """Parts and their mirror image about x = 0."""
    return f'{parts}<g transform="scale(-1,1)">{parts}</g>'


def detail(parts: str) -> str:
    """Parts that the reduced variant leaves out."""
    return f"<!--d-->{parts}<!--/d-->"


def without_details(svg: str) -> str:
    """The drawing without its details."""
    return re.sub(r"<!--d-->.*?<!--/d-->", "", svg, flags=re.DOTALL)


def with_details(svg: str) -> str:
    """The drawing with its details, their marks taken away."""
    return svg.replace("<!--d-->", "").replace("<!--/d-->", "")
