"""Boxes and points in whole device pixels, the only coordinates that the table knows.

Pure: no Qt. The scene's units are device pixels, so that a card's pixmap lands 1:1 whatever the
screen's scale is.
"""

from typing import NamedTuple

CARD_RATIO = 1.4
"""Height of a card over its width."""


class Corner(NamedTuple):
    """What a covered card must show of its rank and suit.

    Attributes:
        strip: the part of a card's height that holds them, the floor of a column's step
        step: the step of a column with all room it wants, in card heights: a little more
        under: the part of a card's width that holds them
        compact: how much smaller cards become when columns are long
        shrinks: how many times they may become so
    """

    strip: float
    step: float
    under: float
    compact: float
    shrinks: int = 1


NORMAL_CORNER = Corner(0.1457, 0.172, 0.385, 110 / 118)
LARGE_CORNER = Corner(0.2, 0.22, 0.49, 0.86, 2)
DECK_CORNER = Corner(0.2, 0.25, 0.385, 0.86)
"""What is shown of other programs' cards, whose suit stands below the rank."""


class Point(NamedTuple):
    """A place on the table: the top left corner of a card, in device pixels."""

    x: int
    y: int


class Box(NamedTuple):
    """A rectangle in device pixels; `right` and `bottom` lie just outside."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first x to the right of the box."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first y below the box."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The middle of the box."""
        return Point(self.x + self.width // 2, self.y + self.height // 2)

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in the box."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlap(self, other: "Box") -> int:
        """The area that both boxes cover, in square pixels.

        >>> Box(0, 0, 10, 10).overlap(Box(5, 8, 10, 10))
        10
        """
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return width * height if width > 0 and height > 0 else 0

    def shifted(self, dx: int, dy: int) -> "Box":
        """The box moved."""
        return Box(self.x + dx, self.y + dy, self.width, self.height)

    def grown(self, margin: int) -> "Box":
        """The box with a margin added on all sides."""
        return Box(
            self.x - margin, self.y - margin, self.width + 2 * margin, self.height + 2 * margin
        )

    def joined(self, other: "Box") -> "Box":
        """The smallest box around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


def card_height(width: int) -> int:
    """The height of a card of this width, in whole pixels."""
    return round(width * CARD_RATIO)


def strip_height(height: int, corner: Corner = NORMAL_CORNER) -> int:
    """The least step of a fan at which rank and suit of a covered card are whole."""
    return -int(-height * corner.strip // 1)
