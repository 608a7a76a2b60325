"""Threads that wait for calls of the native library.

A call costs less here than in a ``ThreadPoolExecutor``, whose futures take as long as a hundred steps.
"""

from collections.abc import Callable
from threading import Lock, Thread
from typing import Any
from weakref import finalize


class Worker:
    """A thread that makes calls; it ends when the worker is no longer used."""

    def __init__(self) -> None:
        """Start it."""
        self._job = _Job()
        Thread(target=_work, args=(self._job,), daemon=True, name="foretell-envs").start()
        finalize(self, _stop, self._job)

    def begin(self, function: Callable[..., Any], *given: object) -> None:
        """Begin a call of ``Library.function``; ``finish`` must follow."""
        self._job.call = function, given
        self._job.begun.release()

    def finish(self) -> None:
        """Wait for its end; raises what the call has raised."""
        self._job.finished.acquire()
        if self._job.error:
            raise self._job.error


class _Job:
    """What the thread and its worker share."""

    def __init__(self) -> None:
        self.begun, self.finished = Lock(), Lock()
        self.begun.acquire()
        self.finished.acquire()
        self.call: tuple[Callable[..., Any], tuple[object, ...]] | None = None
        self.error: Exception | None = None


def _work(job: _Job) -> None:
    while True:
        job.begun.acquire()
        if job.call is None:
            return
        function, given = job.call
        job.error = None
        try:
            function(*given)
        except (IndexError, TypeError, ValueError) as error:
            job.error = error
        job.finished.release()


def _stop(job: _Job) -> None:
    job.call = None
    job.begun.release()
