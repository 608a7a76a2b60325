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
from ..ops.logs import log
from .question import Question
from .thinkers import Thinkers
from .worker import BotFault, NoAnswer, Worker

_TRIES = 4
_MOST_SEATS = 1024
"""How many seats of games a worker's fast bots remember; each needs little memory."""
_MOST_GIVEN_UP = 1024
_T = TypeVar("_T")


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
        self._starting: list[asyncio.Task[None]] = []

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the running processes."""
        thinkers = (worker for thinkers in self._thinkers.values() for worker in thinkers.workers)
        return tuple(worker.pid for worker in (*self._workers, *thinkers) if worker.pid is not None)

    def start(self) -> None:
        """Start the workers of fast bots now; without this each starts with its first question, which waits for it."""
        self._starting = [asyncio.create_task(self._start_one()) for _ in self._workers]

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
        for task in self._starting:
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        fast, slow = [worker.stop() for worker in self._workers], [each.close() for each in self._thinkers.values()]
        await asyncio.gather(*fast, *slow)


def _may_think_long(bot: str) -> bool:
    """Whether the bot has workers of its own: it is allowed, installed and slow."""
    return bot in seatable() and level_of(bot).thinks_long and missing_extra(bot) is None
