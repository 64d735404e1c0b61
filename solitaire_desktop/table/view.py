"""The table as a widget: gives events to mouse and keyboard, and follows the model.

All judging is the model's, all drawing the scene's. The scene's units are device pixels, so the
view scales by the inverse of the screen's ratio and pixmaps land 1:1.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from solitaire_desktop.model.changes import Change
from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.rules.move import STOCK, Refusal
from solitaire_desktop.rules.spec import PileKind
from solitaire_desktop.store.preferences import Preferences
from solitaire_desktop.table.appearance import Appearance, pace_of
from solitaire_desktop.table.hand import Hand, Purpose
from solitaire_desktop.table.keyboard import Cursor
from solitaire_desktop.table.notice import Notice
from solitaire_desktop.table.picture import table_picture
from solitaire_desktop.table.places import Area
from solitaire_desktop.table.pointer import Pointer
from solitaire_desktop.table.scene import TableScene
from solitaire_desktop.table.stage import Stage

Button = Qt.MouseButton
Policy = Qt.ScrollBarPolicy


class TableView(QGraphicsView):
    """The card table.

    Signals:
        hint_text: a line for the status bar, empty to clear it
        announced: a sentence for screen readers
    """

    hint_text = Signal(str)
    announced = Signal(str)

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
        self._model, self._tr, self._explain = model, tr, explain
        self._animations = animations
        look = Appearance.chosen(preferences)
        self._scene = TableScene(model.position, look, tr, cache=cache, parent=self)
        self._notice = Notice(self._scene)
        stage = Stage(model, self._scene, tr, self.hint_text.emit, self._show_refusal)
        self._hand = Hand(stage)
        self._pointer = Pointer(stage, self._hand)
        self._cursor = Cursor(stage, self._hand, self._cursor_moved)
        self._set_up()
        self.apply(preferences)
        model.changed.connect(self._follow)
        model.refused.connect(self._show_refusal)

    # For the window

    def apply(self, preferences: Preferences) -> None:
        """Take over changed preferences."""
        self._scene.pace = pace_of(preferences, self) if self._animations else 0.0
        self._settle_input()
        self._scene.set_appearance(Appearance.chosen(preferences))
        self._refresh_rings()

    set_preferences = apply

    def spot(self, pile: str, index: int = -1) -> QPoint:
        """Where a card (from the bottom, -1 the top) or an empty pile can be pressed.

        In viewport coordinates; of a card wholly covered, the card that covers it.
        """
        x, y = self._scene.arrangement.seen_box(pile, index).centre
        scale = self._scene.scale
        return QPoint(int((x + 0.5) / scale), int((y + 0.5) / scale))

    def picture(self, size: QSize, ratio: float = 1.0) -> QImage:
        """The table as it would look at this size, in logical pixels."""
        return table_picture(
            self._model.position, self._scene.appearance, self._tr, size, ratio=ratio
        )

    def begin_swap(self) -> None:
        """Devil's Grip: lift the pile at the keyboard's place, to be swapped with another."""
        self._settle_input()
        self._cursor.show()
        if self._model.spec.kind_of(self._cursor.pile) is PileKind.CELL:
            self._cursor.lift_here(Purpose.SWAP)

    def cancel_drag(self) -> None:
        """Put back what is held or lifted."""
        self._pointer.cancel()
        self._hand.let_go()

    def finish_motion(self) -> None:
        """End what moves, everything at its exact place."""
        self._scene.animator.finish()
        self._notice.hide()

    @property
    def is_moving(self) -> bool:
        """Whether cards fly."""
        return self._scene.animator.is_running

    # Following the model

    def _follow(self, change: Change) -> None:
        """The position changed: what is held is let go where it is, and all flies on."""
        self._scene.animator.finish()
        self._pointer.take_drag()
        self._hand.let_go()
        self._notice.hide()
        self._scene.change(change.after, change.kind)
        self._cursor.refresh()

    def _show_refusal(self, refusal: Refusal) -> None:
        text, scene = self._explain(refusal), self._scene
        pile = refusal.pile if self._model.spec.has(refusal.pile) else STOCK
        self._notice.show(text, pile, scene.arrangement, fades=scene.pace > 0)
        self.announced.emit(text)

    def _cursor_moved(self) -> None:
        self._notice.hide()

    def _settle_input(self) -> None:
        """End what moves and what is held, before anything new."""
        self.finish_motion()
        self.cancel_drag()
        self._scene.animator.finish()

    def _refresh_rings(self) -> None:
        self._hand.refresh()
        self._cursor.refresh()

    # Set-up

    def _set_up(self) -> None:
        self.setScene(self._scene)
        self.setObjectName("table")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Policy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Policy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setMinimumSize(240, 160)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def _fit(self) -> None:
        """Lay the table out for the widget's size and the screen's ratio."""
        ratio = self.devicePixelRatioF()
        size = self.viewport().size()
        if size.isEmpty():
            return
        area = Area(int(size.width() * ratio), int(size.height() * ratio), ratio)
        if area == self._scene.area:
            return
        self._scene.animator.finish()
        self._notice.hide()
        self.setTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        self._scene.set_area(area)
        self._pointer.refit()
        self._refresh_rings()

    def _at(self, event: QMouseEvent) -> QPointF:
        return event.position() * self._scene.scale

    # Qt's names

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        self.window().installEventFilter(self)
        self._scene.wake()

    def hideEvent(self, event: QHideEvent) -> None:
        self._settle_input()
        self._scene.rest()
        super().hideEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            holds = self._pointer.is_dragging or self._hand.lifted is not None
            if holds and event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.WindowBlocked):
            self.cancel_drag()
        return super().eventFilter(watched, event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.cancel_drag()
        self._cursor.hide()
        super().focusOutEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press(event, is_double=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._press(event, is_double=True)

    def _press(self, event: QMouseEvent, *, is_double: bool) -> None:
        event.accept()
        if not self._pointer.is_down:
            self.finish_motion()
            self._cursor.hide()
        if event.button() is Button.BackButton:
            self._settle_input()
            self._model.undo()
        elif event.button() is Button.ForwardButton:
            self._settle_input()
            self._model.redo()
        else:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._pointer.press(
                event.button(), self._at(event), with_shift=shift, is_double=is_double
            )

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._pointer.move(self._at(event), event.buttons())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._pointer.release(event.button(), self._at(event))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._pointer.is_dragging:
            self.cancel_drag()
            event.accept()
            return
        if self._pointer.is_down:
            event.ignore()
            return
        self._scene.animator.finish()
        event.setAccepted(self._cursor.press(event))

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:  # noqa: N802 Qt's name
        pass  # the table never scrolls
