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
from solitaire_desktop.rules.standing import unseen_cards
from solitaire_desktop.solver.verdict import Verdict

HINT_PATIENCE = 4.0  # seconds


class PlayAdvice(PlayMarks):
    """Asks the judge about the running play; a base of `GameModel`, which listens for answers."""

    _judge: Judge
    _waits_for_hope = False

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
    def has_unseen(self) -> bool:
        """Whether cards lie on the table that the player cannot know."""
        return bool(unseen_cards(self.position))

    @property
    def last_hope(self) -> int | None:
        """The last cursor whose position is not known to be lost; None where one may not go."""
        cursor = self._judge.last_hope(self.session.history, self._kind)
        return cursor if cursor is not None and self._earliest(cursor) == cursor else None

    def back_to_hope(self) -> bool:
        """Back to the last position that was not lost; False when there is none.

        While that one is still looked for, it waits; asked again, it goes as far as is known.
        """
        if not self.is_lost or self.last_hope is None:
            return False
        is_unsure = self._judge.unsure(self.session.history, self._kind) is not None
        if is_unsure and not self._waits_for_hope:
            self._waits_for_hope = True
            self._tell("looking-back")
            self._look_back()
            self._begin_listening()
        else:
            self._go_to_hope()
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
        elif self._judge.verdict(Wanted.SOLVE, self.position) is Verdict.LOST:
            self._advise(Solution(self.position, Verdict.LOST, ()))
        elif not self._judge.has_wish:
            self._tell("looking")
            self._wish(Wanted.SOLVE)

    def _note(self, advice: Advice) -> None:
        """A solution, or that there is none, is help: a win is from now on an assisted one.

        What could be seen to be lost is no help.
        """
        is_help = isinstance(advice, Solution) and advice.verdict is not Verdict.UNKNOWN
        if is_help and self.seen_verdict is not Verdict.LOST and not self.is_over:
            self.session.assisted = True

    def ask_review(self) -> None:
        """Asks which positions of the play could be won; only once it is over."""
        if self.is_over and not self._judge.has_wish:
            self._judge.review(self.session.history, self.record())
            self._begin_listening()

    def stop_asking(self) -> None:
        """Wants no answer any more."""
        self._waits_for_hope = False
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
        return self._preferences.verdict_true or self.session.assisted or self.is_over

    @property
    def _kind(self) -> Wanted:
        """The kind of verdict by which the play is judged."""
        return Wanted.SOLVE if self._uses_secrets else Wanted.SEEN

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
        history = self.session.history
        is_wanted = self.is_lost and not (self.is_over or self._judge.has_wish)
        cursor = self._judge.unsure(history, self._kind) if is_wanted else None
        if cursor is not None:
            moves = history.at(cursor).moves
            record = replace(self.session.record(), cursor=moves).as_text()
            self._judge.glance(history.positions[cursor], record, self._kind)

    def _go_to_hope(self) -> None:
        """Goes back as far as is known, and says where that is."""
        self._waits_for_hope, cursor = False, self.last_hope
        if cursor is None:
            self._tell("never-hoped")
            return
        self.undo_to(cursor)
        if self.true_verdict is Verdict.WON:
            self._tell("hope-won", n=cursor)
        else:
            self._tell("hope-open", n=cursor)

    def _follow(self, change: Change) -> None:
        """Takes over what is known to where a move leads."""
        self._judge.rest()
        self._waits_for_hope = False
        if change.kind is ChangeKind.STEP and change.before is not None:
            self._judge.follow(change.before, change.after)
