"""What becomes of our own mistakes: a traceback in a log of bounded size, and one message."""

import platform
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication, QScreen

from solitaire_desktop import __version__

FILE = "faults.log"
LARGEST = 256_000  # bytes; the older half goes when it is reached


def report(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None, record: str
) -> str:
    """The text that helps to mend a fault: versions, the traceback, the game."""
    return _head() + "".join(traceback.format_exception(kind, error, trace)) + "\n" + record


def bug_report(record: str, screen: QScreen) -> str:
    """What somebody who mends a fault wants to know: versions, screen, scale, the game.

    Nothing personal: no name, no folder, nothing of other games.
    """
    size, platform_name = screen.size(), QGuiApplication.platformName()
    scale = screen.devicePixelRatio()
    shown = f"{platform_name}, screen {size.width()} x {size.height()}, scale {scale:g}\n\n"
    return _head() + shown + record


def _head() -> str:
    return (
        f"Solitaire Desktop {__version__}, Python {platform.python_version()}, Qt {qVersion()}, "
        f"{platform.system()} {platform.release()}, {datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC\n"
    )


def write_log(folder: Path, text: str) -> None:
    """Add a report to the log; where it cannot be written nothing happens."""
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > LARGEST:
            path.write_bytes(path.read_bytes()[-LARGEST // 2 :])
        with path.open("a", encoding="utf-8") as log:
            log.write(f"{text}\n")
    except OSError:
        pass


def recorded(record: Callable[[], str]) -> str:
    """The record of the running game, if it can still be told."""
    try:
        return record()
    except (AssertionError, RuntimeError, LookupError, ValueError, TypeError):
        return ""
