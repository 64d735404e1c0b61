"""Shortening a line before it is shown: detours cut out, and moves dropped that nothing needs."""

from collections.abc import Callable, Sequence

from solitaire_desktop.rules import Move, Outcome, Position, outcome, play, why_not


def shortened(
    position: Position, moves: Sequence[Move], cancelled: Callable[[], bool] = lambda: False
) -> tuple[Move, ...]:
    """A line that wins too and is no longer; as far as it got when `cancelled` says stop.

    Trusts that `moves` win from `position`.
    """
    line = _without_detours(position, moves)
    changed = True
    while changed and not cancelled():
        before = len(line)
        line = _without_detours(position, _without_idle(position, line, cancelled))
        changed = len(line) < before
    return tuple(line)


def _without_detours(position: Position, moves: Sequence[Move]) -> list[Move]:
    """The line without the moves between two equal positions."""
    line: list[Move] = []
    visited = {position: 0}
    for move in moves:
        position = play(position, move)
        line.append(move)
        if position in visited:
            del line[visited[position] :]
            visited = {known: at for known, at in visited.items() if at <= len(line)}
        else:
            visited[position] = len(line)
    return line


def _without_idle(
    position: Position, moves: Sequence[Move], cancelled: Callable[[], bool]
) -> list[Move]:
    """The line without each single move that can be left out, the last ones first."""
    line = list(moves)
    positions = [position]
    for move in line:
        positions.append(play(positions[-1], move))
    for at in range(len(line) - 1, -1, -1):
        if cancelled():
            break
        if _wins(positions[at], line[at + 1 :]):
            del line[at]
    return line


def _wins(position: Position, moves: Sequence[Move]) -> bool:
    for move in moves:
        if why_not(position, move) is not None:
            return False
        position = play(position, move)
    return outcome(position) is Outcome.WON
