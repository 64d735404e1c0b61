"""What mouse, keyboard and hand share: the play, the scene, and how to speak to the player."""

from collections.abc import Callable
from typing import NamedTuple

from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.rules.cards import Card
from solitaire_desktop.rules.move import Refusal
from solitaire_desktop.table.scene import TableScene


class Stage(NamedTuple):
    """One table with its play.

    Attributes:
        tr: a text in the player's language, with its pieces filled in
        hint: shows a line in the status bar, or clears it
        refuse: shows why something is refused
    """

    model: GameModel
    scene: TableScene
    tr: Callable[..., str]
    hint: Callable[[str], None]
    refuse: Callable[[Refusal], None]

    def cards(self, pile: str) -> tuple[Card, ...]:
        """The cards of a pile."""
        return self.model.position[pile]
