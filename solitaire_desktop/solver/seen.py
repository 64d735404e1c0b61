"""The verdict from what can be seen: lost only when it is lost for every order of the unseen cards.

Uses no secret. Where nothing is unseen any more, it is the verdict on the position itself.
"""

from collections.abc import Callable
from time import perf_counter, process_time

from solitaire_desktop.rules import Family, Position
from solitaire_desktop.rules.standing import least_left, unseen_cards
from solitaire_desktop.solver.dead import DeadEnds
from solitaire_desktop.solver.foundations import Foundations, settles
from solitaire_desktop.solver.packed import board_of, packed
from solitaire_desktop.solver.prove import new_proof
from solitaire_desktop.solver.solve import NO_END, never, solve
from solitaire_desktop.solver.verdict import Answer, Verdict

_MOST_BLIND = 12  # unseen cards beyond which a proof for all their orders is not tried


def judge_seen(
    position: Position,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    cancelled: Callable[[], bool] = never,
) -> Answer:
    """Whether the position can no longer be won, whatever the unseen cards are."""
    unseen = unseen_cards(position)
    if not unseen:
        return solve(position, seconds=seconds, nodes=nodes, cancelled=cancelled)
    began, deadline = process_time(), perf_counter() + (NO_END if seconds is None else seconds)
    board = board_of(position)
    founds, start = Foundations(board), packed(board, position)
    dead = DeadEnds(board, founds) if board.spec.family is Family.FORTY_THIEVES else None
    kinds = {card.kind for card in unseen}
    if dead is not None and dead.is_dead(start, unseen=kinds):
        return Answer(Verdict.LOST, None, 1, process_time() - began)
    if board.spec.family is Family.DEVILS_GRIP:
        verdict = Verdict.LOST if least_left(position) else Verdict.UNKNOWN
        return Answer(verdict, None, 1, process_time() - began)
    may_try = board.rules.turn == 1 and not (settles(board) or board.rules.give_back)
    if position.hidden or len(unseen) > _MOST_BLIND or not may_try:
        return Answer(Verdict.UNKNOWN, None, 1, process_time() - began)
    proof = new_proof(
        board, start, lambda: perf_counter() >= deadline or cancelled(), is_blind=True
    )
    won = proof.run(NO_END if nodes is None else nodes)
    verdict = Verdict.LOST if proof.is_done and won is None else Verdict.UNKNOWN
    return Answer(verdict, None, proof.nodes, process_time() - began)
