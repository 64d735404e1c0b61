"""The whole program, played for a while: it uses no network and writes only its own folders."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
# Plays, looks into every corner and closes, under the watch of an audit hook that forbids sockets.
PROGRAM = """
import json, sys

def watch(event, args):
    if event.startswith("socket."):
        raise PermissionError(f"the network: {event}")

sys.addaudithook(watch)
import os
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from solitaire_desktop import app
from solitaire_desktop.window.instance import Ear

def inet_sockets():
    ours = {os.readlink(f"/proc/self/fd/{fd}") for fd in os.listdir("/proc/self/fd")
            if os.path.exists(f"/proc/self/fd/{fd}") or os.path.islink(f"/proc/self/fd/{fd}")}
    inodes = {name[8:-1] for name in ours if name.startswith("socket:[")}
    found = []
    for kind in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6"):
        path = Path("/proc/self/net", kind)
        lines = path.read_text().splitlines()[1:] if path.exists() else []
        found += [line for line in lines if line.split()[9] in inodes]
    return found

def play():
    window = next(w for w in QApplication.topLevelWidgets() if hasattr(w, "model"))
    model = window.model
    for _ in range(5):
        model.turn()
    model.undo()
    model.new_deal()
    model.choose_game("devils-grip")
    model.hint()
    model.choose_game("calculation")
    window.view.grab()
    report.update(modules=sorted(sys.modules), sockets=inet_sockets(), plugins=[
        line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines()
        if ".so" in line])
    window.close()

report = {}
app.CALM = 50
original = app._play
def timed(application, window, places):
    QTimer.singleShot(800, play)
    code = original(application, window, places)
    print(json.dumps({"code": code, **report}), flush=True)
    os._exit(code)
app._play = timed
app.run()
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def report(home: Path) -> dict[str, object]:
    """What the program was seen doing, played once with an empty home."""
    (home / "elsewhere").mkdir()
    environment = {
        "PATH": os.defpath,
        "HOME": str(home),
        "PYTHONPATH": str(ROOT),
        "PYTHONDONTWRITEBYTECODE": "1",
        "QT_QPA_PLATFORM": "offscreen",
        "TMPDIR": str(home / "elsewhere"),
    }
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=home / "elsewhere",
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    answer: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    assert answer["code"] == 0
    return answer


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_no_socket_is_ever_open(report: dict[str, object]) -> None:
    assert report["sockets"] == []


def test_nothing_that_knows_a_network_is_loaded(report: dict[str, list[str]]) -> None:
    modules = set(report["modules"])
    assert (
        modules & {"PySide6.QtNetwork", "PySide6.QtWebSockets", "ssl", "http", "asyncio"} == set()
    )
    assert not [name for name in report["plugins"] if "QtNetwork" in name or "Qt6Network" in name]


def test_only_its_own_folders_are_written(report: dict[str, object], home: Path) -> None:
    files = {str(path.relative_to(home)) for path in home.rglob("*") if path.is_file()}
    ours = (
        ".config/solitaire-desktop/",
        ".local/share/solitaire-desktop/",
        ".cache/solitaire-desktop/",
        ".cache/fontconfig/",  # fontconfig's, which Qt draws text with
    )
    assert files
    assert {name for name in files if not name.startswith(ours)} == set()


def test_a_given_profile_folder_takes_everything(tmp_path: Path) -> None:
    profile, home = tmp_path / "profile", tmp_path / "home"
    home.mkdir()
    program = PROGRAM.replace("app.run()", f"app.run({str(profile)!r})")
    environment = {
        "PATH": os.defpath,
        "HOME": str(home),
        "PYTHONPATH": str(ROOT),
        "PYTHONDONTWRITEBYTECODE": "1",
        "QT_QPA_PLATFORM": "offscreen",
    }
    subprocess.run(
        [sys.executable, "-c", program], cwd=home, env=environment, check=True, timeout=120
    )
    outside = {
        str(path.relative_to(home))
        for path in home.rglob("*")
        if path.is_file() and "fontconfig" not in path.parts
    }
    assert outside == set()
    assert (profile / "data" / "games.db").is_file()


def test_no_module_of_ours_asks_for_a_network() -> None:
    words = ("QtNetwork", "import socket", "urllib.request", "http.client", "import ssl", "asyncio")
    found = [
        (str(path.relative_to(ROOT)), word)
        for path in (ROOT / "solitaire_desktop").rglob("*.py")
        for word in words
        if f"import {word}" in (text := path.read_text("utf-8")) or f"from {word}" in text
    ]
    assert found == []
