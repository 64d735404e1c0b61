"""The commands that ask what is known of the play: hints, the solution, the review, the way back.

What they ask for comes later, from the search: `adviser` shows it.
"""

# ruff: noqa: PLC0415 dialogs are imported when they are first wanted

from solitaire_desktop.rules.spec import Family
from solitaire_desktop.window.bookmark_commands import BookmarkCommands


class AdviceCommands(BookmarkCommands):
    """Carries out the commands of the Move menu that need the search; a base of `Commands`."""

    def hint(self) -> None:
        """Show a move worth making; again, the next best."""
        self._let_go().ask_hint()

    def new_winnable_deal(self) -> None:
        """Deal a game that is known to be winnable, as hard as the player wants it."""
        from solitaire_desktop.model.winnable import chosen_deal, winnable_deals
        from solitaire_desktop.store import Filter
        from solitaire_desktop.window import winnable_dialog

        model, store = self._let_go(), self._services.store
        deals = winnable_deals(model.spec)
        if model.spec.family is Family.DEVILS_GRIP:
            tr = self._services.messages.tr
            text = tr(
                "A line that wins Devil’s Grip is hardly ever found: it is played for few cards "
                "left."
            )
            self._host.tell(text)
            return
        if not deals:
            model.seek_winnable()
            return
        wanted = winnable_dialog.ask(*self._stage, deals, self._game)
        if wanted is None:
            return
        game, rules = model.spec.identity
        played = store.games(Filter(game=game, rules=rules), limit=10_000)
        deal = chosen_deal(deals, wanted[0], (filed.deal for filed in played))
        if deal is not None:
            model.new_winnable_deal(deal.number)

    def back_to_hope(self) -> None:
        """Go back to the last position that was not lost."""
        self._let_go().back_to_hope()

    def show_solution(self) -> None:
        """Play a line that wins, after a question: it uses the hidden cards."""
        from solitaire_desktop.window import question

        model, tr = self._let_go(), self._services.messages.tr
        text = tr(
            "The solution uses the hidden cards. Once there is an answer, a win of this game "
            "counts as assisted, outside the rates."
        )
        if model.session.assisted or question.ask(
            *self._stage, title=tr("Show the solution"), text=text, yes=tr("Show it")
        ):
            model.ask_solution()

    def review(self) -> None:
        """Look where the game was lost, once it is over; perhaps play on from there."""
        from solitaire_desktop.window import review_dialog

        model = self._let_go()
        filed = self._services.store.filed(model.session.token)
        if filed is None:
            return
        text = review_dialog.ask(self._host.window, self._services, filed)
        if text is not None:
            model.open(text)
