"""Tables and windows for bugs that players of other programs met (bugs.md)."""

from tests.table.conftest import table
from tests.window.conftest import Opener, opened

__all__ = ["Opener", "opened", "table"]
