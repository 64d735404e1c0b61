"""Writes every card, suit and rank of the deck as SVG; what lies beside it is its output.

Usage: python resources/cards/draw_deck.py [--out DIR]
"""

import argparse
from pathlib import Path

from drawing.deck import files


def draw(out: Path) -> None:
    """Write all files of the deck into a folder, which is made if it is missing."""
    for name, text in files().items():
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())


def main() -> None:
    """Read the command line and draw."""
    parser = argparse.ArgumentParser(description="Draw the deck of Solitaire Desktop.")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent, metavar="DIR")
    draw(parser.parse_args().out)


if __name__ == "__main__":
    main()
