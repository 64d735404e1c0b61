"""The command line: what it prints, its exit codes, and every case of tests/data through it."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from solitaire_desktop import __version__
from solitaire_desktop.cli import main
from solitaire_desktop.commands.stats import clock_text
from solitaire_desktop.paths import Profile
from solitaire_desktop.rules import ENTRIES, parse_record, replay, whole_rules
from solitaire_desktop.store import Result, Store
from tests.rules.cases import load
from tests.store.made import running

DEAL = "patience 1\ngame: forty-thieves\ndeal: 1\n"
RULES, MOVES = load("rules"), load("moves")["cases"]


@pytest.fixture
def record(tmp_path: Path):
    """Writes a record's text to a file and gives its path."""

    def write(text: str) -> str:
        path = tmp_path / "game.patience"
        path.write_text(text, "utf-8")
        return str(path)

    return write


def said(capsys, *arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of a command."""
    code = main(list(arguments))
    out, err = capsys.readouterr()
    return code, out, err


def told(capsys, *arguments: str):
    """Exit code and JSON of a command that says nothing else."""
    code, out, err = said(capsys, *arguments)
    assert err == ""
    return code, json.loads(out)


def process(*arguments: str, text: bytes = b"") -> tuple[int, str, str]:
    """The same of a process of its own."""
    command = [sys.executable, "-m", "solitaire_desktop", *arguments]
    done = subprocess.run(command, input=text, capture_output=True, check=False)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def feed(monkeypatch, content: bytes) -> None:
    """Makes this the standard input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), "utf-8"))


# ------------------------------------------------------------------------------------------ cases


def check_clause(case, code: int, answer) -> None:
    assert (code, answer["ok"]) == ((0, True) if case["legal"] else (1, False)), case["note"]
    assert (answer["error"] is None) == case["legal"]
    for key in ("outcome", "score"):
        assert answer[key] == case.get(key, answer[key])
    if case["after"] is not None:
        assert answer["position"] == case["after"]
    assert answer["legal"] == sorted(answer["legal"])


@pytest.mark.parametrize("case", RULES, ids=lambda case: case["id"])
def test_a_clause_holds_on_the_command_line(capsys, record, case) -> None:
    code, answer = told(capsys, "check", "--json", "--legal", record(case["record"]))
    check_clause(case, code, answer)


@pytest.mark.parametrize("case", MOVES, ids=lambda case: case["id"])
def test_legal_moves_are_these_on_the_command_line(capsys, record, case) -> None:
    code, answer = told(capsys, "check", "--json", "--legal", record(case["record"]))
    assert (code, answer["ok"]) == (0, True)
    carried = [move for move in answer["legal"] if "~" not in move]
    assert carried == sorted(case["moves"])
    assert len(answer["legal"]) - len(carried) == case.get("swaps", 0)


@pytest.mark.parametrize("case", RULES[::40], ids=lambda case: case["id"])
def test_a_clause_holds_in_a_process_of_its_own(case) -> None:
    code, out, err = process("check", "--json", "--legal", "-", text=case["record"].encode())
    assert err == ""
    check_clause(case, code, json.loads(out))


# ------------------------------------------------------------------------------------------ check


def test_check_tells_the_position_and_how_it_stands(capsys, record) -> None:
    text = "patience 1\ngame: forty-thieves\nt1: 7D\nt2: 6D\nmoves: t2-t1\n"
    expected = "t1: 7D 6D\noutcome: playing\nscore: 0/104\n"
    assert said(capsys, "check", record(text)) == (0, expected, "")


def test_check_tells_the_legal_moves_on_demand(capsys, record) -> None:
    text = "patience 1\ngame: forty-thieves\nrules: columns=2\nstock: AC\nt1: 7D\nt2: 6D\n"
    _, out, _ = said(capsys, "check", "--legal", record(text))
    assert out.splitlines()[-1] == "legal: s-w t2-t1"


