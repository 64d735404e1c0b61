"""The catalogue tool, on small made-up programs."""

from pathlib import Path

import pytest

from tools import translations
from tools.translations import Entry

TEXTS = {"Deal", "{card} goes on a {target}"}
COMPLETE = {
    "Deal": Entry("Distribuir", is_finished=True),
    "{card} goes on a {target}": Entry("{card} vai para {target:>3}", is_finished=True),
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with texts in two modules."""
    folder = tmp_path / "program"
    (folder / "window").mkdir(parents=True)
    (folder / "app.py").write_text('LABELS = (mark("Undo"),)\ntr("De" "al")\ntr(label)\n')
    (folder / "window" / "main.py").write_text(
        'self.tr("Quit")\nmessages.tr("Yes" if fine else "No")\nother("Not shown")\n'
    )
    return folder


def test_texts_are_collected_from_calls_of_tr_and_mark(package: Path) -> None:
    assert translations.called_texts(package) == {"Undo", "Deal", "Quit", "Yes", "No"}


def test_an_f_string_is_refused_by_its_place(package: Path) -> None:
    (package / "app.py").write_text('\ntr(f"{n} cards")\n')
    with pytest.raises(translations.TextError, match=r"app\.py:2: an f-string"):
        translations.called_texts(package)


def test_templates_may_hold_several_texts() -> None:
    templates = {"a": "one", "b": ("two", "three"), "c": {"d": "four"}}
    assert list(translations.strings_in(templates)) == ["one", "two", "three", "four"]


def test_placeholders_are_names_without_their_format() -> None:
    assert translations.placeholders("{a} {b:>3} {c.d} {{e}}") == {"a", "b", "c"}


def test_a_complete_catalogue_has_no_problems() -> None:
    assert translations.problems(COMPLETE, TEXTS) == []


@pytest.mark.parametrize(
    ("catalogue", "problem"),
    [
        ({}, "missing: 'Deal'"),
        ({"Deal": Entry("Distribuir")}, "unfinished: 'Deal'"),
        ({"Deal": Entry("{n}", is_finished=True)}, "other placeholders: 'Deal' -> '{n}'"),
        ({"Deal": Entry("{", is_finished=True)}, "other placeholders: 'Deal' -> '{'"),
        (
            {"Deal": Entry("Dar", is_finished=True), "Old": Entry("Velho", is_finished=True)},
            "no longer used: 'Old'",
        ),
    ],
)
def test_what_is_wrong_is_named(catalogue: translations.Catalogue, problem: str) -> None:
    assert translations.problems(catalogue, {"Deal"}) == [problem]


def test_an_access_key_must_not_get_lost() -> None:
    catalogue = {"&Deal": Entry("Distribuir", is_finished=True)}
    assert translations.problems(catalogue, {"&Deal"}) == ["access key: '&Deal' -> 'Distribuir'"]


def test_update_adds_unfinished_takes_out_vanished_and_keeps_the_rest(tmp_path: Path) -> None:
    path = translations.catalogue_path(tmp_path, "pt_BR")
    old = {"Old": Entry("Velho", is_finished=True), "Deal": COMPLETE["Deal"]}
    path.write_text(translations.catalogue_text("pt_BR", old), "utf-8")
    translations.update(tmp_path, {"Deal", "A & <B>\nC"})
    assert translations.read_catalogue(path) == {"Deal": COMPLETE["Deal"], "A & <B>\nC": Entry()}


def test_update_twice_changes_nothing(tmp_path: Path) -> None:
    path = translations.catalogue_path(tmp_path, "pt_PT")
    translations.update(tmp_path, TEXTS)
    once = path.read_bytes()
    translations.update(tmp_path, TEXTS)
    assert path.read_bytes() == once


def test_check_fails_until_both_languages_are_complete(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in translations.LANGUAGES:
        assert translations.check(tmp_path, TEXTS) == 1
        path = translations.catalogue_path(tmp_path, language)
        path.write_text(translations.catalogue_text(language, COMPLETE), "utf-8")
    assert "solitaire_desktop_pt_BR.ts: missing: 'Deal'" in capsys.readouterr().out
    assert translations.check(tmp_path, TEXTS) == 0
    assert capsys.readouterr().out == ""
