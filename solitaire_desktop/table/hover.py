"""What the pointer says by its shape, and the status bar by a line, while no button is down."""

from PySide6.QtCore import QPointF, Qt

from solitaire_desktop.rules.move import STOCK
from solitaire_desktop.table.arrangement import Hit
from solitaire_desktop.table.hand import Hand
from solitaire_desktop.table.stage import Stage


class Hover:
    """Follows the pointer from pile to pile; asks the model only when it comes to another card."""

    def __init__(self, stage: Stage, hand: Hand) -> None:
        self._stage = stage
        self._hand = hand
        self._over: Hit | None = None
        self._says = False
        self.at = QPointF(-1, -1)
        self.shape = Qt.CursorShape.ArrowCursor

    def move(self, at: QPointF, *, is_free: bool) -> None:
        """The pointer moved; with a button down it only keeps where it is."""
        self.at = at
        if not is_free:
            return
        hit = self._stage.scene.arrangement.hit(at.x(), at.y())
        if hit != self._over:
            self._over = hit
            self._look(hit)

    def forget(self) -> None:
        """The table changed: what is under the pointer is to be looked at anew."""
        self._over = None
        self.shape = Qt.CursorShape.ArrowCursor

    def _look(self, hit: Hit | None) -> None:
        """Tell what a click here would take."""
        lifted = self._hand.lifted
        can = False
        if hit is not None and lifted is not None:
            can = hit.pile in lifted.targets
            self._hand.aim(hit.pile)
        elif hit is not None:
            can = self._can_take(hit)
        self.shape = Qt.CursorShape.PointingHandCursor if can else Qt.CursorShape.ArrowCursor
        if lifted is None:
            says = can and hit is not None and hit.pile != STOCK
            if says and hit is not None:
                count = len(self._stage.cards(hit.pile)) - hit.at
                self._stage.hint(self._hand.places(hit.pile, count))
            elif self._says:
                self._stage.hint("")
            self._says = says

    def _can_take(self, hit: Hit) -> bool:
        model = self._stage.model
        if hit.pile == STOCK:
            return model.can_turn
        if hit.at < 0:
            return False
        count = self._hand.whole(hit.pile, len(self._stage.cards(hit.pile)) - hit.at)
        return model.why_not_lift(hit.pile, count) is None
