"""Contact sheets under build/sheets/: what a player sees, many pictures to a sheet.

`contact_sheets.py [NAME …]` makes all of them, or those named; `--list` names them. It needs no
screen. They are for eyes: which faults to look for is in CONTRIBUTING.md.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from solitaire_desktop.app import make_application, open_window
from solitaire_desktop.errors import DeckError
from solitaire_desktop.rules import Position, parse_record, replay
from solitaire_desktop.rules.cards import KINDS, parse_kind
from solitaire_desktop.store import Contrast, CourtLetters, Preferences, Surface
from solitaire_desktop.table.appearance import Appearance, chosen_look
from solitaire_desktop.table.card_art import BACK, Look, draw
from solitaire_desktop.table.deck_art import DeckArt
from solitaire_desktop.table.decks import find_decks
from solitaire_desktop.table.picture import table_picture
from solitaire_desktop.window.main_window import MainWindow

ROOT = Path(__file__).parent.parent
SHEETS = ROOT / "build" / "sheets"
RECORDS = ROOT / "tests" / "golden"
GAMES = ("forty-thieves", "devils-grip", "calculation")
SIZES = ((1366, 768, 1.0), (1920, 1080, 1.0), (800, 500, 1.0), (3840, 2160, 2.0))
CHROME = 72  # logical pixels that toolbar and status bar take of a window's height
GAP = 12
GROUND = QColor("#2B2F36")

Captioned = tuple[str, QImage]


def say(text: str, /, **values: object) -> str:
    """English, as the table says it."""
    return text.format(**values)


def sheet(rows: Iterable[Sequence[Captioned]]) -> QImage:
    """Pictures in rows, each under its caption."""
    table = [list(row) for row in rows]
    heights = [max(image.height() for _, image in row) + 22 for row in table]
    wide = max(sum(image.width() + GAP for _, image in row) for row in table)
    result = QImage(wide + GAP, sum(heights) + GAP * (len(table) + 1), QImage.Format.Format_RGB32)
    result.fill(GROUND)
    painter = QPainter(result)
    painter.setPen(QColor("white"))
    y = GAP
    for row, height in zip(table, heights, strict=True):
        x = GAP
        for caption, image in row:
            painter.drawText(QPointF(x, y + 14), caption)
            painter.drawImage(QPointF(x, y + 22), image)
            x += image.width() + GAP
        y += height + GAP
    painter.end()
    return result


def mid_game(game: str) -> Position:
    """The position that the golden images show too."""
    text = (RECORDS / f"{game}.patience").read_text(encoding="utf-8")
    return replay(parse_record(text)).position


def study(text: str) -> Position:
    """The position of a study."""
    return replay(parse_record(f"patience 1\n{text}\n")).position


def shown(position: Position, size: tuple[int, int, float], preferences: Preferences) -> QImage:
    """The table in device pixels, in a window of a size in device pixels and a scale."""
    width, height, ratio = size
    logical = QSize(round(width / ratio), round(height / ratio) - CHROME)
    image = table_picture(position, Appearance.chosen(preferences), say, logical, ratio=ratio)
    image.setDevicePixelRatio(1)
    return image


def reduced(image: QImage, width: int) -> QImage:
    """The picture at another width, smoothly."""
    return image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)


def surfaces() -> QImage:
    """Every game on every surface."""
    return sheet(
        [(f"{game}, {surface.value}", _small(game, Preferences(surface=surface))) for game in GAMES]
        for surface in Surface
    )


def contrasts() -> QImage:
    """Every game with high contrast on every surface, and with large indices."""
    bold = [Preferences(surface=each, contrast=Contrast.HIGH) for each in Surface]
    looks = [*bold, Preferences(large_index=True), Preferences(large_index=True, mirror=True)]
    return sheet([(game, _small(game, each)) for game in GAMES] for each in looks)


def _small(game: str, preferences: Preferences) -> QImage:
    return reduced(shown(mid_game(game), SIZES[0], preferences), 620)


def sizes(game: str) -> QImage:
    """A game in all sizes of window, pixel by pixel but for the largest."""
    position = mid_game(game)
    pictures = [(size, shown(position, size, Preferences())) for size in SIZES]
    named = [(f"{game} {w}x{h} at {scale:g}", image) for (w, h, scale), image in pictures]
    large = named[3][0], reduced(named[3][1], 1920)
    return sheet([(named[0], named[2]), (named[1],), (large,)])


def faces(width: int) -> QImage:
    """All faces and backs at a width."""
    size = width, round(width * 1.4)
    backs = ("azulejo", "lattice", "minimal", "waves")
    rows = [_row(Look(), range(13 * suit, 13 * suit + 13), size) for suit in range(4)]
    rows.append([("", draw(Look(back=back), BACK, *size)) for back in backs])
    return sheet(rows)


def variants(width: int) -> QImage:
    """Courts, aces and tens in every look."""
    kinds = [parse_kind(f"{rank}{suit}") for suit in "CDHS" for rank in "AT5JQK"]
    looks = [
        Preferences(four_colours=True),
        Preferences(court_letters=CourtLetters.PORTUGUESE),
        Preferences(large_index=True),
        Preferences(contrast=Contrast.HIGH),
        Preferences(contrast=Contrast.HIGH, large_index=True, four_colours=True),
    ]
    return sheet(_row(chosen_look(each), kinds, (width, round(width * 1.4))) for each in looks)


def _row(look: Look, kinds: Iterable[int], size: tuple[int, int]) -> list[Captioned]:
    return [("", draw(look, kind, *size)) for kind in kinds]


def columns() -> QImage:
    """Columns of 13 and of 20 cards, in usual and in small windows."""
    ranks = "KQJT98765432A"
    thirteen = " ".join(f"{rank}S" for rank in ranks)
    twenty = " ".join(f"{rank}H" for rank in ranks + ranks[:7])
    looks = [Preferences(), Preferences(large_index=True), Preferences(four_colours=True)]
    rows: list[list[Captioned]] = []
    for name, cards in (("13", thirteen), ("20", twenty)):
        text = f"game: forty-thieves\nt1: {cards}\nt3: KC QC JC\nt4: 5D\nwaste: 2D 3D 4D"
        rows.extend(
            [(f"{name} cards", shown(study(text), size, look)) for look in looks]
            for size in (SIZES[0], SIZES[2])
        )
    return sheet(rows)


def decks() -> QImage:
    """The decks of other programs that this computer has."""
    size = 88, 123
    courts = [parse_kind(f"{rank}{suit}") for rank in "JQK" for suit in "CDHS"]
    kinds = [*range(10), *range(22, 24), parse_kind("TS"), *courts]
    rows: list[list[Captioned]] = [_row(Look(), [*kinds, BACK], size)]
    for deck in find_decks():
        try:
            art = DeckArt(deck)
            row = [("", art.draw(kind, *size)) for kind in [*kinds, KINDS]]
        except DeckError as error:
            row = [(str(error), QImage(400, 40, QImage.Format.Format_RGB32))]
        rows.append([(deck.key, row[0][1]), *row[1:]])
    return sheet(rows)


def deck_tables() -> QImage:
    """The table with each of these decks."""
    keys = ["", *(deck.key for deck in find_decks())]
    images = [(key, _small("forty-thieves", Preferences(deck=key))) for key in keys]
    return sheet(images[i : i + 3] for i in range(0, len(images), 3))


def acts() -> QImage:
    """A lifted run, a refusal, a win, the chooser: windows with something going on."""
    with tempfile.TemporaryDirectory() as folder:
        pictures = [(act.__name__.strip("_"), act(Path(folder) / act.__name__)) for act in _ACTS]
    return sheet(pictures[i : i + 2] for i in range(0, len(pictures), 2))


def _window(profile: Path, record: str) -> MainWindow:
    window = open_window(profile, record=record, animations=False)
    window.resize(1366, 768)
    QTest.qWait(400)
    return window


def _taken(window: MainWindow) -> QImage:
    QTest.qWait(300)
    image = window.grab().toImage()
    window.close()
    return image


def _record(game: str) -> str:
    return (RECORDS / f"{game}.patience").read_text(encoding="utf-8")


def _held(window: MainWindow, pile: str, index: int, over: str) -> None:
    view = window.view
    spot, port, keys = view.spot(pile, index), view.viewport(), Qt.KeyboardModifier.NoModifier
    QTest.mousePress(port, Qt.MouseButton.LeftButton, keys, spot)
    for step in (QPoint(8, 8), QPoint(20, 20)):
        QTest.mouseMove(port, spot + step)
    QTest.mouseMove(port, view.spot(over) + QPoint(-30, 40))
    QTest.qWait(300)


def _lifted_run(profile: Path) -> QImage:
    window = _window(
        profile,
        "patience 1\ngame: josephine\nt1: 9S 8S 7S 6S\nt2: KD TS\nt4: TS\nt6: 7H\nwaste: 5D",
    )
    _held(window, "t1", 0, "t6")
    return _taken(window)


def _refusal(profile: Path) -> QImage:
    window = _window(profile, _record("forty-thieves"))
    window.model.try_move("t2-t3")
    return _taken(window)


def _lifted_card_calculation(profile: Path) -> QImage:
    window = _window(profile, _record("calculation"))
    _held(window, "r2", -1, "f3")
    return _taken(window)


def _swap_devils_grip(profile: Path) -> QImage:
    window = _window(profile, _record("devils-grip"))
    for _ in range(6):
        window.model.undo()
    QTest.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=window.view.spot("c2"))
    window.view.begin_swap()
    return _taken(window)


def _win(profile: Path) -> QImage:
    full = "A23456789TJQK"
    piles = [" ".join(f"{rank}{suit}" for rank in full) for suit in "CCDDHHSS"]
    piles[-1] = piles[-1].removesuffix(" KS")
    text = "\n".join(f"f{i + 1}: {pile}" for i, pile in enumerate(piles))
    window = _window(profile, f"patience 1\ngame: forty-thieves\n{text}\nt1: KS")
    window.model.send_up("t1")
    QTest.qWait(1500)
    return _taken(window)


def _chooser(profile: Path) -> QImage:
    return _dialog(profile, lambda window: window.commands.choose_game())


def _preferences(profile: Path) -> QImage:
    return _dialog(profile, lambda window: window.actions_made.by_key["preferences"].trigger())


def _dialog(profile: Path, opened: Callable[[MainWindow], object]) -> QImage:
    """What a command opens; it waits, so the picture is taken meanwhile."""
    window = _window(profile, _record("forty-thieves"))
    taken: list[QImage] = []

    def take() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        taken.append(dialog.grab().toImage())
        dialog.close()

    QTimer.singleShot(9000 if find_decks() else 500, take)
    opened(window)
    window.close()
    return taken[0]


_ACTS = (
    _lifted_run,
    _refusal,
    _lifted_card_calculation,
    _swap_devils_grip,
    _win,
    _chooser,
    _preferences,
)

MAKERS: dict[str, Callable[[], QImage]] = {
    "surfaces": surfaces,
    "contrasts": contrasts,
    "sizes-forty-thieves": lambda: sizes("forty-thieves"),
    "sizes-devils-grip": lambda: sizes("devils-grip"),
    "sizes-calculation": lambda: sizes("calculation"),
    "faces-60": lambda: faces(60),
    "faces-110": lambda: faces(110),
    "faces-220": lambda: faces(220),
    "variants-60": lambda: variants(60),
    "variants-110": lambda: variants(110),
    "columns": columns,
    "decks": decks,
    "deck-tables": deck_tables,
    "acts": acts,
}


def main(arguments: list[str]) -> int:
    """Make the sheets that are named, or all."""
    if arguments == ["--list"]:
        print(*MAKERS, sep="\n")
        return 0
    unknown = [name for name in arguments if name not in MAKERS]
    if unknown:
        print(f"There is no sheet {unknown[0]}; --list names them.", file=sys.stderr)
        return 2
    application = make_application()
    SHEETS.mkdir(parents=True, exist_ok=True)
    for name in arguments or MAKERS:
        MAKERS[name]().save(str(SHEETS / f"{name}.png"))
        print(f"build/sheets/{name}.png", flush=True)
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
