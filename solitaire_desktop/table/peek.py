"""Looking at what is covered while a button or key is down: one card, twins, or cards wanted.

Nothing moves and nothing secret shows: face-down cards stay as they are.
"""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from solitaire_desktop.model.choices import next_kinds
from solitaire_desktop.rules.cards import Card
from solitaire_desktop.rules.move import STOCK, WASTE
from solitaire_desktop.rules.spec import PileKind
from solitaire_desktop.table.card_item import CardItem
from solitaire_desktop.table.highlights import Layer
from solitaire_desktop.table.marks import Ring
from solitaire_desktop.table.spread import Spread
from solitaire_desktop.table.stage import Stage

_PEEK_Z = 900.0
RAISE, TWINS, WANTED = Qt.Key.Key_P, Qt.Key.Key_T, Qt.Key.Key_W


class Peek:
    """What is raised or ringed as long as something is held down."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._raised: CardItem | None = None
        self._key: int | None = None
        self._spread = Spread(stage.scene)

    def begin(self, at: QPointF) -> None:
        """Raise the covered card under a point; over the waste, lay out all of it."""
        self.end()
        hit = self._stage.scene.arrangement.hit(at.x(), at.y())
        if hit is not None and hit.pile == WASTE and len(self._stage.cards(WASTE)) > 1:
            self.spread_waste()
            return
        card = self._card(at)
        if card is not None:
            board = self._stage.scene.board
            self._raised = board.cards[card]
            board.raise_one(self._raised, _PEEK_Z)

    def spread_waste(self) -> None:
        """Lay out the whole waste."""
        near = self._stage.scene.arrangement.layout.slots[WASTE]
        self._spread.show(self._stage.cards(WASTE), near)

    @property
    def is_spread(self) -> bool:
        """Whether the waste is laid out."""
        return self._spread.is_shown

    def end(self) -> None:
        """Put the raised card back, take rings and spread cards away."""
        self._spread.hide()
        if self._raised is not None:
            self._stage.scene.board.put(self._raised)
            self._raised = None
        if self._key is not None:
            self._key = None
            self._stage.scene.highlights.clear(Layer.HINT)

    def key(self, event: QKeyEvent, at: QPointF) -> bool:
        """A key went down with the pointer at a point; whether it was one for looking."""
        if event.modifiers() or event.key() not in (RAISE, TWINS, WANTED):
            return False
        if event.isAutoRepeat():
            return True
        self.end()
        self._key = event.key()
        match event.key():
            case Qt.Key.Key_P:
                self.begin(at)
                self._key = event.key()
            case Qt.Key.Key_T:
                card = self._card(at)
                self._ring([] if card is None else self._twins(card))
            case _:
                self._ring(self._wanted())
        return True

    def release_key(self, event: QKeyEvent) -> bool:
        """A key went up; whether it was the one held."""
        if event.isAutoRepeat() or event.key() != self._key:
            return False
        self.end()
        return True

    def _card(self, at: QPointF) -> Card | None:
        """The face-up card under a point."""
        position = self._stage.model.position
        hit = self._stage.scene.arrangement.hit(at.x(), at.y())
        if hit is None or hit.at < 0 or hit.pile == STOCK:
            return None
        card = position[hit.pile][hit.at]
        return None if card in position.hidden else card

    def _twins(self, card: Card) -> list[Card]:
        """All open cards of the same kind."""
        return [other for other in self._open() if other.kind == card.kind]

    def _wanted(self) -> list[Card]:
        """The open cards that some foundation takes next."""
        position = self._stage.model.position
        kinds = {
            kind
            for pile in position.spec.group(PileKind.FOUNDATION)
            for kind in next_kinds(position, pile)
        }
        foundations = set(position.spec.group(PileKind.FOUNDATION))
        return [
            card
            for card in self._open()
            if card.kind in kinds
            and self._stage.scene.board.cards[card].placement.pile not in foundations
        ]

    def _open(self) -> list[Card]:
        items = self._stage.scene.board.cards.values()
        return [item.card for item in items if item.placement.is_up and item.placement.is_seen]

    def _ring(self, cards: list[Card]) -> None:
        scene = self._stage.scene
        placements = [scene.board.cards[card].placement for card in cards]
        boxes = [scene.arrangement.seen_box(place.pile, place.at) for place in placements]
        scene.highlights.show(Layer.HINT, [(box, Ring.HINT) for box in boxes])
