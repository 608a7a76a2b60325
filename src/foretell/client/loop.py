"""An event loop in a thread of its own, for programs that wait for each answer."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Loop:
    """Runs coroutines while the caller waits; between the calls connections are kept alive."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="foretell client", daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of a coroutine; an interrupted caller cancels it.  Raises RuntimeError after the end."""
        if self._loop.is_closed():
            work.close()
            raise RuntimeError("the client is closed, and its tables with it: open or join a table with a new one")
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def look(self, find: Callable[[], T]) -> T:
        """What a function finds, which runs between two steps of the loop."""

        async def found() -> T:
            return find()

        return self.run(found())

    def end(self) -> None:
        """End the loop and its thread."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
