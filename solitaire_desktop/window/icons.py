"""The symbols of the chrome: our SVG files in the colour of the text, sharp at every scale.

They are painted as vectors, straight at device pixels; there are too few to need a cache of
pictures.
"""

from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtSvg import QSvgRenderer

from solitaire_desktop.paths import resource

ICON_SIZE = 20
DISABLED_OPACITY = 0.5


def paint_icon(painter: QPainter, name: str, colour: str, rect: QRectF) -> None:
    """Paint the symbol of that name in a colour; an unknown name paints nothing."""
    _renderer(name, colour).render(painter, rect)


def has_icon(name: str) -> bool:
    """Whether there is a symbol of that name."""
    return _path(name).is_file()


def program_icon() -> QIcon:
    """The icon of the program for windows and task bars."""
    return QIcon(str(_path("solitaire-desktop")))


def _path(name: str) -> Path:
    return resource("resources", "icons", f"{name}.svg")


@cache
def _renderer(name: str, colour: str) -> QSvgRenderer:
    source = _path(name).read_text("utf-8") if has_icon(name) else ""
    return QSvgRenderer(QByteArray(source.replace("currentColor", colour).encode()))
