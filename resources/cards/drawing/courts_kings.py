"""The heads of the four kings, about (0, 0): hair, face, beard. All face us."""

from __future__ import annotations

from drawing.courts_heads import Gaze, Head, eye, lips, neck
from drawing.courts_pen import both, detail, line, shape, thin
from drawing.palette import AUBURN, GOLD, SILVER, SKIN, SLATE, STEEL


def king_of_spades() -> Head:
    """The old warrior: straight frown, long broken nose, forked beard."""
    curl = (
        "M-17,-27C-29,-27 -34,-14 -30,-4C-37,-2 -38,13 -31,16C-37,22 -31,32 -23,29C-17,27 -15,20 "
        "-18,14Z"
    )
    coil = "M-29.8,-4.2C-25,-4 -22,1 -24.6,5M-30.8,16C-26,17 -22,20 -24,24.4"
    beard = (
        "M-20.6,-2C-18.6,3 -16,8 -12,10.6C-8,9 -4,9.6 0,10.6C4,9.6 8,9 12,10.6C16,8 18.6,3 20.6,-2"
        "C22.4,16 21,30 18,42C16,50 13,56 10,60C8,52 5,45 0,41"
        "C-5,45 -8,52 -10,60C-13,56 -16,50 -18,42C-21,30 -22.4,16 -20.6,-2Z"
    )
    strands = "M-4.6,27C-5.4,34 -7.4,41 -9.4,48M-12,25C-13,33 -14,39 -14.4,44"
    moustache = (
        "M0,10.8C-4,7.6 -10,9 -13,14.6C-15,18.4 -19,19.4 -23,16.6C-21.4,23.6 -13.6,24.4 -8.6,20.4"
        "C-5.6,18 -3,15.6 0,15C3,15.6 5.6,18 8.6,20.4C13.6,24.4 21.4,23.6 23,16.6"
        "C19,19.4 15,18.4 13,14.6C10,9 4,7.6 0,10.8Z"
    )
    gaze = Gaze(droop=0.6)
    return Head(
        both(shape(curl, SLATE) + detail(line(coil, 1.3, STEEL)))
        + shape("M-20,-28L-20,4C-20,18 -12,27 0,27C12,27 20,18 20,4L20,-28Z", SKIN)
        + eye(-9.6, -5.6, gaze, side=-1)
        + eye(9.6, -5.6, gaze)
        + line("M-17,-12.4Q-10,-15.6 -4,-10.4M17,-12.4Q10,-15.6 4,-10.4", 2.5)
        + detail(line("M0,-16V-11.6", 1.1))
        + line("M2.6,-8.6C3,-4 5.6,-1 5.8,3.4C5.9,7.4 1.4,8.4 -3.6,7.2", 1.5)
        + shape(beard, SLATE)
        + both(detail(line(strands, 1.3, STEEL)))
        + lips(0, 18.6, 9)
        + shape(moustache, SLATE)
        + both(detail(line("M-4,12.6C-8,12 -11,15.4 -13.4,18.4", 1.2, STEEL)))
    )


def king_of_hearts() -> Head:
    """The mild one: round cheeks, high soft brows, short broad nose, a bare lip, a curly beard."""
    hair = (
        "M-17,-28C-29,-28 -34,-12 -32.6,4C-32,16 -33,24 -39,31C-34,38 -24,38 -19,31"
        "C-16,27 -15,20 -16,12Z"
    )
    waves = "M-26.4,-16C-29,-4 -26,8 -26,18C-26,24 -28,29 -32,32"
    beard = (
        "M-21,-3C-19.6,4 -17,9.6 -12,12C-9.6,14 -9,17.6 -6,19.6C-3,21.4 -2,20.4 0,22.4"
        "C2,20.4 3,21.4 6,19.6C9,17.6 9.6,14 12,12C17,9.6 19.6,4 21,-3C24.6,1 25,7 22.4,10.6"
        "C26,15 25,22 20.6,24.6C21.4,31 17,36 11.6,35.6C9,41 3,42 0,38.6"
        "C-3,42 -9,41 -11.6,35.6C-17,36 -21.4,31 -20.6,24.6C-25,22 -26,15 -22.4,10.6"
        "C-25,7 -24.6,1 -21,-3Z"
    )
    curls = (
        "M-22,11C-18,12.6 -16,15.6 -16.6,19M-20.4,24.6C-16,24 -12.4,26 -11.6,29.6"
        "M-11.4,35.4C-9.6,32 -7,30 -4,30.4"
    )
    return Head(
        both(shape(hair, GOLD) + detail(line(waves, 1.3)))
        + shape("M-20.5,-28L-20.5,2C-20.5,18 -13,27 0,27C13,27 20.5,18 20.5,2L20.5,-28Z", SKIN)
        + eye(-9.4, -4.6, Gaze(look=0.6), side=-1)
        + eye(9.4, -4.6, Gaze(look=0.6))
        + line("M-16,-11.4Q-11,-16.2 -4.2,-11.6M16,-11.4Q11,-16.2 4.2,-11.6", 1.9)
        + line("M-2.4,-6C-2.6,-2 -3.4,1 -5,3.6C-6.4,6.6 -3.6,8.4 0,8.4C3.6,8.4 6.2,6.8 4.8,4", 1.5)
        + shape(beard, GOLD)
        + both(detail(line(curls, 1.2)))
        + lips(0, 14, 10.4, 1.15)
    )


