"""Distributes questions to workers: a worker that dies or hangs is replaced, and its question is asked again."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import TypeVar

from ...bots.levels import BOT_NAMES, at_hand, level_of, missing_extra, seatable, stand_in
from ...bots.pipe.greeting import LEVELS
from ...bots.pipe.process import Message
from ...game.observation import Observation
from ..ops.background import Background
from ..ops.logs import log
from .worker import NICENESS, BotFault, NoAnswer, Question, Worker

_TRIES = 4
_MOST_SEATS = 1024
"""How many seats of games a worker's fast bots remember; each needs little memory."""
_MOST_GIVEN_UP = 1024
_LONGEST_WAIT = 3.0
"""The longest time in seconds that a question waits for a busy worker of a slow bot."""
_PREPARATIONS = 3
"""A bot whose preparation has failed this often in a row is not prepared again."""
_EXTRA_NICENESS = 5
_T = TypeVar("_T")


class Thinkers:
    """The workers of a slow bot, which are prepared in the background before its first move."""

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
        while self._unprepared and self._failures < _PREPARATIONS:
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


class BotPool:
    """Workers that share the questions; slow bots have workers of their own, so that no other bot waits for them."""

    def __init__(self, workers: int, started: Callable[[], object] = int) -> None:
        """``workers``: how many of each sort; ``started`` is called for each new process."""
        self._count, self._started = workers, started
        self._workers = [Worker(LEVELS, started, most_seats=_MOST_SEATS) for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._thinkers: dict[str, Thinkers] = {}
        self._given_up: dict[tuple[str, str], None] = {}
        """Bots from outside that have failed, and their places."""
        self._starting = Background()

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the running processes."""
        thinkers = (worker for thinkers in self._thinkers.values() for worker in thinkers.workers)
        return tuple(worker.pid for worker in (*self._workers, *thinkers) if worker.pid is not None)

    def start(self) -> None:
        """Start the workers of fast bots now; without this each starts with its first question, which waits for it."""
        for _ in self._workers:
            self._starting.begin(self._start_one())

    def prepare(self, bots: Iterable[str]) -> None:
        """Prepare bots that were seated: slow ones take a while to start."""
        for bot in bots:
            if _may_think_long(bot):
                self._thinkers_of(bot).prepare()

    async def choose(self, question: Question) -> tuple[str, str]:
        """A worker's move; and if another bot made it because this one has failed, why.

        Another bot stands in for a slow one that is not ready or overloaded, and at this place from now on for a bot
        from outside that fails, or that the operator does not allow any more.  Raises NoAnswer if a level, or several
        workers, have failed.
        """
        if question.bot in seatable() and not level_of(question.bot).thinks_long:
            return await self._choose_soon(question, at_hand(question.bot)), ""
        move, fault = None, ""
        if _may_think_long(question.bot) and (question.bot, question.place) not in self._given_up:
            try:
                move = await self._thinkers_of(question.bot).choose(question)
            except NoAnswer as error:
                fault = self._failed(question, str(error))
        if move is not None:
            return move, ""
        log.debug("bot stands in", extra={"bot": stand_in(question.bot), "for": question.bot})
        return await self._choose_soon(question, stand_in(question.bot)), fault

    async def advise(self, bot: str, seen: Observation) -> Message:
        """The coach's advice by this bot's estimates; raises NoAnswer."""
        return await self._asked(lambda worker: worker.advise(bot, seen))

    def _failed(self, question: Question, why: str) -> str:
        """Give up a bot from outside at this place; returns what players and operator are to know."""
        if question.bot in BOT_NAMES:
            log.warning("bot worker replaced", extra={"bot": question.bot, "why": why})
            return ""
        self._given_up[question.bot, question.place] = None
        if len(self._given_up) > _MOST_GIVEN_UP:
            del self._given_up[next(iter(self._given_up))]
        return why

    async def _choose_soon(self, question: Question, bot: str) -> str:
        """A move of a fast bot, which is asked only if it has a choice: it remembers nothing."""
        legal = question.seen.legal_moves.texts
        if len(legal) == 1:
            return legal[0]
        asked = question if question.bot == bot else replace(question, bot=bot)
        return await self._asked(lambda worker: worker.choose(asked))

    async def _start_one(self) -> None:
        with suppress(NoAnswer):  # it starts with its first question
            await self._asked(Worker.start)

    async def _asked(self, ask: Callable[[Worker], Awaitable[_T]]) -> _T:
        """The answer of a worker; another one is asked when one dies or hangs."""
        for _ in range(_TRIES):
            worker = await self._free.get()
            try:
                return await ask(worker)
            except BotFault:
                raise
            except NoAnswer as fault:
                log.warning("bot worker replaced", extra={"why": str(fault)})
            finally:
                self._free.put_nowait(worker)
        raise NoAnswer("several workers have failed at the same question")

    def _thinkers_of(self, bot: str) -> Thinkers:
        if bot not in self._thinkers:
            self._thinkers[bot] = Thinkers(bot, self._count, self._started)
        return self._thinkers[bot]

    async def close(self) -> None:
        """Stop all workers; nothing may be asked any more."""
        await self._starting.close()
        fast, slow = [worker.stop() for worker in self._workers], [each.close() for each in self._thinkers.values()]
        await asyncio.gather(*fast, *slow)


def _may_think_long(bot: str) -> bool:
    """Whether the bot has workers of its own: it is allowed, installed and slow."""
    return bot in seatable() and level_of(bot).thinks_long and missing_extra(bot) is None
