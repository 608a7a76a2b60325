"""Workers and the jobs they have on loan: a worker that dies or dreams is replaced, and its job given out again."""

import asyncio
from collections.abc import Callable, Iterable

import msgspec

from ...bots.levels import at_hand, level_of, missing_extra, seatable, stand_in
from ..logs import log
from .job import Job
from .process import LONGEST_THOUGHT, BotFault, NoAnswer, Worker
from .thinkers import Thinkers

_TRIES = 4


class BotPool:
    """Workers that share the jobs; bots that think long have workers of their own, so that nobody waits for them."""

    def __init__(
        self, workers: int, started: Callable[[], object] = int, longest_thought: float = LONGEST_THOUGHT
    ) -> None:
        """``workers``: how many of each sort; ``started`` is called whenever a process is started."""
        self._count, self._started, self._longest_thought = workers, started, longest_thought
        self._workers = [Worker(started, longest_thought) for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._thinkers: dict[str, Thinkers] = {}

    @property
    def pids(self) -> tuple[int, ...]:
        """The numbers of the processes that run."""
        thinkers = (worker for thinkers in self._thinkers.values() for worker in thinkers.workers)
        return tuple(worker.pid for worker in (*self._workers, *thinkers) if worker.pid is not None)

    def prepare(self, bots: Iterable[str]) -> None:
        """Get ready for bots that were seated: for those that think long much may have to be compiled."""
        for bot in bots:
            if _may_think_long(bot):
                self._thinkers_of(bot).prepare()

    async def choose(self, job: Job) -> str:
        """The move that a worker has chosen; raises NoAnswer when the bot, or several workers, have failed at it.

        While a bot that thinks long is not ready, or has too much to do, another one stands in for it; and so for a bot
        from outside that sat down when the operator still allowed it.
        """
        if job.bot in seatable() and not level_of(job.bot).thinks_long:
            return await self._choose_soon(job)
        if _may_think_long(job.bot):
            move = await self._thinkers_of(job.bot).choose(_line(job))
            if move is not None:
                return move
        log.debug("bot stands in", extra={"bot": stand_in(job.bot), "for": job.bot})
        return await self._choose_soon(msgspec.structs.replace(job, bot=stand_in(job.bot)))

    async def _choose_soon(self, job: Job) -> str:
        """A move of a bot that thinks for an instant."""
        line = _line(msgspec.structs.replace(job, bot=at_hand(job.bot)))
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
        """End all workers, each when it has nothing to do any more; long thoughts are broken off."""
        idle = [await self._free.get() for _ in self._workers]
        await asyncio.gather(*[worker.stop() for worker in idle], *[each.close() for each in self._thinkers.values()])
        for worker in idle:
            self._free.put_nowait(worker)


def _may_think_long(bot: str) -> bool:
    """Whether the bot gets processes of its own: tables may seat it, it is installed, and it may think long."""
    return bot in seatable() and level_of(bot).thinks_long and missing_extra(bot) is None


def _line(job: Job) -> bytes:
    return msgspec.json.encode(job) + b"\n"
