"""`make package-test`: the Debian package, from installing to removing it, in a bare Debian.

Installs it with its dependencies alone, starts it on a screen of its own as a plain user, plays
with a real pointer, kills it, resumes, opens a record by its type, upgrades, removes, and looks at
what is left. Each step says what it found; the first that fails ends the test.
"""

import hashlib
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from checks import HELD, must, say, told, tried
from screen import Point, Screen, screen, until
from tree import Tree, bare_debian, make_base

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "package-test"
NAME = "solitaire-desktop"
ENTRY = "io.github.solitaire_desktop.SolitaireDesktop.desktop"
TOOLS = {
    "debootstrap": "debootstrap",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "openbox": "openbox",
    "lintian": "lintian",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
}
DESKTOP = ("shared-mime-info", "desktop-file-utils", "libglib2.0-bin")
GAME, DEAL = "forty-thieves", "1"
MOVES = ("t8-t4", "t8-f3", "s-w", "s-w")
MORE = "s-w"
RECORD = "patience 1\ngame: devils-grip\ndeal: 5\n"
MAX_DEB, MAX_INSTALLED = 45, 150  # megabytes
BEFORE: set[str] = set()


def main() -> None:
    """All steps, in the order in which a player meets them."""
    see_to_tools()
    (package,) = sorted((ROOT / "dist").glob(f"{NAME}_*.deb"))[-1:]
    check_files(package)
    base = BUILD / "base"
    make_base(base)
    with bare_debian(base, BUILD / "tree") as tree, screen() as glass:
        check_install(tree, package)
        play(tree, glass)
        resume(tree, glass)
        open_by_type(tree, glass)
        kept = digest(tree)
        upgrade(tree, package)
        must("the upgrade kept the player's data", hold=kept == digest(tree))
        remove(tree)
        must("the removal kept the player's data, and left nothing else", hold=kept == digest(tree))
    shutil.rmtree(BUILD / "tree")
    say(f"{len(HELD)} checks passed.")


def see_to_tools() -> None:
    """Install what this test needs, as root on Debian; else name it."""
    missing = [package for tool, package in TOOLS.items() if shutil.which(tool) is None]
    if os.geteuid() != 0:
        sys.exit("package-test makes a bare Debian and enters it: run it as root.")
    if missing:
        say(f"installing {' '.join(missing)}")
        apt = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing]
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(apt, check=True, stdout=subprocess.DEVNULL)


def check_files(package: Path) -> None:
    """The package as a file: size, lintian, menu entry, metadata."""
    size = package.stat().st_size / 1e6
    must(f"{package.name} has {size:.1f} MB", hold=size <= MAX_DEB)
    field = told("dpkg-deb", "-f", str(package), "Installed-Size")
    installed = int(field) / 1000
    must(f"installed it has {installed:.0f} MB", hold=installed <= MAX_INSTALLED)
    lintian = ["lintian", "--fail-on", "error", "--allow-root", str(package)]
    said = tried(*lintian)
    must("lintian finds no error", said.stdout, hold=said.returncode == 0)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["dpkg-deb", "-x", str(package), folder], check=True)
        share = Path(folder) / "usr" / "share"
        for command in (
            ["desktop-file-validate", str(share / "applications" / ENTRY)],
            ["appstreamcli", "validate", "--no-net", *map(str, (share / "metainfo").iterdir())],
        ):
            said = tried(*command)
            must(f"{command[0]} is content", said.stdout, hold=said.returncode == 0)


def check_install(tree: Tree, package: Path) -> None:
    """Install it with nothing but what it declares, then what a desktop has."""
    shutil.copy(package, tree.root / "tmp" / "first.deb")
    tree.run("apt-get", "update", "-qq")
    tree.install("/tmp/first.deb")
    version = tree.as_player(NAME, "--version")
    must(f"it runs with its dependencies alone: {version}", hold=version.startswith(NAME))
    must("it lists its games", hold="Forty Thieves" in tree.as_player(NAME, "games"))
    tree.run("dpkg", "--purge", NAME)
    tree.install(*DESKTOP)
    BEFORE.update(tree.files())
    tree.install("/tmp/first.deb")


def play(tree: Tree, glass: Screen) -> None:
    """Play with the pointer, and kill the program in the middle."""
    program = tree.start(glass.display, NAME, "--game", GAME, "--deal", DEAL)
    began = time.monotonic()
    until("the window opens", lambda: bool(glass.windows()))
    say(f"the window is there after {time.monotonic() - began:.1f} s: “{glass.title()}”")
    time.sleep(1)
    (x, y), size = glass.place()
    for move, (press, release) in zip(MOVES, spots(size, MOVES), strict=True):
        start, end = (press[0] + x, press[1] + y), (release[0] + x, release[1] + y)
        make_move(tree, glass, move, (start, end))
    glass.shoot(BUILD / "played.png")
    must(f"the pointer played {' '.join(MOVES)}", hold=played(tree) == list(MOVES))
    os.killpg(program.pid, signal.SIGKILL)
    program.wait()
    must("killed, nothing is lost", hold=played(tree) == list(MOVES))


def make_move(tree: Tree, glass: Screen, move: str, spots: tuple[Point, Point]) -> None:
    """Make a move as a person would, and wait until it is saved."""
    before = played(tree)
    if move == "s-w":
        glass.click(spots[0])
    elif "-f" in move:
        glass.click(spots[0], twice=True)
    else:
        glass.drag(*spots)
    until(f"{move} is played and saved", lambda: played(tree) != before)
    time.sleep(0.5)


