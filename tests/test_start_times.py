"""The option --time-start: it tells each step, and the start is what it is without it."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from solitaire_desktop.start_times import StartTimes


def test_each_step_has_its_line() -> None:
    times = StartTimes()
    times.passed("one")
    times.passed("two")
    first, second = times.text().splitlines()
    assert re.fullmatch(r" *[\d.]+ ms +[\d.]+  one", first)
    assert second.endswith("  two")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_the_program_tells_where_its_start_went(tmp_path: Path) -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "solitaire_desktop", "--profile", tmp_path, "--time-start"],
        cwd=Path(__file__).parents[1],
        env={"PATH": os.defpath, "HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.PIPE,
        text=True,
    )
    assert program.stderr is not None
    lines = [program.stderr.readline() for _ in range(7)]
    program.send_signal(signal.SIGTERM)
    _, rest = program.communicate(timeout=20)
    assert lines[0].strip().endswith("reading the command line")
    assert lines[-1].strip().endswith("painting the deal")
    moments = [float(line.split("ms")[1].split()[0]) for line in lines]
    assert moments == sorted(moments)
    assert (program.returncode, rest) == (0, "")
