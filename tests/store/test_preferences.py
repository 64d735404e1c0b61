"""The table of preferences and its file."""

import json
import subprocess
import sys
from dataclasses import FrozenInstanceError, fields, replace
from pathlib import Path
from typing import Any

import pytest

from solitaire_desktop.paths import Profile
from solitaire_desktop.store import (
    Choice,
    Loaded,
    Preferences,
    import_preferences,
    load_preferences,
    preference_table,
    save_preferences,
)

TEXTS = ("", "kde:svg-oxygen")
OTHERS: list[tuple[str, Any]] = [
    (entry.name, choice)
    for entry in preference_table()
    for choice in (entry.choices or (TEXTS if entry.default == "" else (False, True)))
    if choice != entry.default
]


UNLISTED = {"shortcuts", "true_deal_told"}  # which have dialogs of their own


def test_every_preference_has_a_label_and_a_help_of_its_own() -> None:
    table = preference_table()
    assert [entry.name for entry in table] == [
        each.name for each in fields(Preferences) if each.name not in UNLISTED
    ]
    assert all(entry.label and entry.help for entry in table)
    assert len({entry.label for entry in table}) == len(table)
    assert len({entry.help for entry in table}) == len(table)


def test_every_choice_has_a_label_and_the_default_is_one_of_them() -> None:
    for entry in preference_table():
        if isinstance(entry.default, Choice):
            assert entry.default in entry.choices
            assert len({choice.label for choice in entry.choices}) == len(entry.choices) > 1
        else:
            assert isinstance(entry.default, bool) or entry.default == ""


def test_the_defaults_are_the_table() -> None:
    defaults = {entry.name: entry.default for entry in preference_table()}
    assert Preferences(**defaults) == Preferences()  # type: ignore[arg-type]


def test_preferences_change_by_making_new_ones() -> None:
    with pytest.raises(FrozenInstanceError):
        Preferences().sound = True  # type: ignore[misc]
    assert replace(Preferences(), sound=True).sound


@pytest.mark.parametrize(("name", "value"), OTHERS)
def test_each_value_is_kept(profile: Path, name: str, value: Any) -> None:
    """B-105"""
    at = Profile.at(profile)
    changed = replace(Preferences(), **{name: value})
    assert save_preferences(at, changed) is None
    loaded = load_preferences(at)
    assert loaded == Loaded(changed)
    assert type(getattr(loaded.settings, name)) is type(value)


def test_another_process_reads_the_same_types_and_values(profile: Path) -> None:
    """B-104"""
    at = Profile.at(profile)
    changed = replace(Preferences(), **dict(OTHERS))
    save_preferences(at, changed)
    program = (
        "import sys; from solitaire_desktop.paths import Profile;"
        "from solitaire_desktop.store import load_preferences;"
        "print(load_preferences(Profile.at(sys.argv[1])).settings)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(profile)], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == repr(changed)


def test_the_file_lies_in_the_config_folder_and_names_every_preference(profile: Path) -> None:
    save_preferences(Profile.at(profile), Preferences())
    content = json.loads((profile / "config" / "preferences.json").read_text("utf-8"))
    assert list(content) == [each.name for each in fields(Preferences)]


def test_an_exported_file_can_be_imported(profile: Path, tmp_path: Path) -> None:
    changed = replace(Preferences(), **dict(OTHERS))
    save_preferences(Profile.at(profile), changed)
    copy = tmp_path / "my preferences.json"
    copy.write_bytes((profile / "config" / "preferences.json").read_bytes())
    assert import_preferences(copy) == Loaded(changed)
