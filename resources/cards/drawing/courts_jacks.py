"""The heads of the four jacks, about (0, 0), looking left: two profiles, two three-quarter."""

from __future__ import annotations

from drawing.courts_heads import Gaze, Head, eye, lips, neck
from drawing.courts_pen import detail, flat, line, shape
from drawing.palette import AUBURN, GOLD, INK, RED, SKIN, SLATE, STEEL, WHITE


def _profile_eye(x: float, y: float) -> str:
    """An eye seen from the side, looking left."""
    return (
        flat(
            f"M{x - 4.6},{y - 3.4}Q{x - 5.6},{y} {x - 4},{y + 2.2}Q{x},{y + 2} {x + 4},{y - 0.6}"
            f"Q{x},{y - 4} {x - 4.6},{y - 3.4}Z",
            WHITE,
        )
        + flat(f"M{x - 5},{y - 3}C{x - 1.4},{y - 3.4} {x - 1.4},{y + 2} {x - 4.4},{y + 1.8}Z", INK)
        + line(f"M{x - 5.4},{y - 3.6}Q{x},{y - 4.4} {x + 5},{y - 0.2}", 1.7)
        + line(f"M{x - 4},{y + 2.4}L{x + 1},{y + 1.8}", 1)
    )


def jack_of_spades() -> Head:
    """The sharp one, in profile: pointed nose and chin, a long jaw; a blond bob."""
    face = (
        "M14,-28L-13,-28C-14,-22 -15,-18 -14.6,-13.4L-13.6,-9C-16,-3.6 -20.4,2 -23,6"
        "C-22.6,8.6 -19.6,8.8 -16.8,8.8L-18.2,12.8L-15.4,14.8L-17,17.4L-14.6,19.4"
        "C-17.4,22.4 -17.6,27.4 -12.4,28.4C-4,28.4 8,22 14,12Z"
    )
    mouth = "M-18.2,12.8C-16,12 -13,13 -11,14.8C-13,16.6 -15,17.8 -17,17.4L-15.4,14.8Z"
    hair = (
        "M-9,-27C-6,-22 -3,-18 -2,-12C-1,-6 -4,0 -3,8C-2,18 2,26 6,31C14,33 24,31 28,24"
        "C33,14 30,4 31,-8C31,-16 28,-23 24,-27Z"
    )
    locks = (
        "M5,-22C8,-8 4,4 7,14C8,20 10,25 12,28M15,-22C18,-6 15,6 18,18"
        "C19,22 20,25 21,27M23,-20C26,-6 24,6 26,16"
    )
    return Head(
        shape(face, SKIN)
        + flat(mouth, RED)
        + line("M-16,14.8L-10.6,15", 1)
        + _profile_eye(-7.6, -5.4)
        + line("M-13.6,-12.2L-2.6,-13.4", 2.2)
        + line("M-18.8,5.4C-17,5 -16,6.6 -17,8.4", 1.2)
        + shape(hair, GOLD)
        + detail(line(locks, 1.2)),
        throat=neck(15, 14, 42, 3),
    )


def jack_of_hearts() -> Head:
    """The dreamer, in profile: snub nose, soft round chin, arched brow; long auburn hair."""
    face = (
        "M14,-28L-14,-28C-16,-22 -16.4,-16 -15.6,-11C-15,-8 -15.4,-6 -16.2,-3.6"
        "C-18,-1 -20.4,0 -21.4,2.6C-21.4,5.4 -18.6,6.6 -16.4,7L-17.6,11L-15.4,13.4L-16.8,16.4"
        "C-15.4,17.6 -15,18.6 -15.6,20C-15.8,25.4 -11,27 -6.4,26C2,24.6 10,19 14,10Z"
    )
    mouth = (
        "M-17.6,11C-15.6,10.4 -12.6,11.6 -10.4,13.4C-12.4,15.6 -14.6,16.8 -16.8,16.4L-15.4,13.4Z"
    )
    hair = (
        "M-10,-27C-12,-22 -8,-16 -3,-14C1,-8 -3,0 -1,8C1,16 -4,24 -6,33C-2,40 8,42 18,40"
        "C30,36 34,28 31,18C28,8 33,-2 31,-12C30,-19 28,-24 25,-27Z"
    )
    locks = (
        "M4,-20C9,-8 4,2 7,12C9,22 5,30 3,37M14,-22C19,-8 13,4 17,16C20,26 16,33 14,38"
        "M23,-20C27,-8 22,4 25,14C28,24 26,31 24,35"
    )
    return Head(
        shape(face, SKIN)
        + flat(mouth, RED)
        + line("M-15.8,13.4L-10,13.6", 1)
        + _profile_eye(-8, -3.8)
        + line("M-13.6,-9.6Q-8,-14.6 -2.6,-10.4", 1.9)
        + line("M-17.4,3.4C-15.8,3 -14.8,4.8 -15.8,6.4", 1.2)
        + shape(hair, AUBURN)
        + detail(line(locks, 1.2)),
        throat=neck(16, 12, 42, 3),
    )


