"""What is drawn on and about piles: empty frames with emblems, rings, badges and count pills.

Each is painted once into a pixmap, in device pixels; the margin around the card is in `Mark`.
"""

from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from solitaire_desktop.table.glyphs import draw_glyph
from solitaire_desktop.table.shadow import corner_radius
from solitaire_desktop.table.surface import Surface

INK = QColor("#1C2130")
WHITE = QColor("#FFFDF9")


class Ring(Enum):
    """The rings about a card or an empty pile."""

    TARGET = auto()
    EMPTY_TARGET = auto()
    SELECTED = auto()
    FOCUS = auto()
    HINT = auto()


class Mark(NamedTuple):
    """A picture to be laid over a card: its margin lies outside of the card."""

    pixmap: QPixmap
    margin: int


class Pen(NamedTuple):
    """What marks are drawn with: the surface and the sizes, in device pixels.

    Attributes:
        width: of a card
        height: of a card
        scale: device pixels to a logical one
    """

    surface: Surface
    width: int
    height: int
    scale: float

    @property
    def unit(self) -> float:
        """A pixel for small things: a little less where cards are small."""
        return self.scale * max(0.75, min(1.0, self.width / self.scale / 100))

    @property
    def line(self) -> float:
        """A pixel for lines: more for high contrast."""
        return self.unit * self.surface.weight


def blank(width: int, height: int) -> QPixmap:
    """A transparent pixmap."""
    pixmap = QPixmap(max(1, width), max(1, height))
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def painter_on(pixmap: QPixmap) -> QPainter:
    """A smooth painter."""
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def slot_mark(pen: Pen, emblem: str) -> Mark:
    """The frame of an empty pile.

    Args:
        emblem: the name of a glyph, `chevrons`, `redeal`, `struck`, or empty for none
    """
    pixmap = blank(pen.width, pen.height)
    painter = painter_on(pixmap)
    line = 1.5 * pen.scale * pen.surface.weight
    box = QRectF(0, 0, pen.width, pen.height).adjusted(line / 2, line / 2, -line / 2, -line / 2)
    radius = corner_radius(pen.width)
    painter.setPen(QPen(pen.surface.line(), line))
    painter.setBrush(pen.surface.hollow)
    painter.drawRoundedRect(box, radius, radius)
    colour = pen.surface.line(0.35 / 0.37)
    centre = QPointF(pen.width / 2, pen.height / 2)
    match emblem:
        case "":
            pass
        case "chevrons":
            _draw_chevrons(painter, centre, pen, colour)
        case "redeal" | "struck":
            _draw_ring_emblem(painter, centre, pen, colour=colour, is_struck=emblem == "struck")
        case _:
            height = pen.width * (0.42 if emblem.startswith("suit") else 0.36)
            draw_glyph(painter, emblem, centre, height=height, colour=colour)
    painter.end()
    return Mark(pixmap, 0)


