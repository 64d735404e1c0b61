"""The rules of a game as sentences, made from its spec: what players read is what is played.

Each sentence is a `Phrase`: the key of an English template, its arguments, and the clause of the
rule sheets that it states. Which words stand in a language is not decided here, but in `english`
and the catalogues. What a game is called is in `titles`.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple, assert_never

from solitaire_desktop.rules.cards import ACE, Suit, card_at, kind_of
from solitaire_desktop.rules.english import TEMPLATES
from solitaire_desktop.rules.spec import (
    ALTERNATE,
    Build,
    Family,
    FoundationBuild,
    GameSpec,
    PileKind,
    Placement,
    Rules,
    Spaces,
    Starters,
    Unit,
)
from solitaire_desktop.rules.tables import tables

Args = Mapping[str, object]
Phrases = Iterator["Phrase"]
_NO_ARGS: Args = {}
_EXAMPLE = kind_of(7, Suit.DIAMONDS)
_BUILD_CLAUSES = {Build.OTHER_SUIT: "FTV-3", Build.ALTERNATE: "FTV-4"}
_PLAIN_ROWS = "FT-3"


class Phrase(NamedTuple):
    """A sentence to be said.

    Attributes:
        key: of its template in `english.TEMPLATES`; the second part names its section
        args: what stands for the template's placeholders (see `grammar`)
        clause: the id of the clause that it states; empty for what is no rule
    """

    key: str
    args: Args = _NO_ARGS
    clause: str = ""

    @property
    def heading(self) -> str:
        """The key of the heading under which the sentence stands."""
        first, second = self.key.split("/")[:2]
        return f"heading/{second if first == 'rules' else first}"


def describe(spec: GameSpec) -> tuple[Phrase, ...]:
    """All rules of a game, section by section in the order in which one learns them.

    >>> from solitaire_desktop.rules.games.catalogue import game_spec
    >>> describe(game_spec("streets"))[0]
    Phrase(key='rules/aim/all', args={'n': 104}, clause='FT-18')
    """
    match spec.family:
        case Family.FORTY_THIEVES:
            return tuple(_forty_thieves(spec))
        case Family.DEVILS_GRIP:
            return tuple(_devils_grip(spec))
        case Family.CALCULATION:
            return tuple(_calculation(spec))
    assert_never(spec.family)


def advice(spec: GameSpec) -> tuple[Phrase, ...]:
    """Tips for a game, then facts about it."""
    left_out: set[str] = set()
    if spec.family is Family.FORTY_THIEVES:
        left_out = _advice_left_out(spec)
    prefixes = tuple(f"{kind}/{spec.family}/" for kind in ("tip", "fact"))
    return tuple(
        Phrase(key) for key in TEMPLATES if key.startswith(prefixes) and key not in left_out
    )


def _counted(key: str, clause: str, n: int, **args: object) -> Phrase:
    """A phrase about a number, in the wording for one where there is such a number."""
    one = f"{key}/one"
    if n == 1 and one in TEMPLATES:
        return Phrase(one, args, clause)
    return Phrase(key, {"n": n, **args}, clause)


def _forty_thieves(spec: GameSpec) -> Phrases:
    rules = spec.rules
    stock = _stock_size(spec)
    yield Phrase("rules/aim/all", {"n": spec.total}, "FT-18")
    yield _counted("rules/aim/packs", "FT-1", spec.packs)
    yield from _deal(rules)
    if stock:
        yield _counted("rules/deal/stock", _PLAIN_ROWS, stock)
    else:
        yield Phrase("rules/deal/no-stock", clause=_PLAIN_ROWS)
    yield from _columns(spec)
    yield from _foundations(spec)
    if stock:
        yield from _stock(rules)
    yield Phrase("rules/end/won", clause="FT-18")
    yield Phrase("rules/end/blocked", clause="FT-20")
    yield Phrase("rules/end/score", {"n": spec.total}, "FT-21")


def _stock_size(spec: GameSpec) -> int:
    rules = spec.rules
    laid = len(spec.group(PileKind.FOUNDATION)) if rules.laid_out else 0
    return spec.total - laid - rules.columns * rules.rows


def _deal(rules: Rules) -> Phrases:
    yield _counted("rules/deal/columns", _PLAIN_ROWS, rules.columns)
    yield _counted("rules/deal/rows", _PLAIN_ROWS, rules.rows)
    if rules.face_down == 0 or rules.rows == 1:
        yield Phrase("rules/deal/face-up", clause=_PLAIN_ROWS)
    else:
        if rules.face_down == ALTERNATE:
            yield Phrase("rules/deal/alternate", clause="FTV-3")
        else:
            yield _counted("rules/deal/face-down", "FTV-3", rules.face_down)
        yield Phrase("rules/deal/bared", clause="FTV-3")
    key = "rules/deal/laid-out" if rules.laid_out else "rules/deal/not-laid-out"
    yield Phrase(key, {"rank": rules.foundation_base}, "FT-4")


def _columns(spec: GameSpec) -> Phrases:
    rules = spec.rules
    lands = tables(spec).lands[spec.group(PileKind.TABLEAU)[0]]
    wanted = tuple(card_at(kind) for kind in sorted(lands[_EXAMPLE]))
    example = {"top": card_at(_EXAMPLE), "wanted": wanted}
    clause = _BUILD_CLAUSES.get(rules.build, "FT-6")
    yield Phrase(f"rules/columns/{rules.build}", example, clause)
    yield Phrase(f"rules/columns/{'wrap' if rules.wrap else 'no-wrap'}", clause="FT-8")
    yield from _moves(rules)
    yield from _spaces(rules)


def _moves(rules: Rules) -> Phrases:
    match rules.unit:
        case Unit.SINGLE:
            yield Phrase("rules/moves/single", clause="FT-10")
            yield Phrase("rules/moves/shortcut", clause="FT-24")
        case Unit.RUN:
            yield Phrase("rules/moves/run", clause="FTV-1")
            yield Phrase("rules/moves/up-singly", clause="FTV-1")


def _spaces(rules: Rules) -> Phrases:
    key = f"rules/spaces/{rules.spaces}"
    run = f"{key}/run"
    clause = "FTV-6" if rules.spaces is Spaces.KINGS else "FT-9"
    yield Phrase(run if rules.unit is Unit.RUN and run in TEMPLATES else key, clause=clause)
    if rules.spaces is Spaces.AUTO:
        yield Phrase("rules/spaces/auto-free", clause=clause)


def _foundations(spec: GameSpec) -> Phrases:
    rules = spec.rules
    count = len(spec.group(PileKind.FOUNDATION))
    if rules.foundation_build is FoundationBuild.ALTERNATE:
        yield Phrase("rules/foundations/no-suits", {"n": count}, "FT-2")
    elif spec.packs == 1:
        yield Phrase("rules/foundations/suits/one", {"n": count}, "FT-2")
    else:
        yield Phrase("rules/foundations/suits", {"n": count, "packs": spec.packs}, "FT-2")
    if rules.foundation_build is FoundationBuild.ALTERNATE:
        yield Phrase("rules/foundations/alternate", clause="FT-11")
    elif rules.foundation_base == ACE:
        yield Phrase("rules/foundations/suit", clause="FT-11")
    else:
        yield Phrase("rules/foundations/suit-wrap", {"rank": rules.foundation_base}, "FT-11")
    key = "rules/foundations/give-back" if rules.give_back else "rules/foundations/locked"
    yield Phrase(key, clause="FT-12")
    yield Phrase("rules/foundations/optional", clause="FT-13")


def _stock(rules: Rules) -> Phrases:
    yield _counted("rules/stock/turn", "FT-14", rules.turn)
    yield Phrase("rules/stock/waste", clause="FT-15")
    yield Phrase("rules/stock/closed", clause="FT-15")
    if rules.refill:
        yield Phrase("rules/stock/refill", clause="FT-15")
    yield _passes("rules/stock", rules.redeals, "FT-16", "FTV-7")


def _passes(section: str, redeals: int | None, one_pass: str, redeal: str) -> Phrase:
    if redeals is None:
        return Phrase(f"{section}/redeals/unlimited", clause=redeal)
    if redeals == 0:
        return Phrase(f"{section}/one-pass", clause=one_pass)
    return _counted(f"{section}/redeals", redeal, redeals)


def _devils_grip(spec: GameSpec) -> Phrases:
    rules = spec.rules
    lands = tables(spec).lands[spec.group(PileKind.CELL)[0]]
    wanted = tuple(card_at(kind) for kind in sorted(lands[_EXAMPLE]))
    yield Phrase("rules/aim/grip", {"n": spec.total}, "DG-19")
    yield Phrase("rules/aim/grip-rows", clause="DG-3")
    yield Phrase("rules/deal/grip-packs", clause="DG-1")
    yield Phrase("rules/deal/grip", clause="DG-2")
    yield Phrase("rules/piles/join", {"top": card_at(_EXAMPLE), "wanted": wanted}, "DG-4")
    yield Phrase("rules/piles/closed", clause="DG-6")
    yield Phrase("rules/piles/whole", clause="DG-7")
    yield Phrase("rules/piles/lower", clause="DG-5")
    yield Phrase("rules/piles/any-row", clause="DG-22")
    yield Phrase("rules/swaps/any", clause="DG-10")
    yield Phrase("rules/gaps/filled", clause="DG-11")
    yield Phrase("rules/gaps/empty", clause="DG-12")
    yield _counted("rules/talon/turn", "DG-13", rules.turn)
    yield Phrase("rules/talon/top", clause="DG-15")
    yield _passes("rules/talon", rules.redeals, "DG-17", "DG-17")
    yield Phrase("rules/end/grip-won", clause="DG-19")
    yield Phrase("rules/end/grip-blocked", clause="DG-21")
    yield Phrase("rules/end/grip-score", clause="DG-20")


def _calculation(spec: GameSpec) -> Phrases:
    rules = spec.rules
    foundations = spec.group(PileKind.FOUNDATION)
    clubs = "/clubs" if rules.starters is Starters.CLUBS else ""
    yield Phrase("rules/aim/all", {"n": spec.total}, "CA-16")
    yield Phrase("rules/aim/no-suits", clause="CA-1")
    yield Phrase(f"rules/deal/starters{clubs}", clause="CA-2")
    yield Phrase("rules/deal/calculation", {"n": spec.total - len(foundations)}, "CA-2")
    for step in range(1, len(foundations) + 1):
        yield Phrase(f"rules/foundations/step-{step}", clause="CA-3")
    yield Phrase("rules/foundations/ends", clause="CA-5")
    yield Phrase("rules/foundations/locked", clause="CA-15")
    yield Phrase("rules/turning/one", clause="CA-6")
    forced = rules.placement is Placement.FORCED
    yield Phrase(f"rules/turning/{rules.placement}", clause="CA-9" if forced else "CA-4")
    yield Phrase("rules/turning/waits", clause="CA-8")
    yield Phrase("rules/reserves/any", clause="CA-7")
    yield Phrase("rules/reserves/top", clause="CA-10")
    transfers = "transfers" if rules.transfers else "no-transfers"
    yield Phrase(f"rules/reserves/{transfers}", clause="CA-12")
    yield Phrase("rules/end/won", clause="CA-16")
    yield Phrase("rules/end/calculation-blocked", clause="CA-17")
    yield Phrase("rules/end/score", {"n": spec.total}, "CA-18")


def _advice_left_out(spec: GameSpec) -> set[str]:
    """Keys of tips and facts that are not true of these rules of the Forty Thieves family."""
    plain = {"names", "name", "napoleon", "odds"}
    tips = {
        "tip/forty-thieves/twins": spec.packs == 2,
        "tip/forty-thieves/kings": spec.rules.unit is Unit.SINGLE,
        "tip/forty-thieves/waste": _stock_size(spec) > 0,
        "tip/forty-thieves/order": not spec.rules.give_back,
        "tip/forty-thieves/spaces": spec.rules.spaces in {Spaces.ANY, Spaces.KINGS},
    }
    is_plain = spec.identity == ("forty-thieves", "")
    facts = set() if is_plain else {f"fact/forty-thieves/{name}" for name in plain}
    return facts | {key for key, holds in tips.items() if not holds}
