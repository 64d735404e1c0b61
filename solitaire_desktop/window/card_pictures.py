"""Card faces for the chrome: the fan of the win panel, the small tables of the chooser, previews.

The table keeps its own, drawn at its size; here a picture is drawn once, at a few small sizes.
"""

from functools import cache

from PySide6.QtGui import QPixmap

from solitaire_desktop.table.card_art import Look, draw

PROPORTION = 1.4


@cache
def card_picture(look: Look, picture: int, width: float, ratio: float) -> QPixmap:
    """A card of the deck, `width` logical pixels wide; pictures are numbered as in `card_art`."""
    size = round(width * ratio), round(width * PROPORTION * ratio)
    pixmap = QPixmap.fromImage(draw(look, picture, *size))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
