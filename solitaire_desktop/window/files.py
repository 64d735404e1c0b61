"""Records in files: which one, reading, writing, and saying what is wrong with one."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMainWindow, QWidget

from solitaire_desktop.errors import RecordError, SolitaireError
from solitaire_desktop.window import question
from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.messages import Messages

ENDING = ".patience"
LARGEST = 4_000_000


def ask_open(parent: QWidget, messages: Messages) -> Path | None:
    """The file that the player wants opened."""
    tr = messages.tr
    name, _ = QFileDialog.getOpenFileName(parent, tr("Open a game"), "", _filters(messages))
    return Path(name) if name else None


def ask_save(parent: QWidget, messages: Messages, title: str, name: str) -> Path | None:
    """Where the player wants something written; the name is a proposal, its ending the rule."""
    ending = Path(name).suffix
    kinds = _filters(messages) if ending == ENDING else f"*{ending}"
    chosen, _ = QFileDialog.getSaveFileName(parent, title, name, kinds)
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_suffix(ending)


def read_record(path: Path) -> str:
    """The text of a record's file.

    Raises OSError when it cannot be read, RecordError when it is no text or far too long.
    """
    if path.stat().st_size > LARGEST:
        raise RecordError(0, "The file is too large to be a record of a game.")
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(0, "The file is not text in UTF-8.") from error


def write_record(path: Path, text: str) -> None:
    """Write a record whole or not at all. Raises OSError."""
    new = path.with_name(f".{path.name}.new")
    try:
        new.write_text(text, "utf-8")
        Path(new).replace(path)
    finally:
        new.unlink(missing_ok=True)


def tell_bad(parent: QMainWindow, dress: Dress, title: str, error: Exception) -> None:
    """Say what is wrong with a record, and where."""
    tr = dress.messages.tr
    match error:
        case RecordError() if error.line:
            sentence = tr(error.template, **error.values)
            text = tr("Line {n}: {sentence}", n=error.line, sentence=sentence)
        case SolitaireError():
            text = tr(error.template, **error.values)
        case OSError():
            text = error.strerror or str(error)
        case _:
            text = str(error)
    note = tr("The game on the table is as it was.")
    question.tell(parent, dress, title=title, text=f"{text}\n\n{note}")


def _filters(messages: Messages) -> str:
    return ";;".join(
        (messages.tr("Games (*{ending})", ending=ENDING), messages.tr("All files (*)"))
    )
