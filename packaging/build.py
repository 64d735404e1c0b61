"""Builds a package: `build.py deb|portable|frozen|share FOLDER`. Run by `make deb` and others."""

import sys
from pathlib import Path

from debian import make_deb
from frozen import freeze
from icons import make_icons
from portable import make_portable
from project import BUILD, ROOT
from share import make_share

HELP = "usage: build.py deb | portable | frozen | share FOLDER"


def main(arguments: list[str]) -> None:
    """Build what is asked for and say where it is."""
    match arguments:
        case ["share", folder]:
            make_share(Path(folder))
        case ["frozen"]:
            print(_freeze())
        case ["deb"]:
            _freeze()
            _say(make_deb())
        case ["portable"]:
            _freeze()
            _say(make_portable())
        case _:
            sys.exit(HELP)


def _freeze() -> Path:
    make_icons(BUILD / "icons")
    return freeze()


def _say(path: Path) -> None:
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
