"""The English of the rules as they are explained: headings, sentences, differences.

Part of `english.TEMPLATES`. A sentence's key names its section and the rule that it states; the
ending `/one` is for the number one. Which sentences a game has is decided in `describe`.
"""

_HEADINGS: dict[str, str] = {
    "heading/aim": "The aim",
    "heading/deal": "The deal",
    "heading/columns": "The columns",
    "heading/spaces": "Empty columns",
    "heading/moves": "What can be taken",
    "heading/foundations": "The foundations",
    "heading/stock": "Stock and waste",
    "heading/piles": "Joining piles",
    "heading/swaps": "Swapping piles",
    "heading/gaps": "Gaps",
    "heading/talon": "Stock and talon",
    "heading/turning": "The turned card",
    "heading/reserves": "The reserves",
    "heading/end": "The end and the score",
    "heading/tip": "Tips",
    "heading/fact": "Good to know",
}

_FORTY_THIEVES: dict[str, str] = {
    "rules/aim/all": "Bring all {n} cards to the foundations.",
    "rules/aim/packs": "The game is played with {n} packs.",
    "rules/aim/packs/one": "The game is played with one pack.",
    "rules/deal/columns": "There are {n} columns, dealt row by row from left to right.",
    "rules/deal/columns/one": "There is a single column.",
    "rules/deal/rows": "Each column is dealt {n} cards.",
    "rules/deal/rows/one": "Each column is dealt one card.",
    "rules/deal/face-up": "All cards of the columns lie face up.",
    "rules/deal/face-down": "The first {n} rows lie face down.",
    "rules/deal/face-down/one": "The first row lies face down.",
    "rules/deal/alternate": "Every second row lies face down; the first and the last lie face up.",
    "rules/deal/bared": "A face-down card is turned up as soon as nothing lies on it.",
    "rules/deal/not-laid-out": (
        "The foundations start empty: each {rank} is dealt like any other card."
    ),
    "rules/deal/laid-out": "Each {rank} is laid on a foundation before the deal.",
    "rules/deal/stock": "The other {n} cards lie face down: they are the stock.",
    "rules/deal/stock/one": "The one card left over lies face down: it is the stock.",
    "rules/deal/no-stock": "No card is left over, so there is no stock.",
    "rules/columns/suit": (
        "Columns are built down in suit: on {top:the}, for instance, goes {wanted:the}."
    ),
    "rules/columns/alternate": (
        "Columns are built down in alternate colours: "
        "on {top:the}, for instance, goes {wanted:the}."
    ),
    "rules/columns/color": (
        "Columns are built down in one colour: on {top:the}, for instance, goes {wanted:the}."
    ),
    "rules/columns/other-suit": (
        "Columns are built down in any suit but the card’s own: "
        "on {top:the}, for instance, goes {wanted:the}."
    ),
    "rules/columns/rank": (
        "Columns are built down in any suit: on {top:the}, for instance, goes {wanted:the}."
    ),
    "rules/columns/no-wrap": "Nothing goes on an Ace, and a King goes on no card.",
    "rules/columns/wrap": "On an Ace goes a King, by the same rule, and the column goes on.",
    "rules/spaces/any": "An empty column takes any card; it need not be filled.",
    "rules/spaces/any/run": "An empty column takes any card or run; it need not be filled.",
    "rules/spaces/kings": "An empty column takes only a King.",
    "rules/spaces/kings/run": "An empty column takes only a King, or a run that starts with one.",
    "rules/spaces/waste": "An empty column takes only the top card of the waste.",
    "rules/spaces/auto": (
        "An empty column is filled at once by the top card of the waste or, without a waste, "
        "of the stock."
    ),
    "rules/spaces/auto-free": "With waste and stock empty it takes any card.",
    "rules/spaces/none": "An empty column stays empty.",
    "rules/moves/single": "A column gives its top card, one card a move.",
    "rules/moves/shortcut": (
        "Cards built on each other may be dragged together when there is room to move them "
        "one by one."
    ),
    "rules/moves/run": (
        "A column gives its top card, or several top cards that are built on each other as one."
    ),
    "rules/moves/up-singly": "To a foundation they go one at a time.",
    "rules/foundations/suits": "There are {n} foundations, {packs} for each suit.",
    "rules/foundations/suits/one": "There are {n} foundations, one for each suit.",
    "rules/foundations/no-suits": "There are {n} foundations; none belongs to a suit.",
    "rules/foundations/suit": "Each is built up in suit, from Ace to King.",
    "rules/foundations/suit-wrap": (
        "Each starts with {rank:a} and is built up in suit, with the Ace after the King, "
        "until it holds all 13 ranks."
    ),
    "rules/foundations/alternate": "Each is built up in alternate colours, from Ace to King.",
    "rules/foundations/locked": "A card on a foundation stays there.",
    "rules/foundations/give-back": "A foundation’s top card may return to a column that takes it.",
    "rules/foundations/optional": "No card has to go up: you choose when.",
    "rules/stock/turn": (
        "Cards are turned from the stock to the waste {n} at a time, at the end what is left."
    ),
    "rules/stock/turn/one": "The top card of the stock may be turned to the waste at any time.",
    "rules/stock/waste": "Only the waste’s top card can be played; that frees the one beneath.",
    "rules/stock/closed": "Nothing goes to the waste but what is turned from the stock.",
    "rules/stock/refill": "An empty waste is filled from the stock at once.",
    "rules/stock/one-pass": "The stock is gone through once: there is no redeal.",
    "rules/stock/redeals": (
        "When the stock is empty, the waste may be turned over, unshuffled, {n} times in all."
    ),
    "rules/stock/redeals/one": (
        "When the stock is empty, the waste may be turned over once, unshuffled."
    ),
    "rules/stock/redeals/unlimited": (
        "When the stock is empty, the waste may be turned over, unshuffled, as often as you like."
    ),
    "rules/end/won": "The game is won when the last card arrives on its foundation.",
    "rules/end/blocked": (
        "It is blocked when nothing can be turned and nothing moves but a whole column to an "
        "empty one; undo stays possible."
    ),
    "rules/end/score": (
        "There are no points; the record counts the cards on the foundations, out of {n}."
    ),
}

