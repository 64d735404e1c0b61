"""The catalogues are as the tool writes them: `make translations` changes only what it must.

That they are complete and right is tested in tests/resources/test_catalogues.py.
"""

import pytest

from tools import translations


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_the_catalogue_is_as_the_tool_writes_it(language: str) -> None:
    path = translations.catalogue_path(translations.FOLDER, language)
    expected = translations.catalogue_text(language, translations.read_catalogue(path))
    assert path.read_text("utf-8") == expected
