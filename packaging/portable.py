"""Packs the portable archive: the frozen program, and a script that adds it to the menu."""

import lzma
import platform
import shutil
import tarfile
from pathlib import Path

from frozen import FROZEN
from project import BUILD, DIST, NAME, PACKAGING, VERSION, epoch
from share import make_share


def make_portable() -> Path:
    """Write dist/solitaire-desktop-VERSION-linux-MACHINE.tar.xz and give its path."""
    title = f"{NAME}-{VERSION}-linux-{platform.machine()}"
    folder = BUILD / "portable" / title
    shutil.rmtree(folder.parent, ignore_errors=True)
    shutil.copytree(FROZEN, folder, symlinks=True)
    make_share(folder / "share")
    for name in ("README.txt", "menu-entry.sh"):
        shutil.copy(PACKAGING / "portable" / name, folder / name)
    DIST.mkdir(exist_ok=True)
    target = DIST / f"{title}.tar.xz"
    moment = epoch()

    def anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = moment
        return entry

    with lzma.open(target, "wb", preset=6) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        tar.add(folder, title, filter=anonymous)
    return target
