"""Looking for a deal that can be won, where no list of such deals is kept. No Qt."""

from collections.abc import Callable

from solitaire_desktop.model.analysis import Analysis, Wanted
from solitaire_desktop.model.desk import random_deal
from solitaire_desktop.model.session import Session
from solitaire_desktop.rules import GameSpec
from solitaire_desktop.solver.verdict import Verdict
from solitaire_desktop.store import Chosen

SECONDS = 5.0  # a deal; the next one is then the better bet


class DealSearch:
    """Tries one random deal after another in a worker of its own, beside that of the play.

    Mutable, since it holds the worker.

    Attributes:
        spec: the game whose deals are tried
        tried: how many are done with
        has_failed: whether the worker cannot be run
    """

    def __init__(
        self,
        spec: GameSpec,
        choose: Callable[[], str] = random_deal,
        analysis: Analysis | None = None,
    ) -> None:
        self.spec, self._choose = spec, choose
        self._analysis = analysis or Analysis()
        self._deal = ""
        self.tried, self.has_failed = 0, False

    def look(self) -> str | None:
        """The number of a deal that can be won, once it is found; never waits."""
        for answer in self._analysis.answers():
            self.tried += 1
            if answer.fields.get("verdict") == Verdict.WON:
                return self._deal
            self._deal = ""
        if not self._analysis.is_busy:
            self._try_next()
        return None

    def close(self) -> None:
        """Ends the worker."""
        self._analysis.close()

    def _try_next(self) -> None:
        if self._deal:
            self.has_failed = True  # no answer came, and none is to come
            return
        self._deal = self._choose()
        record = Session.dealt(self.spec, self._deal, Chosen.WINNABLE).record()
        self._analysis.ask(Wanted.SOLVE, record.as_text(), SECONDS)
