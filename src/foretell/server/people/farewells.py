"""Ends the sockets of players whose tokens are void, at all processes that share the store."""

import asyncio

import msgspec

from ...store import Ownership
from ..cluster.peers import Peers
from ..eventlog.broken import apart
from ..eventlog.engine import Engine

PATH = "/nodes/sign-out"
"""Where the other processes are told."""


class Gone(msgspec.Struct, frozen=True):
    """A player whose tokens are void."""

    player: str


class Farewells:
    """Signs players out here, and has the other processes do so."""

    def __init__(self, ownership: Ownership, engine: Engine, peers: Peers) -> None:
        self._ownership, self._engine, self._peers = ownership, engine, peers

    async def sign_out(self, player: str) -> None:
        """End the player's sockets; where another process does not answer, its sockets last as long as it is away."""
        self._engine.sign_out(player)
        with apart():
            message = msgspec.json.encode(Gone(player))
            await asyncio.gather(*(self._tell(address, message) for address in await self._ownership.others()))

    async def _tell(self, address: str, message: bytes) -> None:
        with apart():
            await self._peers.post(address, PATH, message)
