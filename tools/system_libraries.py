"""Sees to the system libraries that Qt needs: `system_libraries.py offscreen|screen|test`.

On Linux it tries to load each; those missing are installed by apt-get where that is possible (as
root on Debian or Ubuntu), and named otherwise. Elsewhere PySide6 brings all. For `test` it brings
what checks our desktop files, too, but only where it can: without them those tests are skipped.
Standard library only: it runs before anything is installed.
"""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

# What Qt loads, and the Debian package that has it.
OFFSCREEN = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}
SCREEN = OFFSCREEN | {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
LIBRARIES = {"offscreen": OFFSCREEN, "screen": SCREEN, "test": OFFSCREEN}
# The commands that tests use where they are, and their packages.
CHECKERS = {
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "man": "man-db",
}
FONT = "fonts-dejavu-core"
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")


def missing_packages(use: str) -> list[str]:
    """The Debian packages of the libraries that this use needs and that cannot be loaded here."""
    packages = [package for name, package in LIBRARIES[use].items() if not can_load(name)]
    return packages if has_font(FONT_FOLDERS) else [*packages, FONT]


def missing_checkers(use: str) -> list[str]:
    """The Debian packages of the commands that tests could use, but that are not here."""
    if use != "test":
        return []
    return [package for command, package in CHECKERS.items() if shutil.which(command) is None]


def can_load(library: str) -> bool:
    """Whether the dynamic linker finds this library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_font(folders: Iterable[str]) -> bool:
    """Whether any of these folders holds a font; without one Qt can draw no text."""
    return any(
        font.suffix in {".ttf", ".otf", ".ttc", ".pfb"}
        for folder in folders
        for font in Path(folder).expanduser().rglob("*")
    )


def install(packages: list[str]) -> bool:
    """Install Debian packages, if this is root and there is an apt-get; whether it worked."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    print("Installing system packages:", *packages, flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    commands = (
        [apt, "update", "-qq"],
        [apt, "install", "-y", "-qq", "--no-install-recommends", *packages],
    )
    for command in commands:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            print(done.stdout + done.stderr, file=sys.stderr)
            return False
    return True


def main(arguments: list[str]) -> int:
    """Install or name what is missing; 1 when something that is needed still is."""
    if not sys.platform.startswith("linux"):
        return 0
    (use,) = arguments
    packages, checkers = missing_packages(use), missing_checkers(use)
    if not packages and not checkers:
        return 0
    if install([*packages, *checkers]) or not packages:
        return 0
    print("Qt needs these system libraries, which are missing here:", *packages, file=sys.stderr)
    print(f"On Debian or Ubuntu: sudo apt install {' '.join(packages)}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
