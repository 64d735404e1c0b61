"""The import contracts of pyproject.toml hold, and each fails when somebody breaks it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "solitaire_desktop"


def broken_contracts(folder: Path) -> list[str]:
    """The names of the contracts that the package in `folder` breaks."""
    command = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"
    done = subprocess.run(
        [sys.executable, "-c", command],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Contracts" in done.stdout, done.stdout + done.stderr
    return [
        name for name, word, _ in (s.partition(" BROKEN") for s in done.stdout.splitlines()) if word
    ]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package and its contracts, to plant violations in."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(PACKAGE, folder / PACKAGE.name)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


@pytest.mark.slow
def test_every_contract_is_kept() -> None:
    assert broken_contracts(ROOT) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("module", "planted", "contract"),
    [
        ("rules/cards.py", "solitaire_desktop.solver", "Imports run one way"),
        ("store/database.py", "solitaire_desktop.solver.planted", "Imports run one way"),
        ("errors.py", "solitaire_desktop.rules.cards", "Imports run one way"),
        ("rules/cards.py", "solitaire_desktop.rules.position", "No cycles"),
        ("rules/cards.py", "PySide6.QtCore", "Rules stand on the standard library"),
        ("store/database.py", "PySide6.QtCore", "Solver and store know no Qt"),
        ("model/session.py", "PySide6.QtCore", "In the model only game_model knows Qt"),
        (
            "model/session.py",
            "solitaire_desktop.model.game_model",
            "Nobody below the table imports game_model",
        ),
        ("table/layout.py", "PySide6.QtCore", "The layout knows no Qt"),
        (
            "table/scene.py",
            "solitaire_desktop.rules.referee",
            "Table and window ask the model, never the referee or its tables",
        ),
        (
            "window/messages.py",
            "solitaire_desktop.rules.tables",
            "Table and window ask the model, never the referee or its tables",
        ),
    ],
)
def test_a_planted_import_breaks_its_contract(
    copy: Path, module: str, planted: str, contract: str
) -> None:
    (copy / "solitaire_desktop" / "solver" / "planted.py").touch()
    path = copy / "solitaire_desktop" / module
    text = path.read_text("utf-8")
    path.write_text(f"{text}\nimport {planted}\n", "utf-8")
    try:
        assert contract in broken_contracts(copy)
    finally:
        path.write_text(text, "utf-8")


@pytest.mark.parametrize("part", ["model", "table", "window"])
def test_parts_that_know_qt_have_an_empty_init(part: str) -> None:
    assert (PACKAGE / part / "__init__.py").read_text("utf-8") == ""
