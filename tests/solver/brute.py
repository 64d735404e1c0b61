"""An independent search to test against: the referee's moves, nothing pruned, nothing packed."""

from random import Random

from solitaire_desktop.rules import (
    Move,
    MoveKind,
    Outcome,
    Position,
    is_null,
    legal_moves,
    outcome,
    play,
)
from solitaire_desktop.rules.cards import card_at, kind_of
from solitaire_desktop.rules.position import new_position
from solitaire_desktop.rules.settle import settled
from solitaire_desktop.rules.spec import GameSpec


def can_win(position: Position, most: int = 60_000) -> bool | None:
    """Whether a position can be won by any moves at all; None beyond `most` positions."""
    seen = {position}
    waiting = [position]
    while waiting:
        at = waiting.pop()
        if outcome(at) is Outcome.WON:
            return True
        for move in legal_moves(at):
            after = play(at, move)
            if after not in seen:
                seen.add(after)
                waiting.append(after)
        if len(seen) > most:
            return None
    return False


def tiny_deal(spec: GameSpec, ranks: int, suits: int, rng: Random) -> Position:
    """A deal of packs with fewer ranks and suits, by the columns and rows of the rules."""
    cards = [
        card_at(kind_of(rank, suit), copy)
        for copy in range(spec.packs)
        for suit in range(suits)
        for rank in range(1, ranks + 1)
    ]
    rng.shuffle(cards)
    piles = {}
    for column in range(1, spec.rules.columns + 1):
        piles[f"t{column}"] = tuple(cards.pop() for _ in range(spec.rules.rows))
    hidden = {card for cards in piles.values() for card in cards[: max(0, spec.rules.face_down)]}
    piles["stock"] = tuple(cards)
    return settled(new_position(spec, piles, frozenset(hidden)))


def played_at_random(position: Position, moves: int, rng: Random) -> Position:
    """The position of any game after so many moves at random, up before all; fewer if it ends."""
    for _ in range(moves):
        legal = [move for move in legal_moves(position) if move.kind is not MoveKind.SWAP]
        legal = [move for move in legal if not is_null(position, move)]
        if not legal:
            break
        up = [move for move in legal if move.target[0] == "f"]
        position = play(position, rng.choice(up if up and rng.random() < 0.9 else legal))
    return position


def played_into(position: Position, stock: int, rng: Random) -> Position:
    """The position after random play, up before all, until so many cards are in the stock."""
    while len(position["stock"]) > stock:
        moves = [move for move in legal_moves(position) if not is_null(position, move)]
        up = [move for move in moves if move.target[0] == "f"]
        down = [move for move in moves if move.target[0] == "t" and position[move.target]]
        if up and rng.random() < 0.95:
            move = rng.choice(up)
        elif down and rng.random() < 0.7:
            move = rng.choice(down)
        else:
            move = Move("stock", "waste")
        position = play(position, move)
    return position
