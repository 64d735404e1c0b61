"""Lays out the `share` folder of a Linux installation: menu entry, icons, types, manual, licences.

The same for the Debian package, the portable archive and Flatpak.
"""

import gzip
import shutil
import time
from pathlib import Path

from icons import make_icons
from project import APP_ID, BUILD, NAME, PACKAGING, ROOT, VERSION, epoch
from release_notes import appstream

LINUX = PACKAGING / "linux"


def make_share(share: Path) -> None:
    """Fill the folder `share` (such as /usr/share) with everything but the program itself."""
    _copy(LINUX / f"{APP_ID}.desktop", share / "applications")
    _copy(LINUX / f"{APP_ID}.xml", share / "mime" / "packages")
    metainfo = share / "metainfo" / f"{APP_ID}.metainfo.xml"
    metainfo.parent.mkdir(parents=True, exist_ok=True)
    metainfo.write_text(appstream((LINUX / metainfo.name).read_text("utf-8")), "utf-8")
    _manual(share / "man" / "man6" / f"{NAME}.6.gz")
    _icons(share / "icons")
    documents = share / "doc" / NAME
    _copy(PACKAGING / "debian" / "copyright", documents)
    write_gz(documents / "changelog.gz", (ROOT / "CHANGELOG.md").read_bytes())


def write_gz(target: Path, content: bytes) -> None:
    """Write a gzip file that does not depend on when it was made."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(content, 9, mtime=0))


def _manual(target: Path) -> None:
    date = time.strftime("%Y-%m-%d", time.gmtime(epoch()))
    text = (LINUX / f"{NAME}.6").read_text("utf-8")
    write_gz(target, text.replace("@DATE@", date).replace("@VERSION@", VERSION).encode())


def _icons(target: Path) -> None:
    made = BUILD / "icons"
    make_icons(made)
    shutil.copytree(made / "hicolor", target / "hicolor", dirs_exist_ok=True)


def _copy(source: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / source.name)
