"""The command line: opens the window, or does one headless job.

Exit codes: 0 done, 1 a move of the record is not legal, 2 the input cannot be read or the output
not written. Errors go to standard error as one sentence. What the jobs do is in `commands`.
"""

import argparse
import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from solitaire_desktop import __version__
from solitaire_desktop.commands.answer import UNREADABLE, Answer
from solitaire_desktop.errors import SolitaireError
from solitaire_desktop.plain_imports import load_qt
from solitaire_desktop.start_times import StartTimes

PROGRAM = "solitaire-desktop"
Options = argparse.Namespace


class UsageError(SolitaireError):
    """Arguments that the command line does not know."""


class _Parser(argparse.ArgumentParser):
    """argparse that raises a UsageError instead of printing its usage and leaving."""

    def error(self, message: str) -> NoReturn:
        sentence = f"{message[:1].upper()}{message[1:]}."
        raise UsageError("{sentence} See {program} --help.", sentence=sentence, program=self.prog)


def main(argv: list[str] | None = None) -> int:
    """Does what the arguments ask (default: those of the process) and gives the exit code."""
    arguments = sys.argv[1:] if argv is None else argv
    job = COMMANDS.get(arguments[0]) if arguments else None
    try:
        if job is None:
            return _window(arguments)
        answer = job(arguments[1:])
        for note in answer.notes:
            print(f"{PROGRAM}: {note}", file=sys.stderr)
        _print(answer.text)
    except SolitaireError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return UNREADABLE
    return answer.code


def _print(text: str) -> None:
    """Writes to standard output; what its encoding lacks becomes a question mark."""
    out = sys.stdout
    encoding = out.encoding or "utf-8"
    try:
        out.write(text.encode(encoding, "replace").decode(encoding))
        out.flush()
    except OSError as error:
        # Nothing more can be written there, and the interpreter shall not try it on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())
        template = "The output cannot be written: {reason}."
        raise UsageError(template, reason=error.strerror) from error


def _check(arguments: list[str]) -> Answer:
    from solitaire_desktop.commands.check import check

    parser = _parser("check", "Play a record through the rules and say where that leads.")
    parser.add_argument("--json", action="store_true", help="answer with one JSON object")
    parser.add_argument("--legal", action="store_true", help="tell all legal moves too")
    parser.add_argument("file", metavar="FILE", help="the record; - for standard input")
    options = parser.parse_args(arguments)
    return check(options.file, as_json=options.json, with_legal=options.legal)


def _deal(arguments: list[str]) -> Answer:
    from solitaire_desktop.commands.catalogue import deal

    parser = _parser("deal", "Print the record of a deal.")
    _add_deal(parser)
    parser.add_argument("--rules", default="", metavar='"k=v …"', help="rules that are changed")
    options = parser.parse_args(arguments)
    return deal(options.game, options.number, options.rules)


def _games(arguments: list[str]) -> Answer:
    from solitaire_desktop.commands.catalogue import games

    parser = _parser("games", "Print the games: key, name, rules.")
    parser.add_argument("--json", action="store_true", help="answer with one JSON array")
    return games(as_json=parser.parse_args(arguments).json)


def _solve(arguments: list[str]) -> Answer:
    from solitaire_desktop.commands import solve

    parser = _parser("solve", "Say whether a deal, or the position of a record, can be won.")
    parser.add_argument("--json", action="store_true", help="answer with one JSON object")
    _add_seconds(parser, solve.USUAL_SECONDS)
    parser.add_argument("--rules", default="", metavar='"k=v …"', help="rules of the deal")
    parser.add_argument("start", nargs="+", metavar="FILE | GAME NUMBER", help="what to solve")
    options = parser.parse_args(arguments)
    seconds = solve.parse_seconds(options.seconds)
    match options.start:
        case [file]:
            return solve.solve_file(file, seconds, as_json=options.json)
        case [game, number]:
            deal = (game, number, options.rules, seconds)
            return solve.solve_deal(*deal, as_json=options.json)
    return parser.error("a FILE, or a GAME and a NUMBER, is what can be solved")


def _survey(arguments: list[str]) -> Answer:
    from solitaire_desktop.commands.solve import parse_seconds
    from solitaire_desktop.commands.survey import USUAL_SECONDS, survey

    parser = _parser("survey", "Count the deals that can be won.")
    parser.add_argument("--json", action="store_true", help="answer with one JSON object")
    _add_seconds(parser, USUAL_SECONDS)
    parser.add_argument("--rules", default="", metavar='"k=v …"', help="rules that are changed")
    parser.add_argument("--jobs", type=int, choices=range(1, 65), default=1, metavar="J")
    parser.add_argument("--keep", metavar="FILE", help="keep the results there, and go on there")
    parser.add_argument("game", metavar="GAME", help="a game's key, as `games` lists it")
    parser.add_argument("deals", metavar="FIRST-LAST", help="the deals' numbers")
    options = parser.parse_args(arguments)
    return survey(
        options.game,
        options.deals,
        options.rules,
        seconds=parse_seconds(options.seconds),
        jobs=options.jobs,
        keep=options.keep,
        as_json=options.json,
    )


