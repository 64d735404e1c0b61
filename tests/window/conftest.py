"""A window with a throw-away profile, for the tests of its parts."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from solitaire_desktop.app import open_window
from solitaire_desktop.window.main_window import MainWindow

Opener = Callable[..., MainWindow]


@pytest.fixture
def opened(qapp: QApplication, profile: Path) -> Iterator[Opener]:
    """Opens windows on one profile, still ones unless told; closes what the test leaves open.

    The clipboard is empty: what another test left there, and is no game, would open a dialog.
    """
    qapp.clipboard().clear()
    windows: list[MainWindow] = []

    def open_one(**options: object) -> MainWindow:
        window = open_window(profile, **{"animations": False, **options})  # type: ignore[arg-type]
        windows.append(window)
        qapp.processEvents()
        return window

    yield open_one
    for window in windows:
        window.close()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(opened: Opener) -> MainWindow:
    """A window on deal 1 of Forty Thieves."""
    return opened(game="forty-thieves", deal=1)
