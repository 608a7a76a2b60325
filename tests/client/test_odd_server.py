"""What a server says that is none of ours, or means harm: the client ends with an error, and never waits for more."""

import asyncio

import pytest
from websockets.asyncio.server import ServerConnection, serve

from foretell.client import OtherRules
from foretell.client.address import address_of
from foretell.client.connection import Connection
from foretell.server.protocol.commands import Commit
from tests.waiting import happens

_LINE = '{"type": "line", "seq": 1, "at": 1, "action": {}, "events": [], "turn": 0, "phase": "", "led": 0}'
ODD = ("", "null", "[]", '{"type": []}', '{"type": {}}', '{"seq": 1}', "[" * 100_000, '{"type": "welcome"}', _LINE)


@pytest.mark.parametrize("said", ODD, ids=range(len(ODD)))
async def test_what_no_server_of_ours_says_ends_the_connection(said: str) -> None:
    async def say(client: ServerConnection) -> None:
        await client.send(said)
        await client.wait_closed()

    async with serve(say, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        connection = Connection(address_of(f"http://127.0.0.1:{port}"), "t" * 12, "", 60.0)
        connection.start()
        try:
            await happens(lambda: connection.error is not None, "the client gives up")
            with pytest.raises(OtherRules, match="cannot be read"):
                await connection.do(Commit(""))
        finally:
            await asyncio.wait_for(connection.close(), 10)
