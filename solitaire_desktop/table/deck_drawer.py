"""Has other programs' decks drawn by processes of their own, one after the other.

Such a drawing can be slow, huge or broken, and Qt reads it in one go: here it can neither hold up
the window nor take it down. The process is the program itself with the command `draw-deck`; it
leaves its pictures as a file of `art_files`.
"""

import json
import os
import sys
from collections import deque
from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    QByteArray,
    QObject,
    QProcess,
    QTemporaryDir,
    QTimer,
    Signal,
)
from PySide6.QtGui import QImage

from solitaire_desktop.errors import DeckError
from solitaire_desktop.rules.english import mark
from solitaire_desktop.table import art_files
from solitaire_desktop.table.art_files import Order
from solitaire_desktop.table.card_art import Look
from solitaire_desktop.table.shadow import with_contact

COMMAND = "draw-deck"
PATIENCE = 60_000  # milliseconds that the drawing of a deck may take
_KILLED_WITHIN = 2000


class DeckDrawer(QObject):
    """Draws what was asked for in order; mutable, since it holds the process that runs.

    Signals:
        drawn(Order, dict): the pictures of a deck, each with the shadow above its edge
        failed(Order, DeckError): why there are none
    """

    drawn = Signal(object, object)
    failed = Signal(object, object)

    def __init__(self, folder: Path | None, parent: QObject | None = None) -> None:
        """`folder` is where pictures are kept; None for one that goes with this object."""
        super().__init__(parent)
        self._folder = folder
        self._temporary: QTemporaryDir | None = None
        self._orders: deque[Order] = deque()
        self._running: list[QProcess] = []  # one or none; outlives this object, to be ended then
        self.destroyed.connect(partial(_end, self._running))
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.setInterval(PATIENCE)
        self._limit.timeout.connect(self._give_up)

    @property
    def folder(self) -> Path:
        """Where the pictures are."""
        if self._folder is None:
            self._temporary = QTemporaryDir()
            self._folder = Path(self._temporary.path())
        return self._folder

    def ask(self, order: Order) -> None:
        """Have this drawn, unless that is under way; what is wanted waits in line."""
        if order not in self._orders:
            self._orders.append(order)
            if not self._running:
                self._start()

    def ask_only(self, order: Order) -> None:
        """Have this drawn, and nothing that was asked for before."""
        if list(self._orders) != [order]:
            self.forget()
            self.ask(order)

    def forget(self) -> None:
        """Want nothing more; what runs is ended."""
        self._orders.clear()
        self._limit.stop()
        _end(self._running)

    def stored(self, order: Order) -> dict[int, QImage]:
        """The pictures from an earlier time; empty if there are none."""
        try:
            return art_files.load(self.folder, Look(deck=order.deck), with_contact(order.size))
        except DeckError:
            return {}

    def _start(self) -> None:
        order = self._orders[0]
        process = QProcess()
        self._running.append(process)
        process.setStandardErrorFile(os.devnull)
        process.finished.connect(self._finish)
        process.errorOccurred.connect(self._fail_to_start)
        sizes = str(order.size.width()), str(order.size.height())
        pictures = ",".join(map(str, order.pictures))
        program, *arguments = draw_command()
        process.start(program, [*arguments, order.deck, *sizes, str(self.folder), pictures])
        self._limit.start()

    def _finish(self) -> None:
        order, process = self._orders[0], self._running[0]
        said = process.readAllStandardOutput()
        pictures = self.stored(order) if process.exitCode() == 0 else {}
        if pictures:
            self._go_on()
            self.drawn.emit(order, pictures)
        else:
            self._refuse(_reason(order, said))

    def _fail_to_start(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._refuse(_reason(self._orders[0], QByteArray()))

    def _give_up(self) -> None:
        name = _own_name(self._orders[0].deck)
        self._refuse(DeckError(mark("Drawing the deck {name} takes too long."), name=name))

    def _refuse(self, error: DeckError) -> None:
        order = self._orders[0]
        self._go_on()
        self.failed.emit(order, error)

    def _go_on(self) -> None:
        """Put the process away and go on with the next."""
        rest = list(self._orders)[1:]
        self.forget()
        self._orders.extend(rest)
        if rest:
            self._start()


def _end(running: list[QProcess]) -> None:
    """End what runs, at once."""
    while running:
        process = running.pop()
        process.blockSignals(True)
        process.kill()
        process.waitForFinished(_KILLED_WITHIN)
        process.deleteLater()


def draw_command() -> list[str]:
    """How the program starts itself to draw, frozen or not."""
    if getattr(sys, "frozen", False):
        return [sys.executable, COMMAND]
    return [sys.executable, "-m", "solitaire_desktop", COMMAND]


def _own_name(key: str) -> str:
    return key.partition(":")[2]


def _reason(order: Order, said: QByteArray) -> DeckError:
    """What the process said, or that it said nothing."""
    try:
        template, values = json.loads(bytes(said.data()))
        return DeckError(template, **values)
    except (ValueError, TypeError, KeyError):
        return DeckError(mark("The deck {name} cannot be drawn."), name=_own_name(order.deck))
