"""What a command gives back."""

from typing import NamedTuple

DONE, REFUSED, UNREADABLE = 0, 1, 2


class Answer(NamedTuple):
    """What a command says.

    Attributes:
        text: for standard output, ending with a line break
        code: the exit code
        notes: sentences for standard error that are no failure
    """

    text: str
    code: int = DONE
    notes: tuple[str, ...] = ()
