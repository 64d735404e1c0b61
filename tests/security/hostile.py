"""What strangers' files can hold, and the watch that is kept while they are read.

`watched` notes, by Python's audit events, whatever a reader of data must never do. Used by the
tests of a second (`make test`) and of ten minutes each (`make soak`).
"""

import gc
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import hypothesis
from hypothesis import strategies as st

SOAK = 600.0  # seconds for each reader
HANG = 5.0  # seconds that no file may take
GROWTH = 200_000  # KiB that ten minutes may add
_FORBIDDEN = ("os.system", "os.exec", "os.fork", "os.posix_spawn", "subprocess", "socket", "ctypes")
_CODE = ("exec", "compile", "marshal.loads", "pickle.find_class", "code.__new__")
_CHANGING = {"os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink"}
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT


class Watch:
    """What is noted while it is on. A hook cannot be taken off again: there is one, mostly idle."""

    def __init__(self) -> None:
        self.folder: Path | None = None
        self.deeds: list[str] = []

    def see(self, event: str, args: tuple[object, ...]) -> None:
        """Note an event, if the watch is on."""
        if self.folder is None:
            return
        if event.startswith(_FORBIDDEN) or event in _CODE:
            self.deeds.append(f"{event} {str(args)[:200]}")
        elif event == "open":
            path, mode, flags = args
            is_write = (isinstance(flags, int) and flags & _WRITING) or (
                isinstance(mode, str) and set(mode) & set("wax+")
            )
            if is_write and not _is_inside(path, self.folder):
                self.deeds.append(f"writes {path}")
        elif event in _CHANGING and not _is_inside(args[0], self.folder):
            self.deeds.append(f"{event} {args[0]}")


WATCH = Watch()
sys.addaudithook(WATCH.see)


def _is_inside(path: object, folder: Path) -> bool:
    if not isinstance(path, (str, bytes, os.PathLike)):
        return True  # a descriptor that is open already
    given = Path(os.fsdecode(path))  # a bare name is relative to an open folder: that was seen
    return given.name == str(given) or given.absolute().is_relative_to(folder)


@contextmanager
def watched(folder: Path) -> Iterator[None]:
    """Fail on what a reader must not do: run code or programs, write outside `folder`, hang."""
    WATCH.deeds, WATCH.folder = [], folder
    began = time.monotonic()
    try:
        yield
    finally:
        WATCH.folder = None
    assert WATCH.deeds == [], WATCH.deeds
    assert time.monotonic() - began < HANG


def soak(check: Callable[..., None], **strategies: st.SearchStrategy[object]) -> None:
    """Run a check on new data for ten minutes; memory must not grow with it."""
    end = time.monotonic() + SOAK
    before = None
    while time.monotonic() < end:
        search = hypothesis.settings(
            max_examples=500,
            database=None,
            deadline=None,
            derandomize=False,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        search(hypothesis.given(**strategies)(check))()
        gc.collect()
        now = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        before = before or now  # after the first round, when all is loaded
        assert now - before < GROWTH


# --------------------------------------------------------------------------------------- the data

_PARTS = [
    *(
        "patience 1",
        "game:",
        "rules:",
        "deal:",
        "moves:",
        "cursor:",
        "time:",
        "started:",
        "#",
        "\n",
    ),
    *("forty-thieves", "devils-grip", "calculation", "josephine", "columns=", "rows=", "packs="),
    *("stock:", "waste:", "t1:", "f1:", "r1:", "a1:", "c8:", "(", ")", "s-w", "t1-t2", "t1-t2:3"),
    *("AS", "TD", "KC'", "[", "]", "0", "1", "-1", "99999999999", "1e999", "=", " ", "\t", "\0"),
    *("../../etc/passwd", "/dev/zero", "__import__('os')", "%s%n", "{0.__class__}", "\ufeff", "é"),
    *("redeals-used:", "undos:", "hints:", "ms:1", "\r\n", "…", "\u202e", "9" * 500, "t" * 500),
]


def records() -> st.SearchStrategy[str]:
    """Texts that look like records, more or less."""
    parts = st.lists(st.sampled_from(_PARTS) | st.text(max_size=8), max_size=60)
    lines = parts.map(lambda found: "patience 1\n" + "".join(found))
    keyed = st.lists(
        st.tuples(st.sampled_from(_PARTS), st.lists(st.sampled_from(_PARTS), max_size=20)),
        max_size=12,
    ).map(lambda rows: "patience 1\n" + "\n".join(f"{key} {' '.join(v)}" for key, v in rows))
    return lines | keyed | st.text(max_size=200)


def mangled(source: bytes) -> st.SearchStrategy[bytes]:
    """A file of ours with bytes changed, cut out, doubled or put in."""
    places = st.integers(0, max(0, len(source) - 1))
    change = st.tuples(places, st.integers(0, 64), st.binary(max_size=64))

    def apply(changes: list[tuple[int, int, bytes]]) -> bytes:
        data = bytearray(source)
        for at, count, new in changes:
            data[at : at + count] = new
        return bytes(data)

    return st.lists(change, max_size=8).map(apply)
