"""Threads of the native library: they end with their crew, cost nothing while they wait, and a fork starts its own."""

import os
import signal
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest

from foretell import WizardOptions
from foretell.envs.vector import VectorGames
from tests.waiting import until

TASKS = Path("/proc/self/task")
"""A folder for each thread of this process (Linux)."""
DONE = 7
"""The exit status of a child whose games went on as they should."""


def games_of(threads: int) -> VectorGames:
    return VectorGames(WizardOptions(), 4, 300, 1, threads=threads)


def crew() -> set[str]:
    """The numbers of this process's threads that share games: others come and go meanwhile."""
    if not TASKS.is_dir():
        pytest.skip("there is no /proc")
    found = set()
    for task in TASKS.iterdir():
        with suppress(OSError):
            if (task / "comm").read_text() == "foretell-games\n":
                found.add(task.name)
    return found


def begun(threads: int) -> tuple[VectorGames, set[str]]:
    """Games that threads share, and the numbers of those that were started for them."""
    before, games = crew(), games_of(threads)
    games.random_step()
    until(lambda: len(crew() - before) == threads - 1, "all threads have begun, and no more")
    return games, crew() - before


def sleeps(task: str) -> bool:
    """Whether a thread takes no time."""
    return (TASKS / task / "stat").read_text().rpartition(")")[2].split()[0] == "S"


@pytest.mark.parametrize("threads", [2, 4])
def test_threads_begin_and_end_with_the_games(threads: int) -> None:
    games, own = begun(threads)
    del games
    until(lambda: own.isdisjoint(crew()), "the threads have ended")


def test_threads_that_wait_sleep() -> None:
    _games, own = begun(4)
    until(lambda: all(map(sleeps, own)), "the threads fall asleep")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:.*multi-threaded, use of fork:DeprecationWarning")
def test_the_child_of_a_fork_goes_on_alike() -> None:
    games, one = games_of(3), games_of(1)
    for _ in range(5):
        games.random_step()
        one.random_step()
    child = os.fork()
    if child == 0:
        signal.alarm(20)
        os._exit(DONE if goes_on(games, one) else 1)
    assert goes_on(games, one)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == DONE


def goes_on(games: VectorGames, one: VectorGames) -> bool:
    """Whether both play on alike; ends those of several threads."""
    for _ in range(20):
        if not np.array_equal(games.random_step().observation, one.random_step().observation):
            return False
    del games
    return True
