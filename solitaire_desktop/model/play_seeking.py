"""A winnable deal looked for beside the running play, which goes on meanwhile. No Qt."""

from solitaire_desktop.model.deal_search import DealSearch
from solitaire_desktop.model.play_advice import PlayAdvice
from solitaire_desktop.rules import GameSpec


class PlaySeeking(PlayAdvice):
    """Seeks deals that can be won; a base of `GameModel`, which has the timer for it."""

    _search: DealSearch | None = None
    _found: tuple[GameSpec, str] | None = None

    @property
    def is_seeking(self) -> bool:
        """Whether a winnable deal is looked for."""
        return self._search is not None

    def seek_winnable(self) -> None:
        """Begins to look for a deal of this game that can be won; how it goes is told."""
        if self._search is None or self._search.spec.identity != self.spec.identity:
            self.stop_seeking()
            self._search = DealSearch(self.spec)
            self._begin_seeking()
        self._tell("seeking", game=self.spec, n=self._search.tried, is_new=True)

    def stop_seeking(self) -> None:
        """Looks for a winnable deal no longer; the worker ends."""
        search, self._search = self._search, None
        if search is not None:
            search.close()

    def deal_found(self) -> None:
        """Deals what was found, in its own game."""
        found, self._found = self._found, None
        if found is None:
            return
        spec, deal = found
        if spec.identity != self.spec.identity:
            self.choose_game(spec.game, spec.rules_text)
        self.new_winnable_deal(deal)

    def _seek(self) -> None:
        """Looks whether one is found."""
        search = self._search
        if search is None:
            return
        tried = search.tried
        deal = search.look()
        if deal is not None:
            self._found = search.spec, deal
            self.stop_seeking()
            self._tell("winnable-found", game=search.spec, deal=deal)
        elif search.has_failed:
            self.stop_seeking()
            self._tell("search-failed")
        elif search.tried != tried:
            self._tell("seeking", game=search.spec, n=search.tried, is_new=False)

    def _begin_seeking(self) -> None:
        """A deal is looked for from now on."""
        raise NotImplementedError
