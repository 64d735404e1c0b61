"""Asks for the number of a deal."""

from PySide6.QtWidgets import QLineEdit, QWidget

from solitaire_desktop.errors import DealNumberError
from solitaire_desktop.rules.deal import LAST_NUMBER, parse_deal
from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.sheet import Sheet
from solitaire_desktop.window.widgets import button, button_row, label

DROPPED = " \u00a0\u202f\u2009#_.,'’"
LAST_POWER = len(str(LAST_NUMBER)) - 1


def cleaned(text: str) -> str:
    """What was typed without the marks that people put into long numbers.

    >>> cleaned("#48 213")
    '48213'
    """
    return "".join(letter for letter in text.strip() if letter not in DROPPED)


def ask(parent: QWidget, dress: Dress, game: str) -> str | None:
    """The deal number that the player wants, as the notation writes it; None for none."""
    dialog = DealDialog(parent, dress, game)
    return dialog.deal if dialog.exec() else None


class DealDialog(Sheet):
    """A field for the number; what is wrong with it stands below while it is typed."""

    def __init__(self, parent: QWidget | None, dress: Dress, game: str) -> None:
        tr = dress.messages.tr
        super().__init__(parent, dress, tr("Deal by number"))
        self.deal = ""
        intro = tr("The same number is the same deal for everybody who plays {game}.", game=game)
        self.column.addWidget(label(intro, "muted", wrap=True))
        self.field = QLineEdit()
        self.field.setAccessibleName(tr("Number of the deal"))
        self.field.setPlaceholderText(
            tr("For instance {number}", number=self.messages.number(48213))
        )
        self.field.setMaxLength(60)
        self.field.textChanged.connect(self._judge)
        self.problem = label("", "small", wrap=True)
        self.problem.setMinimumHeight(40)
        self.column.addWidget(self.field)
        self.column.addWidget(self.problem)
        self._deal = button(tr("Deal it"), self.accept, "primary", is_default=True)
        self.column.addLayout(button_row(None, button(tr("Cancel"), self.reject), self._deal))
        self.setFixedWidth(min(460, self.screen().availableGeometry().width() - 40))
        self._judge("")

    def _judge(self, text: str) -> None:
        number, tr = cleaned(text), self.messages.tr
        try:
            self.deal = parse_deal(number)
        except DealNumberError:
            self.deal = ""
        self._deal.setEnabled(bool(self.deal))
        is_wrong = bool(number) and not self.deal
        reach = tr(
            "Numbers go from 1 to 10 to the power of {power}, "
            "or from ms1 to ms{last} for Microsoft’s deals.",
            power=LAST_POWER,
            last="8589934591",
        )
        wrong = tr("This is not the number of a deal.")
        self.problem.setText(f"{wrong} {reach}" if is_wrong else reach)
        self.problem.setProperty("kind", "problem" if is_wrong else "small")
        self.problem.style().polish(self.problem)
