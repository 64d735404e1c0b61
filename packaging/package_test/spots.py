"""Where the cards are: plays moves in a window of its own, without a screen, and says each place.

`spots.py WIDTH HEIGHT GAME DEAL MOVE …` prints, for each move, where in a window of that size to
press and where to let go: `X Y X Y`. It uses the program's source, never the installed package.
"""

import os
import sys
import tempfile
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from solitaire_desktop.app import open_window

LONG = {"s": "stock", "w": "waste"}


def main(size: tuple[int, int], game: str, deal: str, moves: list[str]) -> None:
    """Print the places of the moves, in pixels from the window's corner."""
    with tempfile.TemporaryDirectory() as profile:
        window = open_window(profile, game=game, deal=deal, animations=False)
        window.resize(*size)
        for move in moves:
            QApplication.processEvents()
            source, target = (LONG.get(name, name) for name in move.split("-"))
            corner = window.view.viewport().mapTo(window, QPoint(0, 0))
            spots = [window.view.spot(pile) + corner for pile in (source, target)]
            print(*(n for spot in spots for n in (spot.x(), spot.y())), flush=True)
            refusal = window.model.try_move(move)
            if refusal is not None:
                sys.exit(f"{move}: {refusal}")
        window.close()


if __name__ == "__main__":
    main((int(sys.argv[1]), int(sys.argv[2])), sys.argv[3], sys.argv[4], sys.argv[5:])
