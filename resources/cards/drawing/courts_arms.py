"""The arm that holds the attribute: striped sleeve, studded cuff and fist."""

from __future__ import annotations

from drawing.courts_cut import halved, inside_lines, parsed, text, upper_half
from drawing.courts_patterns import stripes
from drawing.courts_pen import detail, discs, flat, line, shape
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
    return flat(d, ground) + bands + line(_edge(kind), 1.9)


def _edge(kind: str) -> str:
    return inside_lines(parsed(SLEEVES[kind]), upper_half())


def cuff(colour: str, stud: str = INK) -> str:
    """A turned cuff, 38 wide, with three studs."""
    return shape("M184.5,158.5Q203,163.5 221.5,158.5L223,170.5Q203,176.5 183,170.5Z", colour) + (
        detail(flat(discs(((192, 166), (203, 167.5), (214, 166)), 1.6), stud))
    )


def fist() -> str:
    """Four fingers around the attribute and the thumb on the near side."""
    hand = (
        "M191.5,139.5C192,136 195,135.6 198,136L211,136.5C215,137 217,140 216.6,144"
        "L215.5,156C215,161 210,163 203,162.8C196,162.6 191.5,161 191,157Z"
    )
    knuckles = "M194,142.6L209.5,143.2M193,149L209,149.4M192.5,155.2L208.5,155.4"
    thumb = (
        "M193,160C188,157 186.6,150 188.4,144.6C189.6,140.6 193.4,136.4 196.4,137.2"
        "C199.4,138 198.6,141.6 196.6,143.6C194.6,146 195.6,149 195,152"
    )
    return shape(hand, SKIN) + line(knuckles, 1.3) + shape(thumb, SKIN)
