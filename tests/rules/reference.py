"""A second referee: slow, plain, written from the rules' text alone, to compare the first with.

It shares with `solitaire_desktop.rules` only the cards and the text of moves. A table is a dict of
lists, a rule is a string, and every move between any two piles is tried.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from solitaire_desktop.rules.cards import Card

RED, BLACK = "DH", "CS"
COUNTING = {
    "f1": "A23456789TJQK",
    "f2": "2468TQA3579JK",
    "f3": "369Q258JA47TK",
    "f4": "48Q37J26TA59K",
}
GRIP = ("258J", "369Q", "47TK")
FAMILIES = {"packs": "forty-thieves", "turn": "devils-grip", "placement": "calculation"}


@dataclass
class Reference:
    """A table and its rules. `rules` are the whole rules as `key=value`, as text."""

    rules: dict[str, str]
    piles: dict[str, list[Card]]
    down: set[Card] = field(default_factory=set)
    redeals_used: int = 0

    # ------------------------------------------------------------------------------ what to ask

    @property
    def family(self) -> str:
        return FAMILIES[next(iter(self.rules))]

    def moves(self) -> set[str]:
        """The text of every legal move."""
        return {self.text(move) for move in self.conceivable() if self.is_legal(*move)}

    def conceivable(self) -> Iterator[tuple[str, str, int, bool]]:
        """Source, target, number of cards, swap?; a cell's pile only whole, a swap only once."""
        names = list(self.piles)
        for at, source in enumerate(names):
            for other, target in enumerate(names):
                sizes = range(1, len(self.piles[source]) + 1)
                for n in [len(self.piles[source])] if self.is_cell(source) else sizes:
                    yield source, target, n, False
                if at < other:
                    yield source, target, 0, True

    def text(self, move: tuple[str, str, int, bool]) -> str:
        source, target, n, swap = move
        short = {"stock": "s", "waste": "w"}
        first, second = short.get(source, source), short.get(target, target)
        many = f"x{n}" if n > 1 and not self.is_cell(source) else ""
        return f"{first}~{second}" if swap else f"{first}-{second}{many}"

    def played(self, text: str) -> "Reference":
        """The table after a legal move."""
        piles = {name: list(pile) for name, pile in self.piles.items()}
        table = Reference(self.rules, piles, set(self.down), self.redeals_used)
        table.play(*next(move for move in self.conceivable() if self.text(move) == text))
        return table

    # ---------------------------------------------------------------------------- what is legal

    def is_legal(self, source: str, target: str, n: int, swap: bool) -> bool:
        if source == target:
            return False
        if swap:
            cells = self.is_cell(source) and self.is_cell(target)
            return cells and bool(self.piles[source]) and bool(self.piles[target])
        if (source, target) == ("stock", "waste"):
            return n == 1 and self.may_turn()
        if (source, target) == ("waste", "stock"):
            return n == 1 and self.may_redeal()
        if "stock" in (source, target) or target == "waste" or not self.piles[source]:
            return False
        if self.family == "devils-grip":
            return self.may_join(source, target, n)
        if self.family == "calculation":
            return n == 1 and self.may_place(source, target)
        return self.may_carry(source, target, n)

    def may_turn(self) -> bool:
        waits = self.family == "calculation" and self.piles["waste"]
        return bool(self.piles["stock"]) and not waits

    def may_redeal(self) -> bool:
        allowed = self.rules.get("redeals", "0")
        left = allowed == "unlimited" or int(allowed) > self.redeals_used
        return left and not self.piles["stock"] and bool(self.piles["waste"])

    def may_join(self, source: str, target: str, n: int) -> bool:
        if source == "waste" and n != 1:
            return False
        if not self.piles[target]:
            return False
        low, high = self.piles[target][-1], self.piles[source][-n]
        pairs = [row[at : at + 2] for row in GRIP for at in range(3)]
        return low.name[1] == high.name[1] and low.name[0] + high.name[0] in pairs

    def may_place(self, source: str, target: str) -> bool:
        card = self.piles[source][-1]
        if target in COUNTING:
            return source not in COUNTING and self.counts_on(card, target)
        if source == "waste":
            fits = any(self.counts_on(card, name) for name in COUNTING)
            return self.rules["placement"] == "free" or not fits
        allowed = self.rules["transfers"] == "yes" and source[0] == "r"
        nothing_waits = not self.piles["stock"] and not self.piles["waste"]
        return allowed and nothing_waits and not self.piles[target] and len(self.piles[source]) > 1

    def counts_on(self, card: Card, foundation: str) -> bool:
        up = len(self.piles[foundation])
        return up < 13 and COUNTING[foundation][up] == card.name[0]

    def may_carry(self, source: str, target: str, n: int) -> bool:
        cards = self.piles[source][-n:]
        if source[0] == "f":
            if self.rules["give-back"] == "no" or target[0] != "t" or n > 1:
                return False
        elif source == "waste":
            if n > 1:
                return False
        elif n > 1:
            together = self.rules["unit"] == "run" and not self.down & set(cards)
            if not together or not all(self.builds(low, high) for low, high in pairwise(cards)):
                return False
        if target[0] == "f":
            return n == 1 and self.founds(cards[0], target)
        if self.piles[target]:
            return self.builds(self.piles[target][-1], cards[0])
        return {
            "any": True,
            "auto": True,
            "none": False,
            "kings": cards[0].name[0] == "K",
            "waste": source == "waste",
        }[self.rules["spaces"]]

    def builds(self, on: Card, card: Card) -> bool:
        """Whether a card goes on a column's card."""
        order = "A23456789TJQK" + ("A" if self.rules["wrap"] == "yes" else "")
        if card.name[0] + on.name[0] not in order:
            return False
        first, second = on.name[1], card.name[1]
        same_colour = (first in RED) == (second in RED)
        return {
            "suit": first == second,
            "alternate": not same_colour,
            "color": same_colour,
            "other-suit": first != second,
            "rank": True,
        }[self.rules["build"]]

    def founds(self, card: Card, foundation: str) -> bool:
        """Whether a card goes on a foundation."""
        pile = self.piles[foundation]
        if len(pile) == 13:
            return False
        ranks = "A23456789TJQK" * 2
        start = ranks.index(self.rules["foundation-base"])
        if card.name[0] != ranks[start + len(pile)]:
            return False
        if self.rules["foundation-build"] != "alternate":
            return card.name[1] == "CDHS"[(int(foundation[1:]) - 1) // int(self.rules["packs"])]
        return not pile or (card.name[1] in RED) != (pile[-1].name[1] in RED)

    # -------------------------------------------------------------------------------- what follows

    def play(self, source: str, target: str, n: int, swap: bool) -> None:
        piles = self.piles
        if swap:
            piles[source], piles[target] = piles[target], piles[source]
        elif target == "stock":
            piles["stock"], piles["waste"] = piles["waste"][::-1], []
            self.redeals_used += 1
        elif source == "stock":
            self.turn()
        else:
            moving = piles[source][-n:]
            del piles[source][-n:]
            piles[target] += moving
        self.settle()

    def turn(self) -> None:
        for _ in range(int(self.rules.get("turn", "1"))):
            if self.piles["stock"]:
                self.piles["waste"].append(self.piles["stock"].pop())

    def fills_itself(self) -> bool:
        return self.family == "devils-grip" or self.rules.get("spaces") == "auto"

    def settle(self) -> None:
        """Everything that follows by rule alone."""
        piles = self.piles
        while True:
            gaps = [name for name in piles if (name[0] == "t" or self.is_cell(name))]
            gaps = [name for name in gaps if not piles[name]]
            if self.rules.get("refill") == "yes" and not piles["waste"] and piles["stock"]:
                self.turn()
            elif gaps and self.rules.get("spaces") == "auto" and piles["waste"]:
                piles[gaps[0]].append(piles["waste"].pop())
            elif gaps and self.fills_itself() and piles["stock"]:
                piles[gaps[0]].append(piles["stock"].pop())
            else:
                break
        for pile in piles.values():
            self.down -= set(pile[-1:])

    # ------------------------------------------------------------------------------ how it stands

    def outcome(self) -> str:
        if self.is_won():
            return "won"
        legal = [move for move in self.conceivable() if self.is_legal(*move)]
        return "playing" if any(not self.is_null(*move) for move in legal) else "blocked"

    def is_null(self, source: str, target: str, n: int, swap: bool) -> bool:
        if self.family == "devils-grip":
            if not self.piles["waste"] or not self.is_cell(source):
                return False
            return swap or (not self.piles["stock"] and not self.may_redeal())
        whole = source[0] == "t" and n == len(self.piles[source])
        return whole and target[0] == "t" and not self.piles[target]

    def is_won(self) -> bool:
        if self.family != "devils-grip":
            return all(not pile for name, pile in self.piles.items() if name[0] != "f")
        if self.piles["stock"] or self.piles["waste"]:
            return False
        return all(
            "".join(card.name[0] for card in pile) == GRIP["abc".index(name[0])]
            for name, pile in self.piles.items()
            if pile
        )

    def score(self) -> str:
        if self.family != "devils-grip":
            up = sum(len(pile) for name, pile in self.piles.items() if name[0] == "f")
            return f"{up}/{52 * int(self.rules.get('packs', '1'))}"
        left = len(self.piles["waste"]) + len(self.piles["stock"])
        if self.piles["stock"] or left > 10:
            return f"{left} left"
        return f"{left} left: {'brilliant' if left < 3 else 'excellent' if left < 6 else 'good'}"

    @staticmethod
    def is_cell(name: str) -> bool:
        return name[0] in "abc"
