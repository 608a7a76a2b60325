"""Distributes jobs to workers: a worker that dies or hangs is replaced, and its job is done again."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress

import msgspec

from ...bots.levels import at_hand, level_of, missing_extra, seatable, stand_in, usual_bots
from ..ops.logs import log
from .job import Advising, Job, Preparation
from .process import LONGEST_THOUGHT, BotFault, NoAnswer, Worker
from .thinkers import Thinkers

_TRIES = 4


class BotPool:
    """Workers that share the jobs; slow bots have workers of their own, so that no other bot waits for them."""

    def __init__(
        self, workers: int, started: Callable[[], object] = int, longest_thought: float = LONGEST_THOUGHT
    ) -> None:
        """``workers``: how many of each sort; ``started`` is called for each new process."""
        self._count, self._started, self._longest_thought = workers, started, longest_thought
        self._workers = [Worker(started, longest_thought) for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._thinkers: dict[str, Thinkers] = {}
        self._starting: list[asyncio.Task[None]] = []

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the running processes."""
        thinkers = (worker for thinkers in self._thinkers.values() for worker in thinkers.workers)
        return tuple(worker.pid for worker in (*self._workers, *thinkers) if worker.pid is not None)

    def start(self) -> None:
        """Start the workers of fast bots now; without this each starts with its first job, which waits for it."""
        self._starting = [asyncio.create_task(self._start_one()) for _ in self._workers]

    def prepare(self, bots: Iterable[str]) -> None:
        """Prepare bots that were seated: slow ones may have to be compiled."""
        for bot in bots:
            if _may_think_long(bot):
                self._thinkers_of(bot).prepare()

    async def choose(self, job: Job) -> str:
        """A worker's move; raises NoAnswer if the bot, or several workers, have failed.

        Another bot stands in for a slow one that is not ready or overloaded, and for a bot from outside that the
        operator does not allow any more.
        """
        if job.bot in seatable() and not level_of(job.bot).thinks_long:
            return await self._choose_soon(job)
        if _may_think_long(job.bot):
            move = await self._thinkers_of(job.bot).choose(_line(job))
            if move is not None:
                return move
        log.debug("bot stands in", extra={"bot": stand_in(job.bot), "for": job.bot})
        return await self._choose_soon(msgspec.structs.replace(job, bot=stand_in(job.bot)))

    async def advise(self, job: Advising) -> str:
        """The coach's advice as JSON; raises NoAnswer."""
        return await self._asked(_line(job))

    async def _choose_soon(self, job: Job) -> str:
        """A move of a fast bot."""
        return await self._asked(_line(msgspec.structs.replace(job, bot=at_hand(job.bot))))

    async def _start_one(self) -> None:
        with suppress(NoAnswer):  # it starts with its first job
            await self._asked(_line(Preparation(usual_bots(1)[0])))

    async def _asked(self, line: bytes) -> str:
        """The answer of a worker; another one is asked when one dies or hangs."""
        for _ in range(_TRIES):
            worker = await self._free.get()
            try:
                return await worker.ask(line)
            except BotFault:
                raise
            except NoAnswer as fault:
                log.warning("bot worker replaced", extra={"why": str(fault)})
            finally:
                self._free.put_nowait(worker)
        raise NoAnswer("several workers have failed at the same job")

    def _thinkers_of(self, bot: str) -> Thinkers:
        if bot not in self._thinkers:
            self._thinkers[bot] = Thinkers(bot, self._count, self._started, self._longest_thought)
        return self._thinkers[bot]

    async def close(self) -> None:
        """Stop all workers: fast ones after their job, slow ones at once."""
        for task in self._starting:
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        idle = [await self._free.get() for _ in self._workers]
        await asyncio.gather(*[worker.stop() for worker in idle], *[each.close() for each in self._thinkers.values()])
        for worker in idle:
            self._free.put_nowait(worker)


def _may_think_long(bot: str) -> bool:
    """Whether the bot has workers of its own: it is allowed, installed and slow."""
    return bot in seatable() and level_of(bot).thinks_long and missing_extra(bot) is None


def _line(job: Job | Preparation) -> bytes:
    return msgspec.json.encode(job) + b"\n"
