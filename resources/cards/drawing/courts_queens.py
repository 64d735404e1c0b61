"""The heads of the four queens, about (0, 0), turned three-quarter to the left."""

from __future__ import annotations

from drawing.courts_heads import Gaze, Head, eye, lips, neck
from drawing.courts_pen import both, detail, disc, flat, line, lozenge, num, shape, thin
from drawing.palette import AUBURN, GOLD, INK, SKIN, SLATE, STEEL, WHITE


def queen_of_spades() -> Head:
    """The widow: long pale face, level heavy brows, long straight nose, a narrow mouth."""
    veil = "M-24,-30C-34,-14 -36,14 -46,52L-14,62L14,62L46,52C36,14 34,-14 24,-30Z"
    folds = "M-28,-12C-30,8 -32,28 -37,50M28,-12C30,8 32,28 37,50"
    hair = (
        "M-22,-27C-24,-10 -23,4 -20,14C-22,2 -19,-12 -4,-24C12,-14 20,-2 20,14C23,4 24,-10 22,-27Z"
    )
    face = (
        "M-19.4,-27L-19.4,2C-19,11 -14,22 -9,26.4C-6.4,28.4 -1.6,28.4 1,26.6C8,22 16,13 18,2"
        "L19.4,-27Z"
    )
    return Head(
        shape(face, SKIN)
        + eye(-12, -4.4, Gaze(look=-1.2, droop=0.7, wide=0.85), side=-1)
        + eye(5.8, -4.4, Gaze(look=-1.2, droop=0.7))
        + line("M-18,-10.6L-7.6,-10.4M-0.6,-10.4L12,-11.4", 2.1)
        + line("M-4.6,-9C-5.4,-3 -7,4 -9,9C-9,10.6 -6,11 -4,10.2", 1.4)
        + lips(-5.4, 17.4, 8.6)
        + shape(hair, SLATE),
        shape(veil, WHITE) + detail(line(folds, 1.3)),
        throat=neck(15, 16, 44),
    )


def queen_of_hearts() -> Head:
    """The fair one: heart-shaped face, fine arched brows, open eyes, short nose, full mouth."""
    back = (
        "M-20,-30C-34,-22 -34,-4 -29,6C-36,16 -32,26 -35,34C-37,44 -33,54 -27,60L27,60"
        "C33,54 37,44 35,34C32,26 36,16 29,6C34,-4 34,-22 20,-30Z"
    )
    waves = (
        "M-26,-14C-28,-4 -22,4 -25,14C-28,24 -24,34 -27,46M26,-14C28,-4 22,4 25,14"
        "C28,24 24,34 27,46"
    )
    hair = (
        "M-22,-26C-27,-14 -25,-2 -20,4C-21,-8 -16,-18 -2,-25C12,-20 20,-10 20,4"
        "C26,-2 27,-14 22,-26Z"
    )
    face = (
        "M-20,-27L-20.4,-2C-20.4,8 -15,19 -8,24C-5.4,26 -2,26 0.6,24.4C9,19.4 18.6,10 19.6,-2"
        "L20,-27Z"
    )
    return Head(
        shape(face, SKIN)
        + eye(-12, -3.6, Gaze(look=-0.9, droop=-0.2, wide=0.85), side=-1)
        + eye(5.6, -3.6, Gaze(look=-0.9, droop=-0.2))
        + line("M-17.4,-9.4Q-13,-14.6 -7.4,-11M0,-11Q6,-15 11.6,-9.4", 1.6)
        + line("M-5.4,-4C-6,0 -7.4,3 -8.6,5.4C-9,7.4 -6.6,8 -4.2,7.2", 1.4)
        + lips(-4.4, 14, 10, 1.2)
        + shape(hair, GOLD)
        + detail(line("M-2,-25C-10,-20 -17,-13 -19,-4M-2,-25C8,-20 16,-13 18.6,-4", 1.1)),
        shape(back, GOLD) + detail(line(waves, 1.3)),
        throat=neck(14, 14, 40),
    )


