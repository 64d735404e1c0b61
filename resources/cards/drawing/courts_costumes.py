"""The table of the twelve courts: which robe, panel, collar, head and attribute each one has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from drawing import courts_attributes as hold
from drawing import courts_collars as collars
from drawing import courts_crowns as crowns
from drawing import courts_hats as hats
from drawing import courts_jacks as jacks
from drawing import courts_kings as kings
from drawing import courts_queens as queens
from drawing.courts_heads import Head
from drawing.courts_patterns import check, chevrons, lattice, scales, scattered, spots, stripes
from drawing.courts_robes import Cloth
from drawing.palette import *  # noqa
from drawing.courts_pen import disc
from drawing.suits import suit_data


@dataclass(frozen=True)
class Costume:
    robe: str
    cloth: Cloth
    panel: Cloth
    trim: tuple[str, str]
    collar: Callable[[float], collars.Collar]
    head: Callable[[], Head]
    hat: Callable[[], str]
    attribute: Callable[[], str]
    sleeve: tuple[str, str, str]
    cuff: tuple[str, str]
    sash: tuple[str, str]
    mirror: bool = False
    lean: float = 0


def _suits(suit: str, colour: str) -> Callable[..., str]:
    mark = suit_data(suit, 0, 0, 8.4)
    return lambda region, s: scattered(region, mark, colour, (14 * s, 9 * s))


BROAD = "M128,114Q104,116 84,126Q62,134 40,150V250H260V190Q246,150 214,132Q182,118 156,114Z"
ROUND = "M128,114C96,116 70,124 48,160L20,250H270V200C260,150 220,118 156,114Z"
STEPPED = "M128,114C112,114 104,116 100,122C88,118 76,124 76,134C64,132 54,140 54,152L20,250H270V190C262,160 240,136 226,138C222,126 206,118 190,122C180,114 170,114 156,114Z"
STRAIGHT = "M126,116L60,136L20,190V260H270V190L224,134L158,116Z"
SLOPING = "M130,118C116,128 92,132 74,150L20,250H270V200C250,160 210,146 190,132C176,128 164,124 154,118Z"
PUFFED = "M128,116C112,116 108,120 104,126C86,114 60,122 54,146C52,156 54,170 60,180L20,260H270V190C262,150 230,116 184,126C178,118 170,116 156,116Z"
WINGED = "M128,114C112,116 104,120 98,128L66,118C66,128 62,138 56,148L20,250H270V190L240,138L218,116L186,128C178,120 170,116 156,114Z"
BARE = "M120,124C104,124 90,130 76,142C66,150 58,158 54,170L20,250H270V200C260,160 230,134 164,124Z"
ROLLED = "M128,114L104,118C92,112 72,116 66,128C62,136 66,142 70,144L20,250H270V190C262,160 240,140 222,128C212,116 192,112 180,118L156,114Z"
CAPED = "M128,114C108,116 92,120 78,132C74,140 66,138 60,150C50,150 46,160 40,170L20,250H270V200C262,180 250,160 236,152C226,136 210,128 194,122C180,116 170,114 156,114Z"
CLOAKED = "M128,114C110,112 90,114 72,128C60,140 54,150 50,170L20,250H270V200C262,170 230,132 186,124L156,114Z"
SLIGHT = "M130,116C114,118 104,122 96,130C84,128 74,136 76,148L20,250H270V200C262,160 236,138 210,134C196,122 176,116 154,116Z"

COSTUMES: dict[str, Costume] = {
    "KS": Costume(BROAD, Cloth(BLUE, lambda r, s: lattice(r, DARK_BLUE, 16 * s, 16 * s, seed=LIGHT_BLUE)),
        Cloth(RED, _suits("S", GOLD)), (GOLD, INK), collars.broad_ermine, kings.king_of_spades,
        crowns.imperial_crown, hold.sword, ("flared", GOLD, RED), (WHITE, INK), (GOLD, BLUE)),
    "KH": Costume(ROUND, Cloth(RED, lambda r, s: scales(r, GOLD, 16 * s)), Cloth(BLUE, _suits("H", GOLD)),
        (GOLD, INK), collars.scalloped_ermine, kings.king_of_hearts, crowns.fleur_crown, hold.orb,
        ("puffed", BLUE, GOLD), (WHITE, INK), (GOLD, RED), True),
    "KD": Costume(STEPPED, Cloth(GOLD, lambda r, s: lattice(r, RED, 18 * s, 24 * s, width=2, seed=RED, size=3)),
        Cloth(BLUE, lambda r, s: chevrons(r, ((6 * s, GOLD), (7 * s, "")))), (WHITE, INK),
        lambda s: collars.round_collar(BLUE, GOLD, DARK_BLUE), kings.king_of_diamonds, crowns.pointed_crown, hold.axe,
        ("tight", BLUE, WHITE), (GOLD, INK), (GOLD, BLUE)),
    "KC": Costume(STRAIGHT, Cloth(DARK_RED, lambda r, s: stripes(r, ((9 * s, ""), (3 * s, RED), (1.6 * s, GOLD), (3 * s, RED)), 0)),
        Cloth(GOLD, _suits("C", INK)), (BLUE, GOLD), lambda s: collars.tabs(BLUE, WHITE), kings.king_of_clubs,
        crowns.trefoil_crown, hold.trefoil_sceptre, ("flared", BLUE, GOLD), (GOLD, INK), (BLUE, RED), True),
    "QS": Costume(SLOPING, Cloth(INK, lambda r, s: spots(r, 2.3, GOLD, 14 * s)),
        Cloth(GOLD, lambda r, s: lattice(r, BLUE, 13 * s, 15 * s)), (WHITE, INK), lambda s: collars.round_collar(RED, GOLD, DARK_RED),
        queens.queen_of_spades, crowns.lily_crown, hold.fleur_staff, ("flared", BLUE, GOLD), (WHITE, INK), (GOLD, INK), lean=-2),
    "QH": Costume(PUFFED, Cloth(RED, lambda r, s: scattered(r, suit_data("H", 0, 0, 9), GOLD, (17 * s, 8.5 * s))),
        Cloth(WHITE, lambda r, s: lattice(r, RED, 13 * s, 15 * s)), (GOLD, INK), lambda s: collars.deep_collar(BLUE, WHITE),
        queens.queen_of_hearts, crowns.heart_crown, hold.rose, ("puffed", BLUE, WHITE), (GOLD, INK), (GOLD, RED), True, -2),
    "QD": Costume(WINGED, Cloth(BLUE, lambda r, s: scales(r, LIGHT_BLUE, 16 * s)),
        Cloth(GOLD, lambda r, s: chevrons(r, ((6 * s, RED), (7 * s, "")))), (RED, GOLD), lambda s: collars.standing_ruff(),
        queens.queen_of_diamonds, crowns.ray_crown, hold.tulip, ("tight", GOLD, RED), (WHITE, INK), (RED, BLUE), lean=-2),
    "QC": Costume(BARE, Cloth(GOLD, lambda r, s: check(r, DARK_GOLD, 20 * s)), Cloth(INK, _suits("C", GOLD)), (RED, GOLD),
        lambda s: collars.off_shoulder(BLUE, GOLD), queens.queen_of_clubs, crowns.pearl_crown, hold.hand_mirror,
        ("puffed", BLUE, GOLD), (WHITE, INK), (RED, BLUE), True, -2),
    "JS": Costume(ROLLED, Cloth(GOLD, lambda r, s: stripes(r, ((6 * s, BLUE), (6 * s, ""), (5 * s, INK)), 28)),
        Cloth(INK, lambda r, s: chevrons(r, ((6 * s, GOLD), (7 * s, "")))), (RED, GOLD), lambda s: collars.ruff(),
        jacks.jack_of_spades, hats.beret, hold.halberd, ("flared", GOLD, INK), (RED, INK), (RED, BLUE), lean=-3),
    "JH": Costume(CAPED, Cloth(RED, lambda r, s: stripes(r, ((7 * s, GOLD), (8 * s, "")), 62)),
        Cloth(WHITE, lambda r, s: lattice(r, BLUE, 13 * s, 15 * s)), (GOLD, INK), lambda s: collars.tabs(GOLD, BLUE),
        jacks.jack_of_hearts, hats.rolled_cap, hold.leaf, ("tight", BLUE, WHITE), (GOLD, INK), (GOLD, RED), True, -3),
    "JD": Costume(CLOAKED, Cloth(WHITE, lambda r, s: lattice(r, BLUE, 18 * s, 22 * s, width=1.8, seed=BLUE, size=3)),
        Cloth(RED, _suits("D", GOLD)), (GOLD, INK), lambda s: collars.cape_collar(BLUE, GOLD, DARK_BLUE), jacks.jack_of_diamonds,
        hats.pointed_hat, hold.arrow, ("flared", WHITE, RED), (GOLD, INK), (GOLD, BLUE), True, -2),
    "JC": Costume(SLIGHT, Cloth(GOLD, lambda r, s: stripes(r, ((8 * s, BLUE), (8 * s, "")), 18)),
        Cloth(DARK_RED, lambda r, s: check(r, RED, 14 * s)), (WHITE, INK), lambda s: collars.millstone_ruff(), jacks.jack_of_clubs,
        hats.pleated_cap, hold.pennant, ("puffed", BLUE, WHITE), (RED, GOLD), (GOLD, BLUE), lean=-2),
}
