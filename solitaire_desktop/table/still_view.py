"""A view of the table that never scrolls, and in which a unit of the scene is a device pixel.

So pixmaps land 1:1 whatever the screen's scale is. Events of mouse and keyboard are for `view`.
"""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QHideEvent, QMouseEvent, QResizeEvent, QShowEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from solitaire_desktop.table.places import Area
from solitaire_desktop.table.scene import TableScene

Policy = Qt.ScrollBarPolicy


class StillView(QGraphicsView):
    """Keeps the scene as large as itself. A subclass may override `before_fit` and `after_fit`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene: TableScene
        self.setObjectName("table")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Policy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Policy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setMinimumSize(240, 160)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def show_scene(self, scene: TableScene) -> None:
        """Take the one scene that the view shows."""
        self._scene = scene
        self.setScene(scene)

    def before_fit(self) -> None:
        """The table is about to be laid out for another size or scale."""

    def after_fit(self) -> None:
        """The table was laid out anew."""

    def at(self, event: QMouseEvent) -> QPointF:
        """Where an event happened, in the scene's coordinates."""
        return event.position() * self._scene.scale

    def _fit(self) -> None:
        """Lay the table out for the widget's size and the screen's ratio."""
        ratio = self.devicePixelRatioF()
        size = self.viewport().size()
        area = Area(int(size.width() * ratio), int(size.height() * ratio), ratio)
        if size.isEmpty() or area == self._scene.area:
            return
        self.before_fit()
        self.setTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        self._scene.set_area(area)
        self.after_fit()

    # Qt's names

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        self._scene.wake()

    def hideEvent(self, event: QHideEvent) -> None:
        self._scene.rest()
        super().hideEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:  # noqa: N802 Qt's name
        pass  # the table never scrolls
