"""What all dialogs share: a title, margins, one column, and a size that fits the screen."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QScrollArea, QVBoxLayout, QWidget

from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.widgets import label

MARGIN = 28


class Sheet(QDialog):
    """A dialog with a title in its column; Esc closes it. It is shown once, and goes.

    Attributes:
        column: where the contents go, below the title
        title: the title's label
    """

    def __init__(self, parent: QWidget | None, dress: Dress, title: str) -> None:
        super().__init__(parent)
        self.dress = dress
        self.messages = dress.messages
        self.colours = dress.colours
        self.finished.connect(self.deleteLater)  # else the window would keep it, as its child
        self.setWindowTitle(title)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(MARGIN, 24, MARGIN, 22)
        self.column.setSpacing(14)
        self.title = label(title, "title")
        self.column.addWidget(self.title)

    def set_title(self, title: str) -> None:
        """Have another title."""
        self.setWindowTitle(title)
        self.title.setText(title)

    def fit(self, width: int, height: int) -> None:
        """Take this size in logical pixels, or what the screen has of it."""
        room = self.screen().availableGeometry()
        self.resize(min(width, room.width() - 40), min(height, room.height() - 60))


def scrolled(content: QWidget) -> QScrollArea:
    """The widget in an area that scrolls up and down only."""
    area = QScrollArea()
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    return area
