"""Where a played line was lost, by halving: which of its positions to judge next.

What comes before a won position is won, what comes after a lost one is lost. A position that a
search leaves undecided stands, for the first half of the way, with those that are not lost, for the
second with those that are not won: its neighbours are not asked about in turn. Nothing searches
here: the review and the window's judge do, each in its own way.
"""

from collections.abc import Sequence

from solitaire_desktop.solver.verdict import Verdict

Verdicts = Sequence[Verdict | None]  # a line's, its start first; None where nobody looked


def last_won(verdicts: Verdicts) -> int:
    """The last position known to be won, -1 where there is none."""
    return _last(verdicts, {Verdict.WON})


def first_lost(verdicts: Verdicts) -> int:
    """The first position known to be lost; where there is none, the number of positions."""
    return next((at for at, said in enumerate(verdicts) if said is Verdict.LOST), len(verdicts))


def next_for_loss(verdicts: Verdicts) -> int | None:
    """Which position to judge to find since when the line is lost; None when that is found.

    The end first, then the middle between the last that is not lost, as far as a search can say,
    and the first that is.

    >>> won, lost = Verdict.WON, Verdict.LOST
    >>> next_for_loss((won, None, None, None)), next_for_loss((won, None, None, lost))
    (3, 1)
    >>> next_for_loss((won, Verdict.UNKNOWN, lost, lost)) is None
    True
    """
    high = first_lost(verdicts)
    if high == len(verdicts) and verdicts[-1] is None:
        return high - 1
    return _middle(_last(verdicts[:high], {Verdict.WON, Verdict.UNKNOWN}), high)


def next_for_win(verdicts: Verdicts) -> int | None:
    """Which position to judge to find how long the line was won; None when that is found.

    The middle between the last that is won and the first after it that a search could not win.

    >>> next_for_win((Verdict.WON, None, None, Verdict.UNKNOWN, None, Verdict.LOST))
    1
    """
    low = last_won(verdicts)
    looked_at = (at for at in range(low + 1, len(verdicts)) if verdicts[at] is not None)
    return _middle(low, next(looked_at, len(verdicts)))


def _middle(low: int, high: int) -> int | None:
    return (low + high) // 2 if high - low > 1 else None


def _last(verdicts: Verdicts, wanted: set[Verdict]) -> int:
    return max((at for at, said in enumerate(verdicts) if said in wanted), default=-1)
