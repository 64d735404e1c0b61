"""Collars and capes, in card units about the spine x = 142, between neck and chest."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from drawing.courts_cut import halved, text
from drawing.courts_patterns import scattered
from drawing.courts_pen import (
    OUTLINE,
    SPINE,
    Point,
    bend,
    detail,
    discs,
    flat,
    line,
    lozenge,
    num,
    poly,
    shape,
    thin,
)
from drawing.palette import INK, SKIN, WHITE


@dataclass(frozen=True)
class Collar:
    """A collar: what lies before the neck and what lies behind it."""

    front: str
    back: str = ""


_TAIL = "M0,-4.6C.6,-1 1.6,1.8 3,4L1,3L0,5.4L-1,3L-3,4C-1.6,1.8 -.6,-1 0,-4.6Z"
_BROAD = "M124,112Q98,118 80,136Q108,155 142,156Q176,155 196,141Q188,120 160,112Z"
_STOLE = (
    "M120,110C104,114 96,124 92,134C99,139 104,139 109,144C116,147 121,146 126,151"
    "C132,154 137,153 142,157C147,153 152,154 158,151C163,146 168,147 175,144"
    "C180,139 185,139 192,134C188,124 180,114 164,110Z"
)


def _ermine(outline: str, scale: float) -> Collar:
    region = halved(outline)
    tails = scattered(region, _TAIL, INK, (14 * scale, 8.6 * scale), whole=True)
    return Collar(shape(text(region), WHITE) + tails)


def broad_ermine(scale: float) -> Collar:
    """A wide pointed cape of ermine."""
    return _ermine(_BROAD, scale)


def scalloped_ermine(scale: float) -> Collar:
    """A rounder cape of ermine with a scalloped hem and a gold clasp."""
    return _ermine(_STOLE, scale)


def _nape(colour: str) -> str:
    """The inside of a collar, seen behind the neck."""
    return shape("M113,113C120,104 164,104 171,113L166,132L118,132Z", colour)


def round_collar(colour: str, mark: str, inside: str) -> Collar:
    """A flat round collar with a row of lozenges."""
    outer = (
        "M113,112C104,120 102,128 106,134C124,153 160,153 178,134C182,128 180,120 171,112"
        "C164,127 120,127 113,112Z"
    )
    row = bend((112, 128.6), (142, 149.6), (172, 128.6), 7)
    marks = "".join(lozenge(x, y, 4, 4.6) for x, y in row)
    front = (
        shape(outer, colour)
        + detail(line("M110,119C122,133 162,133 174,119", 1.3))
        + flat(marks, mark)
    )
    return Collar(front, _nape(inside))


def cape_collar(colour: str, mark: str, inside: str) -> Collar:
    """A falling collar in two points, lozenges along its hem, for the musketeer."""
    left = "M126,110C112,113 100,124 96,138L122,147L142,129Z"
    right = "M158,110C172,113 184,124 188,138L162,147L142,129Z"
    row = [(106, 133.6), (114, 136.4), (122, 138.6), (162, 138.6), (170, 136.4), (178, 133.6)]
    braid = "M103,127.6C110,131 118,132.6 127,133.4M181,127.6C174,131 166,132.6 157,133.4"
    front = (
        shape(left + right, colour)
        + flat("".join(lozenge(x, y, 3.6, 4.4) for x, y in row), mark)
        + detail(line(braid, 1.3, mark))
    )
    return Collar(front, shape("M126,110Q142,104 158,110L142,131Z", inside))


def _pleats(count: int, inner: float, outer: float, arc: tuple[float, float]) -> str:
    """Rounded pleats about the neck at (142, 108), between two angles in degrees."""
    parts = []
    step = (arc[1] - arc[0]) / count

    def at(degrees: float, r: float) -> str:
        a = math.radians(degrees)
        return f"{num(SPINE + 1.22 * r * math.cos(a))},{num(108 + 0.92 * r * math.sin(a))}"

    for k in range(count):
        a, m, b = (arc[0] + step * (k + t) for t in (0.04, 0.5, 0.96))
        parts.append(
            f"M{at(a, inner)}L{at(a, outer)}Q{at(m, outer + 7)} {at(b, outer)}L{at(b, inner)}Z"
        )
    return "".join(parts)


def ruff(inside: str) -> Collar:
    """A round pleated ruff."""
    return Collar(shape(_pleats(15, 15, 30, (2, 178)), WHITE), _nape(inside))


def standing_ruff(inside: str) -> Collar:
    """A cartwheel ruff that stands up beside the cheeks."""
    return Collar(shape(_pleats(17, 17, 36, (-20, 200)), WHITE), _nape(inside))


def millstone_ruff() -> Collar:
    """A broad flat ruff like a plate, with looped folds along its rim."""
    edge = [_on_plate(180 - 15 * k) for k in range(25)]
    rim = [f"Q{num(cx)},{num(cy)} {num(bx)},{num(by)}" for (cx, cy), (bx, by) in _loops(edge)]
    folds = [
        f"M{num(x)},{num(y)}L{num(SPINE + 0.62 * (x - SPINE))},{num(117 + 0.62 * (y - 116))}"
        for x, y in edge
        if abs(y - 116) > 1
    ]
    near = "M98,116" + "".join(rim[:12])
    opening = "L161,116Q142,133 123,116"
    front = (
        flat(f"{near}{opening}Z", WHITE) + line(near, OUTLINE) + line(f"M{opening[1:]}", OUTLINE)
    )
    creases = detail(line("".join(folds[:11]), 1.2))
    behind = detail(line("".join(folds[11:]), 1.2))
    return Collar(front + creases, shape("M98,116" + "".join(rim) + "Z", WHITE) + behind)


def _loops(edge: list[Point]) -> list[tuple[Point, Point]]:
    """For each stretch of an edge the control point of its outward loop and its end."""
    found = []
    for (ax, ay), (bx, by) in pairwise(edge):
        mx, my = (ax + bx) / 2, (ay + by) / 2
        length = math.hypot(bx - ax, by - ay)
        found.append(((mx - 6 * (by - ay) / length, my + 6 * (bx - ax) / length), (bx, by)))
    return found


def _on_plate(degrees: float) -> Point:
    """A point of the plate's ellipse, spread evenly along its length rather than its angle."""
    a = math.radians(degrees)
    a += 0.14 * math.sin(2 * a)
    return SPINE + 44 * math.cos(a), 116 + 17 * math.sin(a)


