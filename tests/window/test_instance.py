"""A second start tells the first window what it wants, by a letter in the profile."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from solitaire_desktop.paths import Profile
from solitaire_desktop.window import instance
from solitaire_desktop.window.instance import BOX, Ear, Lock, hand_over


@pytest.fixture
def places(profile: Path) -> Profile:
    places = Profile.at(profile)
    places.data.mkdir()
    return places


@pytest.fixture
def parent(qapp: QObject):
    parent = QObject()
    yield parent
    parent.deleteLater()


def start_that_hands_over(profile: Path) -> subprocess.Popen[str]:
    program = (
        "import sys\n"
        "from solitaire_desktop.paths import Profile\n"
        "from solitaire_desktop.window.instance import hand_over\n"
        "print(hand_over(Profile.at(sys.argv[1]), {'game': 'limited', 'file': ''}))\n"
    )
    return subprocess.Popen(
        [sys.executable, "-c", program, str(profile)], stdout=subprocess.PIPE, text=True
    )


def test_the_first_window_hears_the_wish(profile, places, parent, qtbot: QtBot):
    ear = Ear(places, parent)
    with qtbot.waitSignal(ear.heard, timeout=10_000) as heard:
        second = start_that_hands_over(profile)
    assert heard.args == [{"game": "limited", "file": ""}]
    assert second.communicate(timeout=10)[0].strip() == "True"
    ear.close()


def test_a_wish_that_came_first_is_heard_too(profile, places, parent, qtbot: QtBot):
    second = start_that_hands_over(profile)
    qtbot.waitUntil(lambda: any((places.data / BOX).glob("*.json")), timeout=10_000)
    ear = Ear(places, parent)
    qtbot.waitSignal(ear.heard, timeout=10_000).wait()
    assert second.communicate(timeout=10)[0].strip() == "True"
    ear.close()


def test_without_an_answer_nothing_is_left(places, monkeypatch):
    monkeypatch.setattr(instance, "PATIENCE", 0.1)
    assert not hand_over(places, {"game": "limited"})
    assert list((places.data / BOX).iterdir()) == []


@pytest.mark.parametrize("text", ["", "{", "[1]", "[" * 100_000, '{"game": 3}' + " " * 70_000])
def test_a_letter_that_makes_no_sense_is_thrown_away(places, parent, qtbot: QtBot, text):
    (places.data / BOX).mkdir()
    (places.data / BOX / "1.json").write_text(text)
    ear = Ear(places, parent)
    with qtbot.assertNotEmitted(ear.heard):
        qtbot.waitUntil(lambda: not list((places.data / BOX).iterdir()))
    ear.close()


def test_an_old_letter_opens_nothing(places, parent, qtbot: QtBot):
    (places.data / BOX).mkdir()
    letter = places.data / BOX / "1.json"
    letter.write_text(json.dumps({"game": "limited"}))
    os.utime(letter, (time.time() - 100,) * 2)
    ear = Ear(places, parent)
    with qtbot.assertNotEmitted(ear.heard):
        qtbot.waitUntil(lambda: not letter.exists())
    ear.close()


def test_a_profile_has_one_lock(places):
    first, second = Lock(places), Lock(places)
    assert first.is_held
    assert not second.is_held
    first.free()
    third = Lock(places)
    assert third.is_held
    second.free()
    third.free()
