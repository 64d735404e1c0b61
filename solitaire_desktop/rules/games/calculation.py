"""Calculation, by source 004 (games.md, section 5): foundations that count by 1, 2, 3 and 4."""

from solitaire_desktop.rules.english import mark
from solitaire_desktop.rules.games.entry import Entry
from solitaire_desktop.rules.spec import Family, Rules

OWN = Rules(packs=1)

ENTRIES = (
    Entry(
        "calculation",
        Family.CALCULATION,
        mark("Calculation"),
        "",
        mark("Count by ones, twos, threes and fours; choose where every card waits."),
    ),
)
