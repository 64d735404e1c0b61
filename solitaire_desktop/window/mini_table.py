"""A small table for a game's tile: the corner of a real deal, drawn with the real cards."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from solitaire_desktop.rules.cards import parse_kind
from solitaire_desktop.rules.deal import dealt
from solitaire_desktop.rules.position import Position
from solitaire_desktop.rules.spec import Family, GameSpec, PileKind
from solitaire_desktop.table.card_art import BACK, Look
from solitaire_desktop.window.card_pictures import PROPORTION, card_picture

RADIUS = 10.0
STEP = 0.172
# The deal shown, and the cloth from centre to edge (art brief, section 9).
DEALS = {Family.FORTY_THIEVES: "48213", Family.DEVILS_GRIP: "7102", Family.CALCULATION: "1940"}
CLOTHS = {
    Family.FORTY_THIEVES: ("#217052", "#0E4230"),
    Family.DEVILS_GRIP: ("#27406F", "#101B36"),
    Family.CALCULATION: ("#752538", "#3A0C18"),
}
# Calculation starts with empty reserves; a game under way says more.
_RESERVES = ("KS JD 9C 5H", "TH 7C", "QS 4H 2C 6C", "9S 3D")
EMPTY = -1
Spot = tuple[int, float, float]


class MiniTable(QWidget):
    """Paints one deal of a game; nothing in it can be clicked."""

    def __init__(self, spec: GameSpec, look: Look, height: int) -> None:
        super().__init__()
        self._spec = spec
        self._look = look
        self.setFixedHeight(height)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    # Qt's names

    def sizeHint(self) -> QSize:
        return QSize(320, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        shape = QPainterPath()
        shape.addRoundedRect(area, RADIUS, RADIUS)
        painter.setClipPath(shape)
        painter.fillRect(area, _cloth(self._spec.family, area))
        width, spots = _spots(self._spec, area.width(), area.height())
        ratio = self.devicePixelRatioF()
        for picture, x, y in spots:
            rect = QRectF(round(x), round(y), width, width * PROPORTION)
            _paint_ground(painter, rect, is_empty=picture == EMPTY)
            if picture != EMPTY:
                painter.drawPixmap(rect.topLeft(), card_picture(self._look, picture, width, ratio))


def _cloth(family: Family, area: QRectF) -> QRadialGradient:
    middle, edge = CLOTHS[family]
    centre = QPointF(area.center().x(), area.top() + area.height() * 0.42)
    gradient = QRadialGradient(centre, area.width() * 0.66)
    gradient.setColorAt(0, QColor(middle))
    gradient.setColorAt(1, QColor(edge))
    return gradient


def _paint_ground(painter: QPainter, rect: QRectF, *, is_empty: bool) -> None:
    """The place of an empty pile, or the shadow of a card."""
    radius = rect.width() * 0.056
    if is_empty:
        painter.setPen(QPen(QColor(255, 255, 255, 94), 1))
        painter.setBrush(QColor(0, 0, 0, 38))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 40))
        painter.drawRoundedRect(rect.adjusted(-0.5, 1, 0.5, 1.8), radius, radius)


def _spots(spec: GameSpec, width: float, height: float) -> tuple[float, list[Spot]]:
    """How wide cards are, and what to draw where, from back to front."""
    position = dealt(spec, DEALS[spec.family])
    match spec.family:
        case Family.DEVILS_GRIP:
            return _grid_spots(position, width, height)
        case Family.CALCULATION:
            return _lane_spots(position, width, height)
        case Family.FORTY_THIEVES:
            return _column_spots(position, width)


def _column_spots(position: Position, width: float) -> tuple[float, list[Spot]]:
    columns = 6
    card = round(width / (columns + 0.13 * (columns + 1)))
    gap = (width - card * columns) / (columns + 1)
    xs = [gap + number * (card + gap) for number in range(columns)]
    top = [BACK, position["stock"][-1].kind, EMPTY, EMPTY, EMPTY, EMPTY]
    spots: list[Spot] = [(picture, x, gap * 1.4) for picture, x in zip(top, xs, strict=True)]
    second = gap * 2.8 + card * PROPORTION
    for pile, x in zip(position.spec.group(PileKind.TABLEAU), xs, strict=False):
        for depth, each in enumerate(position[pile]):
            picture = BACK if each in position.hidden else each.kind
            spots.append((picture, x, second + depth * card * PROPORTION * STEP))
    return card, spots


def _grid_spots(position: Position, width: float, height: float) -> tuple[float, list[Spot]]:
    card = round(min((height - 4 * 7) / 3 / PROPORTION, (width - 9 * 6) / 8))
    across, down = (width - 8 * card) / 9, (height - 3 * card * PROPORTION) / 4
    return card, [
        (
            position[f"{row}{n}"][-1].kind,
            across + (n - 1) * (card + across),
            down + r * (card * PROPORTION + down),
        )
        for r, row in enumerate("abc")
        for n in range(1, 9)
    ]


def _lane_spots(position: Position, width: float, height: float) -> tuple[float, list[Spot]]:
    card = round(min(width / 5.4, height / 2.9))
    gap = (width - 4 * card) / 5
    spots: list[Spot] = []
    for lane in range(4):
        x = gap + lane * (card + gap)
        spots.append((position[f"f{lane + 1}"][-1].kind, x, 12.0))
        top, step = 24 + card * PROPORTION, card * PROPORTION * STEP
        for depth, name in enumerate(_RESERVES[lane].split()):
            spots.append((parse_kind(name), x, top + depth * step))
    return card, spots
