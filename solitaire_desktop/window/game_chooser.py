"""The page of all games: small tables, the record of each, and the games to go on with."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from solitaire_desktop.paths import resource
from solitaire_desktop.rules.spec import Family, GameSpec
from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.game_tiles import (
    GameInfo,
    TileActions,
    large_tile,
    small_tile,
)
from solitaire_desktop.window.help_dialog import ask_rules
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.sheet import Sheet, scrolled
from solitaire_desktop.window.theme import Colours
from solitaire_desktop.window.widgets import label

WIDTH, HEIGHT = 1120, 760
LARGE_TILE, SMALL_TILE = 290, 300
SUIT = 30


class Start(Enum):
    """How a chosen game is to begin."""

    GO_ON = "go on"
    NEW_DEAL = "new deal"


@dataclass(frozen=True, slots=True)
class Choice:
    """The game that the player chose, and how to begin it."""

    spec: GameSpec
    start: Start


def ask(
    parent: QWidget,
    dress: Dress,
    games: Sequence[GameInfo],
) -> Choice | None:
    """The game that the player chooses; None when the present one goes on."""
    dialog = GameChooser(parent, dress, games)
    return dialog.choice if dialog.exec() else None


class GameChooser(Sheet):
    """Large tiles for the three games, small ones for the variants and for rules of one's own."""

    def __init__(
        self,
        parent: QWidget | None,
        dress: Dress,
        games: Sequence[GameInfo],
    ) -> None:
        super().__init__(parent, dress, dress.messages.tr("Choose a game"))
        self.choice: Choice | None = None
        self._actions = TileActions(self._go_on, self._new_deal, self._rules)
        self._put_suits_before_title()
        large = [info for info in games if info.spec.identity == (_root(info.spec.family), "")]
        small = [info for info in games if info not in large]
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 6, 8)
        column.setSpacing(16)
        self.fit(WIDTH, max(HEIGHT, parent.height() - 40 if parent is not None else 0))
        tiles = [large_tile(info, dress, self._actions) for info in large]
        column.addLayout(self._grid(tiles, LARGE_TILE))
        column.addWidget(label(self.messages.tr("Variants of Forty Thieves"), "heading"))
        tiles = [small_tile(info, dress, self._actions) for info in small]
        column.addLayout(self._grid(tiles, SMALL_TILE))
        column.addStretch(1)
        self.column.addWidget(scrolled(content), 1)
        self.column.addWidget(label(_totals(games, self.messages), "small"))
        self._focus_on_present_game()

    def _focus_on_present_game(self) -> None:
        """Enter goes on with the game on the table."""
        for piece in self.findChildren(QPushButton):
            if piece.property("present"):
                piece.setFocus()

    def _grid(self, tiles: Sequence[QFrame], width: int) -> QGridLayout:
        """Tiles side by side, as many as fit in this width each, all equally wide."""
        columns = max(1, min(4, (self.width() - 60) // width, len(tiles)))
        grid = QGridLayout()
        grid.setSpacing(16)
        for number, tile in enumerate(tiles):
            grid.addWidget(tile, number // columns, number % columns)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        return grid

    def _put_suits_before_title(self) -> None:
        self.column.removeWidget(self.title)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(Suits(self.colours))
        row.addWidget(self.title, 1)
        self.column.addLayout(row)

    def _go_on(self, info: GameInfo) -> None:
        self.choice = Choice(info.spec, Start.GO_ON)
        self.accept()

    def _new_deal(self, info: GameInfo) -> None:
        """A game that has no saved play is dealt anew by merely choosing it."""
        is_known = info.is_saved or info.is_current
        self.choice = Choice(info.spec, Start.NEW_DEAL if is_known else Start.GO_ON)
        self.accept()

    def _rules(self, info: GameInfo) -> None:
        ask_rules(self, self.dress, info.spec, name=info.name)


class Suits(QWidget):
    """The four suits in a row, as the program's mark."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.setFixedSize(4 * SUIT + 12, SUIT)
        self._renderers = [
            _suit(suit, colours.suit_red if suit in "HD" else colours.text) for suit in "SHDC"
        ]

    # Qt's names

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, renderer in enumerate(self._renderers):
            renderer.render(painter, QRectF(number * (SUIT + 4), 0, SUIT, SUIT))


def _suit(suit: str, colour: str) -> QSvgRenderer:
    source = resource("resources", "cards", f"suit-{suit}.svg").read_text("utf-8")
    return QSvgRenderer(QByteArray(source.replace("#FFFFFF", colour).encode()))


def _root(family: Family) -> str:
    return str(family)


def _totals(games: Sequence[GameInfo], messages: Messages) -> str:
    played = sum(info.summary.games.played for info in games)
    won = sum(info.summary.games.won for info in games)
    if not played:
        return messages.tr("Your games will be counted here.")
    return messages.tr("Games played: {n}; won: {won}.", n=played, won=won)
