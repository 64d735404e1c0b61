"""Keeps the catalogues in step with the program's texts: `translations.py update|check`.

`update` adds missing texts as unfinished and takes out those that vanished; `check` exits 1 and
lists what is missing, unfinished, left over, or has other placeholders than its source or lost its
access key. Texts are the values of `rules.english.TEMPLATES` and the literals in calls of `tr(…)`
and `mark(…)`. What is not here: compiling the catalogues (hatch_build.py).
"""

import ast
import importlib
import re
import string
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "solitaire_desktop"
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("pt_PT", "pt_BR")
CONTEXT = "SolitaireDesktop"
TEMPLATES_MODULE = "solitaire_desktop.rules.english"
TRANSLATORS = {"tr", "_tr", "mark"}
ACCESS_KEY = re.compile(r"&\w")


class TextError(Exception):
    """A text that cannot be translated as it is written; the message names the place."""


@dataclass(frozen=True)
class Entry:
    """A translation, empty where there is none yet, and whether somebody said that it is right."""

    text: str = ""
    is_finished: bool = False


Catalogue = dict[str, Entry]


def program_texts() -> set[str]:
    """Every text of the program that is shown to its user."""
    templates = importlib.import_module(TEMPLATES_MODULE).TEMPLATES
    return set(strings_in(templates)) | called_texts(PACKAGE)


def strings_in(value: object) -> Iterator[str]:
    """The strings in a table's values, however deep they lie."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from strings_in(tuple(value.values()))
    elif isinstance(value, Iterable):
        for part in value:
            yield from strings_in(part)


def called_texts(package: Path) -> set[str]:
    """The literal first arguments of `tr(…)` and `mark(…)` in all modules under `package`.

    Raises TextError where one is an f-string: no catalogue can have its text.
    """
    return {
        text
        for module in sorted(package.rglob("*.py"))
        for node in ast.walk(ast.parse(module.read_text("utf-8"), str(module)))
        if isinstance(node, ast.Call) and node.args and _name(node.func) in TRANSLATORS
        for text in _literals(node.args[0], f"{module.relative_to(package.parent)}:{node.lineno}")
    }


def _name(function: ast.expr) -> str:
    """The last name of what is called: `tr` for `tr(…)`, `self.tr(…)` and `messages.tr(…)`."""
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _literals(argument: ast.expr, place: str) -> Iterator[str]:
    """The texts that an argument can be, as far as they are written there."""
    match argument:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from _literals(body, place)
            yield from _literals(orelse, place)
        case ast.JoinedStr():
            raise TextError(f"{place}: an f-string cannot be translated; use {{name}} and format()")


def placeholders(text: str) -> set[str]:
    """The names in `{name}` and `{name:spec}`; raises ValueError where the braces do not match."""
    fields = [field for _, field, _, _ in string.Formatter().parse(text) if field is not None]
    return {field.split(".")[0].split("[")[0] for field in fields}


def read_catalogue(path: Path) -> Catalogue:
    """What a .ts file has, by source text; empty if there is no file."""
    if not path.is_file():
        return {}
    return {
        message.findtext("source", ""): _entry(message.find("translation"))
        for message in ET.parse(path).iter("message")
    }


def _entry(translation: ET.Element | None) -> Entry:
    if translation is None:
        return Entry()
    text = translation.text or ""
    return Entry(text, is_finished=translation.get("type") is None and bool(text))


def catalogue_text(language: str, catalogue: Catalogue) -> str:
    """The .ts file of a catalogue: sorted, and without line numbers, so that diffs stay small."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
        "<context>",
        f"    <name>{CONTEXT}</name>",
    ]
    for source in sorted(catalogue, key=lambda text: (text.casefold(), text)):
        entry = catalogue[source]
        kind = "" if entry.is_finished else ' type="unfinished"'
        lines += [
            "    <message>",
            f"        <source>{escape(source)}</source>",
            f"        <translation{kind}>{escape(entry.text)}</translation>",
            "    </message>",
        ]
    return "\n".join([*lines, "</context>", "</TS>", ""])


def synchronised(catalogue: Catalogue, texts: set[str]) -> Catalogue:
    """The catalogue with exactly these texts; new ones are unfinished."""
    return {text: catalogue.get(text, Entry()) for text in texts}


def problems(catalogue: Catalogue, texts: set[str]) -> list[str]:
    """What keeps this catalogue from being complete and right, a line each."""
    found = [f"missing: {text!r}" for text in sorted(texts - catalogue.keys())]
    found += [f"no longer used: {text!r}" for text in sorted(catalogue.keys() - texts)]
    for source in sorted(texts & catalogue.keys()):
        entry = catalogue[source]
        if not entry.is_finished:
            found.append(f"unfinished: {source!r}")
        elif not _same_placeholders(source, entry.text):
            found.append(f"other placeholders: {source!r} -> {entry.text!r}")
        elif bool(ACCESS_KEY.search(source)) != bool(ACCESS_KEY.search(entry.text)):
            found.append(f"access key: {source!r} -> {entry.text!r}")
    return found


def _same_placeholders(source: str, translation: str) -> bool:
    try:
        return placeholders(source) == placeholders(translation)
    except ValueError:
        return False


def catalogue_path(folder: Path, language: str) -> Path:
    """Where the catalogue of a language lies."""
    return folder / f"solitaire_desktop_{language}.ts"


def update(folder: Path, texts: set[str]) -> None:
    """Write the catalogues anew with exactly these texts, and say how much is left to do."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        path = catalogue_path(folder, language)
        catalogue = synchronised(read_catalogue(path), texts)
        path.write_text(catalogue_text(language, catalogue), "utf-8")
        unfinished = sum(not entry.is_finished for entry in catalogue.values())
        print(f"{path.name}: {len(catalogue)} texts, {unfinished} unfinished")


def check(folder: Path, texts: set[str]) -> int:
    """Print what is wrong with the catalogues; 1 if anything is, else 0."""
    found = [
        f"{path.name}: {problem}"
        for path in (catalogue_path(folder, language) for language in LANGUAGES)
        for problem in problems(read_catalogue(path), texts)
    ]
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


def main(arguments: list[str]) -> int:
    """Do what the command line asks; the exit code."""
    try:
        texts = program_texts()
    except TextError as error:
        print(error)
        return 1
    match arguments:
        case ["update"]:
            update(FOLDER, texts)
            return 0
        case ["check"]:
            return check(FOLDER, texts)
    print("Usage: translations.py update|check")
    return 2


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main(sys.argv[1:]))
