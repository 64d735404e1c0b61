"""Settings files, whatever is in them: B-093 and B-104."""

import json
import os
import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from solitaire_desktop.errors import StoreError
from solitaire_desktop.store.choice import Choice
from solitaire_desktop.store.settings import (
    MAX_SIZE,
    Loaded,
    load_settings,
    read_settings,
    save_settings,
)


class Colour(Choice):
    RED = "red", "Red"
    BLUE = "blue", "Blue"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    colour: Colour = Colour.RED
    is_loud: bool = False
    is_quick: bool = True
    name: str = "x"
    seen: Mapping[str, str] = field(default_factory=dict)


CHANGED = Sample(colour=Colour.BLUE, is_loud=True, is_quick=False, name="Zoë 🂡", seen={"a": "b"})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "sample.json"


def written(path: Path, content: bytes) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
    return path


def test_without_a_file_the_defaults_hold_and_nothing_is_said(path: Path) -> None:
    assert load_settings(path, Sample) == Loaded(Sample())
    assert not path.parent.exists()


def test_what_was_saved_is_loaded(path: Path) -> None:
    assert save_settings(path, CHANGED) is None
    assert load_settings(path, Sample) == Loaded(CHANGED)
    assert [file.name for file in path.parent.iterdir()] == ["sample.json"]


def test_the_file_can_be_read_by_a_human(path: Path) -> None:
    save_settings(path, replace(CHANGED, seen={}))
    assert path.read_text("utf-8") == (
        '{\n  "colour": "blue",\n  "is_loud": true,\n  "is_quick": false,\n'
        '  "name": "Zoë 🂡",\n  "seen": {}\n}\n'
    )


def test_unknown_keys_survive(path: Path) -> None:
    """B-091"""
    written(path, b'{"newer": {"deep": [1, null]}, "is_loud": true}')
    loaded = load_settings(path, Sample)
    assert loaded == Loaded(Sample(is_loud=True))
    save_settings(path, loaded.settings)
    assert json.loads(path.read_text())["newer"] == {"deep": [1, None]}


SENSELESS: dict[str, list[object]] = {
    "is_quick": ["false", "False", "0", "", "yes", 7, 0, 1, None, [], {}],
    "colour": ["green", "Red", "", 1, True, None, ["red"], {}],
    "name": [1, True, None, [], {}],
    "seen": [1, "a", ["a"], {"a": 1}, None],
}


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in SENSELESS.items() for value in values]
)
def test_a_senseless_value_gives_way_to_the_default_and_is_reported(
    path: Path, name: str, value: object
) -> None:
    """B-104"""
    written(path, json.dumps({name: value, "is_loud": True}).encode())
    settings, (notice,) = load_settings(path, Sample)
    assert settings == Sample(is_loud=True)
    assert notice.key == "settings-value"
    assert notice.args["name"] == name
    assert path.exists()


