"""A model on a throw-away profile, and short ways to put positions on it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.paths import Profile
from solitaire_desktop.store import Preferences, Store

MakeModel = Callable[..., GameModel]


@pytest.fixture
def make_model(qapp: QCoreApplication, profile: Path) -> Iterator[MakeModel]:
    """Makes models of one profile, each as after a new start of the program."""
    models: list[GameModel] = []

    def end() -> None:
        if models:
            models[-1].close()
            models[-1].store.close()

    def make(preferences: Preferences | None = None) -> GameModel:
        end()
        store = Store(Profile.at(profile))
        numbers = iter(str(number) for number in range(100_001, 200_000))
        chosen = preferences or Preferences()
        models.append(GameModel(store, chosen, qapp, choose=lambda: next(numbers)))
        return models[-1]

    yield make
    end()


@pytest.fixture
def model(make_model: MakeModel) -> GameModel:
    """A model with deal 1 of Forty Thieves on it."""
    model = make_model()
    model.choose_game("forty-thieves", deal=1)
    return model


def study(*lines: str, game: str = "forty-thieves") -> str:
    """The record of a study."""
    return "\n".join(("patience 1", f"game: {game}", *lines, ""))
