"""What the window remembers by itself: its place, the last game, and choices made in dialogs.

These are no preferences: nobody sets them on purpose, and losing them costs nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from solitaire_desktop.paths import Profile
from solitaire_desktop.store.notices import Notice
from solitaire_desktop.store.settings import Loaded, load_settings, save_settings

FILE = "window.json"


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowState:
    """How the window was left.

    Attributes:
        geometry: Qt's own, in base64; "" at first
        last_game, last_rules: what was played last, as in a record; "" at first
        remembered: the choices of dialogs by name (use `remember`)
    """

    geometry: str = ""
    last_game: str = ""
    last_rules: str = ""
    remembered: Mapping[str, str] = field(default_factory=dict)

    def remember(self, name: str, choice: str) -> "WindowState":
        """The state with one more dialog's choice."""
        return replace(self, remembered={**self.remembered, name: choice})


def load_window_state(profile: Profile) -> Loaded[WindowState]:
    """How the window was left, whatever its file looks like."""
    return load_settings(profile.data / FILE, WindowState)


def save_window_state(profile: Profile, state: WindowState) -> Notice | None:
    """Write how the window is left, and say so if it was not possible."""
    return save_settings(profile.data / FILE, state)