def test_check_names_the_move_that_is_refused(capsys, record) -> None:
    text = "patience 1\ngame: forty-thieves\nt1: 7H 6H\nt2: 6D 5H\nmoves: (t2-t1 t2-t1) t1-t2\n"
    code, out, err = said(capsys, "check", record(text))
    assert (code, err) == (1, "")
    assert out == (
        "Move 2, t2-t1, is not legal: Columns build down in suit: only the 4 of hearts goes on "
        "the 5 of hearts. (FT-6)\n"
        "Before it:\n"
        "t1: 7H 6H 5H\nt2: 6D\noutcome: playing\nscore: 0/104\n"
    )


def test_check_as_json_names_the_move_from_zero_inside_brackets_too(capsys, record) -> None:
    text = "patience 1\ngame: forty-thieves\nt1: 7H 6H\nt2: 6D 5H\nmoves: (t2-t1 t2-t1) t1-t2\n"
    code, answer = told(capsys, "check", "--json", record(text))
    assert (code, answer["ok"]) == (1, False)
    assert answer["position"] == "t1: 7H 6H 5H\nt2: 6D\n"
    assert "legal" not in answer
    error = answer["error"]
    assert error.pop("message").startswith("Columns build down in suit")
    assert error == {"at": 1, "move": "t2-t1", "reason": "column-order", "clause": "FT-6"}


def test_check_stands_at_the_cursor_but_judges_every_move(capsys, record) -> None:
    text = DEAL + "moves: s-w s-w s-w\ncursor: 1\n"
    _, answer = told(capsys, "check", "--json", record(text))
    assert "waste: 3S\n" in answer["position"]
    code, answer = told(capsys, "check", "--json", record(text.replace("s-w\n", "t1-t2\n")))
    assert (code, answer["error"]["at"]) == (1, 2)


@pytest.mark.parametrize(
    "move", ["s-t2", "t1-w", "t1-s", "f3-t1", "w-t3x2", "t1-t2x3", "t4-t5", "w-s", "t1~t2", "s-f1"]
)
def test_a_well_formed_move_is_always_judged(capsys, record, move: str) -> None:
    text = f"patience 1\ngame: forty-thieves\nstock: 5D\nwaste: 9C\nt1: 7D\nmoves: {move}\n"
    code, answer = told(capsys, "check", "--json", record(text))
    assert (code, answer["error"]["at"]) == (1, 0)


def test_check_reads_standard_input(capsys, monkeypatch) -> None:
    feed(monkeypatch, DEAL.encode())
    code, out, err = said(capsys, "check", "-")
    assert (code, err) == (0, "")
    assert out.endswith("outcome: playing\nscore: 0/104\n")


def test_a_text_that_cannot_be_read_is_an_error_with_its_line(capsys, record) -> None:
    file = record("patience 1\ngame: forty-thieves\n\ndeal: one\n")
    code, out, err = said(capsys, "check", file)
    assert (code, out) == (2, "")
    assert err.startswith("solitaire-desktop: Line 4: “one” is no deal number")
    code, answer = told(capsys, "check", "--json", "--legal", file)
    assert (code, answer["error"].pop("message")[:5]) == (2, "“one”")
    nothing = {"position": None, "outcome": None, "score": None}
    assert answer == {"ok": False, "error": {"line": 4}, **nothing}


def test_a_file_that_cannot_be_opened_is_one_sentence(capsys, tmp_path) -> None:
    for name, why in (("none", "No such file or directory"), ("", "Is a directory")):
        path = str(tmp_path / name)
        sentence = f"{path} cannot be read: {why}."
        assert said(capsys, "check", path) == (2, "", f"solitaire-desktop: {sentence}\n")
        code, answer = told(capsys, "check", "--json", path)
        assert (code, answer["error"]) == (2, {"line": 0, "message": sentence})


def test_a_file_name_that_no_system_has_is_one_sentence(capsys) -> None:
    code, _, err = said(capsys, "check", "a\0b")
    assert (code, err.count("\n")) == (2, 1)


