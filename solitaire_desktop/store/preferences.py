"""The preferences: one field each, with its default, label and help. Nothing else lists them.

The dialog, the file and its documentation are made from this table. How files are read and
written is in `settings`. Preferences are never part of a record.
"""

# ruff: noqa: RUF009 (`_preference` makes a field, not a value)

from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import NamedTuple, TypeVar

from solitaire_desktop.paths import Profile
from solitaire_desktop.rules.english import mark
from solitaire_desktop.store.choice import Choice
from solitaire_desktop.store.notices import Notice
from solitaire_desktop.store.settings import Loaded, load_settings, read_settings, save_settings

FILE = "preferences.json"


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


V = TypeVar("V")


def _preference(default: V, label: str, help_text: str) -> V:
    """A field of `Preferences`; typed as its default, which is what it looks like to a reader."""
    preference: V = field(default=default, metadata={"label": label, "help": help_text})
    return preference


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """How the program looks and behaves for one player; changed by `dataclasses.replace`."""

    language: Language = _preference(
        Language.SYSTEM,
        mark("Language"),
        mark("The language of the program. A change shows when the program is next started."),
    )
    theme: Theme = _preference(
        Theme.SYSTEM, mark("Theme"), mark("Light or dark colours around the table.")
    )
    surface: Surface = _preference(
        Surface.BAIZE, mark("Table"), mark("What the table is covered with.")
    )
    back: Back = _preference(
        Back.AZULEJO, mark("Card back"), mark("The picture on the back of the cards.")
    )
    four_colours: bool = _preference(
        False,
        mark("Four colours"),
        mark("Clubs are green, diamonds blue, hearts red and spades black."),
    )
    court_letters: CourtLetters = _preference(
        CourtLetters.ENGLISH,
        mark("Court letters"),
        mark("The letters on jacks, queens and kings: English ones, or those of Portuguese cards."),
    )
    waste: Waste = _preference(
        Waste.FAN, mark("Waste"), mark("Whether the cards below the top of the waste are in sight.")
    )
    mirror: bool = _preference(
        False,
        mark("Left-handed table"),
        mark("The table is mirrored, so that the hand does not cover what is played to."),
    )
    animation: Animation = _preference(
        Animation.NORMAL,
        mark("Animation"),
        mark("How fast cards fly to their places. Playing on never has to wait for them."),
    )
    sound: bool = _preference(False, mark("Sound"), mark("Cards are heard when they move."))
    click: Click = _preference(
        Click.SELECT, mark("A click on a card"), mark("What a single click on a card does.")
    )
    runs_as_singles: bool = _preference(
        True,
        mark("Drag runs where single cards move"),
        mark(
            "A run that could be moved card by card is dragged whole. Each card counts as a move."
        ),
    )
    drop_swaps: bool = _preference(
        False,
        mark("Devil’s Grip: a drop that does not join swaps"),
        mark(
            "Dropping a pile on one that it does not fit swaps the two piles instead of refusing."
        ),
    )
    arrange_by_itself: bool = _preference(
        False,
        mark("Devil’s Grip: arrange the rows by itself"),
        mark("When all piles are complete, they are swapped into the right rows without asking."),
    )
    join_warning: bool = _preference(
        True,
        mark("Devil’s Grip: warn of joins that cannot help"),
        mark("Say once a game that a join does nothing more when stock and redeals are used up."),
    )
    autoplay: Autoplay = _preference(
        Autoplay.OFF,
        mark("To the foundations by themselves"),
        mark("Which cards go to the foundations after each move without being asked."),
    )
    undo: Undo = _preference(
        Undo.UNLIMITED, mark("Undo"), mark("How much may be undone, for those who want it strict.")
    )
    useless_notice: bool = _preference(
        True,
        mark("Say when no useful move is left"),
        mark("A quiet notice when the moves that are left change nothing."),
    )
    verdict_seen: bool = _preference(
        True,
        mark("Say when the game can no longer be won"),
        mark("Only what you can see is used. It is said when no order of the unseen cards wins."),
    )
    verdict_true: bool = _preference(
        False,
        mark("Judge by the true deal"),
        mark(
            "Uses the hidden cards to say whether the game can be won. "
            "Games played with it are marked and counted apart."
        ),
    )
    show_clock: bool = _preference(
        True, mark("Show the clock"), mark("The time of play is shown. It is kept in any case.")
    )
    show_score: bool = _preference(
        True, mark("Show the score"), mark("Cards up, or cards left, are shown while you play.")
    )
    menu_bar: MenuBar = _preference(
        MenuBar.ALWAYS,
        mark("Menu bar"),
        mark("Where it is hidden, Alt or a right click on the table brings it back."),
    )
    show_toolbar: bool = _preference(True, mark("Toolbar"), mark("The bar of buttons is shown."))
    show_status: bool = _preference(
        True, mark("Status bar"), mark("The line below the table is shown.")
    )


class Entry(NamedTuple):
    """One preference as a dialog or a manual shows it.

    `choices` is empty for a preference that is on or off.
    """

    name: str
    label: str
    help: str
    default: bool | Choice
    choices: tuple[Choice, ...]


def preference_table() -> tuple[Entry, ...]:
    """All preferences in the order of the dialog."""
    defaults = Preferences()
    entries = []
    for each in fields(Preferences):
        default: bool | Choice = getattr(defaults, each.name)
        choices = tuple(type(default)) if isinstance(default, Choice) else ()
        label, help_text = each.metadata["label"], each.metadata["help"]
        entries.append(Entry(each.name, label, help_text, default=default, choices=choices))
    return tuple(entries)


def load_preferences(profile: Profile) -> Loaded[Preferences]:
    """The preferences of a profile, whatever its file looks like."""
    return load_settings(profile.config / FILE, Preferences)


def save_preferences(profile: Profile, preferences: Preferences) -> Notice | None:
    """Write the preferences, and say so if it was not possible. Unknown keys of the file stay."""
    return save_settings(profile.config / FILE, preferences)


def import_preferences(path: Path) -> Loaded[Preferences]:
    """The preferences in a file of the player's; raises StoreError when it is no such file."""
    return read_settings(path, Preferences)
