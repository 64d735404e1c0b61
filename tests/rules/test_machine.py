"""Random games by every combination of rules: what must hold after each move (hypothesis)."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from solitaire_desktop.rules import (
    Card,
    Move,
    PileKind,
    Position,
    Record,
    Step,
    dealt,
    legal_moves,
    outcome,
    parse_deal,
    parse_record,
    play,
    position_text,
    replay,
    score,
    start_of,
    tables,
    why_not,
)
from solitaire_desktop.rules.move import STOCK, WASTE
from tests.rules.choices import conceivable_moves, reference, specs

NUMBERS = st.integers(1, 10**20).map(str) | st.integers(1, 2**33 - 1).map("ms{}".format)


class RandomGame(RuleBasedStateMachine):
    """Plays one deal forwards and backwards, with a second referee beside."""

    @initialize(spec=specs(), number=NUMBERS)
    def deal(self, spec, number) -> None:
        self.spec = spec
        self.number = parse_deal(number)
        self.positions = [dealt(spec, number)]
        self.moves: list[Move] = []
        self.cards = Counter(all_cards(self.position))
        self.second = reference(self.position)

    @property
    def position(self) -> Position:
        return self.positions[-1]

    @rule(pick=st.integers(0, 9999), upwards=st.booleans())
    def move(self, pick, upwards) -> None:
        legal = legal_moves(self.position)
        assume(legal)
        up = [move for move in legal if move.target[0] == "f"]
        self.played(up[pick % len(up)] if up and upwards else legal[pick % len(legal)])

    @precondition(lambda self: why_not(self.position, Move(STOCK, WASTE)) is None)
    @rule(times=st.integers(1, 12))
    def turn(self, times) -> None:
        for _ in range(times):
            if why_not(self.position, Move(STOCK, WASTE)) is None:
                self.played(Move(STOCK, WASTE))

    @precondition(lambda self: why_not(self.position, Move(WASTE, STOCK)) is None)
    @rule()
    def redeal(self) -> None:
        self.played(Move(WASTE, STOCK))

    @precondition(lambda self: self.moves)
    @rule(times=st.integers(1, 5))
    def take_back(self, times) -> None:
        """An earlier position is as it was: it plays on to an equal one."""
        for _ in range(min(times, len(self.moves))):
            after, move = self.positions.pop(), self.moves.pop()
            assert play(self.position, move) == after
        self.second = reference(self.position)

    def played(self, move: Move) -> None:
        before = position_text(self.position)
        after = play(self.position, move)
        assert position_text(self.position) == before
        self.second = self.second.played(move.as_text())
        self.positions.append(after)
        self.moves.append(move)

    # ------------------------------------------------------------------------------ what must hold

    @invariant()
    def the_second_referee_agrees(self) -> None:
        position, second = self.position, self.second
        assert {name: list(position[name]) for name in self.spec.piles} == second.piles
        assert position.hidden == second.down
        assert {move.as_text() for move in legal_moves(position)} == second.moves()
        assert (outcome(position), score(position)) == (second.outcome(), second.score())

    @invariant()
    def each_card_is_there_once(self) -> None:
        assert Counter(all_cards(self.position)) == self.cards
        assert max(self.cards.values()) == 1
        assert len(self.cards) == self.position.cards == self.spec.total

    @invariant()
    def legal_is_what_is_not_refused(self) -> None:
        position = self.position
        allowed = {move for move in conceivable_moves(position) if why_not(position, move) is None}
        assert set(legal_moves(position)) == allowed

    @invariant()
    def foundations_and_grid_piles_are_in_order(self) -> None:
        laws = tables(self.spec)
        for name in self.spec.piles:
            cards = self.position[name]
            if self.spec.kind_of(name) is PileKind.FOUNDATION and cards:
                assert cards[0].kind in laws.starts[name]
                assert len(cards) <= 13
            if self.spec.kind_of(name) in (PileKind.FOUNDATION, PileKind.CELL):
                assert all(
                    upper.kind in laws.lands[name][low.kind] for low, upper in pairwise(cards)
                )

    @invariant()
    def no_top_of_a_column_lies_face_down(self) -> None:
        columns = self.spec.group(PileKind.TABLEAU)
        assert not {self.position[name][-1] for name in columns if self.position[name]} & (
            self.position.hidden
        )
        assert self.position.hidden <= {card for name in columns for card in self.position[name]}

    @invariant()
    def its_text_tells_the_position(self) -> None:
        text = position_text(self.position)
        head = f"patience 1\ngame: {self.spec.game}\nrules: {self.spec.rules_text}\n"
        study = parse_record(head + text).study
        assert study is not None
        assert position_text(study) == text
        assert study == parse_record(Record(self.spec, study=study).as_text()).study
        assert {name: named(study, name) for name in self.spec.piles} == {
            name: named(self.position, name) for name in self.spec.piles
        }
        assert study.redeals_used == self.position.redeals_used

    @invariant()
    def its_record_tells_the_game(self) -> None:
        """The very same copies: a deal with its moves gives an equal position."""
        steps = tuple(Step.of(move) for move in self.moves)
        record = Record(self.spec, self.number, steps=steps)
        again = parse_record(record.as_text())
        assert again.as_text() == record.as_text()
        assert again.spec == self.spec
        if len(self.moves) % 5 == 0:
            assert replay(again).positions == tuple(self.positions)
        assert start_of(again) == self.positions[0]


def all_cards(position: Position) -> list[Card]:
    return [card for name in position.spec.piles for card in position[name]]


def named(position: Position, pile: str) -> list[str]:
    return [f"{card}{'?' * (card in position.hidden)}" for card in position[pile]]


EXAMPLES = settings().max_examples


class TestRandomGame(RandomGame.TestCase):  # type: ignore[misc, valid-type]  # made at run time
    """Short games; a step costs some ten milliseconds."""

    settings = settings(max_examples=EXAMPLES // 2, stateful_step_count=20)


@pytest.mark.soak
class TestLongRandomGame(RandomGame.TestCase):  # type: ignore[misc, valid-type]  # made at run time
    """Long games."""

    settings = settings(max_examples=EXAMPLES // 4, stateful_step_count=100)
