"""What a start loads: a headless job loads no Qt, and nothing loads what it does not need."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

RECORD = "patience 1\ngame: forty-thieves\ndeal: 1\nmoves: s-w\n"


def loaded_modules(*arguments: str, folder: Path) -> set[str]:
    """The modules that a process has loaded once it has done this command."""
    program = (
        "import json, sys\n"
        "from solitaire_desktop.cli import main\n"
        "code = main(sys.argv[1:])\n"
        "print(json.dumps([code, *sys.modules]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    code, *modules = json.loads(done.stdout.splitlines()[-1])
    assert not code
    return set(modules)


@pytest.mark.parametrize(
    "command",
    [
        ["check", "game.patience"],
        ["check", "--json", "--legal", "game.patience"],
        ["deal", "devils-grip", "1"],
        ["games"],
    ],
    ids=" ".join,
)
def test_a_headless_job_loads_no_qt(tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "game.patience").write_text(RECORD)
    modules = loaded_modules(*command, folder=tmp_path)
    assert {name for name in modules if name.split(".")[0] in {"PySide6", "shiboken6"}} == set()


def test_the_version_is_not_looked_up(tmp_path: Path) -> None:
    assert "importlib.metadata" not in loaded_modules("games", folder=tmp_path)
