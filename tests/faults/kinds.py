"""The kinds of faults.  Each function lets one happen, and returns when everything runs again."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from random import Random

from tests.services.links import Link

from .processes import ServerProcess
from .stage import Database, Stage
from .waiting import until

_DOWN = (0.2, 8.0)
"""Seconds until a killed process is started again; others take over before, if there are any."""
_ALONE_DOWN = (0.1, 0.5)
_STILL = (0.5, 8.0)
"""Seconds for which a process stands still: more than it takes until others take it for dead."""
_STILL_LONG = 20.0
"""After this time, in seconds, a process that others took for dead comes back."""
_HANGS = (1.0, 12.0)
_LOCKED = "BEGIN; LOCK TABLE {} IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep({:.1f}); COMMIT"
_SESSIONS_END = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'foretell' AND random() < {}"
)
_READ_ONLY = "BEGIN READ WRITE; ALTER DATABASE foretell SET default_transaction_read_only = {}; COMMIT"
_NOTICED = 3.0
"""Seconds within which HAProxy has noticed that a server is ready."""
_STALLED = (0.5, 6.0)
_FOUND = 8.0
"""The longest wait, in seconds, until those who use connections that are half open have noticed it."""
_SHARES = (0.1, 0.5, 1.0)
"""The share of connections that fail at once."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A kind of fault."""

    name: str
    weight: int
    happen: Callable[[Random], Awaitable[None]]
    goal: float | None = None
    """The longest that a table may be silent, in seconds."""


def faults_of(stage: Stage) -> list[Fault]:
    """All kinds that can happen here."""
    several = len(stage.processes) > 1
    down = _DOWN if several else _ALONE_DOWN
    found = [
        Fault("server killed", 6, partial(_kill, stage.processes, down), 6.0 if several else None),
        Fault("server stopped, awakened", 4, partial(_stop, stage.processes, _STILL)),
        Fault("server ended (SIGTERM), started", 4, partial(_replace, stage.processes), 1.0 if several else None),
    ]
    if several:
        found.append(Fault("all servers replaced in turn", 1, partial(_replace_all, stage.processes), 2.0))
        found.append(Fault("server stopped for long", 1, partial(_stop, stage.processes, (_STILL_LONG, _STILL_LONG))))
    for name, links in stage.links.items():
        found += [
            Fault(f"{name}: dropped", 4, partial(_drop, links)),
            Fault(f"{name}: stalled", 3, partial(_stall, links)),
            Fault(f"{name}: half open, near side knows", 2, partial(_half_open, links, near_knows=True)),
            Fault(f"{name}: half open, far side knows", 2, partial(_half_open, links, near_knows=False)),
        ]
    if stage.database is not None:
        found.append(Fault("database killed, started", 3, partial(_with, stage.database, stage.database.restart)))
        found.append(Fault("database: statements hang", 2, partial(_hang, stage.database)))
        found.append(Fault("database: sessions ended", 2, partial(_end_sessions, stage.database)))
        found.append(Fault("database: read-only", 1, partial(_only_read, stage.database)))
        found.append(
            Fault("database killed, standby", 2, partial(_with, stage.database, stage.database.fail_over), 15.0)
        )
    return found


async def _kill(processes: list[ServerProcess], down: tuple[float, float], rng: Random) -> None:
    process = rng.choice(processes)
    async with process.lock:
        await process.kill()
        await asyncio.sleep(rng.uniform(*down))
        await process.start()


async def _stop(processes: list[ServerProcess], still: tuple[float, float], rng: Random) -> None:
    process = rng.choice(processes)
    async with process.lock:
        process.stop()
        try:
            await asyncio.sleep(rng.uniform(*still))
        finally:
            process.go_on()
        await process.start_if_ended()


async def _replace(processes: list[ServerProcess], rng: Random) -> None:
    process = rng.choice(processes)
    async with process.lock:
        await process.end()
        await process.start()


async def _replace_all(processes: list[ServerProcess], _rng: Random) -> None:
    """What an upgrade does: the next process ends when the proxy has noticed that the one before is back."""
    for process in processes:
        async with process.lock:
            await process.end()
            await process.start()
        await asyncio.sleep(_NOTICED)


async def _drop(links: list[Link], rng: Random) -> None:
    rng.choice(links).drop(_some(rng))


async def _half_open(links: list[Link], rng: Random, *, near_knows: bool) -> None:
    """What comes of it is not counted for the next fault."""
    link = rng.choice(links)
    link.half_open(_some(rng), front_knows=near_knows)
    await until(lambda: not link.halves(), _FOUND)


async def _stall(links: list[Link], rng: Random) -> None:
    link = rng.choice(links)
    link.stall(_some(rng))
    try:
        await asyncio.sleep(rng.uniform(*_STALLED))
    finally:
        link.flow()


async def _with(database: Database, happen: Callable[[], Awaitable[None]], _rng: Random) -> None:
    async with database.lock:
        await happen()


async def _hang(database: Database, rng: Random) -> None:
    """Another program locks tables: of heartbeats, of logs, or of both."""
    tables = rng.choice(["nodes", "entries", "tables, entries, nodes"])
    async with database.lock:
        await database.do(_LOCKED.format(tables, rng.uniform(*_HANGS)))


async def _end_sessions(database: Database, rng: Random) -> None:
    async with database.lock:
        await database.do(_SESSIONS_END.format(rng.choice(_SHARES)))


async def _only_read(database: Database, rng: Random) -> None:
    """What a disk that is nearly full may force an administrator to do."""
    async with database.lock:
        try:
            for sql in (_READ_ONLY.format("on"), _SESSIONS_END.format(2)):
                await database.do(sql)
            await asyncio.sleep(rng.uniform(*_STALLED))
        finally:
            for sql in (_READ_ONLY.format("off"), _SESSIONS_END.format(2)):
                await database.do(sql)


def _some(rng: Random) -> Callable[[], bool]:
    """Chooses a share of the connections."""
    share = rng.choice(_SHARES)
    return lambda: rng.random() < share
