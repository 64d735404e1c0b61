"""Days and times as the player writes them."""

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale

from solitaire_desktop.window.messages import Messages

_SHORT = QLocale.FormatType.ShortFormat


def moment_text(stamp: str, messages: Messages) -> str:
    """A moment of the record (ISO 8601) in the player's place; the text itself if it is none."""
    moment = _moment(stamp)
    return stamp if moment is None else _locale(messages).toString(moment, _SHORT)


def day_text(stamp: str, messages: Messages) -> str:
    """The day of such a moment."""
    moment = _moment(stamp)
    return stamp if moment is None else _locale(messages).toString(moment.date(), _SHORT)


def _moment(stamp: str) -> QDateTime | None:
    try:
        return QDateTime.fromSecsSinceEpoch(int(datetime.fromisoformat(stamp).timestamp()))
    except (ValueError, OverflowError):
        return None


def _locale(messages: Messages) -> QLocale:
    """How dates are written: the system's way, which knows the country, if it is the language's."""
    system = QLocale.system()
    return system if system.language() == messages.locale.language() else messages.locale
