"""The commands that ask what is known of the play. Part of the table in `actions`."""

from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.rules.english import mark
from solitaire_desktop.window.action_spec import ActionSpec, Menu, Place
from solitaire_desktop.window.commands import Commands


def _can_be_reviewed(model: GameModel) -> bool:
    return model.is_filed and bool(model.steps)


ADVICE_ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec(
        "hint",
        mark("Hi&nt"),
        Commands.hint,
        Menu.MOVE,
        4,
        ("H",),
        mark("Shows a move worth making, and the next best when asked again. It never peeks."),
        "hint",
        Place.LEFT,
        on_table=True,
        can=lambda model: not model.is_over,
    ),
    ActionSpec(
        "back-to-hope",
        mark("&Back to where it was not lost"),
        Commands.back_to_hope,
        Menu.MOVE,
        4,
        ("Ctrl+B",),
        mark("Takes back all steps since the game could last be won."),
        can=lambda model: model.is_lost and model.last_hope is not None,
    ),
    ActionSpec(
        "solution",
        mark("Show the so&lution…"),
        Commands.show_solution,
        Menu.MOVE,
        4,
        ("Ctrl+H",),
        mark("Looks for a line that wins, and plays it."),
        can=lambda model: not model.is_over,
    ),
    ActionSpec(
        "review",
        mark("Re&view the game…"),
        Commands.review,
        Menu.MOVE,
        4,
        ("Ctrl+W",),
        mark("Shows, once the game is over, where it could still be won and where no longer."),
        "review",
        can=_can_be_reviewed,
    ),
)
