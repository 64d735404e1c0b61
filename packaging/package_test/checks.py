"""Noting what holds, and running what tells."""

import subprocess
import time

_START = time.monotonic()
HELD: list[str] = []


def must(what: str, said: str = "", *, hold: bool) -> None:
    """Note what holds; SystemExit with what was said when it does not."""
    if not hold:
        raise SystemExit(f"FAILED: {what}\n{said}")
    HELD.append(what)
    say(f"ok  {what}")


def say(text: str) -> None:
    """Print with the seconds since the start."""
    print(f"{time.monotonic() - _START:6.1f} s  {text}", flush=True)


def told(*command: str) -> str:
    """What a command prints; SystemExit when it fails."""
    done = tried(*command)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}: {done.stdout}{done.stderr}")
    return done.stdout


def tried(*command: str) -> subprocess.CompletedProcess[str]:
    """How a command ended, and what it printed."""
    return subprocess.run(command, capture_output=True, text=True, check=False)
