"""The picture of a Calculation plate: the step, the rank wanted next and the whole sequence."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from solitaire_desktop.table.geometry import Box
from solitaire_desktop.table.glyphs import draw_glyph, rank_glyph
from solitaire_desktop.table.marks import INK, Pen, blank, painter_on, table_font
from solitaire_desktop.table.places import Plate
from solitaire_desktop.table.surface import Surface

_DONE = QColor("#F2EFE6")
_SMALLEST = 9  # pixels of a font that can be read


class PlateText(NamedTuple):
    """What a plate says.

    Attributes:
        label: by which step it is built
        caption: what stands under the wanted rank
        ranks: all ranks of the foundation in order
        done: how many of them lie there
        size: pixels of the label's font, the same on all plates; 0 for no room
    """

    label: str
    caption: str
    ranks: tuple[int, ...]
    done: int
    size: int


def sequence_of(step: int) -> tuple[int, ...]:
    """The ranks of the foundation that is built by this step (CA-3).

    >>> sequence_of(3)[:6]
    (3, 6, 9, 12, 2, 5)
    """
    return tuple((step * i - 1) % 13 + 1 for i in range(1, 14))


def plate_picture(plate: Plate, text: PlateText, pen: Pen, letters: str) -> QPixmap:
    """The plate's ground with all that is on it, as large as the boxes of its frame together."""
    whole = plate.frame[0].joined(plate.frame[-1])
    pixmap = blank(whole.width, whole.height)
    painter = painter_on(pixmap)
    painter.translate(-whole.x, -whole.y)
    _draw_ground(painter, plate, pen)
    _draw_words(painter, plate.label, text.label, size=text.size, pen=pen)
    if plate.caption is not None:
        size = words_size([(plate.caption, text.caption)], pen)
        _draw_words(painter, plate.caption, text.caption, size=size, pen=pen)
    _draw_wanted(painter, plate.wanted, text, pen=pen, letters=letters)
    for i, cell in enumerate(plate.cells):
        name = rank_glyph(text.ranks[i], letters)
        _draw_cell(painter, cell, name, ahead=i - text.done, surface=pen.surface)
    painter.end()
    return pixmap


def _draw_ground(painter: QPainter, plate: Plate, pen: Pen) -> None:
    radius = min(12 * pen.scale, plate.frame[0].width * 0.06)
    shape = QPainterPath()
    shape.addRoundedRect(_rect(plate.frame[0]), radius, radius)
    for box in plate.frame[1:]:
        part = QPainterPath()
        part.addRoundedRect(_rect(box).adjusted(0, -2 * radius, 0, 0), radius, radius)
        shape = shape.united(part)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pen.surface.plate)
    painter.drawPath(shape)


def words_size(lines: Sequence[tuple[Box, str]], pen: Pen) -> int:
    """The largest size of font, in pixels, that fits all these lines; 0 where none does."""
    size = min((min(15 * pen.scale, box.height * 0.86) for box, _ in lines), default=0.0)
    font = table_font(size)
    while any(QFontMetricsF(font).horizontalAdvance(text) > box.width for box, text in lines):
        if font.pixelSize() <= _SMALLEST:
            return 0
        font.setPixelSize(font.pixelSize() - 1)
    return font.pixelSize()


def _draw_words(painter: QPainter, box: Box, text: str, *, size: int, pen: Pen) -> None:
    """A short line."""
    if size:
        painter.setFont(table_font(size))
        painter.setPen(pen.surface.text)
        painter.drawText(_rect(box), Qt.AlignmentFlag.AlignCenter, text)


def _draw_wanted(painter: QPainter, box: Box, text: PlateText, *, pen: Pen, letters: str) -> None:
    """The next rank in a frame; a tick once all are there."""
    frame = QColor(pen.surface.text)
    frame.setAlphaF(0.55)
    painter.setPen(QPen(frame, max(1.0, 1.6 * pen.line)))
    ground = QColor(255, 255, 255, 110) if pen.surface.is_light else QColor(0, 0, 0, 46)
    painter.setBrush(ground)
    painter.drawRoundedRect(_rect(box), box.width * 0.13, box.width * 0.13)
    centre = QPointF(box.x + box.width / 2, box.y + box.height / 2)
    if text.done < len(text.ranks):
        name = rank_glyph(text.ranks[text.done], letters)
        draw_glyph(painter, name, centre, height=box.height * 0.5, colour=pen.surface.text)
        return
    stroke = QPen(pen.surface.text, box.width * 0.08)
    stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroke.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(stroke)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    r = box.width * 0.24
    path = QPainterPath(centre + QPointF(-r, 0))
    path.lineTo(centre + QPointF(-0.25 * r, 0.75 * r))
    path.lineTo(centre + QPointF(r, -0.75 * r))
    painter.drawPath(path)


def _draw_cell(painter: QPainter, box: Box, name: str, *, ahead: int, surface: Surface) -> None:
    """One rank of the sequence: done ones light, the next filled, the rest faint."""
    colour = INK
    painter.setPen(Qt.PenStyle.NoPen)
    if ahead < 0:
        painter.setBrush(_DONE)
    elif ahead == 0:
        painter.setBrush(QColor(surface.glow))
        colour = QColor("white") if surface.is_light else INK
    elif surface.is_light:
        painter.setBrush(QColor(60, 45, 20, 30))
        colour = QColor(surface.text)
        colour.setAlpha(255 if surface.is_bold else 170)
    else:
        painter.setBrush(QColor(0, 0, 0, 64))
        colour = QColor(255, 255, 255, 255 if surface.is_bold else 150)
    radius = min(box.width, box.height) * 0.2
    painter.drawRoundedRect(_rect(box), radius, radius)
    centre = QPointF(box.x + box.width / 2, box.y + box.height / 2)
    draw_glyph(painter, name, centre, height=min(box.width, box.height) * 0.58, colour=colour)


def _rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)
