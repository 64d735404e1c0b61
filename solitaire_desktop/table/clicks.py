"""What a click means: turn the stock, lift a card, drop it, send it up, play it."""

from solitaire_desktop.rules.move import STOCK
from solitaire_desktop.rules.spec import PileKind
from solitaire_desktop.store.choices import Click
from solitaire_desktop.table.arrangement import Hit
from solitaire_desktop.table.hand import Hand, Purpose
from solitaire_desktop.table.stage import Stage


def can_swap(stage: Stage, pile: str) -> bool:
    """Whether the pile may change places with others (Devil's Grip)."""
    return stage.model.spec.kind_of(pile) is PileKind.CELL and bool(stage.cards(pile))


class Clicks:
    """Turns clicks into steps."""

    def __init__(self, stage: Stage, hand: Hand) -> None:
        self._stage = stage
        self._hand = hand

    def left(self, hit: Hit | None, *, swaps: bool) -> None:
        """A click with the left button.

        Args:
            swaps: whether it begins a swap (with Shift)
        """
        if self._hand.lifted is not None:
            self._second(hit)
        elif hit is not None:
            self._first(hit, swaps=swaps)

    def right(self, hit: Hit) -> None:
        """To a foundation; in the grid, the first half of a swap."""
        lifted = self._hand.lifted
        if lifted is not None and lifted.purpose is Purpose.SWAP:
            self._second(hit)
            return
        self._hand.let_go()
        if can_swap(self._stage, hit.pile):
            self._hand.lift(hit.pile, 1, Purpose.SWAP)
        elif self._is_top(hit) and hit.pile != STOCK:
            self._stage.model.send_up(hit.pile)

    def double(self, hit: Hit) -> bool:
        """A second press soon after a click: the top card goes up. False where it is a click."""
        if hit.pile == STOCK:
            return False
        if self._stage.model.preferences.click is Click.PLAY:
            return True  # the first click has played already
        lifted = self._hand.lifted
        if lifted is None or lifted.pile != hit.pile or not self._is_top(hit):
            return False
        self._hand.let_go()
        if self._stage.model.foundation_target(hit.pile) is not None:
            self._stage.model.send_up(hit.pile)
        return True

    def _first(self, hit: Hit, *, swaps: bool) -> None:
        stage, pile = self._stage, hit.pile
        if pile == STOCK:
            stage.model.turn()
            return
        cards = stage.cards(pile)
        if not cards:
            return
        count = self._hand.whole(pile, len(cards) - hit.at)
        if swaps and can_swap(stage, pile):
            self._hand.lift(pile, count, Purpose.SWAP)
            return
        if stage.model.preferences.click is Click.PLAY and self._play_best(pile, count):
            return
        refusal = self._hand.lift(pile, count)
        if refusal is not None:
            stage.refuse(refusal)

    def _second(self, hit: Hit | None) -> None:
        lifted = self._hand.lifted
        assert lifted is not None, "a second click follows a first"
        if hit is None or hit.pile == lifted.pile:
            self._hand.let_go()
        elif hit.pile == STOCK and hit.pile not in lifted.targets:
            self._hand.let_go()
            self._stage.model.turn()
        else:
            self._hand.drop_on(hit.pile)

    def _play_best(self, pile: str, count: int) -> bool:
        """One-click play; False when the player has to choose, or nothing can be lifted."""
        stage = self._stage
        if stage.model.why_not_lift(pile, count) is not None:
            return False
        target = stage.model.best_target(pile, count)
        if target is not None:
            stage.model.move_cards(pile, count, target)
            return True
        if stage.model.lift(pile, count):
            return False
        stage.scene.shake(stage.cards(pile)[-count:])
        return True

    def _is_top(self, hit: Hit) -> bool:
        return bool(self._stage.cards(hit.pile)) and hit.at == len(self._stage.cards(hit.pile)) - 1
