"""A bare Debian in a folder: made by debootstrap, entered by chroot, listed and thrown away.

Its commands have no network of ours: apt uses the settings that this machine's apt has.
"""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PLAYER = 1000
CHROOT = shutil.which("chroot", path="/usr/sbin:/usr/bin:/sbin") or "chroot"
SUITE = "bookworm"
_BINDS = ("/proc", "/dev", "/tmp/.X11-unix")
# What apt and dpkg write for themselves, and where players' and passing files are.
_PASSING = (
    *("home", "tmp", "proc", "dev", "sys", "run", "var/cache", "var/log"),
    *("var/lib/apt", "var/lib/dpkg", "root"),
)


def make_base(base: Path) -> None:
    """A bare Debian at `base`, if there is none yet; a minute."""
    if (base / "complete").exists():
        return
    shutil.rmtree(base, ignore_errors=True)
    base.parent.mkdir(parents=True, exist_ok=True)
    command = ["debootstrap", "--variant=minbase", SUITE, str(base)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"debootstrap: {done.stdout[-2000:]}{done.stderr}")
    for name in ("etc/resolv.conf", "etc/hosts"):
        shutil.copyfile(f"/{name}", base / name)
    for path in Path("/etc/apt/apt.conf.d").glob("*proxy*"):
        shutil.copyfile(path, base / "etc" / "apt" / "apt.conf.d" / path.name)
    (base / "complete").touch()


@contextmanager
def bare_debian(base: Path, tree: Path) -> Iterator["Tree"]:
    """A fresh copy of the base at `tree`, with a user "player"; nothing of it runs afterwards."""
    let_go(tree)
    shutil.rmtree(tree, ignore_errors=True)
    subprocess.run(["cp", "-a", str(base), str(tree)], check=True)
    try:
        for place in _BINDS:
            (tree / place.lstrip("/")).mkdir(parents=True, exist_ok=True)
            subprocess.run(["mount", "--bind", place, f"{tree}{place}"], check=True)
        debian = Tree(tree)
        debian.run("useradd", "--create-home", "--uid", str(PLAYER), "player")
        yield debian
    finally:
        let_go(tree)


def let_go(tree: Path) -> None:
    """End what runs in the tree, and unmount what is mounted there."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (process / "root").readlink() == tree:
                os.kill(int(process.name), signal.SIGKILL)
    for line in reversed(Path("/proc/mounts").read_text().splitlines()):
        place = line.split()[1]
        if place.startswith(f"{tree}/"):
            subprocess.run(["umount", place], check=True)


class Tree:
    """The bare Debian at `root`, while it is mounted."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.home = root / "home" / "player"

    def run(self, *command: str) -> str:
        """What a command prints, run in the tree as root; SystemExit when it fails."""
        done = subprocess.run(
            [CHROOT, str(self.root), *command],
            env={
                "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
                "LC_ALL": "C.UTF-8",
                "DEBIAN_FRONTEND": "noninteractive",
            },
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise SystemExit(f"{' '.join(command)}: {done.stdout[-3000:]}{done.stderr[-3000:]}")
        return done.stdout

    def install(self, *packages: str) -> None:
        """Install packages with their dependencies alone."""
        apt = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "--allow-downgrades")
        self.run(*apt, *packages)

    def start(self, display: str, *command: str) -> subprocess.Popen[str]:
        """A command as the player, on that display, in a session of its own."""
        environment = {
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games",
            "HOME": "/home/player",
            "LANG": "C.UTF-8",
            "DISPLAY": display,
        }
        return subprocess.Popen(
            [CHROOT, f"--userspec={PLAYER}:{PLAYER}", str(self.root), *command],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def as_player(self, *command: str) -> str:
        """What a command prints, run in the tree as the player."""
        return self.start("", *command).communicate(timeout=60)[0].strip()

    def files(self) -> set[str]:
        """Every path of the tree but passing ones, relative to its root."""
        found: set[str] = set()
        for folder, folders, names in os.walk(self.root):
            relative = os.path.relpath(folder, self.root)
            folders[:] = [
                name for name in folders if os.path.normpath(f"{relative}/{name}") not in _PASSING
            ]
            found |= {os.path.normpath(f"{relative}/{name}") for name in (*folders, *names)}
        return found
