"""The refusal bubble on the scene: it fades in, stays for a few seconds, fades out."""

from PySide6.QtCore import QObject, QTimer, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from solitaire_desktop.table.arrangement import Arrangement
from solitaire_desktop.table.bubble import make_bubble
from solitaire_desktop.table.card_item import pixmap_item
from solitaire_desktop.table.geometry import Box

_Z = 3000.0
_IN, _STAY, _OUT = 120, 3500, 200


class Notice(QObject):
    """Shows one bubble at a time; any input takes it away."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self.text = ""
        self._item = pixmap_item(_Z)
        self._item.setVisible(False)
        scene.addItem(self._item)
        self._fade = QVariantAnimation(self)
        self._fade.valueChanged.connect(self._show_part)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._fade_out)

    def show(self, text: str, pile: str, arrangement: Arrangement, *, fades: bool) -> None:
        """Point at a pile's top card with a sentence."""
        area = arrangement.layout.area
        bubble = make_bubble(
            text,
            arrangement.card_box(pile, -1),
            Box(0, 0, area.width, area.height),
            scale=area.scale,
            cards=[arrangement.extent(name) for name in arrangement.spots],
        )
        self.text = text
        self._item.setPixmap(bubble.pixmap)
        self._item.setPos(*bubble.place)
        self._item.setVisible(True)
        self._run(0.0 if fades else 1.0, 1.0, _IN if fades else 0)
        self._timer.start(_STAY)

    def hide(self) -> None:
        """Take the bubble away at once."""
        self._timer.stop()
        self._fade.stop()
        self._item.setVisible(False)
        self.text = ""

    def _fade_out(self) -> None:
        self.text = ""
        self._run(1.0, 0.0, _OUT)

    def _run(self, start: float, end: float, length: int) -> None:
        self._fade.stop()
        self._show_part(start)
        if length:
            self._fade.setStartValue(start)
            self._fade.setEndValue(end)
            self._fade.setDuration(length)
            self._fade.start()
        else:
            self._show_part(end)

    def _show_part(self, value: object) -> None:
        assert isinstance(value, float)
        self._item.setOpacity(value)
        self._item.setVisible(value > 0 or bool(self.text))
