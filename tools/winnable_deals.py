"""Writes seeds/deals/GAME.txt from the file that `solitaire-desktop survey --keep` made.

python tools/winnable_deals.py GAME FILE
"""

import sys
from pathlib import Path

HEADER = """# {game}: deals with a proven win, found by `solitaire-desktop survey`.
# A line each: the deal's number, the length of the line found, the moves the search looked at.
"""


def main(game: str, kept: str) -> None:
    """Keeps the won deals of a survey, in the order of their numbers."""
    rows = [line.split() for line in Path(kept).read_text("utf-8").splitlines()[1:]]
    won = sorted({int(row[0]): (row[2], row[3]) for row in rows if row[1] == "won"}.items())
    lines = "".join(f"{deal} {length} {nodes}\n" for deal, (length, nodes) in won)
    target = Path(__file__).parents[1] / "seeds" / "deals" / f"{game}.txt"
    target.write_text(HEADER.format(game=game) + lines, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
