"""What every test stands on: no screen, a throw-away profile, and how hard hypothesis searches."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

# Before anything imports Qt; a test of a real screen sets it for the process that it starts.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from hypothesis import HealthCheck, settings

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
