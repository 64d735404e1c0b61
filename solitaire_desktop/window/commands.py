"""What the window's commands do. Which there are, their names and keys: `actions`.

Dialogs are imported when they are first wanted, since a first paint needs none of them.
"""

# ruff: noqa: PLC0415 see above

from pathlib import Path

from PySide6.QtGui import QGuiApplication

from solitaire_desktop.errors import SolitaireError
from solitaire_desktop.window.advice_commands import AdviceCommands


class Commands(AdviceCommands):
    """Carries out all commands: those on the play here, the others in the base."""

    def begin(self, path: str, *, is_free: bool) -> None:
        """What a start of the program does once the window shows.

        It opens the file that was given; where nothing at all was wanted (`is_free`), it lets the
        player choose a game, if that is the player's preference.
        """
        if path:
            self.open_path(Path(path))
        elif is_free and self._services.preferences.value.start_page:
            self.choose_game()

    def choose_game(self) -> None:
        """Let the player choose a game, to go on with or to be dealt."""
        from solitaire_desktop.window import game_chooser
        from solitaire_desktop.window.records import known_games

        model = self._let_go()
        choice = game_chooser.ask(*self._stage, known_games(self._services))
        if choice is None:
            return
        if choice.spec.identity != model.spec.identity:
            model.choose_game(choice.spec.game, choice.spec.rules_text)
        if choice.start is game_chooser.Start.NEW_DEAL:
            model.new_deal()

    def start(self, game: str, rules: str, deal: str) -> None:
        """Go to another game, rules or deal, as a start of the program asked."""
        from solitaire_desktop.window import files

        model = self._let_go()
        try:
            model.choose_game(game or model.spec.game, rules, deal=deal or None)
        except SolitaireError as error:
            title = self._services.messages.tr("This game cannot be dealt")
            files.tell_bad(*self._stage, title, error)

    def new_deal(self) -> None:
        """Deal a new game by the same rules."""
        self._let_go().new_deal()

    def deal_by_number(self) -> None:
        """Deal the game of a number that the player gives."""
        from solitaire_desktop.window import deal_dialog

        model = self._let_go()
        deal = deal_dialog.ask(*self._stage, self._game)
        if deal is not None:
            model.new_deal(deal)

    def restart(self) -> None:
        """Go back to the deal."""
        self._let_go().restart()

    def previous_game(self) -> None:
        """Bring back the game that was left."""
        self._let_go().previous_game()

    def give_up(self) -> None:
        """File this game as lost."""
        self._let_go().give_up()

    def open_file(self) -> None:
        """Open a record from a file that the player chooses."""
        from solitaire_desktop.window import files

        self._let_go()
        path = files.ask_open(self._host.window, self._services.messages)
        if path is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        """Open the record in this file; what is wrong with it is told, and nothing changes."""
        from solitaire_desktop.window import files

        self._let_go()
        try:
            self._services.model.open(files.read_record(path))
        except (SolitaireError, OSError) as error:
            tr = self._services.messages.tr
            files.tell_bad(*self._stage, tr("Cannot open {file}", file=path.name), error)

    def save_copy(self) -> None:
        """Write the record into a file that the player chooses."""
        from solitaire_desktop.window import files

        model, tr = self._let_go(), self._services.messages.tr
        name = f"{model.spec.game}-{model.deal_name or 'study'}.patience"
        title = tr("Save a copy of this game")
        path = files.ask_save(self._host.window, self._services.messages, title, name)
        if path is None:
            return
        try:
            files.write_record(path, model.record())
        except OSError as error:
            files.tell_bad(*self._stage, tr("Cannot write {file}", file=path.name), error)
        else:
            self._host.tell(tr("Saved as {file}.", file=path.name))

    def copy_record(self) -> None:
        """Put the record on the clipboard."""
        QGuiApplication.clipboard().setText(self._let_go().record())
        self._host.tell(self._services.messages.tr("This game is on the clipboard, as text."))

    def paste_record(self) -> None:
        """Open the record on the clipboard; what is wrong with it is told, and nothing changes."""
        from solitaire_desktop.window import files

        model, tr = self._let_go(), self._services.messages.tr
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self._host.tell(tr("There is no text on the clipboard."))
            return
        try:
            model.open(text)
        except SolitaireError as error:
            files.tell_bad(*self._stage, tr("This text is not a game"), error)

    def statistics(self) -> None:
        """Show the record of wins and losses; a game of it may be played again."""
        from solitaire_desktop.window import statistics_dialog

        self._let_go()
        game = statistics_dialog.ask(self._host.window, self._services)
        if game is not None:
            self.start(game.game, game.rules, game.deal)

    def quit(self) -> None:
        """Close the window, and with it the program."""
        self._let_go()
        self._host.window.close()

    def undo(self) -> None:
        """Take back a step."""
        self._let_go().undo()

    def redo(self) -> None:
        """Play the step again that was taken back."""
        self._let_go().redo()

    def turn(self) -> None:
        """Turn from the stock, or the waste over."""
        self._let_go().turn()

    def show_waste(self) -> None:
        """Lay out the whole waste for a look, or take it away."""
        self._services.view.show_waste()

    def send_up_all(self) -> None:
        """Play all cards to the foundations that can go there."""
        self._let_go().send_up_all()

    def swap(self) -> None:
        """Let the player choose two piles to change places."""
        self._let_go()
        self._services.view.begin_swap()

    def arrange_rows(self) -> None:
        """Swap the piles into their rows."""
        self._let_go().arrange_rows()
