"""What the player has lifted, by click, drag or key: one thing at a time, with its targets.

The model is asked once, when something is lifted; nothing here compares cards.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from solitaire_desktop.rules.move import Refusal
from solitaire_desktop.rules.spec import PileKind
from solitaire_desktop.table.geometry import Box
from solitaire_desktop.table.highlights import Layer
from solitaire_desktop.table.marks import Ring
from solitaire_desktop.table.stage import Stage


class Purpose(Enum):
    """What is to become of what is lifted."""

    CARRY = auto()
    SWAP = auto()


@dataclass(frozen=True, slots=True)
class Lifted:
    """The top cards of a pile, and the piles that take them."""

    pile: str
    count: int
    targets: tuple[str, ...]
    purpose: Purpose = Purpose.CARRY
    is_marked: bool = True  # whether the source has a ring; a dragged card needs none


class Hand:
    """Lifts, drops and lets go; mutable, since that is what a hand is for.

    Attributes:
        lifted: what is held
        told: called when something was lifted
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.lifted: Lifted | None = None
        self.told: Callable[[], None] = lambda: None
        self._aimed: str | None = None

    def whole(self, pile: str, count: int) -> int:
        """How many cards go when the top `count` are taken: all of a grid's pile."""
        stage = self._stage
        is_cell = stage.model.spec.kind_of(pile) is PileKind.CELL
        return len(stage.cards(pile)) if is_cell else count

    def lift(
        self, pile: str, count: int, purpose: Purpose = Purpose.CARRY, *, is_marked: bool = True
    ) -> Refusal | None:
        """Lift the top cards of a pile; their targets glow. Gives the reason if it cannot be.

        Args:
            is_marked: whether the source gets a ring
        """
        self.let_go()
        model, count = self._stage.model, self.whole(pile, count)
        if purpose is Purpose.SWAP:
            targets = model.swap_targets(pile)
        else:
            refusal = model.why_not_lift(pile, count)
            if refusal is not None:
                return refusal
            targets = tuple(model.lift(pile, count))
        self.lifted = Lifted(pile, count, targets, purpose, is_marked)
        self._show(self.lifted)
        self.told()
        return None

    def drop_on(self, target: str) -> Refusal | None:
        """Play what is lifted onto a pile; nothing is lifted afterwards."""
        lifted, model = self.lifted, self._stage.model
        assert lifted is not None, "nothing is lifted"
        self.let_go()
        if lifted.purpose is Purpose.SWAP:
            return model.swap(lifted.pile, target)
        return model.move_cards(lifted.pile, lifted.count, target)

    @property
    def aims(self) -> bool:
        """Whether the pile that would be taken is to be ringed alone."""
        return self.lifted is not None and self.lifted.purpose is Purpose.SWAP

    def aim(self, pile: str | None) -> None:
        """Ring the pile that a swap would take; every pile may be, so the others stay plain."""
        lifted = self.lifted
        if lifted is None or not self.aims or pile == self._aimed:
            return
        self._aimed = pile
        rings = [self._ring(pile)] if pile in lifted.targets and pile is not None else []
        self._stage.scene.highlights.show(Layer.TARGETS, rings)

    def let_go(self) -> None:
        """Forget what is lifted, and take its rings away."""
        if self.lifted is None:
            return
        self.lifted = self._aimed = None
        highlights = self._stage.scene.highlights
        highlights.clear(Layer.TARGETS)
        highlights.clear(Layer.SELECTION)
        self._stage.hint("")

    def refresh(self) -> None:
        """Draw the rings anew, after the table was laid out for another size."""
        if self.lifted is not None:
            self._show(self.lifted)

    def _show(self, lifted: Lifted) -> None:
        scene = self._stage.scene
        all_glow = lifted.purpose is not Purpose.SWAP
        rings = [self._ring(pile) for pile in lifted.targets] if all_glow else []
        scene.highlights.show(Layer.TARGETS, rings, fades=scene.pace > 0)
        if lifted.is_marked:
            box = scene.arrangement.run_box(lifted.pile, lifted.count)
            scene.highlights.show(Layer.SELECTION, [(box, Ring.SELECTED)])
        self._stage.hint(self._places(lifted))

    def _ring(self, pile: str) -> tuple[Box, Ring]:
        arrangement = self._stage.scene.arrangement
        ring = Ring.TARGET if arrangement.position[pile] else Ring.EMPTY_TARGET
        return arrangement.card_box(pile, -1), ring

    def _places(self, lifted: Lifted) -> str:
        """How many places there are to go, for the status bar."""
        tr = self._stage.tr
        if lifted.purpose is Purpose.SWAP:
            return tr("Choose the pile to swap with")
        return self._told(lifted)

    def places(self, pile: str, count: int) -> str:
        """How many places the top cards of a pile could go to, without lifting them."""
        count = self.whole(pile, count)
        return self._told(Lifted(pile, count, tuple(self._stage.model.lift(pile, count))))

    def _told(self, lifted: Lifted) -> str:
        tr, places = self._stage.tr, len(lifted.targets)
        card = self._stage.cards(lifted.pile)[-lifted.count]
        is_run = self._stage.model.spec.kind_of(lifted.pile) is not PileKind.CELL
        if is_run and lifted.count > 1:
            pieces = {"n": lifted.count, "card": card}
            match places:
                case 0:
                    return tr("Run of {n} from {card:the}: no place to go", **pieces)
                case 1:
                    return tr("Run of {n} from {card:the}: one place to go", **pieces)
            return tr("Run of {n} from {card:the}: {places} places to go", places=places, **pieces)
        match places:
            case 0:
                return tr("{card}: no place to go", card=card)
            case 1:
                return tr("{card}: one place to go", card=card)
        return tr("{card}: {n} places to go", card=card, n=places)
