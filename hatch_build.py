"""The build hook: makes the translation catalogues and puts the data files into the wheel.

`python hatch_build.py` makes the catalogues alone. What is not here: collecting the texts
(tools/translations.py) and finding the files at run time (solitaire_desktop/paths.py).
"""

import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
CATALOGUES = Path("resources/translations")
DATA_FOLDERS = ("resources", "seeds")
# Sources of what is shipped: the scripts that draw the cards, and the catalogues' texts.
NOT_SHIPPED = {".py", ".pyc", ".ts"}


class DataHook(BuildHookInterface[BuilderConfig]):
    """Adds what the package needs beside its modules, for standard and editable wheels.

    An editable install keeps reading resources/ and seeds/ in the checkout, so for that one it is
    enough that the catalogues are made there.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the catalogues; name the data files that go into a standard wheel."""
        root = Path(self.root)
        make_catalogues(root)
        if version != "editable":
            build_data["force_include"].update(shipped_files(root))


def make_catalogues(root: Path) -> None:
    """Turn each .ts catalogue under `root` into the .qm beside it; SystemExit says what failed."""
    for source in sorted((root / CATALOGUES).glob("*.ts")):
        target = source.with_suffix(".qm")
        command = [str(lrelease()), "-silent", str(source), "-qm", str(target)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0 or not target.is_file():
            sys.exit(f"lrelease could not make {target.name}: {done.stderr or done.stdout}")


def lrelease() -> Path:
    """The catalogue compiler that PySide6-Essentials brings; SystemExit where it is missing."""
    package = importlib.util.find_spec("PySide6")
    for folder in (package.submodule_search_locations or []) if package else []:
        for name in ("lrelease", "lrelease.exe", "Qt/libexec/lrelease"):
            if (Path(folder) / name).is_file():
                return Path(folder) / name
    sys.exit(
        "The translations cannot be made: PySide6-Essentials, which brings Qt's lrelease, is not"
        " installed in the Python that builds. Install it there, or build with build isolation."
    )


def shipped_files(root: Path) -> dict[str, str]:
    """Each data file under `root`, and the path in the wheel where it goes."""
    return {
        str(path): f"solitaire_desktop/{path.relative_to(root).as_posix()}"
        for folder in DATA_FOLDERS
        for path in _files(root / folder)
    }


def _files(folder: Path) -> Iterator[Path]:
    """The files under `folder` that a player's program reads."""
    for path in sorted(folder.rglob("*")):
        hidden = any(part.startswith(".") for part in path.relative_to(folder).parts)
        if path.is_file() and path.suffix not in NOT_SHIPPED and not hidden:
            yield path


if __name__ == "__main__":
    make_catalogues(ROOT)
