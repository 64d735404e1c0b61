"""The commands that ask what is known of the play. Part of the table in `actions`."""

from solitaire_desktop.window.action_spec import ActionSpec, Menu
from solitaire_desktop.window.commands import Commands
from solitaire_desktop.window.messages import mark

ADVICE_ACTIONS: tuple[ActionSpec, ...] = (
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
)
