"""A player's wish as a step of legal moves, or the reason why not."""

from solitaire_desktop.model.autoplay import arranging, send_up_moves, upward
from solitaire_desktop.model.questions import Questions
from solitaire_desktop.rules import (
    Family,
    Move,
    MoveKind,
    Position,
    Refusal,
    Step,
    why_not,
    why_not_run,
)
from solitaire_desktop.rules.move import STOCK, WASTE, WHOLE, pile_name


def carry(asked: Questions, source: str, n: int, target: str) -> Step | Refusal:
    """The step that takes the top `n` cards to a pile.

    With the preference "a drop that does not join swaps", a pile of the grid is swapped instead.
    """
    source, target = pile_name(source), pile_name(target)
    step = asked.lift(source, n).get(target) if asked.position.spec.has(source) else None
    if step is not None:
        return step
    if asked.preferences.drop_swaps and target in asked.swap_targets(source):
        return Step.of(Move(source, target, WHOLE, MoveKind.SWAP))
    move = Move(source, target, n)
    liftable = n <= asked.liftable(source)
    refused = why_not_run(asked.position, source, n, target) if liftable else None
    refused = refused or why_not(asked.position, move)
    return Step.of(move) if refused is None else refused


def single(position: Position, move: Move) -> Step | Refusal:
    """Exactly this one move."""
    refused = why_not(position, move)
    return Step.of(move) if refused is None else refused


def up(position: Position, pile: str) -> Step | Refusal:
    """The top card of a pile to the foundation that fits it best."""
    pile = pile_name(pile)
    target = upward(position, pile) if position[pile] else None
    if target is not None:
        return Step.of(Move(pile, target))
    wanted = [name for name in position.spec.piles if name[0] == "f"]
    suited = [name for name in wanted if _is_of_suit(position, pile, name)] or wanted
    refusals = (why_not(position, Move(pile, name)) for name in suited)
    return next((refused for refused in refusals if refused), None) or single_refusal(
        position, pile
    )


def single_refusal(position: Position, pile: str) -> Refusal:
    """The refusal of a card that has no foundation to go to in this game."""
    refused = why_not(position, Move(pile, pile))
    assert refused is not None
    return refused


def _is_of_suit(position: Position, pile: str, foundation: str) -> bool:
    suit = position.spec.foundation_suit(foundation)
    return bool(position[pile]) and suit == position[pile][-1].suit


def all_up(position: Position) -> Step | None:
    """All cards that can go up, as one step; None when there are none."""
    moves = send_up_moves(position)
    return Step(moves) if moves else None


def arranged(position: Position) -> Step | None:
    """Devil's Grip: the swaps that put every pile into its row; None when there are none."""
    moves = arranging(position)
    return Step(moves) if moves else None


def is_vain_join(position: Position, step: Step) -> bool:
    """Devil's Grip: a join that cannot help, as the stock is empty and no redeal is left."""
    move = step.moves[0]
    if position.spec.family is not Family.DEVILS_GRIP or move.kind is MoveKind.SWAP:
        return False
    spent = not position[STOCK] and position.redeals_left == 0
    return spent and bool(position[WASTE]) and move.source not in (WASTE, STOCK)
