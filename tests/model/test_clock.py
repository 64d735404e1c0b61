"""The time of play."""

from solitaire_desktop.model.clock import Clock


def test_time_counts_only_between_start_and_stop() -> None:
    now = [100.0]
    clock = Clock(5.0, lambda: now[0])

    now[0] += 10
    assert clock.seconds == 5.0
    clock.start()
    now[0] += 3
    clock.start()
    now[0] += 3
    assert clock.seconds == 11.0
    clock.stop()
    now[0] += 50
    clock.stop()

    assert clock.seconds == 11.0
    assert not clock.is_running


def test_a_clock_set_back_takes_no_time_away() -> None:
    now = [100.0]
    clock = Clock(5.0, lambda: now[0])
    clock.start()

    now[0] = 20.0

    assert clock.seconds == 5.0
