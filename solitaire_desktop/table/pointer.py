"""What the mouse does: clicks, drags and peeks, told apart by how far and with what it moves.

Own handling of press, move and release; never QDrag. Touch and pen come as mouse events.
"""

from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from solitaire_desktop.rules.move import STOCK
from solitaire_desktop.table.arrangement import Hit
from solitaire_desktop.table.clicks import Clicks, can_swap
from solitaire_desktop.table.drag import Drag
from solitaire_desktop.table.hand import Hand, Purpose
from solitaire_desktop.table.stage import Stage

_PUT_BACK = 0.6
"""Cards that still cover this much of where they came from were put back."""

Button = Qt.MouseButton


class _Phase(Enum):
    IDLE = auto()
    PRESSED = auto()
    DRAGGING = auto()
    SPENT = auto()  # the button is down, but what it began is over


class _Press(NamedTuple):
    """Where and how a button went down."""

    button: Button
    at: QPointF
    hit: Hit | None
    with_shift: bool


class Pointer:
    """The state of the mouse over the table."""

    def __init__(self, stage: Stage, hand: Hand) -> None:
        self._stage = stage
        self._hand = hand
        self._clicks = Clicks(stage, hand)
        self._phase = _Phase.IDLE
        self._press: _Press | None = None
        self._drag: Drag | None = None
        self._last = QPointF()

    @property
    def is_dragging(self) -> bool:
        """Whether cards are held by the mouse."""
        return self._drag is not None

    @property
    def is_down(self) -> bool:
        """Whether a button is down."""
        return self._phase is not _Phase.IDLE

    def press(self, button: Button, at: QPointF, *, with_shift: bool, is_double: bool) -> None:
        """A button went down at a point of the scene."""
        if self._press is not None:
            self.cancel()
            if button != self._press.button:
                return
            self._rest()  # the same button again: its release was lost
        hit = self._stage.scene.arrangement.hit(at.x(), at.y())
        self._press = _Press(button, at, hit, with_shift)
        self._phase = _Phase.PRESSED
        self._last = at
        is_double = is_double and button is Button.LeftButton and hit is not None
        if is_double and hit is not None and self._clicks.double(hit):
            self._phase = _Phase.SPENT

    def move(self, at: QPointF, buttons: Button) -> None:
        """The pointer moved; with a button lost on the way, what is held goes back."""
        self._last = at
        press = self._press
        if press is None:
            return
        if not buttons & press.button:
            self.cancel()
            self._rest()
        elif self._drag is not None:
            self._drag.move(at)
            if self._hand.aims:
                self._hand.aim(self._target(self._drag, at))
        elif self._phase is _Phase.PRESSED and self._is_far(press.at, at):
            self._begin_drag(press, at)

    def release(self, button: Button, at: QPointF) -> None:
        """A button went up."""
        press, phase = self._press, self._phase
        if press is None or button != press.button:
            return
        if self._drag is not None:
            self._drag.move(at)
            self._drop(self._drag, at)
        self._rest()
        if phase is not _Phase.PRESSED:
            return
        if button is Button.LeftButton:
            self._clicks.left(press.hit, swaps=press.with_shift)
        elif button is Button.RightButton and press.hit is not None:
            self._clicks.right(press.hit)

    def is_bare(self, button: Qt.MouseButton, at: QPointF) -> bool:
        """Whether a release here ends a right click on the bare table, with nothing lifted."""
        press = self._press
        return (
            press is not None
            and self._phase is _Phase.PRESSED
            and press.button is button is Button.RightButton
            and press.hit is None
            and self._hand.lifted is None
            and self._stage.scene.arrangement.hit(at.x(), at.y()) is None
        )

    def cancel(self) -> None:
        """Put back what is held; the button, still down, means nothing any more."""
        drag = self.take_drag()
        if drag is not None:
            self._hand.let_go()
            self._stage.scene.send_home(drag.items)

    def take_drag(self) -> Drag | None:
        """End the drag with the cards where they are; whoever asks moves them on."""
        drag, self._drag = self._drag, None
        if drag is not None:
            drag.release()
        if self._phase is not _Phase.IDLE:
            self._phase = _Phase.SPENT
        return drag

    def refit(self) -> None:
        """Go on with a drag after the table was laid out anew."""
        if self._drag is not None:
            self._drag.refit(self._last)

    # Drags

    def _begin_drag(self, press: _Press, at: QPointF) -> None:
        """The button moved far enough: take the cards up, or say why not."""
        hit, stage = press.hit, self._stage
        if hit is None or hit.pile == STOCK or not stage.cards(hit.pile):
            return  # released on the spot it is still a click
        purpose = self._purpose(press, hit.pile)
        if purpose is None:
            return
        count = self._hand.whole(hit.pile, len(stage.cards(hit.pile)) - hit.at)
        refusal = self._hand.lift(hit.pile, count, purpose, is_marked=False)
        if refusal is not None:
            self._phase = _Phase.SPENT
            stage.refuse(refusal)
            return
        self._phase = _Phase.DRAGGING
        self._drag = Drag(stage.scene, stage.cards(hit.pile)[-count:], press.at)
        self._drag.move(at)

    def _purpose(self, press: _Press, pile: str) -> Purpose | None:
        """What a drag with this button is for, if for anything."""
        swaps = can_swap(self._stage, pile)
        match press.button:
            case Button.LeftButton:
                return Purpose.SWAP if press.with_shift and swaps else Purpose.CARRY
            case Button.RightButton:
                return Purpose.SWAP if swaps else None
        return None

    def _drop(self, drag: Drag, at: QPointF) -> None:
        """Play the drop, or send the cards home; a pile that refuses says why."""
        lifted, scene = self._hand.lifted, self._stage.scene
        assert lifted is not None, "what is dragged was lifted"
        target = self._target(drag, at)
        if target is None:
            self.cancel()
            return
        refusal = self._hand.drop_on(target)
        if refusal is None and self._drag is None:
            return
        self.take_drag()
        scene.send_home(drag.items, refusing=target if refusal is not None else "")

    def _target(self, drag: Drag, at: QPointF) -> str | None:
        """The pile that a drop is meant for: of those that accept the one most covered.

        A tie goes to the pile under the pointer. Without one that accepts, any pile most covered,
        which then says why not; None when the cards were put back, or over nothing.
        """
        lifted, arrangement = self._hand.lifted, self._stage.scene.arrangement
        assert lifted is not None, "what is dragged was lifted"
        box, home = drag.box(), drag.home_box()
        if box.overlap(home) >= _PUT_BACK * home.width * home.height:
            return None

        def covered(pile: str) -> tuple[int, bool]:
            extent = arrangement.extent(pile)
            return box.overlap(extent), extent.holds(at.x(), at.y())

        others = [pile for pile in arrangement.spots if pile != lifted.pile]
        for piles in (lifted.targets, others):
            best = max(piles, key=covered, default=None)
            if best is not None and covered(best)[0] > 0:
                return best
        return None

    # Small questions

    def _is_far(self, one: QPointF, two: QPointF) -> bool:
        scale = self._stage.scene.scale
        return (two - one).manhattanLength() >= QApplication.startDragDistance() * scale

    def _rest(self) -> None:
        self._phase, self._press = _Phase.IDLE, None
