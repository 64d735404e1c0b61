"""Puts a face together: card, middle, index."""

from drawing.aces import ace
from drawing.index import index
from drawing.palette import INK, MARKS, WHITE
from drawing.pips import pips
from drawing.suits import suit_path
from drawing.svg import document

try:
    from drawing.courts import court
except ImportError:

    def court(rank: str, suit: str) -> str:
        """Stands in until the courts are drawn."""
        return suit_path(suit, 125, 175, 120, MARKS[suit])


RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "CDHS"

CARD = (
    f'<rect width="250" height="350" rx="14" fill="{WHITE}"/>\n'
    '<rect x=".75" y=".75" width="248.5" height="348.5" rx="13.25" fill="none" '
    f'stroke="{INK}" stroke-opacity=".3" stroke-width="1.5"/>'
)


def face(rank: str, suit: str) -> str:
    """The whole file of a face."""
    if rank == "A":
        middle = ace(suit)
    elif rank in "JQK":
        middle = court(rank, suit)
    else:
        middle = pips(rank, suit)
    return document("\n".join((CARD, middle, index(rank, suit))))


def small_faces() -> dict[tuple[str, str], str]:
    """The faces that need a plainer drawing on cards under 80 pixels wide, by rank and suit."""
    faces = {}
    for suit in SUITS:
        parts = (CARD, ace(suit, small=True), index("A", suit))
        faces["A", suit] = document("\n".join(parts))
    return faces
