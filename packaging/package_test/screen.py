"""A screen without glass: Xvfb, a window manager, and a hand on the mouse (xdotool)."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

WAIT = 30.0  # seconds for anything to happen
Point = tuple[int, int]


def until(what: str, happened: Callable[[], bool]) -> None:
    """Wait until something has happened; SystemExit names it when it does not."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        if happened():
            return
        time.sleep(0.05)
    raise SystemExit(f"This did not happen within {WAIT:.0f} s: {what}.")


@contextmanager
def screen(size: str = "1280x800") -> Iterator["Screen"]:
    """A screen with a window manager, ended afterwards."""
    number = next(n for n in range(90, 200) if not Path(f"/tmp/.X{n}-lock").exists())
    display = f":{number}"
    command = ["Xvfb", display, "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-ac"]
    server = _quietly(*command)
    try:
        until("the X server starts", Path(f"/tmp/.X11-unix/X{number}").exists)
        manager = _quietly("openbox", display=display)
        try:
            yield Screen(display)
        finally:
            manager.terminate()
            manager.wait()
    finally:
        server.terminate()
        server.wait()


def _quietly(*command: str, display: str = "") -> subprocess.Popen[bytes]:
    environment = os.environ | ({"DISPLAY": display} if display else {})
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)


class Screen:
    """What a person does at the screen, and sees there."""

    def __init__(self, display: str) -> None:
        self.display = display

    def tool(self, *command: str) -> str:
        """What xdotool says to a command; nothing when it fails."""
        done = subprocess.run(
            ["xdotool", *command],
            env=os.environ | {"DISPLAY": self.display, "LC_ALL": "C.UTF-8"},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout.strip() if done.returncode == 0 else ""

    def windows(self) -> list[str]:
        """The numbers of the visible windows of the program."""
        return self.tool("search", "--onlyvisible", "--class", "^solitaire-desktop$").split()

    def title(self) -> str:
        """The title of the window; empty without one."""
        windows = self.windows()
        return self.tool("getwindowname", windows[-1]) if windows else ""

    def place(self) -> tuple[Point, Point]:
        """Where the window is, and how large: left and top, width and height."""
        said = self.tool("getwindowgeometry", "--shell", self.windows()[-1])
        values = dict(line.split("=") for line in said.splitlines())
        return (int(values["X"]), int(values["Y"])), (int(values["WIDTH"]), int(values["HEIGHT"]))

    def drag(self, start: Point, end: Point) -> None:
        """Press at one place, move, let go at another."""
        self._move(start)
        self.tool("mousedown", "1")
        for step in range(1, 11):
            x, y = (a + (b - a) * step // 10 for a, b in zip(start, end, strict=True))
            self._move((x, y))
            time.sleep(0.02)
        time.sleep(0.1)
        self.tool("mouseup", "1")

    def click(self, spot: Point, *, twice: bool = False) -> None:
        """Click once or twice."""
        self._move(spot)
        self.tool("click", *(("--repeat", "2", "--delay", "80") if twice else ()), "1")

    def key(self, name: str) -> None:
        """Press a key, as xdotool names it."""
        self.tool("key", name)

    def shoot(self, target: Path) -> None:
        """Take a picture of the screen, where ImageMagick is installed."""
        command = ["import", "-display", self.display, "-window", "root", str(target)]
        try:
            subprocess.run(command, check=False, capture_output=True)
        except OSError:
            return

    def _move(self, spot: Point) -> None:
        self.tool("mousemove", "--sync", str(spot[0]), str(spot[1]))
