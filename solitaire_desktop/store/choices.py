"""The choices that the preferences offer, each with the label that the player sees."""

from solitaire_desktop.rules.english import mark
from solitaire_desktop.store.choice import Choice


class Language(Choice):
    """The language of all texts."""

    SYSTEM = "", mark("The system’s language")
    ENGLISH = "en", "English"
    PORTUGUESE = "pt_PT", "Português (Portugal)"
    BRAZILIAN = "pt_BR", "Português (Brasil)"


class Animation(Choice):
    """How fast cards fly."""

    OFF = "off", mark("Off")
    FAST = "fast", mark("Fast")
    NORMAL = "normal", mark("Normal")
    SLOW = "slow", mark("Slow")


class Back(Choice):
    """The back of the cards."""

    AZULEJO = "azulejo", mark("Azulejo")
    LATTICE = "lattice", mark("Lattice")
    MINIMAL = "minimal", mark("Plain")
    WAVES = "waves", mark("Waves")


class Surface(Choice):
    """What the table is covered with."""

    BAIZE = "baize", mark("Green baize")
    MIDNIGHT = "midnight", mark("Midnight blue")
    BURGUNDY = "burgundy", mark("Burgundy")
    SLATE = "slate", mark("Slate")
    WALNUT = "walnut", mark("Walnut")
    LINEN = "linen", mark("Linen")


class CourtLetters(Choice):
    """The letters on jacks, queens and kings."""

    ENGLISH = "JQK", mark("J Q K")
    PORTUGUESE = "VDR", mark("V D R")


class Theme(Choice):
    """The colours of the window around the table."""

    SYSTEM = "system", mark("Like the system")
    LIGHT = "light", mark("Light")
    DARK = "dark", mark("Dark")


class Contrast(Choice):
    """How strong outlines and colours are."""

    SYSTEM = "system", mark("Like the system")
    NORMAL = "normal", mark("Normal")
    HIGH = "high", mark("High")


class Autoplay(Choice):
    """Which cards go to the foundations by themselves."""

    OFF = "off", mark("None")
    SAFE = "safe", mark("Those that cannot be missed on the table")
    ALWAYS = "always", mark("All that fit")


class Click(Choice):
    """What a click on a card does."""

    SELECT = "select", mark("Lifts it for a second click on its target")
    PLAY = "play", mark("Makes its best move")


class Undo(Choice):
    """What may be undone."""

    UNLIMITED = "unlimited", mark("Every move")
    TURNED = "turned", mark("Every move but turning a hidden card")
    NONE = "none", mark("Nothing")


class Waste(Choice):
    """How the waste lies."""

    FAN = "fan", mark("Fanned, with the cards below in sight")
    TOP = "top", mark("Squared up, with its top card in sight")


class MenuBar(Choice):
    """When the menu bar is shown."""

    ALWAYS = "always", mark("Always")
    ALT = "alt", mark("While Alt is pressed")
