"""What ruff and mypy do not ask of the package: sizes, docstrings, exceptions, plain files."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from hatchling.builders.sdist import SdistBuilder

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "solitaire_desktop"
TREES = {
    str(module.relative_to(PACKAGE)): ast.parse(module.read_text("utf-8"))
    for module in sorted(PACKAGE.rglob("*.py"))
}
CORE = [str(path.relative_to(PACKAGE)) for path in sorted(PACKAGE.rglob("*.px?"))]
LONGEST_MODULE, LONGEST_CLASS, LONGEST_FUNCTION = 300, 200, 40
PICTURES = {Path("docs"), Path("tests/golden")}
# Qt overrides without a capital: the other ones are known by theirs.
QT_NAMES = {"paint", "shape", "type", "event", "data", "done"}

Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def definitions() -> Iterator[tuple[str, Definition]]:
    """All classes, functions and methods of the package, each with its module."""
    for module, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, Definition):
                yield module, node


def listed(offences: Iterable[str]) -> str:
    """All of them, a line each; pytest alone would show the first."""
    return "\n".join(["", *offences])


def lines(node: Definition) -> int:
    """How many lines a definition takes."""
    return (node.end_lineno or node.lineno) - node.lineno + 1


def test_no_definition_is_too_long_to_hold_in_mind() -> None:
    too_long = {
        f"{module}: {node.name}": lines(node)
        for module, node in definitions()
        if lines(node) > (LONGEST_CLASS if isinstance(node, ast.ClassDef) else LONGEST_FUNCTION)
    }
    assert not too_long, listed(f"{name}: {length} lines" for name, length in too_long.items())


def test_no_module_is_too_long_to_hold_in_mind() -> None:
    names = [*TREES, *CORE]
    lengths = {name: len((PACKAGE / name).read_text("utf-8").splitlines()) for name in names}
    too_long = {name: length for name, length in lengths.items() if length > LONGEST_MODULE}
    assert not too_long, listed(f"{name}: {length} lines" for name, length in too_long.items())


def test_public_methods_say_what_they_give() -> None:
    silent = [
        f"{module}: {owner.name}.{method.name}"
        for module, owner in definitions()
        if isinstance(owner, ast.ClassDef) and not owner.name.startswith("_")
        for method in owner.body
        if isinstance(method, ast.FunctionDef)
        and not method.name.startswith("_")
        and not is_qt_override(method)
        and ast.get_docstring(method) is None
    ]
    assert not silent, listed(silent)


def is_qt_override(method: ast.FunctionDef) -> bool:
    """Whether Qt gave the method its name and meaning."""
    return method.name != method.name.lower() or method.name in QT_NAMES


def test_only_the_excepthook_catches_everything() -> None:
    greedy = [
        f"{module}:{node.lineno}"
        for module, tree in TREES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ExceptHandler) and catches_everything(node) and module != "app.py"
    ]
    assert not greedy, listed(greedy)


def catches_everything(handler: ast.ExceptHandler) -> bool:
    """Whether a bug would end here; what tidies up and raises again lets it fly."""
    match handler.body[-1]:
        case ast.Raise(exc=None):
            return False
    if handler.type is None:
        return True
    names = {node.id for node in ast.walk(handler.type) if isinstance(node, ast.Name)}
    return bool(names & {"Exception", "BaseException"})


def project_files() -> Iterator[Path]:
    """The files that git would keep, relative to the root; asked of the build, so without git."""
    builder = SdistBuilder(str(ROOT))
    for file in builder.recurse_included_files():
        yield Path(file.path).relative_to(ROOT)


def test_every_file_is_plain_text_but_pictures_in_their_places() -> None:
    strange = [
        str(path)
        for path in project_files()
        if b"\0" in (ROOT / path).read_bytes()
        and not (path.suffix == ".png" and PICTURES & set(path.parents))
    ]
    assert not strange, listed(strange)
