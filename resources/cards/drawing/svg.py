"""Small helpers for SVG: paths as values, moved and written with two decimals.

A path is a tuple of segments, a segment a letter (M, L, Q, C or Z) with its absolute points.
"""

import math
import re
from collections.abc import Iterable

Point = tuple[float, float]
Segment = tuple[str, tuple[Point, ...]]
Path = tuple[Segment, ...]

_TOKEN = re.compile(r"[MLHVQCZ]|-?\d*\.?\d+")
_NUDGE = 1e-6
_POINTS = {"M": 1, "L": 1, "Q": 2, "C": 3}


def number(value: float) -> str:
    """The value with at most two decimals.

    Halves go up even where a sine of another platform ends an ulp below.

    >>> number(12.0), number(-0.004), number(0.256)
    ('12', '0', '.26')
    """
    text = f"{value + _NUDGE:.2f}".rstrip("0").rstrip(".")
    text = re.sub(r"^(-?)0\.", r"\1.", text)
    return "0" if text in ("-0", "-", "") else text


def parse(text: str) -> Path:
    """The path written in text: SVG's absolute M, L, H, V, Q, C and Z."""
    segments: list[Segment] = []
    tokens = _TOKEN.findall(text)
    letter, x, y, i = "M", 0.0, 0.0, 0
    while i < len(tokens):
        if tokens[i].isalpha():
            letter = tokens[i]
            i += 1
        if letter == "Z":
            segments.append(("Z", ()))
            continue
        if letter in "HV":
            value = float(tokens[i])
            x, y = (value, y) if letter == "H" else (x, value)
            segments.append(("L", ((x, y),)))
            i += 1
            continue
        count = _POINTS[letter]
        values = [float(token) for token in tokens[i : i + 2 * count]]
        points = tuple(zip(values[::2], values[1::2], strict=True))
        x, y = points[-1]
        segments.append((letter, points))
        i += 2 * count
        letter = "L" if letter == "M" else letter
    return tuple(segments)


def data(path: Path) -> str:
    """The path as the value of a `d` attribute."""
    parts = []
    for letter, points in path:
        text = " ".join(f"{number(x)} {number(y)}" for x, y in points)
        parts.append(letter + text.replace(" -", "-"))
    return "".join(parts)


def moved(path: Path, dx: float, dy: float) -> Path:
    """The path shifted."""
    return tuple((c, tuple((x + dx, y + dy) for x, y in points)) for c, points in path)


def scaled(path: Path, sx: float, sy: float | None = None) -> Path:
    """The path scaled about the origin; one factor serves both ways."""
    fy = sx if sy is None else sy
    return tuple((c, tuple((x * sx, y * fy) for x, y in points)) for c, points in path)


def rotated(path: Path, degrees: float) -> Path:
    """The path turned clockwise about the origin."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return tuple(
        (c, tuple((x * cos - y * sin, x * sin + y * cos) for x, y in points)) for c, points in path
    )


def turned(path: Path, cx: float = 125, cy: float = 175) -> Path:
    """The path turned by half a circle, by default about the centre of the card."""
    return tuple((c, tuple((2 * cx - x, 2 * cy - y) for x, y in points)) for c, points in path)


def polygon(points: Iterable[Point]) -> Path:
    """A closed path through the points."""
    first, *rest = points
    return (("M", (first,)), *(("L", (p,)) for p in rest), ("Z", ()))


def arc(cx: float, cy: float, rx: float, ry: float, start: float, end: float) -> list[Segment]:
    """Cubics along an ellipse from one angle to another (degrees, clockwise from the right)."""
    count = max(1, math.ceil(abs(end - start) / 90 - 1e-9))
    step = math.radians(end - start) / count
    k = 4 / 3 * math.tan(step / 4)
    segments: list[Segment] = []
    for i in range(count):
        a = math.radians(start) + i * step
        b = a + step
        points = (
            (cx + rx * (math.cos(a) - k * math.sin(a)), cy + ry * (math.sin(a) + k * math.cos(a))),
            (cx + rx * (math.cos(b) + k * math.sin(b)), cy + ry * (math.sin(b) - k * math.cos(b))),
            (cx + rx * math.cos(b), cy + ry * math.sin(b)),
        )
        segments.append(("C", points))
    return segments


def on_ellipse(cx: float, cy: float, rx: float, ry: float, angle: float) -> Point:
    """The point of an ellipse at an angle in degrees, clockwise from the right."""
    a = math.radians(angle)
    return cx + rx * math.cos(a), cy + ry * math.sin(a)


def ellipse(cx: float, cy: float, rx: float, ry: float, *, hole: bool = False) -> Path:
    """A whole ellipse, clockwise, or anticlockwise where it is to be a hole."""
    end = -360 if hole else 360
    return (("M", ((cx + rx, cy),)), *arc(cx, cy, rx, ry, 0, end), ("Z", ()))


def filled(path: Path, colour: str) -> str:
    """A path element with a fill."""
    return f'<path fill="{colour}" d="{data(path)}"/>'


def drawn(path: Path, colour: str, width: float) -> str:
    """A path element with a line of even width and round joins."""
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{number(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round" d="{data(path)}"/>'
    )


def circle(cx: float, cy: float, r: float, fill: str) -> str:
    """A filled disc."""
    return f'<circle cx="{number(cx)}" cy="{number(cy)}" r="{number(r)}" fill="{fill}"/>'


def ring(cx: float, cy: float, r: float, stroke: str, width: float) -> str:
    """An empty circle."""
    return (
        f'<circle cx="{number(cx)}" cy="{number(cy)}" r="{number(r)}" fill="none" '
        f'stroke="{stroke}" stroke-width="{number(width)}"/>'
    )


def document(body: str, width: float = 250, height: float = 350) -> str:
    """A whole SVG file, with a line feed at the end."""
    box = f"0 0 {number(width)} {number(height)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">\n{body}\n</svg>\n'
