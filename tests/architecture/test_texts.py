"""Every text of the program is there in every language, with the same placeholders."""

import pytest

from tools import translations


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_the_catalogue_is_complete(language: str) -> None:
    path = translations.catalogue_path(translations.FOLDER, language)
    catalogue = translations.read_catalogue(path)
    assert translations.problems(catalogue, translations.program_texts()) == []


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_the_catalogue_is_as_the_tool_writes_it(language: str) -> None:
    path = translations.catalogue_path(translations.FOLDER, language)
    expected = translations.catalogue_text(language, translations.read_catalogue(path))
    assert path.read_text("utf-8") == expected