GOOD = json.dumps({"is_loud": True, "name": "x" * 200}).encode()
DAMAGES = {
    "empty": b"",
    "10 %": GOOD[: len(GOOD) // 10],
    "half": GOOD[: len(GOOD) // 2],
    "90 %": GOOD[: len(GOOD) * 9 // 10],
    "zeroed": bytes(len(GOOD)),
    "random": bytes(range(256)),
    "a list": b"[1, 2]",
    "a number": b"7",
    "null": b"null",
    "ini": b"[General]\nsound=false\n",
    "deep": b"[" * 100_000,
    "UTF-16": '{"is_loud": true}'.encode("utf-16"),
    "Latin-1": '{"name": "Zoë"}'.encode("latin-1"),
    "huge": b'{"name": "' + b"x" * MAX_SIZE + b'"}',
    "two values": b"{} {}",
}


@pytest.mark.parametrize("content", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_file_is_set_aside_and_told_of_once(path: Path, content: bytes) -> None:
    """B-093"""
    written(path, content)
    settings, (notice,) = load_settings(path, Sample)
    assert settings == Sample()
    assert (notice.key, notice.args) == ("settings-damaged", {"file": "sample.json.bad"})
    assert (path.parent / "sample.json.bad").read_bytes() == content
    assert load_settings(path, Sample) == Loaded(Sample())
    assert save_settings(path, CHANGED) is None
    assert load_settings(path, Sample) == Loaded(CHANGED)


def test_a_file_of_50_megabytes_is_not_read_to_its_end(path: Path) -> None:
    """B-093"""
    written(path, b"{")
    os.truncate(path, 50_000_000)
    _, (notice,) = load_settings(path, Sample)
    assert notice.key == "settings-damaged"


def test_a_folder_in_the_files_place_is_set_aside(path: Path) -> None:
    """B-093"""
    path.mkdir(parents=True)
    (path / "kept").touch()
    settings, (notice,) = load_settings(path, Sample)
    assert (settings, notice.key) == (Sample(), "settings-damaged")
    assert (path.parent / "sample.json.bad" / "kept").exists()
    assert save_settings(path, CHANGED) is None


def test_the_mark_that_windows_editors_put_first_does_no_harm(path: Path) -> None:
    """B-093"""
    written(path, b'\xef\xbb\xbf{"is_loud": true}')
    assert load_settings(path, Sample) == Loaded(Sample(is_loud=True))


def test_every_damaged_file_is_kept(path: Path) -> None:
    for content in (b"one", b"two", b"three"):
        load_settings(written(path, content), Sample)
    kept = sorted(path.parent.iterdir())
    assert [file.name for file in kept] == [
        "sample.json.2.bad",
        "sample.json.3.bad",
        "sample.json.bad",
    ]
    assert {file.read_bytes() for file in kept} == {b"one", b"two", b"three"}


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_a_failed_save_leaves_the_old_file_and_no_rubbish(
    path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    """B-094"""
    save_settings(path, CHANGED)
    before = path.read_bytes()

    def fail(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os if failing == "fsync" else Path, failing, fail)
    notice = save_settings(path, Sample())
    assert notice is not None
    assert notice.key == "settings-unsaved"
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_a_link_to_a_file_elsewhere_stays_one(path: Path, tmp_path: Path) -> None:
    elsewhere = written(tmp_path / "dotfiles.json", b"{}")
    path.parent.mkdir()
    path.symlink_to(elsewhere)
    save_settings(path, CHANGED)
    assert path.is_symlink()
    assert load_settings(elsewhere, Sample).settings == CHANGED


def test_a_file_of_the_players_is_never_set_aside(tmp_path: Path) -> None:
    path = written(tmp_path / "holiday.json", b"no settings")
    with pytest.raises(StoreError, match=r"holiday\.json is no file of preferences\."):
        read_settings(path, Sample)
    assert path.read_bytes() == b"no settings"
    with pytest.raises(StoreError, match=r"missing\.json cannot be read"):
        read_settings(tmp_path / "missing.json", Sample)


def refuse(*args: object) -> None:
    raise PermissionError(13, "Permission denied")


@pytest.mark.parametrize(("method", "content"), [("open", b"{}"), ("rename", b"damaged")])
def test_a_file_that_can_be_neither_read_nor_set_aside_is_told_of(
    path: Path, monkeypatch: pytest.MonkeyPatch, method: str, content: bytes
) -> None:
    written(path, content)
    monkeypatch.setattr(Path, method, refuse)
    settings, (notice,) = load_settings(path, Sample)
    assert (settings, notice.key) == (Sample(), "settings-unread")
    assert str(notice) == "The file sample.json cannot be opened. The defaults are used."
    assert path.read_bytes() == content if method == "rename" else path.exists()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(200))
def test_two_hundred_damaged_files_load_tell_and_are_kept(path: Path, seed: int) -> None:
    """B-093"""
    chance = random.Random(seed)
    save_settings(path, CHANGED)
    content = bytearray(path.read_bytes())
    at = chance.randrange(len(content))
    match seed % 4:
        case 0:
            del content[at:]
        case 1:
            content[at:] = bytes(len(content) - at)
        case 2:
            content[at : at + 5] = chance.randbytes(5)
        case _:
            content[at] ^= 1 << chance.randrange(8)
    path.write_bytes(content)
    _, notices = load_settings(path, Sample)
    if "settings-damaged" in [notice.key for notice in notices]:
        assert path.with_name("sample.json.bad").read_bytes() == content
        assert len(notices) == 1
    assert save_settings(path, CHANGED) is None
    assert load_settings(path, Sample) == Loaded(CHANGED)
