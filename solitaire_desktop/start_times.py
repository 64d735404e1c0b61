"""Where the time of a start goes, for the option --time-start. Nothing else measures itself."""

import sys
import time
from pathlib import Path


class StartTimes:
    """Moments of one start, in milliseconds since the process began.

    Mutable, because it is written along the way.
    """

    def __init__(self) -> None:
        """Begin; what came before this is told as one step."""
        self._zero = time.perf_counter() - _age()
        self._marks: list[tuple[str, float]] = []

    def passed(self, step: str) -> None:
        """Note that a step is done."""
        self._marks.append((step, (time.perf_counter() - self._zero) * 1000))

    def end(self, step: str) -> None:
        """Note the last step, and tell all of them on standard error."""
        self.passed(step)
        sys.stderr.write(f"{self.text()}\n")

    def text(self) -> str:
        """A line for each step: how long it took, and when it was done."""
        lines, before = [], 0.0
        for step, moment in self._marks:
            lines.append(f"{moment - before:7.1f} ms  {moment:7.1f}  {step}")
            before = moment
        return "\n".join(lines)


def _age() -> float:
    """Seconds since this process began, to a hundredth; 0 where the system does not say."""
    if sys.platform != "linux":
        return 0.0
    fields = Path("/proc/self/stat").read_text("utf-8").rpartition(")")[2].split()
    ticks = int(fields[19])  # field 22, proc(5): when it began, in hundredths of a second
    return max(0.0, time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / 100)
