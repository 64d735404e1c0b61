"""What is installed before the program."""

from pathlib import Path

from tools import requirements

PYPROJECT = """
[build-system]
requires = ["hatchling"]
[project]
dependencies = ["platformdirs"]
[project.optional-dependencies]
dev = ["pytest"]
sound = ["PySide6-Addons"]
"""


def test_build_and_run_time_come_first_and_extras_on_demand(tmp_path: Path) -> None:
    pyproject = tmp_path / "pyproject.toml"
    pyproject.write_text(PYPROJECT)
    needed = ["hatchling", "platformdirs"]
    assert requirements.requirements(pyproject, []) == needed
    assert requirements.requirements(pyproject, ["dev"]) == [*needed, "pytest"]
