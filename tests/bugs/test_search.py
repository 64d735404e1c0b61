"""The search beside the table: what happens when it cannot be had (B-064, B-065)."""

import pytest

from solitaire_desktop.model.analysis import Analysis


@pytest.mark.parametrize("command", [["/nonexistent/python"], ["/bin/false"], ["/"]])
def test_a_hint_without_a_worker_is_told_and_play_goes_on(opened, qtbot, command):
    """B-064: the program's file could not be run: each rest of the player brought "Something went
    wrong", and a hint that was asked for stayed waited for.
    """
    window = opened(game="forty-thieves", deal=1)
    model = window.model
    model._judge._analysis = Analysis(command)
    told: list[str] = []
    model.told.connect(lambda key, args: told.append(key))
    model._ask()
    model.ask_hint()
    qtbot.waitUntil(lambda: told == ["search-failed"], timeout=3000)
    assert not model._judge.has_wish
    assert model.turn() is None
    model.ask_solution()
    qtbot.waitUntil(lambda: told[1:] == ["looking", "search-failed"], timeout=3000)


def test_a_search_that_goes_on_ends_with_its_window(opened, qtbot):
    """B-065: a solution is asked for, the game changed, undone and closed; no process is left."""
    window = opened(game="forty-thieves", deal=5)
    model = window.model
    for number in range(5):
        model.ask_solution()
        qtbot.wait(30)
        [model.turn, model.undo, model.new_deal, lambda: model.choose_game("streets")][number % 4]()
        assert not model._judge.has_wish or model.position is not None
    process = model._judge._analysis._process
    assert process is not None
    window.close()
    assert process.poll() is not None
