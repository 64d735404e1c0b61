"""Going to another step of the play in one go, as far as the player's wish for undo allows."""

from solitaire_desktop.model.changes import Change, ChangeKind
from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.store import Preferences, Undo
from tests.model.conftest import MakeModel


def played(model: GameModel, *moves: str) -> list[Change]:
    """The changes that are told from here on, once these moves are played."""
    for move in moves:
        assert model.try_move(move) is None
    changes: list[Change] = []
    model.changed.connect(changes.append)
    return changes


def test_a_jump_is_one_change(model: GameModel) -> None:
    changes = played(model, "t8-t4", "s-w", "s-w")
    model.undo_to(1)
    model.undo_to(1)
    model.undo_to(99)
    assert [change.kind for change in changes] == [ChangeKind.JUMP, ChangeKind.JUMP]
    assert model.cursor == 3
    assert model.session.undos == 2


def test_a_jump_goes_no_further_back_than_undo(make_model: MakeModel) -> None:
    model = make_model(Preferences(undo=Undo.TURNED))
    model.choose_game("forty-thieves", deal=1)
    changes = played(model, "s-w", "t8-t4", "t8-f3")
    model.undo_to(0)
    assert model.cursor == 1
    model.undo_to(0)
    assert len(changes) == 1
    model.set_preferences(Preferences(undo=Undo.NONE))
    model.undo_to(3)
    model.undo_to(0)
    assert model.cursor == 3
