"""The six surfaces of the table: their colours, and the picture of the bare table.

A surface is a vignette with a fine texture over it, painted once for each size of the window.
The noise comes from fixed seeds, so it is the same on every machine.
"""

import math
from enum import Enum, auto
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

_TILE = 256
_PLANKS, _LINES = 5, 46
_NARROW = 6
"""Grain runs along the planks, so it is painted this much narrower and drawn out."""


class Texture(Enum):
    """What covers a surface."""

    SPECK = auto()
    WEAVE = auto()
    GRAIN = auto()
    NONE = auto()


class Surface(NamedTuple):
    """A surface's colours.

    Attributes:
        glow: the colour of legal targets
        is_light: whether what is drawn on it has to be dark
        is_bold: whether what is drawn on it has to be strong
    """

    centre: str
    edge: str
    texture: Texture
    glow: str = "#FFD866"
    is_light: bool = False
    is_bold: bool = False

    @property
    def bold(self) -> "Surface":
        """The surface for high contrast: one deep colour, and a pure one for what glows."""
        if self.is_light:
            return Surface(
                "#FFFFFF", "#FFFFFF", Texture.NONE, "#0000C8", is_light=True, is_bold=True
            )
        return Surface(self.edge, self.edge, Texture.NONE, "#FFFF00", is_bold=True)

    @property
    def weight(self) -> float:
        """How much thicker lines are than usual."""
        return 1.7 if self.is_bold else 1.0

    def line(self, strength: float = 1.0) -> QColor:
        """The colour of frames and emblems of empty piles."""
        colour = QColor("#FFFFFF")
        if self.is_light:
            colour = QColor("#000000" if self.is_bold else "#3C2D14")
        colour.setAlphaF(min(1.0, (0.9 if self.is_bold else 0.37) * strength))
        return colour

    @property
    def hollow(self) -> QColor:
        """The fill of empty piles."""
        if self.is_bold:
            return QColor("#FFFFFF" if self.is_light else "#000000")
        return QColor(255, 255, 255, 61) if self.is_light else QColor(0, 0, 0, 38)

    @property
    def plate(self) -> QColor:
        """The ground of plates and gutters."""
        if self.is_bold:
            return QColor("#E4E4E4" if self.is_light else "#000000")
        return QColor(60, 45, 20, 34) if self.is_light else QColor(0, 0, 0, 59)

    @property
    def text(self) -> QColor:
        """Words on the table."""
        if self.is_bold:
            return QColor("#000000" if self.is_light else "#FFFFFF")
        return QColor("#2A2115") if self.is_light else QColor("#F4F1E8")


SURFACES = {
    "baize": Surface("#217052", "#0E4230", Texture.SPECK),
    "midnight": Surface("#27406F", "#101B36", Texture.SPECK),
    "burgundy": Surface("#752538", "#3A0C18", Texture.SPECK),
    "slate": Surface("#515C69", "#282F38", Texture.WEAVE),
    "walnut": Surface("#7A5335", "#452A18", Texture.GRAIN, glow="#FFE08A"),
    "linen": Surface("#EFE8DA", "#D9CDB6", Texture.WEAVE, glow="#0B5FC0", is_light=True),
}


def surface_named(name: str, *, is_bold: bool = False) -> Surface:
    """The surface of this name, for high contrast or not; baize where there is none."""
    surface = SURFACES.get(name, SURFACES["baize"])
    return surface.bold if is_bold else surface


def paint_surface(surface: Surface, size: QSize, scale: float) -> QPixmap:
    """The picture of the bare table, in device pixels."""
    image = _vignette(surface, size)
    painter = QPainter(image)
    match surface.texture:
        case Texture.SPECK:
            painter.fillRect(image.rect(), QBrush(_tile(_speck())))
        case Texture.WEAVE:
            painter.fillRect(image.rect(), QBrush(_tile(_weave(max(2, round(2 * scale))))))
        case Texture.GRAIN:
            painter.drawImage(image.rect(), _grain(size, scale))
            painter.fillRect(image.rect(), QBrush(_tile(_speck())))
        case Texture.NONE:
            pass
    painter.end()
    return QPixmap.fromImage(image)


