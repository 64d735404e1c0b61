"""The store beside the plain reference, through anything that a player can do. B-076, B-085"""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from solitaire_desktop.store import Result, Store, stats_json
from tests.store.made import MORNING, QUICK, Clock, database, store_in
from tests.store.playing import GAMES, Call, Player, restart
from tests.store.reference import Reference, content_of


def check_equal(store: Store, reference: Reference) -> None:
    """Fail unless store and reference hold and count the same."""
    assert content_of(store) == reference.content()
    assert stats_json(store) == reference.lines()
    for line in stats_json(store):
        played, won, lost = line["played"], line["won"], line["lost"]
        assert played == won + lost  # type: ignore[operator]
        assert line["rate"] is None or 0 <= line["rate"] <= 1  # type: ignore[operator]


class RecordMachine(RuleBasedStateMachine):
    """A player between two records; the program is closed, killed and the clock set at any time."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory(dir=QUICK)
        self.clock = Clock()
        self.store = store_in(Path(self.folder.name), self.clock)
        self.reference = Reference()
        self.player = Player(0)

    @rule(seed=st.integers(0, 10_000), steps=st.integers(1, 60))
    def play(self, seed: int, steps: int) -> None:
        self.player.chance.seed(seed)
        for _ in range(steps):
            for call in self.player.act():
                self.call(call)

    def call(self, call: Call) -> None:
        if call is restart:
            self.store.close()
            self.store = store_in(Path(self.folder.name), self.clock)
        else:
            call(self.store)
            call(self.reference)

    @rule()
    def die(self) -> None:
        """The program ends without closing anything; its end of the file is let go, unwritten."""
        self.player.left.clear()
        self.store = store_in(Path(self.folder.name), self.clock)

    @rule(token=st.sampled_from("0123456789abcdef"))
    def take_back_anything(self, token: str) -> None:
        for entry in self.reference.filed:
            if entry.played.token.startswith(token) and entry.result == Result.WON:
                assert self.store.take_back(entry.played.token) is None

    @rule(hours=st.integers(-1000, 1000))
    def set_clock(self, hours: int) -> None:
        self.clock.move(hours=hours)
        self.clock.now = max(self.clock.now, MORNING.replace(year=2000))

    @rule()
    def keep_house(self) -> None:
        self.store.housekeeping()

    @rule()
    def lose_the_file(self) -> None:
        database(Path(self.folder.name)).unlink()
        for ending in ("-wal", "-shm"):
            database(Path(self.folder.name)).with_name(f"games.db{ending}").unlink(missing_ok=True)
        for name in GAMES[:1]:  # any write shows that it is gone
            self.store.forget(*name)
            self.reference.forget(*name)
            self.player.tables.pop(name, None)

    @invariant()
    def they_are_equal(self) -> None:
        check_equal(self.store, self.reference)
        assert self.store.notices == []

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()


def test_the_store_equals_its_reference() -> None:
    run_state_machine_as_test(RecordMachine, settings=settings(stateful_step_count=25))


def play_long(folder: Path, operations: int, *, seed: int, check_every: int) -> None:
    """Play so many operations at random, and compare every so often."""
    store, reference, player = store_in(folder), Reference(), Player(seed)
    for number in range(operations):
        for call in player.act():
            if call is restart:
                store.close()
                store = store_in(folder)
            else:
                call(store)
                call(reference)
        if number % check_every == 0:
            check_equal(store, reference)
            if len(reference.filed) > 1000:
                store.reset()
                reference.filed.clear()
                player.left.clear()
    check_equal(store, reference)
    store.close()


def test_two_thousand_operations_equal_the_reference(profile: Path) -> None:
    play_long(profile, 2_000, seed=0, check_every=250)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 11))
def test_a_million_operations_equal_the_reference(profile: Path, seed: int) -> None:
    play_long(profile, 100_000, seed=seed, check_every=5_000)
