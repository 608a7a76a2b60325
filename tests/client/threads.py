"""A server in a thread, for programs that wait."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.harness import serving, settings_for
from tests.waiting import PATIENCE


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """Yields the server's address."""
    started, done = threading.Event(), asyncio.Event()
    found: list[str] = []
    loop = asyncio.new_event_loop()

    async def serve() -> None:
        async with serving(settings_for(folder)) as address:
            found.append(address)
            started.set()
            await done.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),), daemon=True)
    thread.start()
    assert started.wait(PATIENCE)
    try:
        yield f"http://{found[0]}"
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join(PATIENCE)
        loop.close()
