"""What the program knows of the running play: verdicts, known lines, the last hope. No Qt.

Two honest kinds of verdict (design.md, section 1): from what can be seen, which uses no secret, and
from the true deal, which the player switches on and which marks the play.
"""

from dataclasses import replace
from time import monotonic, sleep

from solitaire_desktop.model.advice import Advice, Solution
from solitaire_desktop.model.analysis import Wanted
from solitaire_desktop.model.changes import Change, ChangeKind
from solitaire_desktop.model.judge import Judge
from solitaire_desktop.model.play_marks import PlayMarks
from solitaire_desktop.rules import Family, Move
from solitaire_desktop.solver.verdict import Verdict

HINT_PATIENCE = 4.0  # seconds


class PlayAdvice(PlayMarks):
    """Asks the judge about the running play; a base of `GameModel`, which listens for answers."""

    _judge: Judge

    @property
    def seen_verdict(self) -> Verdict | None:
        """From what can be seen: LOST when nothing wins for any order of the unseen cards."""
        return self._judge.verdict(Wanted.SEEN, self.position)

    @property
    def true_verdict(self) -> Verdict | None:
        """From the true deal; None while it is not known, or not wanted."""
        return self._judge.verdict(Wanted.SOLVE, self.position) if self._uses_secrets else None

    @property
    def is_lost(self) -> bool:
        """Whether it is proved, in a kind that is wanted, that the play cannot be won any more."""
        return Verdict.LOST in (self.seen_verdict, self.true_verdict)

    @property
    def is_judging(self) -> bool:
        """Whether an answer is still to come."""
        return self._judge.is_looking

    @property
    def known_line(self) -> tuple[Move, ...] | None:
        """Moves known to win from here, where the true deal may be looked at."""
        return self._judge.line(self.position) if self._uses_secrets else None

    @property
    def last_hope(self) -> int | None:
        """The last cursor whose position is not known to be lost."""
        kind = Wanted.SOLVE if self._uses_secrets else Wanted.SEEN
        return self._judge.last_hope(self.session.history, kind)

    def back_to_hope(self) -> bool:
        """Back to the last position that was not lost; False when there is none."""
        cursor = self.last_hope
        if not self.is_lost or cursor is None:
            return False
        self.undo_to(cursor)
        return True

    def ask_hint(self) -> None:
        """Asks for moves worth making; what is known already is told at once, the next best first.

        Never looks at hidden cards.
        """
        known = self._judge.hints(self.position)
        if known is not None:
            self._advise(known)
        elif not self.is_over and not self._judge.has_wish:
            self._wish(Wanted.HINT)

    def note_hint(self) -> None:
        """A hint was shown: it is counted."""
        self.session.hints += 1

    def ask_solution(self) -> None:
        """Asks for a line that wins by the true deal; a line in hand is told at once."""
        line = self._judge.line(self.position)
        if line is not None:
            self._advise(Solution(self.position, Verdict.WON, line))
        elif not self._judge.has_wish:
            self._wish(Wanted.SOLVE)

    def note_solution(self) -> None:
        """The solution was shown: a win before its end is an assisted one."""
        self.session.assisted = self.session.assisted or not self.is_over

    def ask_review(self) -> None:
        """Asks which positions of the play could be won; only once it is over."""
        if self.is_over and not self._judge.has_wish:
            self._wish(Wanted.REVIEW)

    def stop_asking(self) -> None:
        """Wants no answer any more."""
        self._judge.rest()

    def hint(self) -> Move | None:
        """The best move worth making, found without looking at hidden cards, or None.

        Waits for the search, up to a few seconds; the window asks by `ask_hint` instead.
        """
        self.ask_hint()
        until = monotonic() + HINT_PATIENCE
        while self._judge.has_wish and monotonic() < until:
            self._judge.listen()
            sleep(0.005)
        known = self._judge.hints(self.position)
        return known.moves[0][0] if known is not None and known.moves else None

    def _wish(self, wanted: Wanted) -> None:
        self._judge.wish(wanted, self.position, self.record())
        self._begin_listening()

    def _advise(self, advice: Advice) -> None:
        """An answer to a wish has come."""
        raise NotImplementedError

    def _begin_listening(self) -> None:
        """Answers are to come."""
        raise NotImplementedError

    @property
    def _uses_secrets(self) -> bool:
        return self._preferences.verdict_true or self.is_over

    def _look(self) -> None:
        """Asks about the position, in the kinds that are wanted."""
        # In Devil's Grip nearly every play is "lost": the bound of cards left says more.
        is_grip = self.spec.family is Family.DEVILS_GRIP
        kinds = [Wanted.SEEN] if self._preferences.verdict_seen and not is_grip else []
        if self._preferences.verdict_true:
            kinds.append(Wanted.SOLVE)
            self.session.marked = self.session.marked or not self.is_over
        if not self.is_over:
            self._judge.look(self.position, self.record(), kinds)

    def _look_back(self) -> None:
        """Once a loss is proved: asks, position by position, since when it was lost."""
        kind = Wanted.SEEN if self.seen_verdict is Verdict.LOST else Wanted.SOLVE
        history = self.session.history
        cursor = None if self.is_over or not self.is_lost else self._judge.unsure(history, kind)
        if cursor is not None:
            moves = history.at(cursor).moves
            record = replace(self.session.record(), cursor=moves).as_text()
            self._judge.look(history.positions[cursor], record, [kind])

    def _follow(self, change: Change) -> None:
        """Takes over what is known to where a move leads."""
        self._judge.rest()
        if change.kind is ChangeKind.STEP and change.before is not None:
            self._judge.follow(change.before, change.after)
