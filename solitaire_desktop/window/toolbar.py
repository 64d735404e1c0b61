"""The row of buttons above the table: commands left and right, the game's name in the middle."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QMenu, QToolButton, QWidget

from solitaire_desktop.window.action_spec import ActionSpec, Place
from solitaire_desktop.window.icons import ICON_SIZE, paint_icon
from solitaire_desktop.window.theme import HEADING, Colours, sized

LOW, HIGH = 44, 48
TALL_WINDOW = 900
PITCH, HIT = 42, 34
EDGE, GAP = 9, 14


class IconButton(QToolButton):
    """A button that shows a symbol; it does, and looks as enabled as, its action."""

    def __init__(self, icon: str, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = icon
        self._colours = colours
        self.setFixedSize(HIT, HIT)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    # Qt's names

    def sizeHint(self) -> QSize:
        return QSize(HIT, HIT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isEnabled() and (self.underMouse() or self.isDown() or self.isChecked()):
            painter.setBrush(QColor(self._colours.line if self.isDown() else self._colours.hover))
            painter.drawRoundedRect(self.rect(), 7, 7)
        if self.hasFocus():
            painter.setPen(QColor(self._colours.accent))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        side = (self.width() - ICON_SIZE) / 2
        if not self._icon:
            return
        paint_icon(
            painter, self._icon, self._colours.text, QRectF(side, side, ICON_SIZE, ICON_SIZE)
        )


class MenuButton(IconButton):
    """Three lines that open the menus."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__("", colours, parent)
        self._line = QColor(colours.text)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    # Qt's names

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self._line, 1.8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for y in (11.5, 17.0, 22.5):
            painter.drawLine(QPointF(9.5, y), QPointF(24.5, y))


class Toolbar(QWidget):
    """Buttons made of the table of actions; the title stays in the middle while there is room."""

    def __init__(
        self,
        specs: Sequence[ActionSpec],
        actions: Mapping[str, QAction],
        colours: Colours,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._colours = colours
        self._sides: dict[Place, list[tuple[ActionSpec, IconButton]]] = {
            Place.LEFT: [],
            Place.RIGHT: [],
        }
        for spec in specs:
            if spec.place is not Place.NOWHERE:
                button = IconButton(spec.icon, colours, self)
                button.setDefaultAction(actions[spec.key])
                actions[spec.key].visibleChanged.connect(self.arrange)
                self._sides[spec.place].append((spec, button))
        self._menu_button = MenuButton(colours, self)
        self._title = QLabel(self)
        self._title.setFont(sized(self.font(), HEADING, bold=True))
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedHeight(LOW)

    def set_menu(self, menu: QMenu, name: str) -> None:
        """Give the button at the right end, shown where there is no menu bar, its menu."""
        self._menu_button.setMenu(menu)
        self._menu_button.setAccessibleName(name)
        self._menu_button.setToolTip(name)

    def show_menu_button(self, shown: bool) -> None:
        """Show or hide the button with all menus."""
        self._menu_button.setVisible(shown)
        self.arrange()

    def set_title(self, title: str) -> None:
        """Show the name of the game."""
        self._title.setText(title)
        self.arrange()

    def arrange(self) -> None:
        """Put buttons and title where they belong in the present width."""
        top = (self.height() - HIT) // 2
        right = self.width() - EDGE + (PITCH - HIT)
        ends: list[QToolButton] = [button for _, button in self._sides[Place.RIGHT]]
        for button in reversed([*ends, self._menu_button]):
            if not button.isHidden():
                right -= PITCH
                button.move(right, top)
        self._place_title(self._place_left(top, right), right)

    def _place_left(self, top: int, end: int) -> int:
        """Where the left buttons end; those without room before `end` are in the menus only."""
        x, group = EDGE, None
        for spec, button in self._sides[Place.LEFT]:
            button.setVisible(button.defaultAction().isVisible())
            if button.isHidden():
                continue
            if group is not None and spec.group != group:
                x += GAP
            if x + HIT >= end:
                button.hide()
                continue
            button.move(x, top)
            x, group = x + PITCH, spec.group
        return x

    def _place_title(self, left: int, right: int) -> None:
        wish = self._title.sizeHint().width() + 8
        width = min(wish, max(0, right - left - 16))
        x = min(max((self.width() - width) // 2, left + 8), right - 8 - width)
        self._title.setVisible(width > 0)
        self._title.setGeometry(x, 0, width, self.height())

    def _separators(self) -> list[int]:
        shown = [pair for pair in self._sides[Place.LEFT] if not pair[1].isHidden()]
        return [
            button.x() - (GAP + PITCH - HIT) // 2
            for (before, _), (spec, button) in pairwise(shown)
            if before.group != spec.group
        ]

    # Qt's names

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._colours.bar))
        line = QColor(self._colours.line)
        painter.fillRect(0, self.height() - 1, self.width(), 1, line)
        for x in self._separators():
            painter.fillRect(x, self.height() // 2 - 10, 1, 20, line)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self.arrange()
        super().changeEvent(event)
