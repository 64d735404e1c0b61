"""Every sentence of an exception reaches the catalogues: its template is marked where it stands.

The command line's own exceptions are printed in English.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from solitaire_desktop import errors

PACKAGE = Path(__file__).parents[2] / "solitaire_desktop"
ERRORS = {
    name
    for name, value in vars(errors).items()
    if isinstance(value, type) and issubclass(value, errors.SolitaireError)
}


def templates(tree: ast.AST) -> Iterator[ast.expr]:
    """What stands where an exception takes its template, and what is called a template."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="RecordError"), args=[_, template, *_]):
                yield template
            case ast.Call(func=ast.Name(id=name), args=[template, *_]) if name in ERRORS:
                yield template
            case ast.Assign(targets=[ast.Name(id="template")], value=template):
                yield template


def test_templates_of_exceptions_are_marked_for_translation() -> None:
    unmarked = [
        f"{module.relative_to(PACKAGE)}:{template.lineno}"
        for module in sorted(PACKAGE.rglob("*.py"))
        for template in templates(ast.parse(module.read_text("utf-8")))
        if isinstance(template, (ast.Constant, ast.JoinedStr))
        and module.name != "cli.py"
        and module.parent.name != "commands"
    ]
    assert unmarked == []
