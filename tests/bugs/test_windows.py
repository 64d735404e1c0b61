"""What the window does with windows: none strays, none is lost, none is larger than the screen."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenu, QWidget

from tests.bugs.test_input_in_motion import NEARLY_WON

BLOCKED = """patience 1
game: forty-thieves
t1: KC
t2: KD
"""


class Windows(QObject):
    """Watches which widgets are shown as windows of their own."""

    def __init__(self) -> None:
        super().__init__()
        self.strays: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget):
            is_known = isinstance(watched, QMainWindow | QDialog | QMenu)
            if watched.isWindow() and not is_known and watched.windowType().name != "ToolTip":
                self.strays.append(watched)
        return False


@pytest.fixture
def windows(qapp: QApplication):
    watcher = Windows()
    qapp.installEventFilter(watcher)
    yield watcher
    qapp.removeEventFilter(watcher)


def test_the_panel_of_the_end_takes_the_keyboard_and_gives_it_back(opened, qtbot, windows):
    """A win: a label of the panel was a window for a moment, which took the keyboard for good."""
    window = opened(record=NEARLY_WON)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.model.send_up_all()
    qtbot.waitUntil(lambda: window.chrome.panel_content is not None)
    assert window.isActiveWindow()
    window.chrome.panel.dismiss()
    assert window.view.hasFocus()
    assert windows.strays == []


@pytest.mark.parametrize("record", [NEARLY_WON, BLOCKED], ids=["won", "blocked"])
def test_no_part_of_the_chrome_is_ever_a_window_of_its_own(opened, qtbot, windows, record):
    """Win, block, toasts, moves, another theme and another language."""
    from solitaire_desktop.store import Language, Theme

    window = opened(record=record)
    window.model.send_up_all()
    live = window._services.preferences
    live.keep_with(show_moves=True, theme=Theme.LIGHT, language=Language.PORTUGUESE)
    window.teller.tell("A notice.")
    window.model.new_deal()
    window.model.give_up()
    qtbot.wait(30)
    live.keep_with(show_moves=False)
    assert windows.strays == []


def test_a_sentence_without_room_ends_in_an_ellipsis(opened):
    """At 800 x 500 the status bar cut "one card at a tim" in the middle of a letter."""
    window = opened(game="forty-thieves", deal=920288093)
    window.resize(1600, 700)
    QApplication.processEvents()
    whole = window.chrome._status._message.text()
    assert whole == window.chrome.message
    window.resize(620, 500)
    QApplication.processEvents()
    shown = window.chrome._status._message.text()
    assert shown.endswith("…")
    assert whole.startswith(shown[:-1].rstrip())
    assert window.chrome.message == whole


def test_cards_that_went_up_to_several_foundations_are_all_counted(opened):
    """Send up all: 18 cards to three foundations were told as "12 cards to foundation 2"."""
    window = opened(record=NEARLY_WON)
    window.model.send_up_all()
    assert window.teller._said == "6 cards moved"
    window.model.open("patience 1\ngame: josephine\nt1: KC 7H 6H\nt2: 8H\n")
    window.model.move_cards("t1", 2, "t2")
    assert window.teller._said == "2 cards to column 2"


def test_the_plates_of_calculation_speak_in_one_size(qapp):
    """Portuguese beside the list of moves: "de quatro em quatro" was far smaller than its like."""
    from solitaire_desktop.table.geometry import Box
    from solitaire_desktop.table.marks import Pen
    from solitaire_desktop.table.plate_marks import words_size
    from solitaire_desktop.table.surface import surface_named

    pen = Pen(surface_named("baize"), 100, 140, 1.0)
    wide, narrow = Box(0, 0, 300, 20), Box(0, 0, 90, 20)
    texts = ("de um em um", "de quatro em quatro")
    assert words_size([(wide, text) for text in texts], pen) == 15
    alone = [words_size([(narrow, text)], pen) for text in texts]
    assert words_size([(narrow, text) for text in texts], pen) == min(alone)
    assert words_size([(Box(0, 0, 20, 20), texts[1])], pen) == 0
