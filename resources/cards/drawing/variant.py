"""The three drawings of a face."""

from enum import Enum


class Variant(Enum):
    """How a face is drawn; the value is its folder beside the normal faces."""

    NORMAL = ""
    SMALL = "small"
    """For cards under 80 pixels wide: without what would blur."""
    LARGE = "large"
    """For weak eyes: a large index, which needs 22 % of the height uncovered."""
