"""The names of cards, ranks and piles in both kinds of Portuguese, and which languages there are.

English names are in `rules.english`; sentences are in the catalogues. The translations may use
more forms than English does, since articles melt into prepositions: `{card:to}` is "para o seis de
ouros" or "para a dama de ouros", `{pile:of}` "do monte" or "da coluna 3".
"""

from enum import StrEnum

from solitaire_desktop.rules.cards import QUEEN, Card
from solitaire_desktop.rules.english import EnglishGrammar
from solitaire_desktop.rules.grammar import Grammar


class Language(StrEnum):
    """The languages of the program; the value names the catalogue."""

    ENGLISH = "en"
    PORTUGUESE = "pt_PT"
    BRAZILIAN = "pt_BR"


_RANKS = (
    *("ás", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"),
    *("valete", "dama", "rei"),
)
_SUITS = ("paus", "ouros", "copas", "espadas")
# A form's words, masculine and feminine; the article is the end of each.
_FORMS = {
    "the": ("o", "a"),
    "a": ("um", "uma"),
    "to": ("para o", "para a"),
    "on": ("sobre o", "sobre a"),
    "of": ("do", "da"),
    "in": ("no", "na"),
    "by": ("pelo", "pela"),
}
_MASCULINE, _FEMININE = False, True
_PILES = {
    "stock": ("monte", _MASCULINE),
    "waste": ("descarte", _MASCULINE),
    "talon": ("talão", _MASCULINE),
    "turned card": ("carta virada", _FEMININE),
}
_COLUMN, _RESERVE = "coluna", "reserva"


class PortugueseGrammar:
    """Portuguese names (see `rules.grammar.Grammar`); countries differ in two words."""

    def __init__(self, *, foundation: str, row: str) -> None:
        self._numbered = {"t": _COLUMN, "f": foundation, "r": _RESERVE}
        self._rows = {
            "a": f"{row} superior",
            "b": f"{row} central",
            "c": f"{row} inferior",
        }

    def card(self, card: Card, form: str) -> str:
        """The card's name; `to` gives "para o seis de ouros", "para a dama de ouros"."""
        name = f"{_RANKS[card.rank - 1]} de {_SUITS[card.suit]}"
        return _in_form(name, form, is_feminine=card.rank == QUEEN)

    def rank(self, rank: int, form: str) -> str:
        """The rank's name; only the queen is feminine."""
        return _in_form(_RANKS[rank - 1], form, is_feminine=rank == QUEEN)

    def pile(self, pile: str, form: str) -> str:
        """The pile's name."""
        if pile in _PILES:
            name, is_feminine = _PILES[pile]
            return _in_form(name, form, is_feminine=is_feminine)
        letter, number = pile[0], pile[1:]
        if letter in self._rows:
            return _in_form(f"pilha {number} da {self._rows[letter]}", form, is_feminine=True)
        return _in_form(f"{self._numbered[letter]} {number}", form, is_feminine=True)

    def any_of(self, names: list[str]) -> str:
        """Names joined by commas and "ou"."""
        return f"{', '.join(names[:-1])} ou {names[-1]}" if len(names) > 1 else names[0]


def _in_form(name: str, form: str, *, is_feminine: bool) -> str:
    return f"{_FORMS[form][is_feminine]} {name}" if form else name


def grammar_of(language: Language) -> Grammar:
    """The grammar of a language.

    >>> from solitaire_desktop.rules.cards import card
    >>> grammar_of(Language.PORTUGUESE).card(card("QS"), "to")
    'para a dama de espadas'
    """
    match language:
        case Language.ENGLISH:
            return EnglishGrammar()
        case Language.PORTUGUESE:
            return PortugueseGrammar(foundation="fundação", row="fila")
        case Language.BRAZILIAN:
            return PortugueseGrammar(foundation="base", row="fileira")
