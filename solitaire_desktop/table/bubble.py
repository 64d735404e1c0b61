"""The bubble that says why a card may not go there, and points at the pile. Painted once."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen, QPixmap

from solitaire_desktop.table.geometry import Box, Point
from solitaire_desktop.table.marks import blank, painter_on, table_font

_GROUND, _LINE, _TEXT = QColor("#FFFAF0"), QColor("#B3261E"), QColor("#2A1A12")
_FLAGS = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)


class Bubble(NamedTuple):
    """A painted bubble and where its top left corner goes."""

    pixmap: QPixmap
    place: Point


def make_bubble(
    text: str, pile: Box, table: Box, *, scale: float, cards: Sequence[Box] = ()
) -> Bubble:
    """A bubble beside a pile's card, kept inside the table.

    Args:
        pile: the card or empty frame that the bubble points at
        table: the whole table
        cards: what is better not hidden
    """
    font = table_font(14 * scale)
    metrics = QFontMetricsF(font)
    most = min(300 * scale, max(120 * scale, table.width - 110 * scale))
    wanted = QRectF(0, 0, _balanced(metrics, text, most), 4000)
    words = metrics.boundingRect(wanted, _FLAGS, text)
    left, edge = round(53 * scale), round(14 * scale)
    body = QSizeF(
        round(words.width()) + left + edge + 4 * scale,
        max(round(58 * scale), round(words.height()) + 2 * edge),
    )
    box, tip = _placed(body, pile, table, scale=scale, cards=cards)
    return Bubble(
        _painted(text, box, tip, scale),
        Point(round(box.x()) - _margin(scale), round(box.y()) - _margin(scale)),
    )


def _margin(scale: float) -> int:
    """Around the body: room for the pointer and the shadow."""
    return round(18 * scale)


def _balanced(metrics: QFontMetricsF, text: str, most: float) -> float:
    """A width at which the lines are about equally long."""
    whole = metrics.horizontalAdvance(text)
    lines = max(1, -(-whole // most))
    return min(most, whole / lines * (1.0 if lines == 1 else 1.12) + 8)


def _placed(
    body: QSizeF, pile: Box, table: Box, *, scale: float, cards: Sequence[Box]
) -> tuple[QRectF, QPointF]:
    """The bubble's body and the point that it points at, where it hides least of the cards."""
    gap, edge = 16 * scale, 6 * scale
    low, right = table.height - edge - body.height(), table.width - edge - body.width()
    y = max(edge, min(max(edge, pile.y + pile.height * 0.62 - body.height() / 2), low))
    x = max(edge, min(max(edge, pile.centre.x - body.width() / 2), right))
    middle = y + body.height() / 2
    places = [
        (QPointF(pile.right + gap, y), QPointF(pile.right + 3 * scale, middle)),
        (QPointF(pile.x - gap - body.width(), y), QPointF(pile.x - 3 * scale, middle)),
        (QPointF(x, pile.bottom + gap), QPointF(pile.centre.x, pile.bottom + 3 * scale)),
        (QPointF(x, pile.y - gap - body.height()), QPointF(pile.centre.x, pile.y - 3 * scale)),
    ]
    inside = [
        place
        for place in places
        if edge <= place[0].x() <= right + 1 and edge <= place[0].y() <= low + 1
    ] or [(QPointF(x, y), QPointF(x - 1, middle))]

    def hides(place: tuple[QPointF, QPointF]) -> int:
        at = place[0]
        box = Box(round(at.x()), round(at.y()), round(body.width()), round(body.height()))
        return sum(box.overlap(card) for card in cards)

    corner, tip = min(inside, key=hides)
    return QRectF(corner, body), tip


def _painted(text: str, box: QRectF, tip: QPointF, scale: float) -> QPixmap:
    margin = _margin(scale)
    pixmap = blank(round(box.width()) + 2 * margin, round(box.height()) + 2 * margin)
    painter = painter_on(pixmap)
    painter.translate(margin - round(box.x()), margin - round(box.y()))
    outline = _outline(box, tip, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(8):
        painter.setBrush(QColor(0, 0, 0, 9))
        painter.drawRoundedRect(box.adjusted(-i, 2 - i, i, 3 + i), (9 + i) * scale, (9 + i) * scale)
    painter.setPen(QPen(_LINE, 2 * scale))
    painter.setBrush(_GROUND)
    painter.drawPath(outline)
    disc = QPointF(box.x() + 27 * scale, box.y() + box.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_LINE)
    painter.drawEllipse(disc, 13 * scale, 13 * scale)
    painter.setBrush(QColor("white"))
    bar = QRectF(disc.x() - 6.5 * scale, disc.y() - 1.75 * scale, 13 * scale, 3.5 * scale)
    painter.drawRoundedRect(bar, 1.2 * scale, 1.2 * scale)
    painter.setPen(_TEXT)
    painter.setFont(table_font(14 * scale))
    painter.drawText(box.adjusted(53 * scale, 0, -8 * scale, 0), _FLAGS, text)
    painter.end()
    return pixmap


def _outline(box: QRectF, tip: QPointF, scale: float) -> QPainterPath:
    """The rounded body joined with its pointer."""
    body, pointer = QPainterPath(), QPainterPath()
    body.addRoundedRect(box, 9 * scale, 9 * scale)
    half = 8 * scale
    if tip.x() < box.left() or tip.x() > box.right():
        x = box.left() + 1 if tip.x() < box.left() else box.right() - 1
        pointer.moveTo(x, tip.y() - half)
        pointer.lineTo(tip)
        pointer.lineTo(x, tip.y() + half)
    else:
        inside = min(max(tip.x(), box.left() + 3 * half), box.right() - 3 * half)
        y = box.bottom() - 1 if tip.y() > box.bottom() else box.top() + 1
        pointer.moveTo(inside - half, y)
        pointer.lineTo(QPointF(inside, tip.y()))
        pointer.lineTo(inside + half, y)
    pointer.closeSubpath()
    return body.united(pointer)
