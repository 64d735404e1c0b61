"""The index of a face: rank and suit side by side in the strip that stays uncovered."""

from drawing.glyphs import GLYPHS, placed
from drawing.palette import MARKS
from drawing.suits import suit_outline
from drawing.svg import Path, data, filled, turned

CAP, TOP = 41.0, 10.0
LEFT, BOX = 13.0, 38.0
SUIT_HEIGHT, GAP = 37.0, 6.0
SUIT_MIDDLE = TOP + CAP / 2
_TEN_STRETCH = 0.92

OPEN, CLOSE = "<!--rank-->", "<!--/rank-->"


def _rank(rank: str) -> Path:
    """The rank at the top left, centred in its box so that ranks line up down a column."""
    width = GLYPHS[rank].width * CAP / 100
    if rank == "10":
        return placed(rank, LEFT, TOP, CAP, _TEN_STRETCH)
    return placed(rank, LEFT + (BOX - width) / 2, TOP, CAP)


def rank_fragment(rank: str) -> str:
    """Both rank glyphs of a face, without a colour: what stands between OPEN and CLOSE."""
    path = _rank(rank)
    return f'<path d="{data(path)}"/><path d="{data(turned(path))}"/>'


def index(rank: str, suit: str) -> str:
    """Both indices of a face."""
    box = GLYPHS[rank].width * CAP / 100 * _TEN_STRETCH if rank == "10" else BOX
    center = LEFT + box + GAP + SUIT_HEIGHT / 2
    mark = suit_outline(suit, center, SUIT_MIDDLE, SUIT_HEIGHT)
    ranks = f'<g fill="{MARKS[suit]}">{OPEN}{rank_fragment(rank)}{CLOSE}</g>'
    return "\n".join((ranks, filled(mark, MARKS[suit]), filled(turned(mark), MARKS[suit])))
