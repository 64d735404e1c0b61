"""The twelve court figures: one half is drawn, turned for the other, and a sash hides the join.

Everything here is drawn for this project. What each figure wears stands in courts_costumes.
"""

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
    """The court field of a card in card units: ground, figure, pips and frame.

    The reduced variant serves cards under 80 px: patterns at double step, no studs, fewer lines.
    """
    costume = COSTUMES[rank + suit]
    half = _half(costume, 2 if reduced else 1)
    body = f'<g id="half">{half}</g><use href="#half" transform="rotate(180 125 175)"/>'
    drawn = ground() + inked(body) + sash(suit, *costume.sash) + pips(suit) + frame()
    return without_details(drawn) if reduced else with_details(drawn)
