"""The time of the logs does not go back by hours, though the system's clock may be set."""

from foretell.server.eventlog.clock import REST_MS, Clock

SECOND, HOUR = 1_000, 3_600_000


class Times:
    """The system's clock and a steady one, in milliseconds."""

    def __init__(self) -> None:
        self.system, self.steady = 10**12, 5_000
        self.clock = Clock(lambda: self.system * 10**6, lambda: self.steady * 10**6)

    def after(self, passed: int, jump: int = 0) -> int:
        """The time after some milliseconds, in which the system's clock was set."""
        self.system += passed + jump
        self.steady += passed
        return self.clock.now_ms()


def test_it_follows_the_systems_clock_and_forward_jumps() -> None:
    times = Times()
    assert times.after(0) == 10**12
    assert times.after(7 * SECOND) == 10**12 + 7 * SECOND
    assert times.after(SECOND, jump=3 * HOUR) == 10**12 + 8 * SECOND + 3 * HOUR


def test_after_a_forward_jump_nothing_is_removed_for_a_day() -> None:
    times = Times()
    times.after(HOUR)
    times.after(HOUR, jump=100 * HOUR)
    assert times.clock.rests_until == 0, "the machine slept for days"
    now = times.after(SECOND, jump=365 * 24 * HOUR)
    assert times.clock.rests_until == now + REST_MS
    assert times.after(0, jump=-365 * 24 * HOUR) == times.system, "the mistake was mended"
    assert times.clock.rests_until == times.system + REST_MS


def test_set_back_it_goes_on_slower_until_both_agree() -> None:
    times = Times()
    before = times.after(SECOND)
    assert times.after(0, jump=-2 * HOUR) == before
    assert times.after(10 * SECOND) == before + 9 * SECOND, "who has 9 seconds left gets 10"
    seen = [times.after(HOUR) for _ in range(30)]
    assert seen == sorted(set(seen))
    assert seen[-1] == times.system, "two hours are made up in twenty"


def test_every_reading_counts_though_there_are_many() -> None:
    times = Times()
    before = times.after(0, jump=-HOUR)
    for _ in range(10_000):
        times.after(1)
    assert times.after(0) == before + 9 * SECOND
