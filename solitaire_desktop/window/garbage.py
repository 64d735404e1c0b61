"""When garbage is collected: by the window's thread alone, and between two events.

Python collects in whichever thread asks for memory, in the middle of whatever that does. What is
then found may be Qt's: a window destroyed by the thread that draws cards, or a table in the middle
of being painted, ends the program. References that are counted down are no danger: only a cycle of
objects that nobody holds waits for the collector.
"""

import gc

from PySide6.QtCore import QObject, QTimer

EVERY = 1000  # milliseconds between two looks


class Collector(QObject):
    """Takes collecting over from Python, for good; ends when its parent does.

    What is there when it begins stays: it need not be looked through again.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        timer = QTimer(self)
        timer.timeout.connect(collect_due)
        timer.start(EVERY)


def collect_due() -> None:
    """Collect as much as Python would have by now, going by its own thresholds."""
    counted = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (count, most) in enumerate(counted) if count > most > 0]
    if due:
        gc.collect(due[-1])
