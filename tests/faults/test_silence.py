"""How long a table waits for the servers is measured without the time that people think."""

import asyncio

from tests.faults.lateness import Lateness
from tests.faults.silence import Silence
from tests.faults.waiting import until

TABLE, ADA, BEN = "table", "Ada", "Ben"


class Told:
    """A silence, by a clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 100.0
        self.silence = Silence(lambda: self.now)
        self._seq = 0
        self.line()

    def line(self) -> None:
        """Somebody reads the next line."""
        self._seq += 1
        self.silence.spoke(TABLE, self._seq)

    def after(self, seconds: float) -> Silence:
        """Let time pass."""
        self.now += seconds
        return self.silence


def test_a_table_waits_between_lines_and_from_a_command_to_its_line() -> None:
    told = Told()
    told.after(2.0).thinks(TABLE, ADA)
    told.after(9.0).knows(TABLE, ADA, gives=True)
    told.after(3.0)
    told.line()
    assert told.silence.longest() == 3.0
    assert told.silence.stuck(1.0) == []
    assert told.after(5.0).stuck(4.0) == [TABLE]
    assert told.silence.longest() == 5.0


def test_a_line_that_comes_while_somebody_thinks_is_no_reason_to_wait() -> None:
    """As a chat message does; it was once taken for the beginning of a wait."""
    told = Told()
    told.silence.thinks(TABLE, ADA)
    told.after(1.0)
    told.line()
    assert told.after(8.0).longest() == 0.0


def test_while_one_thinks_another_waits_for_the_answer_to_their_command() -> None:
    told = Told()
    told.silence.thinks(TABLE, ADA)
    told.silence.thinks(TABLE, BEN)
    told.after(4.0).knows(TABLE, ADA, gives=True)
    assert told.after(2.0).longest() == 2.0
    told.silence.knows(TABLE, BEN, gives=True)
    assert told.after(1.0).longest() == 3.0


def test_somebody_who_has_nothing_to_say_after_all_leaves_the_table_waiting() -> None:
    told = Told()
    told.silence.thinks(TABLE, ADA)
    told.after(4.0).knows(TABLE, ADA, gives=False)
    assert told.after(2.0).stuck(1.0) == [TABLE]
    assert told.silence.longest() == 2.0


def test_nobody_waits_at_a_table_whose_game_is_over() -> None:
    told = Told()
    told.after(1.0).over(TABLE)
    told.after(60.0)
    told.line()
    assert (told.silence.stuck(0.5), told.silence.longest(), len(told.silence)) == ([], 1.0, 0)


def test_a_wait_counts_from_the_beginning_of_the_measurement() -> None:
    told = Told()
    told.after(7.0).begin()
    assert told.after(2.0).longest() == 2.0


async def test_the_program_knows_how_long_it_stood_still_itself() -> None:
    now = [100.0]
    async with Lateness(lambda: now[0]).measured() as lateness:
        await asyncio.sleep(0)
        now[0] += 5.0
        await until(lambda: lateness.longest() > 4.0)
        lateness.begin()
        assert lateness.longest() == 0.0
