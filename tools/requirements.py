"""Prints what pip must install, from pyproject.toml: `requirements.py [EXTRA …]`.

The build's requirements and the program's dependencies come first, so that the program itself can
then be installed without build isolation, which would fetch PySide6 a second time.
"""

import sys
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).parent.parent / "pyproject.toml"


def requirements(pyproject: Path, extras: list[str]) -> list[str]:
    """The requirement lines of `pyproject` for building and running, with these extras."""
    data = tomllib.loads(pyproject.read_text("utf-8"))
    lines: list[str] = [
        *data["build-system"]["requires"],
        *data["project"]["dependencies"],
    ]
    for extra in extras:
        lines += data["project"]["optional-dependencies"][extra]
    return lines


if __name__ == "__main__":
    print("\n".join(requirements(PYPROJECT, sys.argv[1:])))
