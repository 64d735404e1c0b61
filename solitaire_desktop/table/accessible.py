"""The table for screen readers: a tree of piles and cards, with names, states and actions.

PySide lets `QAccessible.installFactory` and subclasses of `QAccessibleWidget` be written in
Python (probed with 6.11.3: 100,000 queries, deletion and collection without harm). Qt keeps plain
pointers to what it is given, so the table's node holds all other nodes, and the view holds it. Qt
holds it as well, until the view is gone; so it holds the view weakly.

Nodes stand for places (a pile, the third card of a pile), so they live as long as the game does;
what lies there is looked up when it is asked for.
"""

from collections.abc import Callable
from functools import lru_cache
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView

from solitaire_desktop.rules.move import STOCK
from solitaire_desktop.table.control import Control
from solitaire_desktop.table.geometry import Box
from solitaire_desktop.table.spoken import spoken_card, spoken_pile
from solitaire_desktop.table.stage import Stage

Role = QAccessible.Role
Text = QAccessible.Text
PRESS = QAccessibleActionInterface.pressAction()


class TableNode(QAccessibleWidget):
    """The table: its children are the piles."""

    def __init__(self, view: QGraphicsView, control: Control) -> None:
        super().__init__(view, Role.List, control.stage.tr("Card table"))
        self._view, self._play = ref(view), ref(control)
        self._piles: dict[str, _PileNode] = {}

    @property
    def view(self) -> QGraphicsView:
        """The view, while there is one; nodes of a view that is gone are not valid."""
        view = self._view()
        assert view is not None
        return view

    @property
    def play(self) -> Control:
        """What the player does on the table; see `view`."""
        play = self._play()
        assert play is not None
        return play

    @property
    def stage(self) -> Stage:
        """What is played, and where; see `view`."""
        return self.play.stage

    def pile(self, name: str) -> "_PileNode":
        """The node of a pile."""
        node = self._piles.get(name)
        if node is None:
            node = self._piles[name] = _PileNode(self, name)
        return node

    def forget(self) -> None:
        """Take the nodes of piles and cards away from Qt, which is about to lose the view."""
        for pile in self._piles.values():
            for node in (*pile.cards, pile):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))
        self._piles.clear()

    def place(self, box: Box) -> QRect:
        """A box of the scene on the screen."""
        scale = self.stage.scene.scale
        corner = self.view.viewport().mapToGlobal(QPoint(int(box.x / scale), int(box.y / scale)))
        return QRect(corner.x(), corner.y(), int(box.width / scale), int(box.height / scale))

    def tell_focus(self) -> None:
        """The keyboard stands on another pile."""
        QAccessible.updateAccessibility(QAccessibleEvent(self._focus(), QAccessible.Event.Focus))

    def tell_change(self, piles: list[str]) -> None:
        """Cards have come to these piles or left them."""
        for name in piles:
            event = QAccessibleEvent(self.pile(name), QAccessible.Event.NameChanged)
            QAccessible.updateAccessibility(event)

    def _focus(self) -> "_PileNode | _CardNode":
        cursor = self.play.cursor
        pile = self.pile(cursor.pile)
        cards = len(self.stage.cards(cursor.pile))
        return pile.card(cards - cursor.count) if cursor.count > 1 else pile

    # Qt's names

    def isValid(self) -> bool:  # noqa: N802 Qt's name
        return self._view() is not None and super().isValid()

    def childCount(self) -> int:
        return len(self.stage.model.spec.piles)

    def child(self, index: int) -> QAccessibleInterface:
        """The node of a pile, in the order of a record."""
        piles = self.stage.model.spec.piles
        return self.pile(piles[index]) if 0 <= index < len(piles) else _nothing()

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 Qt's name
        piles = self.stage.model.spec.piles
        return next((i for i, name in enumerate(piles) if self._piles.get(name) == child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:  # noqa: N802 Qt's name
        point = self.view.viewport().mapFromGlobal(QPoint(x, y)) * self.stage.scene.scale
        hit = self.stage.scene.arrangement.hit(point.x(), point.y())
        if hit is None:
            return _nothing()
        pile = self.pile(hit.pile)
        return pile.card(hit.at) if 0 <= hit.at < pile.childCount() else pile

    def focusChild(self) -> QAccessibleInterface:  # noqa: N802 Qt's name
        is_here = self.view.hasFocus() and self.play.cursor.is_shown
        return self._focus() if is_here else _nothing()

    def text(self, kind: Text) -> str:
        """The table's name, and how it is played by keys."""
        match kind:
            case Text.Name:
                return self.stage.tr("Card table")
            case Text.Description:
                return self.stage.tr("Arrow keys choose a pile; Return lifts and drops its cards.")
        return ""


class _Node(QAccessibleWidget):
    """What piles and cards have in common."""

    def __init__(self, table: TableNode, role: Role) -> None:
        super().__init__(table.view, role, "")
        self._table = table
        self._role = role

    def press(self, count: int, pile: str) -> None:
        """Do what Return does on the top cards of a pile."""
        self._table.play.press_at(pile, count)

    def is_lifted(self, pile: str, from_top: int) -> bool:
        """Whether a card is in the hand: 1 for the top card."""
        lifted = self._table.play.hand.lifted
        return lifted is not None and lifted.pile == pile and from_top <= lifted.count

    # Qt's names

    def isValid(self) -> bool:  # noqa: N802 Qt's name
        return self._table.isValid()

    def object(self) -> QObject:
        return None  # type: ignore[return-value]  # a null pointer: the view is the table's node's

    def role(self) -> Role:
        return self._role

    def focusChild(self) -> QAccessibleInterface:  # noqa: N802 Qt's name
        return _nothing()

    def actionNames(self) -> list[str]:  # noqa: N802 Qt's name
        return [PRESS]


class _PileNode(_Node):
    """A pile: its children are the cards that can be seen, from the bottom."""

    def __init__(self, table: TableNode, pile: str) -> None:
        super().__init__(table, Role.List)
        self.name = pile
        self.cards: list[_CardNode] = []

    def card(self, index: int) -> "_CardNode":
        """The node of a card, from the bottom."""
        while len(self.cards) <= index:
            self.cards.append(_CardNode(self._table, self, len(self.cards)))
        return self.cards[index]

    # Qt's names

    def parent(self) -> QAccessibleInterface:
        return self._table

    def childCount(self) -> int:
        stage = self._table.stage
        known = stage.model.spec.has(self.name) and self.name != STOCK
        return len(stage.cards(self.name)) if known else 0

    def child(self, index: int) -> QAccessibleInterface:
        return self.card(index) if 0 <= index < self.childCount() else _nothing()

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 Qt's name
        return next((i for i, card in enumerate(self.cards) if card == child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:  # noqa: N802 Qt's name
        return self._table.childAt(x, y)

    def text(self, kind: Text) -> str:
        stage, lifted = self._table.stage, self._table.play.hand.lifted
        if not stage.model.spec.has(self.name):
            return ""
        if kind is Text.Description and lifted is not None and self.name in lifted.targets:
            return stage.tr("takes what is lifted")
        if kind is not Text.Name:
            return ""
        return spoken_pile(stage.model.position, self.name, stage.tr)

    def rect(self) -> QRect:
        return self._table.place(self._table.stage.scene.arrangement.extent(self.name))

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        cursor, lifted = self._table.play.cursor, self._table.play.hand.lifted
        state.focusable = state.selectable = True
        state.focused = cursor.is_shown and cursor.pile == self.name
        state.selected = lifted is not None and lifted.pile == self.name
        return state

    def doAction(self, name: str) -> None:  # noqa: N802 Qt's name
        if name == PRESS:
            self.press(1, self.name)


class _CardNode(_Node):
    """A card of a pile, whichever lies at that place now."""

    def __init__(self, table: TableNode, pile: _PileNode, index: int) -> None:
        super().__init__(table, Role.ListItem)
        self._pile = pile
        self._index = index

    @property
    def _from_top(self) -> int:
        return len(self._table.stage.cards(self._pile.name)) - self._index

    # Qt's names

    def parent(self) -> QAccessibleInterface:
        return self._pile

    def childCount(self) -> int:
        return 0

    def child(self, _index: int) -> QAccessibleInterface:
        return _nothing()

    def indexOfChild(self, _child: QAccessibleInterface) -> int:  # noqa: N802 Qt's name
        return -1

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface:  # noqa: N802 Qt's name
        return _nothing()

    def text(self, kind: Text) -> str:
        stage = self._table.stage
        if kind is not Text.Name or self._index >= self._pile.childCount():
            return ""
        return spoken_card(stage.model.position, self._pile.name, self._index, stage.tr)

    def rect(self) -> QRect:
        if self._index >= self._pile.childCount():
            return QRect()
        arrangement = self._table.stage.scene.arrangement
        return self._table.place(arrangement.seen_box(self._pile.name, self._index))

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        is_there = self._index < self._pile.childCount()
        state.invisible = not is_there
        state.focusable = state.selectable = is_there
        state.selected = is_there and self.is_lifted(self._pile.name, self._from_top)
        return state

    def doAction(self, name: str) -> None:  # noqa: N802 Qt's name
        if name == PRESS and self._index < self._pile.childCount():
            self.press(self._from_top, self._pile.name)


def _nothing() -> QAccessibleInterface:
    """A null pointer, which Qt's signatures allow and PySide's stubs do not tell."""
    return None  # type: ignore[return-value]


@lru_cache(maxsize=1)
def install_factory(make: Callable[[str, QObject], QAccessibleInterface | None]) -> None:
    """Let Qt ask for the nodes of tables; once for a process."""
    QAccessible.installFactory(make)
