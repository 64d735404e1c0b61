"""The preferences as they are now, and who is told when they change."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from solitaire_desktop.store import Notice, Preferences


class LivePreferences(QObject):
    """Holds the one current value; a change is shown at once, and written when it is kept.

    Signals:
        changed(): the value is another one
        unsaved(Notice): it could not be written
    """

    changed = Signal()
    unsaved = Signal(object)

    def __init__(self, value: Preferences, save: Callable[[Preferences], Notice | None]) -> None:
        super().__init__()
        self._value = value
        self._save = save

    @property
    def value(self) -> Preferences:
        """The preferences now."""
        return self._value

    def show(self, value: Preferences) -> None:
        """Let a value hold, without writing it yet."""
        if value != self._value:
            self._value = value
            self.changed.emit()

    def keep(self, value: Preferences) -> None:
        """Let a value hold and write it."""
        self.show(value)
        notice = self._save(value)
        if notice is not None:
            self.unsaved.emit(notice)

    def keep_with(self, **changes: object) -> None:
        """Let some preferences have other values, and write them."""
        self.keep(replace(self._value, **changes))  # type: ignore[arg-type]  # fields by name
