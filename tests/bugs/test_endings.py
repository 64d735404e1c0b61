"""The program ends quietly, whatever it was doing, and a write that fails harms nothing."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from solitaire_desktop.paths import Profile
from solitaire_desktop.window.instance import BOX, Ear

PROGRAM = """
import sys
from PySide6.QtCore import QPoint, QTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from solitaire_desktop.app import run
from solitaire_desktop.window.main_window import MainWindow

state, delay = sys.argv[2], int(sys.argv[3])

def act(window):
    model, view = window.model, window.view
    QTimer.singleShot(delay, window.close)
    if state == "dealing":
        model.new_deal(3)
    elif state == "searching":
        model.turn()
        model.ask_solution()
    elif state == "dialog":
        window.actions_made.by_key["statistics"].trigger()
    elif state == "holding":
        spot = view.spot("t1")
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        QTest.mouseMove(view.viewport(), spot + QPoint(40, 40))
    elif state == "moves":
        model.turn()
        window.actions_made.by_key["moves"].trigger()

listen = MainWindow.listen
def listening(self):
    listen(self)
    QTimer.singleShot(0, self, lambda: act(self))
MainWindow.listen = listening
sys.exit(run(sys.argv[1], game="forty-thieves", deal="5"))
"""
STATES = [
    ("idle", 0),
    ("idle", 2300),  # the ear for later starts is there by now
    ("dealing", 60),
    ("searching", 200),
    ("dialog", 150),
    ("holding", 40),
    ("moves", 60),
]


def ended(profile: Path, state: str, delay: int) -> tuple[int, str]:
    """The exit code of a program that is closed in a state, and what it wrote on stderr."""
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", PROGRAM, str(profile), state, str(delay)],
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
        check=False,
    )
    lines = [line for line in done.stderr.splitlines() if "This plugin does not" not in line]
    return done.returncode, "\n".join(lines)


@pytest.mark.slow
@pytest.mark.parametrize(("state", "delay"), STATES)
def test_the_program_ends_quietly_in_every_state(profile, state, delay):
    """B-089, B-146: exit code 0 and nothing on stderr, and the game is there."""
    assert ended(profile, state, delay) == (0, "")
    assert ended(profile, "idle", 0) == (0, "")


def test_an_ear_without_a_folder_closes_in_silence(qapp, profile):
    """A folder that vanished, or cannot be written: QFileSystemWatcher complained at the end."""
    places, parent = Profile.at(profile), QObject()
    places.data.mkdir(parents=True, exist_ok=True)
    ear = Ear(places, parent)
    ear._watcher.removePath(str(places.data / BOX))
    shutil.rmtree(places.data)
    ear.close()
    assert not (places.data / BOX).exists()


def test_an_error_in_a_slot_leaves_the_table_whole(opened, monkeypatch, qtbot):
    """B-147: an exception while the table follows a move, while it paints, and in a timer."""
    from solitaire_desktop.table.scene import TableScene
    from tests.table.invariants import check_invariants

    window = opened(game="forty-thieves", deal=1)
    with qtbot.captureExceptions() as caught, monkeypatch.context() as broken:
        broken.setattr(TableScene, "cheer", lambda *_: 1 / 0)
        window.model.turn()
    assert len(caught) == 1
    assert window.model.cursor == 1
    assert check_invariants(window.view) == []
    window.model.undo()
    assert check_invariants(window.view) == []
