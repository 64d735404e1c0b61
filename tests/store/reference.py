"""The record as plainly as it can be written, after design.md section 5: what the store must equal.

Everything is kept in lists and counted anew at each question.
"""

from dataclasses import dataclass, field
from typing import Any

from solitaire_desktop.store import Chosen, Result, SavedGame, Store
from solitaire_desktop.store.statistics import wilson


@dataclass
class Entry:
    """A filed game."""

    played: SavedGame
    result: str
    replay: bool


@dataclass
class Reference:
    """Running games, the one saved last at the end; filed games, oldest first."""

    saved: list[SavedGame] = field(default_factory=list)
    filed: list[Entry] = field(default_factory=list)

    def save(self, game: SavedGame) -> None:
        self.forget(game.game, game.rules)
        self.saved.append(game)

    def forget(self, game: str, rules: str) -> None:
        self.saved = [each for each in self.saved if (each.game, each.rules) != (game, rules)]

    def file(self, game: SavedGame, result: Result) -> None:
        self.saved = [each for each in self.saved if each.token != game.token]
        if all(entry.played.token != game.token for entry in self.filed):
            same = [each for each in self.filed if deal(each.played) == deal(game)]
            is_replay = any(not each.replay for each in same)
            self.filed.append(Entry(game, result.value, is_replay))

    def take_back(self, token: str) -> None:
        for entry in self.filed:
            if entry.played.token == token and entry.result == "lost":
                self.filed = [each for each in self.filed if each is not entry]
                self.save(entry.played)

    def line(self, game: str, rules: str) -> dict[str, Any]:
        """What `stats --json` must say of a game."""
        all_entries = [e for e in self.filed if (e.played.game, e.played.rules) == (game, rules)]
        counted = [
            e
            for e in all_entries
            if not e.replay
            and not e.played.marked
            and not (e.played.assisted and e.result == "won")
        ]
        random = [e for e in counted if e.played.chosen is Chosen.RANDOM]
        won = [e for e in counted if e.result == "won"]
        random_won = sum(e.result == "won" for e in random)
        times = sorted(e.played.seconds for e in won)
        middle = [times[(len(times) - 1) // 2], times[len(times) // 2]] if times else []
        letters = "".join(e.result[0] for e in random)
        last = letters[-1:]
        current = len(letters) - len(letters.rstrip(last)) if last else 0
        best = max((int(e.played.score.split("/")[0]) for e in counted), default=None)
        return {
            "game": game,
            "rules": rules,
            "played": len(counted),
            "won": len(won),
            "lost": len(counted) - len(won),
            "rate": random_won / len(random) if random else None,
            "interval": list(wilson(random_won, len(random))) if random else None,
            "streak": {
                "current": -current if last == "l" else current,
                "longest_won": max(map(len, letters.split("l"))),
                "longest_lost": max(map(len, letters.split("w"))),
            },
            "best_seconds": times[0] if times else None,
            "median_seconds": sum(middle) / 2 if times else None,
            "fewest_moves": min((e.played.moves for e in won), default=None),
            "best_score": None if best is None else f"{best}/104",
            "assisted": sum(e.played.assisted and e.result == "won" for e in all_entries),
            "replays": sum(e.replay for e in all_entries),
        }

    def lines(self) -> list[dict[str, Any]]:
        """What `stats --json` must print."""
        names = sorted({(entry.played.game, entry.played.rules) for entry in self.filed})
        return [self.line(*name) for name in names]

    def content(self) -> tuple[list[SavedGame], list[tuple[str, str, bool]]]:
        """All running and filed games."""
        filed = [(each.played.token, each.result, each.replay) for each in self.filed]
        return self.saved, filed


def deal(game: SavedGame) -> tuple[str, str, str]:
    """What makes two plays plays of the same deal."""
    return game.game, game.rules, game.deal


def content_of(store: Store) -> tuple[list[SavedGame], list[tuple[str, str, bool]]]:
    """All running and filed games of a store, in the order of `Reference.content`."""
    filed = [(each.token, each.result.value, each.replay) for each in store.games(limit=-1)]
    return store.saved_games()[::-1], filed[::-1]
