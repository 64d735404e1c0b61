"""Sound is off until the player wants it: only then is anything of it loaded."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from solitaire_desktop.window.context import Services

if TYPE_CHECKING:
    from solitaire_desktop.window.noises import Noises

CALM = 600  # milliseconds after the start until sounds are made ready


class SoundSwitch(QObject):
    """Follows the preference.

    Attributes:
        noises: what plays the sounds; None while there are none
    """

    def __init__(self, services: Services, tell: Callable[[str], None], parent: QObject) -> None:
        """A switch; `tell` shows a quiet notice when sound is wanted and cannot be."""
        super().__init__(parent)
        self._services, self._tell = services, tell
        self.noises: Noises | None = None
        self._is_on = False
        services.preferences.changed.connect(self.follow)
        if services.preferences.value.sound:
            QTimer.singleShot(CALM, self, self.follow)

    def follow(self) -> None:
        """Do as the preference says."""
        is_on = self._services.preferences.value.sound
        if is_on == self._is_on:
            return
        self._is_on = is_on
        if is_on:
            self._begin()
        elif self.noises is not None:
            self.noises.deleteLater()
            self.noises = None

    def _begin(self) -> None:
        from solitaire_desktop.window import noises  # noqa: PLC0415 off by default

        cache = self._services.view.cache
        if cache is None:
            return
        try:
            self.noises = noises.Noises(self._services, cache.parent / noises.FOLDER, self)
        except noises.NoMultimediaError:
            self._tell(
                self._services.messages.tr(
                    "Sound needs QtMultimedia, which is not installed: it comes with "
                    "solitaire-desktop[sound]."
                )
            )
