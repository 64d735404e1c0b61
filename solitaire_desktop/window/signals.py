"""Signals of the system (SIGTERM, SIGINT, SIGHUP) as one Qt signal, so that they save the game."""

import os
import signal
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

NAMES = ("SIGTERM", "SIGINT", "SIGHUP")


class SystemSignals(QObject):
    """Turns signals of the system into `asked_to_quit`; Python only notes them. Not for Windows.

    Signals:
        asked_to_quit(): the program is to end, having kept everything
    """

    asked_to_quit = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._ours, self._pythons = os.pipe()
        os.set_blocking(self._ours, False)
        os.set_blocking(self._pythons, False)
        self._notifier = QSocketNotifier(self._ours, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)
        self._old_fd = signal.set_wakeup_fd(self._pythons, warn_on_full_buffer=False)
        numbers = (getattr(signal, name, None) for name in NAMES)
        self._old = {
            number: signal.signal(number, _note) for number in numbers if number is not None
        }

    def release(self) -> None:
        """Let the signals mean what they meant before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._old_fd)
        for number, handler in self._old.items():
            signal.signal(number, handler)
        os.close(self._ours)
        os.close(self._pythons)

    def _read(self) -> None:
        os.read(self._ours, 64)
        self.asked_to_quit.emit()


def _note(number: int, frame: FrameType | None) -> None:
    """The wake-up descriptor tells."""
