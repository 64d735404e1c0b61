"""Freezes the program: one folder with Python, Qt and all that it needs, by PyInstaller."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from project import BUILD, NAME, PACKAGING, epoch

FROZEN = BUILD / "frozen" / NAME
# What a package brings itself; other libraries are the system's, where it has packages for them.
_OWN = ("libQt6", "libicu", "libpyside6", "libshiboken6", "libpython3")


def freeze() -> Path:
    """Build the one-folder program anew and give its folder."""
    shutil.rmtree(FROZEN.parent, ignore_errors=True)
    command = [
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
        *("--distpath", str(FROZEN.parent), "--workpath", str(BUILD / "work")),
        str(PACKAGING / f"{NAME}.spec"),
    ]
    environment = os.environ | {
        "SOURCE_DATE_EPOCH": str(epoch()),
        "PYTHONHASHSEED": "0",
        # The package is packed as a whole; unpacking each module at each start takes 5 ms.
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",
        "PYINSTALLER_CONFIG_DIR": str(BUILD / "pyinstaller"),
    }
    subprocess.run(command, check=True, env=environment)
    return FROZEN


def libraries(folder: Path) -> list[Path]:
    """Every shared library and program of a frozen folder."""
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file()
        and not path.is_symlink()
        and (".so" in path.suffixes or path.name == NAME)
    ]


def system_libraries(folder: Path) -> list[Path]:
    """The libraries of a frozen folder that were copied from the system of the build."""
    inside = folder / "_internal"
    return [path for path in sorted(inside.glob("lib*.so*")) if not path.name.startswith(_OWN)]
