"""Server processes that are killed, stopped for a while, ended in good order, and started again at the same port."""

import asyncio
import os
import signal
from collections.abc import Mapping
from pathlib import Path

from benchmarks.server.processes import answers, cpu_seconds, free_port
from tests.forks import Serving
from tests.waiting import happens

_LIMITS = (
    "MESSAGES_PER_SECOND",
    "REQUESTS_PER_SECOND",
    "CONNECTIONS",
    "OPEN_CONNECTIONS",
    "CATCH_UP_LINES_PER_SECOND",
    "CHAT_PER_MINUTE",
    "TABLES_PER_HOUR",
    "PLAYERS_PER_HOUR",
    "PADS_PER_HOUR",
)
"""All people of a run share an address."""
_LONGEST = 60.0
_AGAIN_SECONDS = 0.5
_POLL_SECONDS = 0.02


class ServerProcess:
    """One process of the server."""

    def __init__(self, name: str, folder: Path, settings: Mapping[str, str]) -> None:
        """``settings``: more of them, by their names in the environment without ``FORETELL_``."""
        self.name, self.port, self.log = name, free_port(), folder / f"{name}.log"
        chosen = dict.fromkeys(_LIMITS, "1000000") | {
            "BOT_PAUSE": "0,0",
            "LOG_LEVEL": "info",
            "PORT": str(self.port),
        }
        self._environment = {f"FORETELL_{key}": value for key, value in {**chosen, **settings}.items()}
        self._process: Serving | None = None
        self.lock = asyncio.Lock()
        """Held while it is ended and started again."""

    @property
    def runs(self) -> bool:
        """Whether it is alive."""
        return self._process is not None and self._process.status is None

    async def start(self) -> None:
        """Start, also several times where it ends at once since its database is away, and wait until it answers."""
        async with asyncio.timeout(_LONGEST):
            started = await self._start_once()
            while not started:
                await asyncio.sleep(_AGAIN_SECONDS)
                started = await self._start_once()

    async def _start_once(self) -> bool:
        process = self._process = Serving({**os.environ, **self._environment}, self.log)
        while not await answers(self.port, "/health"):
            if process.status is not None:
                return False
            await asyncio.sleep(_POLL_SECONDS)
        return True

    async def start_if_ended(self) -> None:
        """Start it again if it has ended by itself."""
        await asyncio.sleep(_POLL_SECONDS)
        if not self.runs:
            await self.start()

    async def kill(self) -> None:
        """Kill it and its bots' processes (SIGKILL)."""
        await self._end(signal.SIGKILL, to_all=True)

    async def end(self) -> None:
        """End it in good order (SIGTERM)."""
        await self._end(signal.SIGTERM)

    def stop(self) -> None:
        """Let it stand still (SIGSTOP)."""
        self._send(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it go on (SIGCONT)."""
        self._send(signal.SIGCONT)

    def cpu_seconds(self) -> float:
        """The CPU time of all its threads (Linux)."""
        return 0.0 if self._process is None else cpu_seconds(self._process.pid)

    def _send(self, what: signal.Signals) -> None:
        if self._process is not None:
            self._process.send(what)

    async def _end(self, what: signal.Signals, *, to_all: bool = False) -> None:
        if (process := self._process) is not None:
            process.send(what, to_all=to_all)
            await happens(lambda: process.status is not None, f"{self.name} has ended", _LONGEST)
