"""The pictures of the cards at the size that the table has now, each drawn once.

A new size is served at once from scaled older pictures while a thread draws sharp ones; finished
sets are kept on disk as raw pixels, so that the next start only copies them.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, QThreadPool, Signal
from PySide6.QtGui import QImage, QPixmap

from solitaire_desktop.errors import DeckError
from solitaire_desktop.table import art_files
from solitaire_desktop.table.art_files import Order
from solitaire_desktop.table.card_art import BACK, Look, draw
from solitaire_desktop.table.shadow import contact, on_shadow, with_contact

if TYPE_CHECKING:
    from solitaire_desktop.table.deck_drawer import DeckDrawer

_BATCH = 8
_SMOOTHLY = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation


class _Messenger(QObject):
    """Carries finished pictures from the drawing thread.

    A child of the faces, so that never the thread that lets go of it last ends it; the pool is an
    older child, and waits for the thread before this goes.
    """

    drawn = Signal(object, list)  # the job's mark, [(picture, QImage), …]


class _Job:
    """What one run of drawing is for; a thread looks whether it is still wanted."""

    is_off = False


class Faces(QObject):
    """Pixmaps of faces and back at one size in device pixels.

    While another program's deck is drawn, and if it cannot be, our own faces are shown.

    Signals:
        sharpened: better pictures are there; those on screen should be taken anew
        deck_refused(DeckError): the deck of the look cannot be drawn
    """

    sharpened = Signal()
    deck_refused = Signal(object)

    def __init__(self, look: Look, cache: Path | None, parent: QObject | None = None) -> None:
        """Pictures of this look; `cache` is the folder for finished sets, None for none."""
        super().__init__(parent)
        self._look, self._cache = look, cache
        self._size = QSize()
        self._sharp: dict[int, QPixmap] = {}
        self._images: dict[int, QImage] = {}
        self._stand_ins: dict[int, QPixmap] = {}
        self._before: dict[int, QPixmap] = {}
        self._plain: dict[int, QPixmap] = {}
        self._lifted: dict[int, QPixmap] = {}
        self._all = tuple(range(BACK + 1))
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._messenger = _Messenger(self)
        self._messenger.drawn.connect(self._take)
        self._stop = _Job()
        self._drawer: DeckDrawer | None = None
        self._waits = bool(look.deck)

    @property
    def size(self) -> QSize:
        """The size of a card in device pixels."""
        return self._size

    def set_look(self, look: Look) -> None:
        """Take another deck look; pictures are drawn anew."""
        if look != self._look:
            self._look = look
            self._begin(self._size, keep=False)

    def set_size(self, width: int, height: int, kinds: Iterable[int] = ()) -> None:
        """Take another size.

        Args:
            kinds: which pictures of the deck are in play; others are never drawn
        """
        wanted = tuple(dict.fromkeys([*kinds, BACK])) if kinds else self._all
        if (QSize(width, height), wanted) != (self._size, self._all):
            self._all = wanted
            self._begin(QSize(width, height), keep=True)

    def face(self, picture: int) -> QPixmap:
        """The picture of a face or the back, without the shadow above its edge."""
        shaded = self.shaded(picture)
        key = shaded.cacheKey()
        found = self._plain.get(key)
        if found is None:
            top = contact(self._size.width())
            found = shaded.copy(0, top, self._size.width(), self._size.height())
            self._plain[key] = found
        return found

    def shaded(self, picture: int) -> QPixmap:
        """The picture of a face or the back: sharp, or a scaled one until it is drawn.

        It is `contact` higher than the card: its upper edge darkens the card beneath.
        """
        found = self._sharp.get(picture) or self._stand_ins.get(picture)
        if found is not None:
            return found
        before = self._before.get(picture)
        if before is None:
            return self._keep(picture, _shaded(self._look.own, picture, self._size))
        scaled = before.scaled(with_contact(self._size), *_SMOOTHLY)
        self._stand_ins[picture] = scaled
        return scaled

    def lifted(self, picture: int, width: int, height: int) -> QPixmap:
        """The picture a little larger, for a card in the hand."""
        found = self._lifted.get(picture)
        if found is None or found.size() != with_contact(QSize(width, height)):
            found = QPixmap.fromImage(self._larger(picture, QSize(width, height)))
            self._lifted[picture] = found
        return found

    def draw_later(self) -> None:
        """Draw what is missing in a thread; `sharpened` tells when it is there."""
        missing = [picture for picture in self._all if picture not in self._sharp]
        if self._size.isEmpty():
            return
        if self._waits:
            self._decks.ask_only(Order(self._look.deck, QSize(self._size)))
        if not missing or (self._waits and self._before):
            return
        messenger, stop, look, size = self._messenger, self._stop, self._look.own, QSize(self._size)
        self._pool.start(lambda: _draw_batches(messenger, stop, look, (size, missing)))

    def close(self) -> None:
        """Stop drawing, and wait for the picture in hand; `draw_later` goes on."""
        self._stop.is_off = True
        self._pool.waitForDone()
        self._stop = _Job()
        if self._drawer is not None:
            self._drawer.forget()

    def draw_deck_now(self) -> None:
        """Draw another program's deck at once, however long that takes; raises DeckError."""
        from solitaire_desktop.table import deck_art  # noqa: PLC0415 few have a deck

        if self._waits and not self._size.isEmpty():
            order = Order(self._look.deck, QSize(self._size))
            self._take_deck(order, deck_art.ordered_pictures(order))

    @property
    def _decks(self) -> "DeckDrawer":
        from solitaire_desktop.table import deck_drawer  # noqa: PLC0415 see above

        if self._drawer is None:
            self._drawer = deck_drawer.DeckDrawer(self._cache, self)
            self._drawer.drawn.connect(self._take_deck)
            self._drawer.failed.connect(self._refuse_deck)
        return self._drawer

    def _take_deck(self, order: Order, images: dict[int, QImage]) -> None:
        """Show the deck that was waited for."""
        if not self._waits or order != Order(self._look.deck, self._size):
            return
        self._stop.is_off = True
        self._stop = _Job()
        self._waits = False
        self._sharp = {picture: QPixmap.fromImage(image) for picture, image in images.items()}
        self._before, self._images, self._stand_ins, self._plain, self._lifted = {}, {}, {}, {}, {}
        self.sharpened.emit()

    def _refuse_deck(self, order: Order, error: DeckError) -> None:
        """Stay with our own deck."""
        if self._waits and order.deck == self._look.deck:
            self._look = self._look.own
            self._begin(self._size, keep=False)
            self.sharpened.emit()
            self.deck_refused.emit(error)

    def _begin(self, size: QSize, *, keep: bool) -> None:
        self._stop.is_off = True
        self._stop = _Job()
        if keep and self._sharp:
            self._before = {**self._before, **self._sharp}
        elif not keep:
            self._before = {}
        self._size = size
        self._sharp, self._images, self._stand_ins, self._plain, self._lifted = {}, {}, {}, {}, {}
        self._waits = bool(self._look.deck)
        if size.isEmpty():
            return
        stored: dict[int, QImage] = {}
        if self._waits:
            stored = self._decks.stored(Order(self._look.deck, size))
            self._waits = not stored
        if self._cache is not None and not stored and not (self._waits and self._before):
            stored = art_files.load(self._cache, self._look.own, with_contact(size))
        self._sharp = {picture: QPixmap.fromImage(image) for picture, image in stored.items()}
        if len(self._sharp) >= len(self._all):
            self._before = {}

    def _larger(self, picture: int, size: QSize) -> QImage:
        if not self._look.deck or self._waits:
            return _shaded(self._look.own, picture, size)
        return self.shaded(picture).toImage().scaled(with_contact(size), *_SMOOTHLY)

    def _keep(self, picture: int, image: QImage) -> QPixmap:
        pixmap = QPixmap.fromImage(image)
        self._sharp[picture] = pixmap
        if self._cache is not None:
            self._images[picture] = image
        return pixmap

    def _take(self, mark: object, pictures: list[tuple[int, QImage]]) -> None:
        """Take pictures that the thread has drawn, if they are still wanted."""
        if mark is not self._stop or self._stop.is_off:
            return
        for picture, image in pictures:
            if picture not in self._sharp:
                self._keep(picture, image)
        self._stand_ins.clear()
        self._plain.clear()
        self.sharpened.emit()
        if len(self._sharp) >= len(self._all):
            self._before = {}
            self._store()

    def _store(self) -> None:
        """Write the set to disk in the thread, when all of it was drawn now."""
        images, self._images = self._images, {}
        cache, look, size = self._cache, self._look.own, with_contact(self._size)
        if cache is not None and len(images) >= len(self._all):
            self._pool.start(lambda: art_files.store(cache, look, size, images))


def _draw_batches(
    messenger: _Messenger, stop: _Job, look: Look, wanted: tuple[QSize, list[int]]
) -> None:
    """Draw pictures in the thread and send them in batches, until told to stop."""
    size, pictures = wanted
    batch: list[tuple[int, QImage]] = []
    for picture in pictures:
        if stop.is_off:
            return
        try:
            batch.append((picture, _shaded(look, picture, size)))
        except DeckError:
            continue  # the window's thread meets it too, and can say so
        if len(batch) >= _BATCH:
            messenger.drawn.emit(stop, batch)
            batch = []
    messenger.drawn.emit(stop, batch)


def _shaded(look: Look, picture: int, size: QSize) -> QImage:
    """A card of our own deck with the shadow above its edge."""
    return on_shadow(draw(look, picture, size.width(), size.height()))
