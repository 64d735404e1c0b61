"""Finding the system libraries that Qt needs, and asking for those that are missing."""

from pathlib import Path

import pytest

from tools import system_libraries


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system without the D-Bus library, any font, and anything to install them with."""
    monkeypatch.setattr(system_libraries, "can_load", lambda name: "dbus" not in name)
    monkeypatch.setattr(system_libraries, "has_font", lambda folders: False)
    monkeypatch.setattr(system_libraries, "install", lambda packages: False)
    monkeypatch.setattr("sys.platform", "linux")


def test_a_library_that_cannot_be_loaded_is_missing() -> None:
    assert not system_libraries.can_load("libno-such-thing.so.7")
    assert system_libraries.can_load("libc.so.6")


def test_a_font_is_found_however_deep(tmp_path: Path) -> None:
    assert not system_libraries.has_font([str(tmp_path)])
    (tmp_path / "truetype" / "dejavu").mkdir(parents=True)
    (tmp_path / "truetype" / "dejavu" / "DejaVuSans.ttf").touch()
    assert system_libraries.has_font(["/no/such/folder", str(tmp_path)])


@pytest.mark.usefixtures("bare")
def test_missing_libraries_are_named_with_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert system_libraries.main(["offscreen"]) == 1
    assert "sudo apt install libdbus-1-3 fonts-dejavu-core" in capsys.readouterr().err


@pytest.mark.usefixtures("bare")
def test_elsewhere_pyside_brings_all_that_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    assert system_libraries.main(["screen"]) == 0


@pytest.mark.usefixtures("bare")
def test_without_the_checkers_tests_can_be_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_libraries, "missing_packages", lambda use: [])
    monkeypatch.setattr("shutil.which", lambda command: None)
    assert system_libraries.missing_checkers("offscreen") == []
    assert "man-db" in system_libraries.missing_checkers("test")
    assert system_libraries.main(["test"]) == 0
