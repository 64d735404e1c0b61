"""What the packages are called, which version they are, and where they are built.

Standard library only. The version is read from the program, the date from git or
SOURCE_DATE_EPOCH, so that the same commit gives the same packages.
"""

import os
import re
import shutil
import subprocess
import time
from pathlib import Path

NAME = "solitaire-desktop"
TITLE = "Solitaire Desktop"
APP_ID = "io.github.solitaire_desktop.SolitaireDesktop"
ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build" / "package"
DIST = ROOT / "dist"


def version() -> str:
    """The program's version, as it stands in its `__init__`."""
    text = (ROOT / "solitaire_desktop" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    assert found is not None
    return found[1]


def epoch() -> int:
    """The moment that packaged files bear, in seconds: that of the commit; now, without git."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    if shutil.which("git") is None:
        return int(time.time())
    done = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return int(done.stdout) if done.returncode == 0 and done.stdout.strip() else int(time.time())


VERSION = version()
