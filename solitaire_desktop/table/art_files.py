"""Finished sets of card pictures on disk: raw pixels, so that reading them is a copy.

They can be made again at any time: a file that does not fit is ignored, and failing to write is
no error. Safe to use in any thread.
"""

import os
import struct
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from solitaire_desktop.table.card_art import Look

_HEAD = struct.Struct("<8sIII")
_MAGIC = b"sdcards1"
_LARGEST = 24_000_000
_LARGEST_DECK = 160_000_000
"""Bytes of a set that are worth keeping; of slow decks all that a screen can want."""

KEPT = 4
"""How many sets are kept in a folder."""


class Order(NamedTuple):
    """What is to be drawn: a deck at a size in device pixels, all of it or some pictures."""

    deck: str
    size: QSize
    pictures: tuple[int, ...] = ()


def load(folder: Path, look: Look, size: QSize) -> dict[int, QImage]:
    """The stored pictures of this look and size; empty when there are none that fit."""
    try:
        data = _path(folder, look, size).read_bytes()
    except OSError:
        return {}
    one = 4 * size.width() * size.height()
    if len(data) < _HEAD.size:
        return {}
    magic, width, height, count = _HEAD.unpack_from(data)
    whole = _HEAD.size + count * (4 + one)
    if (magic, width, height) != (_MAGIC, size.width(), size.height()) or len(data) != whole:
        return {}
    view, images, at = memoryview(data), {}, _HEAD.size
    for _ in range(count):
        (picture,) = struct.unpack_from("<I", data, at)
        images[picture] = QImage(
            view[at + 4 : at + 4 + one], width, height, QImage.Format.Format_ARGB32_Premultiplied
        ).copy()  # the bytes go
        at += 4 + one
    return images


def store(
    folder: Path, look: Look, size: QSize, images: Mapping[int, QImage], *, kept: int = KEPT
) -> None:
    """Write pictures of one size, whole or not at all, and remove the oldest sets but `kept`."""
    one = 4 * size.width() * size.height()
    if len(images) * one > (_LARGEST_DECK if look.deck else _LARGEST):
        return
    path = _path(folder, look, size)
    part = path.with_suffix(f".{os.getpid()}.part")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            file.write(_HEAD.pack(_MAGIC, size.width(), size.height(), len(images)))
            for picture, image in images.items():
                file.write(struct.pack("<I", picture))
                file.write(image.constBits())
        part.replace(path)
        _prune(folder, kept)
    except OSError:
        part.unlink(missing_ok=True)


def _path(folder: Path, look: Look, size: QSize) -> Path:
    return folder / f"cards-{look.key}-{size.width()}x{size.height()}.raw"


def _prune(folder: Path, kept: int) -> None:
    """Keep the newest sets only."""
    sets = sorted(folder.glob("cards-*.raw"), key=lambda path: path.stat().st_mtime)
    for old in sets[:-kept]:
        old.unlink(missing_ok=True)
