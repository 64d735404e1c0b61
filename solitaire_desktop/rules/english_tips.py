"""The English of tips and facts: what the sources tell besides the rules, in our own words.

Part of `english.TEMPLATES` (games.md, section 7). A key names the family after `tip/` or `fact/`.
"""

TIP_TEMPLATES: dict[str, str] = {
    "tip/forty-thieves/spaces": (
        "An empty column is the most useful thing you can have. Make one early, and fill it only "
        "when you know what you gain."
    ),
    "tip/forty-thieves/waste": (
        "Play from the waste before you turn the next card: what gets buried there is hard to "
        "reach again."
    ),
    "tip/forty-thieves/twins": (
        "Every card has a twin. Remember where it lies: when one copy is safe, the other can be "
        "spent."
    ),
    "tip/forty-thieves/order": (
        "Think before you send a high card up: on a foundation it no longer holds lower cards."
    ),
    "tip/forty-thieves/kings": (
        "Place the last Kings with care. What is built on a King is ever harder to free when "
        "cards move one by one."
    ),
    "fact/forty-thieves/names": (
        "Forty Thieves is also called Napoleon at St. Helena, Big Forty, Le Cadran and Roosevelt "
        "at San Juan."
    ),
    "fact/forty-thieves/name": "It has its name from the forty cards that are dealt at first.",
    "fact/forty-thieves/napoleon": (
        "That Napoleon played it in exile is a story, much disputed and never proved."
    ),
    "fact/forty-thieves/odds": (
        "Players win some 10 to 15 games in a hundred, and a game takes 15 to 30 minutes."
    ),
    "fact/forty-thieves/record": (
        "There is no draw and no score within a game; many players keep a record of wins and "
        "losses."
    ),
    "fact/forty-thieves/relatives": (
        "It has many relatives: some let whole runs move, like Josephine, others deal more "
        "columns or longer ones."
    ),
    "tip/devils-grip/locked": (
        "In the last pass a 2, 3 or 4 in the talon never leaves it and locks every card beneath "
        "it. The table shows how many cards will be left at least."
    ),
    "tip/devils-grip/joins": (
        "A join makes a gap, and the gap brings a card from the stock. Once the stock is empty "
        "and no redeal is left, a join no longer helps."
    ),
    "fact/devils-grip/origin": (
        "Bicycle published it as a puzzle on a grid with steps of three; who invented it, and "
        "when, is not known."
    ),
    "fact/devils-grip/klondike": (
        "It is no kind of Klondike: it has no separate foundations, no covered cards and no Aces."
    ),
    "fact/devils-grip/ratings": (
        "The three ratings judge what is left at the end; they say nothing about the odds."
    ),
    "tip/calculation/kings": (
        "A King ends every foundation, so it goes up last: give the Kings a reserve where they "
        "block little."
    ),
    "tip/calculation/order": (
        "Build reserves backwards: lay a card where the one beneath it will be wanted later."
    ),
    "fact/calculation/kings": (
        "Each of the four counts passes all thirteen ranks and ends with a King."
    ),
}
