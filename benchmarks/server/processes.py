"""Servers as separate processes: started, measured from outside, and stopped."""

import asyncio
import os
import socket
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Protocol

_LONGEST_END = 20.0
_POLL_SECONDS = 0.002
_PORTS, _STEP = range(12_000, 32_000), 61
_named = count()
_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


class Measured(Protocol):
    """A server, or several that are measured as one."""

    @property
    def port(self) -> int:
        """Where clients connect."""
        ...

    def cpu_seconds(self) -> float:
        """Its CPU time so far."""
        ...


@dataclass(frozen=True, slots=True)
class Server:
    """A running server."""

    pid: int
    port: int
    start_seconds: float
    """Seconds from its start to its first answer."""

    def cpu_seconds(self) -> float:
        """The CPU time of all its threads (Linux)."""
        return cpu_seconds(self.pid)

    def memory(self) -> int:
        """Its memory in bytes (Linux)."""
        return int(Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1]) * _PAGE


def cpu_seconds(pid: int) -> float:
    """The CPU time of all threads of a process (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def children(pid: int) -> list[int]:
    """The processes that a process has started, and that are alive (Linux)."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


@asynccontextmanager
async def running(
    command: Sequence[str | Path], environment: Mapping[str, str], port: int, path: str, folder: Path | None = None
) -> AsyncIterator[Server]:
    """Run the command as a server, and wait until it answers at this path of the port."""
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        *command, env={**os.environ, **environment}, cwd=folder, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        while not await answers(port, path):
            if process.returncode is not None:
                raise SystemExit(f"the server did not start: {command}")
            await asyncio.sleep(_POLL_SECONDS)
        yield Server(process.pid, port, time.perf_counter() - began)
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await asyncio.wait_for(process.wait(), _LONGEST_END)


async def answers(port: int, path: str) -> bool:
    """Whether a server answers there, with any status."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    try:
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        return (await reader.readline()).startswith(b"HTTP/1.1")
    except OSError:
        return False
    finally:
        writer.close()


def free_port() -> int:
    """A port that is free now, and that this process has not named before.

    It lies below those that the system gives to connections, so none takes it before a server does, or while one is
    started again.  Processes begin at different ports.
    """
    while True:
        port = _PORTS[(os.getpid() * _STEP + next(_named)) % len(_PORTS)]
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port
