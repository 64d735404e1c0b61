"""The table as a widget: gives events to mouse and keyboard, and follows the model.

All judging is the model's, all drawing the scene's, all fitting to the screen `still_view`'s.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from solitaire_desktop.model.changes import Change
from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.rules.move import Move, Refusal
from solitaire_desktop.store.preferences import Preferences
from solitaire_desktop.table.accessible import TableNode, install_factory
from solitaire_desktop.table.appearance import Appearance, pace_of
from solitaire_desktop.table.control import Control
from solitaire_desktop.table.scene import TableScene
from solitaire_desktop.table.stage import Stage
from solitaire_desktop.table.still_view import StillView


class TableView(StillView):
    """The card table.

    Signals:
        hint_text: a line for the status bar, empty to clear it
        announced: a sentence for screen readers
        lifted: a card was taken up
        deck_refused(DeckError): why the chosen deck is not shown
        menu_wanted(QPoint): a right click on the bare table, there on the screen
    """

    hint_text = Signal(str)
    announced = Signal(str)
    lifted = Signal()
    deck_refused = Signal(object)
    menu_wanted = Signal(QPoint)

    def __init__(
        self,
        model: GameModel,
        preferences: Preferences,
        tr: Callable[..., str],
        explain: Callable[[Refusal], str],
        *,
        cache: Path | None = None,
        animations: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """A table for a model in which a deal lies already.

        Args:
            tr: gives a text in the player's language
            explain: says in a sentence why something is refused
            cache: a folder for drawn cards
            animations: whether anything may move by itself
        """
        super().__init__(parent)
        self._model, self._tr, self._animations, self.cache = model, tr, animations, cache
        look = Appearance.chosen(preferences)
        self._scene = TableScene(model.position, look, tr, cache=cache, parent=self)
        stage = Stage(model, self._scene, tr, self.hint_text.emit, self._refuse)
        self._control = Control(stage, explain, self.announced.emit, self._cursor_moved)
        self._control.hand.told = self.lifted.emit
        self._node: TableNode | None = None
        install_factory(_node_of)
        self._scene.faces.deck_refused.connect(self.deck_refused)
        self.show_scene(self._scene)
        self.set_preferences(preferences)
        model.changed.connect(self._follow)
        model.refused.connect(self._refuse)

    # For the window

    def set_preferences(self, preferences: Preferences) -> None:
        """Take over changed preferences."""
        self._scene.pace = pace_of(preferences, self) if self._animations else 0.0
        self._control.settle()
        self._scene.set_appearance(Appearance.chosen(preferences))
        self._control.refit()

    def spot(self, pile: str, index: int = -1) -> QPoint:
        """Where a card (from the bottom, -1 the top) or an empty pile can be pressed.

        In viewport coordinates; of a card wholly covered, the card that covers it.
        """
        x, y = self._scene.arrangement.seen_box(pile, index).centre
        scale = self._scene.scale
        return QPoint(int((x + 0.5) / scale), int((y + 0.5) / scale))

    def show_waste(self) -> None:
        """Lay out the whole waste for a look, or take it away; any input does that too."""
        self._control.switch_waste()

    def show_hint(self, move: Move) -> bool:
        """Ring what a move takes and where it goes, till any input; False while a card is held."""
        return self._control.show_hint(move.source, max(1, move.count), move.target)

    @property
    def shows_hint(self) -> bool:
        """Whether the rings of a hint are still to be seen."""
        return self._control.shows_hint

    def begin_swap(self) -> None:
        """Devil's Grip: lift the pile at the keyboard's place, to be swapped with another."""
        self._control.begin_swap()

    def cancel_drag(self) -> None:
        """Put back what is held or lifted."""
        self._control.cancel()

    def finish_motion(self) -> None:
        """End what moves, everything at its exact place."""
        self._control.finish_motion()

    @property
    def is_moving(self) -> bool:
        """Whether cards fly."""
        return self._scene.animator.is_running

    def _follow(self, change: Change) -> None:
        self._control.follow(change)
        self._show_shape()
        before = change.before
        if self._node is not None and before is not None and before.spec == change.after.spec:
            piles = change.after.piles
            self._node.tell_change([name for name in piles if piles[name] != before[name]])

    def accessible(self) -> TableNode:
        """The table's node for screen readers; made when it is first asked for."""
        if self._node is None:
            self._node = TableNode(self, self._control)
            self.destroyed.connect(self._node.forget)
        return self._node

    def _cursor_moved(self) -> None:
        if QAccessible.isActive():
            self.accessible().tell_focus()

    def _refuse(self, refusal: Refusal) -> None:
        self._control.refuse(refusal)

    def _show_shape(self) -> None:
        shape = self._control.shape
        if self.viewport().cursor().shape() is not shape:
            self.viewport().setCursor(shape)

    def before_fit(self) -> None:
        """End what moves, before the table is laid out for another size."""
        self._control.finish_motion()

    def after_fit(self) -> None:
        """Go on with a drag and with rings at the new size."""
        self._control.refit()

    # Qt's names

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        self._control.settle()
        super().hideEvent(event)

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self._control.holds()
        ):
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.WindowBlocked):
            self.cancel_drag()
        return super().eventFilter(watched, event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._control.leave()
        super().focusOutEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._control.come_back()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press(event, is_double=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._press(event, is_double=True)

    def _press(self, event: QMouseEvent, *, is_double: bool) -> None:
        event.accept()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self._control.press(event.button(), self.at(event), with_shift=shift, is_double=is_double)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._control.move(self.at(event), event.buttons())
        self._show_shape()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._control.release(event.button(), self.at(event)):
            self.menu_wanted.emit(event.globalPosition().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._scene.animator.finish()
        event.setAccepted(self._control.key(event))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self._control.peek.release_key(event))


def _node_of(_name: str, widget: QObject) -> QAccessibleInterface | None:
    """Qt's question for the node of a widget."""
    return widget.accessible() if isinstance(widget, TableView) else None
