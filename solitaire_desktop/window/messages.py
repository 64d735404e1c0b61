"""All that the program says, in the player's language: the one place where keys become text.

A `Messages` object looks a source text up in the catalogue of its language and fills in cards,
piles and numbers by the language's grammar. English texts are their own source; those of the rules
are in `rules.english`.
"""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QLocale, QTranslator

from solitaire_desktop.errors import RecordError, SolitaireError
from solitaire_desktop.paths import resource
from solitaire_desktop.rules.english import TEMPLATES, template_key
from solitaire_desktop.rules.grammar import fill
from solitaire_desktop.rules.move import WASTE, Refusal
from solitaire_desktop.rules.spec import Family
from solitaire_desktop.window.grammar import Language, grammar_of

CONTEXT = "SolitaireDesktop"
THIN_SPACE = "\u202f"
Tr = Callable[..., str]
_WASTES = {Family.DEVILS_GRIP: "talon", Family.CALCULATION: "turned card"}


def chosen_language(*wishes: str) -> Language:
    """The language of the first wish that is not empty; without one, the system's.

    >>> chosen_language("", "pt_BR")
    <Language.BRAZILIAN: 'pt_BR'>
    """
    wish = next((wish for wish in wishes if wish), "") or QLocale.system().name()
    code = wish.replace("-", "_").casefold()
    if code.startswith("pt_br"):
        return Language.BRAZILIAN
    return Language.PORTUGUESE if code.startswith("pt") else Language.ENGLISH


class Messages:
    """Texts in one language at a time; shared by everything that shows text.

    Attributes:
        language: the language spoken now
        family: the game on the table, since the waste has other names in some
    """

    def __init__(self, language: Language = Language.ENGLISH) -> None:
        self.family = Family.FORTY_THIEVES
        self.speak(language)

    def speak(self, language: Language) -> None:
        """Take up another language; texts asked for from now on are in it."""
        self.language = language
        self._grammar = grammar_of(language)
        self._translator = QTranslator()
        self._is_translated = language is not Language.ENGLISH and self._translator.load(
            str(resource("resources", "translations", f"solitaire_desktop_{language.value}.qm"))
        )

    @property
    def locale(self) -> QLocale:
        """How numbers and dates are written in this language."""
        return QLocale(self.language.value)

    def tr(self, source: str, /, **args: object) -> str:
        """The text in the player's language, with `{name}` and `{name:form}` filled in.

        Names of arguments tell what they are: see `rules.grammar`. Whole numbers are grouped.
        """
        text = source
        if self._is_translated:
            text = self._translator.translate(CONTEXT, source) or source
        if not args:
            return text
        filled = fill(text, {key: self._argument(key, args[key]) for key in args}, self._grammar)
        return filled if text[0] == "{" or text[0] == filled[0] else text[0] + filled[1:]

    def template(self, key: str, args: Mapping[str, object]) -> str:
        """The text of a key of `rules.english.TEMPLATES`."""
        return self.tr(TEMPLATES[key], **args)

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is refused, as a sentence."""
        return self.template(template_key(refusal), refusal.args)

    def error(self, error: SolitaireError) -> str:
        """What is wrong, as a sentence; for a record, with its line."""
        sentence = self.tr(error.template, **error.values)
        if isinstance(error, RecordError) and error.line:
            return self.tr("Line {n}: {sentence}", n=error.line, sentence=sentence)
        return sentence

    def pile(self, pile: str, form: str = "") -> str:
        """The name of a pile of the game on the table."""
        return self._grammar.pile(self._pile_key(pile), form)

    def number(self, value: int | str) -> str:
        """A whole number with its digits in groups of three; other texts as they are.

        >>> Messages().number(48213)
        '48\\u202f213'
        """
        digits = str(value)
        if not (digits.isascii() and digits.isdigit()):
            return digits
        return f"{int(digits):,}".replace(",", THIN_SPACE) if len(digits) > 4 else digits

    def clock(self, seconds: float) -> str:
        """A span of time as on a clock.

        >>> Messages().clock(3671)
        '1:01:11'
        """
        minutes, rest = divmod(int(seconds), 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"

    def percent(self, share: float) -> str:
        """A share of one in whole percents."""
        return f"{share * 100:.0f}{THIN_SPACE}%"

    def _argument(self, key: str, value: object) -> object:
        match key, value:
            case "pile", str():
                return self._pile_key(value)
            case "piles", tuple():
                return tuple(self._pile_key(pile) for pile in value)
            case _, int() if key != "rank":
                return self.number(value)
        return value

    def _pile_key(self, pile: str) -> str:
        return _WASTES.get(self.family, pile) if pile == WASTE else pile