def _ringlet(x: float, y: float) -> str:
    """A hanging corkscrew curl of five turns, thinner towards its end."""
    parts = []
    for k in (4, 3, 2, 1, 0):
        w, top = 7.6 - 0.6 * k, y + 8.6 * k
        parts.append(
            f"M{num(x - w)},{num(top + 2)}C{num(x - w - 1)},{num(top + 11)} {num(x + w + 1)},"
            f"{num(top + 12)} {num(x + w)},{num(top + 1)}C{num(x + w - 2)},{num(top - 6)} "
            f"{num(x - w + 1)},{num(top - 5)} {num(x - w)},{num(top + 2)}Z"
        )
    return "".join(shape(d, AUBURN) for d in parts)


def queen_of_diamonds() -> Head:
    """The proud one: pointed chin, high thin brows, lowered lids, hooked nose, ringlets."""
    hair = (
        "M-23,-26C-30,-16 -30,-6 -27,0L-19,0C-21,-10 -16,-19 4,-24C14,-20 20,-10 19,0"
        "L27,0C30,-6 30,-16 23,-26Z"
    )
    face = (
        "M-19,-27L-19.6,-3C-19.6,6 -16,14 -11,21C-8.4,25 -6,28.4 -3,28.4C0,28.4 3,25 7,20.4"
        "C13,14 18,6 19,-3L19,-27Z"
    )
    return Head(
        both(_ringlet(-25, 2))
        + shape(face, SKIN)
        + eye(-12, -4, Gaze(look=-1.4, droop=1.1, wide=0.85, lash=2), side=-1)
        + eye(5.8, -4, Gaze(look=-1.4, droop=1.1, lash=2))
        + line("M-18.4,-10.4Q-14,-17 -8,-13.4M0,-13.4Q7,-17.4 13,-10.4", 1.8)
        + line("M-4.8,-8C-8.4,-3.4 -6.6,1 -9,6.6C-8.8,9 -6.4,9 -4.4,8.4", 1.4)
        + lips(-4.8, 16.2, 9.4)
        + detail(flat(disc(9.4, 9.4, 1.2), INK))
        + shape(hair, AUBURN)
        + detail(line("M4,-24C-8,-21 -19,-14 -23,-2M4,-24C14,-21 21,-12 23,-2", 1.1)),
        throat=neck(14, 16, 40),
    )


def queen_of_clubs() -> Head:
    """The lively one: broad round face, thick straight brows, wide nose, dark buns, ear drops."""
    bun = "M-22,-24C-30,-31 -40,-24 -38.6,-12C-37,0 -26,2 -21,-6Z"
    hair = (
        "M-23,-26C-25,-16 -24,-8 -21,0C-21,-9 -17,-16 -4,-18C10,-17 19,-10 21,0"
        "C24,-8 25,-16 23,-26Z"
    )
    face = (
        "M-20.4,-27L-21,-1C-21,9 -17.4,17 -11,21.6C-6,25.4 1,25.4 6,22.4C14,18 20,9 20.6,-1"
        "L20.4,-27Z"
    )
    drop = line("M-22,4V9", 1.1) + thin(lozenge(-22, 13.6, 3.6, 5), GOLD)
    return Head(
        both(shape(bun, INK) + detail(line("M-34,-16C-31,-21 -27,-20 -25,-16", 1.3, STEEL)))
        + shape(face, SKIN)
        + both(drop)
        + eye(-12.4, -2.6, Gaze(look=-0.8, wide=0.88, lash=1.9), side=-1)
        + eye(5.8, -2.6, Gaze(look=-0.8, lash=1.9))
        + line("M-18.8,-8.8L-8,-8.4M-0.8,-8.4L12.8,-9.8", 2.4)
        + line("M-5,-3C-6,0 -8,3 -9.2,5.4C-9.4,8 -6.4,8.6 -3,8.2C-1,7.6 -0.8,6 -1.8,4.8", 1.4)
        + lips(-4.2, 14.8, 11, 1.1)
        + shape(hair, INK),
        throat=neck(16, 14, 40),
    )
