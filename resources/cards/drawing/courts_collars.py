"""Collars and capes, in card units about the spine x = 142, between neck and chest."""

from __future__ import annotations

import math

from drawing.courts_cut import halved, text
from drawing.courts_patterns import scattered
from drawing.courts_pen import SPINE, bend, detail, discs, flat, line, lozenge, poly, shape, thin
from drawing.palette import GOLD, INK, RED, SKIN, WHITE

_TAIL = "M0,-4.6C.6,-1 1.6,1.8 3,4L1,3L0,5.4L-1,3L-3,4C-1.6,1.8 -.6,-1 0,-4.6Z"
_BROAD = "M124,112Q98,118 80,136Q108,155 142,156Q176,155 196,141Q188,120 160,112Z"
_STOLE = (
    "M120,110C104,114 96,124 92,134C99,139 104,139 109,144C116,147 121,146 126,151"
    "C132,154 137,153 142,157C147,153 152,154 158,151C163,146 168,147 175,144"
    "C180,139 185,139 192,134C188,124 180,114 164,110Z"
)


def _ermine(outline: str, scale: float) -> str:
    region = halved(outline)
    return shape(text(region), WHITE) + scattered(region, _TAIL, INK, 15 * scale, 8.5 * scale)


def broad_ermine(scale: float) -> str:
    """A wide pointed cape of ermine."""
    return _ermine(_BROAD, scale)


def scalloped_ermine(scale: float) -> str:
    """A rounder cape of ermine with a scalloped hem and a gold clasp."""
    return _ermine(_STOLE, scale)


def round_collar(colour: str, mark: str) -> str:
    """A flat round collar with a row of lozenges."""
    outer = "M113,112C104,120 102,128 106,134C124,152 160,152 178,134C182,128 180,120 171,112C164,126 120,126 113,112Z"
    middle = bend((112, 129), (142, 149), (172, 129), 7)
    return (
        shape(outer, colour)
        + detail(line("M111,119C122,132 162,132 173,119", 1.3))
        + flat("".join(lozenge(x, y - 0.6, 4, 4.6) for x, y in middle), mark)
    )


def cape_collar(colour: str, mark: str) -> str:
    """A falling collar in two points, lozenges along its hem, for the musketeer."""
    left = "M128,112C112,114 100,124 96,138L122,147L142,128Z"
    right = "M156,112C172,114 184,124 188,138L162,147L142,128Z"
    row = [(106, 133.6), (114, 136.4), (122, 138.6), (162, 138.6), (170, 136.4), (178, 133.6)]
    return (
        shape(left + right, colour)
        + flat("".join(lozenge(x, y, 3.6, 4.4) for x, y in row), mark)
        + detail(line("M103,127.6C110,131 118,132.6 127,133.4M181,127.6C174,131 166,132.6 157,133.4", 1.3, mark))
    )


def _pleats(count: int, inner: float, outer: float, arc: tuple[float, float]) -> str:
    """Rounded pleats about the neck at (142, 108), between two angles in degrees."""
    parts = []
    a0, a1 = arc
    step = (a1 - a0) / count
    for k in range(count):
        a, m, b = (math.radians(a0 + step * (k + t)) for t in (0.04, 0.5, 0.96))

        def at(angle: float, r: float) -> str:
            return f"{SPINE + 1.22 * r * math.cos(angle):.1f},{108 + 0.92 * r * math.sin(angle):.1f}"

        parts.append(
            f"M{at(a, inner)}L{at(a, outer)}Q{at(m, outer + 7)} {at(b, outer)}L{at(b, inner)}Z"
        )
    return "".join(parts)


def ruff() -> str:
    """A round pleated ruff."""
    return shape(_pleats(15, 15, 30, (2, 178)), WHITE) + detail(
        line("M124,113Q142,133 160,113", 1.3)
    )


def double_ruff() -> str:
    """Two rows of pleats, the boy's ruff."""
    return shape(_pleats(11, 20, 31, (8, 172)), WHITE) + shape(
        _pleats(9, 12, 20, (4, 176)), WHITE
    )


def standing_ruff() -> str:
    """A cartwheel ruff that stands up beside the cheeks."""
    return shape(_pleats(17, 17, 36, (-20, 200)), WHITE)


def tabs(first: str, second: str) -> str:
    """A collar of pointed tabs in two colours, over a narrow band."""
    top = bend((116, 114), (142, 136), (168, 114), 8)
    foot = bend((96, 127), (142, 168), (188, 127), 8)
    parts = []
    for k in range(7):
        a, b, c, d = top[k], top[k + 1], foot[k + 1], foot[k]
        tip = ((c[0] + d[0]) / 2 + (c[0] + d[0] - 284) * 0.05, (c[1] + d[1]) / 2 + 8)
        parts.append(shape(poly((a, b, c, tip, d)), first if k % 2 else second))
    band = "M115,111Q142,134 169,111L168,117Q142,141 116,117Z"
    return "".join(parts) + shape(band, first)


def deep_collar(colour: str, spot: str) -> str:
    """A dotted V over bare skin, with a string of pearls."""
    bosom = "M124,113C118,116 114,120 112,124L142,158L172,124C170,120 166,116 160,113Z"
    left = "M112,112L100,122L139,164L147,152L142,146L122,116Z"
    right = "M172,112L184,122L145,164L142,146L162,116Z"
    return (
        shape(bosom, SKIN)
        + thin(discs(bend((126, 118), (142, 142), (158, 118), 11), 2.3), WHITE, 1.1)
        + shape(right, colour)
        + shape(left, colour)
        + flat(discs(_dots(), 1.5), spot)
    )


def _dots() -> list[tuple[float, float]]:
    rows = []
    for k in range(6):
        x, y = 109 + 6 * k, 119.6 + 6.6 * k
        rows += [(x, y), (284 - x, y)]
        if k < 5:
            rows += [(x - 1 , y + 6.4), (285 - x, y + 6.4)]
    return rows


def off_shoulder(colour: str, spot: str) -> str:
    """A low curved neckline with a dotted border, bare shoulders and pearls."""
    skin = "M126,112C118,120 104,122 94,128C108,148 124,156 142,156C160,156 176,148 190,128C180,122 166,120 158,112Z"
    border = "M94,126C104,144 122,150 142,150C162,150 180,144 190,126L198,134C186,156 164,164 142,164C120,164 98,156 86,134Z"
    row = bend((94, 134), (142, 180), (190, 134), 13)
    return (
        shape(skin, SKIN)
        + thin(discs(bend((124, 118), (142, 144), (160, 118), 11), 2.3), WHITE, 1.1)
        + shape(border, colour)
        + flat(discs(row, 1.6), spot)
    )


__all__ = [
    "GOLD", "RED", "broad_ermine", "cape_collar", "deep_collar", "double_ruff", "off_shoulder",
    "round_collar", "ruff", "scalloped_ermine", "standing_ruff", "tabs",
]
