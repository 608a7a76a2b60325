"""The one connection by which a process writes, and its number among the nodes.

A node is alive, and owns its logs, as long as its row in ``nodes`` exists.  The row's epoch belongs to the writing
connection.  Every write reads the row with this epoch in the same statement (FOR SHARE): so a late write from an older
connection changes nothing, and removing the row waits for writes in progress.
"""

import asyncio
from typing import Any

from ..values import StoreError
from .connect import connect
from .faults import PROBLEMS, fault_of

_REGISTER = "INSERT INTO nodes (address) VALUES ($1) RETURNING id, epoch"
_PREDECESSOR = "DELETE FROM nodes WHERE address = $1 AND address <> ''"
"""This process replaces the one that listened at its address before."""
_GO_ON = "UPDATE nodes SET epoch = epoch + 1, seen = clock_timestamp() WHERE id = $1 RETURNING epoch"
_ENTER_SECONDS = 6.0
"""To register: longer than an earlier connection may hold the row while it is idle."""
_FAREWELL_SECONDS = 3.0
FENCE = "SELECT id FROM nodes WHERE id = $1 AND epoch = $2 FOR SHARE"


class Expelled(StoreError):
    """Other nodes have declared this one dead, and may own its logs now."""

    def __init__(self) -> None:
        super().__init__("the database could not be reached for too long; other processes may have taken over")


class Link:
    """Opens the connection and registers the node whenever that is necessary."""

    def __init__(self, url: str, address: str) -> None:
        """``address``: where this process listens to other processes; empty: it does not."""
        self._url, self._address = url, address
        self._connection: Any = None
        self.node = 0
        """The number of this node; 0: it is not registered."""
        self.epoch = 0

    async def connection(self) -> Any:
        """The connection of a registered node; raises StoreError, Expelled if others have declared it dead."""
        if self._connection is None or self._connection.is_closed():
            self.drop()
            try:
                connection = await connect(self._url)
            except PROBLEMS as error:
                raise fault_of(error, "the database cannot be reached") from None
            await self._enter(connection)
            self._connection = connection
        return self._connection

    def drop(self) -> None:
        """Drop the connection at once; what is in progress on it fails."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    def expelled(self) -> None:
        """Note that the node's row was removed: the next connection registers a new node."""
        self.node = self.epoch = 0
        self.drop()

    async def close(self) -> None:
        """Deregister the node, by a new connection if the last one was lost, and close the connection."""
        connection, self._connection = self._connection, None
        try:
            async with asyncio.timeout(_FAREWELL_SECONDS):
                if self.node and (connection is None or connection.is_closed()):
                    connection = await connect(self._url)
                if self.node:
                    await connection.execute("DELETE FROM nodes WHERE id = $1", self.node)
                if connection is not None:
                    await connection.close(timeout=1)
        except PROBLEMS:
            if connection is not None:
                connection.terminate()

    async def _enter(self, connection: Any) -> None:
        """Register the node, or continue as the same one with the next epoch, which waits for writes in progress."""
        try:
            async with asyncio.timeout(_ENTER_SECONDS):
                if not self.node:
                    await connection.execute(_PREDECESSOR, self._address)
                    row = await connection.fetchrow(_REGISTER, self._address)
                    self.node, self.epoch = row["id"], row["epoch"]
                    return
                epoch = await connection.fetchval(_GO_ON, self.node)
        except PROBLEMS as error:
            connection.terminate()
            raise fault_of(error, "the database cannot be written") from None
        if epoch is None:
            connection.terminate()
            self.expelled()
            raise Expelled
        self.epoch = epoch
