"""The portable archive's script: a menu entry for this user, and out again without a trace."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from solitaire_desktop.app import APPLICATION_ID

PACKAGING = Path(__file__).parents[2] / "packaging"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="the menu of Linux desktops"),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object) -> Iterator[Path]:
    """An unpacked archive without its program, in a folder with an awkward name."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    before = set(sys.modules)
    from share import make_share  # type: ignore[import-not-found, unused-ignore]

    folder = tmp_path / 'my "own" games, 100%'
    make_share(folder / "share")
    shutil.copy(PACKAGING / "portable" / "menu-entry.sh", folder)
    (folder / "solitaire-desktop").write_text("#!/bin/sh\n")
    yield folder
    for name in set(sys.modules) - before:
        if str(PACKAGING) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def menu_entry(folder: Path, data: Path, *arguments: str) -> None:
    environment = {"PATH": os.defpath, "HOME": str(folder), "XDG_DATA_HOME": str(data)}
    subprocess.run([folder / "menu-entry.sh", *arguments], env=environment, check=True)


def test_the_entry_starts_the_program_where_it_lies(folder: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    menu_entry(folder, data)
    entry = data / "applications" / f"{APPLICATION_ID}.desktop"
    (line,) = (row for row in entry.read_text("utf-8").splitlines() if row.startswith("Exec="))
    place = str(folder / "solitaire-desktop").replace('"', r"\\" + '"').replace("%", "%%")
    assert line == f'Exec="{place}" %f'
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", entry], check=True)
    kinds = {path.name for path in (data / "icons" / "hicolor" / "48x48").rglob("*.png")}
    assert kinds == {f"{APPLICATION_ID}.png", "application-x-patience.png"}


def test_nothing_is_left_when_it_is_removed(folder: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    menu_entry(folder, data)
    menu_entry(folder, data, "--remove")
    left = [path for path in data.rglob("*") if path.is_file()]
    lists = ("mimeinfo.cache", "icon-theme.cache")  # of the desktop's own
    assert [path for path in left if path.name not in lists and path.parent != data / "mime"] == []
