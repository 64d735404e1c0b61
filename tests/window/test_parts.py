"""Panel, notices, toolbar, status bar and the files of a record."""

import os
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from solitaire_desktop.errors import RecordError
from solitaire_desktop.window import faults, files
from solitaire_desktop.window.display import why_no_display
from solitaire_desktop.window.main_window import MainWindow
from solitaire_desktop.window.panel import Panel, PanelContent, PanelFigure
from solitaire_desktop.window.theme import DARK, LIGHT
from solitaire_desktop.window.toast import Toast


@pytest.fixture
def ground(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(1000, 700)
    widget.show()
    return widget


def content(**changes: object) -> PanelContent:
    values = {"title": "Won", "text": "In time", "buttons": (("New deal", lambda: None),)}
    return PanelContent(**{**values, **changes})  # type: ignore[arg-type]


def test_a_quiet_panel_covers_only_its_place(ground: QWidget) -> None:
    panel = Panel(DARK, ground)
    panel.show_content(content())
    assert panel.height() < 250
    assert ground.childAt(QPoint(500, 200)) is None


def test_a_celebrating_panel_goes_by_a_click_beside_it(ground: QWidget, qtbot: QtBot) -> None:
    panel = Panel(LIGHT, ground)
    panel.show_content(content(fan=(0, 1, 2, 3, 4, 5, 6)), animated=False)
    assert panel.size() == ground.size()
    with qtbot.waitSignal(panel.closed):
        qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert panel.content is None


@pytest.mark.parametrize("size", [(480, 260), (800, 400), (3840, 2000)])
def test_a_panel_stays_inside_any_window(ground: QWidget, size: tuple[int, int]) -> None:
    panel = Panel(DARK, ground)
    figures = tuple(PanelFigure("Time", "1:23:45", "best 0:59") for _ in range(3))
    panel.show_content(content(fan=(0, 1, 2), figures=figures), animated=False)
    ground.resize(*size)
    assert ground.rect().contains(panel._card.geometry().adjusted(0, 0, 0, -60))
    assert not panel.grab().isNull()


def test_notices_wait_for_each_other(ground: QWidget) -> None:
    toast = Toast(DARK, "Close", ground)
    toast.tell("One")
    toast.tell("Two")
    toast.tell("One")
    assert toast.text == "One"
    toast.dismiss()
    assert toast.text == "Two"
    toast.dismiss()
    assert toast.text == ""


def test_a_notice_goes_by_itself(ground: QWidget, qtbot: QtBot) -> None:
    toast = Toast(DARK, "Close", ground)
    toast.tell("Short")
    toast._timer.start(1)
    qtbot.waitUntil(lambda: toast.text == "")


def test_toolbar_and_status_bar_grow_with_a_tall_window(window: MainWindow) -> None:
    chrome = window.chrome
    window.resize(1366, 768)
    assert (chrome._toolbar.height(), chrome._status.height()) == (44, 28)  # type: ignore[union-attr]
    window.resize(1600, 1000)
    assert (chrome._toolbar.height(), chrome._status.height()) == (48, 30)  # type: ignore[union-attr]


@pytest.mark.parametrize("width", [480, 640, 800, 1366, 3840])
def test_buttons_and_title_never_overlap(window: MainWindow, width: int) -> None:
    window.resize(width, 600)
    bar = window.chrome._toolbar
    assert bar is not None
    shown = sorted(
        (each.geometry() for each in bar.findChildren(QWidget) if not each.isHidden()),
        key=lambda box: box.left(),
    )
    assert all(one.right() < two.left() for one, two in pairwise(shown))


@pytest.mark.parametrize(("width", "named"), [(800, False), (1366, True)])
def test_the_sentence_has_room_beside_the_figures(
    window: MainWindow, width: int, named: bool
) -> None:
    """With a verdict in Portuguese a window of 800 pixels left it three letters."""
    window.resize(width, 600)
    status = window.chrome._status
    assert status is not None
    figures = {
        "verdict": ("Veredicto", "já não pode ser ganho"),
        "score": ("Nas fundações", "0 de 104"),
        "deal": ("Partida", "#100 006"),
        "moves": ("Jogadas", "60"),
        "time": ("Tempo", "0:06"),
    }
    for key, (name, value) in figures.items():
        status.show_figure(key, name, value)
    QApplication.processEvents()
    assert status._message.width() >= 180
    assert status._figures["deal"]._name.isVisible() is named
    assert status._figures["score"]._name.isVisible()
    assert status._figures["deal"].toolTip() == "Partida"


def test_a_record_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "game.patience"
    file.write_text("old")
    tmp_path.chmod(0o500)
    try:
        if os.geteuid():
            with pytest.raises(OSError):  # noqa: PT011
                files.write_record(file, "new")
            assert file.read_text() == "old"
    finally:
        tmp_path.chmod(0o700)
    files.write_record(file, "new")
    assert [each.name for each in tmp_path.iterdir()] == ["game.patience"]


def test_a_huge_or_binary_file_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "big"
    with file.open("wb") as big:
        big.truncate(files.LARGEST + 1)
    with pytest.raises(RecordError):
        files.read_record(file)
    file.write_bytes(b"\xff\x00")
    with pytest.raises(RecordError):
        files.read_record(file)


def test_no_screen_is_said_in_one_sentence() -> None:
    assert "no screen" in why_no_display({})
    assert "does not answer" in why_no_display({"DISPLAY": ":9999"})
    assert why_no_display({"QT_QPA_PLATFORM": "offscreen"}) == ""
    assert why_no_display({"WAYLAND_DISPLAY": "wayland-0"}) == ""


def test_the_log_of_faults_is_bounded(tmp_path: Path) -> None:
    for _ in range(40):
        faults.write_log(tmp_path / "data", "x" * 20_000)
    assert (tmp_path / "data" / faults.FILE).stat().st_size < 2 * faults.LARGEST


def test_a_log_that_cannot_be_written_is_no_second_fault(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    faults.write_log(tmp_path / "data", "text")


def test_a_report_names_versions_and_the_game() -> None:
    try:
        raise ValueError("oops")
    except ValueError as error:
        text = faults.report(type(error), error, error.__traceback__, "patience 1")
    assert "Solitaire Desktop" in text
    assert "ValueError: oops" in text
    assert text.endswith("patience 1")
