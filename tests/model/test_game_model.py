"""What a player can do, and what of it stands in the record (design.md, section 5)."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from solitaire_desktop.errors import DealNumberError, RecordError, RulesError
from solitaire_desktop.model.changes import Change, ChangeKind
from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.rules import Outcome, Reason
from solitaire_desktop.store import Autoplay, Chosen, Preferences, Result, Undo
from tests.model.conftest import MakeModel, study

# A deal of Calculation with free placement, and moves that win it.
WON_DEAL = 4
WON_MOVES = """
s-w w-r1 s-w w-r3 s-w w-r4 s-w w-r2 s-w w-r4 s-w w-r1 s-w w-f3 s-w w-r2 s-w w-f1 r2-f1 s-w
w-r3 s-w w-r1 s-w w-f4 s-w w-r2 s-w w-f3 s-w w-r4 s-w w-r3 s-w w-r3 s-w w-r1 s-w w-f3 s-w
w-f1 s-w w-f2 r3-f2 r3-f1 r4-f1 s-w w-f3 r4-f3 s-w w-f4 r4-f4 s-w w-f1 s-w w-r4 s-w w-r4
s-w w-r3 s-w w-f1 s-w w-f2 r1-f2 s-w w-r1 s-w w-r4 s-w w-r2 s-w w-r2 s-w w-r4 s-w w-f4 s-w
w-r4 s-w w-r3 s-w w-f4 r3-f4 s-w w-r3 s-w w-r3 s-w w-f2 s-w w-r1 s-w w-f3 r3-f3 s-w w-f4
r2-f4 s-w w-f1 r3-f1 r3-f2 r2-f2 r2-f3 r2-f1 r3-f4 r3-f1 r1-f1 r1-f3 r4-f3 r4-f3 r1-f3
r4-f2 r4-f4 r4-f4 r1-f4 s-w w-r3 s-w w-r2 s-w w-f2 r2-f2 r3-f2 r1-f2
"""


def moved(model: GameModel, *moves: str) -> None:
    for move in moves:
        assert model.try_move(move) is None


def counts(model: GameModel, game: str = "forty-thieves", rules: str = "") -> tuple[int, int]:
    """Played and won."""
    tally = model.store.summary(game, rules).games
    return tally.played, tally.won


def test_a_move_is_told_with_before_and_after(model: GameModel, qtbot: QtBot) -> None:
    before = model.position

    with qtbot.waitSignal(model.changed) as caught:
        assert model.try_move("t8-t4") is None

    assert caught.args is not None
    change = caught.args[0]
    assert isinstance(change, Change)
    assert (change.kind, change.before, change.after) == (ChangeKind.STEP, before, model.position)
    assert str(change.step) == "t8-t4"


def test_a_refused_move_changes_nothing_and_is_told(model: GameModel, qtbot: QtBot) -> None:
    """G-1."""
    record = model.record()

    with qtbot.waitSignal(model.refused):
        refusal = model.try_move("t1-t2")

    assert refusal is not None
    assert refusal.reason is Reason.COLUMN_ORDER
    assert (model.record(), model.moves, model.can_undo) == (record, 0, False)


def test_undo_and_redo_give_equal_positions(model: GameModel) -> None:
    start = model.position
    moved(model, "s-w", "t8-t4", "s-w")
    end = model.position

    assert [model.undo() for _ in range(4)] == [True, True, True, False]
    assert model.position == start
    assert [model.redo() for _ in range(4)] == [True, True, True, False]
    assert model.position == end
    assert model.session.undos == 3


def test_a_run_is_dragged_as_single_moves_and_undone_at_once(model: GameModel) -> None:
    """FT-24."""
    model.open(study("t1: KS 7D 6D", "t2: 8D"))

    step = model.lift("t1", 2)["t2"]
    assert model.move_cards("t1", 2, "t2") is None

    assert len(step) == 3
    assert (model.moves, len(model.steps)) == (3, 1)
    assert str(model.steps[0]).startswith("(t1-")
    model.undo()
    assert [card.name for card in model.position["t1"]] == ["KS", "7D", "6D"]


def test_a_run_too_long_is_refused_with_how_many_may_go(model: GameModel) -> None:
    """B-002."""
    full = [
        f"t{n}: {rank}{suit}"
        for n, (rank, suit) in enumerate(zip("KKKKKKK", "CCDDHHS", strict=True), 3)
    ]
    model.open(study("t1: KS 7D 6D 5D", "t2: 8D", *full))

    refusal = model.move_cards("t1", 3, "t2")

    assert refusal is not None
    assert refusal.reason is Reason.RUN_TOO_LONG
    assert refusal.args["most"] == 2


def test_without_the_preference_a_drag_lifts_one_card(make_model: MakeModel) -> None:
    model = make_model(Preferences(runs_as_singles=False))
    model.open(study("t1: KS 7D 6D", "t2: 8D"))

    assert model.liftable("t1") == 1
    assert model.lift("t1", 2) == {}
    refusal = model.move_cards("t1", 2, "t2")
    assert refusal is not None
    assert refusal.reason is Reason.ONE_CARD


def test_autoplay_belongs_to_the_step_and_stays_undone(make_model: MakeModel) -> None:
    """B-053."""
    model = make_model(Preferences(autoplay=Autoplay.ALWAYS))
    model.open(study("stock: 9H", "t1: AC 9D", "t2: TD", "t3: 2C"))
    start = model.position

    moved(model, "t1-t2")

    assert str(model.steps[0]) == "(t1-t2 t1-f1 t3-f1)"
    model.undo()
    assert model.position == start
    assert model.cursor == 0


@pytest.mark.parametrize(
    ("undo", "allowed"), [(Undo.UNLIMITED, True), (Undo.TURNED, False), (Undo.NONE, False)]
)
def test_strict_undo_stops_at_a_turned_card(
    make_model: MakeModel, undo: Undo, *, allowed: bool
) -> None:
    model = make_model(Preferences(undo=undo))
    model.choose_game("forty-thieves", deal=1)
    moved(model, "s-w")

    assert model.can_undo is allowed
    assert model.undo() is allowed


def test_a_turn_means_a_redeal_when_one_is_left(model: GameModel) -> None:
    model.open(study("rules: redeals=1", "waste: 4H 9C", "t1: KD"))

    assert model.turn() is None
    assert [str(step) for step in model.steps] == ["w-s"]
    moved(model, "s-w", "s-w")
    refusal = model.turn()
    assert refusal is not None
    assert not model.can_turn


def test_a_click_sends_a_card_up_or_to_the_longest_run(model: GameModel) -> None:
    model.open(study("stock: 2H", "t1: AC", "t2: 9D", "t3: TD", "t4: JD TD", "t5: KC"))

    assert model.best_target("t1", 1) == "f1"
    assert model.best_target("t2", 1) == "t4"
    assert model.best_target("t5", 1) is None


# ------------------------------------------------------------------------------------ the record


def test_a_game_left_for_another_deal_is_lost(model: GameModel) -> None:
    moved(model, "s-w")

    model.new_deal()

    assert counts(model) == (1, 0)
    [filed] = model.store.games()
    assert (filed.result, filed.deal, filed.chosen) == (Result.LOST, "1", Chosen.NUMBER)


def test_an_untouched_game_does_not_count(model: GameModel) -> None:
    moved(model, "s-w")
    model.undo()

    model.new_deal()

    assert counts(model) == (0, 0)
    assert model.session.chosen is Chosen.RANDOM


def test_a_restarted_game_is_touched_and_stays_one_game(model: GameModel) -> None:
    moved(model, "s-w")
    model.restart()

    assert (model.cursor, model.session.restarts, model.deal_name) == (0, 1, "1")
    model.new_deal()

    [filed] = model.store.games()
    assert filed.restarts == 1


def test_another_game_or_other_rules_keep_the_game_saved(make_model: MakeModel) -> None:
    model = make_model()
    model.choose_game("forty-thieves", deal=1)
    moved(model, "s-w", "t8-t4")

    model.choose_game("calculation")
    model.choose_game("forty-thieves", "redeals=2")
    assert counts(model) == (0, 0)
    model.choose_game("forty-thieves")

    assert (model.deal_name, model.moves) == ("1", 2)


def test_the_game_is_there_again_after_a_new_start(make_model: MakeModel) -> None:
    model = make_model()
    model.choose_game("forty-thieves", deal=1)
    moved(model, "s-w", "t8-t4", "s-w")
    model.undo()
    token, position = model.session.token, model.position

    again = make_model()
    again.choose_game("forty-thieves")

    assert (again.session.token, again.position) == (token, position)
    assert again.redo()


def test_previous_game_takes_the_loss_out(model: GameModel) -> None:
    moved(model, "s-w", "t8-t4")
    model.new_deal()
    assert counts(model) == (1, 0)

    model.previous_game()

    assert (model.deal_name, model.moves) == ("1", 2)
    assert counts(model) == (0, 0)
    model.new_deal()
    assert counts(model) == (1, 0)


def won_game(model: GameModel) -> None:
    """Plays a whole game of Calculation with free placement that its own deal allows."""
    model.choose_game("calculation", "placement=free", deal=WON_DEAL)
    moved(model, *WON_MOVES.split())
    assert model.outcome is Outcome.WON


def test_a_win_is_filed_at_once_and_only_once(model: GameModel) -> None:
    """B-075."""
    won_game(model)
    key = ("calculation", "placement=free")
    assert counts(model, *key) == (1, 1)

    model.undo()
    model.redo()
    model.undo()
    moved(model, WON_MOVES.rsplit(maxsplit=1)[-1])
    model.new_deal()

    assert counts(model, *key) == (1, 1)


def test_restarting_a_won_game_is_a_replay(model: GameModel) -> None:
    won_game(model)
    model.restart()
    assert (model.moves, model.is_over) == (0, False)

    moved(model, *WON_MOVES.split())

    summary = model.store.summary("calculation", "placement=free")
    assert (summary.games.played, summary.games.won, summary.replays) == (1, 1, 1)


def test_a_game_given_up_is_lost_and_over(model: GameModel) -> None:
    moved(model, "s-w")

    model.give_up()

    assert model.is_over
    assert counts(model) == (1, 0)
    model.undo()
    model.new_deal()
    assert counts(model) == (1, 0)


def test_a_study_is_never_filed_and_replaces_no_saved_game(make_model: MakeModel) -> None:
    model = make_model()
    model.choose_game("forty-thieves", deal=1)
    moved(model, "s-w")

    model.open(study("t1: AC"))
    moved(model, "t1-f1")

    assert (model.outcome, model.is_study) == (Outcome.WON, True)
    assert counts(model) == (0, 0)
    again = make_model()
    again.choose_game("forty-thieves")
    assert (again.deal_name, again.moves) == ("1", 1)


def test_an_opened_deal_takes_the_saved_place_with_its_first_move(make_model: MakeModel) -> None:
    model = make_model()
    model.choose_game("forty-thieves", deal=1)
    moved(model, "s-w")
    model.open("patience 1\ngame: forty-thieves\ndeal: 24\n")

    again = make_model()
    again.choose_game("forty-thieves")
    assert again.deal_name == "1"
    again.open("patience 1\ngame: forty-thieves\ndeal: 24\n")
    moved(again, "s-w")
    assert counts(again) == (1, 0)

    last = make_model()
    last.choose_game("forty-thieves")
    assert last.deal_name == "24"


def test_the_running_deal_opened_again_stays_the_same_game(model: GameModel) -> None:
    moved(model, "s-w", "t8-t4")
    text, token = model.record(), model.session.token
    model.undo()

    model.open(text)

    assert (model.session.token, model.moves) == (token, 2)
    assert counts(model) == (0, 0)


@pytest.mark.parametrize(
    "text",
    ["", "patience 1\n", study("t1: XX"), study("t1: 7D", "t2: 9D", "moves: t1-t2")],
)
def test_a_record_that_cannot_be_played_leaves_everything(model: GameModel, text: str) -> None:
    moved(model, "s-w")
    before = model.record()

    with pytest.raises(RecordError):
        model.open(text)

    assert model.record() == before


def test_bad_names_and_numbers_leave_everything(model: GameModel) -> None:
    before = model.record()

    with pytest.raises(RulesError):
        model.choose_game("forty-thiefs")
    with pytest.raises(RulesError):
        model.choose_game("forty-thieves", "columns=99")
    with pytest.raises(DealNumberError):
        model.new_deal(0)

    assert model.record() == before


def test_a_change_of_preferences_keeps_the_game(model: GameModel, qtbot: QtBot) -> None:
    moved(model, "s-w")

    with qtbot.waitSignal(model.status_changed):
        model.set_preferences(replace(model.preferences, runs_as_singles=False))

    assert model.moves == 1


# --------------------------------------------------------------------------------------- notices


def test_no_useful_moves_left_is_told_after_a_rest(make_model: MakeModel, qtbot: QtBot) -> None:
    """FT-20c: legal but useless moves only."""
    model = make_model()
    kings = [f"t{n}: {card}" for n, card in enumerate(("KC", "KC", "KS", "KS", "KD", "KD"), 3)]

    with qtbot.waitSignal(model.useless, timeout=3000):
        model.open(study("waste: 2S", "t1: 9S 7D 6D", "t2: KH 7D", *kings, "t9: 9C", "t10: 9H"))

    assert model.outcome is Outcome.PLAYING


def test_a_join_in_vain_is_told_once(model: GameModel, qtbot: QtBot) -> None:
    model.open(study("waste: 3C", "a1: 2S", "b3: 5S", "c1: 8S", game="devils-grip"))

    with qtbot.waitSignal(model.told) as caught:
        moved(model, "b3-a1")
    assert caught.args is not None
    assert caught.args[0] == "join-in-vain"

    with qtbot.assertNotEmitted(model.told):
        moved(model, "c1-a1")


def test_time_counts_while_active_and_unfinished(model: GameModel) -> None:
    def runs() -> bool:
        return model.session.clock.is_running

    seen = [runs()]
    for is_active in (True, False, True):
        model.set_active(active=is_active)
        seen.append(runs())
    model.give_up()

    assert [*seen, runs()] == [False, True, False, True, False]
