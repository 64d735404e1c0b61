"""How much memory a process of its own has needed at most, told from within it.

Not `getrusage`: what it tells a child of a big process is the big process's peak.
"""

from pathlib import Path

STATUS = Path("/proc/self/status")
HAS_PEAK = STATUS.exists()


def peak() -> int:
    """The most memory that this process has held at once, in MiB."""
    lines = STATUS.read_text("ascii").splitlines()
    line = next(line for line in lines if line.startswith("VmHWM:"))
    return int(line.split()[1]) >> 10
