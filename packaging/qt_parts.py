"""Which parts of Qt and of Python go into the frozen program: only those that it uses.

PyInstaller collects every plugin of a Qt module, and with them half of Qt. Here the plugins that
are needed are named; a library stays when something that stays links to it.
"""

import sys
from collections.abc import Iterable
from pathlib import PurePath

from PyInstaller.depend import bindepend

Entry = tuple[str, str, str]  # where it goes, where it lies, what it is

PLUGINS = {
    # The screens: X11, Wayland, none; those of the other systems.
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    # Dead keys and input methods, and the dialogs of sandboxed desktops.
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "platformthemes": {"qxdgdesktopportal"},
    "styles": {"qmodernwindowsstyle", "qmacstyle"},
    # The program's icon is a drawing.
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
}
"""The plugins that stay, by folder, without `lib` and ending."""

QT_CATALOGUES = {"qtbase_pt_BR.qm", "qtbase_pt_PT.qm", "qtbase_pt.qm"}
"""Qt's own words, for dialogs that are Qt's, in the program's languages."""

UNUSED_MODULES = [
    # The network: the program has none, so its package cannot have any.
    "PySide6.QtNetwork",
    "_socket",
    "_ssl",
    "socket",
    "ssl",
    "asyncio",
    "email",
    "ftplib",
    "http",
    "imaplib",
    "smtplib",
    "socketserver",
    "urllib.request",
    "xmlrpc",
    # Parts of Python that the standard library mentions and the program never reaches.
    "_decimal",
    "_hashlib",  # brings OpenSSL, 3 MB in memory; the hashes that are needed are built in
    "bz2",
    "_bz2",
    "decimal",
    "doctest",
    "lzma",
    "_lzma",
    "multiprocessing",
    "pdb",
    "pydoc",
    "tarfile",
    "tkinter",
    "unittest",
]

if sys.platform == "linux":
    UNUSED_MODULES += [f"platformdirs.{system}" for system in ("android", "macos", "windows")]

UNUSED_RUNTIME_HOOKS = {"pyi_rth_inspect", "pyi_rth_pkgutil", "pyi_rth_multiprocessing"}
"""They serve programs that list their own modules or read their own source, at 10 ms a start."""

if sys.platform == "linux":
    # It loads Qt, also for jobs without a window, to say where the plugins are: Qt on Linux knows.
    UNUSED_RUNTIME_HOOKS |= {"pyi_rth_pyside6"}


def used(binaries: Iterable[Entry]) -> list[Entry]:
    """The binaries that stay: no unused plugin, and no library that nothing links to."""
    entries = [entry for entry in binaries if not _is_unused_plugin(entry[0])]
    by_name = {_name(entry[0]): entry for entry in entries if _is_library(entry)}
    waiting = [entry for entry in entries if not _is_library(entry)]
    linked: set[str] = set()
    while waiting:
        for link, _ in bindepend.get_imports(waiting.pop()[1]):
            name = _name(link)
            if name in by_name and name not in linked:
                linked.add(name)
                waiting.append(by_name[name])
    return [entry for entry in entries if not _is_library(entry) or _name(entry[0]) in linked]


def _name(path: str) -> str:
    """A library's own name; Windows does not mind capitals."""
    return PurePath(path).name.lower()


def is_unused_data(target: str) -> bool:
    """Whether a data file is one of Qt's that the program does not read."""
    path = PurePath(target)
    if "PySide6" not in path.parts:
        return path.suffix == ".pyi"
    return path.suffix == ".pyi" or (path.suffix == ".qm" and path.name not in QT_CATALOGUES)


def _is_unused_plugin(target: str) -> bool:
    path = PurePath(target)
    if "plugins" not in path.parts or "PySide6" not in path.parts:
        return False
    name = path.name.partition(".")[0].removeprefix("lib")
    return name not in PLUGINS.get(path.parent.name, set())


def _is_library(entry: Entry) -> bool:
    """Whether it is there only for others to link to: no module of Python, no plugin of Qt."""
    target, _, kind = entry
    path = PurePath(target)
    return kind in {"BINARY", "SYMLINK"} and "plugins" not in path.parts and not _is_python(path)


def _is_python(path: PurePath) -> bool:
    name = path.name.lower().removeprefix("lib")
    return name.startswith("python") or path.suffix == ".pyd" or _is_extension(name)


def _is_extension(name: str) -> bool:
    """Whether a file is a module of Python's, compiled for one version or for all."""
    return ".abi3." in name or ".cpython-" in name
