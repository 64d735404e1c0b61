"""Places in a play that the player wants to find again, each with the steps that lead there.

So a bookmark outlasts the line it was set in: undo, another line and a restart leave it alone. One
without a name is where the player came from. No Qt.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from solitaire_desktop.rules import Move, Step

LONGEST = 60  # letters of a name
_PART = re.compile(r"\([^()]*\)|[^\s()]+")


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A name, and the steps from the deal to the place."""

    name: str
    steps: tuple[Step, ...]

    @classmethod
    def named(cls, name: str, steps: tuple[Step, ...]) -> "Bookmark":
        """A bookmark with a name that fits into a line."""
        return cls(" ".join(name.split())[:LONGEST], steps)


def bookmarks_text(bookmarks: Iterable[Bookmark]) -> str:
    """Bookmarks as the store keeps them: a line each, the moves as in a record.

    >>> bookmarks_text([Bookmark("before the king", (Step.of(Move.from_text("s-w")),))])
    'before the king\\ts-w\\n'
    """
    return "".join(
        f"{each.name}\t{' '.join(step.as_text() for step in each.steps)}\n" for each in bookmarks
    )


def parse_bookmarks(text: str) -> tuple[Bookmark, ...]:
    """The bookmarks in such a text; a line that makes no sense is left out."""
    found = (_bookmark(line) for line in text.split("\n") if "\t" in line)
    return tuple(each for each in found if each is not None)


def _bookmark(line: str) -> Bookmark | None:
    name, _, moves = line.partition("\t")
    try:
        return Bookmark.named(name, tuple(map(_step, _PART.findall(moves))))
    except ValueError:
        return None


def _step(text: str) -> Step:
    return Step(tuple(Move.from_text(move) for move in text.strip("()").split()))


def shared(first: tuple[Step, ...], second: tuple[Step, ...]) -> int:
    """How many steps two lines have in common from the deal on."""
    same = 0
    for one, other in zip(first, second, strict=False):
        if one != other:
            break
        same += 1
    return same
