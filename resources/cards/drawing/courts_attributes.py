"""What the courts hold, drawn about the axis x = 0, from y 22 down to the fist at y 148."""

from __future__ import annotations

from math import cos, pi, sin

from drawing.courts_crowns import fleur
from drawing.courts_pen import detail, disc, discs, flat, line, lozenge, shape, thin
from drawing.palette import AUBURN, BLUE, GOLD, INK, LEAF, MIRROR, RED, STEEL, WHITE


def _pole(top: float, colour: str, width: float = 6) -> str:
    w = width / 2
    return shape(f"M{-w:g},{top:g}H{w:g}V140H{-w:g}Z", colour)


def sword() -> str:
    """An upright sword with a curved guard."""
    guard = (
        "M-19.5,117C-19.5,112 -12,112.6 -8,116L8,116C12,112.6 19.5,112 19.5,117"
        "C19.5,123 11,125 7,123.4L-7,123.4C-11,125 -19.5,123 -19.5,117Z"
    )
    return (
        shape("M-6,33L0,20.5L6,33L4.8,118H-4.8Z", STEEL)
        + line("M0,31V112", 1.3)
        + shape("M-3.6,122H3.6V140H-3.6Z", RED)
        + detail(line("M-3.4,129L3.4,126.4M-3.4,134L3.4,131.4", 1.2))
        + shape(guard, GOLD)
    )


def orb() -> str:
    """A blue orb on a gold foot, with a tall cross above."""
    cross = (
        "M-3.2,74L-3.2,57.6L-12.6,58.6V49.4L-3.2,50.4L-4.8,38.6H4.8L3.2,50.4L12.6,49.4V58.6"
        "L3.2,57.6L3.2,74Z"
    )
    band = "M-19.6,89Q0,96 19.6,89L19,97.4Q0,104.4 -19,97.4Z"
    return (
        shape("M-4,112H4L6.6,124L4,140H-4L-6.6,124Z", GOLD)
        + shape(disc(0, 93, 20), BLUE)
        + shape("M-3.6,73.4H3.6L3.8,92H-3.8Z", GOLD)
        + shape(band, GOLD)
        + detail(flat(discs(((0, 96.6), (-9, 95.6), (9, 95.6)), 1.7), RED))
        + shape(cross, GOLD)
        + thin(disc(0, 54, 2.6), RED, 1.2)
    )


def axe() -> str:
    """A long axe; its blade looks outwards."""
    blade = "M3,42C10,42 15,37 20.4,29C26.4,46 26.4,68 20.4,85C15,77 10,72 3,72Z"
    back = "M-3,48L-13,57L-3,66Z"
    return (
        _pole(34, AUBURN)
        + shape("M-4.4,36L0,20.5L4.4,36Z", STEEL)
        + shape(blade, STEEL)
        + line("M16.6,40C20,51 20,63 16.6,74", 1.3)
        + shape(back, STEEL)
        + shape("M-4.6,38H4.6V45H-4.6ZM-4.6,69H4.6V76H-4.6Z", GOLD)
        + detail(line("M0,84V132", 1.1))
    )


def trefoil_sceptre() -> str:
    """A gold sceptre with a great trefoil and a ruby."""
    lobes = "".join(
        shape(d, GOLD) for d in (disc(0, 30.6, 7.6), disc(-8.4, 43.4, 7.6), disc(8.4, 43.4, 7.6))
    )
    return (
        _pole(48, GOLD)
        + lobes
        + shape("M-5,57L-2.6,40H2.6L5,57Z", GOLD)
        + flat(disc(0, 40.6, 4.6), GOLD)
        + thin(disc(0, 40, 3.4), RED, 1.2)
        + shape(disc(0, 63, 6), RED)
        + shape("M-6,70H6V75H-6ZM-5,84H5V88.4H-5Z", GOLD)
        + detail(line("M-3,100L3,96M-3,108L3,104M-3,116L3,112M-3,124L3,120", 1.2))
    )


def fleur_staff() -> str:
    """A gold staff under a large blue fleur-de-lis."""
    return (
        _pole(64, GOLD, 5.6)
        + fleur(0, 62, 40, BLUE, GOLD)
        + shape("M-5,78H5V82.6H-5Z", GOLD)
        + detail(line("M-2.8,96L2.8,92M-2.8,110L2.8,106M-2.8,124L2.8,120", 1.2))
    )


def _leaf(x: float, y: float, side: int, length: float = 20) -> str:
    s = side
    body = (
        f"M{x:g},{y:g}C{x + s * 4:g},{y - 12:g} {x + s * 12:g},{y - 13:g} {x + s * length:g},"
        f"{y - 11:g}C{x + s * 17:g},{y - 1:g} {x + s * 9:g},{y + 4:g} {x:g},{y:g}Z"
    )
    return shape(body, LEAF) + line(f"M{x:g},{y:g}L{x + s * 14:g},{y - 7.6:g}", 1.1)


def rose() -> str:
    """A heraldic rose: five red petals, five white, a gold eye."""

    def around(r: float, turn: float) -> list[tuple[float, float]]:
        return [
            (r * sin(2 * pi * (k + turn) / 5), 43 - r * cos(2 * pi * (k + turn) / 5))
            for k in range(5)
        ]

    sepals = "".join(
        f"M{a * 0.75:.1f},{43 + (b - 43) * 0.75:.1f}L{a:.1f},{b:.1f}" for a, b in around(22, 0.5)
    )
    return (
        line("M0,50C-3,84 3,112 0,140", 6.2)
        + line("M0,50C-3,84 3,112 0,140", 2.8, LEAF)
        + _leaf(-0.6, 96, -1)
        + _leaf(1, 112, 1)
        + line(sepals, 4.6)
        + line(sepals, 1.6, LEAF)
        + "".join(shape(disc(a, b, 8.8), RED) for a, b in around(12, 0))
        + "".join(thin(disc(a, b, 4.2), WHITE) for a, b in around(6, 0.5))
        + shape(disc(0, 43, 3.6), GOLD)
    )


