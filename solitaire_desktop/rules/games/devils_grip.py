"""Devil's Grip, by source 002 (games.md, section 4): two packs without aces on a grid of 3 x 8."""

from solitaire_desktop.rules.english import mark
from solitaire_desktop.rules.games.entry import Entry
from solitaire_desktop.rules.spec import Family, Rules

OWN = Rules(turn=3)

ENTRIES = (
    Entry(
        "devils-grip",
        Family.DEVILS_GRIP,
        mark("Devil’s Grip"),
        "",
        mark("Sort twenty-four piles into three rows that climb by threes."),
    ),
)
