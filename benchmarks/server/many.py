"""Ten thousand open sockets on one process: memory, CPU time at rest, and all of them coming back after a restart."""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from random import Random

import httpx

from foretell.server.run import most_connections

from . import foretell_server, idle
from .frames import Line
from .processes import Server, free_port
from .watching import end, watch_again, watch_all

SOCKETS = 10_000
_EACH = 4
_REST_SECONDS = 20.0
_SPREAD_SECONDS = 3.0
"""As the page does it (``SPREAD`` in ``web/src/server/reconnecting_socket.ts``)."""
_PROBE_SECONDS = 0.1
_SETTLED = 1.0


async def measure(sockets: int = SOCKETS) -> None:
    """Print what the sockets cost; four watch each table."""
    if most_connections(sockets) < sockets:
        raise SystemExit(f"the system allows fewer than {sockets:,} open files; raise its limit (ulimit -n)")
    print(f"\n{sockets:,} sockets on one process, {_EACH} at each table")
    port = free_port()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tables = await idle.fill(folder, sockets // _EACH)
        async with foretell_server.serve(folder, port=port) as server:
            lines = await _open(server, tables)
            await _rest(server)
        await end(lines)
        async with foretell_server.serve(folder, port=port) as server:
            await end(await _come_back(server, tables))


async def _open(server: Server, tables: list[str]) -> list[Line]:
    await asyncio.sleep(_SETTLED)
    alone, cpu = server.memory(), server.cpu_seconds()
    lines = await watch_all(server, tables, _EACH)
    await asyncio.sleep(_SETTLED)
    each, spent = (server.memory() - alone) / len(lines), server.cpu_seconds() - cpu
    print(f"  opened: {server.memory() / 1e6:.0f} MB, {each / 1000:.1f} kB for a socket and its share of a table,")
    print(f"    {1000 * spent / len(lines):.2f} ms of CPU for each, with reading the tables")
    return lines


async def _rest(server: Server) -> None:
    cpu, began = server.cpu_seconds(), time.perf_counter()
    await asyncio.sleep(_REST_SECONDS)
    share = (server.cpu_seconds() - cpu) / (time.perf_counter() - began)
    print(f"  at rest: {100 * share:.1f} % of a core, {server.memory() / 1e6:.0f} MB")


async def _come_back(server: Server, tables: list[str]) -> list[Line]:
    probes: list[float] = []
    probing = asyncio.create_task(_probe(server, probes))
    cpu, began = server.cpu_seconds(), time.perf_counter()
    lines, failed = await watch_again(server, tables, _EACH, _SPREAD_SECONDS, Random(1))
    took, spent = time.perf_counter() - began, server.cpu_seconds() - cpu
    probing.cancel()
    print(f"  all back {took:.1f} s after a restart, spread over {_SPREAD_SECONDS:.0f} s; {failed:,} had to try again;")
    print(f"    {spent:.1f} s of CPU; others waited {1000 * statistics.median(probes):.0f} ms for an answer,")
    print(f"    the longest {1000 * max(probes):.0f} ms")
    return lines


async def _probe(server: Server, probes: list[float]) -> None:
    """Ask for something small again and again, and note how long each answer takes."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", trust_env=False, timeout=60) as http:
        while True:
            began = time.perf_counter()
            await http.get("/health")
            probes.append(time.perf_counter() - began)
            await asyncio.sleep(_PROBE_SECONDS)