def _draw_chevrons(painter: QPainter, centre: QPointF, pen: Pen, colour: QColor) -> None:
    """Three chevrons pointing down: a column that takes a card."""
    half, rise, pitch = pen.width * 0.11, pen.width * 0.075, pen.width * 0.085
    painter.setPen(QPen(colour, 0.02 * pen.width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i in (-1, 0, 1):
        path = QPainterPath(centre + QPointF(-half, i * pitch - rise / 2))
        path.lineTo(centre + QPointF(0, i * pitch + rise / 2))
        path.lineTo(centre + QPointF(half, i * pitch - rise / 2))
        painter.drawPath(path)


def _draw_ring_emblem(
    painter: QPainter, centre: QPointF, pen: Pen, *, colour: QColor, is_struck: bool
) -> None:
    """An open ring with an arrow head (turn the waste over), or a struck one (no more deals)."""
    r, line = pen.width * 0.17, pen.width * 0.034
    stroke = QPen(colour, line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(stroke)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r)
    path = QPainterPath()
    if is_struck:
        path.addEllipse(box)
        path.moveTo(centre + QPointF(-0.7 * r, 0.7 * r))
        path.lineTo(centre + QPointF(0.7 * r, -0.7 * r))
    else:
        path.arcMoveTo(box, 60)
        path.arcTo(box, 60, -300)
        tip = QPointF(centre.x() - 0.5 * r, centre.y() - 0.87 * r)
        path.moveTo(tip + QPointF(-0.5 * r, -0.2 * r))
        path.lineTo(tip)
        path.lineTo(tip + QPointF(-0.08 * r, 0.52 * r))
    painter.drawPath(path)


def ring_mark(pen: Pen, ring: Ring) -> Mark:
    """A ring about a card or an empty pile, with a badge where it says that a card may go there."""
    match ring:
        case Ring.TARGET:
            return _glow(pen, outside=1.5, is_dashed=False)
        case Ring.EMPTY_TARGET:
            return _glow(pen, outside=3.5, is_dashed=True)
        case Ring.SELECTED:
            colour = INK if pen.surface.is_light else WHITE
            return _lines(pen, ((3.0, 3.0, colour),))
        case Ring.FOCUS:
            return _lines(pen, ((1.5, 2.0, WHITE), (3.5, 2.0, INK)))
        case Ring.HINT:
            return _lines(pen, ((1.5, 3.0, QColor(pen.surface.glow)),))


def _lines(pen: Pen, lines: tuple[tuple[float, float, QColor], ...]) -> Mark:
    """Plain rings: for each its distance from the card, width and colour."""
    margin = round(8 * pen.scale)
    pixmap = blank(pen.width + 2 * margin, pen.height + 2 * margin)
    painter = painter_on(pixmap)
    for outside, width, colour in lines:
        painter.setPen(QPen(colour, width * pen.line))
        inner = (outside - width / 2) * pen.unit
        _draw_around(painter, pen, margin, inner + width * pen.line / 2)
    painter.end()
    return Mark(pixmap, margin)


def _glow(pen: Pen, *, outside: float, is_dashed: bool) -> Mark:
    """The ring of a legal target: a line, a soft halo and a badge."""
    margin = round(max(16 * pen.scale, pen.width * 0.11))
    pixmap = blank(pen.width + 2 * margin, pen.height + 2 * margin)
    painter = painter_on(pixmap)
    glow, unit = QColor(pen.surface.glow), pen.line
    if not is_dashed:
        painter.setClipPath(_outside(pen, margin))
    for i in range(1, 10):
        halo = QColor(glow)
        halo.setAlphaF(0.085 * (1 - i / 10))
        painter.setPen(QPen(halo, 3 * unit + 2 * i * unit))
        _draw_around(painter, pen, margin, outside * unit)
    painter.setClipping(False)
    line = QPen(glow, 3 * unit)
    if is_dashed:
        line.setDashPattern([3.2, 2.2])
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(line)
    _draw_around(painter, pen, margin, outside * unit)
    _draw_badge(painter, pen, QPointF(margin + pen.width - 0.5 * unit, margin + 1.5 * unit))
    painter.end()
    return Mark(pixmap, margin)


def _outside(pen: Pen, margin: int) -> QPainterPath:
    """All around the card, so that a halo does not tint its face."""
    radius = corner_radius(pen.width)
    around, card = QPainterPath(), QPainterPath()
    around.addRect(0, 0, pen.width + 2 * margin, pen.height + 2 * margin)
    card.addRoundedRect(QRectF(margin, margin, pen.width, pen.height), radius, radius)
    return around.subtracted(card)


def _draw_around(painter: QPainter, pen: Pen, margin: int, outside: float) -> None:
    """A rounded box that lies so far outside of the card."""
    box = QRectF(margin, margin, pen.width, pen.height)
    radius = corner_radius(pen.width) + outside
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(-outside, -outside, outside, outside), radius, radius)


def _draw_badge(painter: QPainter, pen: Pen, centre: QPointF) -> None:
    """The round badge with an arrow down: a card may go here."""
    r = pen.width * 0.105
    ground = QColor(pen.surface.glow)
    stroke = WHITE if pen.surface.is_light else INK
    painter.setPen(QPen(stroke, max(1.0, r * 0.14)))
    painter.setBrush(ground)
    painter.drawEllipse(centre, r, r)
    arrow = QPen(stroke, max(1.2, r * 0.19), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    arrow.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(arrow)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath(centre + QPointF(0, -0.5 * r))
    path.lineTo(centre + QPointF(0, 0.48 * r))
    path.moveTo(centre + QPointF(-0.4 * r, 0.1 * r))
    path.lineTo(centre + QPointF(0, 0.5 * r))
    path.lineTo(centre + QPointF(0.4 * r, 0.1 * r))
    painter.drawPath(path)


def table_font(pixels: float, *, is_bold: bool = False) -> QFont:
    """The application's font at a size in device pixels, its figures all as wide."""
    font = QFont()
    font.setPixelSize(max(9, round(pixels)))
    font.setFeature(QFont.Tag("tnum"), 1)
    if is_bold:
        font.setWeight(QFont.Weight.Bold)
    return font


def pill_mark(text: str, scale: float) -> QPixmap:
    """A dark pill with a short white text."""
    font = table_font(13 * scale, is_bold=True)
    metrics = QFontMetricsF(font)
    height = round(20 * scale)
    width = max(round(height * 1.45), round(metrics.horizontalAdvance(text) + 14 * scale))
    pixmap = blank(width, height)
    painter = painter_on(pixmap)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 191))
    painter.drawRoundedRect(QRectF(0, 0, width, height), height / 2, height / 2)
    painter.setPen(QColor("white"))
    painter.setFont(font)
    painter.drawText(QRectF(0, 0, width, height), Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return pixmap