_DEVILS_GRIP: dict[str, str] = {
    "rules/aim/grip": "Sort all {n} cards into 24 piles of four, each of one suit and in its row.",
    "rules/aim/grip-rows": (
        "The top row holds 2, 5, 8, Jack; the middle row 3, 6, 9, Queen; "
        "the bottom row 4, 7, 10, King."
    ),
    "rules/deal/grip-packs": "Two packs are used, without their eight Aces.",
    "rules/deal/grip": (
        "24 cards lie face up in three rows of eight; the other 72 lie face down: "
        "they are the stock."
    ),
    "rules/piles/join": (
        "A card joins a card of its suit that is three lower: {wanted:the} joins {top:the}."
    ),
    "rules/piles/closed": "Nothing joins a Jack, Queen or King.",
    "rules/piles/whole": "A pile moves as a whole, its lowest card joining the other’s top card.",
    "rules/piles/lower": "The lower cards of a pile may be missing.",
    "rules/piles/any-row": "Piles are joined in any row; only at the end does the row count.",
    "rules/swaps/any": "Any two piles may change places at any time.",
    "rules/gaps/filled": "A gap is filled at once by the next card of the stock.",
    "rules/gaps/empty": "Once the stock is empty, gaps stay empty: nothing moves into them.",
    "rules/talon/turn": (
        "Cards are turned from the stock to the talon {n} at a time, at the end what is left."
    ),
    "rules/talon/turn/one": "Cards are turned from the stock to the talon one at a time.",
    "rules/talon/top": "Only the talon’s top card can join a pile; that frees the one beneath.",
    "rules/talon/one-pass": "The stock is gone through once: there is no redeal.",
    "rules/talon/redeals": (
        "When the stock is empty, the talon may be turned over, unshuffled, {n} times in all; "
        "gaps are filled from it first."
    ),
    "rules/talon/redeals/one": (
        "When the stock is empty, the talon may be turned over once, unshuffled; "
        "gaps are filled from it first."
    ),
    "rules/talon/redeals/unlimited": (
        "When the stock is empty, the talon may be turned over, unshuffled, as often as you like; "
        "gaps are filled from it first."
    ),
    "rules/end/grip-won": (
        "The game is won when stock and talon are empty and all piles are complete in their rows."
    ),
    "rules/end/grip-blocked": (
        "It is blocked when nothing can be turned and the talon’s top card joins no pile."
    ),
    "rules/end/grip-score": (
        "The result is the number of cards left: up to 10 are good, up to 5 excellent, "
        "up to 2 brilliant."
    ),
}

