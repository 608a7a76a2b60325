"""Closes the sockets of players whose tokens are void, in all processes that share the store."""

import asyncio

import msgspec

from ...store import Ownership
from ..cluster.peers import Peers
from ..eventlog.broken import apart
from ..eventlog.engine import Engine

PATH = "/nodes/sign-out"
"""The path by which processes tell each other."""


class Gone(msgspec.Struct, frozen=True):
    """A player whose tokens are void."""

    player: str
    why: str = "signed-out"
    """Or ``moved``: they may be somebody else from now on, and come back as that."""


class Farewells:
    """Signs players out in this process and in all others."""

    def __init__(self, ownership: Ownership, engine: Engine, peers: Peers) -> None:
        self._ownership, self._engine, self._peers = ownership, engine, peers

    def end(self, gone: Gone) -> None:
        """Close a player's sockets in this process."""
        self._engine.end(lambda reader: reader.player == gone.player, gone.why)

    async def end_everywhere(self, gone: Gone) -> None:
        """Close a player's sockets; those of a process that does not answer stay open."""
        self.end(gone)
        with apart():
            message = msgspec.json.encode(gone)
            await asyncio.gather(*(self._tell(address, message) for address in await self._ownership.others()))

    async def _tell(self, address: str, message: bytes) -> None:
        with apart():
            await self._peers.post(address, PATH, message)
