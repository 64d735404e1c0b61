"""The table as a picture: no window, no events."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from solitaire_desktop.rules.position import Position
from solitaire_desktop.table.appearance import Appearance
from solitaire_desktop.table.places import Area
from solitaire_desktop.table.scene import TableScene


def table_picture(
    position: Position,
    appearance: Appearance,
    tr: Callable[..., str],
    size: QSize,
    *,
    ratio: float = 1.0,
) -> QImage:
    """The table with this position; raises DeckError for a deck that cannot be drawn.

    Args:
        size: in logical pixels
        ratio: device pixels to a logical one
    """
    area = Area(int(size.width() * ratio), int(size.height() * ratio), ratio)
    scene = TableScene(position, appearance, tr)
    scene.set_area(area)
    if appearance.look.deck:
        scene.faces.draw_deck_now()
    image = QImage(area.width, area.height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    whole = QRectF(0, 0, area.width, area.height)
    scene.render(painter, whole, whole)
    painter.end()
    scene.rest()
    image.setDevicePixelRatio(ratio)
    return image
