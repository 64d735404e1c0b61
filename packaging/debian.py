"""Builds the Debian package from the frozen program, with dpkg's own tools and no debhelper.

Libraries that Debian has are taken out of the frozen folder and declared as dependencies; those of
Qt and Python stay, in the versions that the program is tested with.
"""

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path

from frozen import FROZEN, libraries, system_libraries
from project import APP_ID, BUILD, DIST, NAME, PACKAGING, VERSION, epoch
from release_notes import MAINTAINER, debian_changelog
from share import make_share, write_gz

DESCRIPTION = """hard two-pack patiences: Forty Thieves, Devil's Grip, Calculation
 A table for the patiences that take thought: Forty Thieves and its whole
 family, Devil's Grip and Calculation. Cards are dragged, or everything is
 played from the keyboard.
 .
 Every refused move says why, undo has no limit, the running game survives a
 crash, and the record of wins and losses is kept for each game and its rules.
 Games are saved as plain text. The program never uses a network.
"""
# These make files of this kind open by a double click; without them the program still runs.
RECOMMENDS = "desktop-file-utils, hicolor-icon-theme, shared-mime-info"


def make_deb() -> Path:
    """Write dist/solitaire-desktop_VERSION-1_ARCHITECTURE.deb and give its path."""
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    folder = root / "usr" / "lib" / NAME
    shutil.copytree(FROZEN, folder, symlinks=True)
    for library in system_libraries(folder):
        library.unlink()
    _drop_dangling(folder)
    _strip(folder)
    (root / "usr" / "games").mkdir()
    (root / "usr" / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    _documents(root / "usr" / "share")
    _control(root, _dependencies(folder))
    _normalise(root)
    architecture = _said("dpkg", "--print-architecture").strip()
    target = DIST / f"{NAME}_{VERSION}-1_{architecture}.deb"
    DIST.mkdir(exist_ok=True)
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(root), str(target)]
    subprocess.run(command, check=True, env=os.environ | {"SOURCE_DATE_EPOCH": str(epoch())})
    return target


def _documents(share: Path) -> None:
    make_share(share)
    entry = share / "applications" / f"{APP_ID}.desktop"  # not every PATH has /usr/games
    entry.write_text(entry.read_text("utf-8").replace("Exec=", "Exec=/usr/games/"), "utf-8")
    write_gz(share / "doc" / NAME / "changelog.Debian.gz", debian_changelog().encode())
    overrides = share / "lintian" / "overrides" / NAME
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(PACKAGING / "debian" / "lintian-overrides", overrides)


def _dependencies(folder: Path) -> str:
    """The packages of the libraries that anything in the folder links to, with their versions."""
    work = BUILD / "shlibdeps"
    (work / "debian").mkdir(parents=True, exist_ok=True)
    (work / "debian" / "control").write_text(
        f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n"
    )
    inside = folder / "_internal"
    private = [inside, inside / "PySide6" / "Qt" / "lib", inside / "PySide6", inside / "shiboken6"]
    command = [
        *("dpkg-shlibdeps", "-O", "--ignore-missing-info"),
        *(f"-l{path}" for path in private),
        *(f"-e{path}" for path in libraries(folder)),
    ]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    found = re.search(r"^shlibs:Depends=(.+)$", done.stdout, re.MULTILINE)
    missing = re.findall(r"cannot find library (\S+)", done.stderr)
    if done.returncode or missing or found is None:
        raise SystemExit(f"dpkg-shlibdeps: {' '.join(missing)}\n{done.stderr}")
    return found[1]


def _control(root: Path, depends: str) -> None:
    size = sum(
        max(1, -(-path.lstat().st_size // 1024)) for path in root.rglob("*") if not path.is_dir()
    )
    control = root / "DEBIAN"
    control.mkdir()
    fields = {
        "Package": NAME,
        "Version": f"{VERSION}-1",
        "Architecture": _said("dpkg", "--print-architecture").strip(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size),
        "Depends": depends,
        "Recommends": RECOMMENDS,
        "Section": "games",
        "Priority": "optional",
        "Homepage": "https://solitaire-desktop.github.io/",
        "Description": DESCRIPTION,
    }
    text = "\n".join(f"{key}: {value}" for key, value in fields.items())
    (control / "control").write_text(text, "utf-8")
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}"
        f"  {path.relative_to(root)}\n"
        for path in sorted(root.rglob("*"))
        if path.is_file() and not path.is_symlink() and control not in path.parents
    ]
    (control / "md5sums").write_text("".join(sums))


def _drop_dangling(folder: Path) -> None:
    for path in folder.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()


def _strip(folder: Path) -> None:
    """Take the symbols that only a debugger reads out of the libraries."""
    for path in libraries(folder):
        if path.name != NAME:  # the program carries an archive after its code, which strip drops
            command = ["strip", "--strip-unneeded", "-R", ".comment", "-R", ".note", str(path)]
            subprocess.run(command, check=True)


def _normalise(root: Path) -> None:
    """The modes that Debian asks for, and one time for all files."""
    programs = {root / "usr" / "lib" / NAME / NAME}
    moment = epoch()
    for path in root.rglob("*"):
        if path.is_symlink():
            continue
        path.chmod(0o755 if path.is_dir() or path in programs else 0o644)
        os.utime(path, (moment, moment))


def _said(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