def _worker(arguments: list[str]) -> Answer:
    from solitaire_desktop.solver.worker import serve

    _parser("worker", "Answer searches, a line each, for the window.").parse_args(arguments)
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return Answer("")


def _draw_deck(arguments: list[str]) -> Answer:
    _need_no_screen()
    from solitaire_desktop.commands.draw_deck import draw_deck

    parser = _parser("draw-deck", "Draw another program's deck, for the window.")
    parser.add_argument("deck")
    parser.add_argument("width", type=int)
    parser.add_argument("height", type=int)
    parser.add_argument("folder")
    parser.add_argument("pictures", nargs="?", default="")
    options = parser.parse_args(arguments)
    size = options.width, options.height
    return draw_deck(options.deck, size, options.folder, options.pictures)


def _picture(arguments: list[str]) -> Answer:
    _need_no_screen()
    from solitaire_desktop.commands.picture import picture

    parser = _parser("picture", "Draw a table without a screen.")
    _add_deal(parser)
    parser.add_argument("-o", dest="file", required=True, metavar="FILE.png", help="where to")
    parser.add_argument("--size", default="1280x800", metavar="WxH", help="in pixels")
    parser.add_argument("--moves", default="", metavar='"…"', help="moves that are played first")
    options = parser.parse_args(arguments)
    deal = (options.game, options.number)
    return picture(*deal, options.file, size=options.size, moves=options.moves)


def _stats(arguments: list[str]) -> Answer:
    from solitaire_desktop.commands.stats import stats

    parser = _parser("stats", "Print the record of wins and losses.")
    parser.add_argument("--json", action="store_true", help="answer with one JSON array")
    _add_profile(parser)
    options = parser.parse_args(arguments)
    return stats(options.profile, as_json=options.json)


def _need_no_screen() -> None:
    if sys.platform.startswith("linux"):  # elsewhere there is always a screen
        os.environ["QT_QPA_PLATFORM"] = "offscreen"


def _parser(command: str, what: str) -> argparse.ArgumentParser:
    return _Parser(prog=f"{PROGRAM} {command}", description=what, allow_abbrev=False)


def _add_seconds(parser: argparse.ArgumentParser, usual: float) -> None:
    what = f"how long to search, by default {usual:g}"
    parser.add_argument("--seconds", default=str(usual), metavar="S", help=what)


def _add_deal(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's key, as `games` lists it")
    parser.add_argument("number", metavar="NUMBER", help="the deal's number")


def _add_profile(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--profile", metavar="DIR", help="the folder of settings and record")


def _window(arguments: list[str]) -> int:
    parser = _Parser(
        prog=PROGRAM,
        description="Play patience at a table in a window.",
        epilog=f"Without a window: {PROGRAM} {{{','.join(COMMANDS)}}} --help",
        allow_abbrev=False,
    )
    parser.add_argument("--game", metavar="KEY", help="the game to open")
    parser.add_argument("--deal", metavar="N", help="the number of the deal to open")
    parser.add_argument("--rules", default="", metavar='"k=v …"', help="rules that are changed")
    _add_profile(parser)
    parser.add_argument("--language", default="", metavar="CODE", help="en, pt_PT or pt_BR")
    parser.add_argument(
        "--time-start", action="store_true", help="print where the time of the start goes"
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.add_argument("file", nargs="?", metavar="FILE", help="a record to open")
    options = parser.parse_args(arguments)
    _check_choice(options)
    times = StartTimes() if options.time_start else None
    if times is not None:
        times.passed("Python, and reading the command line")
    gc.disable()  # nothing becomes garbage in a start; the window takes it over when it is calm
    try:
        return _run(options, times)
    finally:
        gc.enable()


def _run(options: Options, times: StartTimes | None) -> int:
    """Opens the window that the options ask for; this loads Qt."""
    load_qt()
    from solitaire_desktop.app import run

    if times is not None:
        times.passed("loading the program and Qt")
    return run(
        profile=options.profile,
        game=options.game,
        deal=options.deal,
        rules=options.rules,
        file=options.file,
        language=options.language,
        times=times,
    )


def _check_choice(options: Options) -> None:
    """Raises SolitaireError for what the window would not find."""
    if options.file is not None and not Path(options.file).exists():
        near = [name for name in COMMANDS if name.startswith(options.file[:1])]
        hint = f" Or is the command {' or '.join(near)} meant?" if near else ""
        raise UsageError("There is no file “{file}”.{hint}", file=options.file, hint=hint)
    if options.game is not None:
        from solitaire_desktop.rules import game_spec

        game_spec(options.game, options.rules)
    if options.deal is not None:
        from solitaire_desktop.rules import parse_deal

        options.deal = parse_deal(options.deal)


COMMANDS: dict[str, Callable[[list[str]], Answer]] = {
    "check": _check,
    "deal": _deal,
    "draw-deck": _draw_deck,
    "games": _games,
    "picture": _picture,
    "solve": _solve,
    "stats": _stats,
    "survey": _survey,
    "worker": _worker,
}