def _vignette(surface: Surface, size: QSize) -> QImage:
    """Light in the upper middle, falling off to the edges."""
    image = QImage(size, QImage.Format.Format_RGB32)
    centre = QPointF(size.width() / 2, size.height() * 0.42)
    gradient = QRadialGradient(centre, max(1.0, size.width() * 0.66))
    inner, outer = QColor(surface.centre), QColor(surface.edge)
    for i in range(9):
        t = i / 8
        gradient.setColorAt(t, _mixed(inner, outer, t * t * (3 - 2 * t)))
    painter = QPainter(image)
    painter.fillRect(image.rect(), QBrush(gradient))
    painter.end()
    return image


def _mixed(a: QColor, b: QColor, t: float) -> QColor:
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * t,
        a.greenF() + (b.greenF() - a.greenF()) * t,
        a.blueF() + (b.blueF() - a.blueF()) * t,
    )


def _noise(seed: int, count: int) -> bytes:
    """The same bytes every time: a texture is no secret."""
    return Random(seed).randbytes(count)


def _tile(planes: tuple[bytes, bytes]) -> QImage:
    """A tile of black and white pixels from its planes of alpha and (premultiplied) grey."""
    alpha, grey = planes
    data = bytearray(4 * _TILE * _TILE)
    data[0::4] = data[1::4] = data[2::4] = grey
    data[3::4] = alpha
    image = QImage(data, _TILE, _TILE, QImage.Format.Format_ARGB32_Premultiplied)
    return image.copy()


def _speck() -> tuple[bytes, bytes]:
    """Three pixels in five black or white, at an alpha of up to 10."""
    noise = _noise(1, _TILE * _TILE)
    strength = bytes(0 if v < 102 else v % 11 for v in range(256))
    white = bytes(s if v & 16 else 0 for v, s in enumerate(strength))
    return noise.translate(strength), noise.translate(white)


def _weave(cell: int) -> tuple[bytes, bytes]:
    """Threads over and under, `cell` pixels wide."""
    noise = _noise(2, _TILE * _TILE)
    alpha = noise.translate(bytes(2 + v % 9 for v in range(256)))
    grey = bytearray(alpha)
    period = 2 * cell
    for y in range(_TILE):
        start, dark = y * _TILE, (y // cell) % 2 * cell
        row = grey[start : start + _TILE]
        for k in range(cell):
            first = (dark + k) % period
            row[first::period] = bytes(len(range(first, _TILE, period)))
        grey[start : start + _TILE] = row
    return alpha, bytes(grey)


def _grain(size: QSize, scale: float) -> QImage:
    """Planks with wavering lines, a seam with a light lip between them."""
    narrow = QSize(max(2, size.width() // _NARROW), max(2, size.height()))
    image = QImage(narrow, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    noise = _noise(3, _PLANKS * _LINES * 8)
    plank = size.height() / _PLANKS
    for i in range(_PLANKS):
        painter.setClipRect(QRectF(0, i * plank, narrow.width(), plank))
        for j in range(_LINES):
            start = (i * _LINES + j) * 8
            strip = QRectF(0, i * plank, narrow.width(), plank)
            painter.setPen(_grain_pen(noise[start : start + 8]))
            painter.drawPolyline(_grain_line(noise[start : start + 8], strip))
    painter.setClipping(False)
    for i in range(1, _PLANKS):
        y = round(i * plank)
        painter.fillRect(QRectF(0, y, narrow.width(), max(1, scale)), QColor(20, 8, 2, 120))
        painter.fillRect(QRectF(0, y + scale, narrow.width(), scale), QColor(255, 220, 180, 26))
    painter.end()
    return image.scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


def _grain_pen(noise: bytes) -> QPen:
    """A light line in three, the others dark."""
    if noise[2] % 3 == 0:
        return QPen(QColor(255, 225, 185, 5 + noise[3] % 10), 1)
    return QPen(QColor(30, 12, 4, 10 + noise[3] % 25), 1)


def _grain_line(noise: bytes, plank: QRectF) -> QPolygonF:
    """One wavering line along a plank; the noise says where and how wavy."""
    y = plank.y() + plank.height() * (noise[0] + noise[1] / 256) / 256
    wave, phase = plank.height() * 0.02 * (0.3 + noise[5] / 256), noise[6] / 40
    length = 0.8 + noise[7] / 200
    return QPolygonF(
        [
            QPointF(
                plank.width() * k / 12,
                y + wave * (math.sin(phase + k * length) + 0.5 * math.sin(2.3 * phase + k * 0.41)),
            )
            for k in range(13)
        ]
    )
