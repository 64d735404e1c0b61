"""Robe and panel patterns, each cut to the region it fills.

Every pattern takes the region and gives SVG; `step` is the repeat in card units (14 to 22).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from drawing.courts_cut import inside_lines, parsed, text
from drawing.courts_pen import SPINE, Point, disc, flat, line

ORIGIN = (SPINE, 150.0)


def _cells(region: QPainterPath, step: float, rise: float) -> Iterator[tuple[int, int, Point]]:
    """Grid cells over the region's box with their row, column and centre."""
    box = region.boundingRect()
    x0, y0 = ORIGIN
    rows = range(math.floor((box.top() - y0) / rise) - 1, math.ceil((box.bottom() - y0) / rise) + 2)
    for row in rows:
        first = math.floor((box.left() - x0) / step) - 1
        for column in range(first, math.ceil((box.right() - x0) / step) + 2):
            yield row, column, (x0 + column * step, y0 + row * rise)


def _polygon(points: Sequence[Point]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def _met(pattern: QPainterPath, region: QPainterPath, colour: str) -> str:
    return flat(text(pattern.intersected(region)), colour)


def stripes(
    region: QPainterPath, bands: Sequence[tuple[float, str]], angle: float = 0, shift: float = 0
) -> str:
    """Repeated bands (width, colour; an empty colour leaves the ground), turned by the angle."""
    period = sum(width for width, _ in bands)
    turned = QTransform().translate(*ORIGIN).rotate(angle)
    parts = []
    offset = shift
    for width, colour in bands:
        if colour:
            path = QPainterPath()
            for k in range(-int(200 / period) - 1, int(200 / period) + 2):
                path.addRect(QRectF(offset + k * period, -200, width, 400))
            parts.append(_met(turned.map(path), region, colour))
        offset += width
    return "".join(parts)


def chevrons(region: QPainterPath, bands: Sequence[tuple[float, str]], slope: float = 0.6) -> str:
    """Repeated V-shaped bands about the spine."""
    period = sum(height for height, _ in bands)
    box = region.boundingRect()
    x0 = box.center().x()
    reach = box.width() / 2 + 1
    parts = []
    offset = 0.0
    for height, colour in bands:
        if colour:
            path = QPainterPath()
            for k in range(-int(120 / period) - 1, int(120 / period) + 2):
                y = ORIGIN[1] + offset + k * period
                up = y - reach * slope
                path.addPath(
                    _polygon(
                        (
                            (x0 - reach, up),
                            (x0, y),
                            (x0 + reach, up),
                            (x0 + reach, up + height),
                            (x0, y + height),
                            (x0 - reach, up + height),
                        )
                    )
                )
            parts.append(_met(path, region, colour))
        offset += height
    return "".join(parts)


def lattice(
    region: QPainterPath,
    colour: str,
    step: float,
    rise: float,
    *,
    width: float = 1.5,
    seed: str = "",
    size: float = 1.9,
) -> str:
    """A net of lozenges, step wide and rise high, with a seed lozenge in each mesh if wanted."""
    seeds = QPainterPath()
    for _, _, (x, y) in _cells(region, step, rise):
        for cx, cy in ((x + step / 2, y), (x, y + rise / 2)):
            half = size * rise / step
            seeds.addPath(
                _polygon(((cx, cy - half), (cx + size, cy), (cx, cy + half), (cx - size, cy)))
            )
    net = line(inside_lines(_long_lines(step, rise), region), width, colour, blunt=True)
    return (_met(seeds, region, seed) if seed else "") + net


def _long_lines(step: float, rise: float) -> QPainterPath:
    """The two families of straight lines of a lozenge net."""
    lines = QPainterPath()
    x0, y0 = ORIGIN
    slope = rise / step
    for k in range(-24, 25):
        x = x0 + k * step
        for sign in (1, -1):
            lines.moveTo(x - 120, y0 - sign * 120 * slope)
            lines.lineTo(x + 120, y0 + sign * 120 * slope)
    return lines


def scales(region: QPainterPath, colour: str, step: float, *, width: float = 1.3) -> str:
    """Rows of overlapping scales, open upwards."""
    whole, cut = QPainterPath(), QPainterPath()
    r = step / 2
    for row, _, (x, y) in _cells(region, step, r):
        cx = x + (r if row % 2 else 0)
        arc = QPainterPath(QPointF(cx - r, y))
        arc.cubicTo(cx - r, y + 1.2 * r, cx + r, y + 1.2 * r, cx + r, y)
        inside = all(region.contains(arc.pointAtPercent(k / 8)) for k in range(9))
        (whole if inside else cut).addPath(arc)
    return line(text(whole) + inside_lines(cut, region), width, colour, blunt=True)


def check(region: QPainterPath, colour: str, step: float) -> str:
    """A chequer of squares, half a step each."""
    path = QPainterPath()
    side = step / 2
    for row, column, (x, y) in _cells(region, side, side):
        if (row + column) % 2:
            path.addRect(QRectF(x, y, side, side))
    return _met(path, region, colour)


def scattered(
    region: QPainterPath, mark: str, colour: str, steps: Point, *, whole: bool = False
) -> str:
    """A mark (path text about (0, 0)) in alternate rows; `whole` leaves out the cut ones."""
    drawn = parsed(mark)
    path = QPainterPath()
    for row, _, (x, y) in _cells(region, *steps):
        placed = drawn.translated(x + (steps[0] / 2 if row % 2 else 0), y)
        if not whole or region.contains(placed):
            path.addPath(placed)
    return flat(text(path), colour) if whole else _met(path, region, colour)


def spots(region: QPainterPath, r: float, colour: str, step: float) -> str:
    """Whole round spots in alternate rows."""
    found = []
    for row, _, (x, y) in _cells(region, step, step / 2):
        spot = QPainterPath()
        spot.addEllipse(QPointF(x + (step / 2 if row % 2 else 0), y), r, r)
        if region.contains(spot):
            found.append(disc(x + (step / 2 if row % 2 else 0), y, r))
    return flat("".join(found), colour)
