"""The commands `solve` and `survey`: what they print, and their exit codes."""

import json
from pathlib import Path

import pytest

from solitaire_desktop.cli import main
from solitaire_desktop.rules import Outcome, outcome, parse_record, replay

LOST = """patience 1
game: forty-thieves
t1: AC KC
t2: 2C KS
t3: KD
t4: KH
t5: KC
t6: KD
t7: KH
t8: KS
t9: QD
t10: QH
"""


def said(capsys, *arguments: str) -> tuple[int, str]:
    code = main(list(arguments))
    out, err = capsys.readouterr()
    assert err == ""
    return code, out


def test_a_deal_is_won_by_a_record_that_starts_from_it(capsys) -> None:
    code, out = said(capsys, "solve", "--json", "--seconds", "60", "limited", "30001")
    told = json.loads(out)
    assert (code, told["verdict"]) == (0, "won")
    assert sorted(told) == ["moves", "nodes", "record", "seconds", "verdict"]
    record = parse_record(told["record"])
    assert (record.deal, len(record.moves)) == ("30001", told["moves"])
    assert outcome(replay(record).position) is Outcome.WON


def test_a_record_is_solved_from_where_it_stands(capsys, tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("patience 1\ngame: limited\ndeal: 30001\nmoves: s-w s-w\ncursor: 1\n", "utf-8")
    code, out = said(capsys, "solve", "--json", "--seconds", "60", str(path))
    record = parse_record(json.loads(out)["record"])
    assert (code, str(record.moves[0])) == (0, "s-w")
    assert outcome(replay(record).position) is Outcome.WON


def test_a_loss_is_proved(capsys, tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text(LOST, "utf-8")
    code, out = said(capsys, "solve", "--json", str(path))
    told = json.loads(out)
    assert (code, told["verdict"], told["record"], told["moves"]) == (1, "lost", None, None)
    code, out = said(capsys, "solve", str(path))
    assert (code, out.splitlines()[0]) == (1, "verdict: lost")


def test_what_is_not_decided_in_time_is_unknown(capsys) -> None:
    code, out = said(capsys, "solve", "--seconds", "0.5", "forty-thieves-kings", "30001")
    assert (code, out.splitlines()[0]) == (3, "verdict: unknown")


def test_the_best_line_of_devils_grip_is_told(capsys) -> None:
    code, out = said(capsys, "solve", "--json", "--seconds", "1.5", "devils-grip", "30001")
    told = json.loads(out)
    assert code in (0, 3)
    assert len(parse_record(told["record"]).moves) == told["moves"]
    assert replay(parse_record(told["record"])).refusal is None


@pytest.mark.parametrize(
    "arguments",
    [
        ("solve", "no-such-file"),
        ("solve", "no-such-game", "1"),
        ("solve", "limited", "x"),
        ("solve", "--seconds", "soon", "limited", "1"),
        ("solve", "a", "b", "c"),
        ("survey", "limited", "9-3"),
        ("survey", "limited", "1-2", "--jobs", "0"),
    ],
)
def test_what_cannot_be_read_is_one_sentence(capsys, arguments: tuple[str, ...]) -> None:
    assert main(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1


def test_a_survey_counts_and_goes_on_where_it_was(capsys, tmp_path: Path) -> None:
    keep = tmp_path / "kept"
    told = ("--seconds", "30", "--keep", str(keep), "--json", "forty-thieves-redeal")
    _, first = said(capsys, "survey", *told, "30001-30002")
    kept = keep.read_text("utf-8")
    code, out = said(capsys, "survey", *told, "30001-30003")
    counted = json.loads(out)
    assert keep.read_text("utf-8").startswith(kept)
    assert counted["results"][:2] == json.loads(first)["results"]
    assert (code, counted["deals"]) == (0, 3)
    assert counted["won"] + counted["lost"] + counted["unknown"] == 3
    low, high = counted["won_interval"]
    assert 0 <= low <= counted["won"] / 3 <= high <= 1


def test_a_survey_does_not_go_on_in_another_ones_file(capsys, tmp_path: Path) -> None:
    keep = tmp_path / "kept"
    keep.write_text("# limited seconds=5\n", "utf-8")
    assert main(["survey", "--keep", str(keep), "limited", "1-1", "--seconds", "4"]) == 2
    assert "another survey" in capsys.readouterr().err
