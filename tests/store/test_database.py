"""The disk in trouble: full, read-only, locked, gone. Play goes on, the player is told once.

B-092, B-094, B-096, B-097 and design.md section 5.
"""

import shutil
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from solitaire_desktop.store import Chosen, Result, opening
from solitaire_desktop.store import database as database_module
from solitaire_desktop.store.opening import Lack, has_wal
from tests.store.made import (
    FORTY,
    GRIP,
    MORNING,
    Clock,
    check_file,
    database,
    file_games,
    keys,
    running,
    store_in,
    tokens,
)

ROOT = Path(__file__).parents[2]


def run(program: str, *arguments: object) -> str:
    """What a program prints in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program), *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@contextmanager
def locked(path: Path) -> Iterator[sqlite3.Connection]:
    """Another process's transaction that does not end."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("BEGIN EXCLUSIVE")
        yield db


# ---------------------------------------------------------------------------------------- full disk

FULL = """
    import resource, sys
    from pathlib import Path
    from solitaire_desktop.store import Result
    from tests.store.made import *

    folder, limit = Path(sys.argv[1]), int(sys.argv[2])
    store = store_in(folder)
    first = file_games(store, "w")[0]
    game = running(game=GRIP)
    store.save(game)

    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    for moves in range(50):
        game = running(moves=moves, token="e" * 32, deal="9", record=RECORD + "# " + "x" * 2000)
        store.save(game)
    assert store.saved(FORTY, "") == game
    lost = store.file(game, Result.LOST)
    assert store.take_back(game.token) == game
    won = store.file(game, Result.WON)
    later = running(rules="redeals=1")
    store.save(later)
    store.housekeeping()
    assert len(store.notices) == 1, store.notices
    assert limit > 10_000 or not store.can_save
    assert store.games() == [won, first]
    assert store.summary(FORTY, "").games == (2, 2)
    data = folder / "data"
    assert not list(data.rglob("*.tmp")) and not list(data.rglob("*.new"))

    if sys.argv[3] == "again":
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        store.save(later)
        assert store.can_save
    store.close()
    print(store.notices[0].key, first.token, won.token, later.token)
"""


@pytest.mark.parametrize("limit", [0, 200, 5_000, 40_000])
def test_on_a_full_disk_play_goes_on_and_all_is_written_when_there_is_space(
    profile: Path, limit: int
) -> None:
    """B-094"""
    _, first, won, later = run(FULL, profile, limit, "again").split()
    store = store_in(profile)
    assert store.notices == []
    assert tokens(store.games()) == [won, first]
    assert store.games()[0].result is Result.WON
    assert {saved.token for saved in store.saved_games()} > {later}
    store.close()
    check_file(profile)


def test_a_disk_that_stays_full_keeps_the_old_record(profile: Path) -> None:
    """B-094"""
    _, first, _, _ = run(FULL, profile, 200, "never").split()
    store = store_in(profile)
    assert store.notices == []
    assert tokens(store.games()) == [first]
    assert [saved.game for saved in store.saved_games()] == [GRIP]
    store.close()
    check_file(profile)


def test_a_first_start_on_a_full_disk_can_be_played(profile: Path) -> None:
    program = """
        import resource, sys
        from pathlib import Path
        from tests.store.made import *

        resource.setrlimit(resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))
        store = store_in(Path(sys.argv[1]))
        file_games(store, "wl")
        assert len(store.notices) == 1 and not store.can_save
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        file_games(store, "w")
        assert len(store.notices) == 1 and store.can_save
        store.close()
    """
    run(program, profile)
    store = store_in(profile)
    assert store.summary(FORTY, "").games == (3, 2)
    store.close()


# ---------------------------------------------------------------------------------------- read-only

READ_ONLY = """
    import sys
    from pathlib import Path
    from tests.store.made import *

    import os, shutil, tempfile
    folder = Path(sys.argv[1])
    if os.geteuid() == 0:  # root may write everything
        os.setuid(65534)
    store = store_in(folder)
    assert keys(store) == ["record-read-only"], store.notices
    print(store.count(), len(store.saved_games()))
    game = running()
    store.save(game)
    assert store.saved(FORTY, "") == game
    file_games(store, "w")
    print(store.count())
    store.housekeeping()
    store.close()
    assert len(store.notices) == 1
"""


