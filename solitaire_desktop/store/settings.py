"""Files of settings: a frozen dataclass as JSON, one key a field, read with suspicion.

A field is a bool, a text, a `Choice` or a mapping of texts. Unknown keys of a file stay when it is
written again; a value that makes no sense gives way to the default and is reported; a file that is
no settings file at all is set aside.
"""

import json
from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from solitaire_desktop.errors import StoreError
from solitaire_desktop.rules.english import mark
from solitaire_desktop.store.choice import Choice
from solitaire_desktop.store.files import set_aside, write_atomically
from solitaire_desktop.store.notices import Message, Notice

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

MAX_SIZE = 1_000_000  # bytes; ours has two thousand

S = TypeVar("S", bound="DataclassInstance")
Json = Mapping[str, object]


class _NotSettingsError(Exception):
    """The content of a file is not that of a settings file."""


class Loaded(NamedTuple, Generic[S]):
    """Settings as they were loaded, and what the player must be told about that."""

    settings: S
    notices: tuple[Notice, ...] = ()


def load_settings(path: Path, kind: type[S]) -> Loaded[S]:
    """The settings in a file; the defaults when there is none or it cannot be used."""
    try:
        content = _content(path)
    except FileNotFoundError:
        return Loaded(kind())
    except OSError:
        return Loaded(kind(), (Notice(Message.SETTINGS_UNREAD, {"file": path.name}),))
    except _NotSettingsError:
        return Loaded(kind(), (_put_away(path),))
    return _settings(path, kind, content)


def read_settings(path: Path, kind: type[S]) -> Loaded[S]:
    """The settings in a file that is not ours to set aside; raises StoreError if it has none."""
    try:
        content = _content(path)
    except OSError as error:
        template = mark("{file} cannot be read: {reason}.")
        raise StoreError(template, file=path.name, reason=error.strerror) from error
    except _NotSettingsError as error:
        raise StoreError(mark("{file} is no file of preferences."), file=path.name) from error
    return _settings(path, kind, content)


def save_settings(path: Path, settings: "DataclassInstance") -> Notice | None:
    """Write settings whole or not at all; unknown keys of the file stay. What to tell, if any."""
    try:
        write_settings(path, settings)
    except OSError:
        return Notice(Message.SETTINGS_UNSAVED, {"file": path.name})
    return None


def write_settings(path: Path, settings: "DataclassInstance") -> None:
    """Write settings whole or not at all; raises OSError."""
    try:
        content = dict(_content(path))
    except (OSError, _NotSettingsError):
        content = {}
    content |= {each.name: getattr(settings, each.name) for each in fields(settings)}
    text = json.dumps(content, indent=2, ensure_ascii=False)
    write_atomically(path, f"{text}\n".encode())


def _content(path: Path) -> Json:
    """The JSON object in a file; raises OSError and _NotSettingsError."""
    if path.exists() and not path.is_file():
        raise _NotSettingsError
    with path.open("rb") as file:
        data = file.read(MAX_SIZE + 1)
    try:
        content = json.loads(data.decode("utf-8-sig")) if len(data) <= MAX_SIZE else None
    except (ValueError, RecursionError) as error:
        raise _NotSettingsError from error
    if not isinstance(content, dict):
        raise _NotSettingsError
    return content


def _settings(path: Path, kind: type[S], content: Json) -> Loaded[S]:
    defaults = kind()
    known = {each.name: getattr(defaults, each.name) for each in fields(kind)}
    good, notices = {}, []
    for name, default in known.items():
        if name not in content:
            continue
        try:
            good[name] = _value(content[name], default)
        except ValueError:
            value = json.dumps(content[name], ensure_ascii=False)[:40]
            args = {"file": path.name, "name": name, "value": value}
            notices.append(Notice(Message.SETTINGS_VALUE, args))
    return Loaded(replace(defaults, **good), tuple(notices))


def _value(value: object, default: object) -> object:
    """The value as the default's type; raises ValueError when it is not of that type."""
    match default:
        case Choice():
            for choice in type(default):
                if choice.value == value:
                    return choice
        case Mapping():
            if isinstance(value, dict) and all(isinstance(each, str) for each in value.values()):
                return value
        case _:
            if type(value) is type(default):
                return value
    raise ValueError


def _put_away(path: Path) -> Notice:
    try:
        aside = set_aside(path)
    except OSError:
        return Notice(Message.SETTINGS_UNREAD, {"file": path.name})
    return Notice(Message.SETTINGS_DAMAGED, {"file": aside.name})
