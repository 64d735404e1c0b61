"""Sounds: made by arithmetic, heard only where they are wanted and can be, never an error."""

import io
import subprocess
import sys
import wave
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from solitaire_desktop.model.changes import Change, ChangeKind
from solitaire_desktop.window import noises, sound_samples
from solitaire_desktop.window.main_window import MainWindow
from solitaire_desktop.window.noises import Noises, NoMultimediaError, cue_of
from solitaire_desktop.window.sound_samples import LOUDEST, RATE, Cue, sample, sound_file, wav
from tests.window.conftest import Opener
from tests.window.test_main_window import WON_NEXT


class Recorder:
    """Stands for Qt's player: writes down what is played."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def make(self, path: Path, _parent: QObject) -> "Recorded":
        return Recorded(self, path.name.partition("-")[0])


class Recorded:
    def __init__(self, recorder: Recorder, name: str) -> None:
        self._recorder, self._name = recorder, name

    def play(self) -> None:
        self._recorder.heard.append(self._name)

    def deleteLater(self) -> None:  # noqa: N802
        """Nothing to let go of."""


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


def made(window: MainWindow, recorder: Recorder, folder: Path, qtbot: QtBot) -> Noises:
    """The noises of a window, all ready."""
    found = Noises(window._services, folder, window, make=recorder.make)
    qtbot.waitUntil(lambda: len(found.effects) == len(Cue))
    return found


@pytest.mark.parametrize("cue", Cue)
def test_a_sample_is_short_clean_and_always_the_same(cue: Cue) -> None:
    sound = sample(cue)
    assert sound == sample(cue)
    assert 0.03 < len(sound) / RATE < 1.6
    assert max(map(abs, sound)) <= LOUDEST
    assert abs(sum(sound) / len(sound)) < 0.02
    assert abs(sound[-1]) < 0.02
    with wave.open(io.BytesIO(wav(sound))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (2, 2, 48000)
        assert file.getnframes() == 2 * len(sound)


def test_a_file_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = sound_file(tmp_path / "sounds", Cue.LIFT)
    monkeypatch.setattr(sound_samples, "sample", lambda cue: pytest.fail("made again"))
    assert sound_file(tmp_path / "sounds", Cue.LIFT) == path
    assert [each.name for each in path.parent.iterdir()] == ["lift-1.wav"]


def test_the_play_is_heard(
    window: MainWindow, recorder: Recorder, tmp_path: Path, qtbot: QtBot
) -> None:
    made(window, recorder, tmp_path, qtbot)
    window.model.turn()
    window.model.try_move("t8-t4")
    window.model.undo()
    window.model.try_move("t1-t2")
    window.view.lifted.emit()
    window.model.new_deal(7)
    window.model.choose_game("streets")
    assert recorder.heard == ["turn", "place", "place", "refuse", "lift", "shuffle", "shuffle"]


def test_a_win_has_its_own_sound(
    opened: Opener, recorder: Recorder, tmp_path: Path, qtbot: QtBot
) -> None:
    window = opened(record=WON_NEXT)
    made(window, recorder, tmp_path, qtbot)
    window.model.try_move("t1-f8")
    assert recorder.heard == ["win"]


def test_an_opened_game_is_silent(window: MainWindow) -> None:
    assert cue_of(Change(ChangeKind.OPEN, None, window.model.position)) is None


def test_no_device_and_no_folder_are_silence(
    window: MainWindow, recorder: Recorder, tmp_path: Path, qtbot: QtBot
) -> None:
    deaf = Noises(window._services, tmp_path, window, make=lambda path, parent: None)
    (tmp_path / "file").write_text("no folder")
    lost = Noises(window._services, tmp_path / "file", window, make=recorder.make)
    window.model.turn()
    qtbot.wait(20)
    assert deaf.effects == lost.effects == {}
    assert recorder.heard == []


def test_sound_follows_the_preference(
    window: MainWindow, recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Noises.__init__, "__kwdefaults__", {"make": recorder.make})
    live = window._services.preferences
    states = [window.sound.noises is not None]
    for is_on in (True, True, False):
        live.show(replace(live.value, sound=is_on))
        states.append(window.sound.noises is not None)
    assert states == [False, True, True, False]


def test_without_the_extra_it_is_said_once_and_all_stays_silent(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lacking(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(noises, "import_module", lacking)
    with pytest.raises(NoMultimediaError):
        noises.qt_effect(Path("x.wav"), window)
    told: list[str] = []
    monkeypatch.setattr(window.sound, "_tell", told.append)
    live = window._services.preferences
    live.show(replace(live.value, sound=True))
    window.model.turn()
    assert window.sound.noises is None
    assert len(told) == 1


def test_nothing_of_sound_is_loaded_while_it_is_off(profile: Path) -> None:
    program = (
        "import sys\n"
        "from solitaire_desktop.app import open_window\n"
        "window = open_window(sys.argv[1])\n"
        "print([name for name in sys.modules if 'ultimedia' in name or 'noises' in name])\n"
        "window.close()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(profile)], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
