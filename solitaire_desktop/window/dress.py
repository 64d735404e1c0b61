"""What everything that is shown wears: a language, a theme's colours, the cards' look."""

from dataclasses import dataclass

from solitaire_desktop.table.card_art import Look
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.theme import Colours


@dataclass(frozen=True, slots=True)
class Dress:
    """The texts, colours and cards that hold now; handed to whatever is built."""

    messages: Messages
    colours: Colours
    look: Look
