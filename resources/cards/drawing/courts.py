"""The twelve court figures."""

from __future__ import annotations

from drawing.courts_arms import cuff, fist, sleeve
from drawing.courts_costumes import COSTUMES, Costume
from drawing.courts_frame import frame, ground, pips, sash
from drawing.courts_pen import inked, moved, with_details, without_details
from drawing.courts_robes import panel, robe, trims


def _half(costume: Costume, scale: float) -> str:
    head = costume.head()
    collar = costume.collar(scale)
    lean = -costume.lean if costume.mirror else costume.lean

    def looking(parts: str) -> str:
        return moved(parts, 142, 86, mirrored=costume.mirror) if parts else ""

    return (
        looking(head.back)
        + robe(costume.robe, costume.cloth, scale, mirror=costume.mirror)
        + panel(costume.panel, scale, lean=lean)
        + trims(*costume.trim, lean=lean)
        + collar.back
        + looking(head.throat)
        + collar.front
        + looking(head.front + costume.hat())
        + moved(costume.attribute(), 203, 0)
        + sleeve(*costume.sleeve, scale=scale)
        + cuff(*costume.cuff)
        + fist()
    )


def court(rank: str, suit: str, *, reduced: bool = False) -> str:
    """The court field of a card, in card units."""
    costume = COSTUMES[rank + suit]
    half = _half(costume, 2 if reduced else 1)
    half = without_details(half) if reduced else with_details(half)
    body = f'<g id="half">{half}</g><use href="#half" transform="rotate(180 125 175)"/>'
    return ground() + inked(body) + sash(suit, *costume.sash) + pips(suit) + frame()
