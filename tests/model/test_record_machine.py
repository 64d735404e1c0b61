"""The record of wins and losses against a plain reference of its definitions (design.md, 5)."""

import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.paths import Profile
from solitaire_desktop.rules import Outcome, legal_moves
from solitaire_desktop.store import Preferences, Store
from tests.model.test_game_model import WON_DEAL, WON_MOVES

CALCULATION = ("calculation", "placement=free")
GAMES = (("forty-thieves", ""), ("devils-grip", ""), CALCULATION)


@dataclass
class Play:
    """One play as the definitions see it."""

    game: tuple[str, str]
    deal: str
    undo: int = 0
    redo: int = 0
    restarts: int = 0
    was_blocked: bool = False
    result: str = ""
    is_replay: bool = False

    @property
    def is_touched(self) -> bool:
        return self.undo > 0 or self.restarts > 0 or self.was_blocked


class Reference:
    """What is running, saved, left and filed, told as plainly as the definitions tell it."""

    def __init__(self) -> None:
        self.now = Play(("", ""), "")
        self.saved: dict[tuple[str, str], Play] = {}
        self.left: Play | None = None
        self.filed: list[Play] = []

    def leave(self) -> None:
        """The running game is left for another deal of the same game and rules."""
        self.left = self.now
        if self.now.result:
            return
        self.saved.pop(self.now.game, None)
        if self.now.is_touched:
            self._enter()

    def deal(self, game: tuple[str, str], deal: str) -> None:
        self.now = Play(game, deal)
        self.saved[game] = self.now

    def file(self, result: str) -> None:
        if not self.now.result:
            self.now.result = result
            self._enter()
            self.saved.pop(self.now.game, None)

    def _enter(self) -> None:
        """Into the record; a deal that counts there already makes it a replay, for good."""
        known = {(play.game, play.deal) for play in self.filed if not play.is_replay}
        self.now.is_replay = (self.now.game, self.now.deal) in known
        self.filed.append(self.now)

    def bring_back(self) -> None:
        back = self.left
        assert back is not None
        self.left = None
        if back.game == self.now.game or back.game in self.saved:
            self.now = self.saved.get(back.game, self.now)
            self.leave()
        if not back.result:
            self.filed = [play for play in self.filed if play is not back]
            self.saved[back.game] = back
        self.now = back

    def counts(self, game: tuple[str, str]) -> tuple[int, int, int]:
        """Played and won without replays, and replays."""
        mine = [play for play in self.filed if play.game == game]
        counted = [play for play in mine if not play.is_replay]
        won = sum(play.result == "won" for play in counted)
        return len(counted), won, len(mine) - len(counted)


class RecordMachine(RuleBasedStateMachine):
    """Does what players do, and compares the record after every act."""

    def __init__(self) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory()
        self._number = 50_000
        self.reference = Reference()
        self.store, self.model = self._start()

    def teardown(self) -> None:
        self.model.close()
        self.store.close()
        self._folder.cleanup()

    def _start(self) -> tuple[Store, GameModel]:
        store = Store(Profile.at(Path(self._folder.name)))
        preferences = replace(Preferences(), verdict_seen=False, useless_notice=False)
        return store, GameModel(store, preferences, choose=self._next_deal)

    def _next_deal(self) -> str:
        self._number += 1
        return str(self._number)

    @initialize()
    def begin(self) -> None:
        self.model.choose_game(*GAMES[0])
        self.reference.deal(GAMES[0], self.model.deal_name)

    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        moves = legal_moves(self.model.position)
        if not moves:
            return
        move = data.draw(st.sampled_from(moves))
        assert self.model.try_move(move) is None
        self.reference.now.undo += 1
        self.reference.now.redo = 0
        self._settle()

    def _settle(self) -> None:
        if self.model.outcome is Outcome.WON:
            self.reference.file("won")
        self.reference.now.was_blocked |= self.model.outcome is Outcome.BLOCKED

    @rule()
    def undo(self) -> None:
        if self.model.undo():
            self.reference.now.undo -= 1
            self.reference.now.redo += 1

    @rule()
    def redo(self) -> None:
        if self.model.redo():
            self.reference.now.undo += 1
            self.reference.now.redo -= 1

    @rule()
    def restart(self) -> None:
        now = self.reference.now
        self.model.restart()
        if now.result:
            self.reference.deal(now.game, now.deal)
        else:
            now.restarts += 1
            now.undo, now.redo = 0, now.undo + now.redo

    @rule()
    def new_deal(self) -> None:
        self.model.new_deal()
        self.reference.leave()
        self.reference.deal(self.reference.now.game, self.model.deal_name)

    @rule(number=st.sampled_from((int(WON_DEAL), 7)))
    def deal_by_number(self, number: int) -> None:
        self.model.new_deal(number)
        self.reference.leave()
        self.reference.deal(self.reference.now.game, str(number))

    @rule()
    def give_up(self) -> None:
        self.model.give_up()
        self.reference.file("lost")

    @rule()
    def previous_game(self) -> None:
        if self.reference.left is not None:
            self.model.previous_game()
            self.reference.bring_back()

    @rule(game=st.sampled_from(GAMES))
    def choose_game(self, game: tuple[str, str]) -> None:
        if game == self.reference.now.game:
            return
        self.model.choose_game(*game)
        if game in self.reference.saved:
            self.reference.now = self.reference.saved[game]
        else:
            self.reference.deal(game, self.model.deal_name)

    @precondition(lambda self: self.reference.now.game == CALCULATION)
    @rule()
    def win(self) -> None:
        self.model.new_deal(WON_DEAL)
        self.reference.leave()
        self.reference.deal(CALCULATION, str(WON_DEAL))
        for move in WON_MOVES.split():
            assert self.model.try_move(move) is None
            self.reference.now.undo += 1
        self._settle()
        assert self.reference.now.result == "won"

    @rule(killed=st.booleans())
    def start_again(self, *, killed: bool) -> None:
        game = self.reference.now.game
        if not killed:
            self.model.save()
        self.model.close()
        self.store.close()
        self.store, self.model = self._start()
        self.model.choose_game(*game)
        self.reference.left = None
        if game in self.reference.saved:
            self.reference.now = self.reference.saved[game]
        else:
            self.reference.deal(game, self.model.deal_name)

    @invariant()
    def the_record_is_what_the_definitions_say(self) -> None:
        for game in GAMES:
            summary = self.store.summary(*game)
            found = (summary.games.played, summary.games.won, summary.replays)
            assert found == self.reference.counts(game), game

    @invariant()
    def the_play_is_the_one_that_should_run(self) -> None:
        now = self.reference.now
        if now.game[0]:
            assert self.model.spec.identity == now.game
            assert (self.model.deal_name, self.model.cursor) == (now.deal, now.undo)
            assert len(self.model.steps) == now.undo + now.redo


@pytest.mark.usefixtures("qapp")
def test_the_record_is_what_the_definitions_say() -> None:
    bounds = settings(max_examples=40, stateful_step_count=40)
    run_state_machine_as_test(RecordMachine, settings=bounds)


@pytest.mark.soak
@pytest.mark.usefixtures("qapp")
def test_the_record_is_what_the_definitions_say_a_million_times() -> None:
    bounds = settings(max_examples=2_500, stateful_step_count=400)
    run_state_machine_as_test(RecordMachine, settings=bounds)
