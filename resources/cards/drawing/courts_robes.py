"""Robes: shoulder silhouettes, panels and trims, in card units about the spine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPainterPath

from drawing.courts_cut import halved, outline, text
from drawing.courts_pen import OUTLINE, detail, discs, flat, line, shape

Pattern = Callable[[QPainterPath, float], str]


@dataclass(frozen=True)
class Cloth:
    """A coloured piece with its pattern; the pattern takes the region and the scale of its step."""

    colour: str
    pattern: Pattern


def robe(cut: str, cloth: Cloth, scale: float, *, mirror: bool = False) -> str:
    """The robe cut to the half field, patterned, with an open outline."""
    region = halved(cut, mirror=mirror)
    edge = line(outline(cut, mirror=mirror), OUTLINE)
    return flat(text(region), cloth.colour) + cloth.pattern(region, scale) + edge


def panel(cloth: Cloth, scale: float, *, lean: float = 0) -> str:
    """The centre panel; it leans towards where the figure looks."""
    x = 142 + lean
    region = halved(f"M{x - 16},128L{x - 20},200L{x + 20},200L{x + 16},128Z")
    return shape(text(region), cloth.colour) + cloth.pattern(region, scale)


def trims(colour: str, stud: str, *, lean: float = 0) -> str:
    """The two borders of the panel with their studs."""
    x = 142 + lean
    left = text(halved(f"M{x - 26},128L{x - 31},200L{x - 21},200L{x - 16},128Z"))
    right = text(halved(f"M{x + 26},128L{x + 31},200L{x + 21},200L{x + 16},128Z"))
    studs = [(x + s * (21 + (y - 128) / 14.4), y) for s in (-1, 1) for y in range(134, 182, 11)]
    seen = [(a, b) for a, b in studs if b < 175 + (a - 125) * 0.344 - 8]
    return shape(left + right, colour) + detail(flat(discs(seen, 1.6), stud))
