"""Preferences in a file of the player's: written there, and read from there."""

from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from solitaire_desktop.errors import StoreError
from solitaire_desktop.store import Preferences, export_preferences, import_preferences
from solitaire_desktop.window.files import ask_file, ask_save
from solitaire_desktop.window.messages import Messages

NAME = "solitaire-desktop-preferences.json"


class Read(NamedTuple):
    """What came of reading: the preferences, if there are any, and what to say of it."""

    preferences: Preferences | None = None
    note: str = ""


def export(parent: QWidget, messages: Messages, preferences: Preferences) -> str:
    """Have the preferences written into a file; what to say of it."""
    tr = messages.tr
    path = ask_save(parent, messages, tr("Export the preferences"), NAME)
    if path is None:
        return ""
    try:
        export_preferences(path, preferences)
    except StoreError as error:
        return messages.error(error)
    return tr("Written to {file}.", file=path.name)


def read(parent: QWidget, messages: Messages) -> Read:
    """The preferences in a file that the player chooses; bad values in it are told."""
    path = ask_file(parent, messages, messages.tr("Import preferences"), "*.json")
    if path is None:
        return Read()
    try:
        loaded = import_preferences(path)
    except StoreError as error:
        return Read(None, messages.error(error))
    notes = [messages.tr(each.message.template, **each.args) for each in loaded.notices]
    return Read(
        loaded.settings, " ".join(notes) or messages.tr("Read from {file}.", file=path.name)
    )
