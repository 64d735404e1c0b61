from collections import Counter

import pytest
from PySide6.QtGui import QKeySequence

from solitaire_desktop.window.action_spec import Menu, Place
from solitaire_desktop.window.actions import ACTIONS
from solitaire_desktop.window.icons import has_icon
from tools.translations import FOLDER, LANGUAGES, catalogue_path, read_catalogue


def test_no_shortcut_is_ambiguous() -> None:
    keys = Counter(QKeySequence(key).toString() for spec in ACTIONS for key in spec.shortcuts)
    assert [key for key, times in keys.items() if times > 1] == []


def test_every_command_has_a_shortcut_that_qt_knows() -> None:
    for spec in ACTIONS:
        assert spec.shortcuts, spec.key
        assert all(QKeySequence(key).toString() for key in spec.shortcuts), spec.key


def test_keys_are_names_used_once() -> None:
    assert len({spec.key for spec in ACTIONS}) == len(ACTIONS)


def test_every_command_says_what_it_does() -> None:
    assert [spec.key for spec in ACTIONS if not spec.tip.endswith(".")] == []


@pytest.mark.parametrize("menu", Menu)
def test_access_keys_of_a_menu_are_used_once(menu: Menu) -> None:
    keys = [spec.label[spec.label.index("&") + 1].lower() for spec in ACTIONS if spec.menu is menu]
    assert [key for key, times in Counter(keys).items() if times > 1] == []


def test_buttons_of_the_toolbar_have_symbols() -> None:
    shown = [spec for spec in ACTIONS if spec.place is not Place.NOWHERE]
    assert [spec.key for spec in shown if not has_icon(spec.icon)] == []


def test_groups_of_a_menu_lie_together() -> None:
    for menu in Menu:
        groups = [spec.group for spec in ACTIONS if spec.menu is menu]
        assert groups == sorted(groups)


@pytest.mark.parametrize("language", LANGUAGES)
def test_access_keys_are_used_once_in_other_languages_too(language: str) -> None:
    catalogue = read_catalogue(catalogue_path(FOLDER, language))
    for menu in Menu:
        labels = [catalogue[spec.label].text for spec in ACTIONS if spec.menu is menu]
        keys = Counter(text[text.index("&") + 1].lower() for text in labels)
        assert [key for key, times in keys.items() if times > 1] == [], menu
