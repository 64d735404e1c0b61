"""Files written whole or not at all, and set aside."""

import os
from pathlib import Path

import pytest

from solitaire_desktop.store.files import set_aside, write_atomically


def test_a_file_is_written_and_its_folder_made(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "file"
    write_atomically(path, b"one")
    write_atomically(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(path.parent.iterdir()) == [path]


def test_what_a_killed_process_left_is_swept_away_when_it_is_old(tmp_path: Path) -> None:
    """B-094"""
    path, old, new = (tmp_path / name for name in ("file", "file.123.tmp", "file.124.tmp"))
    for leftover in (old, new):
        leftover.write_bytes(b"half")
    os.utime(old, (1_000_000_000, 1_000_000_000))
    write_atomically(path, b"whole")
    assert sorted(tmp_path.iterdir()) == [path, new]


@pytest.mark.parametrize("error", [KeyboardInterrupt, OSError])
def test_an_interrupted_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[BaseException]
) -> None:
    path = tmp_path / "file"
    write_atomically(path, b"old")

    def fail(handle: int) -> None:
        raise error

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(error):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_database_is_set_aside_with_its_companions(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    for ending in ("", "-wal", "-shm"):
        path.with_name(f"games.db{ending}").write_text(ending)
    assert set_aside(path) == tmp_path / "games.db.bad"
    assert sorted(each.name for each in tmp_path.iterdir()) == [
        "games.db.bad",
        "games.db.bad-shm",
        "games.db.bad-wal",
    ]


def test_setting_nothing_aside_changes_nothing(tmp_path: Path) -> None:
    set_aside(tmp_path / "missing")
    assert list(tmp_path.iterdir()) == []