def test_other_encodings_are_refused_with_the_line(capsys, tmp_path) -> None:
    path = tmp_path / "latin.patience"
    path.write_bytes(DEAL.encode() + b"# jogo da paci\xeancia\n")
    expected = (2, "", "solitaire-desktop: Line 4: This is not UTF-8 text.\n")
    assert said(capsys, "check", str(path)) == expected


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(capsys, tmp_path) -> None:
    path = tmp_path / "windows.patience"
    path.write_bytes(b"\xef\xbb\xbf" + DEAL.replace("\n", "\r\n").encode())
    assert said(capsys, "check", str(path))[0] == 0


def test_an_endless_file_is_not_read_to_its_end(capsys) -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("this system has no endless file")
    code, _, err = said(capsys, "check", "/dev/zero")
    assert (code, err.count("\n")) == (2, 1)


# --------------------------------------------------------------------------------- deal and games


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_a_printed_deal_can_be_checked(capsys, monkeypatch, entry) -> None:
    code, out, err = said(capsys, "deal", entry.key, "48213")
    assert (code, err) == (0, "")
    assert out == f"patience 1\ngame: {entry.key}\ndeal: 48213\n"
    feed(monkeypatch, out.encode())
    assert said(capsys, "check", "-")[0] == 0


def test_a_deal_by_other_rules_names_them_in_order(capsys) -> None:
    _, out, _ = said(capsys, "deal", "limited", "ms31000", "--rules", "redeals=2  unit=RUN")
    assert out == "patience 1\ngame: limited\nrules: unit=run redeals=2\ndeal: 31000\n"
    _, out, _ = said(capsys, "deal", "forty-thieves", "7", "--rules=unit=run")
    assert out == "patience 1\ngame: josephine\ndeal: 7\n"


def test_the_games_are_listed_a_line_each(capsys) -> None:
    code, out, _ = said(capsys, "games")
    assert code == 0
    lines = out.splitlines()
    assert [line.split()[0] for line in lines] == [entry.key for entry in ENTRIES]
    assert all(entry.name in line for entry, line in zip(ENTRIES, lines, strict=True))


