"""A log that was put out of memory: nobody joins it any more, whatever becomes of a write that was under way."""

import asyncio
import math
from pathlib import Path

import pytest

from foretell.server.net.reader import Reader
from foretell.server.protocol import commands
from tests.server.test_working_parts import ADA, KIND, give, open_hub


async def test_nobody_joins_a_table_that_was_lost_while_it_was_written(tmp_path: Path) -> None:
    async with open_hub(tmp_path) as hub:
        table = (await hub.open(KIND, ADA)).table
        await give(hub, table, ADA, commands.Sit(0))
        host = await hub.find(table)
        assert host is not None
        writing = asyncio.create_task(hub.do(host, commands.Add("a value"), ADA, "late"))
        await asyncio.sleep(0)
        assert host.lock.locked()
        late = Reader("ada", room=10)
        joining = asyncio.create_task(host.join(late))
        await asyncio.sleep(0)
        hub.lose_all()
        await asyncio.gather(writing, joining, return_exceptions=True)
        assert late.let_go == "moved"
        assert late not in host.readers
        assert await hub.find(table) is not host


async def test_nobody_joins_a_table_that_was_unloaded(tmp_path: Path) -> None:
    async with open_hub(tmp_path) as hub:
        table = (await hub.open(KIND, ADA)).table
        host = await hub.find(table)
        assert host is not None
        await hub.unload_idle(math.inf)
        late = Reader("ada", room=10)
        await host.join(late)
        assert late.let_go == "moved"


@pytest.mark.parametrize(("readers", "why"), [(500, "moved"), (501, "restart")])
async def test_many_readers_of_lost_tables_come_back_spread(tmp_path: Path, readers: int, why: str) -> None:
    async with open_hub(tmp_path) as hub:
        host = await hub.find((await hub.open(KIND, ADA)).table)
        assert host is not None
        host.readers.update(Reader(None, room=1000) for _ in range(readers))
        connected = list(host.readers)
        hub.lose_all()
        await asyncio.sleep(0)
        assert {reader.let_go for reader in connected} == {why}