def resume(tree: Tree, glass: Screen) -> None:
    """Start again, go on, and close it as one does."""
    until("the window is gone", lambda: not glass.windows())
    program = tree.start(glass.display, NAME)
    until("the window opens again", lambda: bool(glass.windows()))
    time.sleep(1)
    (x, y), size = glass.place()
    press, _ = spots(size, (*MOVES, MORE))[-1]
    glass.click((press[0] + x, press[1] + y))
    until("the resumed game goes on", lambda: played(tree) == [*MOVES, MORE])
    must("the game was there again, and goes on", hold=True)
    glass.key("ctrl+q")
    output, _ = program.communicate(timeout=20)
    must("it closes without a word", output, hold=program.returncode == 0 and not output)


def open_by_type(tree: Tree, glass: Screen) -> None:
    """What a double click does: the record's type, the program for it, the game on the table."""
    record = tree.home / "a game.patience"
    record.write_text(RECORD)
    shutil.copy(record, tree.home / "without ending")
    for name in ("a game.patience", "without ending"):
        kind = tree.as_player("gio", "info", "-a", "standard::content-type", f"/home/player/{name}")
        must(f"“{name}” is known as a record", kind, hold="application/x-patience" in kind)
    default = tree.as_player("gio", "mime", "application/x-patience")
    must("records belong to the program", default, hold=ENTRY in default)
    icon = "usr/share/icons/hicolor/48x48/mimetypes/application-x-patience.png"
    must("records have their icon", hold=(tree.root / icon).is_file())
    program = tree.start(glass.display, "gio", "open", "/home/player/a game.patience")
    until("the record opens", lambda: "Devil" in glass.title())
    must(f"opened by its type: “{glass.title()}”", hold=True)
    time.sleep(1)
    glass.key("ctrl+q")
    until("the window closes", lambda: not glass.windows())
    program.communicate(timeout=20)
    for path in (record, tree.home / "without ending"):
        path.unlink()


def upgrade(tree: Tree, package: Path) -> None:
    """Install a later version over it."""
    folder, later = tree.root / "tmp" / "later", tree.root / "tmp" / "later.deb"
    subprocess.run(["dpkg-deb", "-R", str(package), str(folder)], check=True)
    control = folder / "DEBIAN" / "control"
    control.write_text(re.sub(r"(?m)^(Version: .*)$", r"\1+later", control.read_text()))
    told("dpkg-deb", "-Zgzip", "-z1", "-b", str(folder), str(later))
    shutil.rmtree(folder)
    tree.install("/tmp/later.deb")
    version = tree.run("dpkg-query", "-W", "-f", "${Version}", NAME)
    must(f"upgraded to {version}", hold=version.endswith("+later"))


def remove(tree: Tree) -> None:
    """Take it out and compare the tree with what it was before."""
    tree.run("apt-get", "purge", "-y", "-qq", NAME)
    left = {
        path
        for path in tree.files() - BEFORE
        # Lists that shared-mime-info and desktop-file-utils keep once there is anything to list.
        if not path.startswith("usr/share/mime/")
        and path != "usr/share/applications/mimeinfo.cache"
    }
    must("nothing is left of it", "\n".join(sorted(left)), hold=not left)
    lists = [
        *(tree.root / "usr/share/mime").rglob("*"),
        tree.root / "usr/share/applications/mimeinfo.cache",
    ]
    naming = [path for path in lists if path.is_file() and b"x-patience" in path.read_bytes()]
    must("no list names its type any more", str(naming), hold=not naming)
    home = {str(path.relative_to(tree.home)) for path in tree.home.rglob("*") if path.is_file()}
    ours = {path for path in home if f"/{NAME}/" in path}
    others = {path for path in home - ours if not path.startswith((".bash", ".profile"))}
    others = {path for path in others if not path.startswith((".cache/fontconfig", ".cache/mesa"))}
    must("it wrote nothing outside its own folders", "\n".join(sorted(others)), hold=not others)


def spots(size: Point, moves: tuple[str, ...]) -> list[tuple[Point, Point]]:
    """Where to press and to let go for each move, in a window of that size."""
    command = [sys.executable, str(Path(__file__).parent / "spots.py"), *map(str, size), GAME, DEAL]
    said = told(*command, *moves)
    rows = [[int(n) for n in line.split()] for line in said.splitlines()]
    return [((a, b), (c, d)) for a, b, c, d in rows]


def played(tree: Tree) -> list[str]:
    """The moves of the saved game, read from a copy of the player's database."""
    with tempfile.TemporaryDirectory() as folder:
        for path in (tree.home / ".local/share" / NAME).glob("games.db*"):
            shutil.copy(path, folder)
        databases = list(Path(folder).glob("games.db"))
        if not databases:
            return []
        db = sqlite3.connect(databases[0])
        try:
            rows = db.execute("SELECT record FROM saved WHERE game = ?", (GAME,)).fetchall()
        finally:
            db.close()
    text = rows[0][0] if rows else ""
    return [move for line in re.findall(r"(?m)^moves:(.*)$", text) for move in line.split()]


def digest(tree: Tree) -> str:
    """A sum over the player's files."""
    found = hashlib.sha256()
    for path in sorted(tree.home.rglob("*")):
        if path.is_file():
            found.update(str(path).encode() + path.read_bytes())
    return found.hexdigest()


if __name__ == "__main__":
    main()
