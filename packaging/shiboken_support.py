"""Unpacks and compiles the Python part of PySide6, which it else compiles anew at every start.

PySide6 carries some modules as source inside its library and compiles them whenever it is loaded:
20 ms of each start. It looks into the folder `shiboken6/files.dir` first, which is meant for
developers of PySide6; a package can have them there, compiled. Two modules only serve to write
stub files and stay empty; the import hook, which reads the source of every module to see whether
it uses the optional `__feature__` names, is not installed, since the program does not use them.

Run by the build's Python, in a process of its own: `shiboken_support.py FOLDER`.
"""

import marshal
import sys
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

from slim_code import slim_code

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
        _write(slim_code(source, name), folder / f"{name}c")


def _write(code: CodeType, target: Path) -> None:
    """A compiled file whose source is never looked for."""
    unchecked = (0b01).to_bytes(4, "little")  # PEP 552: by hash, unchecked
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(MAGIC_NUMBER + unchecked + bytes(8) + marshal.dumps(code))


if __name__ == "__main__":
    unpack(Path(sys.argv[1]))
