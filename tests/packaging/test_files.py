"""The packages' files: what can be checked of them without building, also those never run here."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder

from solitaire_desktop import __version__
from solitaire_desktop.app import APPLICATION_ID, DISPLAY_NAME
from solitaire_desktop.cli import COMMANDS

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"


@pytest.fixture(autouse=True)
def scripts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The packaging scripts import one another as they do when they are run."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(PACKAGING))
    yield
    for name in set(sys.modules) - before:
        if str(PACKAGING) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def text_of(*parts: str) -> str:
    return PACKAGING.joinpath(*parts).read_text("utf-8")


def checked(tool: str, *arguments: str | Path) -> None:
    """Run a checker; where it is not installed, its check is skipped."""
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run([tool, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_menu_entry_is_the_one_that_the_window_names() -> None:
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(LINUX / f"{APPLICATION_ID}.desktop", "utf-8")
    main = entry["Desktop Entry"]
    assert main["Name"] == DISPLAY_NAME
    assert main["Icon"] == APPLICATION_ID
    assert main["Exec"].split()[0] == "solitaire-desktop"
    assert main["MimeType"] == "application/x-patience;"


def test_the_menu_entry_is_valid() -> None:
    checked("desktop-file-validate", LINUX / f"{APPLICATION_ID}.desktop")


def test_the_metadata_tells_the_releases(tmp_path: Path) -> None:
    from release_notes import appstream  # type: ignore[import-not-found, unused-ignore]

    target = tmp_path / f"{APPLICATION_ID}.metainfo.xml"
    target.write_text(appstream((LINUX / target.name).read_text("utf-8")), "utf-8")
    root = ET.parse(target).getroot()
    assert root.findtext("id") == APPLICATION_ID
    assert root.findtext("launchable") == f"{APPLICATION_ID}.desktop"
    releases = root.findall("releases/release")
    assert releases[0].get("version") == __version__
    assert all(release.findall(".//li") for release in releases)
    checked("appstreamcli", "validate", "--no-net", target)


def test_the_changelogs_have_the_version() -> None:
    from release_notes import debian_changelog  # type: ignore[import-not-found, unused-ignore]

    text = debian_changelog()
    assert text.startswith(f"solitaire-desktop ({__version__}-1) ")
    assert all(len(line) <= 80 for line in text.splitlines() if not line.startswith(" --"))


def test_records_have_their_type() -> None:
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = ET.parse(LINUX / f"{APPLICATION_ID}.xml").getroot().find("m:mime-type", space)
    assert kind is not None
    assert kind.get("type") == "application/x-patience"
    magic, glob = kind.find("m:magic/m:match", space), kind.find("m:glob", space)
    assert magic is not None
    assert magic.get("value") == "patience 1"
    assert glob is not None
    assert glob.get("pattern") == "*.patience"
    assert (ROOT / "resources" / "icons" / "application-x-patience.svg").is_file()


def test_the_manual_names_every_command_and_option() -> None:
    text = text_of("linux", "solitaire-desktop.6").replace("\\-", "-")
    window = (ROOT / "solitaire_desktop" / "cli.py").read_text("utf-8").partition("def _window")[2]
    options = re.findall(r'"(--[a-z-]+)"', window.partition("\ndef ")[0])
    visible = [name for name in COMMANDS if name not in {"worker", "draw-deck"}]
    assert [name for name in (*visible, *options) if name not in text] == []


def test_the_manual_is_well_formed() -> None:
    checked("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", LINUX / "solitaire-desktop.6")


def test_what_is_built_with_is_pinned_with_hashes() -> None:
    text = text_of("requirements.txt")
    pins = re.findall(r"^([a-z0-9-]+)==([\w.]+)", text, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^\w", text, re.MULTILINE))
    assert text.count("--hash=sha256:") >= len(pins)
    assert "://" not in text
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for rule in project["dependencies"]:
        name = re.split(r"[=<>~]", rule)[0].lower()
        assert name in dict(pins)
    qt = next(rule for rule in project["dependencies"] if "==" in rule.partition(";")[0])
    assert dict(pins)["pyside6-essentials"] == qt.partition(";")[0].partition("==")[2]


def test_no_module_of_ours_needs_what_the_package_leaves_out() -> None:
    source = text_of("qt_parts.py")
    unused = next(
        ast.literal_eval(node.value)
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "UNUSED_MODULES"
    )
    found = []
    for path in (ROOT / "solitaire_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            found += [f"{path.name}: {name}" for name in names if name in unused]
    assert found == []


def test_the_core_is_archived_with_all_that_it_includes() -> None:
    from core import SOURCE  # type: ignore[import-not-found, unused-ignore]

    included = set(re.findall(r'^include "(.+)"$', SOURCE.read_text("utf-8"), re.MULTILINE))
    assert included == {path.name for path in SOURCE.parent.glob("_core_*.pxi")}
    archive = {Path(file.path) for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert {SOURCE, *(SOURCE.with_name(name) for name in included)} <= archive


@pytest.mark.parametrize("path", sorted(PACKAGING.rglob("*.sh")), ids=lambda path: path.name)
def test_shell_scripts_are_shell(path: Path) -> None:
    subprocess.run(["sh", "-n", path], check=True)


def test_the_spec_is_python() -> None:
    compile(text_of("solitaire-desktop.spec"), "solitaire-desktop.spec", "exec")


def test_the_windows_installer_takes_what_the_build_makes() -> None:
    text = text_of("windows", "solitaire-desktop.iss")
    for place in re.findall(r"\{#Root\}\\([\w\\.-]+)", text):
        path = ROOT / place.replace("\\", "/")
        assert path.exists() or place.startswith(("build", "dist")), place
    assert r"build\package\frozen\solitaire-desktop" in text
    assert r"build\package\icons\solitaire-desktop.ico" in text
    assert APPLICATION_ID in text
    for section in ("Setup", "Files", "Icons", "Registry"):
        assert f"[{section}]" in text


def test_the_version_of_windows_is_ours() -> None:
    from windows_version import version_text  # type: ignore[import-not-found, unused-ignore]

    ast.parse(version_text())
    assert __version__ in version_text()


@pytest.mark.parametrize(
    "path",
    [
        PACKAGING / "flatpak" / f"{APPLICATION_ID}.yml",
        *sorted((ROOT / ".github" / "workflows").glob("*.yml")),
    ],
    ids=lambda path: path.name,
)
def test_yaml_files_are_readable(path: Path) -> None:
    yaml = pytest.importorskip("yaml")
    content = yaml.safe_load(path.read_text("utf-8"))
    if path.parent.name == "flatpak":
        assert content["id"] == APPLICATION_ID
        assert "--share=network" not in content["finish-args"]
    else:
        assert content["jobs"]


def test_what_is_not_run_says_so() -> None:
    for path in (
        PACKAGING / "flatpak" / f"{APPLICATION_ID}.yml",
        PACKAGING / "windows" / "solitaire-desktop.iss",
        PACKAGING / "macos" / "make_dmg.sh",
        *(ROOT / ".github" / "workflows").glob("*.yml"),
    ):
        assert "Not run where this was written" in path.read_text("utf-8"), path.name


def test_workflows_call_what_there_is() -> None:
    targets = (ROOT / "Makefile").read_text("utf-8") + text_of("package.mk")
    for path in (ROOT / ".github" / "workflows").glob("*.yml"):
        text = path.read_text("utf-8")
        for line in re.findall(r"make ([a-z -]+)$", text, re.MULTILINE):
            for target in line.split():
                assert re.search(rf"^{target}:", targets, re.MULTILINE), target
        for place in re.findall(r"packaging[\\/][\w\\/.-]*\w", text):
            assert (ROOT / place.replace("\\", "/")).exists() or "flatpak" in place, place
