"""The rank glyphs as filled outlines: cap height 100, stroke 17.5, slabs 12.5, butt ends.

Every glyph is the sum of clockwise pieces, its counters being anticlockwise, so that the non-zero
rule of SVG joins the pieces without seams. Letters carry slabs and digits none.
"""

from dataclasses import dataclass

from drawing.svg import (
    Path,
    Point,
    arc,
    ellipse,
    moved,
    on_ellipse,
    parse,
    polygon,
    scaled,
    turned,
)

STROKE = 17.5
SLAB = 12.5


@dataclass(frozen=True)
class Glyph:
    """A rank's outline in a box of its width by 100."""

    width: float
    path: Path


def _box(left: float, top: float, right: float, bottom: float) -> Path:
    """An upright rectangle."""
    return polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


def _ring(cx: float, cy: float, rx: float, ry: float) -> Path:
    """A whole stroke along an ellipse."""
    half = STROKE / 2
    outer = ellipse(cx, cy, rx + half, ry + half)
    return outer + ellipse(cx, cy, rx - half, ry - half, hole=True)


def _bow(center: Point, radii: Point, start: float, end: float) -> Path:
    """A stroke along an ellipse from one angle clockwise to another."""
    half = STROKE / 2
    cx, cy = center
    outer, inner = (radii[0] + half, radii[1] + half), (radii[0] - half, radii[1] - half)
    return (
        ("M", (on_ellipse(cx, cy, *outer, start),)),
        *arc(cx, cy, *outer, start, end),
        ("L", (on_ellipse(cx, cy, *inner, end),)),
        *arc(cx, cy, *inner, end, start),
        ("Z", ()),
    )


def _ace() -> Path:
    """Two legs under a flat apex."""
    right = parse("M35.5 0H44.5L74.7 100H56.4L40 45.7L23.6 100H5.3Z")
    return right + _box(20, 60.5, 60, 72.5) + _feet(0, 31, 49, 80)


def _feet(a: float, b: float, c: float, d: float) -> Path:
    """Two slabs on the ground, from a to b and from c to d."""
    return _box(a, 100 - SLAB, b, 100) + _box(c, 100 - SLAB, d, 100)


def _two() -> Path:
    """A bow, a straight diagonal and a full-width foot."""
    bow = _bow((31, 31), (22.25, 22.25), 186, 400.4)
    diagonal = parse("M41.28 39.75L54.6 51.09L27.8 82.5H62V100H0V88.3Z")
    return bow + diagonal


def _three() -> Path:
    """A flat top, so that no distance turns it into an 8."""
    top = parse("M4 0H61V14.5L41.5 38.6L33 51.5H18.5V39.5L36.6 17.5H4Z")
    return top + _bow((32, 67), (25.25, 24.25), -90, 164)


def _four() -> Path:
    """Closed, the stem right of the middle."""
    outer = parse("M35.5 0H55.75V62.25H69V79.75H55.75V100H38.25V79.75H0V63.5Z")
    return outer + parse("M38.25 29.5L19.8 62.25H38.25Z")


def _five() -> Path:
    """A flat top and a wide bowl."""
    top = parse("M9 0H60V17.5H25.3L24 40L31 45L27.03 52.43H6Z")
    return top + _bow((32.5, 67), (24.75, 24.25), 250, 525)


def _six() -> Path:
    """A ring under a nearly straight stem."""
    stem = parse("M31.5 0H52.5L33.5 32L20 45L9 65H.25C.25 51 5 43.5 10 35Z")
    return stem + _ring(33.5, 65, 24.5, 26.25)


def _seven() -> Path:
    """A bar with a short drop and a curved leg."""
    return parse("M0 0H62V16C47 39 40 66 39 100H20.5C21.5 67 28 42 41.5 17.5H13.5V28H0Z")


def _eight() -> Path:
    """Two rings, the lower one wider."""
    return _ring(34, 28.65, 21.5, 19.9) + _ring(34, 68.55, 25.25, 22.7)


def _ten() -> Path:
    """A flagged one without foot beside a narrow ring."""
    one = parse("M9 0H25.5V100H8V22.5L0 27V9.5Z")
    return one + _ring(64.25, 50, 21, 41.25)


def _jack() -> Path:
    """One slab at the top left and a round hook."""
    return _box(19, 0, 60, SLAB) + _box(42.5, 0, 60, 70) + _bow((30, 70), (21.25, 21.25), 0, 172)


def _queen() -> Path:
    """A ring whose tail grows out of it."""
    return _ring(37, 50, 28.25, 41.25) + parse("M36 63H56L74 100H55.5Z")


def _king() -> Path:
    """A stem, an arm and a leg, each with its slab."""
    stem = _box(9, 0, 26.5, 100) + _box(0, 0, 35.5, SLAB) + _box(0, 100 - SLAB, 35.5, 100)
    arm = parse("M52.5 0H74L26.5 69V41Z")
    leg = parse("M36.5 49L47 33.5L75 100H56Z")
    slabs = _box(46, 0, 78, SLAB) + _box(48.5, 100 - SLAB, 80, 100)
    return stem + arm + leg + slabs


def _valete() -> Path:
    """The Portuguese jack's letter, an ace turned over without its bar."""
    legs = parse("M5.8 0H24.1L39 52.5L53.9 0H72.2L43.5 100H34.5Z")
    return legs + _box(0, 0, 29.5, SLAB) + _box(48.5, 0, 78, SLAB)


def _dama() -> Path:
    """The Portuguese queen's letter."""
    outer = _box(0, 0, 30, SLAB) + _box(0, 100 - SLAB, 30, 100) + _box(9, 0, 26.5, 100)
    bars = _box(9, 0, 31, STROKE) + _box(9, 100 - STROKE, 31, 100)
    return outer + bars + _bow((30.75, 50), (32.5, 41.25), -90, 90)


def _rei() -> Path:
    """The Portuguese king's letter."""
    stem = _box(9, 0, 26.5, 100) + _box(0, 0, 30, SLAB) + _box(0, 100 - SLAB, 35.5, 100)
    bars = _box(9, 0, 42, STROKE) + _box(9, 40.5, 42, 40.5 + STROKE)
    leg = parse("M36 52H55L70.5 100H52.5Z")
    return stem + bars + _bow((41.5, 29), (20.5, 20.25), -90, 90) + leg + _box(46, 87.5, 76, 100)


_SIX = _six()

GLYPHS: dict[str, Glyph] = {
    "A": Glyph(80, _ace()),
    "2": Glyph(62, _two()),
    "3": Glyph(66, _three()),
    "4": Glyph(69, _four()),
    "5": Glyph(66, _five()),
    "6": Glyph(67, _SIX),
    "7": Glyph(62, _seven()),
    "8": Glyph(68, _eight()),
    "9": Glyph(67, turned(_SIX, 33.5, 50)),
    "10": Glyph(94, _ten()),
    "J": Glyph(60, _jack()),
    "Q": Glyph(74, _queen()),
    "K": Glyph(80, _king()),
    "V": Glyph(78, _valete()),
    "D": Glyph(72, _dama()),
    "R": Glyph(76, _rei()),
}


def placed(rank: str, left: float, top: float, cap: float, stretch: float = 1) -> Path:
    """A rank's outline with its box at (left, top), cap units high, its width stretched."""
    factor = cap / 100
    return moved(scaled(GLYPHS[rank].path, factor * stretch, factor), left, top)
