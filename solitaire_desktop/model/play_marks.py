"""Bookmarks in the running play: set, dropped, gone to, and back to where one was. No Qt."""

from solitaire_desktop.model.bookmarks import Bookmark
from solitaire_desktop.model.play_acts import PlayActs
from solitaire_desktop.rules import Step
from solitaire_desktop.store import Undo


class PlayMarks(PlayActs):
    """Sets and finds bookmarks; a base of `GameModel`."""

    @property
    def bookmarks(self) -> tuple[Bookmark, ...]:
        """The player's bookmarks in this play, in the order in which they were set."""
        return tuple(each for each in self.session.bookmarks if each.name)

    @property
    def can_jump(self) -> bool:
        """Whether the player may go to any place at all: not where undo is restricted."""
        return self._preferences.undo is Undo.UNLIMITED

    @property
    def can_return(self) -> bool:
        """Whether there is a place to return to."""
        return self.can_jump and any(not each.name for each in self.session.bookmarks)

    def set_bookmark(self, name: str) -> None:
        """Marks this place; another bookmark of the same name goes."""
        made = Bookmark.named(name, self._here)
        if made.name:
            self._keep(made, made.name)

    def drop_bookmark(self, name: str) -> None:
        """Forgets a bookmark."""
        self._keep(None, name)

    def jump_to(self, bookmark: Bookmark) -> bool:
        """Goes to a bookmark; False when that may not be, or its steps are not legal."""
        if not self.can_jump:
            return False
        came_from = Bookmark("", self._here)
        change = self._desk.jump(bookmark.steps)
        if change is None:
            return False
        self._keep(came_from, "")
        self._show(change)
        return True

    def go_back(self) -> bool:
        """Returns to where the player was before the last jump; False when there was none."""
        places = [each for each in self.session.bookmarks if not each.name]
        return bool(places) and self.jump_to(places[0])

    @property
    def _here(self) -> tuple[Step, ...]:
        return self.steps[: self.cursor]

    def _keep(self, made: Bookmark | None, name: str) -> None:
        """Puts a bookmark in the place of the one of this name."""
        others = tuple(each for each in self.session.bookmarks if each.name != name)
        self.session.bookmarks = (*others, made) if made is not None else others
        self.save()
        self._marked()

    def _marked(self) -> None:
        """The bookmarks are others."""
        raise NotImplementedError
