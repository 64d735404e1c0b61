"""PySide6's import hook reads the source of every module: it is taken out again."""

import subprocess
import sys

PROGRAM = """
import builtins, linecache
from solitaire_desktop.plain_imports import load_qt
load_qt()
load_qt()
assert builtins.__import__.__name__ != "__feature_import__"
import solitaire_desktop.app
assert not [name for name in linecache.cache if "solitaire_desktop" in name]
"""


def test_modules_are_imported_without_the_hook() -> None:
    subprocess.run([sys.executable, "-c", PROGRAM], check=True)
