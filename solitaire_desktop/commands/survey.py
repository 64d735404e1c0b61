"""The command `survey`: how many deals of a game can be won, with the uncertainty of that.

A deal gets CPU seconds, so that a busy machine changes little. With a file to keep results in, a
survey that was stopped goes on where it was.
"""

import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import process_time
from typing import NamedTuple

from solitaire_desktop.commands.answer import Answer
from solitaire_desktop.errors import SolitaireError
from solitaire_desktop.rules import dealt, game_spec, parse_deal
from solitaire_desktop.solver.chances import wilson
from solitaire_desktop.solver.solve import solve
from solitaire_desktop.solver.verdict import Verdict

USUAL_SECONDS = 5.0
MOST_DEALS = 1_000_000
_BAR = 30


class Result(NamedTuple):
    """What the search found of one deal; as text `number verdict moves nodes seconds`."""

    deal: str
    verdict: Verdict
    moves: int
    nodes: int
    seconds: float

    @classmethod
    def from_text(cls, text: str) -> "Result":
        """The result that a line of a file tells; ValueError when it tells none."""
        deal, verdict, moves, nodes, seconds = text.split()
        return cls(deal, Verdict(verdict), int(moves), int(nodes), float(seconds))

    def as_text(self) -> str:
        """The result as one line of a file."""
        return f"{self.deal} {self.verdict} {self.moves} {self.nodes} {self.seconds:.3f}"


def survey(
    game: str,
    deals: str,
    rules: str = "",
    *,
    seconds: float = USUAL_SECONDS,
    jobs: int = 1,
    keep: str | None = None,
    as_json: bool = False,
) -> Answer:
    """Searches each deal and counts. Raises SolitaireError for what makes no sense."""
    game_spec(game, rules)
    numbers = _numbers(deals)
    done = _kept(keep, f"# {game} {rules} seconds={seconds:g}".strip())
    waiting = [number for number in numbers if number not in done]
    searched = partial(search_deal, game, rules, seconds)
    for result in _searched(searched, waiting, jobs):
        done[result.deal] = result
        if keep is not None:
            with Path(keep).open("a", encoding="utf-8") as file:
                file.write(f"{result.as_text()}\n")
        _show_progress(sum(number in done for number in numbers), len(numbers))
    found = [done[number] for number in numbers]
    tell = _as_json if as_json else _as_text
    return Answer(tell(game, rules, deals, found))


def search_deal(game: str, rules: str, seconds: float, number: str) -> Result:
    """Searches one deal for so many CPU seconds."""
    began = process_time()
    position = dealt(game_spec(game, rules), number)
    answer = solve(position, cancelled=lambda: process_time() - began >= seconds)
    length = len(answer.moves or ()) if answer.verdict is Verdict.WON else 0
    return Result(number, answer.verdict, length, answer.nodes, round(process_time() - began, 3))


def _numbers(deals: str) -> list[str]:
    first, _, last = deals.partition("-")
    low, high = parse_deal(first), parse_deal(last or first)
    if not (low.isdigit() and high.isdigit()) or not 0 <= int(high) - int(low) < MOST_DEALS:
        raise SolitaireError("“{text}” is no range of deals like 1-200.", text=deals[:40])
    return [str(number) for number in range(int(low), int(high) + 1)]


def _kept(keep: str | None, heading: str) -> dict[str, Result]:
    """The results in a file, which is begun with a heading when it is not there."""
    if keep is None:
        return {}
    try:
        path = Path(keep)
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        if not lines:
            path.write_text(f"{heading}\n", "utf-8")
        elif lines[0] != heading:
            template = "{file} holds another survey: {text}."
            raise SolitaireError(template, file=keep, text=lines[0].strip("# ")[:80])
        results = [Result.from_text(line) for line in lines[1:]]
    except OSError as error:
        raise SolitaireError("{file}: {reason}.", file=keep, reason=error.strerror) from error
    except ValueError:
        raise SolitaireError("{file} is not a survey’s file.", file=keep) from None
    return {result.deal: result for result in results}


def _searched(searched: "partial[Result]", numbers: list[str], jobs: int) -> Iterator[Result]:
    if jobs == 1:
        yield from map(searched, numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(searched, numbers)


def _show_progress(done: int, of: int) -> None:
    if sys.stderr.isatty():
        bar = "#" * (_BAR * done // of)
        sys.stderr.write(f"\r[{bar:{_BAR}}] {done}/{of}" + ("\n" if done == of else ""))
        sys.stderr.flush()


def _counted(found: list[Result]) -> dict[str, object]:
    """The counts, and between which shares the winnable deals lie: 95 % at either end."""
    won = sum(result.verdict is Verdict.WON for result in found)
    lost = sum(result.verdict is Verdict.LOST for result in found)
    return {
        "deals": len(found),
        "won": won,
        "lost": lost,
        "unknown": len(found) - won - lost,
        "won_interval": [round(bound, 4) for bound in wilson(won, len(found))],
        "lost_interval": [round(bound, 4) for bound in wilson(lost, len(found))],
        "cpu_seconds": round(sum(result.seconds for result in found), 1),
        "nodes": sum(result.nodes for result in found),
    }


def _as_json(game: str, rules: str, deals: str, found: list[Result]) -> str:
    results = [result._asdict() for result in found]
    told = {"game": game, "rules": rules, "range": deals, **_counted(found), "results": results}
    return json.dumps(told) + "\n"


def _as_text(game: str, rules: str, deals: str, found: list[Result]) -> str:
    counted = _counted(found)
    name = f"{game} {rules}".strip()
    lines = [f"game      {name}", f"deals     {deals} ({len(found)})"]
    for verdict in Verdict:
        count = sum(result.verdict is verdict for result in found)
        low, high = wilson(count, len(found))
        share = f"{count / len(found):6.1%}  (95 %: {low:.1%} to {high:.1%})"
        lines.append(f"{verdict:8}  {count:5}  {share}")
    lines.append(f"CPU       {counted['cpu_seconds']} s")
    return "\n".join(lines) + "\n"
