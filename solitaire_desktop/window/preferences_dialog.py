"""The preferences, made from their table; every change shows at once and can be taken back."""

from dataclasses import replace

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from solitaire_desktop.rules.english import mark
from solitaire_desktop.store import Back, Choice, Entry, Preferences, Surface, preference_table
from solitaire_desktop.table.decks import find_decks
from solitaire_desktop.window import preference_files, true_deal
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.deck_choice import DeckChoice
from solitaire_desktop.window.drop_button import MenuButton
from solitaire_desktop.window.preference_controls import control
from solitaire_desktop.window.sheet import Sheet, scrolled
from solitaire_desktop.window.widgets import Switch, button, button_row, label, rule

# The pages, in order; what no page names comes on the last.
PAGES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        mark("Cards and table"),
        (
            "surface",
            "deck",
            "back",
            "four_colours",
            "large_index",
            "court_letters",
            "waste",
            "mirror",
        ),
    ),
    (
        mark("Playing"),
        (
            "click",
            "runs_as_singles",
            "autoplay",
            "undo",
            "useless_notice",
            "verdict_seen",
            "verdict_true",
            "animation",
            "sound",
        ),
    ),
    (mark("Devil’s Grip"), ("drop_swaps", "arrange_by_itself", "join_warning")),
    (
        mark("Window"),
        (
            "language",
            "theme",
            "contrast",
            "menu_bar",
            "show_toolbar",
            "show_status",
            "show_moves",
            "start_page",
        ),
    ),
)
SIDE = 180


def ask(parent: QWidget, services: Services) -> bool:
    """Let the player change the preferences; whether the changes were kept."""
    live = services.preferences
    before = live.value
    if PreferencesDialog(parent, services).exec():
        live.keep(live.value)
        return True
    live.show(before)
    return False


class PreferencesDialog(Sheet):
    """Pages of preferences; each change holds at once, and this dialog puts it on as well."""

    def __init__(self, parent: QWidget | None, services: Services) -> None:
        super().__init__(parent, services.dress, services.messages.tr("Preferences"))
        self._services = services
        self._page = 0
        self._decks = find_decks()
        self._switches: dict[str, Switch] = {}
        self._content = QWidget()
        self.column.addWidget(self._content, 1)
        self._build()
        self.fit(860, 640)

    def show_page(self, number: int) -> None:
        """Show one of the pages."""
        self._page = number
        self._stack.setCurrentIndex(number)
        self._group.button(number).setChecked(True)

    def _build(self) -> None:
        """Make all but the title, in the present colours and language."""
        old, tr = self._content, self._services.messages.tr
        self._content = QWidget()
        self.column.replaceWidget(old, self._content)
        old.deleteLater()
        self.set_title(tr("Preferences"))
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        row = QHBoxLayout()
        row.setSpacing(24)
        self._stack = QStackedWidget()
        self._group = QButtonGroup(self._content)
        side = QVBoxLayout()
        side.setSpacing(4)
        for number, (title, entries) in enumerate(_pages(with_decks=bool(self._decks))):
            side.addWidget(self._entry(tr(title), number))
            self._stack.addWidget(self._page_of(entries))
        side.addStretch(1)
        row.addLayout(side)
        row.addWidget(self._stack, 1)
        column.addLayout(row, 1)
        column.addWidget(rule())
        self._note = label("", "small", wrap=True)
        done = button(tr("OK"), self.accept, "primary", is_default=True)
        cancel = button(tr("Cancel"), self.reject)
        column.addLayout(button_row(self._files(), self._note, None, cancel, done))
        self.show_page(self._page)

    def export(self) -> None:
        """Write the preferences as they are now into a file that the player chooses."""
        value = self._services.preferences.value
        self._note.setText(preference_files.export(self, self.messages, value))

    def read(self) -> None:
        """Take over the preferences of a file that the player chooses; Cancel takes them back."""
        found = preference_files.read(self, self.messages)
        if found.preferences is not None:
            value = true_deal.agreed(self, self._services.dress, found.preferences)
            self._services.preferences.show(value)
            self._build()
        self._note.setText(found.note)

    def reset(self) -> None:
        """Let everything be as at first; Cancel takes that back."""
        self._services.preferences.show(Preferences())
        self._build()

    def _files(self) -> MenuButton:
        tr = self.messages.tr
        entries = (
            (tr("Import…"), self.read),
            (tr("Export…"), self.export),
            (tr("Everything as at first"), self.reset),
        )
        return MenuButton(tr("More"), entries, self._services.colours)

    def _entry(self, title: str, number: int) -> QPushButton:
        entry = button(title, lambda: self.show_page(number), "entry")
        entry.setCheckable(True)
        entry.setFixedWidth(SIDE)
        self._group.addButton(entry, number)
        return entry

    def _page_of(self, entries: list[Entry]) -> QScrollArea:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 14, 0)
        column.setSpacing(14)
        for number, entry in enumerate(entries):
            if number:
                column.addWidget(rule())
            column.addLayout(self._row(entry))
        column.addStretch(1)
        return scrolled(page)

    def _row(self, entry: Entry) -> QHBoxLayout | QVBoxLayout:
        services, tr = self._services, self._services.messages.tr
        value: bool | Choice = getattr(services.preferences.value, entry.name)
        if entry.name == "deck":
            widget = self._deck_choice(services.preferences.value.deck)
        else:
            widget = control(
                entry,
                value,
                services.dress,
                lambda chosen: self._choose(entry.name, chosen),
            )
        if isinstance(widget, Switch):
            self._switches[entry.name] = widget
        text = QVBoxLayout()
        text.setSpacing(2)
        text.addWidget(label(tr(entry.label), "strong"))
        text.addWidget(label(tr(entry.help), "small", wrap=True))
        if isinstance(value, (Back, Surface)) or entry.name == "deck":
            text.addWidget(widget)
            return text
        row = QHBoxLayout()
        row.setSpacing(20)
        row.addLayout(text, 1)
        row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    def _deck_choice(self, value: str) -> QWidget:
        services = self._services
        widget = DeckChoice(
            self._decks,
            value,
            services.dress,
            cache=services.view.cache,
            chosen=lambda key: self._choose("deck", key),
        )
        widget.setAccessibleName(services.messages.tr("Cards"))
        return widget

    def _choose(self, name: str, value: bool | Choice | str) -> None:
        services, live = self._services, self._services.preferences
        wanted = replace(live.value, **{name: value})  # type: ignore[arg-type]  # by name
        made = true_deal.agreed(self, services.dress, wanted)
        live.show(made)
        if made != wanted and value is True:
            self._switches[name].setChecked(getattr(made, name))
        if name in {"theme", "contrast", "language"}:
            QTimer.singleShot(0, self, self._build)


def _pages(*, with_decks: bool) -> list[tuple[str, list[Entry]]]:
    table = {entry.name: entry for entry in preference_table()}
    if not with_decks:
        del table["deck"]
    pages = [(title, [table.pop(n) for n in names if n in table]) for title, names in PAGES]
    pages[-1][1].extend(table.values())
    return pages
