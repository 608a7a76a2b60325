"""Looks up the host names of push services, in threads of its own.

Strangers choose these names, and can delay the answers: neither other work in threads nor the server's shutdown may
wait for them.
"""

import asyncio
import socket
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread

_THREADS = 4
_waiting: SimpleQueue[tuple[str, int, "Future[list[str]]"]] = SimpleQueue()
_threads: list[Thread] = []


async def addresses_of(host: str, port: int) -> list[str]:
    """The addresses of a host; raises OSError.  A look-up that was cancelled while it waited is skipped."""
    while len(_threads) < _THREADS:
        _threads.append(Thread(target=_look_up, name="push names", daemon=True))
        _threads[-1].start()
    found: Future[list[str]] = Future()
    _waiting.put((host, port, found))
    return await asyncio.wrap_future(found)


def _look_up() -> None:
    """Answer one look-up after the other, forever."""
    while True:
        host, port, found = _waiting.get()
        if not found.set_running_or_notify_cancel():
            continue
        try:
            there = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            found.set_result([str(each[4][0]) for each in there])
        except (OSError, ValueError, OverflowError) as fault:
            found.set_exception(fault if isinstance(fault, OSError) else OSError(str(fault)))
