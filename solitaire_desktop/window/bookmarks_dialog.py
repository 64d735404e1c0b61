"""Bookmarks: giving one its name, and the list from which one is gone to or dropped."""

from functools import partial

from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QWidget

from solitaire_desktop.model.bookmarks import LONGEST, Bookmark
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.sheet import Sheet, scrolled
from solitaire_desktop.window.widgets import button, button_row, label


def ask_name(parent: QWidget, dress: Dress, proposal: str) -> str | None:
    """The name that the player gives a bookmark; None when there shall be none."""
    dialog = NameDialog(parent, dress, proposal)
    return dialog.field.text().strip() if dialog.exec() else None


def ask(parent: QWidget, services: Services) -> Bookmark | None:
    """The bookmark that the player wants to go to; None for none."""
    dialog = BookmarksDialog(parent, services)
    return dialog.chosen if dialog.exec() else None


class NameDialog(Sheet):
    """A field with a proposed name."""

    def __init__(self, parent: QWidget | None, dress: Dress, proposal: str) -> None:
        tr = dress.messages.tr
        super().__init__(parent, dress, tr("Set a bookmark"))
        self.field = QLineEdit(proposal)
        self.field.setMaxLength(LONGEST)
        self.field.setAccessibleName(tr("Name"))
        self.field.selectAll()
        self.column.addWidget(label(tr("Name"), "label"))
        self.column.addWidget(self.field)
        done = button(tr("OK"), self.accept, "primary", is_default=True)
        self.column.addSpacing(8)
        self.column.addLayout(button_row(None, button(tr("Cancel"), self.reject), done))
        self.field.textChanged.connect(lambda text: done.setEnabled(bool(text.strip())))
        self.setFixedWidth(420)


class BookmarksDialog(Sheet):
    """A line for each bookmark: its name, its step, and buttons to go there and to drop it.

    Attributes:
        chosen: the bookmark that the player goes to
    """

    def __init__(self, parent: QWidget | None, services: Services) -> None:
        tr = services.messages.tr
        super().__init__(parent, services.dress, tr("Bookmarks"))
        self._model = services.model
        self.chosen: Bookmark | None = None
        if not self._model.can_jump:
            text = tr("Undo is restricted in the preferences, so no bookmark can be gone to.")
            self.column.addWidget(label(text, "muted", wrap=True))
        self._content = QWidget()
        self.column.addWidget(self._content, 1)
        close = button(tr("Close"), self.reject)
        self.column.addLayout(button_row(None, close))
        self.fit(520, 420)
        self._fill()

    def drop(self, bookmark: Bookmark) -> None:
        """Forget a bookmark."""
        self._model.drop_bookmark(bookmark.name)
        self._fill()

    def go_to(self, bookmark: Bookmark) -> None:
        """Choose a bookmark."""
        self.chosen = bookmark
        self.accept()

    def _fill(self) -> None:
        tr, lines = self.messages.tr, QWidget()
        grid = QGridLayout(lines)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setColumnStretch(0, 1)
        grid.setHorizontalSpacing(12)
        for line, bookmark in enumerate(self._model.bookmarks):
            step = tr("Step {n}", n=len(bookmark.steps))
            go = button(tr("Go there"), partial(self.go_to, bookmark), "small")
            go.setEnabled(self._model.can_jump)
            go.setAutoDefault(True)
            drop = button(tr("Drop"), partial(self.drop, bookmark), "small")
            for each in (go, drop):
                each.setAccessibleName(f"{each.text()}: {bookmark.name}")
            pieces = (label(bookmark.name, "strong", wrap=True), label(step, "small"), go, drop)
            for column, piece in enumerate(pieces):
                grid.addWidget(piece, line, column)
        grid.setRowStretch(len(self._model.bookmarks), 1)
        area = scrolled(lines)
        self.column.replaceWidget(self._content, area)
        self._content.deleteLater()
        self._content = area
        first = next(iter(area.findChildren(QPushButton)), None)
        if first is not None:
            first.setFocus()
