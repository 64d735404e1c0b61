"""Judging by the true deal: before it is switched on for the first time, what it means is said."""

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from solitaire_desktop.store import Preferences
from solitaire_desktop.window import question
from solitaire_desktop.window.dress import Dress


def agreed(parent: QWidget, dress: Dress, value: Preferences) -> Preferences:
    """The preferences as the player agrees to them, who is asked only the first time."""
    if not value.verdict_true or value.true_deal_told:
        return value
    tr = dress.messages.tr
    text = tr(
        "The verdict then uses the hidden cards. Every game that is judged so, this one too, is "
        "marked in your record and stays outside the rates."
    )
    title = tr("Judge by the true deal")
    is_agreed = question.ask(parent, dress, title=title, text=text, yes=tr("Judge by it"))
    return replace(value, verdict_true=is_agreed, true_deal_told=is_agreed)
