"""The exceptions of the program, for what a user or a file can get wrong.

An expected refusal of a move is a value (`rules.move.Refusal`), never an exception.

    SolitaireError
    ├── RecordError        a text that cannot be read; names its line
    ├── RulesError         an unknown game or rule, or rules that make no sense together
    ├── DealNumberError    a deal number out of range
    ├── DeckError          a card deck that cannot be used
    └── StoreError         a profile folder, database or file that cannot be read or written
"""


class SolitaireError(Exception):
    """Something the user can fix; its text is a full English sentence."""


class RecordError(SolitaireError):
    """A record that cannot be read: `line` counts from 1, 0 when it is about the whole text."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"Line {line}: {message}" if line else message)
        self.line = line
        self.message = message


class RulesError(SolitaireError):
    """An unknown game or rule key, a bad value, or rules that make no sense together."""


class DealNumberError(SolitaireError):
    """A deal number that is not in the range of deal numbers."""


class DeckError(SolitaireError):
    """A card deck that cannot be used, with the reason."""


class StoreError(SolitaireError):
    """The profile folder, the database or a file could not be read or written."""
