"""All that a player can do to the running play: moves, back and forward, other games. No Qt.

Wishes become steps in `planning`, plays replace each other in `desk`. What came of an act goes to
the hooks at the end, which `GameModel` turns into signals.
"""

from solitaire_desktop.model import planning
from solitaire_desktop.model.changes import Change, ChangeKind
from solitaire_desktop.model.play_state import PlayState
from solitaire_desktop.model.stepping import may_go_back, with_autoplay
from solitaire_desktop.rules import (
    Move,
    MoveKind,
    Refusal,
    Step,
    game_spec,
    parse_deal,
    parse_record,
)
from solitaire_desktop.rules.move import WHOLE, pile_name
from solitaire_desktop.store import Chosen


class PlayActs(PlayState):
    """Acts on the running play; a base of `GameModel`. Moves return a Refusal, or None."""

    _was_warned = False

    # Moves

    def move_cards(self, source: str, n: int, target: str) -> Refusal | None:
        """Takes the top `n` cards to a pile, a run as single moves where the rules want it."""
        return self._try(planning.carry(self, source, n, target))

    def try_move(self, move: Move | str) -> Refusal | None:
        """Plays exactly this one move. ValueError for a text that is no move."""
        wanted = Move.from_text(move) if isinstance(move, str) else move
        return self._try(planning.single(self.position, wanted))

    def follow_line(self, move: Move) -> Refusal | None:
        """Plays a move of a known line, which nothing that plays itself must follow."""
        planned = planning.single(self.position, move)
        if isinstance(planned, Refusal):
            self._refuse(planned)
            return planned
        self._show(self._desk.step(planned))
        return None

    def swap(self, first: str, second: str) -> Refusal | None:
        """Devil's Grip: two piles change places."""
        move = Move(pile_name(first), pile_name(second), WHOLE, MoveKind.SWAP)
        return self._try(planning.single(self.position, move))

    def turn(self) -> Refusal | None:
        """Turns the stock, or the waste over when the stock is empty and a redeal is left."""
        return self._try(planning.single(self.position, self.turning()))

    def send_up(self, pile: str) -> Refusal | None:
        """The top card of a pile to the foundation that fits it best."""
        return self._try(planning.up(self.position, pile))

    def send_up_all(self) -> bool:
        """All cards that can go up, as one step; False when there are none."""
        return self._play_if(planning.all_up(self.position))

    def arrange_rows(self) -> bool:
        """Devil's Grip: every complete pile to its row, as one step; False when none is wrong."""
        return self._play_if(planning.arranged(self.position))

    # Back and forward

    def undo(self) -> bool:
        """Takes the last step back; False when there is none that may be."""
        if not self.can_undo:
            return False
        self._show(self._desk.go(self.cursor - 1, ChangeKind.UNDO))
        return True

    def redo(self) -> bool:
        """Plays the next step again; False when there is none."""
        if not self.can_redo:
            return False
        self._show(self._desk.go(self.cursor + 1, ChangeKind.REDO))
        return True

    def undo_to(self, cursor: int) -> None:
        """Goes back, or forward, to where `cursor` steps are played, as far as undo may go."""
        wanted = min(max(cursor, self._earliest(cursor)), len(self.steps))
        if wanted != self.cursor:
            self._show(self._desk.go(wanted, ChangeKind.JUMP))

    def _earliest(self, cursor: int) -> int:
        """How far back towards `cursor` the player's wish for undo allows to go."""
        history = self.session.history
        while history.cursor > cursor and may_go_back(history, self._preferences.undo):
            history = history.at(history.cursor - 1)
        return history.cursor

    def restart(self) -> None:
        """The same deal from its start; its steps can be redone."""
        self._show(self._desk.restart())

    # Games

    def new_deal(self, number: int | str | None = None) -> None:
        """Another deal of the same game. Raises DealNumberError for a number out of range."""
        chosen = None if number is None else parse_deal(str(number))
        self._show(self._desk.deal(self.spec, chosen))

    def new_winnable_deal(self, number: str) -> None:
        """A deal of the same game that is known to be winnable."""
        self._show(self._desk.deal(self.spec, parse_deal(number), Chosen.WINNABLE))

    def previous_game(self) -> None:
        """Brings the game back that was left last, its loss taken out of the record."""
        change = self._desk.bring_back()
        if change is not None:
            self._show(change)

    def choose_game(self, key: str, rules: str = "", *, deal: int | str | None = None) -> None:
        """Another game or other rules: the saved play, or a new deal; this one stays saved.

        Raises RulesError for unknown games and rules, DealNumberError for a number out of range.
        """
        number = None if deal is None else parse_deal(str(deal))
        self._show(self._desk.choose(game_spec(key, rules), number))
        if self._desk.unreadable is not None:
            self._tell("save-unreadable", reason=self._desk.unreadable)
            self._desk.unreadable = None

    def open(self, text: str) -> None:
        """Opens a record's text; this play stays saved.

        Raises RecordError, and leaves everything as it is, for a text that cannot be played.
        """
        self._show(self._desk.open(parse_record(text)))

    def give_up(self) -> None:
        """Files the game as lost."""
        self._desk.keeper.give_up(self.session)
        self._ended()

    def save(self) -> None:
        """Saves the play as it is now, its time too."""
        self._desk.keeper.save(self.session)

    # How it is done

    def _try(self, planned: Step | Refusal) -> Refusal | None:
        if isinstance(planned, Refusal):
            self._refuse(planned)
            return planned
        self._play(planned)
        return None

    def _play_if(self, step: Step | None) -> bool:
        if step is not None:
            self._play(step)
        return step is not None

    def _play(self, step: Step) -> None:
        position, wants = self.position, self._preferences
        if wants.join_warning and not self._was_warned and planning.is_vain_join(position, step):
            self._was_warned = True
            self._tell("join-in-vain")
        self._show(self._desk.step(with_autoplay(position, step, wants)))

    # What the model does with what came of it

    def _show(self, change: Change) -> None:
        """The position changed."""
        raise NotImplementedError

    def _refuse(self, refusal: Refusal) -> None:
        """A move was refused."""
        raise NotImplementedError

    def _tell(self, key: str, **pieces: object) -> None:
        """Something is to be told."""
        raise NotImplementedError

    def _ended(self) -> None:
        """The play was given up."""
        raise NotImplementedError
