"""The build hook: catalogues are made, and the right files are shipped."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

import hatch_build
from tools.translations import CONTEXT, Entry, catalogue_text


@pytest.fixture
def catalogue(tmp_path: Path) -> Path:
    """A catalogue with one text, in a project of its own."""
    path = tmp_path / hatch_build.CATALOGUES / "solitaire_desktop_pt_PT.ts"
    path.parent.mkdir(parents=True)
    texts = {"Stock": Entry("Monte", is_finished=True), "Waste": Entry()}
    path.write_text(catalogue_text("pt_PT", texts), "utf-8")
    return path


def test_a_catalogue_becomes_one_that_qt_reads(tmp_path: Path, catalogue: Path) -> None:
    hatch_build.make_catalogues(tmp_path)
    translator = QTranslator()
    assert translator.load(str(catalogue.with_suffix(".qm")))
    assert translator.translate(CONTEXT, "Stock") == "Monte"


def test_a_damaged_catalogue_stops_the_build(tmp_path: Path, catalogue: Path) -> None:
    catalogue.write_text("<TS><context>")
    with pytest.raises(SystemExit, match=r"lrelease could not make solitaire_desktop_pt_PT\.qm"):
        hatch_build.make_catalogues(tmp_path)


def test_without_pyside_the_build_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="PySide6-Essentials, which brings Qt's lrelease"):
        hatch_build.lrelease()


def test_what_a_player_reads_is_shipped_and_its_sources_are_not(
    tmp_path: Path, catalogue: Path
) -> None:
    hatch_build.make_catalogues(tmp_path)
    (tmp_path / "resources" / "draw.py").touch()
    (tmp_path / "seeds" / "rules").mkdir(parents=True)
    (tmp_path / "seeds" / "rules" / "calculation.md").touch()
    assert set(hatch_build.shipped_files(tmp_path).values()) == {
        "solitaire_desktop/resources/translations/solitaire_desktop_pt_PT.qm",
        "solitaire_desktop/seeds/rules/calculation.md",
    }
