"""How things move: flights as data, and the one clock that runs them."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QVariantAnimation

from solitaire_desktop.table.card_item import CardItem

_CURVES = {
    "out": QEasingCurve(QEasingCurve.Type.OutCubic),
    "in-out": QEasingCurve(QEasingCurve.Type.InOutCubic),
}


class Path(Enum):
    """The way of a moving card."""

    GLIDE = auto()  # fast away, soft landing
    HOME = auto()  # soft both ways, for a refused card
    SHAKE = auto()  # twice to and fro on the spot
    HOP = auto()  # up and down on the spot


@dataclass(slots=True)
class Flight:
    """One card's way to where it belongs.

    Attributes:
        start: where it is when the clock starts
        goal: where it belongs
        begin: milliseconds after the clock's start
        length: milliseconds
        turns: whether it is turned over on the way
        waits_unseen: whether it is out of sight until it starts
    """

    item: CardItem
    start: QPointF
    goal: QPointF
    begin: float
    length: float
    path: Path = Path.GLIDE
    turns: bool = False
    waits_unseen: bool = False
    has_turned: bool = False
    is_over: bool = False

    def at(self, time: float) -> QPointF:
        """Where the card is, so many milliseconds after the clock's start."""
        part = min(1.0, max(0.0, (time - self.begin) / max(1.0, self.length)))
        if self.path is Path.SHAKE:
            return self.goal + QPointF(self.start.x() * _shaken(part), 0)
        if self.path is Path.HOP:
            return self.goal + QPointF(0, self.start.y() * 4 * part * (1 - part))
        t = _CURVES["in-out" if self.path is Path.HOME else "out"].valueForProgress(part)
        return self.start + (self.goal - self.start) * t


def _shaken(part: float) -> float:
    """Two swings, the second one smaller; from 0 to 0."""
    swing = (part * 4) % 2
    height = swing if swing < 0.5 else (1 - swing if swing < 1.5 else swing - 2)
    return 2 * height * (1.0 if part < 0.5 else 0.7)


class Animator(QObject):
    """Runs flights on one clock. Nothing waits for it; `finish` ends all at their exact places.

    The owner is told of a card that has to show its other side, and of the end.
    """

    def __init__(
        self,
        turn: Callable[[CardItem], None],
        land: Callable[[CardItem], None],
        settle: Callable[[], None],
        *,
        parent: QObject,
    ) -> None:
        """An idle animator.

        Args:
            turn: shows the side of a card that it is to have at the end
            land: told of each card that arrives
            settle: puts everything exactly where it belongs
        """
        super().__init__(parent)
        self._turn, self._land, self._settle = turn, land, settle
        self._flights: list[Flight] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.finish)

    @property
    def is_running(self) -> bool:
        """Whether something moves."""
        return bool(self._flights)

    def start(self, flights: Sequence[Flight]) -> None:
        """Start these flights, in place of all others."""
        self._flights = list(flights)
        self._clock.stop()
        if not flights:
            self._settle()
            return
        for flight in flights:
            flight.item.setPos(flight.at(0))
            flight.item.setVisible(not flight.waits_unseen)
        self._clock.setDuration(max(1, math.ceil(self.end)))
        self._clock.start()

    @property
    def end(self) -> float:
        """When the last flight arrives, in milliseconds after the clock's start."""
        return max((flight.begin + flight.length for flight in self._flights), default=0.0)

    def add(self, flights: Sequence[Flight]) -> None:
        """Let more flights follow those that run."""
        running = self._flights
        if not running:
            self.start(flights)
            return
        self._flights = [*running, *flights]
        self._clock.setDuration(math.ceil(self.end))

    def finish(self) -> None:
        """End what is running; everything is then where it belongs."""
        if not self._flights:
            return
        self._flights = []
        if self._clock.state() is not QAbstractAnimation.State.Stopped:
            self._clock.stop()
        self._settle()

    def _tick(self) -> None:
        if self._clock.state() is not QAbstractAnimation.State.Running:
            return  # setting a duration tells of a value too
        value = float(self._clock.currentTime())
        for flight in self._flights:
            if flight.is_over or value < flight.begin:
                continue
            flight.item.setPos(flight.at(value))
            if flight.waits_unseen:
                flight.item.setVisible(True)
            if flight.turns:
                self._turn_over(flight, value)
            if value >= flight.begin + flight.length:
                flight.is_over = True
                self._land(flight.item)

    def _turn_over(self, flight: Flight, time: float) -> None:
        part = min(1.0, (time - flight.begin) / max(1.0, flight.length))
        if part >= 0.5 and not flight.has_turned:
            flight.has_turned = True
            self._turn(flight.item)
        width = flight.item.pixmap().width()
        flight.item.narrow(abs(1 - 2 * part), width)
