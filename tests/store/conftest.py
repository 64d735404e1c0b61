"""Profiles in memory, where the system has such a folder: a test need not wait for the disk."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.store.made import QUICK


@pytest.fixture
def profile() -> Iterator[Path]:
    """An empty folder to serve as --profile."""
    with TemporaryDirectory(dir=QUICK, prefix="profile-") as folder:
        yield Path(folder)
