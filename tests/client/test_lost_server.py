"""A server that is killed during a game and comes back, and one that does not."""

import asyncio
import re
import socket
from pathlib import Path

import pytest

from foretell import WizardOptions
from foretell.client import ServerLost
from foretell.client.socket import Waits
from foretell.server.protocol.actions import Moved
from tests.client.test_playing import client
from tests.server.test_kill import Server
from tests.waiting import happens


async def test_a_game_goes_on_when_a_killed_server_is_back(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = Server(tmp_path, port)
    await server.start()
    try:
        async with client(await server.address()) as engine:
            table = await engine.open(WizardOptions(round_sizes=(3, 2)), 3, bots=["random", "random"])
            await table.start()
            made = 0
            async for seen in table.turns():
                move = asyncio.create_task(table.move(seen.legal_moves[0]))
                if made == 2:
                    await server.kill()
                    await happens(lambda: table.connection.is_lost, "the client notices")
                    await server.start()
                await move
                made += 1
            lines = [line.action for line in table.connection.lines]
            own = [action for action in lines if isinstance(action, Moved) and action.seat == 0]
            assert len(own) <= made
            record = await table.record()
            assert sum(seat == 0 for round_ in record["rounds"] for seat, *_ in round_["moves"]) == made
            assert made >= 7  # a bid and cards in both rounds; a dealer may have to name trump too (A4)
            points = [round_["result"]["points"] for round_ in record["rounds"]]
            assert table.totals == tuple(map(sum, zip(*points, strict=True)))
            await table.check()
    finally:
        await server.kill()


async def test_a_server_that_stays_away_is_lost(tmp_path: Path) -> None:
    server = Server(tmp_path)
    await server.start()
    address = await server.address()
    async with client(address, patience=0.3) as engine:
        table = await engine.open(seats=3)
        await server.kill()
        with pytest.raises(ServerLost, match=r"the server was not there for 0\.3 seconds"):
            await table.say("Hello?")
        assert await table.wait()
        with pytest.raises(ServerLost):
            await table.wait()
        with pytest.raises(ServerLost, match=f"http://{re.escape(address)} cannot be reached"):
            await engine.bots()


def test_waits_grow_up_to_a_limit() -> None:
    waits = Waits(60)
    pauses = [waits.after(0, "", 0) for _ in range(20)]
    assert pauses[0] <= 0.25
    assert 4 <= pauses[-1] <= 8
    assert waits.after(4429, "", 60) >= 2
    with pytest.raises(ServerLost):
        waits.after(0, "", 61)
    waits.succeeded()
    assert waits.after(1012, "moved", 100) <= 0.15
    assert waits.after(4029, "", 100) >= 2
