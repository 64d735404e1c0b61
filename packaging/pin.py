"""Writes requirements.txt: what packages are built with, pinned, with hashes.

`pip` resolves the newest versions that pyproject.toml and RULES allow, for each system that is
built for, and reports the hash of each file; nothing is installed.
"""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path

HERE = Path(__file__).parent
PYTHONS = ("3.11", "3.12", "3.13")
RULES = ["pyinstaller>=6.10,<7", "hatchling>=1.27", "cython>=3.1,<4", "setuptools"]
PLATFORMS: dict[str, list[str]] = {
    # With what PyInstaller needs on that system alone: pip asks its own system, not the named one.
    "manylinux_2_34_x86_64": [],
    "win_amd64": ["pefile>=2022.5.30", "pywin32-ctypes>=0.2.1"],
    "macosx_13_0_universal2": ["macholib>=1.8"],
}
HEAD = """# What packages are built with. Written by `make package-pins`; do not change by hand.
# Python {pythons}; Linux, Windows and macOS.
"""


def pinned() -> str:
    """The text of requirements.txt."""
    project = tomllib.loads((HERE.parent / "pyproject.toml").read_text("utf-8"))["project"]
    rules = [*project["dependencies"], *RULES]
    files: dict[str, set[str]] = {}
    markers: dict[str, set[str]] = {}
    for python, (platform, more) in product(PYTHONS, PLATFORMS.items()):
        for name, value in _found(python, platform, [*rules, *more]):
            files.setdefault(name, set()).add(value)
            markers.setdefault(name, set()).add(platform)
    lines = [HEAD.format(pythons=", ".join(PYTHONS))]
    for name in sorted(files):
        hashes = " \\\n".join(f"    --hash=sha256:{value}" for value in sorted(files[name]))
        lines.append(f"{name}{_marker(markers[name])} \\\n{hashes}\n")
    return "".join(lines)


def _found(python: str, platform: str, rules: list[str]) -> Iterator[tuple[str, str]]:
    """What pip would install on that system: name and version, and the hash of the file."""
    command = [
        *(sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"),
        *("--disable-pip-version-check", "--report", "-", "--only-binary", ":all:"),
        *("--python-version", python, "--target", "unused"),
        *("--platform", platform, *_wider(platform), *rules),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    for item in json.loads(done.stdout)["install"]:
        name = str(item["metadata"]["name"]).lower().replace("_", "-")
        hashes = item["download_info"]["archive_info"]["hashes"]
        yield f"{name}=={item['metadata']['version']}", str(hashes["sha256"])


def _wider(platform: str) -> list[str]:
    """Older platforms whose files work on this one too."""
    if platform.startswith("manylinux"):
        return ["--platform", "manylinux_2_28_x86_64", "--platform", "manylinux2014_x86_64"]
    if platform.startswith("macosx"):
        older = [f"macosx_{n}_0_universal2" for n in (12, 11)] + ["macosx_10_13_universal2"]
        return [word for name in older for word in ("--platform", name)]
    return []


def _marker(platforms: set[str]) -> str:
    """The condition of a package that not every system needs."""
    if len(platforms) == len(PLATFORMS):
        return ""
    systems = {"manylinux": "linux", "win": "win32", "macosx": "darwin"}
    names = sorted(systems[platform.partition("_")[0]] for platform in platforms)
    return " ; " + " or ".join(f"sys_platform == '{name}'" for name in names)


if __name__ == "__main__":
    (HERE / "requirements.txt").write_text(pinned(), "utf-8")
