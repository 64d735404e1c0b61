"""Unpacks and compiles the Python part of PySide6, which it else compiles anew at every start.

PySide6 carries some modules as source inside its library and compiles them whenever it is loaded:
20 ms of each start. It looks into the folder `shiboken6/files.dir` first, which is meant for
developers of PySide6; a package can have them there, compiled. Two modules only serve to write
stub files and stay empty; the import hook, which reads the source of every module to see whether
it uses the optional `__feature__` names, is not installed, since the program does not use them.

Run by the build's Python, in a process of its own: `shiboken_support.py FOLDER`.
"""

import py_compile
import sys
import tempfile
from pathlib import Path

EMPTY = {"pyi_generator.py", "enum_sig.py"}
WITHOUT_HOOK = "\n\npost_init = lambda: None\n"


def unpack(folder: Path) -> None:
    """Write the compiled modules below `folder`."""
    import shiboken6  # noqa: F401, PLC0415 it brings them
    from shibokensupport.signature import loader  # type: ignore[import-not-found]  # noqa: PLC0415

    archive = loader.__loader__.zfile
    for name in archive.namelist():
        if not name.startswith("shibokensupport/") or not name.endswith(".py"):
            continue
        source: bytes = archive.read(name)
        base = Path(name).name
        if base in EMPTY:
            source = b""
        elif base == "loader.py":
            source += WITHOUT_HOOK.encode()
        _compile(source, name, folder / f"{name}c")


def _compile(source: bytes, name: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(suffix=".py", delete=False) as file:
        file.write(source)
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(file.name, str(target), dfile=name, doraise=True, invalidation_mode=mode)
    Path(file.name).unlink()


if __name__ == "__main__":
    unpack(Path(sys.argv[1]))
