"""Small decks of other programs, written by the tests."""

import gzip
from pathlib import Path

from PySide6.QtGui import QColor, QImage

from solitaire_desktop.rules.cards import KINDS
from solitaire_desktop.table.deck_art import cell, element_name
from solitaire_desktop.table.decks import Maker

PICTURES = range(KINDS + 1)


def colour(picture: int) -> str:
    """Every card of a made deck is of one colour, its own."""
    return QColor(4 * picture, 200, 255 - 4 * picture).name()


def drawing(
    maker: Maker, *, size: tuple[int, int] = (50, 70), without: str = "", named: bool = True
) -> str:
    """A sheet of 13 by 5 cards; `without` names one that is left out."""
    wide, high = size
    cards = ""
    for picture in PICTURES:
        name, (column, row) = element_name(maker, picture), cell(picture)
        if name != without:
            cards += (
                f'<rect {f"""id="{name}" """ if named else ""}x="{column * wide}" y="{row * high}" '
                f'width="{wide}" height="{high}" fill="{colour(picture)}"/>\n'
            )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {13 * wide} {5 * high}" '
        f'width="{13 * wide}" height="{5 * high}">{cards}</svg>'
    )


def write_kde_deck(folder: Path, name: str, content: bytes | str) -> str:
    """A deck as KDE keeps it; gives its key."""
    place = folder / "carddecks" / name
    place.mkdir(parents=True)
    data = content.encode() if isinstance(content, str) else content
    (place / "cards.svgz").write_bytes(data)
    text = f"[KDE Backdeck]\nName={name.title()}\nName[pt]=Outro\nPreview=11.png\nSVG=cards.svgz\n"
    (place / "index.desktop").write_text(text, encoding="utf-8")
    return f"kde:{name}"


def write_aisleriot_deck(folder: Path, file: str, content: bytes | str) -> str:
    """A deck as AisleRiot keeps it; gives its key."""
    place = folder / "aisleriot" / "cards"
    place.mkdir(parents=True, exist_ok=True)
    (place / file).write_bytes(content.encode() if isinstance(content, str) else content)
    return f"aisleriot:{file}"


def packed(text: str) -> bytes:
    """As in an .svgz file."""
    return gzip.compress(text.encode())


def grid_picture(file: Path) -> bytes:
    """A PNG of 13 by 5 cards."""
    image = QImage(13 * 10, 5 * 14, QImage.Format.Format_RGB32)
    for picture in PICTURES:
        column, row = cell(picture)
        for x in range(10):
            for y in range(14):
                image.setPixelColor(10 * column + x, 14 * row + y, QColor(colour(picture)))
    image.save(str(file))
    return file.read_bytes()
