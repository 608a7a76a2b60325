"""Does tasks in this process or in several on this machine, such as the deals of a match (``over_ray``: on many)."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import count, islice
from multiprocessing import Value, parent_process
from multiprocessing.sharedctypes import Synchronized
from threading import Thread
from typing import TypeVar

from ..game.codebook import as_number
from ..game.errors import OptionsError

_AHEAD = 3
"""Tasks queued for each process, so that no process has to wait."""
_TICK = 0.5
"""Seconds after which who watches is told again."""
_ENDED = "one of the processes that play was ended, perhaps because memory ran out: try again with fewer (--jobs)"
_MOST_JOBS = 1000
Task = TypeVar("Task")
Done = TypeVar("Done")
Track = Callable[[Iterable[Done], int], Iterable[Done]]
"""Passes on what is done as it comes, for a progress display; also gets how many there are."""
Watch = Callable[[int], object]
"""Told how many steps of the tasks are done, also while none ends."""
_TOLD: list[Callable[[], object]] = []
"""Called in this process after each step."""


def step() -> None:
    """Tell that a step of a task is done, so that a display can show more than whole tasks."""
    for tell in _TOLD:
        tell()


def each_done(
    do: Callable[[Task], Done], tasks: Sequence[Task], jobs: int | None = None, watch: Watch = lambda _: None
) -> Iterator[Done]:
    """Do these tasks in ``jobs`` processes (None: one for each core); yields what comes of each when it is done."""
    workers = min(number_of_jobs(jobs), len(tasks))
    return _here(do, tasks, watch) if workers <= 1 else _in_processes(do, tasks, workers, watch)


def _here(do: Callable[[Task], Done], tasks: Sequence[Task], watch: Watch) -> Iterator[Done]:
    done = count(1)
    for task in tasks:
        _TOLD.append(lambda: watch(next(done)))
        try:
            found = do(task)
        finally:
            _TOLD.pop()
        yield found


def number_of_jobs(jobs: object) -> int:
    """How many processes work; None: one for each core.  Raises OptionsError for what is no number from 1 to 1000."""
    number = os.cpu_count() or 1 if jobs is None else as_number(jobs) or 0
    if number < 1:
        raise OptionsError(f"at least one process must play, not {jobs!r}")
    if number > _MOST_JOBS:
        raise OptionsError(f"at most {_MOST_JOBS} processes play, not {number}")
    return number


def _in_processes(do: Callable[[Task], Done], tasks: Sequence[Task], workers: int, watch: Watch) -> Iterator[Done]:
    todo, steps = iter(tasks), Value("q", 0)
    with pool_of(workers, steps) as pool:
        waiting: set[Future[Done]] = set()
        while True:
            free = _AHEAD * workers - len(waiting)
            waiting |= {pool.submit(do, task) for task in islice(todo, free)}
            if not waiting:
                return
            done, waiting = wait(waiting, _TICK, FIRST_COMPLETED)
            for future in done:
                yield future.result()
            watch(steps.value)


@contextmanager
def pool_of(workers: int, steps: "Synchronized[int] | None" = None) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes that is shut down at once when the work ends early.

    Raises ChildProcessError if one of them is ended by somebody else, as by the system when memory runs out.
    """
    pool = ProcessPoolExecutor(workers, initializer=_begin, initargs=(steps,))
    try:
        yield pool
    except BrokenProcessPool:
        raise ChildProcessError(_ENDED) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(steps: "Synchronized[int] | None") -> None:
    """Set up a worker process: Ctrl-C ends it silently, it does not outlive its parent, and its steps are counted."""
    _TOLD[:] = [] if steps is None else [partial(_count, steps)]
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()


def _count(steps: "Synchronized[int]") -> None:
    with steps.get_lock():
        steps.value += 1


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
