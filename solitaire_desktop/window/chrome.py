"""What stands round the table and over it: toolbar, status bar, moves, panel and notices."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from solitaire_desktop.rules.position import Outcome
from solitaire_desktop.window import status_bar, toolbar
from solitaire_desktop.window.actions import ACTIONS
from solitaire_desktop.window.advice import verdict_text
from solitaire_desktop.window.context import Services
from solitaire_desktop.window.menus import Actions
from solitaire_desktop.window.names import score_name, score_text
from solitaire_desktop.window.panel import Panel, PanelContent
from solitaire_desktop.window.status_bar import StatusBar
from solitaire_desktop.window.toast import Toast
from solitaire_desktop.window.toolbar import Toolbar

FIGURES = ("verdict", "least", "score", "deal", "moves", "time")


class Chrome(QWidget):
    """The window's middle. `dress` makes all but the table anew, for another theme or language."""

    def __init__(self, services: Services, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("chrome")
        self._services = services
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.area = QWidget(self)
        room = QVBoxLayout(self.area)
        room.setContentsMargins(0, 0, 0, 0)
        room.addWidget(services.view)
        self._middle = QHBoxLayout()
        self._middle.setSpacing(0)
        self._middle.addWidget(self.area, 1)
        self._column.addLayout(self._middle, 1)
        self._moves: QWidget | None = None
        self._toolbar: Toolbar | None = None
        self._status: StatusBar | None = None
        self._panel: Panel | None = None
        self._toast: Toast | None = None

    def dress(self, actions: Actions, menu: QMenu) -> None:
        """Make toolbar, status bar, panel and notices in the present colours and language."""
        for old in (self._toolbar, self._status, self._panel, self._toast, self._moves):
            if old is not None:
                old.hide()
                old.deleteLater()
        colours, tr = self._services.colours, self._services.messages.tr
        self._toolbar = Toolbar(ACTIONS, actions.by_key, colours, self)
        self._toolbar.set_menu(menu, tr("Menu"))
        self._status = StatusBar(FIGURES, colours, self)
        self._panel = self._toast = self._moves = None
        self._column.insertWidget(0, self._toolbar)
        self._column.addWidget(self._status)
        self._show_by_preference()
        self._take_height()
        self.refresh()

    @property
    def toast(self) -> Toast:
        """The notices; made when first wanted."""
        if self._toast is None:
            close = self._services.messages.tr("Close")
            self._toast = Toast(self._services.colours, close, self.area)
        return self._toast

    @property
    def panel(self) -> Panel:
        """The panel over the table; made when first wanted."""
        if self._panel is None:
            self._panel = Panel(self._services.colours, self.area)
            self._panel.closed.connect(self._services.view.setFocus)
        return self._panel

    @property
    def panel_content(self) -> PanelContent | None:
        """What the panel shows now; None while there is none."""
        return None if self._panel is None else self._panel.content

    def pass_on(self) -> None:
        """The position is another one: take away what was said about the last."""
        if self._panel is not None:
            self._panel.dismiss()
        if self._toast is not None:
            self._toast.pass_on()

    @property
    def message(self) -> str:
        """The sentence that the status bar shows."""
        return self._status.message if self._status is not None else ""

    def say(self, text: str) -> None:
        """Show a sentence in the status bar."""
        if self._status is not None:
            self._status.show_message(text)

    def refresh(self) -> None:
        """Show the present figures of the play."""
        services = self._services
        if self._toolbar is None:
            return
        self._show_by_preference()
        for key, (name, value) in _figures(services).items():
            self._figure(key, name, value)
        self.show_time(services.model.seconds)

    def set_title(self, title: str) -> None:
        """Show the name of the game."""
        if self._toolbar is not None:
            self._toolbar.set_title(title)

    def show_time(self, seconds: int) -> None:
        """Show the time of play."""
        services = self._services
        shown = services.preferences.value.show_clock
        name = services.messages.tr("Time")
        self._figure("time", name, services.messages.clock(seconds) if shown else "")

    def show_menu_button(self, shown: bool) -> None:
        """Show or hide the toolbar's button with all menus."""
        if self._toolbar is not None:
            self._toolbar.show_menu_button(shown)

    def _figure(self, key: str, name: str, value: str) -> None:
        if self._status is not None:
            self._status.show_figure(key, name, value)

    def _show_by_preference(self) -> None:
        value = self._services.preferences.value
        if self._toolbar is not None and self._status is not None:
            self._toolbar.setVisible(value.show_toolbar)
            self._status.setVisible(value.show_status)
        if value.show_moves and self._moves is None:
            self._moves = self._made_moves()
            self._middle.addWidget(self._moves)
        elif not value.show_moves and self._moves is not None:
            self._moves.hide()
            self._moves.deleteLater()
            self._moves = None

    def _made_moves(self) -> QWidget:
        from solitaire_desktop.window.moves_panel import MovesPanel  # noqa: PLC0415 on demand

        panel = MovesPanel(self._services, self)
        panel.closed.connect(self._close_moves)
        return panel

    def _close_moves(self) -> None:
        self._services.preferences.keep_with(show_moves=False)
        self._services.view.setFocus()

    def _take_height(self) -> None:
        is_tall = self.window().height() >= toolbar.TALL_WINDOW
        if self._toolbar is not None and self._status is not None:
            self._toolbar.setFixedHeight(toolbar.HIGH if is_tall else toolbar.LOW)
            self._status.setFixedHeight(status_bar.HIGH if is_tall else status_bar.LOW)

    # Qt's names

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._take_height()


def _figures(services: Services) -> dict[str, tuple[str, str]]:
    """Name and value of each figure but the time; an empty value is not shown."""
    model, messages = services.model, services.messages
    tr, shows_score = messages.tr, services.preferences.value.show_score
    deal = f"#{messages.number(model.deal_name)}" if model.deal_name else ""
    bound = model.least_left
    has_bound = bound is not None and shows_score and model.outcome is Outcome.PLAYING
    score = score_text(model.score, messages) if shows_score else ""
    return {
        "verdict": (tr("Verdict"), verdict_text(model, tr)),
        "least": (tr("At least"), messages.number(bound) if has_bound and bound else ""),
        "score": (score_name(model.spec, messages), score),
        "deal": (tr("Deal"), deal),
        "moves": (tr("Moves"), messages.number(model.moves)),
    }
