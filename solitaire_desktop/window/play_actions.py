"""The commands on the play: the menus Game and Move. Part of the table in `actions`.

What a command does is in `commands`; how menus and buttons are made of it, in `menus` and
`toolbar`.
"""

from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.rules.english import mark
from solitaire_desktop.rules.move import WASTE
from solitaire_desktop.rules.spec import Family
from solitaire_desktop.window.action_spec import ActionSpec, Menu, Place
from solitaire_desktop.window.commands import Commands


def _is_grip(model: GameModel) -> bool:
    return model.spec.family is Family.DEVILS_GRIP


def _is_playing(model: GameModel) -> bool:
    return not model.is_over


def _has_stock(model: GameModel) -> bool:
    return model.can_turn


PLAY_ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec(
        "choose-game",
        mark("&Choose a game…"),
        Commands.choose_game,
        Menu.GAME,
        0,
        ("Ctrl+G",),
        mark("Shows all games with your record, and the games to go on with."),
        "games",
        Place.LEFT,
    ),
    ActionSpec(
        "new-deal",
        mark("&New deal"),
        Commands.new_deal,
        Menu.GAME,
        1,
        ("Ctrl+N", "F2"),
        mark("Deals a new game. The one on the table is filed as lost."),
        "new-deal",
        Place.LEFT,
    ),
    ActionSpec(
        "deal-number",
        mark("&Deal by number…"),
        Commands.deal_by_number,
        Menu.GAME,
        1,
        ("Ctrl+D",),
        mark("Deals the game of a number, the same cards for everybody."),
    ),
    ActionSpec(
        "winnable",
        mark("New &winnable deal…"),
        Commands.new_winnable_deal,
        Menu.GAME,
        1,
        ("Ctrl+Shift+D",),
        mark("Deals a game that is known to be winnable, as hard as you want it."),
    ),
    ActionSpec(
        "restart",
        mark("&Restart this deal"),
        Commands.restart,
        Menu.GAME,
        1,
        ("Ctrl+R",),
        mark("Goes back to the first position of this deal."),
        "restart",
        Place.LEFT,
        can=lambda model: bool(model.steps),
    ),
    ActionSpec(
        "previous-game",
        mark("&Previous game"),
        Commands.previous_game,
        Menu.GAME,
        1,
        ("Ctrl+Shift+N",),
        mark("Brings back the game that was left, and takes its loss out of the record."),
        can=lambda model: model.can_previous,
    ),
    ActionSpec(
        "give-up",
        mark("Gi&ve up"),
        Commands.give_up,
        Menu.GAME,
        1,
        ("Ctrl+Shift+G",),
        mark("Files this game as lost and leaves its table as it is."),
        can=_is_playing,
    ),
    ActionSpec(
        "open",
        mark("&Open…"),
        Commands.open_file,
        Menu.GAME,
        2,
        ("Ctrl+O",),
        mark("Opens a game or a position from a file."),
    ),
    ActionSpec(
        "save",
        mark("&Save a copy…"),
        Commands.save_copy,
        Menu.GAME,
        2,
        ("Ctrl+S",),
        mark("Writes this game into a file. It is kept without that too."),
    ),
    ActionSpec(
        "copy",
        mark("Cop&y the record"),
        Commands.copy_record,
        Menu.GAME,
        2,
        ("Ctrl+C",),
        mark("Puts this game as text on the clipboard."),
    ),
    ActionSpec(
        "paste",
        mark("P&aste a record"),
        Commands.paste_record,
        Menu.GAME,
        2,
        ("Ctrl+V",),
        mark("Opens the game whose text is on the clipboard."),
    ),
    ActionSpec(
        "statistics",
        mark("S&tatistics…"),
        Commands.statistics,
        Menu.GAME,
        3,
        ("Ctrl+T",),
        mark("Shows the record of wins and losses."),
        "statistics",
        Place.RIGHT,
    ),
    ActionSpec(
        "quit",
        mark("&Quit"),
        Commands.quit,
        Menu.GAME,
        4,
        ("Ctrl+Q",),
        mark("Closes the program; the game is kept."),
    ),
    ActionSpec(
        "undo",
        mark("&Undo"),
        Commands.undo,
        Menu.MOVE,
        2,
        ("Ctrl+Z", "Backspace"),
        mark("Takes back the last step."),
        "undo",
        Place.LEFT,
        can=lambda model: model.can_undo,
    ),
    ActionSpec(
        "redo",
        mark("&Redo"),
        Commands.redo,
        Menu.MOVE,
        2,
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        mark("Plays the step again that was taken back."),
        "redo",
        Place.LEFT,
        can=lambda model: model.can_redo,
    ),
    ActionSpec(
        "turn",
        mark("&Turn the stock"),
        Commands.turn,
        Menu.MOVE,
        3,
        ("Space",),
        mark("Turns from the stock; an empty stock takes back the waste where a redeal is left."),
        on_table=True,
        can=_has_stock,
    ),
    ActionSpec(
        "waste",
        mark("S&how the whole waste"),
        Commands.show_waste,
        Menu.MOVE,
        3,
        ("V",),
        mark("Lays out all cards of the waste for a look; any key or click takes them away."),
        on_table=True,
        can=lambda model: len(model.position[WASTE]) > 1,
        suits=lambda model: model.spec.family is not Family.CALCULATION,
    ),
    ActionSpec(
        "send-up",
        mark("&Send up all that can go"),
        Commands.send_up_all,
        Menu.MOVE,
        3,
        ("Ctrl+U",),
        mark("Plays every card to the foundations that can go there."),
        "send-up",
        Place.LEFT,
        suits=lambda model: not _is_grip(model),
    ),
    ActionSpec(
        "swap",
        mark("S&wap two piles"),
        Commands.swap,
        Menu.MOVE,
        3,
        ("Ctrl+E",),
        mark("Lets two whole piles change places."),
        "swap",
        Place.LEFT,
        suits=_is_grip,
    ),
    ActionSpec(
        "arrange",
        mark("&Arrange the rows"),
        Commands.arrange_rows,
        Menu.MOVE,
        3,
        ("Ctrl+A",),
        mark("Swaps the piles into their rows."),
        "check",
        Place.LEFT,
        can=lambda model: model.can_arrange,
        suits=_is_grip,
    ),
)
