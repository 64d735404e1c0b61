"""The record of wins and losses in files that the player chooses: written, and read again."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from solitaire_desktop.errors import StoreError
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.files import ask_file, ask_save
from solitaire_desktop.window.messages import Messages


def export(parent: QWidget, messages: Messages, write: Callable[[Path], None], name: str) -> str:
    """Have all games written into a file; what to say of it, nothing if the player gave up."""
    tr = messages.tr
    path = ask_save(parent, messages, tr("Export all games"), name)
    if path is None:
        return ""
    try:
        write(path)
    except StoreError as error:
        return messages.error(error)
    return tr("Written to {file}.", file=path.name)


def import_games(parent: QWidget, services: Services) -> str:
    """Add the games of an exported file that are not there yet; what to say of it."""
    messages, tr = services.messages, services.messages.tr
    path = ask_file(parent, messages, tr("Import games"), "*.csv *.txt")
    if path is None:
        return ""
    try:
        count = services.store.import_games(path)
    except StoreError as error:
        return messages.error(error)
    return tr("Games added from {file}: {n}.", n=count, file=path.name)
