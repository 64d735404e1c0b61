"""What is heard of the play, where the player wants it and the computer can.

QtMultimedia comes with the extra `[sound]`; without it, and without a device, all stays silent.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, QUrl

from solitaire_desktop.model.changes import Change, ChangeKind
from solitaire_desktop.rules.move import STOCK, Refusal
from solitaire_desktop.rules.position import Outcome
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.sound_samples import Cue, sound_file

FOLDER = "sounds"
VOLUME = 0.6


class Effect(Protocol):
    """A sound that can be played."""

    def play(self) -> None:
        """Let it be heard, from its beginning."""

    def deleteLater(self) -> None:  # noqa: N802 Qt's name
        """Let go of it."""


MakeEffect = Callable[[Path, QObject], Effect | None]


class NoMultimediaError(Exception):
    """QtMultimedia is not installed."""


def qt_effect(path: Path, parent: QObject) -> Effect | None:
    """A sound file as Qt plays it; None without a device. Raises NoMultimediaError."""
    try:
        multimedia = import_module("PySide6.QtMultimedia")  # an extra, so that mypy may lack it
    except ImportError as error:
        raise NoMultimediaError from error
    if multimedia.QMediaDevices.defaultAudioOutput().isNull():
        return None
    effect = multimedia.QSoundEffect(parent)
    effect.setSource(QUrl.fromLocalFile(str(path)))
    effect.setVolume(VOLUME)
    made: Effect = effect
    return made


class Noises(QObject):
    """Plays a sound for what happens in the play; sounds are made one by one, between events.

    Attributes:
        effects: the sounds that are ready
    """

    def __init__(
        self,
        services: Services,
        folder: Path,
        parent: QObject | None = None,
        *,
        make: MakeEffect = qt_effect,
    ) -> None:
        """Raises NoMultimediaError."""
        super().__init__(parent)
        self._model, self._folder, self._make = services.model, folder, make
        self.effects: dict[Cue, Effect] = {}
        self._wanted = list(Cue)
        self._maker = QTimer(self)
        self._maker.setInterval(0)
        self._maker.timeout.connect(self._make_next)
        self._make_next()
        if self._wanted:
            self._maker.start()
        self._model.changed.connect(self._on_changed)
        self._model.refused.connect(self._on_refused)
        services.view.lifted.connect(self._on_lifted)

    def play(self, cue: Cue) -> None:
        """Let a cue be heard, if its sound is ready."""
        effect = self.effects.get(cue)
        if effect is not None:
            effect.play()

    def _make_next(self) -> None:
        """Make one sound ready; a folder that cannot be written is silence, no error."""
        cue = self._wanted.pop(0)
        try:
            effect = self._make(sound_file(self._folder, cue), self)
        except OSError:
            effect = None
        if effect is None:
            self._wanted.clear()
        else:
            self.effects[cue] = effect
        if not self._wanted:
            self._maker.stop()

    def _on_changed(self, change: Change) -> None:
        cue = cue_of(change)
        is_won = change.kind is ChangeKind.STEP and self._model.outcome is Outcome.WON
        if cue is not None:
            self.play(Cue.WIN if is_won else cue)

    def _on_refused(self, _refusal: Refusal) -> None:
        self.play(Cue.REFUSE)

    def _on_lifted(self) -> None:
        self.play(Cue.LIFT)


def cue_of(change: Change) -> Cue | None:
    """What a change of the position sounds like; None for silence."""
    match change.kind:
        case ChangeKind.DEAL | ChangeKind.RESTART:
            return Cue.SHUFFLE
        case ChangeKind.OPEN:
            return None
        case ChangeKind.UNDO | ChangeKind.REDO | ChangeKind.JUMP:
            return Cue.PLACE
        case ChangeKind.STEP:
            last = change.step.moves[-1] if change.step is not None else None
            if last is not None and last.target == STOCK:
                return Cue.SHUFFLE
            return Cue.TURN if last is not None and last.source == STOCK else Cue.PLACE
