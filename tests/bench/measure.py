"""Measuring: medians of CPU time, printed beside their target."""

import time
from collections.abc import Callable
from statistics import median


def milliseconds(job: Callable[[], object], *, rounds: int = 31, times: int = 1) -> float:
    """The median over the rounds of the CPU time that a job takes, done so many times a round."""
    taken = []
    job()
    for _ in range(rounds):
        started = time.process_time_ns()
        for _ in range(times):
            job()
        taken.append((time.process_time_ns() - started) / times / 1e6)
    return median(taken)


def report(what: str, taken: float, target: float | None = None) -> None:
    """Prints a line, and fails when the target is missed."""
    wanted = "" if target is None else f"  (target {target:g} ms)"
    print(f"{what:60} {taken:9.3f} ms{wanted}")
    assert target is None or taken <= target, f"{what} takes {taken:.3f} ms"
