"""What a record amounts to: rates, streaks, best games. Pure functions over plays.

A play *counts* unless it is a replay, was marked, or was won with the solution shown (a game that
was lost all the same is a loss). The headline rate and the streaks are of the random deals among
those; the other figures are of all of them (design.md, section 5).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import sqrt
from typing import NamedTuple

from solitaire_desktop.store.games import Chosen, Result

RECENT = 100
RATINGS = ("good", "excellent", "brilliant")
_Z = 1.959963984540054  # the normal distribution's 97.5 % point


class Play(NamedTuple):
    """What statistics need to know of a filed game. Plays are always listed oldest first."""

    result: str
    chosen: str
    assisted: int
    replay: int
    marked: int
    seconds: float
    moves: int
    score: str
    ended: str

    @property
    def is_won(self) -> bool:
        """Whether it was won, by whatever means."""
        return self.result == Result.WON

    @property
    def is_assisted(self) -> bool:
        """Whether it was won with the solution shown."""
        return bool(self.assisted) and self.is_won

    @property
    def counts(self) -> bool:
        """Whether it enters the rates."""
        return not (self.replay or self.marked or self.is_assisted)


class Tally(NamedTuple):
    """So many games, so many of them won."""

    played: int = 0
    won: int = 0

    @property
    def lost(self) -> int:
        """How many were lost."""
        return self.played - self.won

    @property
    def rate(self) -> float | None:
        """The share of games won, 0 to 1; None before the first game."""
        return self.won / self.played if self.played else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """The rate's 95 % interval; None before the first game."""
        return wilson(self.won, self.played) if self.played else None


class Streak(NamedTuple):
    """Games won or lost in a row: `current` is positive for wins, negative for losses."""

    current: int = 0
    longest_won: int = 0
    longest_lost: int = 0


_NO_GAMES, _NO_STREAK = Tally(), Streak()


class Feat(StrEnum):
    """What is worth a word when a game has ended."""

    FIRST_WIN = "first-win"
    BEST_TIME = "best-time"
    FEWEST_MOVES = "fewest-moves"
    BEST_SCORE = "best-score"
    LONGEST_STREAK = "longest-streak"


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """The record of one game under one set of rules.

    Attributes:
        games: the plays that count, by any way of choosing the deal
        random: those of random deals, whose rate is the headline
        by_choice: those of each way of choosing
        streak: of random deals
        best_seconds, median_seconds, fewest_moves: of the wins that count; None before the first
        best_score: of the plays that count; "" before the first
        ratings: Devil's Grip: how many plays that count were good, excellent, brilliant
        assisted, replays, marked: plays outside the rates; one may be in several of them
        recent: the last hundred random deals, oldest first
        seconds: time of play altogether, of all plays
        first, last: when the first and the last play of all ended (ISO 8601, UTC); "" for none
    """

    game: str
    rules: str
    games: Tally = _NO_GAMES
    random: Tally = _NO_GAMES
    by_choice: Mapping[Chosen, Tally] = field(default_factory=dict)
    streak: Streak = _NO_STREAK
    best_seconds: float | None = None
    median_seconds: float | None = None
    fewest_moves: int | None = None
    best_score: str = ""
    ratings: Mapping[str, int] = field(default_factory=dict)
    assisted: int = 0
    replays: int = 0
    marked: int = 0
    recent: tuple[Result, ...] = ()
    seconds: float = 0.0
    first: str = ""
    last: str = ""


def wilson(won: int, played: int) -> tuple[float, float]:
    """The 95 % interval of a rate (E. B. Wilson, JASA 22, 1927), for at least one game.

    >>> [round(limit, 3) for limit in wilson(33, 213)]
    [0.112, 0.21]
    """
    rate, spread = won / played, _Z * _Z / played
    centre = (rate + spread / 2) / (1 + spread)
    half = _Z * sqrt(rate * (1 - rate) / played + spread / (4 * played)) / (1 + spread)
    low, high = max(0.0, centre - half), min(1.0, centre + half)
    return min(low, rate), max(high, rate)  # the rounding of 0 and 1


def tally(plays: Iterable[Play]) -> Tally:
    """How many plays there are, and how many were won."""
    results = [play.is_won for play in plays]
    return Tally(len(results), sum(results))


def streak(plays: Iterable[Play]) -> Streak:
    """The streaks of these plays, oldest first."""
    current = longest_won = longest_lost = 0
    for play in plays:
        if play.is_won:
            current = max(current, 0) + 1
            longest_won = max(longest_won, current)
        else:
            current = min(current, 0) - 1
            longest_lost = max(longest_lost, -current)
    return Streak(current, longest_won, longest_lost)


