"""What the store has to tell the player: a message and what goes into it, each told once."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple, Self

from solitaire_desktop.rules.english import mark


class Message(StrEnum):
    """The messages, each with its English template, which is the source text of its translations.

    `{file}` is a file's name, `{day}` a date, `{name}` a preference's name, `{value}` its text.
    """

    template: str

    def __new__(cls, key: str, template: str) -> Self:
        member = str.__new__(cls, key)
        member._value_ = key
        member.template = template
        return member

    RECORD_RESTORED = (
        "record-restored",
        mark("The record was damaged and set aside as {file}. The copy of {day} is used."),
    )
    RECORD_DAMAGED = (
        "record-damaged",
        mark("The record was damaged and set aside as {file}. What could be read was kept."),
    )
    RECORD_RETURNED = (
        "record-returned",
        mark("The record of games was missing. The copy of {day} is used."),
    )
    RECORD_NEWER = (
        "record-newer",
        mark("The record is from a newer version of the program. Nothing is saved this time."),
    )
    READ_ONLY = (
        "record-read-only",
        mark("The folder of the record is read-only. Play on; nothing is saved for now."),
    )
    DISK_FULL = (
        "record-disk-full",
        mark("The disk is full. Play on; your games are saved as soon as there is space."),
    )
    UNREACHABLE = (
        "record-unreachable",
        mark("The record cannot be written. Play on; it is caught up as soon as it can be."),
    )
    SETTINGS_DAMAGED = (
        "settings-damaged",
        mark("A file of settings was damaged and set aside as {file}. The defaults are used."),
    )
    SETTINGS_VALUE = (
        "settings-value",
        mark("{file} has {value} for {name}, which makes no sense. The default is used."),
    )
    SETTINGS_UNREAD = (
        "settings-unread",
        mark("The file {file} cannot be opened. The defaults are used."),
    )
    SETTINGS_UNSAVED = (
        "settings-unsaved",
        mark("The file {file} cannot be written. Your changes hold until you quit."),
    )


class Notice(NamedTuple):
    """One thing to tell the player, once: a message, and what goes into its template."""

    message: Message
    args: Mapping[str, str] = MappingProxyType({})

    @property
    def key(self) -> str:
        """The message's key."""
        return self.message.value

    def __str__(self) -> str:
        """The English sentence."""
        return self.message.template.format(**self.args)
