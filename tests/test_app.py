"""The program as a whole: what a window keeps, and how a start ends."""

import gc
import os
import signal
import subprocess
import sys
import time
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QThreadPool
from PySide6.QtWidgets import QApplication

from solitaire_desktop.app import fault_hook, open_window
from solitaire_desktop.errors import DealNumberError, RulesError
from solitaire_desktop.paths import Profile
from solitaire_desktop.store import Store
from solitaire_desktop.window.faults import FILE
from solitaire_desktop.window.instance import LOCK, Lock
from solitaire_desktop.window.main_window import MainWindow

PROGRAM = (
    "import sys; from solitaire_desktop.app import run; "
    "sys.exit(run(sys.argv[1], game='forty-thieves', deal=sys.argv[2]))"
)
SECONDS = 30.0


def closed(window: MainWindow) -> None:
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_first_start_deals_forty_thieves_and_asks_nothing(
    qapp: QApplication, profile: Path
) -> None:
    window = open_window(profile, animations=False)
    assert window.isVisible()
    assert window.model.spec.game == "forty-thieves"
    assert window.model.cursor == 0
    closed(window)


def test_a_game_goes_on_at_the_next_start(qapp: QApplication, profile: Path) -> None:
    first = open_window(profile, game="calculation", deal=7, animations=False)
    first.commands.turn()
    before = first.model.position
    closed(first)
    second = open_window(profile, animations=False)
    assert second.model.deal_name == "7"
    assert second.model.position == before
    assert second.model.can_undo
    closed(second)


def test_each_game_keeps_its_own_play(qapp: QApplication, profile: Path) -> None:
    window = open_window(profile, game="streets", deal=5, animations=False)
    window.commands.turn()
    closed(window)
    closed(open_window(profile, game="limited", deal=6, animations=False))
    window = open_window(profile, game="streets", animations=False)
    assert window.model.deal_name == "5"
    assert window.model.cursor == 1
    closed(window)


def test_the_window_comes_back_in_its_size(qapp: QApplication, profile: Path) -> None:
    window = open_window(profile, animations=False)
    window.resize(701, 503)
    qapp.processEvents()
    closed(window)
    window = open_window(profile, animations=False)
    assert (window.width(), window.height()) == (701, 503)
    closed(window)


def test_unknown_games_and_numbers_are_told_and_leave_nothing_behind(
    qapp: QApplication, profile: Path
) -> None:
    with pytest.raises(RulesError):
        open_window(profile, game="klondike")
    with pytest.raises(DealNumberError):
        open_window(profile, deal=0)
    window = open_window(profile, animations=False)
    assert window.model.spec.game == "forty-thieves"
    closed(window)


def test_a_closed_window_leaves_no_thread_timer_or_lock(qapp: QApplication, profile: Path) -> None:
    window = open_window(profile)
    parts: list[QObject] = [window, window.view, window.model]
    window.commands.turn()
    window.close()
    assert QThreadPool.globalInstance().waitForDone(5000)
    timers = [timer for part in parts for timer in _timers(part)]
    assert [timer for timer in timers if timer.isActive()] == []  # type: ignore[attr-defined]
    closed(window)
    gc.collect()
    closed(open_window(profile, animations=False))


def test_a_closed_window_that_nobody_holds_is_gone(qapp: QApplication, profile: Path) -> None:
    window = open_window(profile, animations=False)
    window.commands.turn()
    window.commands.give_up()
    window.teller.show_outcome()
    qapp.processEvents()
    parts: list[weakref.ref[object]] = [
        weakref.ref(window),
        weakref.ref(window.view),
        weakref.ref(window.model),
    ]
    window.close()
    del window
    gc.collect()
    assert [part() for part in parts] == [None, None, None]


def test_closing_one_window_leaves_another_profile_alone(
    qapp: QApplication, tmp_path: Path
) -> None:
    first = open_window(tmp_path / "a", animations=False)
    second = open_window(tmp_path / "b", animations=False)
    closed(first)
    assert second.isVisible()
    closed(second)


def _timers(part: QObject) -> list[QObject]:
    return [each for each in part.findChildren(QObject) if each.inherits("QTimer")]


def test_closing_twice_keeps_once(qapp: QApplication, profile: Path) -> None:
    window = open_window(profile, animations=False)
    window.commands.turn()
    window.close()
    window.close()
    closed(window)
    store = Store(Profile.at(profile))
    assert [saved.moves for saved in store.saved_games()] == [1]
    store.close()


def test_a_fault_is_logged_with_the_game_and_shown(
    qapp: QApplication, profile: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    window = open_window(profile, animations=False)
    shown: list[str] = []
    window.show_fault = shown.append  # type: ignore[method-assign, assignment]
    try:
        raise ValueError("planted")
    except ValueError as error:
        fault_hook(window, Profile.at(profile))(type(error), error, error.__traceback__)
    log = (Profile.at(profile).data / FILE).read_text("utf-8")
    assert "ValueError: planted" in log
    assert "patience 1" in log
    assert len(shown) == 1
    assert "planted" in capsys.readouterr().err
    closed(window)


def test_a_second_lock_is_refused_until_the_first_is_free(profile: Path) -> None:
    first = Lock(Profile.at(profile))
    second = Lock(Profile.at(profile))
    assert first.is_held
    assert not second.is_held
    first.free()
    third = Lock(Profile.at(profile))
    assert third.is_held
    third.free()


def test_a_lock_left_over_from_a_crash_hinders_nobody(profile: Path) -> None:
    folder = Profile.at(profile).data
    folder.mkdir(parents=True)
    (folder / LOCK).write_text("4711")
    lock = Lock(Profile.at(profile))
    assert lock.is_held
    lock.free()


def start(profile: Path, deal: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(profile), deal],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_until_saved(profile: Path, deal: str) -> None:
    """Wait until the started program has the deal in its record."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        if (Profile.at(profile).data / "games.db").exists():
            store = Store(Profile.at(profile))
            deals = [saved.deal for saved in store.saved_games()]
            store.close()
            if deal in deals:
                return
        time.sleep(0.1)
    raise AssertionError(f"deal {deal} was never saved")


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_signals_end_the_program_and_keep_the_game(profile: Path, number: signal.Signals) -> None:
    program = start(profile, "77")
    wait_until_saved(profile, "77")
    time.sleep(1)
    program.send_signal(number)
    _, errors = program.communicate(timeout=SECONDS)
    assert program.returncode == 0, errors
    assert (Profile.at(profile).data / "window.json").exists()


@pytest.mark.slow
def test_a_second_start_hands_its_wish_to_the_first_window(profile: Path) -> None:
    first = start(profile, "77")
    try:
        wait_until_saved(profile, "77")
        second = start(profile, "78")
        _, errors = second.communicate(timeout=SECONDS)
        assert second.returncode == 0, errors
        wait_until_saved(profile, "78")
        assert first.poll() is None
    finally:
        first.terminate()
        first.communicate(timeout=SECONDS)


@pytest.mark.slow
def test_without_a_screen_one_sentence_and_exit_code_two(profile: Path) -> None:
    program = start(profile, "1", QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
    output, errors = program.communicate(timeout=SECONDS)
    if sys.platform.startswith("linux"):
        assert program.returncode == 2
        assert output == ""
        assert len(errors.splitlines()) == 1