def test_the_games_as_json_have_their_whole_rules(capsys) -> None:
    code, out, _ = said(capsys, "games", "--json")
    games = json.loads(out)
    assert code == 0
    assert games[1] == {
        "key": "josephine",
        "name": "Josephine",
        "rules": "packs=2 columns=10 rows=4 face-down=0 laid-out=no foundation-base=A "
        "foundation-build=suit build=suit wrap=no unit=run spaces=any turn=1 refill=no redeals=0 "
        "give-back=no",
    }
    for game in games:
        assert game["rules"] == whole_rules(game["key"])
        again = f"patience 1\ngame: {game['key']}\nrules: {game['rules']}\ndeal: 1\n"
        assert parse_record(again).spec.identity == (game["key"], "")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["deal", "limted", "1"], "There is no game “limted”. The nearest: limited."),
        (["deal", "limited", "0"], "“0” is no deal number: they go from 1 to "),
        (["deal", "limited", "x"], "“x” is no deal number: they go from 1 to "),
        (["deal", "limited", "1", "--rules", "colour=red"], "There is no rule “colour” in this "),
        (["deal", "limited", "1", "--rules", "rows=52"], "12 columns of 52 need 624 cards; "),
        (["deal", "limited"], "The following arguments are required: NUMBER. See solitaire-"),
        (["games", "now"], "Unrecognized arguments: now. See solitaire-desktop games --help."),
        (["check"], "The following arguments are required: FILE. See solitaire-desktop check "),
        (["check", "--jso", "x"], "Unrecognized arguments: --jso. See solitaire-desktop check "),
        (["--game"], "Argument --game: expected one argument. See solitaire-desktop --help."),
        (["--game", "indien"], "There is no game “indien”. The nearest: indian"),
        (["--deal", "0"], "“0” is no deal number: they go from 1 to "),
        (["--game", "indian", "--rules", "turn=0"], "turn is a number from 1 to 10; “0” is not."),
        (["chek", "x"], "Unrecognized arguments: x. See solitaire-desktop --help."),
        (["chek"], "There is no file “chek”. Or is the command check meant?"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_understood_is_one_sentence(capsys, arguments, sentence) -> None:
    code, out, err = said(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"solitaire-desktop: {sentence}")
    assert (err.count("\n"), err[-2:]) == (1, ".\n" if "meant" not in sentence else "?\n")


@pytest.mark.parametrize("arguments", [["--help"], ["check", "--help"], ["deal", "-h"]])
def test_help_is_printed_and_no_error(capsys, arguments) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 0
    assert "usage: solitaire-desktop" in capsys.readouterr().out


def test_the_version_is_printed(capsys) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"solitaire-desktop {__version__}\n"


# ------------------------------------------------------------------------------- picture and stats

PNG = b"\x89PNG\r\n\x1a\n"


def png_size(path: Path) -> tuple[int, int]:
    """Width and height of a PNG, from its header."""
    head = path.read_bytes()[:24]
    assert head.startswith(PNG)
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")


def test_a_picture_needs_no_screen(tmp_path) -> None:
    file = tmp_path / "table.png"
    command = [sys.executable, "-m", "solitaire_desktop", "picture", "forty-thieves", "1"]
    command += ["-o", str(file), "--moves", "t8-t4 t8-f3"]
    gone = ("DISPLAY", "WAYLAND_DISPLAY")
    environment = {key: value for key, value in os.environ.items() if key not in gone}
    environment["QT_QPA_PLATFORM"] = "xcb"  # which would abort
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert png_size(file) == (1280, 800)


@pytest.mark.parametrize("key", ["forty-thieves", "devils-grip", "calculation"])
def test_a_picture_is_drawn_in_the_size_that_is_asked(capsys, tmp_path, qapp, key) -> None:
    file = tmp_path / "table.png"
    arguments = ["picture", key, "ms7", "-o", str(file), "--size", "640x480"]
    assert said(capsys, *arguments) == (0, "", "")
    assert png_size(file) == (640, 480)


def test_a_picture_shows_the_moves_that_were_played(capsys, tmp_path, qapp) -> None:
    first, second = tmp_path / "1.png", tmp_path / "2.png"
    size = ["--size", "320x200"]
    said(capsys, "picture", "forty-thieves", "1", "-o", str(first), *size)
    said(capsys, "picture", "forty-thieves", "1", "-o", str(second), *size, "--moves", "s-w")
    assert first.read_bytes() != second.read_bytes()


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        (["--moves", "s-w t8-f1"], 1, "Move 2, t8-f1, is not legal: This foundation starts"),
        (["--moves", "s-w up"], 2, "“up” is not a move."),
        (["--size", "50x800"], 2, "A size is written WxH, each from 100 to 8000; “50x800” is not."),
        (["--size", "big"], 2, "A size is written WxH, each from 100 to 8000; “big” is not."),
        (["--size", "9999x9999"], 2, "A size is written WxH"),
        (["--file", "x"], 2, "Unrecognized arguments: --file x."),
    ],
    ids=str,
)
def test_a_picture_that_cannot_be_drawn_is_no_picture(
    capsys, tmp_path, options, code, words
) -> None:
    file = tmp_path / "table.png"
    answer = said(capsys, "picture", "forty-thieves", "1", "-o", str(file), *options)
    assert answer[0] == code
    assert words in answer[1] + answer[2]
    assert not file.exists()


def test_a_picture_that_cannot_be_written_is_one_sentence(capsys, tmp_path, qapp) -> None:
    file = str(tmp_path / "none" / "table.png")
    sentence = f"solitaire-desktop: {file} cannot be written: No such file or directory.\n"
    assert said(capsys, "picture", "calculation", "1", "-o", file) == (2, "", sentence)


def test_a_new_player_has_no_record(capsys, profile) -> None:
    expected = (0, "No game is finished yet.\n", "")
    assert said(capsys, "stats", "--profile", str(profile)) == expected
    assert said(capsys, "stats", "--json", "--profile", str(profile)) == (0, "[]\n", "")


