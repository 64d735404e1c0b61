"""What games, scores and ratings are called on the screen."""

from solitaire_desktop.errors import RulesError
from solitaire_desktop.rules.games.catalogue import game_spec
from solitaire_desktop.rules.spec import Family, GameSpec
from solitaire_desktop.rules.titles import character, title_text
from solitaire_desktop.window.messages import Messages


def game_name(spec: GameSpec, messages: Messages) -> str:
    """The name of a game, with what differs where rules were changed."""
    return title_text(spec, messages.tr)


def filed_name(game: str, rules: str, messages: Messages) -> str:
    """The name of a game in the record, which may be one that this version does not know."""
    try:
        return game_name(game_spec(game, rules), messages)
    except RulesError:
        return f"{game} {rules}".rstrip()


def game_character(spec: GameSpec, messages: Messages) -> str:
    """One sentence about the game."""
    return messages.tr(character(spec))


def score_name(spec: GameSpec, messages: Messages) -> str:
    """What the figure of the score is called."""
    tr = messages.tr
    match spec.family:
        case Family.DEVILS_GRIP:
            return tr("Left")
        case Family.CALCULATION:
            return tr("Built")
        case Family.FORTY_THIEVES:
            return tr("Up")


def score_text(score: str, messages: Messages) -> str:
    """A score of the notation in words: `63/104` is "63 of 104", `7 left: good` "7, good"."""
    tr = messages.tr
    if "/" in score:
        done, _, total = score.partition("/")
        return tr("{done} of {total}", done=done, total=total)
    left, _, rating = score.partition(" left")
    return f"{left}, {rating_name(rating[2:], messages)}" if rating else left


def rating_name(rating: str, messages: Messages) -> str:
    """A rating of Devil's Grip in the player's language."""
    tr = messages.tr
    return {"good": tr("good"), "excellent": tr("excellent"), "brilliant": tr("brilliant")}[rating]
