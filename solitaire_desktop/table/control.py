"""One gate for all input: what is held, lifted, shown and moving is ended in the right order here.

The view gives it events in the scene's coordinates; the model tells it of changes.
"""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from solitaire_desktop.model.changes import Change, ChangeKind
from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.rules.move import STOCK, Refusal
from solitaire_desktop.rules.position import Outcome, Position
from solitaire_desktop.rules.spec import PileKind
from solitaire_desktop.table.hand import Hand, Purpose
from solitaire_desktop.table.highlights import Layer
from solitaire_desktop.table.hover import Hover
from solitaire_desktop.table.keyboard import Cursor
from solitaire_desktop.table.marks import Ring
from solitaire_desktop.table.notice import Notice
from solitaire_desktop.table.peek import Peek
from solitaire_desktop.table.pointer import Pointer
from solitaire_desktop.table.scene import TableScene
from solitaire_desktop.table.spoken import spoken_pile
from solitaire_desktop.table.stage import Stage

Button = Qt.MouseButton
Key = Qt.Key


class Control:
    """Mouse, keyboard and model of one table, kept in step, on its `stage`."""

    def __init__(
        self,
        stage: Stage,
        explain: Callable[[Refusal], str],
        announce: Callable[[str], None],
        moved: Callable[[], None],
    ) -> None:
        """Control of a stage.

        Args:
            explain: says in a sentence why something is refused
            announce: tells screen readers a sentence
            moved: told when the keyboard stands on another pile
        """
        self.stage = stage
        self._explain, self._announce, self._moved = explain, announce, moved
        self.notice = Notice(stage.scene)
        self.hand = Hand(stage)
        self.pointer = Pointer(stage, self.hand)
        self.cursor = Cursor(stage, self.hand, self._cursor_moved)
        self.peek = Peek(stage)
        self.hover = Hover(stage, self.hand)
        self._comes_back = False

    @property
    def _model(self) -> GameModel:
        return self.stage.model

    @property
    def _scene(self) -> TableScene:
        return self.stage.scene

    @property
    def shape(self) -> Qt.CursorShape:
        """How the pointer is to look."""
        if self.pointer.is_dragging:
            return Qt.CursorShape.ClosedHandCursor
        return self.hover.shape

    # What the model says

    def follow(self, change: Change) -> None:
        """The position changed: what is held is let go where it is, and all flies on."""
        self._scene.animator.finish()
        self.peek.end()
        self.pointer.take_drag()
        self.hand.let_go()
        self.notice.hide()
        self._scene.change(change.after, change.kind)
        if change.kind is ChangeKind.STEP and change.before is not None:
            self._scene.cheer(self._completed(change.before, change.after))
        self.cursor.refresh()
        self.hover.forget()

    def _completed(self, before: Position, after: Position) -> list[str]:
        """The foundations that are complete since this step; all of them when it won."""
        foundations = after.spec.group(PileKind.FOUNDATION)
        if self._model.outcome is Outcome.WON:
            return list(foundations or after.spec.group(PileKind.CELL))
        return [pile for pile in foundations if len(after[pile]) == 13 and len(before[pile]) < 13]

    def show_hint(self, source: str, count: int, target: str) -> bool:
        """Ring what could be moved, and where to, till any input; False while a card is held."""
        if self.holds():
            return False
        self.settle()
        arrangement = self._scene.arrangement
        taken, taker = arrangement.run_box(source, count), arrangement.card_box(target, -1)
        ring = Ring.TARGET if self._model.position[target] else Ring.EMPTY_TARGET
        self._scene.highlights.show(Layer.HINT, [(taken, Ring.HINT), (taker, ring)])
        return True

    @property
    def shows_hint(self) -> bool:
        """Whether the rings of a hint are still to be seen."""
        return self._scene.highlights.is_shown(Layer.HINT)

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is refused, in a bubble at the pile that it is about."""
        text, scene = self._explain(refusal), self._scene
        pile = refusal.pile if self._model.spec.has(refusal.pile) else STOCK
        self.notice.show(text, pile, scene.arrangement, fades=scene.pace > 0)
        self._announce(text)

    # What ends what

    def finish_motion(self) -> None:
        """End what moves, everything at its exact place; the bubble goes too."""
        self._scene.animator.finish()
        self.notice.hide()

    def cancel(self) -> None:
        """Put back what is held or lifted."""
        self.peek.end()
        self.pointer.cancel()
        self.hand.let_go()

    def settle(self) -> None:
        """End all that moves, is held or lifted, before something new."""
        self.finish_motion()
        self.cancel()
        self._scene.animator.finish()

    def leave(self) -> None:
        """The table loses the keyboard."""
        self.cancel()
        self._comes_back = self.cursor.is_shown
        self.cursor.hide()

    def come_back(self) -> None:
        """The table has the keyboard again: its cursor shows where it was."""
        if self._comes_back:
            self.cursor.show()

    def refit(self) -> None:
        """Go on after the table was laid out anew."""
        self.pointer.refit()
        self.hand.refresh()
        self.cursor.refresh()

    # Events

    def press(self, button: Button, at: QPointF, *, with_shift: bool, is_double: bool) -> None:
        """A button went down."""
        if not self.pointer.is_down:
            self.finish_motion()
            self.peek.end()
            self._scene.highlights.clear(Layer.HINT)
            self.cursor.hide()
            self._comes_back = False
        match button:
            case Button.BackButton | Button.ForwardButton:
                self.settle()
                act = self._model.undo if button is Button.BackButton else self._model.redo
                act()
            case Button.MiddleButton if not self.pointer.is_down:
                self.peek.begin(at)
            case _:
                self.pointer.press(button, at, with_shift=with_shift, is_double=is_double)

    def move(self, at: QPointF, buttons: Button) -> None:
        """The pointer moved."""
        self.pointer.move(at, buttons)
        self.hover.move(at, is_free=buttons == Button.NoButton)

    def release(self, button: Button, at: QPointF) -> bool:
        """A button went up; whether that was a right click on the bare table."""
        if button is Button.MiddleButton:
            self.peek.end()
        is_bare = self.pointer.is_bare(button, at)
        self.pointer.release(button, at)
        return is_bare

    def switch_waste(self) -> None:
        """Lay out the whole waste for a look, or take it away."""
        was_shown = self.peek.is_spread
        self.settle()
        if not was_shown:
            self.peek.spread_waste()

    def key(self, event: QKeyEvent) -> bool:
        """A key went down; whether it meant anything."""
        if self.pointer.is_down:
            if event.key() != Key.Key_Escape:
                return False
            self.cancel()
            return True
        self._scene.highlights.clear(Layer.HINT)
        if self.peek.key(event, self.hover.at):
            return True
        self.peek.end()
        return self.cursor.press(event)

    def holds(self) -> bool:
        """Whether something is held or lifted, so that Esc lets it go."""
        return self.pointer.is_dragging or self.hand.lifted is not None

    def begin_swap(self) -> None:
        """Devil's Grip: lift the pile at the keyboard's place, to be swapped with another."""
        self.settle()
        self.cursor.show()
        if self._model.spec.kind_of(self.cursor.pile) is PileKind.CELL:
            self.cursor.lift_here(Purpose.SWAP)

    def press_at(self, pile: str, count: int) -> None:
        """Do what Return does with the cursor on the top cards of a pile."""
        self.finish_motion()
        self.cursor.stand_on(pile, count)
        self.cursor.enter()

    def _cursor_moved(self) -> None:
        model, cursor = self._model, self.cursor
        if self.hand.lifted is None:
            self.stage.hint(spoken_pile(model.position, cursor.pile, self.stage.tr))
        self._moved()
