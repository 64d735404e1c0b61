"""The hats of the jacks, about the centre of the head at (0, 0), worn looking left."""

from __future__ import annotations

from drawing.courts_pen import OUTLINE, detail, disc, flat, line, lozenge, shape
from drawing.palette import BLUE, GOLD, INK, RED, WHITE


def feather(curl: str, quill: str, barbs: str) -> str:
    """A white feather: outline, quill and a few barbs."""
    return shape(curl, WHITE) + line(quill, 1.3) + detail(line(barbs, 1.1))


def beret() -> str:
    """A wide red beret, tipped back, with a long white feather over it."""
    crown = "M-21,-30C-37,-34 -37,-50 -22,-55C-8,-60 14,-62 27,-54C40,-46 40,-32 25,-29Z"
    folds = "M-20,-33C-25,-38 -25,-44 -20,-49M16,-33C22,-38 24,-45 20,-51"
    plume = feather(
        "M6,-36C-8,-42 -18,-52 -14,-62C-11,-69 0,-68 7,-62C14,-56 16,-46 12,-37Z",
        "M9,-34C5,-44 -1,-54 -7,-61",
        "M2,-49L-8,-50M-2,-55L-11,-57M6,-43L-2,-43M5,-49L10,-54M1,-56L4,-62M8,-42L13,-46",
    )
    return (
        shape(crown, RED)
        + detail(line(folds, 1.3))
        + shape("M-21,-33.6Q2,-27 25,-33.6L24,-24.4Q2,-18 -20,-24.4Z", GOLD)
        + plume
        + shape(disc(9, -33, 4.6), GOLD)
        + flat(disc(9, -33, 1.7), INK)
    )


def rolled_cap() -> str:
    """A domed blue cap with a thick rolled brim, striped in gold."""
    dome = "M-21,-38C-22,-54 -11,-61.6 1,-61.6C13,-61.6 24,-54 23,-38Z"
    seams = "M1,-61C-7,-55 -10,-47 -10,-40M1,-61C9,-55 12,-47 12,-40"
    brim = (
        "M-27,-42C-34,-41 -34,-29 -26,-27C-10,-22 12,-22 28,-27C36,-29 36,-41 29,-42"
        "C12,-37 -10,-37 -27,-42Z"
    )
    bands = (
        "M-25,-41.4L-18,-39.6L-24.6,-26.6L-29.4,-28.6Z"
        "M-11,-38.6L-3,-38L-9.6,-23.8L-17,-25Z"
        "M5,-38L13,-38.6L6,-23.2L-1.6,-23.2Z"
        "M21,-39.8L28,-41.4L22,-25.4L14.4,-24Z"
    )
    return (
        shape(dome, BLUE)
        + detail(line(seams, 1.3))
        + shape(disc(1, -63, 4), GOLD)
        + flat(brim, BLUE)
        + flat(bands, GOLD)
        + line(bands, 1.1)
        + line(brim, OUTLINE)
    )


def pointed_hat() -> str:
    """A tall red hat bent at its tip, on a wide gold brim turned up in front."""
    cone = "M-19,-33C-17,-46 -10,-56 2,-66C6,-69 11,-66 9.6,-61C16,-54 19,-44 20,-33Q0,-27 -19,-33Z"
    chevron = "M-16.4,-42L0.6,-51L17.6,-42L18.6,-37L0.6,-46L-17.6,-37Z"
    brim = (
        "M-38,-36C-29,-34.6 -24,-37 -19,-37.6Q0,-31 20,-37.6C26,-36 32,-33 38.6,-35"
        "C31,-25 16,-20.6 -2,-21.4C-20,-22 -33,-27 -38,-36Z"
    )
    return (
        shape(cone, RED)
        + flat(chevron, GOLD)
        + line(chevron, 1.2)
        + shape(brim, GOLD)
        + detail(line("M-26,-31.4C-12,-25.6 14,-25.4 29,-30.4", 1.3))
        + shape(lozenge(0, -34.6, 3.8, 5), BLUE)
    )


def pleated_cap() -> str:
    """A soft blue cap with pleats, drooping to the right, and a feather on the left."""
    crown = "M-24,-32C-30,-44 -21,-57 -4,-60C13,-62 29,-56 31,-43C31.6,-36 29,-32 24,-32Z"
    pleats = (
        "M-15,-33C-19,-42 -14,-50 -6,-56M-4,-33C-6,-42 -2,-50 4,-57.6M8,-33C8,-42 11,-50 15,-57"
        "M18,-34C20,-42 22,-48 24,-52"
    )
    plume = feather(
        "M-17,-34C-30,-38 -40,-46 -39,-56C-38,-65 -26,-66 -18,-60C-11,-54 -11,-44 -14,-35Z",
        "M-15,-33C-19,-43 -25,-51 -32,-57",
        "M-22,-46L-32,-47M-26,-51L-35,-53M-20,-47L-15,-52M-24,-52L-20,-58",
    )
    return (
        shape(crown, BLUE)
        + detail(line(pleats, 1.2))
        + plume
        + shape("M-24,-34Q0,-28 25,-34L24,-24Q0,-18 -23,-24Z", RED)
        + detail(
            flat(
                "".join(
                    lozenge(x, y, 3, 3.4)
                    for x, y in ((0, -26), (-8.4, -26.6), (8.8, -26.6), (-16.6, -28), (17, -28))
                ),
                GOLD,
            )
        )
    )
