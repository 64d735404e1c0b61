"""The composition root of the window program: the only module that wires everybody.

`run` is the program; `open_window` opens a window in the caller's process, for tests.
"""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QByteArray, QTimer
from PySide6.QtWidgets import QApplication

from solitaire_desktop.errors import SolitaireError
from solitaire_desktop.model.game_model import GameModel
from solitaire_desktop.paths import Profile
from solitaire_desktop.rules import GameSpec
from solitaire_desktop.start_times import StartTimes
from solitaire_desktop.store import (
    Store,
    WindowState,
    load_preferences,
    load_window_state,
    save_preferences,
    save_window_state,
)
from solitaire_desktop.table.view import TableView
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.display import why_no_display
from solitaire_desktop.window.first_paint import FirstPaint
from solitaire_desktop.window.garbage import Collector
from solitaire_desktop.window.instance import Ear, Lock, Wish, hand_over
from solitaire_desktop.window.live_preferences import LivePreferences
from solitaire_desktop.window.main_window import MainWindow
from solitaire_desktop.window.messages import Messages, chosen_language
from solitaire_desktop.window.signals import SystemSignals
from solitaire_desktop.window.theme import ui_font

APPLICATION_ID = "io.github.solitaire_desktop.SolitaireDesktop"
DISPLAY_NAME = "Solitaire Desktop"
CARDS = "cards"
FIRST_GAME = "forty-thieves"
NO_WINDOW = 2
CALM = 2000  # milliseconds after the first paint until what can wait is done


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the table is to show at first; without all of it, the game played last goes on."""

    game: str = ""
    deal: str = ""
    rules: str = ""
    record: str = ""


def run(
    profile: Path | str | None = None,
    *,
    game: str | None = None,
    deal: str | None = None,
    rules: str = "",
    file: Path | str | None = None,
    language: str = "",
    times: StartTimes | None = None,
) -> int:
    """Open the window and play until it is closed; the exit code. `times` is told on the way.

    With a window of the same profile open already, that one is raised and told what is wanted.
    """
    hindrance = why_no_display()
    if hindrance:
        sys.stderr.write(f"solitaire-desktop: {hindrance}\n")
        return NO_WINDOW
    places = Profile.at(profile)
    path = str(Path(file).absolute()) if file is not None else ""
    wish = {"game": game or "", "deal": deal or "", "rules": rules, "file": path}
    lock = Lock(places)
    if not lock.is_held:
        return _join_first(places, wish)
    passed = times.passed if times is not None else lambda _: None
    passed("looking for a screen, and for a window that is open already")
    application = make_application()
    passed("Qt's application")
    wanted = Wanted(game or "", deal or "", rules)
    window = _compose(places, wanted, animated=True, language=language)
    passed("game, table and window")
    window.show()
    passed("showing the window")
    if times is not None:
        FirstPaint(window.view.viewport(), lambda: times.end("painting the deal"))
    free = wanted == Wanted()
    QTimer.singleShot(0, window, lambda: window.commands.begin(path, is_free=free))
    code = _play(application, window, places)
    lock.free()
    return code


def open_window(
    profile: Path | str,
    *,
    game: str | None = None,
    deal: int | str | None = None,
    rules: str = "",
    record: str | None = None,
    animations: bool = True,
) -> MainWindow:
    """A window in this process, shown; closing it keeps everything and lets go of all it held.

    Raises SolitaireError for a game, rules, deal or record that cannot be.
    """
    make_application()
    wanted = Wanted(game or "", "" if deal is None else str(deal), rules, record or "")
    window = _compose(Profile.at(profile), wanted, animated=animations)
    window.show()
    return window


def make_application() -> QApplication:
    """The application object, made if there is none yet, with our names."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("solitaire-desktop")
    application.setApplicationDisplayName(DISPLAY_NAME)
    application.setDesktopFileName(APPLICATION_ID)
    application.setStyle("Fusion")
    application.setFont(ui_font(application.font()))
    return application


def _join_first(places: Profile, wish: Wish) -> int:
    if hand_over(places, wish):
        return 0
    sys.stderr.write(
        "solitaire-desktop: The program is open with this profile already, but does not answer; "
        "close it, or start with another --profile.\n"
    )
    return NO_WINDOW


