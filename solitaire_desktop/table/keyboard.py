"""Playing by keys: a cursor on a pile, moved by the arrows over the table as it is seen."""

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from solitaire_desktop.rules.move import STOCK, Refusal
from solitaire_desktop.rules.spec import PileKind
from solitaire_desktop.table.clicks import can_swap
from solitaire_desktop.table.hand import Hand, Purpose
from solitaire_desktop.table.highlights import Layer
from solitaire_desktop.table.marks import Ring
from solitaire_desktop.table.stage import Stage

Key = Qt.Key


class Way(Enum):
    """The four arrows."""

    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()


_WAYS = {
    Key.Key_Left: Way.LEFT,
    Key.Key_Right: Way.RIGHT,
    Key.Key_Up: Way.UP,
    Key.Key_Down: Way.DOWN,
}


class Cursor:
    """The keyboard's place on the table: a pile, and how many of its top cards."""

    def __init__(self, stage: Stage, hand: Hand, moved: Callable[[], None]) -> None:
        """A cursor that is not in sight yet; `moved` is told whenever it stands elsewhere."""
        self._stage = stage
        self._hand = hand
        self._moved = moved
        self.pile = ""
        self.count = 1
        self.is_shown = False

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key says; whether it said anything."""
        key = Key(event.key())
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = Qt.KeyboardModifier.ShiftModifier
        if plain not in (Qt.KeyboardModifier.NoModifier, shift):
            return False
        if key in _WAYS and not plain:
            self._go(_WAYS[key])
        elif key in (Key.Key_Return, Key.Key_Enter) and not event.isAutoRepeat():
            self.enter(swaps=plain == shift)
        elif key is Key.Key_S and self._can_swap_here() and not event.isAutoRepeat():
            self.enter(swaps=True)
        elif key is Key.Key_Escape and (self._hand.lifted is not None or self.is_shown):
            self._escape()
        else:
            return False
        return True

    def hide(self) -> None:
        """Take the cursor out of sight; it keeps its place."""
        if self.is_shown:
            self.is_shown = False
            self._stage.scene.highlights.clear(Layer.FOCUS)

    def show(self) -> None:
        """Show where the cursor is, on a pile that the game has."""
        spec, scene = self._stage.model.spec, self._stage.scene
        if not self.pile or not spec.has(self.pile):
            self.pile = next(p for p in spec.piles if p not in (STOCK, "waste") and p[0] != "f")
            self.count = 1
        self.count = max(1, min(self.count, self._most()))
        self.is_shown = True
        count = self._hand.whole(self.pile, self.count)
        box = scene.arrangement.run_box(self.pile, count)
        scene.highlights.show(Layer.FOCUS, [(box, Ring.FOCUS)])

    def stand_on(self, pile: str, count: int) -> None:
        """Go to a pile, and choose how many of its top cards."""
        self.pile, self.count = pile, count
        self.show()

    def refresh(self) -> None:
        """Follow the table after a change."""
        if self.is_shown:
            self.show()

    def lift_here(self, purpose: Purpose) -> Refusal | None:
        """Lift what the cursor stands on."""
        refusal = self._hand.lift(self.pile, self.count, purpose)
        if refusal is not None:
            self._stage.refuse(refusal)
        return refusal

    def _go(self, way: Way) -> None:
        if not self.is_shown:
            self.show()
        elif not self._count_by(way):
            self.pile = self._neighbour(way) or self.pile
            self.count = 1
            self.show()
        self._moved()

    def _count_by(self, way: Way) -> bool:
        """Up and down first choose how many cards of a column; whether they did."""
        if self._hand.lifted is not None or way not in (Way.UP, Way.DOWN):
            return False
        if self._stage.model.spec.kind_of(self.pile) is PileKind.CELL:
            return False
        count = self.count + (1 if way is Way.UP else -1)
        if not 1 <= count <= self._most():
            return False
        self.count = count
        self.show()
        return True

    def _most(self) -> int:
        return max(1, self._stage.model.liftable(self.pile))

    def _neighbour(self, way: Way) -> str | None:
        """The next pile that way, as the table is seen."""
        slots = self._stage.scene.arrangement.layout.slots
        here = slots[self.pile].centre

        def distance(pile: str) -> float | None:
            there = slots[pile].centre
            dx, dy = there.x - here.x, there.y - here.y
            along, across = {
                Way.LEFT: (-dx, dy),
                Way.RIGHT: (dx, dy),
                Way.UP: (-dy, dx),
                Way.DOWN: (dy, dx),
            }[way]
            reach = (
                slots[pile].width // 2 if way in (Way.LEFT, Way.RIGHT) else slots[pile].height // 2
            )
            if along < reach or (way in (Way.LEFT, Way.RIGHT) and abs(across) > along * 2):
                return None
            return along + 3 * abs(across)

        far = {pile: distance(pile) for pile in slots if pile != self.pile}
        near = {pile: value for pile, value in far.items() if value is not None}
        return min(near, key=lambda pile: near[pile]) if near else None

    def enter(self, *, swaps: bool = False) -> None:
        """Lift, drop or turn."""
        hand, stage = self._hand, self._stage
        if not self.is_shown:
            self.show()
        lifted = hand.lifted
        if lifted is None:
            if self.pile == STOCK:
                stage.model.turn()
            elif stage.cards(self.pile):
                swap = swaps and can_swap(stage, self.pile)
                self.lift_here(Purpose.SWAP if swap else Purpose.CARRY)
        elif self.pile == lifted.pile:
            hand.let_go()
        elif swaps and can_swap(stage, lifted.pile):
            hand.let_go()
            stage.model.swap(lifted.pile, self.pile)
        else:
            hand.drop_on(self.pile)
        self._moved()

    def _escape(self) -> None:
        if self._hand.lifted is not None:
            self._hand.let_go()
        else:
            self.hide()

    def _can_swap_here(self) -> bool:
        spec = self._stage.model.spec
        return bool(spec.group(PileKind.CELL))