def tulip() -> str:
    """A red and gold tulip with two long leaves."""
    outer = (
        "M0,72C-15,71 -22,58 -18.6,30C-13,33 -9,38 -7,44L7,44C9,38 13,33 18.6,30C22,58 15,71 0,72Z"
    )
    inner = "M0,23C8,32 11.6,48 9.4,60C8,67 4,72 0,72C-4,72 -8,67 -9.4,60C-11.6,48 -8,32 0,23Z"
    blades = (
        "M-1,138C-6,118 -18,108 -20,86C-8,92 -1,106 0,122ZM1,138C6,122 16,116 20,98"
        "C9,101 2,112 0,126Z"
    )
    return (
        line("M0,72V140", 6)
        + line("M0,72V140", 2.6, LEAF)
        + shape(blades, LEAF)
        + shape(outer, RED)
        + shape(inner, GOLD)
        + line("M0,36V60", 1.3)
    )


def hand_mirror() -> str:
    """An oval mirror in a gold frame with a turned handle."""
    return (
        shape("M-3.4,84H3.4L4.6,104L3,140H-3L-4.6,104Z", GOLD)
        + shape("M-8,82C-6,88 6,88 8,82L5,94H-5Z", GOLD)
        + shape(disc(0, 104, 5), RED)
        + f'<ellipse cx="0" cy="55" rx="21" ry="30" fill="{GOLD}"/>'
        + f'<ellipse cx="0" cy="55" rx="14.4" ry="23.4" fill="{MIRROR}"/>'
        + line("M-6,62L6,44M-3,70L8,54", 2, WHITE)
        + detail(
            flat(
                discs(
                    (
                        (0, 28.2),
                        (0, 81.8),
                        (-17.8, 55),
                        (17.8, 55),
                        (-12.8, 35.6),
                        (12.8, 35.6),
                        (-12.8, 74.4),
                        (12.8, 74.4),
                    ),
                    1.6,
                ),
                INK,
            )
        )
        + shape(disc(0, 23.6, 4), RED)
    )


def halberd() -> str:
    """A halberd: spear point, curved axe, a hook at the back and a red tassel."""
    blade = "M-3,47C-9,49 -13,45 -19.6,39C-22.4,52 -22.4,64 -19.6,77C-13,70 -9,66 -3,68Z"
    hook = "M3,50C10,51 15,48 21,50C17,55 14,60 15.4,68C10,66 7,64 3,65Z"
    return (
        _pole(40, AUBURN)
        + shape("M-4.6,42C-6,34 -3,26 0,17.6C3,26 6,34 4.6,42Z", STEEL)
        + line("M0,24V39", 1.1)
        + shape(blade, STEEL)
        + shape(hook, STEEL)
        + detail(flat(disc(-10, 58, 2.2), INK))
        + shape("M-4.8,40H4.8V47H-4.8ZM-4.8,68H4.8V76H-4.8Z", GOLD)
        + shape("M-4,76L-9.6,94L-4.4,91L0,98L4.4,91L9.6,94L4,76Z", RED)
        + detail(line("M-2,79L-4,90M2,79L4,90", 1.1))
    )


def leaf() -> str:
    """A tall leaf on its stalk."""
    body = (
        "M0,20C8,32 21,44 21,64C21,78 16,84 18,94C10,93 5,98 0,108C-5,98 -10,93 -18,94"
        "C-16,84 -21,78 -21,64C-21,44 -8,32 0,20Z"
    )
    veins = "M0,44L9,36M0,44L-9,36M0,62L14,50M0,62L-14,50M0,80L13.6,69M0,80L-13.6,69"
    return (
        line("M0,100V140", 6)
        + line("M0,100V140", 2.6, LEAF)
        + shape(body, LEAF)
        + line("M0,30V108", 1.5)
        + detail(line(veins, 1.2))
    )


def arrow() -> str:
    """A long arrow, point up, with red fletching above the fist."""
    head = "M0,19L14.6,47L4,42.6H-4L-14.6,47Z"
    vanes = "M-2.6,92L-11,100V128L-2.6,120ZM2.6,92L11,100V128L2.6,120Z"
    return (
        _pole(42, GOLD, 5.2)
        + shape(head, STEEL)
        + line("M0,24V40", 1.2)
        + shape(lozenge(0, 54, 5, 6), RED)
        + shape(vanes, WHITE)
        + detail(line("M-10,108L-3,101M-10,116L-3,109M10,108L3,101M10,116L3,109", 1.2, RED))
    )


def pennant() -> str:
    """A lance with a two-tailed pennant flying inwards."""
    cloth = (
        "M-3,30C-9,26 -13,34 -19,31C-23,29 -25,31 -28,30L-21,43L-28,57"
        "C-24,58 -21,55 -17,57C-11,60 -8,53 -3,57Z"
    )
    return (
        shape(cloth, RED)
        + flat("M-3,39.6C-9,36 -12,43 -19.4,39.8L-21,43L-19.6,46.6C-13,51 -9,43.4 -3,48Z", GOLD)
        + line("M-3,39.6C-9,36 -12,43 -19.4,39.8M-19.6,46.6C-13,51 -9,43.4 -3,48", 1.2)
        + _pole(33, AUBURN, 5.6)
        + shape("M0,17L5.4,28L0,36L-5.4,28Z", GOLD)
        + detail(line("M0,66V132", 1.1))
        + shape("M-4.4,60H4.4V65H-4.4Z", GOLD)
    )
