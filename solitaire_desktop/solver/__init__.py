"""Search: who can still win, what to play, and whether anything useful is left.

Pure Python, no Qt. A compiled core makes it faster where one was built; nothing needs it.
"""

from solitaire_desktop.solver.chances import wilson
from solitaire_desktop.solver.lines import replayed
from solitaire_desktop.solver.shorten import shortened
from solitaire_desktop.solver.solve import solve
from solitaire_desktop.solver.verdict import Answer, Verdict

__all__ = ["Answer", "Verdict", "replayed", "shortened", "solve", "wilson"]
