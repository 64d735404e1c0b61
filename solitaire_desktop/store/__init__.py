"""What is kept for one user: the record of games, the preferences, the state of the window."""

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
from solitaire_desktop.store.games import Chosen, FiledGame, Filter, Result, SavedGame, stamp
from solitaire_desktop.store.notices import Message, Notice
from solitaire_desktop.store.preferences import (
    Entry,
    Preferences,
    export_preferences,
    import_preferences,
    load_preferences,
    preference_table,
    save_preferences,
)
from solitaire_desktop.store.record import Store, stats_json
from solitaire_desktop.store.settings import Loaded
from solitaire_desktop.store.statistics import (
    Feat,
    Play,
    Streak,
    Summary,
    Tally,
    feats,
    rate_curve,
    wilson,
)
from solitaire_desktop.store.window_state import WindowState, load_window_state, save_window_state

__all__ = [
    "Animation",
    "Autoplay",
    "Back",
    "Choice",
    "Chosen",
    "Click",
    "Contrast",
    "CourtLetters",
    "Entry",
    "Feat",
    "FiledGame",
    "Filter",
    "Language",
    "Loaded",
    "MenuBar",
    "Message",
    "Notice",
    "Play",
    "Preferences",
    "Result",
    "SavedGame",
    "Store",
    "Streak",
    "Summary",
    "Surface",
    "Tally",
    "Theme",
    "Undo",
    "Waste",
    "WindowState",
    "export_preferences",
    "feats",
    "import_preferences",
    "load_preferences",
    "load_window_state",
    "preference_table",
    "rate_curve",
    "save_preferences",
    "save_window_state",
    "stamp",
    "stats_json",
    "wilson",
]