def king_of_diamonds() -> Head:
    """The shrewd one: narrow face, peaked brows, aquiline nose, waxed moustache, pointed beard."""
    hair = (
        "M-14,-28C-25,-30 -31,-20 -28,-11C-34,-8 -35,2 -29,6C-36,10 -36,21 -29,24"
        "C-23,26.4 -17,23 -17,16Z"
    )
    coil = "M-28,-11C-23,-11 -21,-7 -22.6,-3.4M-29,6C-24,6 -21,10 -23,14"
    face = "M-17.6,-28L-18.4,-2C-18.4,10 -11,27 0,29C11,27 18.4,10 18.4,-2L17.6,-28Z"
    beard = (
        "M-7.4,19.4C-5,21.6 -2.6,22 0,20.6C2.6,22 5,21.6 7.4,19.4C10.6,22 10.6,28 8.6,33"
        "C6,40 2.4,47 0,53C-2.4,47 -6,40 -8.6,33C-10.6,28 -10.6,22 -7.4,19.4Z"
    )
    moustache = (
        "M0,10.6C-4,8.6 -9,11 -12.6,14.4C-16,16.6 -20.4,14 -20,8.4C-25.6,14 -21.6,21.4 -14.6,20"
        "C-9,18.6 -5,15 0,14.4C5,15 9,18.6 14.6,20C21.6,21.4 25.6,14 20,8.4"
        "C20.4,14 16,16.6 12.6,14.4C9,11 4,8.6 0,10.6Z"
    )
    gaze = Gaze(look=-0.8, droop=0.9, wide=0.95)
    return Head(
        both(shape(hair, AUBURN) + detail(line(coil, 1.2)))
        + shape(face, SKIN)
        + eye(-8.8, -5.6, gaze, side=-1)
        + eye(8.8, -5.6, gaze)
        + line("M-15.6,-9.8L-9.6,-16L-3.2,-11.6M15.6,-9.8L9.6,-16L3.2,-11.6", 2.1)
        + line("M2.4,-9C4.4,-5 1.6,-3 3.4,2C4.6,6 4,8.6 1,8.8L-2.4,7.6", 1.5)
        + detail(line("M-13.4,1C-13,5 -11,8 -9,9.6M13.4,1C13,5 11,8 9,9.6", 1.1))
        + shape(beard, AUBURN)
        + detail(line("M0,27V42M-4.4,27C-4,32 -3.4,36 -2.4,39M4.4,27C4,32 3.4,36 2.4,39", 1.1))
        + lips(0, 17, 8.4)
        + shape(moustache, AUBURN),
        throat=neck(17, 14, 42),
    )


def king_of_clubs() -> Head:
    """The sage: bushy white brows, lined eyes, bulbous nose, square beard, straight long hair."""
    hair = (
        "M-16,-28C-28,-28 -32,-16 -31.6,-2C-31,14 -32,26 -37,37C-38.6,43 -30,46 -25,42"
        "C-17,36 -15,22 -16,12Z"
    )
    locks = "M-26,-18C-28,-4 -25,10 -27,24C-28,32 -30,37 -32,40M-21.4,2C-21,14 -21,24 -25,34"
    beard = (
        "M-20.6,0C-18,6 -15,9.6 -11,11C-7,9 -3,9.6 0,10.6C3,9.6 7,9 11,11C15,9.6 18,6 20.6,0"
        "C22.4,14 22,30 20.4,48L13.8,50.4L7,48L0,50.4L-7,48L-13.8,50.4L-20.4,48"
        "C-22,30 -22.4,14 -20.6,0Z"
    )
    moustache = (
        "M0,9.6C-5,6.6 -11,9 -13.6,14C-16,18.4 -17,21 -20.4,23.4C-14,27 -7,24 -4,19.6"
        "C-2.4,17 -1,15.6 0,15.6C1,15.6 2.4,17 4,19.6C7,24 14,27 20.4,23.4"
        "C17,21 16,18.4 13.6,14C11,9 5,6.6 0,9.6Z"
    )
    brow = (
        "M-18,-9.6C-16.4,-16 -8,-17.6 -3,-13.4C-2.4,-12 -3.4,-10.6 -5,-10.8"
        "C-9,-12.8 -13,-12 -18,-9.6Z"
    )
    gaze = Gaze(look=0.5, droop=0.5)
    return Head(
        both(shape(hair, SILVER) + detail(line(locks, 1.2)))
        + shape("M-20,-28L-20.4,4C-20,18 -12,27 0,27C12,27 20,18 20.4,4L20,-28Z", SKIN)
        + eye(-9.4, -4.4, gaze, side=-1)
        + eye(9.4, -4.4, gaze)
        + detail(both(line("M-14,1.6Q-10,4 -6,2.2M-17.4,-3.6L-19,-2.4", 1)))
        + both(thin(brow, SILVER, 1.3))
        + line("M-2.2,-7C-2,-3 -3,0 -4.4,2.4C-6.4,6 -3.4,8.6 0,8.6C3.4,8.6 6.4,6 4.4,2.4", 1.5)
        + shape(beard, SILVER)
        + both(detail(line("M-5.6,28V42M-12,28C-12.6,34 -13,38 -13,44", 1.2)))
        + detail(line("M0,30V44", 1.2))
        + lips(0, 19.4, 8)
        + shape(moustache, SILVER)
    )
