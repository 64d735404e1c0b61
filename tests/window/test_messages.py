from solitaire_desktop.rules.cards import card
from solitaire_desktop.rules.move import Reason, Refusal
from solitaire_desktop.rules.spec import Family
from solitaire_desktop.window.grammar import Language
from solitaire_desktop.window.messages import Messages, chosen_language


def test_the_first_wish_chooses_the_language() -> None:
    assert chosen_language("pt-BR", "en") is Language.BRAZILIAN
    assert chosen_language("", "pt") is Language.PORTUGUESE
    assert chosen_language("", "pt_AO") is Language.PORTUGUESE
    assert chosen_language("fr_FR") is Language.ENGLISH


def test_english_needs_no_catalogue() -> None:
    text = Messages().tr("{card} to {pile:the}", card=card("6D"), pile="waste")
    assert text == "6 of diamonds to the waste"


def test_a_text_without_translation_stays_english() -> None:
    assert Messages(Language.PORTUGUESE).tr("Not in any catalogue") == "Not in any catalogue"


def test_a_small_first_letter_stays_small() -> None:
    assert Messages().tr("best {time}", time="9:41") == "best 9:41"


def test_the_waste_is_called_what_the_game_calls_it() -> None:
    messages = Messages()
    messages.family = Family.DEVILS_GRIP
    assert messages.pile("waste", "the") == "the talon"
    messages.family = Family.CALCULATION
    assert messages.tr("{card} to {pile:the}", card=card("6D"), pile="waste") == (
        "6 of diamonds to the turned card"
    )


def test_a_refusal_is_a_sentence() -> None:
    args = {"card": card("8C"), "top": card("8D"), "wanted": (card("7D"),), "build": "suit"}
    refusal = Refusal(Reason.COLUMN_ORDER, "FT-6", "t1", args)
    assert Messages().refusal(refusal) == (
        "Columns build down in suit: only the 7 of diamonds goes on the 8 of diamonds."
    )


def test_long_numbers_stand_in_groups() -> None:
    assert Messages().number(1_234_567) == "1\u202f234\u202f567"
    assert Messages().number(9999) == "9999"
    assert Messages().number("ms123") == "ms123"


def test_time_is_shown_as_on_a_clock() -> None:
    assert [Messages().clock(seconds) for seconds in (0, 61, 3599.9, 3600)] == [
        "0:00",
        "1:01",
        "59:59",
        "1:00:00",
    ]
