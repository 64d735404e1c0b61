"""Writes the lists of seeds/deals, and weighs how hard their deals are.

python tools/winnable_deals.py GAME FILE…     writes GAME's list from what `survey --keep` made
python tools/winnable_deals.py --weigh [GAME] adds the fourth figure to each line of a list, or all

A line's third figure, the moves that one search looked at, is chance for the most part: it says
next to nothing of how often a player wins. The fourth says it: how many of fifty narrow
searches win, each with weights of its own and no more than three positions kept of each layer.
"""

import sys
from pathlib import Path
from random import Random

from solitaire_desktop.rules import GameSpec, dealt, game_spec
from solitaire_desktop.solver.foundations import Foundations
from solitaire_desktop.solver.packed import board_of, packed
from solitaire_desktop.solver.solve import never
from solitaire_desktop.solver.sweeps import Sweeper

FOLDER = Path(__file__).parents[1] / "seeds" / "deals"
TRIES = 50
WIDTH = 3
ENOUGH = 500  # deals of a list
MOST = 100_000  # moves that one of them looks at
HEADER = """# {game}: deals with a proven win, found by `solitaire-desktop survey`.
# A line each: the deal's number, the length of the line found, the moves the search looked at{end}.
"""
WEIGHED = f",\n# and how many of {TRIES} narrow searches win it (tools/winnable_deals.py)"


def narrow_wins(spec: GameSpec, deal: str, tries: int = TRIES) -> int:
    """How many of so many narrow searches win a deal; always the same number for the same deal."""
    position = dealt(spec, deal)
    board = board_of(position)
    sweeper = Sweeper(board, Foundations(board), Random(deal))
    start = packed(board, position)
    swept = (sweeper.sweep_of(WIDTH, start, MOST, never) for _ in range(tries))
    return sum(end.left == 0 for end in swept)


def rows_of(path: Path) -> list[list[str]]:
    """The lines of a list or of a survey's file, its heading left out."""
    lines = path.read_text("utf-8").splitlines()
    return [line.split() for line in lines if line and not line.startswith("#")]


def write(path: Path, rows: list[list[str]]) -> None:
    """Writes a list; its heading says what its lines hold."""
    end = WEIGHED if all(len(row) > 3 for row in rows) else ""
    lines = "".join(" ".join(row) + "\n" for row in rows)
    path.write_text(HEADER.format(game=path.stem, end=end) + lines, "utf-8")


def keep(game: str, *kept: str) -> None:
    """Keeps the won deals of surveys, in the order of their numbers and no more than enough."""
    rows = [row for name in kept for row in rows_of(Path(name))]
    won = {int(row[0]): [row[0], row[2], row[3]] for row in rows if row[1] == "won"}
    write(FOLDER / f"{game}.txt", [row for _, row in sorted(won.items())][:ENOUGH])


def weigh(path: Path) -> None:
    """Adds to each line of a list that has none how many narrow searches win its deal."""
    spec = game_spec(path.stem)
    rows = rows_of(path)
    for row in rows:
        if len(row) == 3:
            row.append(str(narrow_wins(spec, row[0])))
    write(path, rows)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--weigh", *games]:
            for listed in sorted(FOLDER.glob("*.txt")):
                if not games or listed.stem in games:
                    weigh(listed)
        case [game, *kept] if kept:
            keep(game, *kept)
        case _:
            sys.exit(__doc__)
