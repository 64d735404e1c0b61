"""The table as a scene: cards, piles, rings and pills, for one position at a time.

It draws what it is given and says what lies where; it judges nothing. In device pixels.
"""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from solitaire_desktop.model.changes import ChangeKind
from solitaire_desktop.rules.cards import Card
from solitaire_desktop.rules.move import STOCK
from solitaire_desktop.rules.position import Position
from solitaire_desktop.table.appearance import Appearance
from solitaire_desktop.table.arrangement import Arrangement
from solitaire_desktop.table.board import Board
from solitaire_desktop.table.card_item import CardItem
from solitaire_desktop.table.faces import Faces
from solitaire_desktop.table.flights import (
    deal_flights,
    home_flights,
    hops,
    in_the_air,
    shakes,
    step_flights,
)
from solitaire_desktop.table.furniture import Furniture, Tr
from solitaire_desktop.table.highlights import Highlights
from solitaire_desktop.table.layout import counts, lay_out
from solitaire_desktop.table.marks import Pen
from solitaire_desktop.table.motion import Animator, Flight
from solitaire_desktop.table.places import Area
from solitaire_desktop.table.surface import Surface, paint_surface, surface_named

_SHARPEN_AFTER = 120  # milliseconds of rest before scaled pictures are drawn sharp
_DEALS = (ChangeKind.DEAL, ChangeKind.RESTART)


