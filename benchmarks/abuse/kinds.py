"""All kinds of abuse, and a process that commits one or all of them."""

import argparse
import asyncio
import random
import time
from collections.abc import Awaitable, Callable

import httpx

from . import giants, requests, sockets
from .target import Target

Abuse = Callable[[Target, str], Awaitable[None]]
GIANTS = "giants"
KINDS: dict[str, tuple[Abuse, int]] = {
    "short-headers": (requests.short_headers, 1),
    "long-header": (requests.long_header, 1),
    "long-body": (requests.long_body, 1),
    "pipelined": (requests.pipelined, 1),
    "idle": (requests.idle, 1),
    "half-heads": (requests.half_heads, 1),
    "half-bodies": (requests.half_bodies, 1),
    "half-handshakes": (requests.half_handshakes, 1),
    "connections": (requests.connections, 1),
    "requests": (requests.asking, 4),
    GIANTS: (giants.giants, 4),
    "pings": (sockets.pings, 20),
    "fragments": (sockets.fragments, 8),
    "texts": (sockets.texts, 8),
    "resyncs": (sockets.resyncs, 64),
    "views": (sockets.views, 64),
    "not-reading": (sockets.not_reading, 64),
    "joining": (sockets.joining, 8),
    "chat": (sockets.chat, 1),
    "branches": (sockets.branches, 4),
}
"""Each kind of abuse, and its number of tasks for each address (fewer if all kinds run at once)."""
EACH_ADDRESSES = 4
"""The number of addresses if one kind runs alone."""
ALL = "all"
_BREATH = 0.02
_MOST_TASKS_OF_ALL = 4


def attack(kind: str, target: Target) -> None:
    """Run one kind of abuse, or all, until the target's time is over."""
    asyncio.run(_attack(kind, target))


async def _attack(kind: str, target: Target) -> None:
    tasks = []
    for name, (abuse, many) in KINDS.items():
        if kind in (name, ALL):
            each = min(many, _MOST_TASKS_OF_ALL) if kind == ALL else many
            tasks += [_repeat(abuse, target, source) for source in _share(kind, name, target) for _ in range(each)]
    await asyncio.gather(*tasks)


def _share(kind: str, name: str, target: Target) -> list[str]:
    """The addresses of a kind: all of them or, if all kinds run at once, such that every address has two kinds."""
    if kind != ALL:
        return target.sources()
    first, step = list(KINDS).index(name), len(KINDS)
    return [source for n, source in enumerate(target.sources()) if (n - first) % step in (0, step // 2)]


async def _repeat(abuse: Abuse, target: Target, source: str) -> None:
    """Start again whenever the server has ended it."""
    await asyncio.sleep(random.uniform(0, 0.2))
    while target.goes_on:
        try:
            async with asyncio.timeout(max(0.1, target.until - time.monotonic())):
                await abuse(target, source)
        except (OSError, TimeoutError, httpx.HTTPError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        await asyncio.sleep(_BREATH)


def main() -> None:
    """Attack a server on this machine."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=(*KINDS, ALL))
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--table", required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--addresses", type=int, default=EACH_ADDRESSES)
    given = parser.parse_args()
    print("begun", flush=True)
    until = time.monotonic() + given.seconds
    attack(given.kind, Target(given.host, given.port, given.table, until, given.addresses))


if __name__ == "__main__":
    main()
