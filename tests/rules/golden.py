"""Golden games: how they are made, and `python -m tests.rules.golden` to write those missing.

`--again` writes all anew; do that only in a commit that says why, and read the difference as code.

- playthroughs/KEY.txt: deal 1 of each game of the catalogue and up to 60 random moves, as a record;
  the comment of each line says what is there after its move: legal moves, score, outcome and a
  hash of the position's text.
- perft.json: how many games of a length start with each move, from some positions.
"""

import hashlib
import json
import random
import sys
from pathlib import Path

from solitaire_desktop.rules import (
    ENTRIES,
    Move,
    Position,
    dealt,
    game_spec,
    legal_moves,
    outcome,
    parse_record,
    play,
    position_text,
    replay,
    score,
)
from solitaire_desktop.rules.move import MoveKind

DATA = Path(__file__).parents[1] / "data"
PLAYTHROUGHS = DATA / "playthroughs"
PERFT = DATA / "perft.json"
LENGTH = 60
MOST_LEAVES = 4_000
# Rules beside the catalogue's, for each way that spaces, units and redeals work.
OTHERS = (
    ("forty-thieves", "packs=1 columns=12 rows=1 laid-out=yes spaces=auto refill=yes"),
    ("forty-thieves", "columns=8 rows=1 laid-out=yes foundation-build=alternate build=alternate"),
    ("forty-thieves", "columns=10 rows=1 foundation-base=2 foundation-build=suit-wrap wrap=yes"),
    ("forty-thieves", "columns=7 rows=7 face-down=alternate build=rank unit=run give-back=yes"),
    ("forty-thieves", "packs=4 columns=16 rows=3 spaces=waste turn=3 redeals=unlimited"),
    ("forty-thieves", "columns=12 spaces=none build=color give-back=yes"),
    ("devils-grip", "turn=1 redeals=2"),
    ("calculation", "placement=free transfers=no starters=clubs"),
)


def landmark(position: Position) -> str:
    """What can be said shortly of a position."""
    digest = hashlib.sha256(position_text(position).encode()).hexdigest()[:12]
    count = len(legal_moves(position))
    return f"{count} legal, {score(position)}, {outcome(position)}, {digest}"


def playthrough(key: str) -> str:
    """The golden game of a catalogue entry."""
    choose = random.Random(key)
    position = dealt(game_spec(key), "1")
    lines = ["patience 1", f"game: {key}", f"deal: 1  # {landmark(position)}"]
    for _ in range(LENGTH):
        move = choose_move(choose, position)
        if move is None:
            break
        position = play(position, move)
        lines.append(f"moves: {move}  # {landmark(position)}")
    return "\n".join(lines) + "\n"


def choose_move(choose: random.Random, position: Position) -> Move | None:
    """A random legal move: swaps, of which there are hundreds, as seldom as a tenth."""
    legal = legal_moves(position)
    carried = [move for move in legal if move.kind is MoveKind.CARRY]
    if carried and choose.random() < 0.9:
        return choose.choice(carried)
    return choose.choice(legal) if legal else None


def perft(position: Position, depth: int) -> int:
    """How many sequences of so many moves there are, swaps left out."""
    moves = [move for move in legal_moves(position) if move.kind is MoveKind.CARRY]
    if depth == 1:
        return len(moves)
    return sum(perft(play(position, move), depth - 1) for move in moves)


def divided(position: Position, depth: int) -> dict[str, int]:
    """The sequences of so many moves, counted by their first one."""
    moves = [move for move in legal_moves(position) if move.kind is MoveKind.CARRY]
    return {str(move): perft(play(position, move), depth - 1) for move in sorted(moves, key=str)}


def perft_case(key: str, rules: str, length: int) -> dict[str, object]:
    """A case some moves into a game, as deep as leaves few enough leaves."""
    choose = random.Random(f"{key} {rules} {length}")
    position = dealt(game_spec(key, rules), "1")
    moves = []
    for _ in range(length):
        move = choose_move(choose, position)
        if move is None:
            break
        moves.append(str(move))
        position = play(position, move)
    depth = 2
    while depth < 8 and perft(position, depth + 1) <= MOST_LEAVES:
        depth += 1
    record = f"patience 1\ngame: {key}\nrules: {rules}\ndeal: 1\nmoves: {' '.join(moves)}\n"
    assert replay(parse_record(record)).position == position
    return {"record": record, "depth": depth, "counts": divided(position, depth)}


def perft_cases() -> list[dict[str, object]]:
    """All cases: the catalogue at two moments, other rules at one."""
    games = [(entry.key, "", length) for entry in ENTRIES for length in (0, 40)]
    return [perft_case(*game) for game in games + [(*other, 60) for other in OTHERS]]


def main() -> None:
    """Writes the golden files that are missing, or all."""
    again = "--again" in sys.argv
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for entry in ENTRIES:
        path = PLAYTHROUGHS / f"{entry.key}.txt"
        if again or not path.exists():
            path.write_text(playthrough(entry.key), "utf-8")
    if again or not PERFT.exists():
        PERFT.write_text(json.dumps(perft_cases(), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
