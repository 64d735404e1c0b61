"""One entry of the catalogue: a game that the program knows by name."""

from typing import NamedTuple

from solitaire_desktop.rules.spec import Family


class Entry(NamedTuple):
    """A known game.

    Attributes:
        key: what files and the command line call it
        name: its English name, the source string of its translations
        rules: `key=value`, where it differs from the first game of its family
        character: one English sentence for the chooser
    """

    key: str
    family: Family
    name: str
    rules: str
    character: str
