"""One window a profile: a lock that dies with its process, and a line to the window that has it.

The lock costs nothing at start; the ear (QtNetwork) is opened after the first paint.
"""

import json
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import IO, TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from solitaire_desktop.paths import Profile

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

LOCK = "window.lock"
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


def _ear_name(profile: Profile) -> str:
    import hashlib  # noqa: PLC0415 2 ms that a first paint spares

    key = hashlib.sha256(os.fsencode(profile.data.resolve())).hexdigest()[:20]
    return f"solitaire-desktop-{key}"


def hand_over(profile: Profile, wish: Wish) -> bool:
    """Tell the first window what this start wants; False when it does not answer."""
    from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 10 ms that a first start spares

    tokens = {name: os.environ[name] for name in TOKENS if os.environ.get(name)}
    line = json.dumps({**wish, **tokens}).encode() + b"\n"
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        socket = QLocalSocket()
        socket.connectToServer(_ear_name(profile))
        if socket.waitForConnected(300):
            socket.write(line)
            socket.flush()
            if socket.waitForReadyRead(int(PATIENCE * 1000)):
                socket.disconnectFromServer()
                return True
        time.sleep(0.1)
    return False


class Ear(QObject):
    """Hears what later starts of the program want.

    Signals:
        heard(dict): the wish of a start: file, game, deal, rules, each a text that may be missing
    """

    heard = Signal(dict)

    def __init__(self, profile: Profile, parent: QObject) -> None:
        from PySide6.QtNetwork import QLocalServer  # noqa: PLC0415 after the first paint

        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        name = _ear_name(profile)
        QLocalServer.removeServer(name)  # left over from a crash: the lock is ours
        self._server.newConnection.connect(self._greet)
        self._server.listen(name)

    def close(self) -> None:
        """Hear no more."""
        self._server.close()

    def _greet(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(lambda socket=socket: self._read(socket))
            socket.disconnected.connect(socket.deleteLater)

    def _read(self, socket: "QLocalSocket") -> None:
        if not socket.canReadLine():
            return
        try:
            wish = json.loads(bytes(socket.readLine().data()))
        except ValueError:
            wish = {}
        socket.write(b"ok\n")
        socket.flush()
        if isinstance(wish, dict):
            for name in TOKENS:
                if isinstance(wish.get(name), str):
                    os.environ[name] = wish[name]
            self.heard.emit({k: v for k, v in wish.items() if isinstance(v, str)})
