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
    """Something the user can fix; its text is a full English sentence.

    Attributes:
        template: the sentence with placeholders, the source text of its translations
        values: what stands for them
    """

    def __init__(self, template: str, **values: object) -> None:
        super().__init__(template.format(**values))
        self.template = template
        self.values = values


class RecordError(SolitaireError):
    """A record that cannot be read: `line` counts from 1, 0 when it is about the whole text."""

    line = 0

    def __init__(self, line: int, template: str, **values: object) -> None:
        super().__init__(template, **values)
        self.message = str(self)
        self.line = line

    def __str__(self) -> str:
        sentence = super().__str__()
        return f"Line {self.line}: {sentence}" if self.line else sentence


class RulesError(SolitaireError):
    """An unknown game or rule key, a bad value, or rules that make no sense together."""


class DealNumberError(SolitaireError):
    """A deal number that is not in the range of deal numbers."""


class DeckError(SolitaireError):
    """A card deck that cannot be used, with the reason."""


class StoreError(SolitaireError):
    """The profile folder, the database or a file could not be read or written."""
