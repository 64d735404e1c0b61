"""What the panel over the table says when a game is won, blocked, given up or all but arranged."""

from solitaire_desktop.rules.cards import KING, kind_of
from solitaire_desktop.rules.position import Outcome
from solitaire_desktop.store import Summary
from solitaire_desktop.window.commands import Commands
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.names import game_name, score_text
from solitaire_desktop.window.panel import PanelContent, PanelFigure

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
    return PanelContent(
        title=tr("{game}, beaten", game=game_name(model.spec, services.messages)),
        text=_praise(services, summary),
        figures=_figures(services, summary),
        buttons=(
            (tr("New deal"), commands.new_deal),
            (tr("Play it again"), commands.restart),
            (tr("Statistics"), commands.statistics),
        ),
        foot=tr("Esc closes this and leaves the finished table"),
        fan=FAN,
        look=services.look,
    )


def _praise(services: Services, summary: Summary) -> str:
    model, messages = services.model, services.messages
    tr = messages.tr
    if model.is_study:
        return tr("A position of your own is not counted.")
    deal = tr("Deal {number}.", number=messages.number(model.deal_name))
    if summary.games.won == 1:
        return f"{tr('Your first win.')} {deal}"
    if summary.best_seconds is not None and model.seconds <= int(summary.best_seconds):
        return f"{tr('The fastest of your {n} wins.', n=summary.games.won)} {deal}"
    if summary.fewest_moves is not None and model.moves <= summary.fewest_moves:
        return f"{tr('The fewest moves of your {n} wins.', n=summary.games.won)} {deal}"
    if summary.streak.current > 1:
        return f"{tr('{n} wins in a row.', n=summary.streak.current)} {deal}"
    return f"{tr('Your win number {n}.', n=summary.games.won)} {deal}"


def _figures(services: Services, summary: Summary) -> tuple[PanelFigure, ...]:
    model, messages = services.model, services.messages
    tr, best = messages.tr, summary.best_seconds
    is_best = best is not None and model.seconds <= int(best) and summary.games.won > 1
    figures = [
        PanelFigure(
            tr("Time"),
            messages.clock(model.seconds),
            "" if best is None else tr("best {time}", time=messages.clock(best)),
            is_best=is_best,
        ),
        PanelFigure(
            tr("Moves"),
            messages.number(model.moves),
            "" if summary.fewest_moves is None else tr("fewest {n}", n=summary.fewest_moves),
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
        text=_score_sentence(services),
        buttons=(
            (tr("New deal"), commands.new_deal),
            (tr("Play it again"), commands.restart),
            (tr("Statistics"), commands.statistics),
        ),
        foot=tr("Close"),
    )


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
