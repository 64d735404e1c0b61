"""How a key is called on the screen."""

from PySide6.QtGui import QKeySequence


def shown(key: str) -> str:
    """A key as this platform shows it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
