"""The wheel carries all that the program needs: built, installed elsewhere, and used from there.

It is built from the source archive, as distributions do, so that one is complete too.
Nothing is fetched: the build uses what is installed, and the new environment borrows the installed
dependencies (but not the program: a .pth file inside a borrowed folder is not read).
"""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECORD = "patience 1\ngame: forty-thieves\ndeal: 1\nmoves: s-w\n"
RANKS, SUITS = "A23456789TJQK", "CDHS"

pytestmark = pytest.mark.slow


def run(*command: str | Path, home: Path, cwd: Path = Path("/")) -> str:
    """What a command prints, run far from the checkout; fails the test when the command fails."""
    environment = {"PATH": os.defpath, "HOME": str(home)}
    done = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bin folder of an environment into which the wheel was installed."""
    folder = tmp_path_factory.mktemp("wheel")
    run(
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "-t",
        "sdist",
        "-d",
        folder,
        home=folder,
        cwd=ROOT,
    )
    (archive,) = folder.glob("*.tar.gz")
    offline = ["--quiet", "--no-index", "--no-deps", "--disable-pip-version-check"]
    pip = [sys.executable, "-m", "pip"]
    wheel = [*pip, "wheel", *offline, "--no-build-isolation", "--wheel-dir"]
    run(*wheel, folder, archive, home=folder)
    venv.create(folder / "venv", symlinks=True)
    (package,) = folder.glob("*.whl")
    python = folder / "venv" / "bin" / "python"
    run(*pip, "--python", python, "install", *offline, package, home=folder)
    target = run(
        python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", home=folder
    )
    Path(target.strip(), "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return python.parent


def files_inside(installed: Path, folder: str, tmp_path: Path) -> set[str]:
    """The files that the installed program finds in one of its data folders."""
    program = (
        "import solitaire_desktop; from solitaire_desktop.paths import resource\n"
        f"folder = resource({folder!r})\n"
        "print(solitaire_desktop.__file__)\n"
        "print(folder)\n"
        "for path in folder.rglob('*'): path.is_file() and print(path.relative_to(folder))\n"
    )
    where, root, *files = run(installed / "python", "-c", program, home=tmp_path).splitlines()
    for path in (where, root):
        assert Path(path).is_relative_to(installed.parent)
    return set(files)


def test_cards_icons_and_catalogues_are_installed(installed: Path, tmp_path: Path) -> None:
    files = files_inside(installed, "resources", tmp_path)
    assert {f"cards/{rank}{suit}.svg" for rank in RANKS for suit in SUITS} <= files
    assert {f"translations/solitaire_desktop_{code}.qm" for code in ("pt_PT", "pt_BR")} <= files
    assert any(name.startswith("icons/") for name in files)
    assert not {name for name in files if name.endswith((".py", ".ts"))}


def test_seeds_are_installed(installed: Path, tmp_path: Path) -> None:
    seeds = {path for path in (ROOT / "seeds").rglob("*") if path.is_file()}
    assert seeds
    names = {str(path.relative_to(ROOT / "seeds")) for path in seeds}
    assert names == files_inside(installed, "seeds", tmp_path)


def test_the_command_checks_a_record(installed: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.patience"
    record.write_text(RECORD)
    assert "playing" in run(installed / "solitaire-desktop", "check", record, home=tmp_path)


def test_the_command_draws_a_table(installed: Path, tmp_path: Path) -> None:
    picture = tmp_path / "table.png"
    command = ["picture", "forty-thieves", "1", "--size", "800x600", "-o", str(picture)]
    run(installed / "solitaire-desktop", *command, home=tmp_path)
    assert picture.read_bytes().startswith(b"\x89PNG")
