"""One window a profile: a lock that dies with its process, and letters to the window that has it.

The lock costs nothing at start; the ear is opened after the first paint.
"""

import json
import os
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from solitaire_desktop.paths import Profile

LOCK = "window.lock"
BOX = "wishes"
ENDING = ".json"
LONGEST = 65_536  # bytes of a letter; ours have some hundred
PATIENCE = 5.0  # seconds that a first window has to answer
TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
Wish = Mapping[str, str]


class Lock:
    """Held by the program that has the window of a profile; freed by the system when it ends.

    Mutable, because it holds an open file. `is_held` is True as well where the folder cannot be
    written or does not know locks: then every start has a window of its own.
    """

    def __init__(self, profile: Profile) -> None:
        self._file: IO[bytes] | None = None
        self.is_held = self._take(profile.data / LOCK)

    def _take(self, path: Path) -> bool:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
        except OSError:
            return True
        try:
            _lock(self._file)
        except BlockingIOError:
            self.free()
            return False
        except OSError:
            return True
        return True

    def free(self) -> None:
        """Let another start have the window."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _lock(file: IO[bytes]) -> None:
    """Lock a file or raise BlockingIOError."""
    if os.name == "nt":
        import msvcrt  # noqa: PLC0415 only there

        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError as error:
            raise BlockingIOError from error
    else:
        import fcntl  # noqa: PLC0415 only there

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def hand_over(profile: Profile, wish: Wish) -> bool:
    """Tell the first window what this start wants; False when it does not answer."""
    tokens = {name: os.environ[name] for name in TOKENS if os.environ.get(name)}
    box = profile.data / BOX
    letter = box / f"{time.time_ns()}-{os.getpid()}{ENDING}"
    part = letter.with_suffix(".part")
    try:
        box.mkdir(exist_ok=True)
        part.write_text(json.dumps({**wish, **tokens}), "utf-8")
        part.replace(letter)
    except OSError:
        return False
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if not letter.exists():
            return True
        time.sleep(0.02)
    letter.unlink(missing_ok=True)
    return False


class Ear(QObject):
    """Hears what later starts of the program want: each leaves a letter in a box of the profile.

    A letter that is taken out was heard. No socket is needed for that, hence no QtNetwork.

    Signals:
        heard(dict): the wish of a start: file, game, deal, rules, each a text that may be missing
    """

    heard = Signal(dict)

    def __init__(self, profile: Profile, parent: QObject) -> None:
        super().__init__(parent)
        self._box = profile.data / BOX
        with suppress(OSError):  # where the profile cannot be written, each start has its window
            self._box.mkdir(exist_ok=True)
        self._watcher = QFileSystemWatcher([str(self._box)], self)
        self._watcher.directoryChanged.connect(self._look)
        QTimer.singleShot(0, self, self._look)  # those that came before there was an ear

    def close(self) -> None:
        """Hear no more."""
        boxes = self._watcher.directories()
        if boxes:  # there is none where the profile cannot be written, or its folder vanished
            self._watcher.removePaths(boxes)

    def _look(self) -> None:
        for letter in sorted(self._box.glob(f"*{ENDING}")):
            with suppress(OSError):
                is_fresh = time.time() - letter.stat().st_mtime < PATIENCE
                is_small = letter.stat().st_size <= LONGEST
                text = letter.read_bytes() if is_fresh and is_small else b""
                letter.unlink()
                self._hear(text)

    def _hear(self, text: bytes) -> None:
        try:
            wish = json.loads(text)
        except (ValueError, RecursionError):
            return
        if isinstance(wish, dict):
            for name in TOKENS:
                if isinstance(wish.get(name), str):
                    os.environ[name] = wish[name]
            self.heard.emit({k: v for k, v in wish.items() if isinstance(v, str)})
