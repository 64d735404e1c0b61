"""The dialog in which the player gives commands other keys; a key that is taken is refused."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from solitaire_desktop.window.action_spec import ActionSpec, Menu
from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.key_names import shown
from solitaire_desktop.window.menus import plain_label
from solitaire_desktop.window.sheet import Sheet, scrolled
from solitaire_desktop.window.shortcuts import (
    MOST,
    changes_of,
    key_of,
    keys_in_force,
    why_taken,
)
from solitaire_desktop.window.widgets import button, button_row, label, rule


def ask(
    parent: QWidget, dress: Dress, specs: Sequence[ActionSpec], changed: Mapping[str, str]
) -> Mapping[str, str] | None:
    """The keys that the player changes, as they lie in the file; None when all stays."""
    editor = ShortcutEditor(parent, dress, specs, changed)
    return changes_of(specs, editor.keys) if editor.exec() else None


class ShortcutEditor(Sheet):
    """A line for each command with its keys.

    Attributes:
        keys: the keys of each command, as the player has them now
    """

    def __init__(
        self,
        parent: QWidget | None,
        dress: Dress,
        specs: Sequence[ActionSpec],
        changed: Mapping[str, str],
    ) -> None:
        tr = dress.messages.tr
        super().__init__(parent, dress, tr("Change the keys"))
        self._specs = specs
        self.keys = keys_in_force(specs, changed)
        self._buttons: dict[str, list[KeyButton]] = {}
        text = tr(
            "Press a button, then the new key. Esc leaves it as it was, Delete takes it away."
        )
        self.column.addWidget(label(text, "muted", wrap=True))
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(8)
        for menu in Menu:
            column.addWidget(label(tr(menu.value).replace("&", ""), "heading"))
            column.addWidget(rule())
            column.addLayout(self._lines([spec for spec in specs if spec.menu is menu]))
            column.addSpacing(12)
        self.column.addWidget(scrolled(content), 1)
        self.problem = label("", "problem", wrap=True)
        self.column.addWidget(self.problem)
        reset = button(tr("As at first"), self.reset)
        done = button(tr("OK"), self.accept, "primary", is_default=True)
        self.column.addLayout(button_row(reset, None, button(tr("Cancel"), self.reject), done))
        self.fit(640, 640)
        self._show()

    def reset(self) -> None:
        """Give every command its own keys again."""
        self.keys = keys_in_force(self._specs, {})
        self.problem.setText("")
        self._show()

    def change(self, command: str, place: int, key: str) -> None:
        """Give a command another key, or none; one that is taken is refused with the reason."""
        tr, taken = self.messages.tr, why_taken(self.keys, command, key) if key else None
        if taken is not None:
            owner = next((spec for spec in self._specs if spec.key == taken.key), None)
            name = "" if owner is None else plain_label(owner, self.messages)
            self.problem.setText(tr(taken.template, key=shown(key), command=name))
        else:
            self.problem.setText("")
            others = [each for at, each in enumerate(self.keys[command]) if at != place]
            kept = [each for each in others if each != key]
            kept[place:place] = [key] if key else []
            self.keys[command] = tuple(kept)
        self._show()

    def _lines(self, specs: Sequence[ActionSpec]) -> QGridLayout:
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        for line, spec in enumerate(specs):
            name, listening = plain_label(spec, self.messages), self.messages.tr("Press a key…")
            grid.addWidget(label(name), line, 0)
            buttons = [
                KeyButton(name, listening, partial(self.change, spec.key, place))
                for place in range(MOST)
            ]
            for place, each in enumerate(buttons):
                grid.addWidget(each, line, place + 1)
            self._buttons[spec.key] = buttons
        return grid

    def _show(self) -> None:
        for command, buttons in self._buttons.items():
            keys = self.keys[command]
            for place, each in enumerate(buttons):
                each.show_key(keys[place] if place < len(keys) else "")


class KeyButton(QPushButton):
    """Shows a key, and once it is pressed waits for another, which it tells."""

    def __init__(self, name: str, listening: str, told: Callable[[str], object]) -> None:
        super().__init__()
        self._name, self._listening, self._told = name, listening, told
        self._key = ""
        self._listens = False
        self.setProperty("kind", "small")
        self.setAutoDefault(False)
        self.setFixedWidth(138)
        self.clicked.connect(self.listen)

    def show_key(self, key: str) -> None:
        """Show this key."""
        self._key, self._listens = key, False
        self.setText(shown(key) or "–")
        self.setAccessibleName(f"{self._name}: {shown(key)}")

    def listen(self) -> None:
        """Wait for a key."""
        self._listens = True
        self.setText(self._listening)
        self.setFocus()

    def _hear(self, event: QKeyEvent) -> None:
        key = key_of(event.keyCombination())
        if key == "Esc":
            self.show_key(self._key)
        elif key:
            self._told("" if key == "Del" else key)

    # Qt's names

    def event(self, event: QEvent) -> bool:
        """While it waits, all keys are its own, those of the dialog too."""
        if self._listens and isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress:
                self._hear(event)
                return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if self._listens and event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self.show_key(self._key)
        super().focusOutEvent(event)
