"""Draws the PNG, ICO and ICNS icons from the SVG drawings: `icons.py FOLDER`. Needs PySide6.

Only SVG is in the source; these are made by each build.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from project import APP_ID, NAME, ROOT

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
DRAWINGS = {  # by folder of the icon theme: the drawing, and its name there
    "apps": (f"{NAME}.svg", APP_ID),
    "mimetypes": ("application-x-patience.svg", "application-x-patience"),
}


def make_icons(folder: Path) -> None:
    """Write the icon theme's folders below `folder`, and the icons of the other systems beside."""
    for kind, (drawing, name) in DRAWINGS.items():
        source = ROOT / "resources" / "icons" / drawing
        for size in SIZES:
            target = folder / "hicolor" / f"{size}x{size}" / kind / f"{name}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            _save(picture(source, size), target)
        scalable = folder / "hicolor" / "scalable" / kind / f"{name}.svg"
        scalable.parent.mkdir(parents=True, exist_ok=True)
        scalable.write_bytes(source.read_bytes())
    large = picture(ROOT / "resources" / "icons" / f"{NAME}.svg", 512)
    if sys.platform == "win32":
        _save(large.scaled(256, 256), folder / f"{NAME}.ico")
    if sys.platform == "darwin":
        _save(large, folder / f"{NAME}.icns")


def picture(source: Path, size: int) -> QImage:
    """A drawing as a square picture of that many pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(source)).render(painter)
    painter.end()
    return image


def _save(image: QImage, target: Path) -> None:
    writer = QImageWriter(str(target))
    if not writer.write(image):
        sys.exit(f"{target.name} cannot be written: {writer.errorString()}")


if __name__ == "__main__":
    make_icons(Path(sys.argv[1]))
