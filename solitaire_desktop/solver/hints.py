"""Hints that do not peek: what does best over many orders of the unseen cards.

The orders are drawn from a seed made of what can be seen alone, so the hint depends on nothing
hidden (G-3, solver.md: Hints that do not peek).
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from enum import StrEnum
from hashlib import blake2b
from random import Random
from typing import NamedTuple

from solitaire_desktop.rules import (
    Family,
    Move,
    MoveKind,
    Outcome,
    PileKind,
    Position,
    is_null,
    legal_moves,
    outcome,
    play,
)
from solitaire_desktop.rules.cards import Card
from solitaire_desktop.rules.move import STOCK, WASTE
from solitaire_desktop.rules.standing import unseen_cards
from solitaire_desktop.solver.foundations import Foundations
from solitaire_desktop.solver.lines import named_line
from solitaire_desktop.solver.packed import Board, board_of, packed
from solitaire_desktop.solver.solve import never
from solitaire_desktop.solver.sweeps import Sweeper, Swept
from solitaire_desktop.solver.useful import is_useless

USUAL_NODES = 40_000
_WIDTH = 5
# By how much fewer where only the plain search can do it: enough for hints as good (measured).
_SHARES = {Family.FORTY_THIEVES: 1, Family.CALCULATION: 4, Family.DEVILS_GRIP: 4}
_MOST_SAMPLES = 24


class Why(StrEnum):
    """Why a hint is a good move; the key of a sentence."""

    UP = "hint-up"
    SPACE = "hint-space"
    WASTE = "hint-waste"
    BUILD = "hint-build"
    TURN = "hint-turn"
    REDEAL = "hint-redeal"
    PARK = "hint-park"


class Hint(NamedTuple):
    """A legal move, and why it is a good one."""

    move: Move
    why: Why


class Note(StrEnum):
    """What is true where there is no hint."""

    USELESS = "no-useful-move"
    BLOCKED = "blocked"
    WON = "won"


def hint(
    position: Position,
    *,
    nodes: int = USUAL_NODES,
    visited: Collection[Position] = (),
    cancelled: Callable[[], bool] = never,
) -> list[Hint]:
    """The moves worth playing, best first; empty where `note` has something to say.

    Moves to `visited` positions are left out, so that following hints never goes in a circle.
    """
    if note(position) is not None:
        return []
    useful = [move for move in legal_moves(position) if _is_useful(position, move, visited)]
    if len(useful) < 2:
        return [Hint(move, why(position, move)) for move in useful]
    votes = _votes(position, nodes // _SHARES[position.spec.family], cancelled)
    useful.sort(key=lambda move: (-votes[move], _usual_order(position, move)))
    return [Hint(move, why(position, move)) for move in useful]


def note(position: Position) -> Note | None:
    """Why there is no hint: won, blocked, or nothing useful is left; None when there is one."""
    match outcome(position):
        case Outcome.WON:
            return Note.WON
        case Outcome.BLOCKED:
            return Note.BLOCKED
        case Outcome.PLAYING:
            return Note.USELESS if is_useless(position) else None


def why(position: Position, move: Move) -> Why:
    """What speaks for a move."""
    if move.source == STOCK:
        return Why.TURN
    if move.target == STOCK:
        return Why.REDEAL
    kinds = position.spec.kind_of
    if kinds(move.target) is PileKind.FOUNDATION:
        return Why.UP
    if move.source == WASTE:
        return Why.WASTE
    if move.count == len(position[move.source]):
        return Why.SPACE
    return Why.BUILD if position[move.target] else Why.PARK


def _is_useful(position: Position, move: Move, visited: Collection[Position]) -> bool:
    if move.kind is MoveKind.SWAP or is_null(position, move):
        return False
    if position.spec.kind_of(move.source) is PileKind.FOUNDATION:
        return False
    return not visited or play(position, move) not in visited


def _usual_order(position: Position, move: Move) -> int:
    """Foundation, occupied pile, empty pile, turning: where the search has no opinion (B-069)."""
    return (Why.UP, Why.SPACE, Why.WASTE, Why.BUILD, Why.TURN, Why.REDEAL, Why.PARK).index(
        why(position, move)
    )


def _votes(position: Position, nodes: int, cancelled: Callable[[], bool]) -> Counter[Move]:
    """How well the lines did that begin with each move, over the orders of the unseen cards."""
    votes: Counter[Move] = Counter()
    seed, board = visible_seed(position), board_of(position)
    founds = Foundations(board)
    for number, guess in enumerate(_guesses(position, Random(seed))):
        if nodes <= 0 or cancelled():
            break
        sweeper = Sweeper(board, founds, Random(seed + number))
        swept = sweeper.sweep_of(_WIDTH, packed(board, guess), nodes, cancelled)
        nodes -= swept.nodes + 1
        for at, move in enumerate(_opening(board, guess, swept)):
            placed = position.cards - swept.left
            votes[move] += placed * placed // (1 + at)
    return votes


def _opening(board: Board, guess: Position, swept: Swept) -> Iterator[Move]:
    """The moves of a line that are legal at once, up to its first turned card."""
    position, legal = guess, set(legal_moves(guess))
    for code in swept.line or ():
        (move,) = named_line(board, position, [code])
        if move in legal:
            yield move
        if STOCK in (move.source, move.target):
            return
        position = play(position, move)


def _guesses(position: Position, rng: Random) -> Iterator[Position]:
    """The position with its unseen cards in one order after another; once when all are seen."""
    unseen = sorted(unseen_cards(position), key=lambda card: (card.kind, card.copy))
    for _ in range(_MOST_SAMPLES if len(unseen) > 1 else 4):
        order = list(unseen)
        rng.shuffle(order)
        yield _with_unseen(position, iter(order))


def _with_unseen(position: Position, order: Iterator[Card]) -> Position:
    """The position with its unseen cards replaced, the columns' first, then the stock's."""
    piles = dict(position.piles)
    hidden = set()
    for name in position.spec.group(PileKind.TABLEAU):
        cards = list(piles[name])
        for at, card in enumerate(cards):
            if card in position.hidden:
                cards[at] = next(order)
                hidden.add(cards[at])
        piles[name] = tuple(cards)
    if not position.redeals_used:
        piles[STOCK] = tuple(order)
    return replace(position, piles=piles, hidden=frozenset(hidden))


def visible_seed(position: Position) -> int:
    """A number made of what the player can see and of which cards are still to come."""
    spec = position.spec
    told = [spec.game, spec.rules_text, str(position.redeals_used)]
    for name in spec.piles:
        cards = ["?" if card in position.hidden else card.name for card in position[name]]
        if name == STOCK and not position.redeals_used:
            cards = [str(len(cards))]
        told.append(f"{name}:{' '.join(cards)}")
    digest = blake2b("\n".join(told).encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")
