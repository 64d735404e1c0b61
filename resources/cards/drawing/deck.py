"""The list of all files of the deck, each with its text."""

import json

from drawing import backs
from drawing.emblems import rank_emblem, suit_emblem
from drawing.face import SUITS, face, ranks
from drawing.glyphs import GLYPHS
from drawing.index import rank_fragment
from drawing.variant import Variant


def _folder(variant: Variant) -> str:
    """The folder of a variant, with its slash."""
    return f"{variant.value}/" if variant.value else ""


def _letter(rank: str) -> str:
    """The rank as file names have it: one letter."""
    return "T" if rank == "10" else rank


def _rank_fragments(variant: Variant) -> str:
    """What stands between the rank comments of a face, by rank."""
    return json.dumps({rank: rank_fragment(rank, variant) for rank in GLYPHS}, indent=1) + "\n"


def files() -> dict[str, str]:
    """The text of every file, by its name relative to the folder of the deck."""
    texts = {
        f"{_folder(variant)}{_letter(rank)}{suit}.svg": face(rank, suit, variant)
        for variant in Variant
        for rank in ranks(variant)
        for suit in SUITS
    }
    texts |= {f"back-{name}.svg": draw() for name, draw in backs.BACKS.items()}
    texts |= {f"suit-{suit}.svg": suit_emblem(suit) for suit in SUITS}
    texts |= {f"rank-{rank}.svg": rank_emblem(rank) for rank in GLYPHS}
    for variant in (Variant.NORMAL, Variant.LARGE):
        texts[f"{_folder(variant)}ranks.json"] = _rank_fragments(variant)
    return texts
