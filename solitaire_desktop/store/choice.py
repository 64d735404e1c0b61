"""A choice among values that have a label: what enumerated preferences are made of."""

from enum import StrEnum
from typing import Self


class Choice(StrEnum):
    """A value as it stands in a file, with the English label that the player sees.

    >>> class Size(Choice):
    ...     LARGE = "large", "Large cards"
    >>> Size("large").label
    'Large cards'
    """

    label: str

    def __new__(cls, value: str, label: str) -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.label = label
        return member