def median(values: Iterable[float]) -> float | None:
    """The middle value, or the mean of the middle two; None of nothing."""
    ordered = sorted(values)
    if not ordered:
        return None
    return (ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2


def score_value(score: str) -> tuple[int, bool] | None:
    """What a score is worth beside others of its game: the greater, the better.

    None for a text that is no score. A rated position is better than the same cards left in play.

    >>> score_value("63/104") > score_value("62/104"), score_value("3 left") > score_value("7 left")
    (True, True)
    """
    number, _, rest = score.partition("/") if "/" in score else score.partition(" left")
    if not (number.isascii() and number.isdecimal() and len(number) < 10):
        return None
    return (int(number), True) if "/" in score else (-int(number), rest.startswith(": "))


def best_score(scores: Iterable[str]) -> str:
    """The best of these scores; "" when there is none."""
    valued = [(value, score) for score in scores if (value := score_value(score)) is not None]
    return max(valued, default=((0, False), ""))[1]


def rating(score: str) -> str:
    """The rating in a score of Devil's Grip, else "".

    >>> rating("7 left: good")
    'good'
    """
    return score.partition(": ")[2]


def summary(game: str, rules: str, plays: Sequence[Play]) -> Summary:
    """The summary of one game's plays under one set of rules, oldest first."""
    counted = [play for play in plays if play.counts]
    random = [play for play in counted if play.chosen == Chosen.RANDOM]
    wins = [play for play in counted if play.is_won]
    rated = [rating(play.score) for play in counted]
    return Summary(
        game=game,
        rules=rules,
        games=tally(counted),
        random=tally(random),
        by_choice={way: tally(p for p in counted if p.chosen == way) for way in Chosen},
        streak=streak(random),
        best_seconds=min((play.seconds for play in wins), default=None),
        median_seconds=median(play.seconds for play in wins),
        fewest_moves=min((play.moves for play in wins), default=None),
        best_score=best_score({play.score for play in counted}),
        ratings={name: rated.count(name) for name in RATINGS},
        assisted=sum(play.is_assisted for play in plays),
        replays=sum(bool(play.replay) for play in plays),
        marked=sum(bool(play.marked) for play in plays),
        recent=tuple(Result(play.result) for play in random[-RECENT:]),
        seconds=sum(play.seconds for play in plays),
        first=plays[0].ended if plays else "",
        last=plays[-1].ended if plays else "",
    )


def feats(before: Summary, after: Summary) -> tuple[Feat, ...]:
    """What the game filed between two summaries achieved; the first game beats nothing."""
    found = []
    if after.games.won > before.games.won:
        if not before.games.won:
            found.append(Feat.FIRST_WIN)
        elif after.best_seconds != before.best_seconds:
            found.append(Feat.BEST_TIME)
        if before.games.won and after.fewest_moves != before.fewest_moves:
            found.append(Feat.FEWEST_MOVES)
        if after.streak.longest_won > max(before.streak.longest_won, 1):
            found.append(Feat.LONGEST_STREAK)
    elif before.best_score and after.best_score != before.best_score:
        found.append(Feat.BEST_SCORE)
    return tuple(found)


def rate_curve(results: Sequence[Result], window: int) -> list[Tally]:
    """For each game the tally of the last `window` games up to it, for a picture of the rate."""
    curve, won = [], 0
    for index, result in enumerate(results):
        won += result is Result.WON
        if index >= window:
            won -= results[index - window] is Result.WON
        curve.append(Tally(min(index + 1, window), won))
    return curve


def as_json(summary: Summary) -> dict[str, object]:
    """A summary as `solitaire-desktop stats --json` prints it; times in seconds, rates 0 to 1."""
    return {
        "game": summary.game,
        "rules": summary.rules,
        "played": summary.games.played,
        "won": summary.games.won,
        "lost": summary.games.lost,
        "rate": summary.random.rate,
        "interval": summary.random.interval and list(summary.random.interval),
        "streak": summary.streak._asdict(),
        "best_seconds": _rounded(summary.best_seconds),
        "median_seconds": _rounded(summary.median_seconds),
        "fewest_moves": summary.fewest_moves,
        "best_score": summary.best_score or None,
        "assisted": summary.assisted,
        "replays": summary.replays,
    }


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 3)
