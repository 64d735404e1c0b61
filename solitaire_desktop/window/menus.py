"""Menus and actions made from the table of commands."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.store import Preferences
from solitaire_desktop.window.action_spec import ActionSpec, Menu
from solitaire_desktop.window.commands import Commands
from solitaire_desktop.window.context import Sections
from solitaire_desktop.window.key_names import shown
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.shortcuts import Keys, keys_in_force


class Actions(QObject):
    """The commands as QActions, which know whether they can be done now.

    Attributes:
        by_key: the QAction of each command
        keys: the keys of each command
    """

    def __init__(
        self,
        specs: Sequence[ActionSpec],
        commands: Commands,
        window: QWidget,
        table: QWidget,
    ) -> None:
        super().__init__(window)
        self._specs = specs
        self.by_key: dict[str, QAction] = {}
        for spec in specs:
            action = QAction(self)
            action.setCheckable(spec.is_on is not None)
            action.triggered.connect(_runner(spec, commands))
            if spec.on_table:
                action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            (table if spec.on_table else window).addAction(action)
            self.by_key[spec.key] = action
        self.keys: dict[str, Keys] = {}
        self.bind({})

    def bind(self, changed: Mapping[str, str]) -> None:
        """Give the commands their keys, some of which the player may have changed."""
        self.keys = keys_in_force(self._specs, changed)
        for key, keys in self.keys.items():
            self.by_key[key].setShortcuts([QKeySequence(each) for each in keys])

    def sections(self, messages: Messages) -> Sections:
        """For each menu its title, and each command's name with its keys."""
        return [
            (
                messages.tr(menu.value).replace("&", ""),
                [
                    (plain_label(spec, messages), self.keys[spec.key])
                    for spec in self._specs
                    if spec.menu is menu
                ],
            )
            for menu in Menu
        ]

    def speak(self, messages: Messages) -> None:
        """Put all texts into the present language."""
        for spec in self._specs:
            action = self.by_key[spec.key]
            action.setText(messages.tr(spec.label))
            action.setToolTip(_tooltip(spec, self.keys[spec.key], messages))

    def refresh(self, model: GameModel, preferences: Preferences) -> None:
        """Enable what can be done now, hide what the game has not, tick what is on."""
        for spec in self._specs:
            action = self.by_key[spec.key]
            suits = spec.suits(model)
            action.setVisible(suits)
            action.setEnabled(suits and spec.can(model))
            if spec.is_on is not None:
                action.setChecked(spec.is_on(preferences))

    def empty(self, bar: QMenuBar | QMenu) -> None:
        """Take all menus out and away; Qt's `clear` alone would leave them behind."""
        for action in bar.actions():
            menu = action.menu()
            if isinstance(menu, QMenu):
                menu.deleteLater()
        bar.clear()

    def fill(self, bar: QMenuBar, messages: Messages) -> None:
        """Fill an empty menu bar."""
        for menu, title in self.menus(messages):
            self.fill_menu(bar.addMenu(title), menu)

    def menus(self, messages: Messages) -> Iterable[tuple[Menu, str]]:
        """The menus in order, with their titles."""
        return ((menu, messages.tr(menu.value)) for menu in Menu)

    def fill_menu(self, target: QMenu, menu: Menu) -> None:
        """Put the commands of a menu into it, a line between groups."""
        group: int | None = None
        for spec in self._specs:
            if spec.menu is menu:
                if group is not None and spec.group != group:
                    target.addSeparator()
                target.addAction(self.by_key[spec.key])
                group = spec.group


def _runner(spec: ActionSpec, commands: Commands) -> Callable[[], None]:
    return lambda: spec.run(commands)


def plain_label(spec: ActionSpec, messages: Messages) -> str:
    """A command's name without access key and dots."""
    return messages.tr(spec.label).replace("&", "").rstrip("…")


def _tooltip(spec: ActionSpec, keys: Keys, messages: Messages) -> str:
    name = plain_label(spec, messages)
    title = f"{name} ({shown(keys[0])})" if keys else name
    return f"{title}\n{messages.tr(spec.tip)}"
