"""A player who does anything at any moment, with the record as the model keeps it.

What a session does to its store, after design.md section 5, without rules and cards: `Player.act`
makes one random step and says which calls it led to.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from solitaire_desktop.store import Chosen, Result, SavedGame

GAMES = [("calculation", ""), ("forty-thieves", ""), ("forty-thieves", "redeals=1")]
DEALS = 30  # so few that deals come again


class Record(Protocol):
    """What both the store and its reference can do."""

    def save(self, game: SavedGame, /) -> None: ...
    def forget(self, game: str, rules: str) -> None: ...
    def file(self, game: SavedGame, result: Result, /) -> object: ...
    def take_back(self, token: str) -> object: ...


Call = Callable[[Record], object]


@dataclass
class Table:
    """The game on the table, and whether it was filed as won already."""

    game: SavedGame
    is_over: bool = False


class Player:
    """Plays at random on one table after the other; never looks into the record."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.tables: dict[tuple[str, str], Table] = {}
        self.left: list[SavedGame] = []  # since the program was started
        self.name = GAMES[0]
        self.dealt = 0

    def act(self) -> list[Call]:
        """Do something; the calls that a session makes of it."""
        if self.name not in self.tables:
            return self._deal()
        actions = [self._move] * 12 + [
            self._undo,
            self._restart,
            self._look,
            self._win,
            self._leave,
            self._give_up,
            self._switch,
            self._previous,
            self._restart_program,
        ]
        return self.chance.choice(actions)()

    def _change(self, **changes: object) -> list[Call]:
        table = self.tables[self.name]
        table.game = replace(table.game, **changes)  # type: ignore[arg-type]
        saved = table.game
        return [] if table.is_over else [lambda record: record.save(saved)]

    def _deal(self) -> list[Call]:
        game, rules = self.name
        self.dealt += 1
        chosen = self.chance.choice([Chosen.RANDOM, Chosen.RANDOM, Chosen.NUMBER, Chosen.DAILY])
        self.tables[self.name] = Table(
            SavedGame(
                token=f"{self.dealt:032x}",
                game=game,
                rules=rules,
                deal=str(self.chance.randrange(DEALS)),
                chosen=chosen,
                started="2026-03-28T08:00:00Z",
                seconds=0.0,
                moves=0,
                undos=0,
                hints=0,
                restarts=0,
                assisted=False,
                marked=False,
                touched=False,
                score="0/104",
                record="patience 1\n",
            )
        )
        return self._change()

    def _move(self) -> list[Call]:
        game = self.tables[self.name].game
        cards = min(103, game.moves // 2)
        return self._change(
            moves=game.moves + 1,
            seconds=game.seconds + self.chance.randrange(9) / 2,
            touched=True,
            score=f"{cards}/104",
            record=game.record + "s-w " * self.chance.randrange(20),
        )

    def _undo(self) -> list[Call]:
        game = self.tables[self.name].game
        is_moved = game.moves > 0
        return self._change(moves=max(0, game.moves - 1), undos=game.undos + is_moved)

    def _restart(self) -> list[Call]:
        game = self.tables[self.name].game
        return self._change(moves=0, restarts=game.restarts + 1, touched=True)

    def _look(self) -> list[Call]:
        if self.chance.random() < 0.5:
            return self._change(assisted=True)
        return self._change(marked=True)

    def _win(self) -> list[Call]:
        table = self.tables[self.name]
        won = table.game = replace(table.game, score="104/104", touched=True)
        table.is_over = True
        return [lambda record: record.file(won, Result.WON)]

    def _leave(self) -> list[Call]:
        table = self.tables.pop(self.name)
        left = table.game
        name = self.name
        if table.is_over:
            return self._deal()
        if not left.touched:
            return [lambda record: record.forget(*name), *self._deal()]
        self.left.append(left)
        return [lambda record: record.file(left, Result.LOST), *self._deal()]

    def _give_up(self) -> list[Call]:
        return self._leave()

    def _switch(self) -> list[Call]:
        self.name = self.chance.choice(GAMES)
        return []

    def _previous(self) -> list[Call]:
        mine = [game for game in self.left if (game.game, game.rules) == self.name]
        if not mine:
            return []
        game = mine[-1]
        self.left.remove(game)
        running = self.tables[self.name]
        self.tables[self.name] = Table(game)
        calls: list[Call] = []
        if running.game.touched and not running.is_over:
            current = running.game
            calls.append(lambda record: record.file(current, Result.LOST))
        return [*calls, lambda record: record.take_back(game.token)]

    def _restart_program(self) -> list[Call]:
        self.left.clear()
        for name in [name for name, table in self.tables.items() if table.is_over]:
            del self.tables[name]
        return [restart]


def restart(record: Record) -> None:
    """Stands for the end of the program and its next start."""
