"""What the panel over the table says when a game is won, blocked, given up or all but arranged."""

from solitaire_desktop.rules.cards import KING, kind_of
from solitaire_desktop.rules.position import Outcome
from solitaire_desktop.store import Feat, Summary
from solitaire_desktop.window.commands import Commands
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.names import game_name, score_text
from solitaire_desktop.window.panel import PanelContent, PanelFigure
from solitaire_desktop.window.records import feats_of

# Queen, king, ace, king, queen, jack, jack; suits in the order of `cards.Suit`.
FAN = tuple(
    kind_of(rank, suit)
    for rank, suit in ((12, 3), (KING, 2), (1, 3), (KING, 0), (12, 1), (11, 2), (11, 3))
)


def outcome_content(services: Services, commands: Commands) -> PanelContent | None:
    """What to say of the present state; None where there is nothing to say."""
    model = services.model
    if model.outcome is Outcome.WON:
        return _won(services, commands)
    if model.is_over:
        return _given_up(services, commands)
    if model.outcome is Outcome.BLOCKED:
        return _blocked(services, commands)
    return _to_arrange(services, commands) if model.can_arrange else None


def _won(services: Services, commands: Commands) -> PanelContent:
    model, tr = services.model, services.messages.tr
    summary = services.store.summary(*model.spec.identity)
    achieved = feats_of(services)
    return PanelContent(
        title=tr("{game}, beaten", game=game_name(model.spec, services.messages)),
        text=_praise(services, summary, achieved),
        figures=_figures(services, summary, achieved),
        buttons=(
            (tr("New deal"), commands.new_deal),
            (tr("Play it again"), commands.restart),
            (tr("Statistics"), commands.statistics),
        ),
        foot=tr("Esc closes this and leaves the finished table"),
        fan=FAN,
        look=services.look,
    )


def _praise(services: Services, summary: Summary, achieved: tuple[Feat, ...]) -> str:
    model, messages = services.model, services.messages
    tr = messages.tr
    if model.is_study:
        return tr("A position of your own is not counted.")
    deal = tr("Deal {number}.", number=messages.number(model.deal_name))
    filed = services.store.filed(model.session.token)
    if filed is not None and filed.replay:
        return f"{tr('You have played this deal before, so it is not in the rates.')} {deal}"
    if filed is not None and (filed.marked or filed.assisted):
        return f"{tr('It was played with help, so it is not in the rates.')} {deal}"
    praises = [_feat(feat, summary, messages) for feat in achieved]
    if not praises and summary.streak.current > 1:
        praises = [tr("{n} wins in a row.", n=summary.streak.current)]
    if not praises:
        praises = [tr("Your win number {n}.", n=summary.games.won)]
    return " ".join((*praises, deal))


def _feat(feat: Feat, summary: Summary, messages: Messages) -> str:
    """What a game achieved, as a sentence."""
    tr = messages.tr
    match feat:
        case Feat.FIRST_WIN:
            return tr("Your first win.")
        case Feat.BEST_TIME:
            return tr("The fastest of your {n} wins.", n=summary.games.won)
        case Feat.FEWEST_MOVES:
            return tr("The fewest moves of your {n} wins.", n=summary.games.won)
        case Feat.LONGEST_STREAK:
            return tr("Your longest streak: {n} wins.", n=summary.streak.longest_won)
        case Feat.BEST_SCORE:
            return tr("Your best score so far.")


def _figures(
    services: Services, summary: Summary, achieved: tuple[Feat, ...]
) -> tuple[PanelFigure, ...]:
    model, messages = services.model, services.messages
    tr, best = messages.tr, summary.best_seconds
    figures = [
        PanelFigure(
            tr("Time"),
            messages.clock(model.seconds),
            "" if best is None else tr("best {time}", time=messages.clock(best)),
            is_best=Feat.BEST_TIME in achieved,
        ),
        PanelFigure(
            tr("Moves"),
            messages.number(model.moves),
            "" if summary.fewest_moves is None else tr("fewest {n}", n=summary.fewest_moves),
            is_best=Feat.FEWEST_MOVES in achieved,
        ),
    ]
    rate, interval = summary.random.rate, summary.random.interval
    if rate is not None and interval is not None:
        note = tr(
            "{won} of {n}, 95 %: {low} to {high}",
            won=summary.random.won,
            n=summary.random.played,
            low=f"{interval[0] * 100:.0f}",
            high=f"{interval[1] * 100:.0f}",
        )
        figures.append(PanelFigure(tr("Win rate"), messages.percent(rate), note))
    return tuple(figures)


def _given_up(services: Services, commands: Commands) -> PanelContent:
    tr = services.messages.tr
    return PanelContent(
        title=tr("Given up"),
        text=" ".join((_score_sentence(services), *_best_score(services))),
        buttons=(
            (tr("New deal"), commands.new_deal),
            (tr("Play it again"), commands.restart),
            (tr("Review the game"), commands.review),
        ),
        foot=tr("Close"),
    )


def _best_score(services: Services) -> list[str]:
    is_best = Feat.BEST_SCORE in feats_of(services)
    return [services.messages.tr("Your best score so far.")] if is_best else []


def _blocked(services: Services, commands: Commands) -> PanelContent:
    tr = services.messages.tr
    return PanelContent(
        title=tr("Blocked: no move is left"),
        text=_score_sentence(services),
        buttons=(
            (tr("Undo"), commands.undo),
            (tr("Restart"), commands.restart),
            (tr("New deal"), commands.new_deal),
        ),
        foot=tr("Close"),
    )


def _to_arrange(services: Services, commands: Commands) -> PanelContent:
    tr = services.messages.tr
    return PanelContent(
        title=tr("All cards are placed"),
        text=tr("Only the rows are not yet right; swaps bring every pile where it belongs."),
        buttons=((tr("Arrange the rows"), commands.arrange_rows),),
        foot=tr("Close"),
    )


def _score_sentence(services: Services) -> str:
    model, messages = services.model, services.messages
    tr, score = messages.tr, model.score
    if "/" in score:
        done, _, total = score.partition("/")
        return tr("{done} of {total} cards are on the foundations.", done=done, total=total)
    left, _, rating = score_text(score, messages).partition(", ")
    sentence = tr("Cards left: {n}.", n=left)
    return f"{sentence} {tr('That is {rating}.', rating=rating)}" if rating else sentence
