"""The report that a player can copy for who mends a fault."""

import getpass
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from solitaire_desktop import __version__
from solitaire_desktop.window.faults import bug_report


def test_a_report_tells_versions_screen_and_game_and_nothing_personal(qtbot: QtBot) -> None:
    record = "patience 1\ngame: forty-thieves\ndeal: 1\n"

    text = bug_report(record, QGuiApplication.primaryScreen())

    assert __version__ in text
    assert "scale 1" in text
    assert text.endswith(record)
    assert str(Path.home()) not in text
    assert f" {getpass.getuser()} " not in text
