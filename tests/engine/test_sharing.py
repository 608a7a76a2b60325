"""Threads of the native library: they end with their crew, cost nothing while they wait, and a fork starts its own."""

import os
import signal
import time
from pathlib import Path

import numpy as np
import pytest

from foretell import WizardOptions
from foretell.envs.vector import VectorGames

TASKS = Path("/proc/self/task")
"""A folder for each thread of this process (Linux)."""
DONE = 7
"""The exit status of a child whose games went on as they should."""


def games_of(threads: int) -> VectorGames:
    return VectorGames(WizardOptions(), 4, 300, 1, threads=threads)


def test_threads_begin_and_end_with_the_games() -> None:
    if not TASKS.is_dir():
        pytest.skip("there is no /proc")
    before = len([*TASKS.iterdir()])
    for _ in range(3):
        games = games_of(4)
        games.random_step()
        assert len([*TASKS.iterdir()]) == before + 3
        del games
        assert len([*TASKS.iterdir()]) == before


def test_threads_that_wait_take_no_time() -> None:
    games = games_of(4)
    games.random_step()
    time.sleep(0.01)  # by now they sleep
    begun = time.process_time()
    time.sleep(0.2)
    assert time.process_time() - begun < 0.1
    assert len(games) == 300


@pytest.mark.slow
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
