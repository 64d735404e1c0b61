from collections.abc import Callable

from solitaire_desktop.solver.packed import Board, State

class Core:
    def __init__(self, board: Board) -> None: ...
    def sweep(
        self,
        board: Board,
        start: State,
        weights: tuple[int, ...],
        noise: list[int],
        bounds: tuple[int, int, int],
        stopped: Callable[[], bool],
    ) -> tuple[list[int] | None, int, int, bool]: ...

class CoreProof:
    is_done: bool
    is_full: bool
    nodes: int
    def __init__(
        self,
        board: Board,
        start: State,
        cancelled: Callable[[], bool],
        is_blind: bool,
        most: int,
        most_waiting: int,
    ) -> None: ...
    def run(self, nodes: int) -> list[int] | None: ...
