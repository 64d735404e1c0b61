"""What the preferences say about the look of the table."""

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStyle, QWidget

from solitaire_desktop.store.choices import Animation, Contrast, Waste
from solitaire_desktop.store.preferences import Preferences
from solitaire_desktop.table.card_art import Look
from solitaire_desktop.table.geometry import DECK_CORNER, LARGE_CORNER, NORMAL_CORNER
from solitaire_desktop.table.places import Wishes


class Appearance(NamedTuple):
    """How the table looks.

    Attributes:
        surface: the name of the table's surface
    """

    surface: str = "baize"
    look: Look = Look()
    wishes: Wishes = Wishes()

    @classmethod
    def chosen(cls, preferences: Preferences) -> "Appearance":
        """The look that the preferences choose."""
        look = chosen_look(preferences)
        corner = LARGE_CORNER if look.is_large else NORMAL_CORNER
        corner = DECK_CORNER if look.deck else corner
        wishes = Wishes(preferences.mirror, preferences.waste is Waste.FAN, corner)
        return cls(preferences.surface.value, look, wishes)


def chosen_look(preferences: Preferences) -> Look:
    """The look of the cards that the preferences choose."""
    return Look(
        preferences.back.value,
        preferences.four_colours,
        preferences.court_letters.value,
        is_large=preferences.large_index,
        is_bold=is_high(preferences.contrast),
        deck=preferences.deck,
    )


def is_high(contrast: Contrast) -> bool:
    """Whether contrast is to be high, by the player's choice or the system's wish."""
    if contrast is not Contrast.SYSTEM:
        return contrast is Contrast.HIGH
    hints = QGuiApplication.styleHints()
    wishes = hints.accessibility()
    return wishes.contrastPreference() is Qt.ContrastPreference.HighContrast


_PACES = {Animation.OFF: 0.0, Animation.FAST: 0.6, Animation.NORMAL: 1.0, Animation.SLOW: 1.8}


def pace_of(preferences: Preferences, widget: QWidget) -> float:
    """How long movements take, 1 for as designed; 0 for none, also where the system wants none."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    if widget.style().styleHint(hint, None, widget) == 0:
        return 0.0
    return _PACES[preferences.animation]
