"""Every command of the window, once: menus, toolbar, shortcuts and their sheet are made from this.

What a command does is in `commands`; how menus and buttons are made of it, in `menus` and
`toolbar`.
"""

from solitaire_desktop.rules.english import mark
from solitaire_desktop.store import MenuBar
from solitaire_desktop.window.action_spec import ActionSpec, Menu, Place
from solitaire_desktop.window.advice_actions import ADVICE_ACTIONS
from solitaire_desktop.window.bookmark_actions import BOOKMARK_ACTIONS
from solitaire_desktop.window.commands import Commands
from solitaire_desktop.window.play_actions import PLAY_ACTIONS

VIEW_ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec(
        "preferences",
        mark("&Preferences…"),
        Commands.preferences,
        Menu.VIEW,
        0,
        ("Ctrl+,",),
        mark("Cards, table, hand, animation and language."),
        "preferences",
        Place.RIGHT,
    ),
    ActionSpec(
        "clock",
        mark("Show the &clock"),
        Commands.switch_clock,
        Menu.VIEW,
        1,
        ("Ctrl+Shift+C",),
        mark("Shows or hides the time of play."),
        is_on=lambda preferences: preferences.show_clock,
    ),
    ActionSpec(
        "score",
        mark("Show the &score"),
        Commands.switch_score,
        Menu.VIEW,
        1,
        ("Ctrl+Shift+S",),
        mark("Shows or hides how many cards are up or left."),
        is_on=lambda preferences: preferences.show_score,
    ),
    ActionSpec(
        "moves",
        mark("Show the mo&ves"),
        Commands.switch_moves,
        Menu.VIEW,
        1,
        ("Ctrl+L",),
        mark("Lists the steps of this game beside the table; a click goes there."),
        is_on=lambda preferences: preferences.show_moves,
    ),
    ActionSpec(
        "menu-bar",
        mark("Show the &menu bar"),
        Commands.switch_menu_bar,
        Menu.VIEW,
        2,
        ("Ctrl+M",),
        mark("Shows the menu bar always, or only on Alt."),
        is_on=lambda preferences: preferences.menu_bar is MenuBar.ALWAYS,
    ),
    ActionSpec(
        "toolbar",
        mark("Show the &toolbar"),
        Commands.switch_toolbar,
        Menu.VIEW,
        2,
        ("Ctrl+Shift+T",),
        mark("Shows or hides the row of buttons."),
        is_on=lambda preferences: preferences.show_toolbar,
    ),
    ActionSpec(
        "status-bar",
        mark("Show the status &bar"),
        Commands.switch_status_bar,
        Menu.VIEW,
        2,
        ("Ctrl+Shift+I",),
        mark("Shows or hides the line of messages and figures."),
        is_on=lambda preferences: preferences.show_status,
    ),
    ActionSpec(
        "full-screen",
        mark("&Full screen"),
        Commands.full_screen,
        Menu.VIEW,
        3,
        ("F11",),
        mark("Fills the whole screen, and back."),
    ),
    ActionSpec(
        "rules",
        mark("&Rules of this game"),
        Commands.rules,
        Menu.HELP,
        0,
        ("F1",),
        mark("Explains the game on the table by the rules that are played."),
        "help",
        Place.RIGHT,
    ),
    ActionSpec(
        "shortcuts",
        mark("&Keyboard and mouse"),
        Commands.shortcuts,
        Menu.HELP,
        0,
        ("Ctrl+F1",),
        mark("Lists what keys and mouse buttons do."),
    ),
    ActionSpec(
        "about",
        mark("&About Solitaire Desktop"),
        Commands.about,
        Menu.HELP,
        1,
        ("Shift+F1",),
        mark("Version and licence."),
    ),
)

ACTIONS = PLAY_ACTIONS + ADVICE_ACTIONS + BOOKMARK_ACTIONS + VIEW_ACTIONS
