"""A bot's process for a server, whose event loop keeps running while the bot thinks."""

import asyncio
import os

from ...bots.pipe.level import Limits
from ...bots.pipe.process import BotProcess, Message, PipeFault
from ...bots.pipe.talking import Connection, T, Talk

_MOMENT = 0.01
"""Seconds between two attempts to write to a process that does not read."""


class AwaitedProcess(BotProcess):
    """A process whose messages are awaited; it does not get the server's settings."""

    def __init__(self, command: str, niceness: int) -> None:
        """Start the command; raises PipeFault if it cannot be started.  ``niceness``: added to that of the server."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("FORETELL_")}
        super().__init__(command, niceness, environment)
        self._loop = asyncio.get_running_loop()
        self._news: asyncio.Future[bool] | None = None
        """Waits for something to come; False when that takes too long."""
        self.pipes.watch(self._loop, self._tell)

    async def received(self, patience: float) -> Message:
        """As ``receive``, without holding up the event loop."""
        message = self.take()
        if message is not None:
            return message
        timer = self._loop.call_later(patience, self._tell, False)
        try:
            while message is None:
                self._news = self._loop.create_future()
                if not self.flush():
                    self._loop.call_later(_MOMENT, self._tell)
                if not await self._news:
                    raise self.too_late(patience)
                message = self.take()
        finally:
            timer.cancel()
        return message

    def _tell(self, news: bool = True) -> None:
        """Wake the one who waits for a message; ``news`` False: it has taken too long."""
        if self._news is not None and not self._news.done():
            self._news.set_result(news)

    def let_go(self) -> None:
        """Leave the process to a thread that ends it."""
        self.pipes.leave(self._loop)


class AwaitedConnection(Connection):
    """A bot whose answers are awaited."""

    process: AwaitedProcess

    def __init__(self, name: str, command: str, limits: Limits, niceness: int) -> None:
        """Start the bot, which is still to be greeted; raises PipeFault if it cannot be started."""
        super().__init__(name, AwaitedProcess(command, niceness), limits)

    @property
    def is_usable(self) -> bool:
        """Whether the bot can still be asked."""
        return not (self.why_broken or self.process.pipes.is_over)

    async def hear(self, talk: Talk[T]) -> T:
        """Await the answer; raises BrokenBot, after which the connection may be of no use."""
        try:
            patience = next(talk)
            while True:
                patience = talk.send(await self.process.received(patience))
        except StopIteration as end:
            answer: T = end.value
            return answer
        except PipeFault as fault:
            self.process.let_go()
            raise await asyncio.to_thread(self.end, fault) from None
        finally:
            talk.close()

    async def leave(self) -> None:
        """Say goodbye to the bot, which may end by itself."""
        self.process.let_go()
        await asyncio.to_thread(self.close)

    async def stop(self) -> None:
        """End the process at once."""
        self.process.let_go()
        await asyncio.to_thread(self.process.stop)
