"""What lies on the table beside cards: count pills, and what the families' piles say.

The pictures for Devil's Grip and Calculation are painted in `grid_marks` and `plate_marks`.
"""

from collections.abc import Callable

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from solitaire_desktop.model.changes import cell_state
from solitaire_desktop.rules.english import mark
from solitaire_desktop.rules.move import STOCK, WASTE
from solitaire_desktop.rules.position import Position
from solitaire_desktop.rules.spec import Family, PileKind
from solitaire_desktop.table.arrangement import Arrangement
from solitaire_desktop.table.card_item import pixmap_item
from solitaire_desktop.table.geometry import Box, Point
from solitaire_desktop.table.glyphs import rank_glyph, suit_glyph
from solitaire_desktop.table.grid_marks import gutter_picture, sequence_picture
from solitaire_desktop.table.marks import Pen, pill_mark, slot_mark
from solitaire_desktop.table.pile_item import PileItem
from solitaire_desktop.table.places import Plate
from solitaire_desktop.table.plate_marks import PlateText, plate_picture, sequence_of, words_size

Tr = Callable[..., str]
_PILL_Z, _GROUND_Z = 400.0, -30.0


class Furniture:
    """Pills, gutters and plates of one table."""

    def __init__(self, scene: QGraphicsScene, tr: Tr) -> None:
        self._scene = scene
        self._tr = tr
        self._items: dict[str, QGraphicsPixmapItem] = {}
        self._told: dict[str, object] = {}
        self._pen: Pen | None = None
        self._letters = "JQK"

    def begin(self, pen: Pen, letters: str) -> None:
        """Start anew for another size, look or game."""
        self._pen, self._letters = pen, letters
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items, self._told = {}, {}

    def show_frames(self, piles: dict[str, PileItem], arrangement: Arrangement) -> None:
        """Draw the frames of empty piles."""
        for name, pile in piles.items():
            emblem = self._emblem(arrangement.position, name)
            if self._is_news(f"frame {name}", emblem):
                pile.show_frame(slot_mark(self.pen, emblem), arrangement.layout.slots[name])

    def show(self, arrangement: Arrangement) -> None:
        """Bring all that depends on the position up to date."""
        self._show_counts(arrangement)
        position, layout = arrangement.position, arrangement.layout
        for cell, box in layout.pills.items():
            state = cell_state(position, cell)
            if self._is_news(cell, state):
                picture = sequence_picture(box, state, self.pen, self._letters)
                self._put(cell, picture, box, _PILL_Z)
        for row, box in layout.gutters.items():
            ranks = cell_state(position, f"{row}1").ranks
            if self._is_news(row, ranks):
                picture = gutter_picture(box, ranks, self.pen, self._letters)
                self._put(row, picture, box, _GROUND_Z)
        self._show_plates(arrangement)

    @property
    def pen(self) -> Pen:
        """What is painted with."""
        assert self._pen is not None, "begin comes first"
        return self._pen

    def _show_counts(self, arrangement: Arrangement) -> None:
        """The numbers of cards in stock and waste."""
        family = arrangement.position.spec.family
        stock, waste = (len(arrangement.position[pile]) for pile in (STOCK, WASTE))
        self._show_pill(STOCK, str(stock) if stock else "", arrangement, inside=True)
        match family:
            case Family.DEVILS_GRIP:
                text = self._tr("Talon {n}", n=waste) if waste else ""
                self._show_pill(WASTE, text, arrangement, inside=False)
            case Family.CALCULATION:
                text = self._tr("turned card") if waste else ""
                self._show_pill(WASTE, text, arrangement, inside=False)
            case Family.FORTY_THIEVES:
                text = str(waste) if waste > 1 else ""
                self._show_pill(WASTE, text, arrangement, inside=True)

    def _show_pill(self, pile: str, text: str, arrangement: Arrangement, *, inside: bool) -> None:
        box = arrangement.card_box(pile, -1)
        if not self._is_news(f"count {pile}", (text, box)):
            return
        item = self._items.get(f"count {pile}")
        if item is not None:
            item.setVisible(bool(text))
        if not text:
            return
        pill = pill_mark(text, self.pen.unit)
        gap = round((4 if inside else -6) * self.pen.unit)
        y = box.bottom - gap - (pill.height() if inside else 0)
        # On a face it keeps away from the turned corner; a back has none.
        is_face = inside and pile == WASTE
        free = round(box.width * (1 - arrangement.layout.corner.under)) if is_face else box.width
        place = Point(box.x + (free - pill.width()) // 2, y)
        self._put(f"count {pile}", pill, Box(*place, 0, 0), _PILL_Z)

    def _show_plates(self, arrangement: Arrangement) -> None:
        """Calculation: what each foundation wants next, and its whole sequence."""
        steps = (mark("by ones"), mark("by twos"), mark("by threes"), mark("by fours"))
        plates = arrangement.layout.plates
        news = [pile for pile in plates if self._is_news(pile, len(arrangement.position[pile]))]
        if not news:
            return
        labels, size = self._labels(list(plates.values()), [self._tr(step) for step in steps])
        for number, (pile, plate) in enumerate(plates.items(), start=1):
            if pile in news:
                done = len(arrangement.position[pile])
                text = PlateText(
                    labels[number - 1],
                    self._tr("wanted next") if done < 13 else self._tr("complete"),
                    sequence_of(number),
                    done,
                    size,
                )
                box = plate.frame[0].joined(plate.frame[-1])
                picture = plate_picture(plate, text, self.pen, self._letters)
                self._put(pile, picture, box, _GROUND_Z)

    def _labels(self, plates: list[Plate], texts: list[str]) -> tuple[list[str], int]:
        """What is said on the plates and in what size; short signs where words have no room."""
        for labels in (texts, [f"+{step}" for step in range(1, len(plates) + 1)]):
            boxes = [plate.label for plate in plates]
            size = words_size(list(zip(boxes, labels, strict=False)), self.pen)
            if size:
                return labels, size
        return texts, 0

    def _emblem(self, position: Position, pile: str) -> str:
        """What an empty pile shows."""
        spec = position.spec
        match spec.kind_of(pile):
            case PileKind.STOCK:
                return "struck" if position.redeals_left == 0 else "redeal"
            case PileKind.FOUNDATION:
                suit = spec.foundation_suit(pile)
                if suit is not None:
                    return suit_glyph(suit)
                is_columns = spec.family is Family.FORTY_THIEVES
                rank = spec.rules.foundation_base if is_columns else int(pile[1:])
                return rank_glyph(rank, self._letters)
            case PileKind.TABLEAU | PileKind.RESERVE:
                return "chevrons"
            case PileKind.CELL:
                is_dead = not position[STOCK]
                rank = cell_state(position, pile).ranks[0]
                return "" if is_dead else rank_glyph(rank, self._letters)
            case PileKind.WASTE:
                return ""

    def _is_news(self, name: str, told: object) -> bool:
        """Whether a thing has something new to show."""
        if name in self._told and self._told[name] == told:
            return False
        self._told[name] = told
        return True

    def _put(self, name: str, picture: QPixmap, place: Box, z: float) -> None:
        item = self._items.get(name)
        if item is None:
            item = self._items[name] = pixmap_item(z)
            self._scene.addItem(item)
        item.setPixmap(picture)
        item.setPos(place.x, place.y)
