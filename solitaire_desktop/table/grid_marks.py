"""The pictures of Devil's Grip: the ranks beside a row, and the sequence pill under a pile."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from solitaire_desktop.model.changes import CellState
from solitaire_desktop.table.geometry import Box
from solitaire_desktop.table.glyphs import draw_glyph, rank_glyph
from solitaire_desktop.table.marks import INK, Pen, blank, painter_on

MINT = QColor("#8FE3B0")
_DARK = QColor(0, 0, 0, 150)
_IVORY = QColor("#FFF8E4")
_NEXT = QColor("#FFD866")


def gutter_picture(box: Box, ranks: tuple[int, ...], pen: Pen, letters: str) -> QPixmap:
    """The ranks of a row, top to bottom, with small arrows between them."""
    pixmap = blank(box.width, box.height)
    painter = painter_on(pixmap)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pen.surface.plate)
    painter.drawRoundedRect(QRectF(0, 0, box.width, box.height), box.width / 2, box.width / 2)
    text = QColor(pen.surface.text)
    text.setAlphaF(0.82)
    pitch = box.height / (len(ranks) + 0.12)
    middle = box.width / 2
    for i, rank in enumerate(ranks):
        y = pitch * (i + 0.56)
        draw_glyph(
            painter,
            rank_glyph(rank, letters),
            QPointF(middle, y),
            height=box.width * 0.44,
            colour=text,
        )
        if i + 1 < len(ranks):
            _draw_arrow(painter, QPointF(middle, y + pitch / 2), box.width * 0.1, text)
    painter.end()
    return pixmap


def _draw_arrow(painter: QPainter, centre: QPointF, half: float, colour: QColor) -> None:
    faint = QColor(colour)
    faint.setAlphaF(0.45)
    painter.setPen(QPen(faint, half * 0.45, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    path = QPainterPath(centre + QPointF(-half, -half / 2))
    path.lineTo(centre + QPointF(0, half / 2))
    path.lineTo(centre + QPointF(half, -half / 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def sequence_picture(box: Box, state: CellState, pen: Pen, letters: str) -> QPixmap:
    """How far a pile has come in its row; only a dotted line for one in a wrong row."""
    pixmap = blank(box.width, box.height)
    painter = painter_on(pixmap)
    if state.in_row:
        _draw_pill(painter, box, state, letters)
    else:
        line = QColor(pen.surface.text)
        line.setAlphaF(0.9 if pen.surface.is_bold else 0.5)
        dots = QPen(line, max(1.0, 1.2 * pen.line))
        dots.setDashPattern([2.5, 2])
        painter.setPen(dots)
        half = box.width * 0.15
        y = box.height // 2 + 0.5
        painter.drawLine(QPointF(box.width / 2 - half, y), QPointF(box.width / 2 + half, y))
    painter.end()
    return pixmap


def _draw_pill(painter: QPainter, box: Box, state: CellState, letters: str) -> None:
    """The tick disc, the ranks reached in white, the next one in a filled cell."""
    whole = QRectF(0, 0, box.width, box.height)
    radius = box.height / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_DARK)
    painter.drawRoundedRect(whole, radius, radius)
    if state.complete:
        line = max(1.0, box.height * 0.075)
        painter.setPen(QPen(MINT, line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = line / 2
        painter.drawRoundedRect(whole.adjusted(inset, inset, -inset, -inset), radius, radius)
    _draw_tick(painter, QPointF(radius, radius), radius * 0.8, is_complete=state.complete)
    first = box.height * 1.25
    pitch = (box.width - first - box.height * 0.25) / len(state.ranks)
    for i, rank in enumerate(state.ranks):
        centre = QPointF(first + pitch * (i + 0.5), box.height / 2)
        name, standing = rank_glyph(rank, letters), _standing(state, rank)
        _draw_rank(painter, name, centre, height=box.height, standing=standing)


def _standing(state: CellState, rank: int) -> str:
    """How a rank stands in its sequence."""
    if state.complete:
        return "complete"
    if rank in state.reached:
        return "reached"
    return "next" if rank == state.wanted else "later"


def _draw_rank(
    painter: QPainter, name: str, centre: QPointF, *, height: float, standing: str
) -> None:
    """One rank of a pill."""
    colour = {
        "complete": MINT,
        "reached": QColor("white"),
        "next": INK,
        "later": QColor(255, 255, 255, 115),
    }[standing]
    if standing == "next":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_NEXT)
        wide = height * 1.12
        cell = QRectF(centre.x() - wide / 2, height * 0.1, wide, height * 0.8)
        painter.drawRoundedRect(cell, height * 0.2, height * 0.2)
    draw_glyph(painter, name, centre, height=height * 0.55, colour=colour)


def _draw_tick(painter: QPainter, centre: QPointF, r: float, *, is_complete: bool) -> None:
    """A disc with a tick: this pile stands in its row."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(MINT if is_complete else _IVORY)
    painter.drawEllipse(centre, r, r)
    stroke = QPen(INK, max(1.2, r * 0.24), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    stroke.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(stroke)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath(centre + QPointF(-0.45 * r, 0.02 * r))
    path.lineTo(centre + QPointF(-0.1 * r, 0.38 * r))
    path.lineTo(centre + QPointF(0.48 * r, -0.36 * r))
    painter.drawPath(path)
