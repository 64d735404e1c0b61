"""Puts a face together: card, middle, index."""

from drawing.aces import ace
from drawing.courts import court
from drawing.index import index
from drawing.palette import INK, WHITE
from drawing.pips import pips
from drawing.svg import document
from drawing.variant import Variant

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "CDHS"

EDGE = (
    '<rect x=".75" y=".75" width="248.5" height="348.5" rx="13.25" fill="none" '
    f'stroke="{INK}" stroke-opacity=".3" stroke-width="1.5"/>'
)
"""The fine line that parts cards lying on each other."""

CARD = f'<rect width="250" height="350" rx="14" fill="{WHITE}"/>\n{EDGE}'


def ranks(variant: Variant) -> tuple[str, ...]:
    """The ranks that a variant draws anew; the number cards serve small cards as they are."""
    return ("A", "J", "Q", "K") if variant is Variant.SMALL else RANKS


def _middle(rank: str, suit: str, variant: Variant) -> str:
    """What a face shows between its indices."""
    if rank == "A":
        return ace(suit, variant)
    if rank in "JQK":
        return court(rank, suit, reduced=variant is Variant.SMALL)
    return pips(rank, suit, variant)


def face(rank: str, suit: str, variant: Variant = Variant.NORMAL) -> str:
    """The whole file of a face."""
    return document("\n".join((CARD, _middle(rank, suit, variant), index(rank, suit, variant))))
