"""The cases of tests/data, which any program that plays these games must agree with."""

import json
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[1] / "data"


@cache
def load(name: str) -> Any:
    """The content of a JSON file of tests/data."""
    return json.loads((DATA / f"{name}.json").read_text("utf-8"))
