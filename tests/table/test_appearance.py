"""What the preferences change about the cards and the table."""

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication

from solitaire_desktop.rules.cards import KINDS, kind_name
from solitaire_desktop.store import Contrast, Preferences
from solitaire_desktop.table.appearance import Appearance, chosen_look, is_high
from solitaire_desktop.table.card_art import BACK, Look, draw, svg
from solitaire_desktop.table.geometry import LARGE_CORNER, NORMAL_CORNER
from solitaire_desktop.table.surface import SURFACES, surface_named
from solitaire_desktop.window.theme import colours_for

FACES = range(KINDS)


def luminance(colour: str) -> float:
    """The relative luminance of WCAG."""
    parts = [QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF()]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def inked_height(look: Look, kind: int) -> int:
    """How far down the index of a card reaches, of 350 units."""
    image = draw(look, kind, 250, 350)
    rows = [
        y
        for y in range(8, 100)
        if any(QColor(image.pixel(x, y)).lightness() < 160 for x in range(24, 37))
    ]
    gap = next((a for a, b in itertools.pairwise(rows) if b > a + 1), rows[-1])
    return gap + 1


@pytest.mark.parametrize("kind", FACES, ids=kind_name)
def test_the_strip_that_a_covered_card_shows_holds_its_index(kind, qapp):
    for look, corner in ((Look(), NORMAL_CORNER), (Look(is_large=True), LARGE_CORNER)):
        assert inked_height(look, kind) <= corner.strip * 350 + 1


def test_a_large_index_gives_columns_more_room():
    large = Appearance.chosen(Preferences(large_index=True))
    assert large.look.is_large
    assert large.wishes.corner == LARGE_CORNER
    assert Appearance.chosen(Preferences()).wishes.corner == NORMAL_CORNER


@pytest.mark.parametrize("letters", ["JQK", "VDR"])
def test_a_large_face_has_large_letters(letters):
    normal, large = Look(letters=letters), Look(letters=letters, is_large=True)
    for kind in (10, 11, 12):
        assert svg(normal, kind) != svg(large, kind)
        assert svg(large, kind, is_plain=True) == svg(large, kind)


def test_high_contrast_has_black_edges_and_pure_colours():
    look = Look(is_bold=True)
    for picture in (*FACES, BACK):
        text = svg(look, picture)
        assert 'stroke="#000000" stroke-width="5"' in text
        assert "stroke-opacity" not in text
        assert picture == BACK or not {"#1C2131", "#C3243C", "#FFFDF9"} & set(text.split('"'))


def test_four_colours_stay_with_high_contrast():
    texts = [svg(Look(four_colours=True, is_bold=True), kind) for kind in (0, 13, 26, 39)]
    assert sum("#00856E" in text for text in texts) == 1
    assert sum("#1238C4" in text for text in texts) == 1


@pytest.mark.parametrize("name", SURFACES)
def test_a_bold_surface_keeps_rings_and_words_far_above_the_rules_for_contrast(name):
    surface = surface_named(name, is_bold=True)
    assert surface.centre == surface.edge
    for colour in (surface.glow, surface.text.name(), surface.line().name()):
        assert contrast(colour, surface.centre) >= 7


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_bold_chrome_has_a_contrast_of_seven_and_more(theme):
    colours = colours_for(theme, is_bold=True)
    for colour in (colours.text, colours.muted, colours.accent, colours.line, colours.danger):
        assert contrast(colour, colours.bar) >= 7
    assert contrast(colours.strong, colours.accent) >= 7


def test_contrast_follows_the_system_only_where_it_is_asked_to(qapp, monkeypatch):
    class Hints:
        def accessibility(self):
            return self

        def contrastPreference(self):  # noqa: N802 Qt's name
            return Qt.ContrastPreference.HighContrast

    assert not is_high(Contrast.SYSTEM)
    assert is_high(Contrast.HIGH)
    monkeypatch.setattr(QGuiApplication, "styleHints", Hints)
    assert is_high(Contrast.SYSTEM)
    assert not is_high(Contrast.NORMAL)
    assert chosen_look(Preferences()).is_bold
