"""Suits and ranks on their own, in white: emblems of empty piles, marks in text."""

from drawing.glyphs import GLYPHS
from drawing.suits import suit_outline
from drawing.svg import document, filled, number

_WHITE = "#FFFFFF"


def suit_emblem(suit: str) -> str:
    """A suit in a square of 100."""
    return document(filled(suit_outline(suit, 50, 50, 100), _WHITE), 100, 100)


def rank_emblem(rank: str) -> str:
    """A rank in a box of its own width by 100."""
    glyph = GLYPHS[rank]
    return document(filled(glyph.path, _WHITE), float(number(glyph.width)), 100)
