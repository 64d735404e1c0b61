"""The package's byte code: without docstrings, with everything else."""

import sys
import traceback
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"
SOURCE = b'''"""What is here."""
from dataclasses import dataclass
@dataclass
class Value:
    """A value."""
    number: int
def only():
    """Nothing but words."""
def half(number):
    """Half of it."""
    assert number % 2 == 0
    return number // 2
TEXT = """no docstring"""
'''


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, object]]:
    monkeypatch.syspath_prepend(str(PACKAGING))
    from slim_code import slim_code  # type: ignore[import-not-found, unused-ignore]

    found: dict[str, object] = {"__name__": "made"}
    monkeypatch.setitem(sys.modules, "made", type(sys)("made"))
    exec(slim_code(SOURCE, "made.py"), found)
    yield found
    del sys.modules["slim_code"]


def test_docstrings_are_gone(names) -> None:
    assert names.get("__doc__") is None
    assert names["half"].__doc__ is None
    assert len(names["Value"].__doc__) == 1


def test_all_else_is_there(names) -> None:
    assert names["TEXT"] == "no docstring"
    assert names["only"]() is None
    assert names["Value"](3).number == 3


def test_asserts_stay_in_their_lines(names) -> None:
    with pytest.raises(AssertionError) as caught:
        names["half"](3)
    assert traceback.extract_tb(caught.value.__traceback__)[-1].lineno == 11
