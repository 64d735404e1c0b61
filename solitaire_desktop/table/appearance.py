"""What the preferences say about the look of the table."""

from dataclasses import dataclass

from solitaire_desktop.store.preferences import Preferences, Waste
from solitaire_desktop.table.card_art import Look
from solitaire_desktop.table.places import Wishes


@dataclass(frozen=True, slots=True)
class Appearance:
    """How the table looks.

    Attributes:
        surface: the name of the table's surface
    """

    surface: str = "baize"
    look: Look = Look()  # noqa: RUF009 frozen, so it can be shared
    wishes: Wishes = Wishes()  # noqa: RUF009 frozen, so it can be shared

    @classmethod
    def chosen(cls, preferences: Preferences) -> "Appearance":
        """The look that the preferences choose."""
        letters = preferences.court_letters.value
        look = Look(preferences.back.value, preferences.four_colours, letters)
        wishes = Wishes(preferences.mirror, preferences.waste is Waste.FAN)
        return cls(preferences.surface.value, look, wishes)
