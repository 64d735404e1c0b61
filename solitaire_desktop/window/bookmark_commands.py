"""What the commands for bookmarks do."""

# ruff: noqa: PLC0415 dialogs are imported when they are first wanted

from solitaire_desktop.window.view_commands import ViewCommands


class BookmarkCommands(ViewCommands):
    """Carries out the commands for bookmarks; a base of `Commands`."""

    def set_bookmark(self) -> None:
        """Give this place a name that the player chooses."""
        from solitaire_desktop.window import bookmarks_dialog

        model, tr = self._let_go(), self._services.messages.tr
        name = bookmarks_dialog.ask_name(*self._stage, tr("Step {n}", n=model.cursor))
        if name:
            model.set_bookmark(name)
            self._host.tell(tr("Bookmark set: {name}.", name=name))

    def show_bookmarks(self) -> None:
        """Go to a bookmark that the player chooses, if any."""
        from solitaire_desktop.window import bookmarks_dialog

        model = self._let_go()
        bookmark = bookmarks_dialog.ask(self._host.window, self._services)
        if bookmark is not None:
            model.jump_to(bookmark)

    def return_from_bookmark(self) -> None:
        """Go back to where the player was before the last jump."""
        self._let_go().go_back()
