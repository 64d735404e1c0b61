"""Whether there is a screen to open a window on. Asked before Qt is, which aborts without one.

Imports no Qt.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

CURSOR_LIBRARY = "libxcb-cursor.so.0"


def why_no_display(environment: Mapping[str, str] = os.environ) -> str:
    """One sentence about what keeps a window from opening and what to do; empty if nothing does."""
    platform = environment.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    if not sys.platform.startswith("linux") or platform not in ("", "xcb", "wayland"):
        return ""
    has_wayland, display = bool(environment.get("WAYLAND_DISPLAY")), environment.get("DISPLAY")
    if not has_wayland and not display:
        return (
            "There is no screen here (DISPLAY and WAYLAND_DISPLAY are empty); start the program "
            "from a desktop, or draw a table with `solitaire-desktop picture`."
        )
    if has_wayland and platform != "xcb":
        return ""
    if display and not _answers(display):
        return (
            f"The screen {display!r} does not answer; start the program from a desktop, or draw a "
            "table with `solitaire-desktop picture`."
        )
    if not _has_cursor_library():
        return (
            f"Qt needs the library {CURSOR_LIBRARY} to open a window here; install the package "
            "libxcb-cursor0 (Debian, Ubuntu) or xcb-util-cursor (Fedora, Arch)."
        )
    return ""


def _answers(display: str) -> bool:
    """Whether an X server accepts a connection; True where that cannot be tried."""
    number = display.partition(":")[2].partition(".")[0]
    if display.startswith(":") and Path(f"/tmp/.X11-unix/X{number}").exists():  # noqa: S108 X's
        return True
    import ctypes  # noqa: PLC0415 4 ms that most starts spare

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    has_error = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not has_error


def _has_cursor_library() -> bool:
    if any(Path(place, CURSOR_LIBRARY).exists() for place in _library_places()):
        return True
    import ctypes  # noqa: PLC0415 see above

    try:
        ctypes.CDLL(CURSOR_LIBRARY)
    except OSError:
        return False
    return True


def _library_places() -> list[str]:
    """Where libraries usually lie; elsewhere the loader is asked."""
    machine = f"{os.uname().machine}-linux-gnu"
    return [f"/usr/lib/{machine}", "/usr/lib64", "/usr/lib"]
