"""The arm that holds the attribute: striped sleeve, studded cuff and fist."""

from __future__ import annotations

from drawing.courts_cut import halved, outline, text
from drawing.courts_patterns import stripes
from drawing.courts_pen import OUTLINE, detail, discs, flat, line, shape
from drawing.palette import INK, SKIN

SLEEVES = {
    "flared": "M187,170C181,180 176,188 166,200L240,226C238,206 232,186 220,170Z",
    "puffed": "M187,168C174,174 168,186 172,204L240,226C244,204 240,178 220,168Z",
    "tight": "M188,168C184,180 183,190 182,206L240,226C232,206 226,186 219,168Z",
}


def sleeve(kind: str, ground: str, stripe: str, scale: float = 1) -> str:
    """A sleeve of one of the three cuts, with stripes across."""
    region = halved(SLEEVES[kind])
    d = text(region)
    bands = stripes(region, ((5.6 * scale, ""), (5.6 * scale, stripe)), 98)
    return flat(d, ground) + bands + line(outline(SLEEVES[kind]), OUTLINE)


def cuff(colour: str, stud: str = INK) -> str:
    """A turned cuff, 38 wide, with three studs."""
    return shape("M184.5,158.5Q203,163.5 221.5,158.5L223,170.5Q203,176.5 183,170.5Z", colour) + (
        detail(flat(discs(((192, 166), (203, 167.5), (214, 166)), 1.6), stud))
    )


def fist() -> str:
    """Four fingers around the attribute and the thumb on the near side."""
    hand = (
        "M197,135.6L211,136.2C215.4,136.8 217.4,140.4 217,144.4L215.6,156"
        "C215,161.4 210,163.2 203,163C197.4,162.8 193.6,161.8 192,159Z"
    )
    knuckles = "M200.6,142.8L211,143.2M198.4,149.2L210.6,149.6M197.6,155.6L210,155.8"
    thumb = (
        "M193.4,161.4C188.4,158 186.4,151 188,145.2C189.2,140.6 192.4,135.4 196.8,135.2"
        "C201.2,135 202.4,139.4 200.4,142.2C198,145.4 197.2,148.6 197.6,152.4"
    )
    return shape(hand, SKIN) + line(knuckles, 1.3) + shape(thumb, SKIN)