def test_the_record_is_told_a_line_a_game_and_rules(capsys, profile) -> None:
    store = Store(Profile.at(profile))
    store.file(running(seconds=3723.2, score="104/104"), Result.WON)
    store.file(running(), Result.LOST)
    store.file(running(game="devils-grip", rules="redeals=1", score="7 left: good"), Result.LOST)
    store.close()
    code, out, err = said(capsys, "stats", "--profile", str(profile))
    assert (code, err) == (0, "")
    assert out == (
        "game           played  won  rate  streak  best time    best score  rules\n"
        "devils-grip         1    0    0%      -1             7 left: good  redeals=1\n"
        "forty-thieves       2    1   50%      -1    1:02:03       104/104\n"
    )
    _, games = told(capsys, "stats", "--json", "--profile", str(profile))
    assert [(game["game"], game["played"], game["won"]) for game in games] == [
        ("devils-grip", 1, 0),
        ("forty-thieves", 2, 1),
    ]


def test_a_damaged_record_is_said_beside_the_answer(capsys, profile) -> None:
    data = Profile.at(profile).data
    data.mkdir(parents=True)
    (data / "games.db").write_bytes(b"no database")
    code, out, err = said(capsys, "stats", "--profile", str(profile))
    assert (code, out) == (0, "No game is finished yet.\n")
    assert err.startswith("solitaire-desktop: The record was damaged and set aside as ")


def test_the_record_is_told_without_qt(profile) -> None:
    program = "import sys; from solitaire_desktop.cli import main; code = main(sys.argv[1:]); "
    program += "sys.exit(code or any(name.startswith('PySide6') for name in sys.modules))"
    command = [sys.executable, "-c", program, "stats", "--profile", str(profile)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize(
    ("seconds", "text"), [(0.4, "0:00"), (59.6, "1:00"), (61, "1:01"), (3600, "1:00:00")]
)
def test_a_time_is_told_as_on_a_clock(seconds, text) -> None:
    assert clock_text(seconds) == text


# ----------------------------------------------------------------------------------- to the window


def test_the_window_is_told_what_is_asked_for(monkeypatch, record) -> None:
    asked: list[dict] = []

    def run(**wish) -> int:
        asked.append(wish)
        return 7

    monkeypatch.setattr("solitaire_desktop.app.run", run)
    file = record(DEAL)
    code = main(["--game", "limited", "--deal", "0042", "--rules", "redeals=1", "--profile", "p"])
    assert code == 7
    assert main(["--language", "pt_PT", file]) == 7
    assert main([]) == 7
    nothing = {
        "profile": None,
        "game": None,
        "deal": None,
        "rules": "",
        "file": None,
        "times": None,
    }
    assert asked == [
        {
            "profile": "p",
            "game": "limited",
            "deal": "42",
            "rules": "redeals=1",
            "file": None,
            "language": "",
            "times": None,
        },
        {**nothing, "file": file, "language": "pt_PT"},
        {**nothing, "language": ""},
    ]


# --------------------------------------------------------------------------------------- the pipes


def test_a_full_disk_is_one_sentence() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no disk that is always full")
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "solitaire_desktop", "games"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    sentence = "The output cannot be written: No space left on device."
    assert (done.returncode, done.stderr.decode()) == (2, f"solitaire-desktop: {sentence}\n")


def test_a_reader_that_goes_away_is_one_sentence() -> None:
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "solitaire_desktop", "games"]
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    sentence = "The output cannot be written: Broken pipe."
    assert (done.returncode, done.stderr.decode()) == (2, f"solitaire-desktop: {sentence}\n")


def test_a_poor_encoding_does_not_stop_the_answer() -> None:
    command = [sys.executable, "-m", "solitaire_desktop", "games"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Devil?s Grip" in done.stdout


def test_a_record_of_many_moves_is_replayed_the_same(capsys, record) -> None:
    text = DEAL + "moves: " + " ".join(["s-w"] * 64) + "\n"
    _, answer = told(capsys, "check", "--json", record(text))
    position = replay(parse_record(text)).position
    assert answer["position"].count("\n") == 11
    assert [card.name for card in position["waste"]][-1] == "AC"
