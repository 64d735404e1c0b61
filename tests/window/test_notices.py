import re
from pathlib import Path

from solitaire_desktop import model
from solitaire_desktop.errors import RecordError
from solitaire_desktop.window.messages import Messages
from solitaire_desktop.window.notices import NOTICES, SENTENCES, notice_text


def test_every_notice_of_the_model_has_its_text() -> None:
    folder = Path(next(iter(model.__path__)))
    sources = [file.read_text("utf-8") for file in folder.glob("*.py")]
    told = {key for text in sources for key in re.findall(r'_tell\("([^"]+)"', text)}
    assert told
    assert told == set(NOTICES) | set(SENTENCES)


def test_an_error_in_a_notice_is_a_sentence_with_its_line() -> None:
    error = RecordError(3, "The key {key} is unknown.", key="nonsense")
    text = notice_text("save-unreadable", {"reason": error}, Messages())
    assert text.endswith("Line 3: The key nonsense is unknown.")