def jack_of_diamonds() -> Head:
    """The musketeer: lean cheeks, one brow raised, thin moustache and a tuft on the chin."""
    left = (
        "M-17,-28C-28,-27 -31,-12 -29,2C-27,12 -31,20 -34,26C-30,34 -20,35 -16,27"
        "C-13,20 -15,10 -17,2Z"
    )
    right = "M17,-28C29,-27 32,-12 31,2C30,12 34,20 36,27C31,36 21,36 16,28C12,20 14,10 17,2Z"
    waves = (
        "M-24,-16C-26,-4 -21,8 -24,18C-25,23 -27,26 -29,28M25,-16C27,-4 23,8 26,18"
        "C27,23 29,27 31,29"
    )
    face = (
        "M-18.4,-28L-19,-4C-19,4 -17,10 -15,15C-12,22 -8,27.6 -4,27.6C1,27.6 8,22 12,16"
        "C16,10 18.4,2 18.4,-6L18.4,-28Z"
    )
    moustache = (
        "M-5,10.4C-8,9.4 -10,11 -13.4,13.6C-15,14.4 -16,13.4 -16.4,12M-5,10.4"
        "C-2,9.2 1,10.6 4.4,13.6C6.4,14.8 8,14 8.6,12"
    )
    return Head(
        shape(left, SLATE)
        + shape(right, SLATE)
        + detail(line(waves, 1.3, STEEL))
        + shape(face, SKIN)
        + eye(-12, -4.6, Gaze(look=-1.2, droop=0.5, wide=0.85), side=-1)
        + eye(5.6, -4.6, Gaze(look=-1.2, droop=0.5))
        + line("M-17.6,-9.6L-8,-11.4M-0.4,-12.6Q6,-16.6 12.4,-11", 2.1)
        + line("M-4.8,-8C-5.6,-3 -7.4,2 -9.4,6C-9.4,8 -6.4,8.4 -4,7.6", 1.4)
        + lips(-4.6, 15.4, 8.4)
        + line(moustache, 2, SLATE)
        + flat("M-7.4,19.4Q-4.6,20.6 -1.8,19.4Q-2.4,24 -4.4,27Q-6.8,24 -7.4,19.4Z", SLATE),
        throat=neck(16, 14, 42),
    )


def jack_of_clubs() -> Head:
    """The boy: short round face, wide eyes, light brows, button nose; a blond bob with a fringe."""
    bob = (
        "M-20,-28C-31,-26 -33,-10 -32,4C-32,14 -33,20 -30,26C-25,31 -17,29 -15,22L15,22"
        "C17,29 26,31 30,26C33,20 32,14 32,4C33,-10 31,-26 20,-28Z"
    )
    face = (
        "M-19.6,-27L-20.4,-1C-20.4,8 -17.6,15 -12,20C-7,24.6 1,24.8 6.4,21.4C14,16.6 19.4,8 20,-1"
        "L19.6,-27Z"
    )
    fringe = (
        "M-22,-27C-24,-18 -23,-10 -21,-5C-20,-10 -17,-13.6 -12,-13"
        "C-8,-15.4 -3,-15.4 0,-13C6,-15.4 12,-14.6 15,-12C18,-11 20,-8 21,-4"
        "C24,-12 24,-20 22,-27Z"
    )
    return Head(
        shape(bob, GOLD)
        + detail(line("M-27,-14C-28,0 -28,12 -25,22M27,-14C28,0 28,12 25,22", 1.2))
        + shape(face, SKIN)
        + eye(-12, -1.6, Gaze(look=-0.8, droop=-0.4, wide=0.86), side=-1)
        + eye(6, -1.6, Gaze(look=-0.8, droop=-0.4))
        + line("M-17,-8Q-12.6,-10.4 -8,-8.6M0.4,-8.6Q6,-10.8 11.6,-8", 1.6)
        + line("M-7,1C-8.6,3 -9.6,4.6 -9,6.4C-8,8 -5.4,8 -4,6.4", 1.4)
        + lips(-4.4, 14, 9)
        + shape(fringe, GOLD)
        + detail(line("M-12,-13L-11,-20M0,-13L0,-20M14,-12.4L11,-20", 1.2)),
        throat=neck(15, 14, 42),
    )
