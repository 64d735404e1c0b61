"""Records in files: which one, reading, writing, and saying what is wrong with one."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QStandardPaths, QTranslator
from PySide6.QtWidgets import QFileDialog, QMainWindow, QWidget

from solitaire_desktop.errors import RecordError, SolitaireError
from solitaire_desktop.rules.english import mark
from solitaire_desktop.window import question
from solitaire_desktop.window.dress import Dress
from solitaire_desktop.window.grammar import Language
from solitaire_desktop.window.messages import Messages

ENDING = ".patience"
LARGEST = 4_000_000
QT_TEXTS = "qtbase_pt_BR"


def ask_open(parent: QWidget, messages: Messages) -> Path | None:
    """The file that the player wants opened."""
    tr = messages.tr
    dialog = _dialog(parent, messages, tr("Open a game"), _filters(messages))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setLabelText(QFileDialog.DialogLabel.Accept, tr("Open"))
    return Path(dialog.selectedFiles()[0]) if dialog.exec() else None


def ask_file(parent: QWidget, messages: Messages, title: str, endings: str) -> Path | None:
    """A file of another kind that the player wants read; endings as in `*.csv *.txt`."""
    kinds = ";;".join((endings, messages.tr("All files (*)")))
    dialog = _dialog(parent, messages, title, kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setLabelText(QFileDialog.DialogLabel.Accept, messages.tr("Open"))
    return Path(dialog.selectedFiles()[0]) if dialog.exec() else None


def ask_save(parent: QWidget, messages: Messages, title: str, name: str) -> Path | None:
    """Where the player wants something written; the name is a proposal, its ending the rule."""
    ending = Path(name).suffix
    kinds = _filters(messages) if ending == ENDING else f"*{ending}"
    dialog = _dialog(parent, messages, title, kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setLabelText(QFileDialog.DialogLabel.Accept, messages.tr("Save"))
    dialog.setDefaultSuffix(ending.removeprefix("."))
    dialog.selectFile(name)
    return Path(dialog.selectedFiles()[0]) if dialog.exec() else None


def _dialog(parent: QWidget, messages: Messages, title: str, kinds: str) -> QFileDialog:
    """A file dialog in the player's documents; the system's own where it has one."""
    _speak_qt(messages)
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(parent, title, place if Path(place).is_dir() else str(Path.home()), kinds)
    tr, part = messages.tr, QFileDialog.DialogLabel
    for which, text in (
        (part.LookIn, tr("Look in:")),
        (part.FileName, tr("File name:")),
        (part.FileType, tr("Files of type:")),
        (part.Reject, tr("Cancel")),
    ):
        dialog.setLabelText(which, text)
    return dialog


def _speak_qt(messages: Messages) -> None:
    """Have Qt's own few texts in Portuguese too; of that, it only has the Brazilian one."""
    application = QCoreApplication.instance()
    if application is None or messages.language is Language.ENGLISH:
        return
    if application.findChild(QTranslator, QT_TEXTS) is None:
        translator = QTranslator(application)
        translator.setObjectName(QT_TEXTS)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if translator.load(QT_TEXTS, folder):
            application.installTranslator(translator)


def read_record(path: Path) -> str:
    """The text of a record's file.

    Raises OSError when it cannot be read, RecordError when it is no text or far too long.
    """
    if path.stat().st_size > LARGEST:
        raise RecordError(0, mark("The file is too large to be a record of a game."))
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(0, mark("The file is not text in UTF-8.")) from error


def write_record(path: Path, text: str) -> None:
    """Write a record whole or not at all. Raises OSError."""
    new = path.with_name(f".{path.name}.new")
    try:
        new.write_text(text, "utf-8")
        Path(new).replace(path)
    finally:
        new.unlink(missing_ok=True)


def tell_bad(
    parent: QMainWindow, dress: Dress, title: str, error: SolitaireError | OSError
) -> None:
    """Say what is wrong with a record, and where."""
    tr = dress.messages.tr
    if isinstance(error, SolitaireError):
        text = dress.messages.error(error)
    else:
        text = error.strerror or str(error)
    note = tr("The game on the table is as it was.")
    question.tell(parent, dress, title=title, text=f"{text}\n\n{note}")


def _filters(messages: Messages) -> str:
    return ";;".join(
        (messages.tr("Games (*{ending})", ending=ENDING), messages.tr("All files (*)"))
    )