class TableScene(QGraphicsScene):
    """All that is drawn on the table."""

    def __init__(
        self,
        position: Position,
        appearance: Appearance,
        tr: Tr,
        *,
        cache: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.appearance = appearance
        self.pace = 0.0
        self.faces = Faces(appearance.look, cache, self)
        self.faces.sharpened.connect(self._redraw)
        self.highlights = Highlights(self)
        self.board = Board(self, self.faces)
        self.furniture = Furniture(self, tr)
        self.animator = Animator(self.board.turn, self._land, self.settle, parent=self)
        self._sharpen = QTimer(self)
        self._sharpen.setSingleShot(True)
        self._sharpen.setInterval(_SHARPEN_AFTER)
        self._sharpen.timeout.connect(self.faces.draw_later)
        self._area = Area(0, 0)
        self._ground = QPixmap()
        self.arrangement = self._arranged(position)

    @property
    def position(self) -> Position:
        """The position that is shown, or that what moves is on its way to."""
        return self.arrangement.position

    @property
    def surface(self) -> Surface:
        """The colours of the table."""
        return surface_named(self.appearance.surface, is_bold=self.appearance.look.is_bold)

    @property
    def area(self) -> Area:
        """The size of the table."""
        return self._area

    @property
    def scale(self) -> float:
        """Device pixels to a logical one."""
        return self._area.scale

    # What is shown

    def set_area(self, area: Area) -> None:
        """Lay the table out for another size or scale; what moves is put where it belongs."""
        if area != self._area and area.width > 0 and area.height > 0:
            self._area = area
            self.setSceneRect(QRectF(0, 0, area.width, area.height))
            self._ground = QPixmap()
            self.rebuild(self.position)

    def set_appearance(self, appearance: Appearance) -> None:
        """Take another look."""
        if appearance != self.appearance:
            self.appearance = appearance
            self.faces.set_look(appearance.look)
            self._ground = QPixmap()
            self.rebuild(self.position)

    def rebuild(self, position: Position) -> None:
        """Show a position with everything made anew, at once."""
        self.arrangement = self._arranged(position)
        self.board.make_piles(position.spec.piles)
        self._take_size()
        self.board.assign(self.arrangement)
        self.animator.start(())

    def change(self, position: Position, kind: ChangeKind) -> None:
        """Show another position of the same table: cards fly to their places, if anything may."""
        if position.spec != self.position.spec:
            self.rebuild(position)
            if not self.pace or kind is not ChangeKind.DEAL:
                return
        before = self.arrangement.layout
        self.arrangement = self._arranged(position, was_shrunk=before.shrunk)
        if self.arrangement.layout.width != before.width:
            self._take_size()
        elif self.arrangement.layout.slots != before.slots:
            self._begin_furniture()
        left = self.board.assign(self.arrangement)
        self.animator.start(self._flights(kind, left))

    def send_home(self, items: Sequence[CardItem], refusing: str = "") -> None:
        """Let refused cards glide back; the pile that refused them shakes."""
        flights = home_flights(items)
        if refusing:
            cards = [self.board.cards[card] for card in self.position[refusing]]
            own = set(items)
            shaking = [item for item in cards if item not in own and item.placement.is_seen]
            flights += shakes(shaking, 4 * self._area.scale)
        self._start(flights, items)

    def cheer(self, piles: Sequence[str]) -> None:
        """The top cards of these piles hop, one after the other, once all has arrived."""
        if self.pace and piles:
            items = [self.board.cards[self.position[pile][-1]] for pile in piles]
            self.animator.add(hops(items, self.animator.end, self.arrangement.layout.height / 14))

    def shake(self, cards: Sequence[Card]) -> None:
        """These cards have no place to go."""
        items = [self.board.cards[card] for card in cards]
        self._start(shakes(items, 4 * self._area.scale), ())

    def rest(self) -> None:
        """Stop what goes on in the background, while the table is out of sight."""
        self._sharpen.stop()
        self.faces.close()

    def wake(self) -> None:
        """Draw in the background what is still missing."""
        self._sharpen.start()

    def settle(self) -> None:
        """Put everything where it belongs."""
        self.board.settle(self.arrangement)
        self.furniture.show_frames(self.board.piles, self.arrangement)
        self.furniture.show(self.arrangement)

    # How it is done

    def _flights(self, kind: ChangeKind, left: dict[CardItem, str]) -> list[Flight]:
        if not self.pace:
            return []
        if kind in _DEALS:
            self.board.gather(STOCK)
            items = list(self.board.cards.values())
            flights = deal_flights(items, self.arrangement.card_box(STOCK, -1))
        elif kind is ChangeKind.OPEN:
            return []
        else:
            flights = step_flights(self.board.astray(), left, self._area.width * 0.6)
        for flight in flights:
            flight.begin *= self.pace
            flight.length *= self.pace
        if kind in _DEALS:
            flying = [flight.item for flight in flights]
        else:
            flying = in_the_air(flights, left)
        self.board.take_off(flying, self.arrangement)
        self.furniture.show(self.arrangement)
        return flights

    def _start(self, flights: list[Flight], flying: Sequence[CardItem]) -> None:
        if self.pace:
            self.board.take_off(flying, self.arrangement)
            self.animator.start(flights)
        else:
            self.animator.start(())

    def _arranged(self, position: Position, *, was_shrunk: int = 0) -> Arrangement:
        layout = lay_out(
            position.spec,
            counts(position),
            self._area,
            self.appearance.wishes,
            was_shrunk=was_shrunk,
        )
        return Arrangement(position, layout)

    def _take_size(self) -> None:
        """Have pictures for the layout's size of card."""
        layout = self.arrangement.layout
        kinds = sorted({card.kind for pile in self.position.piles.values() for card in pile})
        self.faces.set_size(layout.width, layout.height, kinds)
        self.board.resize(self._area.scale)
        self._begin_furniture()
        self._sharpen.start()

    def _begin_furniture(self) -> None:
        layout = self.arrangement.layout
        pen = Pen(self.surface, layout.width, layout.height, self._area.scale)
        self.highlights.set_pen(pen)
        self.furniture.begin(pen, self.appearance.look.letters)
        self.furniture.show_frames(self.board.piles, self.arrangement)

    def _land(self, item: CardItem) -> None:
        self.board.land(item, self.arrangement)

    def _redraw(self) -> None:
        self.board.redraw()

    # Qt's names

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        if self._ground.isNull():
            size = QSize(self._area.width + 2, self._area.height + 2)
            self._ground = paint_surface(self.surface, size, self._area.scale)
        assert isinstance(rect, QRectF)
        part = rect.toAlignedRect().intersected(self._ground.rect())
        painter.drawPixmap(part, self._ground, part)
