"""The time of play: it runs only while the window is active and the game unfinished."""

import time
from collections.abc import Callable


class Clock:
    """Counts seconds of play; mutable because time passes.

    The source is a monotonic clock, so that a clock set back or daylight saving changes nothing.
    """

    def __init__(self, seconds: float = 0.0, source: Callable[[], float] = time.monotonic) -> None:
        self._source = source
        self._before = seconds
        self._since: float | None = None

    @property
    def seconds(self) -> float:
        """Seconds of play so far."""
        running = 0.0 if self._since is None else self._source() - self._since
        return self._before + max(0.0, running)

    @property
    def is_running(self) -> bool:
        """Whether time is being counted now."""
        return self._since is not None

    def start(self) -> None:
        """Counts from now on."""
        if self._since is None:
            self._since = self._source()

    def stop(self) -> None:
        """Counts no further."""
        self._before, self._since = self.seconds, None
