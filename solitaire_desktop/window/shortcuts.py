"""Which keys stand for which command: the defaults, as the player has changed them.

No key ever stands for two commands: the changed ones come first, and what is taken is left out.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from solitaire_desktop.rules.english import mark
from solitaire_desktop.window.action_spec import ActionSpec

MOST = 2  # keys that a player can give a command
Keys = tuple[str, ...]  # each as Qt writes it for files, like "Ctrl+Z"

# What the table itself does with keys, and what moves the keyboard between controls.
_MOVING = ("Left", "Right", "Up", "Down", "Tab", "Shift+Tab")
_DOING = ("Return", "Enter", "Shift+Return", "Shift+Enter", "Esc")
RESERVED = frozenset((*_MOVING, *_DOING, "S", "P", "T", "W"))


class Taken(NamedTuple):
    """Why a key cannot stand for a command: a sentence, and the command that has it if one does."""

    template: str
    key: str = ""


def keys_in_force(specs: Sequence[ActionSpec], changed: Mapping[str, str]) -> dict[str, Keys]:
    """The keys of every command; `changed` has those of the player's, as they lie in the file."""
    taken: set[str] = set()
    found: dict[str, Keys] = {}
    own = [spec for spec in specs if spec.key in changed]
    for spec in (*own, *(spec for spec in specs if spec.key not in changed)):
        wanted = keys_from_text(changed[spec.key]) if spec.key in changed else spec.shortcuts
        free = [key for key in dict.fromkeys(map(written, wanted)) if key not in taken]
        keys = tuple(key for key in free if key and not is_reserved(key))
        taken.update(keys)
        found[spec.key] = keys
    return found


def changes_of(specs: Sequence[ActionSpec], keys: Mapping[str, Keys]) -> dict[str, str]:
    """What a file needs to know of these keys: those that are no command's own."""
    return {
        spec.key: keys_text(keys[spec.key])
        for spec in specs
        if keys[spec.key] != tuple(map(written, spec.shortcuts))
    }


def why_taken(keys: Mapping[str, Keys], command: str, wanted: str) -> Taken | None:
    """Why a key cannot stand for a command beside what the others have; None when it can."""
    if is_reserved(wanted):
        return Taken(mark("The table itself uses {key}."))
    owner = next((key for key, own in keys.items() if wanted in own and key != command), "")
    return Taken(mark("{key} belongs to “{command}”."), owner) if owner else None


def is_reserved(key: str) -> bool:
    """Whether the table, the menus or the focus need a key; Alt and a letter open menus."""
    head, _, last = key.rpartition("+")
    return key in RESERVED or (head == "Alt" and len(last) == 1)


def key_of(combination: QKeyCombination) -> str:
    """A pressed key as it is written; empty for one that only changes others."""
    modifiers = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta}
    others = {Qt.Key.Key_AltGr, Qt.Key.Key_unknown, Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock}
    if combination.key() in modifiers | others:
        return ""
    plain = combination.keyboardModifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(QKeyCombination(plain, combination.key())).toString()


def written(key: str) -> str:
    """A key as Qt writes it for files; empty for what is none.

    >>> written("ctrl+shift+z")
    'Ctrl+Shift+Z'
    """
    sequence = QKeySequence(key)
    return sequence.toString() if sequence.count() == 1 else ""


def keys_text(keys: Keys) -> str:
    """Keys as they lie in the file."""
    return QKeySequence.listToString([QKeySequence(key) for key in keys])


def keys_from_text(text: str) -> Keys:
    """The keys in such a text, at most as many as a player can give."""
    found = (sequence.toString() for sequence in QKeySequence.listFromString(text))
    return tuple(key for key in found if key)[:MOST]