@pytest.fixture
def somebodys() -> Iterator[Path]:
    """A profile folder that another user may enter but not write."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
        for path in folder.rglob("*"):
            path.chmod(0o755)


def lock_up(folder: Path) -> None:
    """Make everything read-only."""
    for path in (*folder.rglob("*"), folder):
        path.chmod(0o555 if path.is_dir() else 0o444)


@pytest.mark.parametrize("is_killed", [False, True])
def test_in_a_read_only_folder_the_record_is_shown_and_play_goes_on(
    somebodys: Path, is_killed: bool
) -> None:
    store = store_in(somebodys)
    file_games(store, "wl")
    store.save(running(game=GRIP))
    if is_killed:  # what is not in the file yet stands in the log beside it
        shutil.copytree(somebodys / "data", somebodys / "copy")
    store.close()
    if is_killed:
        shutil.rmtree(somebodys / "data")
        (somebodys / "copy").rename(somebodys / "data")
    lock_up(somebodys)
    before = {path: path.read_bytes() for path in (somebodys / "data").iterdir()}
    assert run(READ_ONLY, somebodys).split() == ["2", "1", "3"]
    assert {path: path.read_bytes() for path in (somebodys / "data").iterdir()} == before


def test_where_no_folder_can_be_made_play_goes_on(somebodys: Path) -> None:
    """B-143"""
    lock_up(somebodys)
    assert run(READ_ONLY, somebodys).split() == ["0", "0", "1"]
    assert list(somebodys.iterdir()) == []


def test_a_file_in_the_folders_place_is_told_of(profile: Path) -> None:
    (profile / "data").write_text("no folder")
    store = store_in(profile)
    assert keys(store) == ["record-unreachable"]
    file_games(store, "w")
    assert store.count() == 1
    (profile / "data").unlink()
    file_games(store, "w")
    assert store.can_save
    store.close()
    store = store_in(profile)
    assert store.summary(FORTY, "").games == (2, 2)
    store.close()


# -------------------------------------------------------------------------------------- it vanishes


def test_a_folder_that_vanishes_is_made_again_with_everything(profile: Path) -> None:
    """B-092"""
    store = store_in(profile)
    games = file_games(store, "wl")
    other = running(game=GRIP)
    store.save(other)
    shutil.rmtree(profile)
    game = running()
    store.save(game)
    assert store.can_save
    store.close()
    store = store_in(profile)
    assert store.games() == games[::-1]
    assert store.saved_games() == [game, other]
    assert store.notices == []
    store.close()


def test_a_file_that_another_took_the_place_of_is_merged(profile: Path) -> None:
    store = store_in(profile)
    mine = file_games(store, "w")
    shutil.rmtree(profile)
    second = store_in(profile)
    theirs = file_games(second, "l")
    saved = running()
    second.save(saved)
    more = file_games(store, "w")
    assert set(tokens(store.games())) == set(tokens(mine + theirs + more))
    assert tokens(second.games()) == tokens(store.games())
    assert store.saved(FORTY, "") == saved
    store.close()
    second.close()
    check_file(profile)


# ---------------------------------------------------------------------------------- somebody else's


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "_PATIENCE", 0.01)


@pytest.mark.usefixtures("impatient")
def test_a_record_that_another_process_locks_is_caught_up_with(profile: Path) -> None:
    """B-097"""
    store = store_in(profile)
    (first,) = file_games(store, "w")
    with locked(database(profile)):
        (second,) = file_games(store, "l")
        third = running()
        store.save(third)
        assert store.games() == [second, first]
        assert keys(store) == ["record-unreachable"]
    store.save(replace(third, moves=121))
    assert store.can_save
    store.close()
    again = store_in(profile)
    assert again.games() == [second, first]
    assert again.saved(FORTY, "") == replace(third, moves=121)
    again.close()


@pytest.mark.usefixtures("impatient")
def test_a_second_failure_is_not_told_again(profile: Path) -> None:
    store = store_in(profile)
    for _ in range(3):
        with locked(database(profile)):
            file_games(store, "w")
        file_games(store, "l")
    assert keys(store) == ["record-unreachable"]
    assert store.count() == 6
    store.close()


@pytest.mark.usefixtures("impatient")
def test_closing_brings_the_disk_up_to_date(profile: Path) -> None:
    store = store_in(profile)
    with locked(database(profile)):
        file_games(store, "w")
    store.close()
    store = store_in(profile)
    assert store.count() == 1
    store.close()


TWO = """
    import sys
    from pathlib import Path
    from solitaire_desktop.store import Result
    from tests.store.made import *

    store = store_in(Path(sys.argv[1]))
    for number in range(60):
        token = f"{sys.argv[2]}{number:031x}"
        game = running(token=token, deal=sys.argv[2] + str(number), game=sys.argv[3])
        for moves in range(5):
            store.save(replace(game, moves=moves))
        store.file(game, Result.WON if number % 2 else Result.LOST)
    assert store.notices == [], store.notices
    store.close()