def _compose(places: Profile, wanted: Wanted, *, animated: bool, language: str = "") -> MainWindow:
    store = Store(places)
    preferences, state = load_preferences(places), load_window_state(places)
    live = LivePreferences(preferences.settings, lambda value: save_preferences(places, value))
    messages = Messages(chosen_language(language, live.value.language))
    model = GameModel(store, live.value)
    told: list[tuple[str, dict[str, object]]] = []
    model.told.connect(lambda key, args: told.append((key, args)))
    try:
        _begin(model, wanted, state.settings)
    except SolitaireError:
        store.close()
        raise
    messages.family = model.spec.family
    view = TableView(
        model,
        live.value,
        messages.tr,
        messages.refusal,
        cache=places.cache / CARDS,
        animations=animated,
    )
    services = Services(model, view, messages, store, live)
    window = MainWindow(services, animated=animated, language=language)
    _place(window, state.settings)
    for notice in (*preferences.notices, *state.notices):
        window.teller.tell_notice(notice)
    for key, args in told:
        window.teller.tell_by_key(key, args)
    model.told.disconnect()
    window.listen()
    memory = Memory(places, state.settings)
    memory.note_game(model.spec)
    model.changed.connect(lambda change: memory.note_game(change.after.spec))
    window.closing.connect(lambda geometry: _keep(services, memory, geometry))
    return window


def _begin(model: GameModel, wanted: Wanted, state: WindowState) -> None:
    """Put the first game on the table: what is wanted, else what was played last."""
    if wanted.record:
        model.open(wanted.record)
        return
    is_last = not wanted.game and not wanted.rules
    game = wanted.game or (state.last_game if is_last else "") or FIRST_GAME
    rules = state.last_rules if is_last and state.last_game else wanted.rules
    try:
        model.choose_game(game, rules, deal=wanted.deal or None)
    except SolitaireError:
        if not is_last or wanted.deal:
            raise
        model.choose_game(FIRST_GAME)


def _place(window: MainWindow, state: WindowState) -> None:
    """Give the window the place it was left at, else a size that suits the screen."""
    kept = QByteArray.fromBase64(QByteArray(state.geometry.encode("ascii", "replace")))
    if state.geometry and window.restoreGeometry(kept):
        return
    room = window.screen().availableGeometry()
    if room.width() <= 1440 or room.height() <= 900:
        window.resize(room.width() - 16, room.height() - 48)
        window.move(room.topLeft())
        return
    height = round(room.height() * 0.82)
    window.resize(min(round(room.width() * 0.82), round(height * 1.6)), height)
    frame = window.frameGeometry()
    frame.moveCenter(room.center())
    window.move(frame.topLeft())


class Memory:
    """The state of the window on disk; mutable, as it changes while the program runs.

    The game is noted the moment it changes, so that a killed program goes on with it.
    """

    def __init__(self, places: Profile, state: WindowState) -> None:
        self._places, self._state = places, state

    def note_game(self, spec: GameSpec) -> None:
        """Keep which game is on the table, if it is another than was kept."""
        game, rules = spec.identity
        self._note(replace(self._state, last_game=game, last_rules=rules))

    def note_geometry(self, geometry: str) -> None:
        """Keep where the window stands."""
        self._note(replace(self._state, geometry=geometry))

    def _note(self, state: WindowState) -> None:
        if state != self._state:
            self._state = state
            save_window_state(self._places, state)


def _keep(services: Services, memory: Memory, geometry: str) -> None:
    """Keep the game, its time and the window's place, and let go of everything."""
    services.model.set_active(active=False)
    services.model.save()
    services.model.close()
    memory.note_geometry(geometry)
    services.store.close()
    for timer in services.model.findChildren(QTimer):
        timer.stop()


def _play(application: QApplication, window: MainWindow, places: Profile) -> int:
    """Run the program around the window until it ends."""
    signals = SystemSignals() if os.name != "nt" else None
    if signals is not None:
        signals.asked_to_quit.connect(window.close)
        signals.asked_to_quit.connect(application.quit)
    application.commitDataRequest.connect(lambda _: window.model.save())
    sys.excepthook = fault_hook(window, places)
    calm = QTimer(window)
    calm.setSingleShot(True)
    calm.timeout.connect(lambda: _when_calm(window, places))
    calm.start(CALM)
    code = application.exec()
    window.close()
    if signals is not None:
        signals.release()
    sys.excepthook = sys.__excepthook__
    return code


def _when_calm(window: MainWindow, places: Profile) -> None:
    """What a first paint need not wait for: the ear for later starts, the day's copy, garbage."""
    Collector(window)
    ear = Ear(places, window)
    ear.heard.connect(window.fulfil)
    window.closing.connect(ear.close)
    window.store.housekeeping()
    window.teller.tell_store_notices()


def fault_hook(
    window: MainWindow, places: Profile
) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    """What to do with an exception that nobody caught: log it, say so once, play on."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, trace)
        if issubclass(kind, KeyboardInterrupt):
            window.close()
            return
        from solitaire_desktop.window import faults  # noqa: PLC0415 wanted only when all else fails

        text = faults.report(kind, error, trace, faults.recorded(window.model.record))
        faults.write_log(places.data, text)
        try:
            window.show_fault(text)
        except Exception as second:  # noqa: BLE001 here, and only here: nothing is above us
            faults.write_log(places.data, repr(second))

    return hook
