"""The Portuguese catalogues: complete, grammatical whatever cards stand in them, word for word.

The words that both countries call differently are those of the glossary.
"""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from solitaire_desktop.rules.cards import card
from solitaire_desktop.rules.english import TEMPLATES
from solitaire_desktop.rules.grammar import fill
from solitaire_desktop.rules.move import Reason
from solitaire_desktop.window.action_spec import Menu
from solitaire_desktop.window.actions import ACTIONS
from solitaire_desktop.window.grammar import Language, grammar_of
from tools import translations

CATALOGUES = {
    language: translations.read_catalogue(
        translations.catalogue_path(translations.FOLDER, language.value)
    )
    for language in (Language.PORTUGUESE, Language.BRAZILIAN)
}
# One of each gender, as single cards and first and last of several.
CARDS = tuple(card(name) for name in ("6D", "QH", "AC", "KS"))
SEVERAL = tuple((one, *rest) for one in CARDS for rest in ((), (card("QS"),), (card("5C"), one)))
RANKS = (1, 8, 12, 13)
PILES = ("t3", "f2", "r1", "stock", "waste", "talon", "turned card", "a4", "b1", "c8")
SAMPLES: dict[str, tuple[object, ...]] = {
    "card": CARDS,
    "top": CARDS,
    "wanted": SEVERAL,
    "rank": RANKS,
    "pile": PILES,
    "piles": tuple((pile, "f4") for pile in PILES),
}
MASCULINE = r"(?:ás|dois|três|quatro|cinco|seis|sete|oito|nove|dez|valete|rei)"
WRONG_GENDER = re.compile(
    rf"\b(?:(?:o|do|no|um|pelo|ao) (?:dama|coluna|fundação|base|reserva|pilha|carta)\b"
    rf"|(?:a|da|na|uma|pela|à) (?:{MASCULINE} de|monte|descarte|talão)\b)"
)
ENGLISH = re.compile(
    r"\b(?:clubs|diamonds|hearts|spades|of|the|ace|jack|queen|king|or|card)\b", re.IGNORECASE
)
FORM = re.compile(r"\{\w+:(\w+)\}")
FORMS = {"the", "a", "to", "on", "of", "in", "by"}
FOREIGN_WORDS = {
    Language.PORTUGUESE: re.compile(
        r"\b(?:você|tela|arquivos?|mouse|salvar|salvos?|registros?|porcentage\w+|embaralh\w+"
        r"|fileiras?|bases|venc(?:eu|idas?)|grade|excluir|padrão)\b",
        re.IGNORECASE,
    ),
    Language.BRAZILIAN: re.compile(
        r"\b(?:ecrã|ficheiros?|rato|guardar|registos?|percentage\w+|baralhar|filas?"
        r"|fundaç\w+|ganh(?:ou|as)|grelha|eliminar|abertas|tapad\w+|predefinid\w+)\b",
        re.IGNORECASE,
    ),
}
LANGUAGES = pytest.mark.parametrize("language", CATALOGUES)


def said(language: Language, template: str) -> Iterator[str]:
    """A text in a language, with all samples of what may stand in it."""
    text = CATALOGUES[language][template].text
    names = sorted(translations.placeholders(template))
    for values in product(*(SAMPLES.get(name, (3,)) for name in names)):
        yield fill(text, dict(zip(names, values, strict=True)), grammar_of(language))


@LANGUAGES
def test_every_text_is_translated(language: Language) -> None:
    texts = translations.program_texts()
    assert translations.problems(CATALOGUES[language], texts) == []


@pytest.mark.parametrize("reason", Reason)
@LANGUAGES
def test_a_refusal_is_a_sentence_whatever_cards_it_names(
    language: Language, reason: Reason
) -> None:
    keys = [key for key in TEMPLATES if key.partition("/")[0] == reason]
    assert keys
    for key in keys:
        for sentence in said(language, TEMPLATES[key]):
            assert_is_clean(sentence)
            assert sentence.endswith(".")
            assert sentence[0].isupper()


@LANGUAGES
def test_the_rules_are_sentences_whatever_cards_they_name(language: Language) -> None:
    for key, template in TEMPLATES.items():
        if key.startswith(("rules/", "tip/", "fact/", "heading/", "differs/")):
            for sentence in said(language, template):
                assert_is_clean(sentence, english="fact/" not in key)


def assert_is_clean(sentence: str, *, english: bool = True) -> None:
    assert not set("{}") & set(sentence)
    assert "  " not in sentence
    assert not WRONG_GENDER.search(sentence), sentence
    assert not (english and ENGLISH.search(sentence.replace("Devil’s", ""))), sentence


@LANGUAGES
def test_placeholders_ask_for_forms_that_the_grammar_has(language: Language) -> None:
    forms = {form for entry in CATALOGUES[language].values() for form in FORM.findall(entry.text)}
    assert forms <= FORMS


@LANGUAGES
def test_each_country_has_its_own_words(language: Language) -> None:
    foreign = [
        entry.text
        for entry in CATALOGUES[language].values()
        if FOREIGN_WORDS[language].search(entry.text)
    ]
    assert foreign == []


@LANGUAGES
def test_a_translation_ends_and_begins_as_its_source_does(language: Language) -> None:
    for source, entry in CATALOGUES[language].items():
        ends = [text[-1] if text[-1] in ".…:?!" else "" for text in (source, entry.text)]
        assert ends[0] == ends[1], (source, entry.text)
        first = [text.lstrip("{&“«(") for text in (source, entry.text)]
        assert first[0][:1].islower() <= first[1][:1].islower() or source[0] in "{“", entry.text
        assert entry.text == entry.text.strip()


@LANGUAGES
def test_quotes_are_typographic(language: Language) -> None:
    quotes = {Language.PORTUGUESE: "«»", Language.BRAZILIAN: "“”"}[language]
    for source, entry in CATALOGUES[language].items():
        assert not set("\"'") & set(entry.text), entry.text
        assert entry.text.count(quotes[0]) == source.count("“")
        assert entry.text.count(quotes[1]) == source.count("”")


def shown(language: Language, text: str) -> str:
    """A text without placeholders, as it is shown in a language."""
    return text if language is Language.ENGLISH else CATALOGUES[language][text].text


@pytest.mark.parametrize("language", Language)
def test_no_access_key_stands_twice_in_a_menu(language: Language) -> None:
    menus = [[menu.value for menu in Menu]]
    menus += [[action.label for action in ACTIONS if action.menu is menu] for menu in Menu]
    for labels in menus:
        keys = [shown(language, label).partition("&")[2][:1].casefold() for label in labels]
        assert "" not in keys
        assert len(set(keys)) == len(keys), keys
