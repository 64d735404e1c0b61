"""Asking how hard a winnable deal should be."""

from collections import Counter

from PySide6.QtWidgets import QWidget

from solitaire_desktop.model.winnable import Difficulty, WinnableDeal
from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.sheet import Sheet
from solitaire_desktop.window.widgets import Choices, button, button_row, label

ANY = "any"


def ask(
    parent: QWidget, dress: Dress, deals: tuple[WinnableDeal, ...], game: str
) -> tuple[Difficulty | None] | None:
    """The difficulty that is wanted, None in it for any; None when nothing is."""
    dialog = WinnableDialog(parent, dress, deals, game)
    return (dialog.difficulty,) if dialog.exec() else None


class WinnableDialog(Sheet):
    """The difficulties that the game has deals of.

    Attributes:
        difficulty: what is chosen; None for any
    """

    def __init__(
        self, parent: QWidget | None, dress: Dress, deals: tuple[WinnableDeal, ...], game: str
    ) -> None:
        tr = dress.messages.tr
        super().__init__(parent, dress, tr("New winnable deal"))
        counts = Counter(deal.difficulty for deal in deals)
        text = tr(
            "{n} deals of {game} are known that can be won: a line that wins each was found and "
            "checked. In your record they are counted apart from random deals.",
            n=len(deals),
            game=game,
        )
        self.column.addWidget(label(text, wrap=True))
        choices = [(ANY, tr("Any"))]
        choices += [(str(step), tr(step.label)) for step in Difficulty if counts[step]]
        self.difficulty: Difficulty | None = None
        row = Choices(choices, ANY)
        row.chosen.connect(self._choose)
        self.column.addWidget(row)
        hint = tr("The harder, the fewer of fifty quick searches find a line that wins.")
        self.column.addWidget(label(hint, "muted", wrap=True))
        deal = button(tr("Deal it"), self.accept, "primary", is_default=True)
        self.column.addLayout(button_row(None, button(tr("Cancel"), self.reject), deal))
        self.setFixedWidth(min(520, self.screen().availableGeometry().width() - 40))

    def _choose(self, value: str) -> None:
        self.difficulty = None if value == ANY else Difficulty(value)
