"""The index of a face: rank and suit side by side in the strip that stays uncovered."""

from dataclasses import dataclass

from drawing.glyphs import GLYPHS, placed
from drawing.palette import MARKS
from drawing.suits import suit_outline
from drawing.svg import Path, data, filled, turned
from drawing.variant import Variant

OPEN, CLOSE = "<!--rank-->", "<!--/rank-->"

_TOP, _LEFT = 10.0, 13.0
_TEN_STRETCH = 0.92


@dataclass(frozen=True)
class _Measures:
    """Sizes in card units: cap height, width of the rank's box, gap, height of the suit."""

    cap: float
    box: float
    gap: float
    suit: float


_NORMAL = _Measures(41, 38, 6, 37)
_LARGE = _Measures(59.5, 48, 6, 53.5)
_LARGE_COURT = _Measures(59.5, 48, 3.5, 33)


def _measures(rank: str, variant: Variant) -> _Measures:
    """The sizes for a face; a large court index has to fit into the notch of the frame."""
    if variant is not Variant.LARGE:
        return _NORMAL
    return _LARGE_COURT if rank in "JQKVDR" else _LARGE


def _width(rank: str, cap: float) -> float:
    """How wide the rank is drawn."""
    return GLYPHS[rank].width * cap / 100 * (_TEN_STRETCH if rank == "10" else 1)


def _rank(rank: str, measures: _Measures) -> Path:
    """The rank at the top left, centred in its box so that ranks line up down a column."""
    if rank == "10":
        return placed(rank, _LEFT, _TOP, measures.cap, _TEN_STRETCH)
    left = _LEFT + (measures.box - _width(rank, measures.cap)) / 2
    return placed(rank, left, _TOP, measures.cap)


def rank_fragment(rank: str, variant: Variant = Variant.NORMAL) -> str:
    """Both rank glyphs of a face, without a colour: what stands between OPEN and CLOSE."""
    path = _rank(rank, _measures(rank, variant))
    return f'<path d="{data(path)}"/><path d="{data(turned(path))}"/>'


def index(rank: str, suit: str, variant: Variant = Variant.NORMAL) -> str:
    """Both indices of a face."""
    measures = _measures(rank, variant)
    box = _width(rank, measures.cap) if rank == "10" else measures.box
    center = _LEFT + box + measures.gap + measures.suit / 2
    mark = suit_outline(suit, center, _TOP + measures.cap / 2, measures.suit)
    ranks = f'<g fill="{MARKS[suit]}">{OPEN}{rank_fragment(rank, variant)}{CLOSE}</g>'
    return "\n".join((ranks, filled(mark, MARKS[suit]), filled(turned(mark), MARKS[suit])))
