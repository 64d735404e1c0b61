"""The crowns of kings and queens, about the centre of the head at (0, 0); the brow is at y -24."""

from __future__ import annotations

from drawing.courts_pen import both, detail, disc, discs, flat, line, lozenge, poly, shape, thin
from drawing.palette import BLUE, GOLD, INK, RED, WHITE
from drawing.suits import suit_data

_RAYS = ((-68, 34), (68, 34), (-46, 37), (46, 37), (-23, 39), (23, 39), (0, 43))
BAND = "M-25,-35Q0,-29.5 25,-35L24,-24Q0,-18.6 -24,-24Z"


def _jewels(stone: str = RED, bead: str = BLUE) -> str:
    """The stones of a crown's band: lozenges and beads in turn."""
    stones = (
        lozenge(0, -26.8, 3, 3.6) + lozenge(-15, -28.2, 2.8, 3.4) + lozenge(15, -28.2, 2.8, 3.4)
    )
    return detail(flat(stones, stone) + flat(discs(((-7.6, -27.4), (7.6, -27.4)), 1.8), bead))


def imperial_crown() -> str:
    """A closed crown: red cap under three gold arches."""
    cap = "M-22,-34C-31,-48 -26,-61 -10,-61L10,-61C26,-61 31,-48 22,-34Q0,-29 -22,-34Z"
    arch = (
        "M-24.4,-34C-35.4,-49 -29,-66.6 -10,-66C-5,-65.8 -1.6,-63.4 0,-60L0,-54"
        "C-2.4,-57.4 -5.6,-59.4 -10,-59.6C-22.4,-60 -27.4,-48.6 -17.6,-33Z"
    )
    studs = discs(((-27, -47), (-24.4, -55.4), (-17.6, -61.6)), 1.4)
    return (
        shape(cap, RED)
        + both(shape(arch, GOLD) + detail(flat(studs, INK)))
        + shape("M-3.8,-62H3.8L4.2,-31.6H-4.2Z", GOLD)
        + detail(flat(discs(((0, -54), (0, -46), (0, -38)), 1.5), INK))
        + shape(disc(0, -63.6, 4.2), GOLD)
        + shape(BAND, GOLD)
        + _jewels()
    )


def fleur(x: float, y: float, size: float, petals: str, knot: str) -> str:
    """A fleur-de-lis whose knot is at (x, y), `size` high above it."""
    k = size / 20

    def at(dx: float, dy: float) -> str:
        return f"{x + k * dx:.1f},{y + k * dy:.1f}"

    side = [
        f"M{at(s * 1, 1)}C{at(s * 2, -5)} {at(s * 5, -11)} {at(s * 9, -10.4)}"
        f"C{at(s * 13, -9.4)} {at(s * 12.6, -2.6)} {at(s * 8.6, -3.4)}"
        f"C{at(s * 6.6, -3.6)} {at(s * 5, -1)} {at(s * 4.4, 1)}Z"
        for s in (-1, 1)
    ]
    middle = (
        f"M{at(0, -20)}C{at(3.4, -15)} {at(4.8, -11)} {at(3.6, -6)}L{at(2.4, 1)}L{at(-2.4, 1)}"
        f"L{at(-3.6, -6)}C{at(-4.8, -11)} {at(-3.4, -15)} {at(0, -20)}Z"
    )
    bar = f"M{at(-5.6, -0.4)}H{x + k * 5.6:.1f}V{y + k * 3.4:.1f}H{x - k * 5.6:.1f}Z"
    return shape("".join(side), petals) + shape(middle, petals) + shape(bar, knot)


def fleur_crown() -> str:
    """An open crown with one large and two smaller fleurs-de-lis, and low points between."""
    rim = (
        "M-24.6,-33L-27.4,-45C-22,-43 -18,-40 -12,-46C-8,-40 -4,-40 0,-46C4,-40 8,-40 12,-46"
        "C18,-40 22,-43 27.4,-45L24.6,-33Q0,-28 -24.6,-33Z"
    )
    return (
        fleur(-26, -46, 17, GOLD, GOLD)
        + fleur(26, -46, 17, GOLD, GOLD)
        + fleur(0, -45, 22.5, GOLD, GOLD)
        + shape(rim, GOLD)
        + thin(discs(((-12, -47), (12, -47)), 2.6), RED, 1.3)
        + shape(BAND, GOLD)
        + _jewels(BLUE, RED)
    )


def pointed_crown() -> str:
    """A tall crown of four plain points, each tipped with a blue lozenge."""
    points = (
        "M-25,-33L-30,-60L-18,-44L-10,-62.6L0,-45L10,-62.6L18,-44L30,-60L25,-33Q0,-27.6 -25,-33Z"
    )
    tips = "".join(
        lozenge(x, y, 3.4, 4.8) for x, y in ((-30, -61), (-10, -63), (10, -63), (30, -61))
    )
    inner = (
        "M-22.4,-38L-25,-49L-18,-39.6M-13,-39L-9.6,-51L-2.6,-39M13,-39L9.6,-51L2.6,-39"
        "M22.4,-38L25,-49L18,-39.6"
    )
    return (
        shape(points, GOLD)
        + detail(line(inner, 1.2))
        + shape(tips, BLUE)
        + shape(BAND, RED)
        + detail(
            flat(
                "".join(
                    lozenge(x, y, 3, 3.6)
                    for x, y in ((0, -26.8), (-9, -27.6), (9, -27.6), (-18, -29), (18, -29))
                ),
                GOLD,
            )
        )
    )


