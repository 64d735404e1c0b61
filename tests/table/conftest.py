"""A table with a play on it, and hands that press, drag and type by real events."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.paths import Profile
from solitaire_desktop.rules.english import sentence
from solitaire_desktop.store import Preferences, Store
from solitaire_desktop.table.picture import table_picture
from solitaire_desktop.table.view import TableView
from tests.table.invariants import check_invariants

Button, Plain = Qt.MouseButton, Qt.KeyboardModifier.NoModifier


def tr(text: str, /, **args: object) -> str:
    """English, with the arguments left out."""
    return text


def picture_of(view: TableView, size: QSize, ratio: float = 1.0) -> QImage:
    """The table as it would look at this size, in logical pixels."""
    position, look = view._model.position, view._scene.appearance
    return table_picture(position, look, view._tr, size, ratio=ratio)


class Player:
    """A table, and what a player does to it."""

    def __init__(self, view: TableView, model: GameModel) -> None:
        self.view = view
        self.model = model
        self.hints: list[str] = []
        view.hint_text.connect(self.hints.append)

    def click(
        self,
        pile: str,
        index: int = -1,
        button: Qt.MouseButton = Button.LeftButton,
        keys: Qt.KeyboardModifier = Plain,
    ) -> None:
        QTest.mouseClick(self.view.viewport(), button, keys, self.view.spot(pile, index))

    def double_click(self, pile: str) -> None:
        spot, port = self.view.spot(pile), self.view.viewport()
        QTest.mouseClick(port, Button.LeftButton, Plain, spot)
        QTest.mouseDClick(port, Button.LeftButton, Plain, spot)

    def take(
        self,
        pile: str,
        index: int = -1,
        button: Qt.MouseButton = Button.LeftButton,
        keys: Qt.KeyboardModifier = Plain,
    ) -> QPoint:
        """Press on a card and move until it is held; gives the point pressed."""
        spot, port = self.view.spot(pile, index), self.view.viewport()
        QTest.mousePress(port, button, keys, spot)
        self.move(spot + QPoint(7, 5), button)
        self.move(spot + QPoint(14, 9), button)
        return spot

    def move(self, to: QPoint, button: Qt.MouseButton = Button.LeftButton) -> None:
        """Move with a button down: QTest's own move forgets the buttons."""
        from PySide6.QtCore import QEvent, QPointF
        from PySide6.QtGui import QMouseEvent

        port = self.view.viewport()
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(to),
            QPointF(port.mapToGlobal(to)),
            Button.NoButton,
            button,
            Plain,
        )
        QApplication.sendEvent(port, event)

    def release(self, at: QPoint, button: Qt.MouseButton = Button.LeftButton) -> None:
        QTest.mouseRelease(self.view.viewport(), button, Plain, at)

    def drag(
        self,
        pile: str,
        target: str,
        index: int = -1,
        *,
        button: Qt.MouseButton = Button.LeftButton,
        keys: Qt.KeyboardModifier = Plain,
    ) -> None:
        """Drag the cards from `index` on, so that the pointer ends on the target's spot."""
        self.take(pile, index, button, keys)
        spot = self.view.spot(target)
        self.move(spot, button)
        self.release(spot, button)

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = Plain) -> None:
        QTest.keyClick(self.view, key, keys)

    def check(self) -> None:
        """The invariants hold."""
        assert check_invariants(self.view) == []

    @property
    def text(self) -> str:
        """The position as text."""
        return str({name: cards for name, cards in self.model.position.piles.items() if cards})


@pytest.fixture
def table(qtbot: object, tmp_path: Path) -> Iterator[Callable[..., Player]]:
    """Makes tables: `table(record_text)` or `table(game="…", deal=1)`; closed at the end."""
    stores: list[Store] = []
    models: list[GameModel] = []

    def make(
        record: str = "",
        *,
        game: str = "forty-thieves",
        deal: int = 1,
        animations: bool = False,
        size: tuple[int, int] = (1366, 696),
        is_deleted: bool = False,
        **preferences: object,
    ) -> Player:
        store = Store(Profile.at(tmp_path / str(len(stores))))
        stores.append(store)
        chosen = Preferences(**preferences)  # type: ignore[arg-type]
        model = GameModel(store, chosen)
        models.append(model)
        if record:
            model.open(f"patience 1\n{record}\n")
        else:
            model.choose_game(game, deal=deal)
        view = TableView(model, chosen, tr, sentence, animations=animations)
        if not is_deleted:
            qtbot.addWidget(view)  # type: ignore[attr-defined]
        view.resize(*size)
        view.show()
        view.setFocus()
        return Player(view, model)

    yield make
    for model in models:
        model.close()
    for store in stores:
        store.close()
