"""Compiles the solver's optional core for the package, outside the source tree.

Needs a C compiler and Python's headers. Without them the package is built all the same: its solver
is then the plain Python one, which gives the same answers more slowly.
"""

import importlib.machinery
import subprocess
import sys
from pathlib import Path

from project import BUILD, ROOT

SOURCE = ROOT / "solitaire_desktop" / "solver" / "_core.pyx"  # which includes the _core_*.pxi
_SETUP = """
from Cython.Build import cythonize
from setuptools import Extension, setup
import sys
source, folder = sys.argv[1:3]
modules = cythonize([Extension("_core", [source])], build_dir=folder, quiet=True)
arguments = ["--quiet", "build_ext", "--build-lib", folder, "--build-temp", folder]
setup(name="core", packages=[], py_modules=[], ext_modules=modules, script_args=arguments)
"""


def compile_core() -> Path | None:
    """Compile the core for the Python that runs this; None where that does not work."""
    target = BUILD / "core" / f"_core{importlib.machinery.EXTENSION_SUFFIXES[0]}"
    target.unlink(missing_ok=True)
    if not SOURCE.exists():
        return None
    command = [sys.executable, "-c", _SETUP, str(SOURCE), str(target.parent)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0 or not target.exists():
        reason = (done.stderr.strip().splitlines() or ["no file was made"])[-1]
        print(f"The solver's compiled core is left out: {reason}", file=sys.stderr)
        return None
    return target
