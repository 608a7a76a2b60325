"""Whether the server's memory grows: with sockets that are opened and closed, and with games that are played."""

import asyncio
import tempfile
from pathlib import Path

from . import foretell_server, idle
from .load import Load
from .processes import Server
from .watching import end, watch_all

SOCKETS, ROUNDS = 1_600, 8
GAMES, PARTS = 4_000, 4
_EACH = 4
_TABLES = 50
_SETTLED = 1.0
_UNLOADED_SECONDS = 75.0
"""Finished games leave the memory a minute after their last reader."""
_SHORT = {"game": "wizard", "round_sizes": [1, 2]}


async def measure_sockets(sockets: int = SOCKETS, rounds: int = ROUNDS) -> None:
    """Open and close sockets at the same tables again and again, and print the memory after each time."""
    print(f"\n{rounds} times {sockets:,} sockets opened and closed: memory above a server with none")
    with tempfile.TemporaryDirectory() as name:
        tables = await idle.fill(Path(name), sockets // _EACH)
        async with foretell_server.serve(Path(name)) as server:
            await asyncio.sleep(_SETTLED)
            alone = server.memory()
            for number in range(1, rounds + 1):
                lines = await watch_all(server, tables, _EACH)
                full = server.memory()
                await end(lines)
                await asyncio.sleep(_SETTLED)
                after = (server.memory() - alone) / 1e6
                print(f"  {number}: {(full - alone) / 1e6:>6.1f} MB open, {after:>6.1f} MB closed", flush=True)


async def measure_games(games: int = GAMES, parts: int = PARTS) -> None:
    """Play short games, and print the memory after each part of them, when all are over and unloaded."""
    print(f"\n{games:,} games of {_TABLES} tables at full speed, played by four: memory after they were unloaded")
    with tempfile.TemporaryDirectory() as name:
        async with foretell_server.serve(Path(name)) as server:
            played, before = 0, 0.0
            for part in range(1, parts + 1):
                played += await _play(server, games * part // parts - played)
                await asyncio.sleep(_UNLOADED_SECONDS)
                memory = server.memory()
                grown = "" if part == 1 else f", {(memory - before) / (games / parts) / 1000:+.2f} kB a game"
                print(f"  {played:>6,} games: {memory / 1e6:.1f} MB{grown}", flush=True)
                before = memory


async def _play(server: Server, games: int) -> int:
    """Play about this many games; returns how many."""
    load = Load(None)
    people = foretell_server.Tables(server, load, _SHORT)
    tasks = [asyncio.create_task(people.play(number)) for number in range(_TABLES)]
    try:
        while load.games < games:
            await asyncio.sleep(0.1)
            for task in tasks:
                if task.done():
                    task.result()
        return load.games
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await people.close()
