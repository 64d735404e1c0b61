"""What the preferences say about the look of the table."""

from typing import NamedTuple

from PySide6.QtWidgets import QStyle, QWidget

from solitaire_desktop.store.preferences import Animation, Preferences, Waste
from solitaire_desktop.table.card_art import Look
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
        letters = preferences.court_letters.value
        look = Look(preferences.back.value, preferences.four_colours, letters)
        wishes = Wishes(preferences.mirror, preferences.waste is Waste.FAN)
        return cls(preferences.surface.value, look, wishes)


_PACES = {Animation.OFF: 0.0, Animation.FAST: 0.6, Animation.NORMAL: 1.0, Animation.SLOW: 1.8}


def pace_of(preferences: Preferences, widget: QWidget) -> float:
    """How long movements take, 1 for as designed; 0 for none, also where the system wants none."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    if widget.style().styleHint(hint, None, widget) == 0:
        return 0.0
    return _PACES[preferences.animation]
