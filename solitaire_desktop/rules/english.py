"""The English of everything that rules say: templates by key, and the words that go into them.

The templates are the source strings of the translations too; `grammar` says what may stand in
them. The window translates before it shows them; `check` and other commands print them as they
are. A key with a slash is a variant: by the clause's game (`/DG`, `/CA`) or by a rule's value.
"""

from collections.abc import Iterable, Mapping

from solitaire_desktop.rules.cards import ACE, JACK, KING, QUEEN, Card
from solitaire_desktop.rules.english_rules import RULES_TEMPLATES
from solitaire_desktop.rules.english_tips import TIP_TEMPLATES
from solitaire_desktop.rules.grammar import fill
from solitaire_desktop.rules.move import Refusal

TEMPLATES: dict[str, str] = {
    **RULES_TEMPLATES,
    **TIP_TEMPLATES,
    "same-pile": "The cards already lie on this pile.",
    "no-such-pile": "This game has no pile of that name.",
    "empty-source": "There is no card here to take.",
    "too-few-cards": "There are not so many cards here: only {n}.",
    "face-down": "A face-down card cannot be taken.",
    "one-card": "Only the top card may be taken: one card a move.",
    "one-card/DG": "Only the top card of the talon may be taken.",
    "not-a-run": "These cards do not follow each other, so they cannot move as one.",
    "run-too-long": (
        "There is room to move {most} at once, one by one with places to park; these are {n} cards."
    ),
    "column-order/suit": "Columns build down in suit: only {wanted:the} goes on {top:the}.",
    "column-order/alternate": (
        "Columns build down in alternate colours: only {wanted:the} goes on {top:the}."
    ),
    "column-order/color": "Columns build down in one colour: only {wanted:the} goes on {top:the}.",
    "column-order/other-suit": (
        "Columns build down in any suit but the same: only {wanted:the} goes on {top:the}."
    ),
    "column-order/rank": "Columns build down in any suit: only {wanted:the} goes on {top:the}.",
    "column-closed": "Columns end with the Ace: nothing goes on {top:the}.",
    "space-kings": "Only a King may go to an empty column; this is {card:the}.",
    "space-waste": "Only the top card of the waste may go to an empty column.",
    "space-closed": "An empty column stays empty in this game.",
    "foundation-order": "This foundation wants {wanted:the} next; this is {card:the}.",
    "foundation-order/CA": "This foundation wants {rank:a} next; this is {card:the}.",
    "foundation-start": "This foundation starts with {wanted:the}; this is {card:the}.",
    "foundation-start/CA": "This foundation starts with {rank:a}; this is {card:the}.",
    "foundation-full": "This foundation is complete.",
    "foundation-one-card": "Foundations take one card at a time.",
    "foundation-locked": "Cards on a foundation stay there.",
    "stock-closed": "Nothing goes back to the stock.",
    "stock-empty": "The stock is empty.",
    "stock-to-waste": "A card of the stock must first be turned to the waste.",
    "stock-to-waste/DG": "The stock’s cards fill gaps by themselves or are turned to the talon.",
    "stock-to-waste/CA": "A card of the stock must first be turned.",
    "waste-closed": "Nothing goes to the waste but a card turned from the stock.",
    "waste-closed/DG": "Nothing goes to the talon but cards turned from the stock.",
    "waste-closed/CA": "Only a card turned from the stock waits here.",
    "waste-empty": "There is no waste to turn over.",
    "waste-empty/DG": "There is no talon to turn over.",
    "redeal-too-early": "The waste is turned over only when the stock is empty.",
    "redeal-too-early/DG": "The talon is turned over only when the stock is empty.",
    "redeal-none": "No redeal is left: the waste cannot be turned over.",
    "redeal-none/DG": "No redeal is left: the talon cannot be turned over.",
    "redeal-none/CA": "This game has no redeal.",
    "swap-only-grid": "Only piles of Devil’s Grip’s grid change places.",
    "swap-empty": "A swap needs two piles: no pile moves to an empty cell.",
    "part-of-pile": "A pile moves as a whole: no part of it can be taken.",
    "join-order": "Piles climb by threes in suit: only {wanted:the} joins {top:the}.",
    "join-closed": "A pile ends with a Jack, Queen or King: nothing joins {top:the}.",
    "cell-empty": "Nothing goes to an empty cell: only the stock fills it.",
    "turned-waits": "First place the turned card, {card:the}.",
    "turned-fits": "{card:the} fits {piles}, so it must go to a foundation.",
    "reserve-stock": "Reserves keep their cards while the stock has any.",
    "reserve-occupied": "From one reserve a card goes only to an empty reserve.",
    "reserve-last": "A reserve’s only card stays: nothing would be freed.",
    "reserve-never": "Cards do not go from one reserve to another in these rules.",
    "transfer-waits": "First place the turned card, {card:the}; then reserves may give one.",
}


def mark(text: str) -> str:
    """The text itself: marks an English text in a table as one to be translated."""
    return text


def template_key(refusal: Refusal) -> str:
    """The key of a refusal's template: its reason, in the variant that fits best."""
    reason = str(refusal.reason)
    for variant in (refusal.args.get("build"), refusal.clause.partition("-")[0]):
        if f"{reason}/{variant}" in TEMPLATES:
            return f"{reason}/{variant}"
    return reason


def sentence(refusal: Refusal) -> str:
    """A refusal as one English sentence."""
    return english(TEMPLATES[template_key(refusal)], refusal.args)


def english(template: str, args: Mapping[str, object]) -> str:
    """A template filled in English.

    >>> english("This is {rank:a}.", {"rank": 8})
    'This is an 8.'
    """
    return fill(template, args, EnglishGrammar())


_RANKS = {ACE: "Ace", JACK: "Jack", QUEEN: "Queen", KING: "King"}
_SUITS = ("clubs", "diamonds", "hearts", "spades")
_ROWS = {"a": "top", "b": "middle", "c": "bottom"}
_PILES = {"t": "column", "f": "foundation", "r": "reserve"}


class EnglishGrammar:
    """English names of cards, ranks and piles (see `grammar.Grammar`)."""

    def card(self, card: Card, form: str) -> str:
        """The card's name; form `the` adds the article."""
        name = f"{self.rank(card.rank, '')} of {_SUITS[card.suit]}"
        return f"the {name}" if form == "the" else name

    def rank(self, rank: int, form: str) -> str:
        """The rank's name; form `a` adds the indefinite article."""
        name = _RANKS.get(rank, str(rank))
        article = "an" if rank in (ACE, 8) else "a"
        return f"{article} {name}" if form == "a" else name

    def pile(self, pile: str, form: str) -> str:
        """The pile's name; form `the` adds the article where English wants one."""
        if pile[0] in _ROWS:
            return f"{'the ' * (form == 'the')}{_ROWS[pile[0]]} row, pile {pile[1:]}"
        if pile[1:].isdigit():
            return f"{_PILES[pile[0]]} {pile[1:]}"
        return f"the {pile}" if form == "the" else pile

    def any_of(self, names: Iterable[str]) -> str:
        """Names joined by commas and "or"."""
        *before, last = names
        return f"{', '.join(before)} or {last}" if before else last
