"""What a command gives back."""

from typing import NamedTuple

DONE, REFUSED, UNREADABLE = 0, 1, 2


class Answer(NamedTuple):
    """The text for standard output, ending with a line break, and the exit code."""

    text: str
    code: int = DONE
