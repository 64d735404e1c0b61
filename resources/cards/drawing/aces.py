"""The ornament of the aces: a rosette for three of them, a wreath of lace for the ace of spades.

Ornament lies between y = 62 and y = 288, clear of the strip that a covered card shows.
"""

from drawing.palette import GOLD, MARKS, WHITE
from drawing.suits import CONTOURS, suit_outline, suit_path
from drawing.svg import (
    Path,
    circle,
    drawn,
    ellipse,
    filled,
    moved,
    on_ellipse,
    parse,
    ring,
    rotated,
    scaled,
    turned,
)
from drawing.variant import Variant

CX, CY = 125.0, 175.0
_PETAL = parse("M0-58.5C11.5-66 10-80 0-92C-10-80-11.5-66 0-58.5Z")
_PLAIN_PETAL = parse("M0-60C7-67 6.5-79 0-91C-6.5-79-7-67 0-60Z")
_SEED = parse("M0-65C4.8-69 4.2-77 0-83C-4.2-77-4.8-69 0-65Z")
_SCROLL = parse("M13 4C18-5 33-9.5 42-3.5C48 1 46 8.5 39.5 8.5C34.5 8.5 33 3 37.5 1.5")
_LEAF = parse("M41.5-4C46-9 52-8.5 56.5-5C52-1.5 46.5-1 41.5-4Z")

LOBES = 20
_LOBE = parse("M-11.1-69.3C-12-88 12-88 11.1-69.3")
_DROP = parse("M0-71.5C4.4-72.5 5-77.5 0-81C-5-77.5-4.4-72.5 0-71.5Z")
_FLOWER_PETAL = parse("M0-4.6C5-8 4.6-12.5 0-15.5C-4.6-12.5-5-8 0-4.6Z")
_LANCE = parse("M0-30C4.5-23 4-19 0-14.5C-4-19-4.5-23 0-30Z")
_INNER_SCROLL = parse("M6-17C14-12 20-6 26 2C32 10 31 20 25 21.5C19.5 22.5 17.5 15 22.5 13.5")


def _mirrored(path: Path) -> Path:
    """The path and its image left of the vertical axis."""
    return path + scaled(path, -1, 1)


def _around(path: Path, count: int, start: int = 0, step: int = 1) -> Path:
    """Copies of a path at every step-th of count places round the centre of the card."""
    copies: Path = ()
    for i in range(start, count, step):
        copies += rotated(path, i * 360 / count)
    return moved(copies, CX, CY)


def _dots(radius: float, size: float, count: int, offset: float) -> Path:
    """Discs on a circle; the offset is in steps."""
    dots: Path = ()
    for i in range(count):
        x, y = on_ellipse(CX, CY, radius, radius, (i + offset) * 360 / count - 90)
        dots += ellipse(x, y, size, size)
    return dots


def _finials(suit: str, colour: str) -> list[str]:
    """A small suit between scrolls above and below."""
    scrolls = moved(_mirrored(_SCROLL), CX, 71)
    leaves = moved(_mirrored(_LEAF), CX, 71)
    small = suit_outline(suit, CX, 71, 17)
    return [
        drawn(scrolls + turned(scrolls), colour, 1.8),
        filled(leaves + turned(leaves), GOLD),
        filled(small + turned(small), colour),
    ]


def _emblem(suit: str, colour: str, height: float) -> list[str]:
    """The suit itself with a white contour inside."""
    contour = moved(scaled(CONTOURS[suit], height / 100), CX, CY)
    return [suit_path(suit, CX, CY, height, colour), drawn(contour, WHITE, 1.7)]


def _rosette(colour: str, *, plain: bool) -> list[str]:
    """Sixteen petals round two rings; plain ones are filled, for outlines blur when small."""
    parts = [ring(CX, CY, 55.5, colour, 2), ring(CX, CY, 51.5, GOLD, 1.6)]
    if plain:
        parts.append(filled(_around(_PLAIN_PETAL, 16), colour))
        return [*parts, filled(_dots(88, 3.4, 16, 0.5), GOLD)]
    parts.append(drawn(_around(_PETAL, 16), colour, 1.9))
    parts.append(filled(_around(_SEED, 16, 0, 2), GOLD))
    parts.append(filled(_around(_SEED, 16, 1, 2), colour))
    return [*parts, filled(_dots(91, 2.6, 16, 0.5), GOLD)]


def _lace(colour: str, *, plain: bool) -> list[str]:
    """A collar of lobes, each with a drop in it: the border of the ace of spades."""
    parts = [ring(CX, CY, 66, GOLD, 1.6), ring(CX, CY, 70, colour, 2)]
    parts.append(drawn(_around(_LOBE, LOBES), colour, 2.2 if plain else 1.9))
    if not plain:
        parts.append(filled(_around(_DROP, LOBES, 0, 2), GOLD))
        parts.append(filled(_around(_DROP, LOBES, 1, 2), colour))
        parts.append(filled(_dots(90, 1.7, LOBES, 0), colour))
    parts.append(filled(_dots(85, 2.6, LOBES, 0.5), GOLD))
    return parts


def _inlay() -> list[str]:
    """The white flower and scrolls inside the ace of spades."""
    flower: Path = ()
    for i in range(8):
        flower += rotated(_FLOWER_PETAL, i * 45)
    center = (CX, CY + 4)
    return [
        filled(moved(flower, *center), WHITE),
        circle(*center, 3.4, GOLD),
        drawn(moved(_mirrored(_INNER_SCROLL), CX, CY), WHITE, 1.7),
        filled(moved(_LANCE, CX, CY), WHITE),
    ]


def ace(suit: str, variant: Variant = Variant.NORMAL) -> str:
    """The middle of an ace. Small ones leave out what blurs, large ones make room for the index."""
    colour, plain = MARKS[suit], variant is Variant.SMALL
    if suit == "S":
        parts = [*_lace(colour, plain=plain), *_emblem(suit, colour, 112)]
        parts += [] if plain else _inlay()
    else:
        parts = [*_rosette(colour, plain=plain), *_emblem(suit, colour, 80)]
    if variant is not Variant.LARGE:
        parts += _finials(suit, colour)
    return "\n".join(parts)
