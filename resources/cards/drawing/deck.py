"""The list of all files of the deck, each with its text."""

import json

from drawing import backs
from drawing.emblems import rank_emblem, suit_emblem
from drawing.face import RANKS, SUITS, face, small_faces
from drawing.glyphs import GLYPHS
from drawing.index import rank_fragment


def _letter(rank: str) -> str:
    """The rank as file names have it: one letter."""
    return "T" if rank == "10" else rank


def _rank_fragments() -> str:
    """What stands between the rank comments of a face, by rank."""
    return json.dumps({rank: rank_fragment(rank) for rank in GLYPHS}, indent=1) + "\n"


def files() -> dict[str, str]:
    """The text of every file, by its name relative to the folder of the deck."""
    texts = {f"{_letter(rank)}{suit}.svg": face(rank, suit) for rank in RANKS for suit in SUITS}
    for (rank, suit), text in small_faces().items():
        texts[f"small/{_letter(rank)}{suit}.svg"] = text
    texts["back-azulejo.svg"] = backs.azulejo()
    texts["back-lattice.svg"] = backs.lattice()
    texts["back-minimal.svg"] = backs.minimal()
    texts["back-waves.svg"] = backs.waves()
    texts |= {f"suit-{suit}.svg": suit_emblem(suit) for suit in SUITS}
    texts |= {f"rank-{rank}.svg": rank_emblem(rank) for rank in GLYPHS}
    texts["ranks.json"] = _rank_fragments()
    return texts
