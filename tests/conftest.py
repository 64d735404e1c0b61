"""What every test stands on: no screen, a throw-away profile, and how hard hypothesis searches."""

import gc
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from weakref import WeakSet

# Before anything imports Qt; a test of a real screen sets it for the process that it starts.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QTimer
from shiboken6 import isValid

from solitaire_desktop.model.analysis import Analysis
from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.window.garbage import collect_due

# Left out of `make quick`, beside the tests that are marked slow themselves: whole games, whole
# searches and whole drawings.
SLOW_PLACES = (
    "bugs/",
    "monkey/",
    "resources/test_deck.py",
    "security/",
    "solver/test_solve.py",
    "table/test_motion.py",
    "table/test_scales.py",
)
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

# `make quick`, `make test` and `make soak`; the first two find the same examples every time.
settings.register_profile(
    "quick", max_examples=20, deadline=None, derandomize=True, suppress_health_check=SLOW
)
settings.register_profile(
    "ci", max_examples=100, deadline=None, derandomize=True, suppress_health_check=SLOW
)
settings.register_profile(
    "soak", max_examples=2_000, deadline=None, print_blob=True, suppress_health_check=SLOW
)
settings.load_profile("quick")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--renew` draws the golden images again instead of comparing with them."""
    parser.addoption("--renew", action="store_true", help="draw the golden images again")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol() -> Iterator[None]:
    """Collect garbage between two tests only.

    As the program does, which collects between two events: a table that a test leaves behind would
    else be ended in the middle of being painted, or by the thread in which a test process hears
    from the others. Either ended the process.
    """
    gc.disable()
    done = yield
    collect_due()
    return done


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests in slow places slow."""
    tests = Path(__file__).parent
    for item in items:
        if item.path.relative_to(tests).as_posix().startswith(SLOW_PLACES):
            item.add_marker(pytest.mark.slow)


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """An empty folder to serve as --profile."""
    folder = tmp_path / "profile"
    folder.mkdir()
    return folder


@pytest.fixture(autouse=True)
def quiet_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that logs a warning; one that expects it ends with `caplog.clear()`."""
    yield
    loud = [
        f"{r.name}: {r.getMessage()}"
        for r in caplog.get_records("call")
        if r.levelno >= logging.WARNING
    ]
    assert loud == []


@pytest.fixture(autouse=True)
def all_models_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a test that leaves a model at work: its timers go on, and start a search worker.

    Forty such workers were held by one process of the suite.
    """
    made: WeakSet[GameModel] = WeakSet()
    make = GameModel.__init__

    def note(model: GameModel, *args: object, **options: object) -> None:
        make(model, *args, **options)  # type: ignore[arg-type]
        made.add(model)

    monkeypatch.setattr(GameModel, "__init__", note)
    yield
    assert [model for model in made if isValid(model) and is_at_work(model)] == []


def is_at_work(model: GameModel) -> bool:
    """Whether a timer of the model runs, or its search worker."""
    analysis = model._judge._analysis
    has_worker = isinstance(analysis, Analysis) and analysis._process is not None
    return has_worker or any(timer.isActive() for timer in model.findChildren(QTimer))
