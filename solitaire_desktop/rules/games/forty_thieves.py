"""Forty Thieves and its variants, by the rule keys in which each differs from Forty Thieves.

The game is source 003's and 000's; the variants are those of source 003 (games.md, section 6).
"""

from solitaire_desktop.rules.english import mark
from solitaire_desktop.rules.games.entry import Entry
from solitaire_desktop.rules.spec import Family, Rules

OWN = Rules()

ENTRIES = (
    Entry(
        "forty-thieves",
        Family.FORTY_THIEVES,
        mark("Forty Thieves"),
        "",
        mark("Two packs, ten columns built down in suit, one card at a time."),
    ),
    Entry(
        "josephine",
        Family.FORTY_THIEVES,
        mark("Josephine"),
        "unit=run",
        mark("Forty Thieves with runs in suit moved as one: a little kinder."),
    ),
    Entry(
        "limited",
        Family.FORTY_THIEVES,
        mark("Limited"),
        "columns=12 rows=3",
        mark("Twelve short columns instead of ten: more room from the start."),
    ),
    Entry(
        "indian",
        Family.FORTY_THIEVES,
        mark("Indian"),
        "build=other-suit",
        mark("Build in any suit but the card’s own: much easier, and quick."),
    ),
    Entry(
        "indian-traditional",
        Family.FORTY_THIEVES,
        mark("Indian, traditional deal"),
        "rows=3 face-down=1 build=other-suit",
        mark("Indian with three rows, the first of them face down."),
    ),
    Entry(
        "streets",
        Family.FORTY_THIEVES,
        mark("Streets"),
        "build=alternate",
        mark("Build in alternate colours: far more moves to choose from."),
    ),
    Entry(
        "sixty-thieves",
        Family.FORTY_THIEVES,
        mark("Sixty Thieves"),
        "packs=3 columns=12 rows=5",
        mark("Three packs and twelve columns of five: longer and harder."),
    ),
    Entry(
        "forty-thieves-kings",
        Family.FORTY_THIEVES,
        mark("Kings-only spaces"),
        "spaces=kings",
        mark("Only a King may fill an empty column: the hardest of the family."),
    ),
    Entry(
        "forty-thieves-redeal",
        Family.FORTY_THIEVES,
        mark("Forty Thieves with a redeal"),
        "redeals=1",
        mark("A second pass through the waste, in the same order."),
    ),
)
