"""HAProxy with the repository's configuration, in front of servers on this machine."""

import asyncio
import os
import shutil
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from benchmarks.server.processes import answers
from tests.waiting import happens

CONFIGURATION = Path(__file__).parent.parent.parent / "deploy" / "haproxy.cfg"
_MANY = "1000000"
_PLACES = ("/usr/sbin", "/usr/local/sbin")


def find() -> str | None:
    """The program; None if there is none."""
    chosen = os.environ.get("FORETELL_HAPROXY")
    path = os.pathsep.join((os.environ.get("PATH", ""), *_PLACES))
    return chosen or shutil.which("haproxy", path=path)


class NoHaproxy(Exception):
    """HAProxy is not installed here."""


def program() -> str:
    """The program; raises NoHaproxy."""
    found = find()
    if found is None:
        raise NoHaproxy("there is no HAProxy here: install it (sh scripts/servers)")
    return found


@asynccontextmanager
async def haproxy(port: int, servers: Sequence[int], log: Path) -> AsyncIterator[Process]:
    """HAProxy at a port of this machine, before servers at such ports; raises NoHaproxy.

    With the repository's configuration, but for the number of servers, and without limits by address.
    """
    environment = {
        "FORETELL_BIND": f"127.0.0.1:{port}",
        "FORETELL_OPEN_CONNECTIONS": _MANY,
        "FORETELL_REQUESTS_IN_TEN_SECONDS": _MANY,
    }
    configuration = log.with_suffix(".cfg")
    configuration.write_text(_for(servers), encoding="utf-8")
    command = (program(), "-db", "-f", str(configuration))
    with log.open("ab") as told:
        process = await asyncio.create_subprocess_exec(
            *command, env={**os.environ, **environment}, stdout=told, stderr=told, start_new_session=True
        )
    try:
        await happens(lambda: process.returncode is not None or answers(port, "/health"), "HAProxy answers")
        if process.returncode is not None:
            raise RuntimeError(f"HAProxy did not start: {log}")
        yield process
    finally:
        process.kill()
        await process.wait()


def _for(servers: Sequence[int]) -> str:
    """The configuration with these servers."""
    named = [f"    server s{number} 127.0.0.1:{port}" for number, port in enumerate(servers, start=1)]
    written: list[str] = []
    for line in CONFIGURATION.read_text(encoding="utf-8").splitlines():
        if line.startswith("    server one "):
            written += named
        elif not line.startswith("    server "):
            written.append(line)
    return "\n".join([*written, ""])
