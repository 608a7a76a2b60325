"""Workers for a slow bot, which has to be prepared before its first move."""

import asyncio
from collections.abc import Callable

from ..ops.background import Background
from ..ops.logs import log
from .question import Question
from .worker import NICENESS, NoAnswer, Worker

_LONGEST_WAIT = 3.0
"""The longest time in seconds that a question waits for a busy worker."""
_TRIES = 3
_EXTRA_NICENESS = 5


class Thinkers:
    """Workers that are prepared in the background."""

    def __init__(self, bot: str, workers: int, started: Callable[[], object]) -> None:
        self._bot = bot
        self.workers = [Worker(bot, started, NICENESS + _EXTRA_NICENESS) for _ in range(workers)]
        self._unprepared = list(self.workers)
        self._ready: asyncio.Queue[Worker] = asyncio.Queue()
        self._able = 0
        """The number of prepared workers, busy or free."""
        self._failures = 0
        """The number of preparations that have failed in a row."""
        self._one_at_a_time = asyncio.Lock()
        self._preparing = Background()

    def prepare(self) -> None:
        """Start preparing the unprepared workers, unless that has failed too often."""
        while self._unprepared and self._failures < _TRIES:
            self._preparing.begin(self._get_ready(self._unprepared.pop()))

    async def choose(self, question: Question) -> str | None:
        """A worker's move; None if no worker is ready soon.  Raises NoAnswer if the worker, or the bot, fails."""
        self.prepare()
        worker = await self._next()
        if worker is None:
            return None
        try:
            return await worker.choose(question)
        finally:
            if worker.pid is None:
                self._lose(worker)
            else:
                self._ready.put_nowait(worker)

    async def close(self) -> None:
        """Stop all workers; nothing may be asked any more."""
        await self._preparing.close()
        await asyncio.gather(*[worker.leave() for worker in self.workers])

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

    def _lose(self, worker: Worker) -> None:
        """Prepare a worker again whose process is gone."""
        self._able -= 1
        self._unprepared.append(worker)
        self.prepare()

    async def _get_ready(self, worker: Worker) -> None:
        """Prepare a worker, one at a time, since that may take a whole core for a while."""
        async with self._one_at_a_time:
            log.info("bot prepares", extra={"bot": self._bot})
            try:
                await worker.start()
            except NoAnswer as fault:
                self._failures += 1
                log.warning("bot not ready", extra={"bot": self._bot, "why": str(fault)})
                self._unprepared.append(worker)
                return
            self._failures = 0
            self._able += 1
            self._ready.put_nowait(worker)
            log.info("bot ready", extra={"bot": self._bot})
