"""Other programs' decks: found, drawn, refused with the reason."""

import gzip
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QProcess, QSize, QSizeF
from PySide6.QtGui import QColor, QImage
from shiboken6 import delete

from solitaire_desktop.errors import DeckError
from solitaire_desktop.rules.cards import KINDS
from solitaire_desktop.table import deck_art
from solitaire_desktop.table.art_files import Order
from solitaire_desktop.table.card_art import BACK, Look
from solitaire_desktop.table.deck_art import DeckArt, fitted
from solitaire_desktop.table.deck_drawer import DeckDrawer
from solitaire_desktop.table.decks import Maker, data_folders, deck_named, find_decks
from solitaire_desktop.table.faces import Faces
from solitaire_desktop.table.shadow import contact
from tests.table import made_decks as made

SIZE = QSize(50, 70)


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only data folder that there is, also for the processes that draw."""
    folder = tmp_path / "share"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "nothing"))
    monkeypatch.setenv("XDG_DATA_DIRS", str(folder))
    return folder


def drawn(folder: Path, key: str, picture: int = 0, size: tuple[int, int] = (50, 70)) -> QImage:
    return DeckArt(deck_named(key, [folder])).draw(picture, *size)


def refusal(folder: Path, key: str) -> str:
    with pytest.raises(DeckError) as caught:
        drawn(folder, key)
    return str(caught.value)


# Finding


def test_the_players_own_folder_comes_first():
    folders = data_folders({"XDG_DATA_HOME": "/mine", "XDG_DATA_DIRS": "/ours:/ours::nowhere"})
    assert folders[:2] == [Path("/mine"), Path("/ours")]
    assert Path("nowhere") not in folders
    assert Path("/usr/share") in data_folders({})


def test_decks_of_both_kinds_are_found_by_name(tmp_path):
    made.write_kde_deck(tmp_path, "zebra", "")
    made.write_kde_deck(tmp_path, "apple", "")
    made.write_aisleriot_deck(tmp_path, "my_deck.svg", "")
    made.write_aisleriot_deck(tmp_path, "readme.txt", "")
    (tmp_path / "carddecks" / "empty").mkdir()
    found = [(deck.key, deck.name) for deck in find_decks([tmp_path, tmp_path / "none"])]
    assert found == [
        ("kde:apple", "Apple"),
        ("aisleriot:my_deck.svg", "My Deck"),
        ("kde:zebra", "Zebra"),
    ]


def test_of_two_decks_with_one_key_the_first_counts(tmp_path):
    for place in ("one", "two"):
        made.write_kde_deck(tmp_path / place, "same", "")
    folders = [tmp_path / "one", tmp_path / "two"]
    assert [deck.file.parents[2].name for deck in find_decks(folders)] == ["one"]
    assert deck_named("kde:same", folders).file.parents[2].name == "one"


@pytest.mark.parametrize("key", ["", "kde", "kde:", "kde:..", "kde:../a", "aisleriot:a", "x:same"])
def test_a_key_of_no_deck_is_refused(tmp_path, key):
    made.write_kde_deck(tmp_path, "same", "")
    with pytest.raises(DeckError, match="is not on this computer"):
        deck_named(key, [tmp_path])


def test_an_index_that_points_elsewhere_is_no_deck(tmp_path):
    made.write_kde_deck(tmp_path, "sly", "")
    index = tmp_path / "carddecks" / "sly" / "index.desktop"
    for path in ("../other.svg", "/etc/passwd", "", "."):
        index.write_text(f"Name=Sly\nSVG={path}\n")
        assert find_decks([tmp_path]) == []


# Drawing


@pytest.mark.parametrize("picture", [0, 12, 13, 51, BACK])
def test_every_card_is_drawn_from_its_own_element(tmp_path, qapp, picture):
    kde = made.write_kde_deck(tmp_path, "good", made.packed(made.drawing(Maker.KDE)))
    other = made.write_aisleriot_deck(tmp_path, "good.svg", made.drawing(Maker.AISLERIOT))
    for key in (kde, other):
        image = drawn(tmp_path, key, picture)
        assert image.pixelColor(25, 35).name() == made.colour(picture)
        assert image.pixelColor(1, 68).name() == made.colour(picture)


@pytest.mark.parametrize("picture", [0, 12, 13, 51, BACK])
def test_a_grid_without_names_is_cut_into_cards(tmp_path, qapp, picture):
    sheet = made.drawing(Maker.AISLERIOT, named=False)
    key = made.write_aisleriot_deck(tmp_path, "grid.svg", sheet)
    photo = made.write_aisleriot_deck(tmp_path, "grid.png", made.grid_picture(tmp_path / "a.png"))
    for each in (key, photo):
        assert drawn(tmp_path, each, picture).pixelColor(25, 35).name() == made.colour(picture)


def test_other_proportions_are_stretched_a_little_and_fitted_beyond_that():
    room = QSizeF(100, 140)
    assert fitted(QSizeF(72, 112), room).size() == room
    assert fitted(QSizeF(72, 96), room).size() == room
    assert fitted(QSizeF(0, 0), room).size() == room
    wide = fitted(QSizeF(195, 143), room)
    assert (wide.x(), wide.y(), wide.width()) == (0, 0, 100)
    assert abs(wide.height() - 73.3) < 0.1
    tall = fitted(QSizeF(50, 140), room)
    assert (tall.x(), tall.y(), tall.width(), tall.height()) == (25, 0, 50, 140)


def test_a_deck_of_another_shape_lies_on_a_plain_card(tmp_path, qapp):
    sheet = made.drawing(Maker.KDE, size=(70, 50))
    image = drawn(tmp_path, made.write_kde_deck(tmp_path, "wide", sheet))
    assert image.pixelColor(25, 15).name() == made.colour(0)
    assert image.pixelColor(25, 60) == QColor("#FFFDF9")


# Refusing


def test_a_deck_without_a_card_is_refused_with_its_name(tmp_path, qapp):
    sheet = made.drawing(Maker.KDE, without="queen_heart")
    said = refusal(tmp_path, made.write_kde_deck(tmp_path, "holes", sheet))
    assert said == "The deck Holes has no drawing of queen_heart; it lacks 1 in all."


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"no drawing at all", "no drawing that can be read"),
        (b"", "no drawing that can be read"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "no drawing of 1_club|can be read"),
        (gzip.compress(b"<svg", mtime=0)[:-6], "is damaged"),
        (b"\x1f\x8b\x08nonsense", "is damaged"),
    ],
    ids=["text", "empty", "no cards", "cut off", "no gzip"],
)
@pytest.mark.filterwarnings("default")
def test_what_is_no_deck_is_refused(tmp_path, qtlog, qapp, content, reason):
    with qtlog.disabled():
        said = refusal(tmp_path, made.write_kde_deck(tmp_path, "bad", content))
    assert any(part in said for part in reason.split("|"))


def test_a_deck_that_unpacks_without_end_is_refused(tmp_path, qapp, monkeypatch):
    monkeypatch.setattr(deck_art, "LARGEST_FILE", 10_000)
    bomb = gzip.compress(b" " * 1_000_000)
    assert len(bomb) < 10_000
    assert "too large" in refusal(tmp_path, made.write_kde_deck(tmp_path, "bomb", bomb))
    plain = made.write_kde_deck(tmp_path, "plain", b" " * 10_001)
    assert "too large" in refusal(tmp_path, plain)


@pytest.mark.parametrize("content", [b"", b"\x89PNG\r\n\x1a\n and no more"], ids=["empty", "cut"])
def test_a_broken_picture_is_refused(tmp_path, qtlog, qapp, content):
    with qtlog.disabled():
        said = refusal(tmp_path, made.write_aisleriot_deck(tmp_path, "bad.png", content))
    assert said == "The deck Bad is no picture that can be read."


# In a process of its own


def test_a_deck_is_drawn_by_another_process_and_kept(shared, tmp_path, qtbot):
    key = made.write_kde_deck(shared, "good", made.packed(made.drawing(Maker.KDE)))
    drawer, order = DeckDrawer(tmp_path / "cache"), Order(key, SIZE)
    assert drawer.stored(order) == {}
    with qtbot.waitSignal(drawer.drawn, timeout=30_000) as told:
        drawer.ask(order)
        drawer.ask(order)
    pictures = told.args[1]
    assert len(pictures) == KINDS + 1
    assert pictures[51].pixelColor(25, 35).name() == made.colour(51)
    assert pictures[51].height() == 70 + contact(50)
    assert len(drawer.stored(order)) == KINDS + 1
    (shared / "carddecks" / "good" / "cards.svgz").write_bytes(b"changed")
    assert drawer.stored(order) == {}


def test_a_broken_deck_says_why_and_the_next_is_drawn(shared, qtbot):
    bad = made.write_kde_deck(shared, "bad", "no drawing")
    good = made.write_kde_deck(shared, "good", made.drawing(Maker.KDE))
    drawer = DeckDrawer(None)
    failed: list[tuple[Order, DeckError]] = []
    drawer.failed.connect(lambda order, error: failed.append((order, error)))
    with qtbot.waitSignal(drawer.drawn, timeout=30_000) as told:
        drawer.ask(Order(bad, SIZE, (0, BACK)))
        drawer.ask(Order(good, SIZE, (0, BACK)))
    assert sorted(told.args[1]) == [0, BACK]
    assert [(order.deck, str(error)) for order, error in failed] == [
        (bad, "The deck Bad is no drawing that can be read.")
    ]


def test_a_drawing_that_takes_too_long_is_ended(shared, qtbot, monkeypatch):
    wait = [sys.executable, "-c", "import time; time.sleep(60)"]
    monkeypatch.setattr("solitaire_desktop.table.deck_drawer.draw_command", lambda: wait)
    monkeypatch.setattr("solitaire_desktop.table.deck_drawer.PATIENCE", 100)
    drawer = DeckDrawer(None)
    with qtbot.waitSignal(drawer.failed, timeout=10_000) as told:
        drawer.ask(Order("kde:slow", SIZE))
    assert str(told.args[1]) == "Drawing the deck slow takes too long."


def test_a_process_that_dies_is_a_deck_that_cannot_be_drawn(shared, qtbot, monkeypatch):
    for command in (
        [sys.executable, "-c", "import os; os.kill(os.getpid(), 9)"],
        ["/no/such/program"],
    ):
        monkeypatch.setattr(
            "solitaire_desktop.table.deck_drawer.draw_command", lambda command=command: command
        )
        drawer = DeckDrawer(None)
        with qtbot.waitSignal(drawer.failed, timeout=10_000) as told:
            drawer.ask(Order("kde:dead", SIZE))
        assert str(told.args[1]) == "The deck dead cannot be drawn."


def test_a_drawer_that_goes_ends_what_runs(shared, qtbot, monkeypatch):
    wait = [sys.executable, "-c", "import time; time.sleep(60)"]
    monkeypatch.setattr("solitaire_desktop.table.deck_drawer.draw_command", lambda: wait)
    parent = QObject()
    drawer = DeckDrawer(None, parent)
    drawer.ask(Order("kde:slow", SIZE))
    running = drawer._running
    assert running
    qtbot.waitUntil(lambda: running[0].state() is QProcess.ProcessState.Running)
    delete(parent)
    assert not running


# On the table


def centre(faces: Faces, picture: int) -> str:
    return faces.face(picture).toImage().pixelColor(25, 35).name()


def test_our_own_faces_are_shown_until_the_deck_is_drawn(shared, tmp_path, qtbot):
    key = made.write_kde_deck(shared, "good", made.drawing(Maker.KDE))
    faces = Faces(Look(deck=key), tmp_path)
    faces.set_size(50, 70)
    assert centre(faces, 0) != made.colour(0)
    with qtbot.waitSignal(faces.sharpened, check_params_cb=None, timeout=30_000):
        faces.draw_later()
    qtbot.waitUntil(lambda: centre(faces, 0) == made.colour(0), timeout=30_000)
    assert centre(faces, BACK) == made.colour(BACK)
    assert faces.lifted(0, 52, 72).toImage().pixelColor(26, 36).name() == made.colour(0)
    again = Faces(Look(deck=key), tmp_path)
    again.set_size(50, 70)
    assert centre(again, 5) == made.colour(5)
    faces.set_size(60, 84)
    assert faces.face(0).toImage().pixelColor(30, 42).name() == made.colour(0)
    faces.set_look(Look())
    assert faces.face(0).toImage().pixelColor(30, 42).name() != made.colour(0)
    faces.close()
    again.close()


def test_our_own_faces_stay_when_the_deck_is_broken(shared, qtbot):
    key = made.write_kde_deck(shared, "bad", "no drawing")
    faces, own = Faces(Look(deck=key), None), Faces(Look(), None)
    for each in (faces, own):
        each.set_size(50, 70)
    with qtbot.waitSignal(faces.deck_refused, timeout=30_000) as told:
        faces.draw_later()
    assert "no drawing" in str(told.args[0])
    assert faces.face(0).toImage() == own.face(0).toImage()
    faces.close()


def test_a_set_of_our_own_is_not_mistaken_for_the_decks(shared, tmp_path, qtbot):
    key = made.write_kde_deck(shared, "bad", "no drawing")
    faces = Faces(Look(deck=key), tmp_path)
    faces.set_size(50, 70)
    with qtbot.waitSignal(faces.deck_refused, timeout=30_000):
        faces.draw_later()
    qtbot.waitUntil(lambda: faces._pool.waitForDone(10), timeout=10_000)
    faces.close()
    assert not list(tmp_path.glob("cards-kde*"))


def test_a_picture_waits_for_the_deck(shared, qapp):
    key = made.write_kde_deck(shared, "good", made.drawing(Maker.KDE))
    faces = Faces(Look(deck=key), None)
    faces.set_size(50, 70)
    faces.draw_deck_now()
    assert centre(faces, 7) == made.colour(7)
