"""The preferences: one field each, with its default, label and help. Nothing else lists them.

The dialog, the file and its documentation are made from this table. How files are read and
written is in `settings`. Preferences are never part of a record.
"""

# ruff: noqa: RUF009 (`_preference` makes a field, not a value)

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import NamedTuple, TypeVar

from solitaire_desktop.errors import StoreError
from solitaire_desktop.paths import Profile
from solitaire_desktop.rules.english import mark
from solitaire_desktop.store.choice import Choice
from solitaire_desktop.store.choices import (
    Animation,
    Autoplay,
    Back,
    Click,
    Contrast,
    CourtLetters,
    Language,
    MenuBar,
    Surface,
    Theme,
    Undo,
    Waste,
)
from solitaire_desktop.store.notices import Notice
from solitaire_desktop.store.settings import (
    Loaded,
    load_settings,
    read_settings,
    save_settings,
    write_settings,
)

FILE = "preferences.json"


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
        mark("The language of the program."),
    )
    theme: Theme = _preference(
        Theme.SYSTEM, mark("Theme"), mark("Light or dark colours around the table.")
    )
    contrast: Contrast = _preference(
        Contrast.SYSTEM,
        mark("Contrast"),
        mark("High contrast has strong outlines and rings, pure colours and a plain table."),
    )
    surface: Surface = _preference(
        Surface.BAIZE, mark("Table"), mark("What the table is covered with.")
    )
    deck: str = _preference(
        "",
        mark("Cards"),
        mark("This program’s own cards, or a deck that came with another program."),
    )
    back: Back = _preference(
        Back.AZULEJO, mark("Card back"), mark("The picture on the back of the cards.")
    )
    four_colours: bool = _preference(
        False,
        mark("Four colours"),
        mark("Clubs are green, diamonds blue, hearts red and spades black."),
    )
    large_index: bool = _preference(
        False,
        mark("Large index"),
        mark("Rank and suit in the corner are larger, for weak eyes. Columns become longer."),
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
        mark("Where it is hidden, Alt or the toolbar’s menu button brings it back."),
    )
    show_toolbar: bool = _preference(True, mark("Toolbar"), mark("The bar of buttons is shown."))
    show_status: bool = _preference(
        True, mark("Status bar"), mark("The line below the table is shown.")
    )
    show_moves: bool = _preference(
        False, mark("Move list"), mark("The steps of the game are listed beside the table.")
    )
    start_page: bool = _preference(
        False,
        mark("Choose a game at the start"),
        mark("All games are shown when the program starts. Without it the last game goes on."),
    )
    shortcuts: Mapping[str, str] = field(default_factory=dict)
    """The keys that the player changed, by command; made in a dialog of their own."""
    true_deal_told: bool = False
    """Whether the player agreed to what judging by the true deal means."""


class Entry(NamedTuple):
    """One preference as a dialog or a manual shows it.

    `choices` is empty for a preference that is on or off, or a text.
    """

    name: str
    label: str
    help: str
    default: bool | Choice | str
    choices: tuple[Choice, ...]


def preference_table() -> tuple[Entry, ...]:
    """All preferences in the order of the dialog, which does not have the shortcuts."""
    defaults = Preferences()
    entries = []
    for each in (each for each in fields(Preferences) if each.metadata):
        default: bool | Choice | str = getattr(defaults, each.name)
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


def export_preferences(path: Path, preferences: Preferences) -> None:
    """Write the preferences into a file of the player's; raises StoreError."""
    try:
        write_settings(path, preferences)
    except OSError as error:
        template = mark("{file} cannot be written: {reason}.")
        raise StoreError(template, file=path.name, reason=error.strerror) from error
