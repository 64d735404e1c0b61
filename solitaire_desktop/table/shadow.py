"""Soft shadows of rounded boxes, painted once into images; no graphics effects.

A shadow is a stack of rounded boxes, each a little smaller, whose alphas add up to the profile of
a blurred edge.
"""

import math
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap


class Shadow(NamedTuple):
    """A kind of shadow, in device pixels.

    Attributes:
        down: how far below the box it falls
        blur: the spread of its edge
        alpha: its darkness in the middle
    """

    down: float
    blur: float
    alpha: float

    @property
    def margin(self) -> int:
        """How far it reaches beyond the box."""
        return math.ceil(self.blur * 1.25 + self.down) + 1


def rest_shadow(width: int, scale: float) -> Shadow:
    """The shadow of a card of this width that lies on the table."""
    return Shadow(scale + 0.01 * width, max(1.0, 0.035 * width), 0.42)


def lifted_shadow(width: int) -> Shadow:
    """The shadow of a card in the hand."""
    return Shadow(0.06 * width, 0.16 * width, 0.5)


def corner_radius(width: float) -> float:
    """The radius of a card's corners."""
    return width * 0.056


def shadow_image(width: int, height: int, shadow: Shadow) -> QImage:
    """The shadow of a card-cornered box, with the shadow's margin on all sides."""
    margin = shadow.margin
    image = QImage(
        width + 2 * margin, height + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.setPen(Qt.PenStyle.NoPen)
    layers = max(4, min(28, round(2.5 * shadow.blur)))
    radius, before = corner_radius(width), 0.0
    for i in range(layers):
        outside = shadow.blur * 1.25 * (1 - 2 * (i + 0.5) / layers)
        reached = shadow.alpha * _profile((i + 1) / layers)
        painter.setBrush(QColor.fromRgbF(0.0, 0.0, 0.0, max(0.0, reached - before)))
        before = reached
        box = QRectF(margin - outside, margin + shadow.down - outside, 0, 0)
        box.setSize(QRectF(0, 0, width + 2 * outside, height + 2 * outside).size())
        corner = max(1.0, radius + outside + shadow.blur * 0.4)
        painter.drawRoundedRect(box, corner, corner)
    painter.end()
    return image


def contact(width: int) -> int:
    """How far above a card its upper edge darkens the card beneath."""
    return max(2, round(width * 0.028))


def with_contact(size: QSize) -> QSize:
    """The size of a card's picture with the shadow above its edge."""
    return QSize(size.width(), size.height() + contact(size.width()))


def shaded_top(width: int, height: int, top: int) -> QImage:
    """An image for a card of this size, `top` higher, with a faint shadow above its place."""
    image = QImage(width, height + top, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, round(46 / top)))
    radius = corner_radius(width)
    painter.setClipRect(0, 0, width, top + round(radius))
    for i in range(1, top + 1):
        inset = i * 0.4
        painter.drawRoundedRect(QRectF(inset, top - i, width - 2 * inset, height), radius, radius)
    painter.end()
    return image


def on_shadow(card: QImage) -> QImage:
    """A card's picture with the faint shadow that its upper edge casts on the card beneath."""
    top = contact(card.width())
    image = shaded_top(card.width(), card.height(), top)
    painter = QPainter(image)
    painter.drawImage(0, top, card)
    painter.end()
    return image


def stretched(image: QImage, width: int, height: int) -> QPixmap:
    """A shadow image drawn out to another size: its middle column and row are repeated."""
    if (width, height) == (image.width(), image.height()):
        return QPixmap.fromImage(image)
    large = QImage(width, height, image.format())
    large.fill(0)
    painter = QPainter(large)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for x, wide, from_x, from_wide in _thirds(image.width(), width):
        for y, tall, from_y, from_tall in _thirds(image.height(), height):
            source = QRectF(from_x, from_y, from_wide, from_tall)
            painter.drawImage(QRectF(x, y, wide, tall), image, source)
    painter.end()
    return QPixmap.fromImage(large)


def _thirds(size: int, wanted: int) -> list[tuple[int, int, int, int]]:
    """Start and length of the two ends and the middle: in the stretched image, in its source."""
    half = min(size, wanted) // 2
    middle = wanted - 2 * half
    parts = [(0, half, 0, half), (wanted - half, half, size - half, half)]
    return [*parts, (half, middle, size // 2, 1)] if middle else parts


def _profile(t: float) -> float:
    """A soft step from 0 to 1."""
    return t * t * (3 - 2 * t)
