"""The table of the twelve courts: which robe, panel, collar, head and attribute each one has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from drawing import courts_attributes as hold
from drawing import courts_collars as collars
from drawing import courts_crowns as crowns
from drawing import courts_hats as hats
from drawing import courts_jacks as jacks
from drawing import courts_kings as kings
from drawing import courts_queens as queens
from drawing import courts_shoulders as shoulders
from drawing.courts_collars import Collar
from drawing.courts_heads import Head
from drawing.courts_patterns import check, chevrons, lattice, scales, scattered, spots, stripes
from drawing.courts_robes import Cloth, Pattern
from drawing.palette import (
    BLUE,
    DARK_BLUE,
    DARK_GOLD,
    DARK_RED,
    GOLD,
    INK,
    LIGHT_BLUE,
    RED,
    WHITE,
)
from drawing.suits import suit_data


@dataclass(frozen=True)
class Costume:
    """One court: its parts from back to front and their colours.

    `trim`, `cuff`: cloth and stud; `sleeve`: cut, cloth and stripe; `sash`: cloth and lozenges.
    `mirror` turns head and body to the right; `lean` shifts the panel towards the gaze.
    """

    robe: str
    cloth: Cloth
    panel: Cloth
    trim: tuple[str, str]
    collar: Callable[[float], Collar]
    head: Callable[[], Head]
    hat: Callable[[], str]
    attribute: Callable[[], str]
    sleeve: tuple[str, str, str]
    cuff: tuple[str, str]
    sash: tuple[str, str]
    mirror: bool = False
    lean: float = 0


def _suits(suit: str, colour: str) -> Pattern:
    """Small suits in alternate rows, for panels."""
    mark = suit_data(suit, 0, 0, 8.4)
    return lambda region, s: scattered(region, mark, colour, (14 * s, 9 * s))


_KINGS = {
    "KS": Costume(
        robe=shoulders.BROAD,
        cloth=Cloth(BLUE, lambda r, s: lattice(r, DARK_BLUE, 16 * s, 16 * s, seed=LIGHT_BLUE)),
        panel=Cloth(RED, _suits("S", GOLD)),
        trim=(GOLD, INK),
        collar=collars.broad_ermine,
        head=kings.king_of_spades,
        hat=crowns.imperial_crown,
        attribute=hold.sword,
        sleeve=("flared", GOLD, RED),
        cuff=(WHITE, INK),
        sash=(GOLD, BLUE),
    ),
    "KH": Costume(
        robe=shoulders.ROUND,
        cloth=Cloth(RED, lambda r, s: scales(r, GOLD, 16 * s)),
        panel=Cloth(BLUE, _suits("H", GOLD)),
        trim=(GOLD, INK),
        collar=collars.scalloped_ermine,
        head=kings.king_of_hearts,
        hat=crowns.fleur_crown,
        attribute=hold.orb,
        sleeve=("puffed", BLUE, GOLD),
        cuff=(WHITE, INK),
        sash=(GOLD, RED),
        mirror=True,
    ),
    "KD": Costume(
        robe=shoulders.STEPPED,
        cloth=Cloth(GOLD, lambda r, s: lattice(r, RED, 18 * s, 24 * s, width=2, seed=RED, size=3)),
        panel=Cloth(BLUE, lambda r, s: chevrons(r, ((6 * s, GOLD), (7 * s, "")))),
        trim=(WHITE, INK),
        collar=lambda _: collars.round_collar(BLUE, GOLD, DARK_BLUE),
        head=kings.king_of_diamonds,
        hat=crowns.pointed_crown,
        attribute=hold.axe,
        sleeve=("tight", BLUE, WHITE),
        cuff=(GOLD, INK),
        sash=(GOLD, BLUE),
    ),
    "KC": Costume(
        robe=shoulders.STRAIGHT,
        cloth=Cloth(
            DARK_RED,
            lambda r, s: stripes(r, ((9 * s, ""), (3 * s, RED), (1.6 * s, GOLD), (3 * s, RED))),
        ),
        panel=Cloth(GOLD, _suits("C", INK)),
        trim=(BLUE, GOLD),
        collar=lambda _: collars.tabs(BLUE, WHITE),
        head=kings.king_of_clubs,
        hat=crowns.trefoil_crown,
        attribute=hold.trefoil_sceptre,
        sleeve=("flared", BLUE, GOLD),
        cuff=(GOLD, INK),
        sash=(BLUE, RED),
        mirror=True,
    ),
}

_QUEENS = {
    "QS": Costume(
        robe=shoulders.SLOPING,
        cloth=Cloth(INK, lambda r, s: spots(r, 2.3, GOLD, 14 * s)),
        panel=Cloth(GOLD, lambda r, s: lattice(r, BLUE, 13 * s, 15 * s)),
        trim=(WHITE, INK),
        collar=lambda _: collars.round_collar(RED, GOLD, DARK_RED),
        head=queens.queen_of_spades,
        hat=crowns.lily_crown,
        attribute=hold.fleur_staff,
        sleeve=("flared", BLUE, GOLD),
        cuff=(WHITE, INK),
        sash=(GOLD, INK),
        lean=-2,
    ),
    "QH": Costume(
        robe=shoulders.PUFFED,
        cloth=Cloth(
            RED, lambda r, s: scattered(r, suit_data("H", 0, 0, 9), GOLD, (17 * s, 8.5 * s))
        ),
        panel=Cloth(WHITE, lambda r, s: lattice(r, RED, 13 * s, 15 * s)),
        trim=(GOLD, INK),
        collar=lambda _: collars.deep_collar(BLUE, WHITE),
        head=queens.queen_of_hearts,
        hat=crowns.heart_crown,
        attribute=hold.rose,
        sleeve=("puffed", BLUE, WHITE),
        cuff=(GOLD, INK),
        sash=(GOLD, RED),
        mirror=True,
        lean=-2,
    ),
    "QD": Costume(
        robe=shoulders.WINGED,
        cloth=Cloth(BLUE, lambda r, s: scales(r, LIGHT_BLUE, 16 * s)),
        panel=Cloth(GOLD, lambda r, s: chevrons(r, ((6 * s, RED), (7 * s, "")))),
        trim=(RED, GOLD),
        collar=lambda _: collars.standing_ruff(DARK_RED),
        head=queens.queen_of_diamonds,
        hat=crowns.ray_crown,
        attribute=hold.tulip,
        sleeve=("tight", GOLD, RED),
        cuff=(WHITE, INK),
        sash=(RED, BLUE),
        lean=-2,
    ),
    "QC": Costume(
        robe=shoulders.BARE,
        cloth=Cloth(GOLD, lambda r, s: check(r, DARK_GOLD, 20 * s)),
        panel=Cloth(INK, _suits("C", GOLD)),
        trim=(RED, GOLD),
        collar=lambda _: collars.off_shoulder(BLUE, GOLD),
        head=queens.queen_of_clubs,
        hat=crowns.pearl_crown,
        attribute=hold.hand_mirror,
        sleeve=("puffed", BLUE, GOLD),
        cuff=(WHITE, INK),
        sash=(RED, BLUE),
        mirror=True,
        lean=-2,
    ),
}

_JACKS = {
    "JS": Costume(
        robe=shoulders.ROLLED,
        cloth=Cloth(GOLD, lambda r, s: stripes(r, ((6 * s, BLUE), (6 * s, ""), (5 * s, INK)), 28)),
        panel=Cloth(INK, lambda r, s: chevrons(r, ((6 * s, GOLD), (7 * s, "")))),
        trim=(RED, GOLD),
        collar=lambda _: collars.ruff(DARK_RED),
        head=jacks.jack_of_spades,
        hat=hats.beret,
        attribute=hold.halberd,
        sleeve=("flared", GOLD, INK),
        cuff=(RED, INK),
        sash=(RED, BLUE),
        lean=-3,
    ),
    "JH": Costume(
        robe=shoulders.CAPED,
        cloth=Cloth(RED, lambda r, s: stripes(r, ((7 * s, GOLD), (8 * s, "")), 62)),
        panel=Cloth(WHITE, lambda r, s: lattice(r, BLUE, 13 * s, 15 * s)),
        trim=(GOLD, INK),
        collar=lambda _: collars.tabs(GOLD, BLUE),
        head=jacks.jack_of_hearts,
        hat=hats.rolled_cap,
        attribute=hold.leaf,
        sleeve=("tight", BLUE, WHITE),
        cuff=(GOLD, INK),
        sash=(GOLD, RED),
        mirror=True,
        lean=-3,
    ),
    "JD": Costume(
        robe=shoulders.CLOAKED,
        cloth=Cloth(
            WHITE, lambda r, s: lattice(r, BLUE, 18 * s, 22 * s, width=1.8, seed=BLUE, size=3)
        ),
        panel=Cloth(RED, _suits("D", GOLD)),
        trim=(GOLD, INK),
        collar=lambda _: collars.cape_collar(BLUE, GOLD, DARK_BLUE),
        head=jacks.jack_of_diamonds,
        hat=hats.pointed_hat,
        attribute=hold.arrow,
        sleeve=("flared", WHITE, RED),
        cuff=(GOLD, INK),
        sash=(GOLD, BLUE),
        mirror=True,
        lean=-2,
    ),
    "JC": Costume(
        robe=shoulders.SLIGHT,
        cloth=Cloth(GOLD, lambda r, s: stripes(r, ((8 * s, BLUE), (8 * s, "")), 18)),
        panel=Cloth(DARK_RED, lambda r, s: check(r, RED, 14 * s)),
        trim=(WHITE, INK),
        collar=lambda _: collars.millstone_ruff(),
        head=jacks.jack_of_clubs,
        hat=hats.pleated_cap,
        attribute=hold.pennant,
        sleeve=("puffed", BLUE, WHITE),
        cuff=(RED, GOLD),
        sash=(GOLD, BLUE),
        lean=-2,
    ),
}

COSTUMES = _KINGS | _QUEENS | _JACKS
"""Every court by rank and suit."""
