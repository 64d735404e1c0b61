"""Deals that are proved winnable: the lists of `seeds/deals`, and how hard their deals are.

A line of a list is a deal number, the length of the line that wins it, how many moves the search
looked at before it found that line, and how many of fifty narrow searches win it. The last is
the difficulty, in steps: half of them, a tenth, any, none (docs/winnability.md tells how often a
simple player wins deals of each).
"""

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from random import SystemRandom
from typing import NamedTuple

from solitaire_desktop.paths import resource
from solitaire_desktop.rules import GameSpec
from solitaire_desktop.rules.english import mark


class Difficulty(StrEnum):
    """How seldom narrow searches win."""

    GENTLE = "gentle"
    FAIR = "fair"
    HARD = "hard"
    FIERCE = "fierce"

    @property
    def label(self) -> str:
        """Its English name, the source text of its translations."""
        return _LABELS[self]


_LABELS = {
    Difficulty.GENTLE: mark("Gentle"),
    Difficulty.FAIR: mark("Fair"),
    Difficulty.HARD: mark("Hard"),
    Difficulty.FIERCE: mark("Fierce"),
}
_LEAST = ((25, Difficulty.GENTLE), (5, Difficulty.FAIR), (1, Difficulty.HARD))


class WinnableDeal(NamedTuple):
    """A deal with a proved win."""

    number: str
    moves: int
    nodes: int
    narrow_wins: int

    @property
    def difficulty(self) -> Difficulty:
        """How hard it is, by how many narrow searches of fifty win it."""
        return next(
            (step for least, step in _LEAST if self.narrow_wins >= least), Difficulty.FIERCE
        )


def winnable_deals(spec: GameSpec, folder: Path | None = None) -> tuple[WinnableDeal, ...]:
    """The known winnable deals of a game; none for games and rules that have no list."""
    game, rules = spec.identity
    path = (folder or resource("seeds", "deals")) / f"{game}.txt"
    if rules or not path.is_file():
        return ()
    lines = path.read_text("utf-8").splitlines()
    rows = (line.split() for line in lines if line and not line.startswith("#"))
    return tuple(WinnableDeal(number, *map(int, figures)) for number, *figures in rows)


def chosen_deal(
    deals: Iterable[WinnableDeal], difficulty: Difficulty | None, known: Iterable[str] = ()
) -> WinnableDeal | None:
    """One of the deals, of this difficulty if one is wanted, by chance; one not played first."""
    fitting = [deal for deal in deals if difficulty in {None, deal.difficulty}]
    played = set(known)
    fresh = [deal for deal in fitting if deal.number not in played]
    return SystemRandom().choice(fresh or fitting) if fitting else None