def tabs(first: str, second: str) -> Collar:
    """A collar of pointed tabs in two colours, under a narrow band."""
    top = bend((116, 114), (142, 136), (168, 114), 8)
    foot = bend((96, 127), (142, 168), (188, 127), 8)
    parts = []
    for k in range(7):
        a, b, c, d = top[k], top[k + 1], foot[k + 1], foot[k]
        tip = ((c[0] + d[0]) / 2 + (c[0] + d[0] - 284) * 0.05, (c[1] + d[1]) / 2 + 8)
        parts.append(shape(poly((a, b, c, tip, d)), first if k % 2 else second))
    band = "M119,108Q142,128 165,108L169,116Q142,140 115,116Z"
    nape = shape("M119,108Q142,98 165,108L160,124L124,124Z", second)
    return Collar("".join(parts) + shape(band, first), nape)


def _necklace() -> str:
    angles = [math.radians(10 + 16 * k) for k in range(11)]
    beads = [(SPINE + 15 * math.cos(a), 120 + 15 * math.sin(a)) for a in angles]
    return thin(discs(beads, 2.3), WHITE, 1.1)


def deep_collar(colour: str, spot: str) -> Collar:
    """A dotted V over bare skin, with a string of pearls."""
    bosom = "M131,118C124,121 116,122 110,124L142,160L174,124C168,122 160,121 153,118Z"
    left = "M113,111L99,121L138.6,164.4L147.4,153.6L142,147L121,122Z"
    right = "M171,111L185,121L145.4,164.4L136.6,153.6L142,147L163,122Z"
    lapels = shape(right, colour) + shape(left, colour)
    front = _necklace() + lapels + flat(discs(_dots(), 1.5), spot)
    return Collar(front, shape(bosom, SKIN))


def _dots() -> list[tuple[float, float]]:
    rows = []
    for k in range(6):
        x, y = 107.6 + 6 * k, 119.4 + 6.6 * k
        rows += [(x, y), (284 - x, y)]
        if k < 5:
            rows += [(x + 5.4, y - 0.6), (278.6 - x, y - 0.6)]
    return rows


def off_shoulder(colour: str, spot: str) -> Collar:
    """A low curved neckline with a dotted border, bare shoulders and pearls."""
    skin = (
        "M132,116C122,122 106,121 92,130C106,150 124,156 142,156C160,156 178,150 192,130"
        "C178,121 162,122 152,116Z"
    )
    border = (
        "M94,126C104,144 122,150 142,150C162,150 180,144 190,126L198,134"
        "C186,156 164,164 142,164C120,164 98,156 86,134Z"
    )
    row = bend((94, 134), (142, 180), (190, 134), 13)
    front = _necklace() + shape(border, colour) + flat(discs(row, 1.6), spot)
    return Collar(front, shape(skin, SKIN))
