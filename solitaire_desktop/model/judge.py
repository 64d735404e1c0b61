"""What is known of positions: who can still win, from what can be seen and from the true deal.

Verdicts are remembered by position, so that undo and redo show them at once. What is lost stays
lost, whatever is played; along a known line everything is won. No Qt.
"""

from collections.abc import Iterable, Sequence

from solitaire_desktop.model.advice import Advice, Hints, Review, Solution
from solitaire_desktop.model.analysis import Analysis, Answer, Wanted
from solitaire_desktop.model.history import History
from solitaire_desktop.rules import Move, Outcome, Position, outcome, play, why_not
from solitaire_desktop.solver.halving import first_lost, next_for_loss, next_for_win
from solitaire_desktop.solver.verdict import Verdict

SECONDS = {Wanted.SEEN: 5.0, Wanted.SOLVE: 20.0, Wanted.HINT: 1.0, Wanted.REVIEW: 30.0}
GLANCE = 4.0  # seconds for a position on the way back to where a game was lost


class Judge:
    """Asks the worker about positions and remembers what it says; mutable, as knowledge grows."""

    def __init__(self, analysis: Analysis) -> None:
        self._analysis = analysis
        self._known: dict[Wanted, dict[Position, Verdict]] = {Wanted.SEEN: {}, Wanted.SOLVE: {}}
        self._lines: dict[Position, tuple[Move, ...]] = {}
        self._asked: dict[int, tuple[Wanted, Position]] = {}
        self._glanced: set[tuple[Wanted, Position]] = set()
        self._wish: int | None = None
        self._reviewed: History | None = None
        self._hints: dict[Position, Hints] = {}

    @property
    def has_wish(self) -> bool:
        """Whether the player waits for an answer."""
        return self._wish is not None

    @property
    def is_looking(self) -> bool:
        """Whether an answer is still to come."""
        return self._analysis.is_busy

    def verdict(self, wanted: Wanted, position: Position) -> Verdict | None:
        """What is known of a position in one of the two kinds; None while nothing is."""
        if wanted is Wanted.SOLVE and self._known[Wanted.SEEN].get(position) is Verdict.LOST:
            return Verdict.LOST
        return self._known[wanted].get(position)

    def line(self, position: Position) -> tuple[Move, ...] | None:
        """Moves known to win from a position, or None."""
        return self._lines.get(position)

    def look(self, position: Position, record: str, kinds: Iterable[Wanted]) -> None:
        """Asks for what is not yet known of a position; what was asked before is dropped.

        Nothing is asked while the player waits for an answer. What only a glance did not decide is
        asked again.
        """
        if self.has_wish:
            return
        self.rest()
        if outcome(position) is Outcome.WON:
            return
        for wanted in kinds:
            is_vague = (wanted, position) in self._glanced
            if is_vague or self.verdict(wanted, position) is None:
                self._glanced.discard((wanted, position))
                self._ask(wanted, position, record)

    def glance(self, position: Position, record: str, wanted: Wanted) -> None:
        """Asks about one of many positions, for a short time."""
        if not self.has_wish:
            self.rest()
            self._glanced.add((wanted, position))
            self._ask(wanted, position, record, seconds=GLANCE)

    def rest(self) -> None:
        """Wants no more answers for now."""
        self._analysis.drop()
        self._asked.clear()
        self._wish = None

    def wish(self, wanted: Wanted, position: Position, record: str) -> None:
        """Asks what the player wants to know; nothing else is asked meanwhile."""
        self.rest()
        self._wish = self._ask(wanted, position, record)

    def review(self, history: History, record: str) -> None:
        """Asks which positions of a play could be won; what is known of them is not looked for."""
        known = [self.verdict(Wanted.SOLVE, history.positions[0])]
        for step, position in zip(history.steps, history.positions[1:], strict=True):
            known += [None] * (len(step) - 1)  # the worker counts moves
            known.append(self.verdict(Wanted.SOLVE, position))
        self.rest()
        self._reviewed = history
        self._wish = self._ask(Wanted.REVIEW, history.position, record, known=known)

    def hints(self, position: Position) -> Hints | None:
        """The hints that are known for a position."""
        return self._hints.get(position)

    def listen(self) -> tuple[bool, list[Advice]]:
        """Takes in the answers that have come: whether any did, and those to wishes."""
        heard, advice = False, []
        for answer in self._analysis.answers():
            asked = self._asked.pop(answer.request, None)
            if asked is None:
                continue
            heard = True
            told = self._take_in(*asked, answer)
            if answer.request == self._wish:
                self._wish = None
                advice.append(told)
        if self._wish is not None and not self._analysis.is_busy:
            self._wish = None  # the worker died
        return heard, advice

    def follow(self, before: Position, after: Position) -> None:
        """A move was played: what was lost before is lost after."""
        for known in self._known.values():
            if known.get(before) is Verdict.LOST:
                known[after] = Verdict.LOST

    def last_hope(self, history: History, wanted: Wanted) -> int | None:
        """The last cursor of a history whose position is not known to be lost; None for none.

        By the true deal, the last that is known to be won, where there is one.
        """
        verdicts = self._verdicts(history, wanted)
        hoped = [at for at, verdict in enumerate(verdicts) if verdict is Verdict.WON]
        if wanted is not Wanted.SOLVE or not hoped:
            hoped = [at for at, verdict in enumerate(verdicts) if verdict is not Verdict.LOST]
        return hoped[-1] if hoped else None

    def unsure(self, history: History, wanted: Wanted) -> int | None:
        """Which cursor to ask about next to find where a lost play was lost; None when known.

        Found by halving (`solver.halving`): by the true deal, also until when it was won. All after
        the first lost position is known to be lost as well.
        """
        verdicts = self._verdicts(history, wanted)
        if verdicts[-1] is not Verdict.LOST:
            return None
        for at in range(first_lost(verdicts), len(verdicts)):
            self._known[wanted][history.positions[at]] = Verdict.LOST
        cursor = next_for_loss(verdicts)
        if cursor is None and wanted is Wanted.SOLVE:
            cursor = next_for_win(verdicts)
        return cursor

    def _verdicts(self, history: History, wanted: Wanted) -> list[Verdict | None]:
        played = history.positions[: history.cursor + 1]
        return [self.verdict(wanted, position) for position in played]

    def close(self) -> None:
        """Ends the worker."""
        self._analysis.close()

    def _ask(
        self,
        wanted: Wanted,
        position: Position,
        record: str,
        *,
        seconds: float = 0.0,
        known: Sequence[Verdict | None] = (),
    ) -> int:
        number = self._analysis.ask(wanted, record, seconds or SECONDS[wanted], known)
        self._asked[number] = (wanted, position)
        return number

    def _take_in(self, wanted: Wanted, position: Position, answer: Answer) -> Advice:
        if wanted is Wanted.REVIEW:
            return self._keep(Review.told(answer.fields))
        if wanted is Wanted.HINT:
            self._hints[position] = Hints.told(position, answer.fields)
            return self._hints[position]
        found = Solution.told(position, answer.fields)
        self._known[wanted][position] = found.verdict
        if found.verdict is not Verdict.UNKNOWN:
            self._glanced.discard((wanted, position))
        if wanted is Wanted.SOLVE and found.verdict is Verdict.WON:
            self._remember(position, found.moves)
        return found

    def _keep(self, review: Review) -> Review:
        """Another review of the play goes on where this one ended."""
        assert self._reviewed is not None
        verdicts = review.after_steps(self._reviewed.steps)
        for position, verdict in zip(self._reviewed.positions, verdicts, strict=True):
            if verdict is not Verdict.UNKNOWN:
                self._known[Wanted.SOLVE][position] = verdict
        return review

    def _remember(self, position: Position, moves: tuple[Move, ...]) -> None:
        """Along a line that wins, every position is won; a line is believed when it replays."""
        for at, move in enumerate(moves):
            assert why_not(position, move) is None, f"the line's move {move} is not legal"
            self._lines[position] = moves[at:]
            self._known[Wanted.SOLVE][position] = Verdict.WON
            position = play(position, move)
