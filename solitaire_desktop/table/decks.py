"""The decks of other programs on this computer: where they lie and what they are called. No Qt.

KDE's programs keep a folder for each deck under `carddecks` in the data folders, with an
`index.desktop` that names the SVG file; AisleRiot keeps files under `aisleriot/cards`. Drawing
their cards is for `deck_art`.
"""

import os
import re
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from solitaire_desktop.errors import DeckError
from solitaire_desktop.rules.english import mark

_KDE_FOLDER = Path("carddecks")
_AISLERIOT_FOLDERS = (Path("aisleriot", "cards"), Path("gnome-games-common", "cards"))
_AISLERIOT_ENDINGS = {".svg", ".svgz", ".png"}
_LARGEST_INDEX = 200_000  # bytes; KDE's have six thousand, most of it translated names
_ENTRY = re.compile(r"^\s*(Name|SVG)\s*=\s*(.*?)\s*$", re.MULTILINE)


class Maker(StrEnum):
    """Whose deck it is: how the cards are called in its file."""

    KDE = "kde"
    AISLERIOT = "aisleriot"


class Deck(NamedTuple):
    """A deck that was found; whether it can be drawn shows when it is.

    Attributes:
        name: what its makers call it
        file: its drawing
    """

    maker: Maker
    name: str
    file: Path

    @property
    def key(self) -> str:
        """What names the deck in the preferences, wherever the data folders are."""
        own = self.file.parent.name if self.maker is Maker.KDE else self.file.name
        return f"{self.maker}:{own}"

    @property
    def stamp(self) -> str:
        """Changes whenever the file does."""
        try:
            state = self.file.stat()
        except OSError:
            return "0"
        return f"{state.st_mtime_ns // 1_000_000:x}-{state.st_size:x}"


def data_folders(environment: Mapping[str, str] = os.environ) -> list[Path]:
    """The folders where programs keep their data, the player's own first."""
    home = environment.get("XDG_DATA_HOME") or Path("~/.local/share").expanduser()
    others = environment.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    folders = [Path(home), *(Path(name) for name in others.split(":") if name)]
    games = [Path("/usr/local/share/games"), Path("/usr/share/games")]
    return list(dict.fromkeys(folder for folder in [*folders, *games] if folder.is_absolute()))


def find_decks(folders: list[Path] | None = None) -> list[Deck]:
    """The decks in these data folders, by name; of two with the same key the first."""
    found: dict[str, Deck] = {}
    for folder in data_folders() if folders is None else folders:
        for deck in (*_listed(folder / _KDE_FOLDER, _kde_deck), *_aisleriot_decks(folder)):
            found.setdefault(deck.key, deck)
    return sorted(found.values(), key=lambda deck: (deck.name.casefold(), deck.key))


def deck_named(key: str, folders: list[Path] | None = None) -> Deck:
    """The deck with this key; raises DeckError when it is not there any more."""
    maker, _, own = key.partition(":")
    for folder in data_folders() if folders is None else folders:
        if not own or Path(own).name != own:
            break
        if maker == Maker.KDE:
            made = [_kde_deck(folder / _KDE_FOLDER / own)]
        else:
            made = [_aisleriot_deck(folder / place / own) for place in _AISLERIOT_FOLDERS]
        for deck in made:
            if deck is not None and deck.maker == maker:
                return deck
    raise DeckError(mark("The deck {name} is not on this computer."), name=own or key)


def _aisleriot_decks(folder: Path) -> Iterator[Deck]:
    for place in _AISLERIOT_FOLDERS:
        yield from _listed(folder / place, _aisleriot_deck)


def _listed(folder: Path, made: Callable[[Path], Deck | None]) -> Iterator[Deck]:
    """The decks that a folder's entries make."""
    try:
        entries = sorted(folder.iterdir())
    except OSError:
        return
    for entry in entries:
        deck = made(entry)
        if deck is not None:
            yield deck


def _aisleriot_deck(file: Path) -> Deck | None:
    if file.suffix.lower() not in _AISLERIOT_ENDINGS or not file.is_file():
        return None
    return Deck(Maker.AISLERIOT, file.stem.replace("_", " ").replace("-", " ").title(), file)


def _kde_deck(folder: Path) -> Deck | None:
    """The deck of a folder; None for the old decks of single pictures, and for other folders."""
    try:
        with (folder / "index.desktop").open("rb") as file:
            text = file.read(_LARGEST_INDEX).decode("utf-8", "replace")
    except OSError:
        return None
    entries = dict(reversed(_ENTRY.findall(text)))
    drawing = Path(entries.get("SVG", ""))
    if not drawing.name or drawing.name != str(drawing):
        return None
    return Deck(Maker.KDE, entries.get("Name") or folder.name, folder / drawing)