_CALCULATION: dict[str, str] = {
    "rules/aim/no-suits": "Suits and colours do not matter.",
    "rules/deal/starters": (
        "An Ace, a 2, a 3 and a 4 start foundations 1 to 4, of whatever suits the deal gives."
    ),
    "rules/deal/starters/clubs": (
        "The Ace, 2, 3 and 4 of clubs start foundations 1 to 4, in every deal."
    ),
    "rules/deal/calculation": (
        "The other {n} cards lie face down: they are the stock. The four reserves start empty."
    ),
    "rules/foundations/step-1": (
        "Foundation 1 counts by ones: A, 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K."
    ),
    "rules/foundations/step-2": (
        "Foundation 2 counts by twos: 2, 4, 6, 8, 10, Q, A, 3, 5, 7, 9, J, K."
    ),
    "rules/foundations/step-3": (
        "Foundation 3 counts by threes: 3, 6, 9, Q, 2, 5, 8, J, A, 4, 7, 10, K."
    ),
    "rules/foundations/step-4": (
        "Foundation 4 counts by fours: 4, 8, Q, 3, 7, J, 2, 6, 10, A, 5, 9, K."
    ),
    "rules/foundations/ends": "A foundation ends with its King.",
    "rules/turning/one": "Cards are turned one at a time, and the stock is gone through once.",
    "rules/turning/forced": (
        "A turned card that fits a foundation must go to one; if it fits several, you choose."
    ),
    "rules/turning/free": "A turned card may go to any foundation that it fits, or to a reserve.",
    "rules/turning/waits": (
        "A turned card that goes to no foundation goes to a reserve of your choice before the "
        "next is turned."
    ),
    "rules/reserves/any": "A reserve takes any card on any other.",
    "rules/reserves/top": "Its top card may go to a foundation at any time, but never has to.",
    "rules/reserves/transfers": (
        "Once the stock is empty and no turned card waits, the top card of a reserve of two or "
        "more may go to an empty reserve."
    ),
    "rules/reserves/no-transfers": "No card goes from one reserve to another.",
    "rules/end/calculation-blocked": (
        "It is blocked when stock and turned card are gone, no reserve’s top card fits and none "
        "may go to another reserve."
    ),
}

_DIFFERENCES: dict[str, str] = {
    "differs/packs": "{n} packs",
    "differs/packs/1": "one pack",
    "differs/columns": "{n} columns",
    "differs/columns/1": "one column",
    "differs/rows": "{n} rows",
    "differs/rows/1": "one row",
    "differs/face-down": "{n} rows face down",
    "differs/face-down/0": "all cards face up",
    "differs/face-down/1": "one row face down",
    "differs/face-down/alternate": "every second row face down",
    "differs/laid-out/yes": "foundations laid out",
    "differs/laid-out/no": "foundations empty at first",
    "differs/foundation-base": "foundations from {rank:a}",
    "differs/foundation-build/suit": "foundations in suit",
    "differs/foundation-build/suit-wrap": "foundations in suit past the King",
    "differs/foundation-build/alternate": "foundations in alternate colours",
    "differs/build/suit": "built in suit",
    "differs/build/alternate": "built in alternate colours",
    "differs/build/color": "built in one colour",
    "differs/build/other-suit": "built in any suit but its own",
    "differs/build/rank": "built in any suit",
    "differs/wrap/yes": "Kings on Aces",
    "differs/wrap/no": "no Kings on Aces",
    "differs/unit/single": "single cards",
    "differs/unit/run": "runs as one",
    "differs/spaces/any": "any card in spaces",
    "differs/spaces/kings": "only Kings in spaces",
    "differs/spaces/waste": "spaces only from the waste",
    "differs/spaces/auto": "spaces fill themselves",
    "differs/spaces/none": "spaces stay empty",
    "differs/turn": "turn {n} cards",
    "differs/turn/1": "turn one card",
    "differs/refill/yes": "the waste refills itself",
    "differs/refill/no": "the waste does not refill itself",
    "differs/redeals": "{n} redeals",
    "differs/redeals/0": "no redeal",
    "differs/redeals/1": "one redeal",
    "differs/redeals/unlimited": "unlimited redeals",
    "differs/give-back/yes": "foundations give back",
    "differs/give-back/no": "foundations locked",
    "differs/placement/forced": "cards that fit go up",
    "differs/placement/free": "free placement",
    "differs/transfers/yes": "transfers between reserves",
    "differs/transfers/no": "no transfers between reserves",
    "differs/starters/pack": "started by any suit",
    "differs/starters/clubs": "started by clubs",
}

RULES_TEMPLATES: dict[str, str] = {
    **_HEADINGS,
    **_FORTY_THIEVES,
    **_DEVILS_GRIP,
    **_CALCULATION,
    **_DIFFERENCES,
}
