"""Closed sockets and unloaded tables are freed at once, not by the garbage collector, which rarely runs in a server."""

import gc
import math
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from foretell.server.net.http import Http
from foretell.server.net.wire import Wire
from foretell.server.ops.configure import settings_of
from foretell.server.protocol import commands
from foretell.server.table.host import TableHost
from tests.server.harness import Person, serving
from tests.server.test_working_parts import ADA, KIND, give, open_hub
from tests.waiting import happens

MANY = 5


@contextmanager
def no_collection() -> Iterator[None]:
    """Without garbage collection."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def count(kind: type) -> int:
    """How many objects of this kind there are."""
    return sum(type(thing) is kind for thing in gc.get_objects())


async def freed(kind: type, before: int) -> None:
    """Wait until there are no more objects of this kind than before; some of another test may be left."""
    # A bot that was asked to choose has to answer first.
    await happens(lambda: count(kind) <= before, f"each {kind.__name__} is freed")


async def test_closed_sockets_are_freed(tmp_path: Path) -> None:
    settings = settings_of({}, {"FORETELL_PORT": "0", "FORETELL_DATA": str(tmp_path)})
    async with serving(settings) as address, Person(address, "Ada") as ada:
        table = await ada.open()
        with no_collection():
            wires, requests = count(Wire), count(Http)
            for _ in range(MANY):
                async with ada.at(table) as line:
                    await line.until("welcome")
                    await line.send("sit", seat=0)
                    await line.until("ack")
                    await line.send("move", move="play B5")
                    await line.until("refused")
                    await line.send("leave")
                    await line.until("ack")
            await freed(Wire, wires)
            await freed(Http, requests)


@pytest.mark.slow
async def test_unloaded_tables_are_freed(tmp_path: Path) -> None:
    async with open_hub(tmp_path) as hub:
        with no_collection():
            hosts = count(TableHost)
            for _ in range(MANY):
                table = (await hub.open(KIND, ADA)).table
                seats = range(1, KIND.seats)
                await give(hub, table, ADA, commands.Sit(0), *[commands.SeatBot(n, "random") for n in seats])
                await give(hub, table, ADA, commands.Start(), commands.Leave(), commands.TakeBack(), commands.Pause())
            await hub.unload_idle(math.inf)
            await freed(TableHost, hosts)
