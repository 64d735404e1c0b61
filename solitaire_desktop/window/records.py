"""The record of wins and losses as the window shows it: the games known, with what was won."""

from solitaire_desktop.rules.games.catalogue import ENTRIES, game_spec
from solitaire_desktop.rules.spec import GameSpec
from solitaire_desktop.store import Feat, Summary, feats
from solitaire_desktop.store.statistics import summary
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.game_tiles import GameInfo
from solitaire_desktop.window.names import game_character, game_name


def known_games(services: Services) -> list[GameInfo]:
    """All games of the catalogue, then those with rules of the player's own that are saved."""
    saved = {(each.game, each.rules) for each in services.store.saved_games()}
    summaries = {(each.game, each.rules): each for each in services.store.summaries()}
    current = services.model.spec
    specs = [game_spec(entry.key) for entry in ENTRIES]
    known = {spec.identity for spec in specs}
    own = sorted(key for key in saved | {current.identity} if key not in known)
    specs += [game_spec(*key) for key in own]
    return [_info(spec, services, saved, summaries) for spec in specs]


def feats_of(services: Services) -> tuple[Feat, ...]:
    """What the game on the table achieved when it was filed; nothing for one outside the rates."""
    filed = services.store.filed(services.model.session.token)
    if filed is None:
        return ()
    plays = services.store.plays(filed.game, filed.rules)
    ends = [number for number, play in enumerate(plays, 1) if play.ended == filed.ended]
    if not ends:
        return ()
    before, after = plays[: ends[-1] - 1], plays[: ends[-1]]
    return feats(summary(filed.game, filed.rules, before), summary(filed.game, filed.rules, after))


def _info(
    spec: GameSpec,
    services: Services,
    saved: set[tuple[str, str]],
    summaries: dict[tuple[str, str], Summary],
) -> GameInfo:
    is_current = spec.identity == services.model.spec.identity
    is_saved = spec.identity in saved or (is_current and not services.model.is_over)
    return GameInfo(
        spec,
        game_name(spec, services.messages),
        game_character(spec, services.messages),
        summaries.get(spec.identity) or Summary(game=spec.identity[0], rules=spec.identity[1]),
        is_saved=is_saved,
        is_current=is_current,
    )