"""


@pytest.mark.parametrize("games", [(FORTY, FORTY), (FORTY, GRIP)])
def test_two_processes_file_all_their_games(profile: Path, games: tuple[str, str]) -> None:
    """B-096"""
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", textwrap.dedent(TWO), str(profile), letter, game], cwd=ROOT
        )
        for letter, game in zip("ab", games, strict=True)
    ]
    assert [process.wait(60) for process in processes] == [0, 0]
    store = store_in(profile)
    expected = {f"{letter}{number:031x}" for letter in "ab" for number in range(60)}
    assert set(tokens(store.games(limit=-1))) == expected
    assert sum(each.games.won for each in store.summaries()) == 60
    store.close()
    check_file(profile)


def test_two_profiles_know_nothing_of_each_other(tmp_path: Path) -> None:
    one, two = store_in(tmp_path / "one"), store_in(tmp_path / "two")
    file_games(one, "w")
    assert two.count() == 0
    one.close()
    two.close()


# -------------------------------------------------------------------------------- poor file systems


@pytest.mark.parametrize("lacking", [Lack.SHARED_MEMORY, Lack.LOCKS])
def test_a_network_folder_without_shared_memory_or_locks_is_used(
    profile: Path, monkeypatch: pytest.MonkeyPatch, lacking: Lack
) -> None:
    store = store_in(profile)
    before = file_games(store, "w")
    store.close()
    real = opening._try_to_connect

    def poor(path: Path, wait: float, lack: Lack = Lack.NOTHING) -> sqlite3.Connection:
        if lack is not lacking:
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMOPEN
            raise error
        return real(path, wait, lack)

    monkeypatch.setattr(opening, "_try_to_connect", poor)
    monkeypatch.setattr(opening, "can_lock", lambda folder: lacking is not Lack.LOCKS)
    store = store_in(profile)
    game = running()
    store.save(game)
    after = file_games(store, "l")
    assert store.notices == []
    assert store.can_save
    assert not database(profile).with_name("games.db-wal").exists()
    store.close()
    monkeypatch.undo()
    store = store_in(profile)
    assert store.games() == [*after, *before]
    assert store.saved(FORTY, "") == game
    store.close()
    check_file(profile)


# ------------------------------------------------------------------------------------------- copies


def copies(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "data" / "backups").iterdir())


def test_a_copy_is_made_each_day_and_kept_for_three(profile: Path) -> None:
    clock = Clock()
    store = store_in(profile, clock)
    for day in range(5):
        clock.now = MORNING + timedelta(days=day)
        file_games(store, "w")
        store.housekeeping()
        store.housekeeping()
    assert copies(profile) == [f"daily-2026-{day}.db" for day in ("03-30", "03-31", "04-01")]
    store.close()


def test_a_copy_from_the_future_does_not_crowd_out_todays(profile: Path) -> None:
    """The clock was wrong once."""
    clock = Clock(MORNING.replace(year=2099))
    store = store_in(profile, clock)
    store.housekeeping()
    for day in range(4):
        clock.now = MORNING + timedelta(days=day)
        file_games(store, "w")
        store.housekeeping()
    assert copies(profile) == [f"daily-2026-03-{day}.db" for day in (29, 30, 31)]
    store.close()


def test_a_copy_is_one_file_that_holds_everything(profile: Path) -> None:
    store = store_in(profile)
    games = file_games(store, "wl", chosen=Chosen.DAILY)
    store.housekeeping()
    store.close()
    (copy,) = (profile / "data" / "backups").iterdir()
    database(profile).unlink()
    copy.rename(database(profile))
    store = store_in(profile)
    assert store.games() == games[::-1]
    store.close()


def test_a_result_waits_for_the_disk_and_a_move_does_not(profile: Path) -> None:
    """A power cut loses seconds of moves at most, and no result."""
    store = store_in(profile)
    disk = store._database._disk
    assert disk is not None
    seen = []
    disk.set_trace_callback(lambda text: seen.append(text) if "synchronous" in text else None)
    game = running()
    store.save(game)
    store.file(game, Result.LOST)
    store.take_back(game.token)
    assert [text.rsplit(" ", 1)[1] for text in seen] == ["NORMAL", "FULL", "FULL"]
    assert disk.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    store.close()


def test_a_newer_program_that_came_meanwhile_is_not_written_over(profile: Path) -> None:
    """B-091"""
    store = store_in(profile)
    file_games(store, "w")
    with locked(database(profile)) as other:
        other.execute("PRAGMA user_version = 9")
        other.execute("COMMIT")
        other.execute("BEGIN EXCLUSIVE")
        file_games(store, "w")
        other.execute("COMMIT")
    file_games(store, "l")
    assert keys(store) == ["record-unreachable", "record-newer"]
    assert store.count() == 3
    store.close()
    with closing(sqlite3.connect(database(profile))) as db:
        assert db.execute("SELECT count(*) FROM filed").fetchone() == (1,)


def test_a_lock_is_tried_in_the_folder_itself(profile: Path) -> None:
    assert opening.can_lock(profile)
    assert not opening.can_lock(profile / "missing")
    assert list(profile.iterdir()) == []


def test_a_record_with_a_log_goes_where_there_are_no_locks(profile: Path) -> None:
    """What stands in the log only is not lost; SQLite cannot read one without locks."""
    store = store_in(profile)
    games = file_games(store, "wl")
    shutil.copytree(profile / "data", profile / "copy")
    store.close()
    with closing(opening._try_to_connect(profile / "copy" / "games.db", 0.0)) as db:
        assert has_wal(db)
        shutil.rmtree(profile / "data")
        shutil.copytree(profile / "copy", profile / "data")
    opening._drop_log(database(profile))
    opening._drop_log(database(profile))
    with closing(opening._try_to_connect(database(profile), 0.0, Lack.LOCKS)) as db:
        assert not has_wal(db)
        assert db.execute("SELECT token FROM filed").fetchall() == [
            (each,) for each in tokens(games)
        ]
