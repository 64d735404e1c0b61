"""The committed deck is what its script draws, and Qt can draw every file of it."""

import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).parents[2] / "resources"
CARDS = RESOURCES / "cards"
ICONS = RESOURCES / "icons"
PICTURES = sorted((*CARDS.rglob("*.svg"), *ICONS.glob("*.svg")))
FACES = sorted((*CARDS.glob("[A2-9TJQK][CDHS].svg"), *CARDS.glob("*/[A2-9TJQK][CDHS].svg")))
RANK = re.compile(r"<!--rank-->(.*?)<!--/rank-->")


def _name(path: Path) -> str:
    return path.relative_to(RESOURCES).as_posix()


def _render(svg: str, width: int, height: int) -> QImage:
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    assert renderer.isValid()
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def _colours(image: QImage) -> set[int]:
    return {
        image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)
    }


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("deck")
    sys.path.insert(0, str(CARDS))
    try:
        from draw_deck import draw

        draw(out)
    finally:
        sys.path.remove(str(CARDS))
    return out


def test_script_draws_the_committed_deck(drawn: Path) -> None:
    expected = {path.relative_to(CARDS).as_posix() for path in CARDS.rglob("*.svg")}
    actual = {path.relative_to(drawn).as_posix() for path in drawn.rglob("*.svg")}
    assert expected == actual
    for path in (*drawn.rglob("*.svg"), drawn / "ranks.json"):
        name = path.relative_to(drawn)
        assert (CARDS / name).read_bytes() == path.read_bytes(), name


def test_deck_has_all_faces_backs_and_marks() -> None:
    names = {path.name for path in CARDS.glob("*.svg")}
    assert {f"{rank}{suit}.svg" for rank in "A23456789TJQK" for suit in "CDHS"} <= names
    assert {f"back-{back}.svg" for back in ("azulejo", "lattice", "minimal", "waves")} <= names
    assert {f"suit-{suit}.svg" for suit in "CDHS"} <= names
    assert {f"rank-{rank}.svg" for rank in [*"A23456789JQKVDR", "10"]} <= names


@pytest.mark.parametrize("path", PICTURES, ids=_name)
def test_picture_is_sound_and_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    tags = {element.tag.rpartition("}")[2] for element in ET.fromstring(text).iter()}
    assert tags.isdisjoint({"clipPath", "text", "image", "style", "linearGradient"})
    assert len(text) < 80_000


@pytest.mark.parametrize("path", PICTURES, ids=_name)
def test_qt_renders_the_picture(path: Path, qapp: object) -> None:
    text = path.read_text(encoding="utf-8").replace("currentColor", "#000000")
    assert len(_colours(_render(text, 60, 84))) > 3


@pytest.mark.parametrize("path", FACES, ids=_name)
def test_face_can_be_recoloured_and_relettered(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    mark, other = "#1C2131", "#C3243C"
    if path.stem[1] in "DH":
        mark, other = other, mark
    assert mark in text
    assert other not in text
    assert len(RANK.findall(text)) == 1


@pytest.mark.parametrize("path", sorted(CARDS.glob("[A2-9TJQK][CDHS].svg")), ids=_name)
def test_rank_fragments_are_those_of_the_faces(path: Path) -> None:
    fragments = json.loads((CARDS / "ranks.json").read_text(encoding="utf-8"))
    rank = path.stem[0].replace("T", "10")
    assert fragments[rank] == RANK.findall(path.read_text(encoding="utf-8"))[0]


@pytest.mark.parametrize("path", sorted(CARDS.glob("back-*.svg")), ids=_name)
def test_back_looks_the_same_upside_down(path: Path, qapp: object) -> None:
    image = _render(path.read_text(encoding="utf-8"), 250, 350)
    turned = image.transformed(QTransform().rotate(180))
    differing = sum(
        abs((image.pixel(x, y) & 255) - (turned.pixel(x, y) & 255)) > 40
        for x in range(250)
        for y in range(350)
    )
    assert differing < 250 * 350 // 500


@pytest.mark.parametrize("path", sorted(CARDS.glob("[A2-9T][CDHS].svg")), ids=_name)
def test_covered_strip_shows_the_index_alone(path: Path, qapp: object) -> None:
    image = _render(path.read_text(encoding="utf-8"), 250, 350)
    white = 0xFFFFFDF9
    strip = {image.pixel(x, y) for x in range(100, 236) for y in range(4, 62)}
    below_index = {image.pixel(x, y) for x in range(4, 100) for y in range(52, 62)}
    assert strip == below_index == {white}
