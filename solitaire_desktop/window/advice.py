"""What the window says of what is known: who can still win, in the words of the two verdicts."""

from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.solver.verdict import Verdict
from solitaire_desktop.window.messages import Tr


def verdict_text(model: GameModel, tr: Tr) -> str:
    """The verdict for the status bar; empty where there is nothing to say.

    Without the true deal only a proved loss is said; with it, everything that is known.
    """
    if model.is_over:
        return ""
    if model.is_lost:
        return tr("can no longer be won")
    if not model.preferences.verdict_true:
        return ""
    match model.true_verdict:
        case Verdict.WON:
            return tr("can be won")
        case Verdict.LOST:
            return tr("can no longer be won")
        case Verdict.UNKNOWN:
            return tr("not known")
        case None:
            return tr("looking…") if model.is_judging else ""


def loss_text(model: GameModel, tr: Tr) -> str:
    """The sentence of the notice when a loss is proved."""
    if model.seen_verdict is Verdict.LOST and model.has_unseen:
        return tr("This game can no longer be won, however the unseen cards lie.")
    return tr("This game can no longer be won.")
