"""Cutting of court shapes in the generator, for Qt's SVG renderer knows no clip path.

A path text becomes a QPainterPath, is met with a region and becomes text again. Robes are cut at
the diagonal split and at the frame; the sash and the frame's line hide the cut.
"""

from __future__ import annotations

import math
import re
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from drawing.courts_pen import LEFT, RIGHT, SPINE, num, split_y

_TOKEN = re.compile(r"[MLHVCQZmlhvcqz]|-?\d*\.?\d+")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}
_FLAT_STEP = 2.4


def parsed(d: str) -> QPainterPath:
    """The painter path of a path text made of M, L, H, V, C, Q and Z, absolute or relative."""
    path = QPainterPath()
    tokens = _TOKEN.findall(d)
    at, command = 0, "M"
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        need = _ARGUMENTS[command.upper()]
        numbers = [float(t) for t in tokens[at : at + need]]
        at += need
        _draw(path, command, numbers)
        if command in "Mm":
            command = "L" if command == "M" else "l"
    return path


def _draw(path: QPainterPath, command: str, numbers: list[float]) -> None:
    here = path.currentPosition()
    base = here if command.islower() else QPointF(0, 0)
    kind = command.upper()
    if kind == "H":
        numbers, base = [numbers[0] + base.x(), here.y()], QPointF(0, 0)
    elif kind == "V":
        numbers, base = [here.x(), numbers[0] + base.y()], QPointF(0, 0)
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    points = [QPointF(x + base.x(), y + base.y()) for x, y in pairs]
    if kind == "M":
        path.moveTo(points[0])
    elif kind in "LHV":
        path.lineTo(points[0])
    elif kind == "Q":
        path.quadTo(points[0], points[1])
    elif kind == "C":
        path.cubicTo(points[0], points[1], points[2])
    else:
        path.closeSubpath()


def text(path: QPainterPath) -> str:
    """The path text of a painter path, one decimal each."""
    parts: list[str] = []
    at = 0
    start = last = (0.0, 0.0)
    while at < path.elementCount():
        e = path.elementAt(at)
        x, y = float(e.x), float(e.y)
        if e.isMoveTo():
            _close(parts, start, last)
            parts.append(f"M{num(x)},{num(y)}")
            start = (x, y)
        elif e.isLineTo():
            parts.append(f"L{num(x)},{num(y)}")
        else:
            f, g = path.elementAt(at + 1), path.elementAt(at + 2)
            parts.append(f"C{num(x)},{num(y)} {num(f.x)},{num(f.y)} {num(g.x)},{num(g.y)}")
            x, y = float(g.x), float(g.y)
            at += 2
        last = (x, y)
        at += 1
    _close(parts, start, last)
    return "".join(parts)


def _close(parts: list[str], start: tuple[float, float], last: tuple[float, float]) -> None:
    if parts and abs(start[0] - last[0]) < 0.05 and abs(start[1] - last[1]) < 0.05:
        parts.append("Z")


def mirrored(path: QPainterPath) -> QPainterPath:
    """The path mirrored about the spine of the figure."""
    return QTransform(-1, 0, 0, 1, 2 * SPINE, 0).map(path)


def upper_half(inset: float = 0) -> QPainterPath:
    """The field above the split, between the sides of the frame or a little inside them."""
    path = QPainterPath()
    left, right = LEFT + inset, RIGHT - inset
    corners = ((left, 0.0), (right, 0.0), (right, split_y(right)), (left, split_y(left)))
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    path.closeSubpath()
    return path


def halved(d: str, *, mirror: bool = False) -> QPainterPath:
    """The part of a shape above the split and inside the frame, mirrored about the spine first."""
    path = parsed(d)
    return upper_half().intersected(mirrored(path) if mirror else path)


def outline(d: str, *, mirror: bool = False) -> str:
    """The outline of a shape above the split, open where the shape is cut.

    It ends just inside the frame, so that round line ends stay under the frame's line.
    """
    path = parsed(d)
    return inside_lines(mirrored(path) if mirror else path, upper_half(0.4))


def inside_lines(lines: QPainterPath, region: QPainterPath) -> str:
    """The runs of the lines that lie inside the region, as path text."""
    parts: list[str] = []
    for polygon in _polylines(lines):
        run: list[QPointF] = []
        for a, b in pairwise(polygon):
            for piece in _kept(a, b, region):
                if run and _same(run[-1], piece[0]):
                    run.append(piece[1])
                else:
                    parts.append(_run_text(run))
                    run = list(piece)
        parts.append(_run_text(run))
    return "".join(parts)


def _polylines(path: QPainterPath) -> list[list[QPointF]]:
    found: list[list[QPointF]] = []
    at = 0
    while at < path.elementCount():
        e = path.elementAt(at)
        point = QPointF(e.x, e.y)
        if e.isMoveTo():
            found.append([point])
        elif e.isLineTo():
            found[-1].append(point)
        else:
            ends = [path.elementAt(at + i) for i in (1, 2)]
            b, c = (QPointF(f.x, f.y) for f in ends)
            found[-1].extend(_cubic(found[-1][-1], point, b, c))
            at += 2
        at += 1
    return found


def _cubic(p: QPointF, a: QPointF, b: QPointF, c: QPointF) -> list[QPointF]:
    points = []
    net = (p, a, b, c)
    length = sum(math.hypot(w.x() - v.x(), w.y() - v.y()) for v, w in pairwise(net))
    steps = max(6, round(length / _FLAT_STEP))
    for i in range(1, steps + 1):
        t = i / steps
        s = 1 - t
        points.append(p * s**3 + a * (3 * s * s * t) + b * (3 * s * t * t) + c * t**3)
    return points


def _kept(a: QPointF, b: QPointF, region: QPainterPath) -> list[tuple[QPointF, QPointF]]:
    """The pieces of the straight line from a to b inside the region."""
    length = abs(b.x() - a.x()) + abs(b.y() - a.y())
    steps = max(2, int(length / 0.7))
    pieces: list[tuple[QPointF, QPointF]] = []
    start: QPointF | None = a if region.contains(a) else None
    for i in range(steps):
        p, q = (a + (b - a) * (k / steps) for k in (i, i + 1))
        if region.contains(p) == region.contains(q):
            continue
        edge = _edge(p, q, region)
        if start is None:
            start = edge
        else:
            pieces.append((start, edge))
            start = None
    if start is not None:
        pieces.append((start, b))
    return pieces


def _edge(p: QPointF, q: QPointF, region: QPainterPath) -> QPointF:
    begins_inside = region.contains(p)
    for _ in range(8):
        middle = (p + q) / 2
        if region.contains(middle) == begins_inside:
            p = middle
        else:
            q = middle
    return p


def _same(a: QPointF, b: QPointF) -> bool:
    return abs(a.x() - b.x()) + abs(a.y() - b.y()) < 0.02


def _run_text(run: list[QPointF]) -> str:
    if len(run) < 2:
        return ""
    return "M" + "L".join(f"{num(p.x())},{num(p.y())}" for p in run)
