"""Each family's table on each surface, beside the picture of it that was found good.

The pictures are compared in blocks of some pixels, so that another font or another rasteriser makes
no difference, and a card in another place does. `--renew` draws them again.
"""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from solitaire_desktop.rules.reading import parse_record
from solitaire_desktop.rules.replay import replay
from solitaire_desktop.store import Contrast, Preferences, Surface
from solitaire_desktop.table.appearance import Appearance
from solitaire_desktop.table.picture import table_picture

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("forty-thieves", "devils-grip", "calculation")
LOOKS = {
    **{surface.value: Preferences(surface=surface) for surface in Surface},
    "contrast": Preferences(contrast=Contrast.HIGH),
    "large": Preferences(large_index=True, four_colours=True, mirror=True),
}
SIZE = QSize(1366, 696)
WIDTH = 480
BLOCK = 6
"""The side of a block, in pixels of the golden image."""

MEAN, MOST = 2.0, 40.0
"""What may differ, of 255: a block on the average, and the worst of them."""

TOTAL = 1_500_000
"""Bytes that all golden images may have together."""


def say(text: str, /, **values: object) -> str:
    return text.format(**values)


def picture(game: str, look: str) -> QImage:
    record = parse_record((GOLDEN / f"{game}.patience").read_text(encoding="utf-8"))
    appearance = Appearance.chosen(LOOKS[look])
    image = table_picture(replay(record).position, appearance, say, SIZE)
    small = image.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
    # fewer colours make smaller files
    return small.convertToFormat(
        QImage.Format.Format_RGB444, Qt.ImageConversionFlag.ThresholdDither
    )


def difference(one: QImage, other: QImage) -> tuple[float, float]:
    """How far two pictures differ: a block's colour on the average, and the worst block's."""
    first, second = (_blocks(image) for image in (one, other))
    if first is None or second is None or len(first) != len(second):
        return 255.0, 255.0
    apart = [abs(a - b) for a, b in zip(first, second, strict=True)]
    worst = max(sum(apart[i : i + 3]) / 3 for i in range(0, len(apart), 3))
    return sum(apart) / len(apart), worst


def _blocks(image: QImage) -> bytes | None:
    size = QSize(image.width() // BLOCK, image.height() // BLOCK)
    mode = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = image.convertToFormat(QImage.Format.Format_RGB888).scaled(size, *mode)
    if small.isNull():
        return None
    small = small.convertToFormat(QImage.Format.Format_RGB888)
    rows = bytes(small.constBits())
    line, wide = small.bytesPerLine(), 3 * small.width()
    return b"".join(rows[y * line : y * line + wide] for y in range(small.height()))


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_looks_as_it_was_found_good(game, look, qapp, request, tmp_path):
    file = GOLDEN / f"{game}-{look}.png"
    image = picture(game, look)
    if request.config.getoption("--renew"):
        image.save(str(file), quality=0)
    golden = QImage(str(file))
    assert not golden.isNull(), f"{file.name} is missing"
    mean, worst = difference(image, golden)
    if mean > MEAN or worst > MOST:
        image.save(str(tmp_path / file.name))
    assert (mean <= MEAN, worst <= MOST) == (True, True), (mean, worst, tmp_path / file.name)


def test_the_golden_images_are_small_and_all_wanted():
    files = sorted(GOLDEN.glob("*.png"))
    assert {file.stem for file in files} == {f"{g}-{look}" for g in GAMES for look in LOOKS}
    assert sum(file.stat().st_size for file in files) < TOTAL


def test_a_card_that_is_not_in_its_place_is_seen(qapp):
    good = picture("forty-thieves", "baize")
    bad = good.copy()
    painter = QPainter(bad)
    card = QRect(130, 120, 38, 56)
    painter.drawImage(card.translated(0, 6), good.copy(card))
    painter.end()
    assert difference(good, good) == (0.0, 0.0)
    assert difference(good, bad)[1] > MOST


def test_other_letters_on_the_table_are_not_seen(qapp):
    """As another font would paint them: the words of Calculation, a little off their places."""
    good = picture("calculation", "baize")
    bad = good.copy()
    painter = QPainter(bad)
    for x in (116, 219, 322, 423):
        for y in (12, 48):
            words = QRect(x, y, 42, 9)
            painter.drawImage(words.translated(1, 1), good.copy(words))
    painter.end()
    mean, worst = difference(good, bad)
    assert mean <= MEAN
    assert worst <= MOST


def test_another_surface_is_seen(qapp):
    assert difference(picture("calculation", "baize"), picture("calculation", "slate"))[0] > MEAN
