"""Shares with their uncertainty: Wilson's interval (E. B. Wilson, JASA 22, 1927)."""

from math import sqrt

Z_95 = 1.959963984540054


def wilson(hits: int, trials: int, z: float = Z_95) -> tuple[float, float]:
    """The interval of a share of which `hits` of `trials` were seen; 95 % by default.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    """
    if not trials:
        return 0.0, 1.0
    share = hits / trials
    scale = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / scale
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / scale
    return max(0.0, middle - spread), min(1.0, middle + spread)