def _trefoil(x: float, y: float, r: float) -> str:
    """Three discs on a short stem, the knop of a crown's arm."""
    foot = y + 2.2 * r
    stem = poly(((x - r * 0.4, foot), (x - r * 0.3, y), (x + r * 0.3, y), (x + r * 0.4, foot)))
    lobes = [
        disc(x, y - r * 1.15, r),
        disc(x - r * 1.1, y + r * 0.5, r),
        disc(x + r * 1.1, y + r * 0.5, r),
    ]
    return (
        shape(stem, GOLD) + "".join(shape(d, GOLD) for d in lobes) + flat(disc(x, y, r * 0.8), GOLD)
    )


def trefoil_crown() -> str:
    """An open crown whose three arms end in trefoils."""
    rim = (
        "M-24.6,-33L-27,-45C-21,-41 -17,-39 -13,-43C-9,-38 -6,-38 -3.6,-45L3.6,-45"
        "C6,-38 9,-38 13,-43C17,-39 21,-41 27,-45L24.6,-33Q0,-28 -24.6,-33Z"
    )
    return (
        _trefoil(-27, -51, 4.3)
        + _trefoil(27, -51, 4.3)
        + _trefoil(0, -56, 5.6)
        + shape(rim, GOLD)
        + thin(discs(((-13, -44), (13, -44)), 2.2), RED, 1.3)
        + shape(BAND, GOLD)
        + _jewels(INK, RED)
    )


def lily_crown() -> str:
    """A queen's crown with a tall lily in the middle and ball points at the sides."""
    rim = (
        "M-22,-33L-27,-50L-15,-41C-12,-47 -9,-48 -6,-46L0,-67L6,-46C9,-48 12,-47 15,-41L27,-50"
        "L22,-33Q0,-28 -22,-33Z"
    )
    return (
        shape(rim, GOLD)
        + thin(lozenge(0, -49, 3.6, 7), RED)
        + shape(discs(((-27, -51), (27, -51)), 3.4), RED)
        + shape("M-23,-34.4Q0,-29 23,-34.4L22.4,-24.6Q0,-19 -22.4,-24.6Z", GOLD)
        + detail(
            flat(discs(((0, -27), (-7, -27.4), (7, -27.4), (-14, -28.4), (14, -28.4)), 1.9), BLUE)
        )
    )


def heart_crown() -> str:
    """A light crown of arcs bearing three hearts, the middle one large."""
    rim = (
        "M-22,-33L-24,-44Q-17,-36 -12,-45Q-6,-36 0,-47Q6,-36 12,-45Q17,-36 24,-44"
        "L22,-33Q0,-28 -22,-33Z"
    )
    return (
        shape(suit_data("H", 0, -56.6, 21), RED)
        + shape(suit_data("H", -23.6, -50, 14.6), RED)
        + shape(suit_data("H", 23.6, -50, 14.6), RED)
        + shape(rim, GOLD)
        + shape("M-23,-34.4Q0,-29 23,-34.4L22.4,-24.6Q0,-19 -22.4,-24.6Z", GOLD)
        + detail(
            flat(discs(((0, -27), (-8, -27.6), (8, -27.6), (-16, -28.8), (16, -28.8)), 1.9), RED)
        )
    )


def ray_crown() -> str:
    """A narrow band with seven long rays, like a sun rising."""
    rays = "".join(
        f'<path d="M-5.4,-11L0,{-length}L5.4,-11Z" fill="{GOLD}" '
        f'transform="translate(0,-24) rotate({angle})"/>'
        for angle, length in _RAYS
    )
    return (
        rays
        + shape("M-24,-37Q0,-44 24,-37L23,-25.4Q0,-20 -23,-25.4Z", GOLD)
        + detail(
            flat(
                discs(((0, -31), (-8.6, -31.4), (8.6, -31.4), (-17, -31.8), (17, -31.8)), 2.2), RED
            )
        )
    )


def pearl_crown() -> str:
    """A low coronet of five leaves, a great pearl on each."""
    rim = (
        "M-23,-33L-29,-46L-19,-41L-15,-52L-7,-42L0,-57L7,-42L15,-52L19,-41L29,-46"
        "L23,-33Q0,-28 -23,-33Z"
    )
    tops = ((-29, -48), (-15, -54.6), (0, -60.4), (15, -54.6), (29, -48))
    return (
        shape(rim, GOLD)
        + shape(discs(tops, 4), WHITE)
        + shape("M-23.6,-34.4Q0,-29 23.6,-34.4L23,-23.6Q0,-18 -23,-23.6Z", RED)
        + detail(flat(discs(((0, -26.4), (-8, -27), (8, -27), (-16, -28), (16, -28)), 2.2), WHITE))
    )
