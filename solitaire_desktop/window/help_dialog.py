"""The rules of a game, the sheet of keys and mouse buttons, and what the program is."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from solitaire_desktop import __version__
from solitaire_desktop.rules.describe import Phrase, advice, describe
from solitaire_desktop.rules.english import mark
from solitaire_desktop.rules.spec import GameSpec
from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.faults import bug_report
from solitaire_desktop.window.icons import program_icon
from solitaire_desktop.window.key_names import shown
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.sheet import Sheet, scrolled
from solitaire_desktop.window.widgets import button, button_row, label, rule

Row = tuple[str, tuple[str, ...]]
Section = tuple[str, Sequence[Row]]

# What hand and keys do on the table itself; commands with shortcuts are in `actions`.
HAND: tuple[Row, ...] = (
    (mark("Drag"), (mark("Moves a card, or a run; the piles that take it glow."),)),
    (mark("Click"), (mark("Lifts a card; a second click on a target puts it there."),)),
    (mark("Double click, right click"), (mark("Sends the top card to a foundation."),)),
    (mark("Click on the stock"), (mark("Turns from the stock."),)),
    (mark("Right-button drag, Shift and drag"), (mark("Devil’s Grip: swaps two piles."),)),
    (mark("Middle button held down"), (mark("Raises a covered card, or lays out the waste."),)),
    (mark("Right click on the bare table"), (mark("Opens the menus."),)),
    (mark("Back and forward buttons"), (mark("Undo and redo."),)),
)
KEYS: tuple[Row, ...] = (
    (mark("Arrow keys"), (mark("Move over the piles; up and down choose how many cards."),)),
    (mark("Enter"), (mark("Lifts, and puts down; on the stock it turns."),)),
    (mark("S, Shift and Enter"), (mark("Devil’s Grip: lifts a pile to be swapped."),)),
    (mark("Esc"), (mark("Lets go of what is lifted; closes the panel."),)),
    (mark("P held down"), (mark("Raises the covered card under the pointer."),)),
    (mark("T held down"), (mark("Shows the twin of the card under the pointer."),)),
    (mark("W held down"), (mark("Shows the cards that the foundations take next."),)),
)


def ask_rules(parent: QWidget, dress: Dress, spec: GameSpec, *, name: str) -> None:
    """Show the rules of a game until they are closed."""
    RulesSheet(parent, dress, spec, name=name).exec()


def ask_shortcuts(parent: QWidget, dress: Dress, sections: Sequence[Section]) -> bool:
    """Show what keys and mouse do; sections are what the commands add.

    True when it was closed because the player wants to change keys.
    """
    return bool(ShortcutSheet(parent, dress, sections).exec())


def ask_about(parent: QWidget, dress: Dress, record: str) -> None:
    """Show what the program is until it is closed; `record` goes into the report to copy."""
    tr = dress.messages.tr
    sheet = Sheet(parent, dress, "Solitaire Desktop")
    icon = QLabel()
    icon.setPixmap(program_icon().pixmap(QSize(72, 72), parent.devicePixelRatioF()))
    sheet.column.insertWidget(0, icon)
    for text, kind in (
        (tr("Version {version}", version=__version__), "heading"),
        (
            tr("Hard two-pack patiences: Forty Thieves and its family, Devil’s Grip, Calculation."),
            "",
        ),
        (
            tr("Free software under the MIT licence. Cards and icons were drawn for this program."),
            "",
        ),
        (tr("Made with Python and Qt for Python (LGPL)."), "muted"),
    ):
        sheet.column.addWidget(label(text, kind, wrap=True, selectable=True))
    report = bug_report(record, parent.screen())
    copy = button(tr("Copy a report"), lambda: QGuiApplication.clipboard().setText(report))
    copy.setToolTip(tr("Versions, screen and this game, for who mends a fault; nothing personal."))
    close = button(tr("Close"), sheet.accept, "primary", is_default=True)
    sheet.column.addSpacing(8)
    sheet.column.addLayout(button_row(copy, None, close))
    sheet.setFixedWidth(460)
    sheet.exec()


class RulesSheet(Sheet):
    """The rules as they are played, made from the spec."""

    def __init__(
        self,
        parent: QWidget | None,
        dress: Dress,
        spec: GameSpec,
        *,
        name: str,
    ) -> None:
        super().__init__(parent, dress, name)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(4)
        for heading, text in paragraphs((*describe(spec), *advice(spec)), self.messages):
            column.addWidget(label(heading, "heading"))
            column.addWidget(label(text, "text", wrap=True, selectable=True))
            column.addSpacing(8)
        column.addStretch(1)
        self.column.addWidget(scrolled(content), 1)
        close = button(self.messages.tr("Close"), self.accept, "primary", is_default=True)
        self.column.addLayout(button_row(None, close))
        self.fit(640, 600)


class ShortcutSheet(Sheet):
    """Two columns: what is done, and by which keys."""

    def __init__(
        self,
        parent: QWidget | None,
        dress: Dress,
        sections: Sequence[Section],
    ) -> None:
        tr = dress.messages.tr
        super().__init__(parent, dress, tr("Keyboard and mouse"))
        content = QWidget()
        columns = QHBoxLayout(content)
        columns.setContentsMargins(0, 0, 12, 0)
        columns.setSpacing(40)
        hand = ((tr("Mouse, touch and pen"), HAND), (tr("Keys on the table"), KEYS))
        left, right = QVBoxLayout(), QVBoxLayout()
        for title, gestures in hand:
            _add_gestures(left, title, gestures, self.messages)
        for number, (title, rows) in enumerate(sections):
            _add_keys(right if number % 2 == 0 else left, title, rows)
        for column in (left, right):
            column.setSpacing(8)
            column.addStretch(1)
            columns.addLayout(column, 1)
        self.column.addWidget(scrolled(content), 1)
        change = button(tr("Change the keys…"), self.accept)
        close = button(tr("Close"), self.reject, "primary", is_default=True)
        self.column.addLayout(button_row(change, None, close))
        self.fit(940, 680)


def paragraphs(phrases: Sequence[Phrase], messages: Messages) -> list[tuple[str, str]]:
    """The sentences under their headings, each heading once, in the order of the phrases."""
    texts: dict[str, list[str]] = {}
    for phrase in phrases:
        sentence = messages.template(phrase.key, phrase.args)
        texts.setdefault(phrase.heading, []).append(sentence)
    return [(messages.template(key, {}), " ".join(lines)) for key, lines in texts.items()]


def _add_gestures(column: QVBoxLayout, title: str, rows: Sequence[Row], messages: Messages) -> None:
    column.addWidget(label(title, "heading"))
    column.addWidget(rule())
    for gesture, (effect,) in rows:
        line = QVBoxLayout()
        line.setSpacing(1)
        line.addWidget(label(messages.tr(gesture)))
        line.addWidget(label(messages.tr(effect), "small"))
        column.addLayout(line)
    column.addSpacing(16)


def _add_keys(column: QVBoxLayout, title: str, rows: Sequence[Row]) -> None:
    column.addWidget(label(title, "heading"))
    column.addWidget(rule())
    grid = QGridLayout()
    grid.setColumnStretch(0, 1)
    grid.setVerticalSpacing(6)
    for number, (what, keys) in enumerate(rows):
        grid.addWidget(label(what), number, 0)
        cell = QHBoxLayout()
        cell.setSpacing(6)
        cell.addStretch(1)
        for key in keys:
            cell.addWidget(_key(key))
        grid.addLayout(cell, number, 1)
    column.addLayout(grid)
    column.addSpacing(16)


def _key(shortcut: str) -> QLabel:
    key = label(shown(shortcut), "key")
    key.setMinimumHeight(26)
    return key
