"""Measures the memory of tables that everybody has left."""

import asyncio
import secrets
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

import httpx

from foretell.server.eventlog.asking import Actor
from foretell.server.protocol import commands
from foretell.server.protocol.kinds import TableKind, WizardGame
from foretell.server.table.decide import Circumstances, decide
from foretell.server.table.fold import apply, begin
from foretell.server.table.log import Entry, to_bytes
from foretell.server.table.server_actions import open_table
from foretell.server.table.state import Status, Table
from foretell.server.table.summary import index_of
from foretell.store import Row, SqliteStore

from . import boardgame_server, foretell_server
from .load import SEATS
from .processes import Server, free_port

_T = TypeVar("_T")
TABLES = 10_000
LOADED = 4_000
"""So many of them are loaded, in less than the minute after which a server unloads the first of them."""
_MOVES = 9
_AT_ONCE = 8
_SETTLED = 1.0
_LONGEST_PARKING = 180.0


async def measure(tables: int = TABLES) -> None:
    """Print the memory of tables in the store, in memory, and unloaded again; and that of boardgame.io's matches."""
    print(f"\nMemory of {tables:,} idle tables, in the second round of a game of four")
    with tempfile.TemporaryDirectory() as empty, tempfile.TemporaryDirectory() as full:
        names = await fill(Path(full), tables)
        async with foretell_server.serve(Path(empty)) as server:
            await asyncio.sleep(_SETTLED)
            alone = server.memory()
        metrics = free_port()
        async with foretell_server.serve(Path(full), metrics) as server:
            await asyncio.sleep(_SETTLED)
            _print("foretell, in the store", server.memory(), alone, tables)
            held = await _look_at_all(server, names[:LOADED], metrics)
            _print(f"foretell, just looked at ({held:,} in memory)", server.memory(), alone, held)
            await _parked(metrics)
            _print("foretell, parked again", server.memory(), alone, held)
    if boardgame_server.is_installed():
        await _measure_theirs(tables)


async def _measure_theirs(matches: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with boardgame_server.Storage(files=False).serve(Path(folder)) as server:
            await asyncio.sleep(_SETTLED)
            alone = server.memory()
            await boardgame_server.begin(server, matches)
            await asyncio.sleep(_SETTLED)
            _print("boardgame.io, in memory, as set up", server.memory(), alone, matches)


def _print(name: str, memory: int, alone: int, tables: int) -> None:
    each = (memory - alone) / tables / 1000
    print(
        f"  {name:<46}{memory / 1e6:>7.0f} MB, {each:>6.1f} kB each above a server without any ({alone / 1e6:.0f} MB)"
    )


async def fill(folder: Path, tables: int) -> list[str]:
    """Make a database of games that have begun; returns the names of their tables."""
    store = SqliteStore(folder / "foretell.db")
    names = [secrets.token_urlsafe(16) for _ in range(tables)]
    for start in range(0, tables, 100):
        logs = [log_of(name) for name in names[start : start + 100]]
        await asyncio.gather(*[store.logs.create(table.id, rows, index_of(table)) for table, rows in logs])
    await store.close()
    return names


def log_of(
    name: str, seats: int = SEATS, at: int = 0, said: Sequence[str] = (), moves: float = _MOVES
) -> tuple[Table, list[Row]]:
    """The log of a table at which people have played this many moves, or the whole game if it has fewer.

    ``at``: when all of it happened; ``said``: what somebody said before the game.
    """
    entries = [Entry(1, at, open_table(name, TableKind(WizardGame(), seats), secrets.token_bytes(32)), by="p0")]
    table = begin(entries[0])
    asked: list[tuple[str, commands.AnyCommand]] = [(f"p{seat}", commands.Sit(seat)) for seat in range(seats)]
    asked += [*(("p0", commands.Say(text)) for text in said), ("p0", commands.Start())]
    while asked:
        player, command = asked.pop(0)
        decided = decide(table, command, Actor(player, player), Circumstances(at, ""))
        for action in decided.actions:
            entries.append(Entry(table.seq + 1, at, action, player, f"c{table.seq}"))
            apply(table, entries[-1], decided.code)
        if not asked and table.status is Status.PLAYING and table.game is not None and table.moves < moves:
            asked.append((f"p{table.turn}", commands.Move(str(table.game.legal_moves[0]))))
    return table, [Row(entry.seq, to_bytes(entry)) for entry in entries]


async def _look_at_all(server: Server, names: list[str], metrics: int) -> int:
    """Load each table as a spectator; returns how many are in memory afterwards."""
    await _all(server, names, lambda http, name: http.get(f"/api/v1/tables/{name}"))
    return await _in_memory(metrics)


async def _all(
    server: Server, things: Iterable[_T], ask: Callable[[httpx.AsyncClient, _T], Awaitable[httpx.Response]]
) -> None:
    """Ask for all things, some of them concurrently."""
    waiting = iter(things)

    async def work(http: httpx.AsyncClient) -> None:
        for thing in waiting:
            (await ask(http, thing)).raise_for_status()

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", trust_env=False, timeout=60) as http:
        await asyncio.gather(*[work(http) for _ in range(_AT_ONCE)])


async def _in_memory(metrics: int) -> int:
    """The number of tables in memory, as the server reports it at the port of its metrics."""
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        lines = (await http.get(f"http://127.0.0.1:{metrics}/metrics")).text.splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("foretell_tables "))))


async def _parked(metrics: int) -> None:
    """Wait until the server has unloaded all tables, which it does after a minute."""
    until = time.monotonic() + _LONGEST_PARKING
    while time.monotonic() < until:
        await asyncio.sleep(_SETTLED)
        if not await _in_memory(metrics):
            return
    raise SystemExit("the server does not unload its tables")
