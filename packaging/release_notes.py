"""Reads CHANGELOG.md, the one place where releases are told, for the packages' own formats.

A version that has no section of its own yet takes what stands under "Unreleased".
"""

import re
import time
from dataclasses import dataclass
from email.utils import formatdate
from textwrap import fill
from xml.sax.saxutils import escape

from project import NAME, ROOT, VERSION, epoch

MAINTAINER = "The Solitaire Desktop developers <solitaire-desktop@users.noreply.github.com>"
_HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?\s*$")


@dataclass(frozen=True)
class Release:
    """One version: its date as year-month-day, and its notes, a sentence or two each."""

    version: str
    date: str
    notes: tuple[str, ...]


def releases() -> list[Release]:
    """The releases of CHANGELOG.md, newest first; the version being built is among them."""
    found: list[Release] = []
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    today = time.strftime("%Y-%m-%d", time.gmtime(epoch()))
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]:
        heading = _HEADING.match(part.partition("\n")[0])
        if heading is None:
            continue
        notes = _notes(part)
        if heading["version"] != "Unreleased":
            found.append(Release(heading["version"], heading["date"] or today, notes))
        elif notes and f"## [{VERSION}]" not in text:
            found.append(Release(VERSION, today, notes))
    return found


def _notes(section: str) -> tuple[str, ...]:
    """The list entries of a section, each on one line."""
    items = re.findall(r"^- (.+(?:\n  .+)*)", section, re.MULTILINE)
    return tuple(" ".join(line.strip() for line in item.splitlines()) for item in items)


def appstream(base: str) -> str:
    """AppStream metadata with the releases put in before the end of its component."""
    lines = ["  <releases>"]
    for release in releases():
        lines.append(f'    <release version="{release.version}" date="{release.date}">')
        lines += ["      <description>", "        <ul>"]
        lines += [f"          <li>{escape(_plain(note))}</li>" for note in release.notes]
        lines += ["        </ul>", "      </description>", "    </release>"]
    lines.append("  </releases>\n")
    return base.replace("</component>", "\n".join(lines) + "</component>")


def debian_changelog() -> str:
    """The Debian changelog: an entry for each release."""
    entries = []
    for release in releases():
        moment = time.strptime(release.date, "%Y-%m-%d")
        date = formatdate(time.mktime((*moment[:3], 12, 0, 0, 0, 0, 0)), localtime=False)
        notes = "\n".join(
            fill(_plain(note), 78, initial_indent="  * ", subsequent_indent="    ")
            for note in release.notes
        )
        entries.append(
            f"{NAME} ({release.version}-1) stable; urgency=medium\n\n{notes}\n\n"
            f" -- {MAINTAINER}  {date.replace('-0000', '+0000')}\n"
        )
    return "\n".join(entries)


def _plain(note: str) -> str:
    """A note without the marks of Markdown."""
    return re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", note).replace("`", "").replace("**", "")
