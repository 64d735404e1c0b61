"""Short messages and questions: one sentence or two, with a button or two."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.sheet import Sheet
from solitaire_desktop.window.widgets import button, button_row, label

WIDTH = 460


def tell(parent: QWidget, dress: Dress, *, title: str, text: str) -> None:
    """Say something that the player must have read; returns when it is closed."""
    sheet = Sheet(parent, dress, title)
    sheet.column.addWidget(label(text, wrap=True, selectable=True))
    close = button(dress.messages.tr("Close"), sheet.accept, "primary", is_default=True)
    sheet.column.addLayout(button_row(None, close))
    sheet.setFixedWidth(min(WIDTH, sheet.screen().availableGeometry().width() - 40))
    sheet.exec()


def ask(parent: QWidget, dress: Dress, *, title: str, text: str, yes: str) -> bool:
    """Whether the player answers `yes`; the other answer, Cancel, is the one that Enter gives."""
    sheet = Sheet(parent, dress, title)
    sheet.column.addWidget(label(text, wrap=True))
    cancel = button(dress.messages.tr("Cancel"), sheet.reject, "primary", is_default=True)
    sheet.column.addLayout(button_row(None, button(yes, sheet.accept), cancel))
    sheet.setFixedWidth(min(WIDTH, sheet.screen().availableGeometry().width() - 40))
    return bool(sheet.exec())


class FaultSheet(Sheet):
    """Says that something went wrong in the program, with a report to copy; blocks nothing."""

    def __init__(self, parent: QWidget | None, dress: Dress, report: str) -> None:
        tr = dress.messages.tr
        super().__init__(parent, dress, tr("Something went wrong"))
        text = tr(
            "This is a fault of the program, not yours. Your game is kept and goes on. "
            "The text below helps to mend it."
        )
        self.column.addWidget(label(text, wrap=True))
        box = QPlainTextEdit(report)
        box.setReadOnly(True)
        box.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.column.addWidget(box, 1)
        copy = button(tr("Copy the text"), lambda: QGuiApplication.clipboard().setText(report))
        close = button(tr("Play on"), self.accept, "primary", is_default=True)
        self.column.addLayout(button_row(copy, None, close))
        self.fit(620, 420)
