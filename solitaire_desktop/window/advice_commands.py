"""The commands that ask what is known of the play: back to the last hope, hints, the solution."""

from solitaire_desktop.window.view_commands import ViewCommands


class AdviceCommands(ViewCommands):
    """Carries out the commands of the Move menu that need the search; a base of `Commands`."""

    def back_to_hope(self) -> None:
        """Go back to the last position that was not lost."""
        self._let_go().back_to_hope()
