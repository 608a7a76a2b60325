"""Workers for a slow bot, which has to be prepared before its first move."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from ..ops.logs import log
from .job import Preparation
from .process import NoAnswer, Worker
from .worker import NICENESS

_LONGEST_PREPARATION = 300.0
_LONGEST_WAIT = 3.0
"""The longest time in seconds that a job waits for a busy worker."""
_TRIES = 3
_EXTRA_NICENESS = 5
_Result = TypeVar("_Result")


class Thinkers:
    """Workers that are prepared in the background."""

    def __init__(self, bot: str, workers: int, started: Callable[[], object], longest_thought: float) -> None:
        self._bot = bot
        self.workers = [Worker(started, longest_thought, NICENESS + _EXTRA_NICENESS) for _ in range(workers)]
        self._unprepared = list(self.workers)
        self._ready: asyncio.Queue[Worker] = asyncio.Queue()
        self._able = 0
        """The number of prepared workers, busy or free."""
        self._failures = 0
        """The number of preparations that have failed in a row."""
        self._one_at_a_time = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    def prepare(self) -> None:
        """Start preparing the unprepared workers, unless that has failed too often."""
        while self._unprepared and self._failures < _TRIES:
            self._begin(self._get_ready(self._unprepared.pop()))

    async def choose(self, line: bytes) -> str | None:
        """A worker's move; None if no worker is ready soon, or the worker fails."""
        self.prepare()
        worker = await self._next()
        if worker is None:
            return None
        # A cancelled job still runs to its end: stopping the worker would lose its compiled code.
        return await asyncio.shield(self._begin(self._think(worker, line)))

    async def close(self) -> None:
        """Stop all workers at once."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*[worker.stop() for worker in self.workers])

    def _begin(self, work: Coroutine[object, object, _Result]) -> "asyncio.Task[_Result]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _next(self) -> Worker | None:
        """A ready worker, after a short wait; None if there is none."""
        while self._able:
            try:
                async with asyncio.timeout(_LONGEST_WAIT):
                    worker = await self._ready.get()
            except TimeoutError:
                return None
            if worker.pid is not None:
                return worker
            self._lose(worker)
        return None

    async def _think(self, worker: Worker, line: bytes) -> str | None:
        try:
            move = await worker.ask(line)
        except NoAnswer as fault:
            log.warning("bot worker replaced", extra={"bot": self._bot, "why": str(fault)})
            self._lose(worker)
            return None
        self._ready.put_nowait(worker)
        return move

    def _lose(self, worker: Worker) -> None:
        """Prepare a worker again whose process is gone."""
        self._able -= 1
        self._unprepared.append(worker)
        self.prepare()

    async def _get_ready(self, worker: Worker) -> None:
        """Prepare a worker, one at a time: it takes a whole core for up to a minute."""
        async with self._one_at_a_time:
            log.info("bot prepares", extra={"bot": self._bot})
            try:
                await worker.ask(msgspec.json.encode(Preparation(self._bot)) + b"\n", _LONGEST_PREPARATION)
            except NoAnswer as fault:
                self._failures += 1
                log.warning("bot not ready", extra={"bot": self._bot, "why": str(fault)})
                self._unprepared.append(worker)
                return
            self._failures = 0
            self._able += 1
            self._ready.put_nowait(worker)
            log.info("bot ready", extra={"bot": self._bot})
