"""The store in PostgreSQL: one connection that writes, and a few that read."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from ..base import check_order
from ..people import player_of
from ..values import Conflict, Damaged, Found, FoundDamaged, Index, Observer, OwnedElsewhere, Player, Row, StoreError
from . import statements
from .accounts import PLAYER_OF_TOKEN, PostgresAccounts
from .link import Link
from .node import USUAL, Node, Patience
from .people import PostgresPeople
from .push import PostgresPush
from .readers import CLOSED, Readers
from .tickets import PostgresTickets
from .writer import Writer

_LEFT = "this process is being stopped"
_NOT_SURE = "the database did not answer for too long"
_PATIENCE = 3.0
_FAREWELL_SECONDS = 0.1
"""In this time clients are told to come back to another process, and not that their last command has failed."""
_FOUND = "SELECT name, summary, address FROM tables LEFT JOIN nodes ON nodes.id = owner AND nodes.id <> $1"
_OWNER = "SELECT address FROM tables LEFT JOIN nodes ON nodes.id = owner AND nodes.id <> $1 WHERE name = $2"
_LISTED = f"{_FOUND} WHERE listed ORDER BY key DESC LIMIT $2"
_SEATED = "SELECT table_key FROM seats WHERE player = $3 OR player IN (SELECT id FROM players WHERE account = $3)"
_OF_PLAYER = f"{_FOUND} WHERE key IN ({_SEATED}) ORDER BY key DESC LIMIT $2"
_DUE = (
    "SELECT name, wake FROM tables WHERE wake <= $3 AND NOT EXISTS (SELECT FROM nodes WHERE id = owner AND id <> $1)"
    " ORDER BY wake LIMIT $2"
)
_READ = (
    "SELECT (SELECT max(seq) FROM entries WHERE table_key = key) AS last, seq, data FROM tables"
    " LEFT JOIN entries ON table_key = key AND seq > $2 WHERE name = $1 ORDER BY seq"
)
_SECRET, _SECRET_BYTES = "nodes", 32


class PostgresStore(PostgresPeople, PostgresAccounts, PostgresTickets, PostgresPush):
    """A store in a database whose schema ``connect.prepare`` has brought up to date."""

    def __init__(
        self, url: str, observer: Observer | None = None, address: str = "", patience: Patience = USUAL
    ) -> None:
        """``address``: where this process listens to others who use this store; empty: it does not."""
        self._link = Link(url, address)
        self._writer = Writer(self._link, observer, self._expelled)
        self._node = Node(self._writer, self._ask, patience)
        self._url = url
        self._readers = Readers(url)
        self._closed = False

    damage = FoundDamaged()
    """PostgreSQL finds damage by itself."""

    @property
    def is_shared(self) -> bool:
        """Whether several processes use this store; this one may be the only one by chance."""
        return True

    async def join(self, lost: Callable[[], None]) -> bytes:
        """Register this process as a node; the first one that ever joins makes the secret."""

        def lapse() -> None:
            self._readers.drop()
            lost()

        await self._node.join(lapse)
        made = secrets.token_bytes(_SECRET_BYTES)
        await self._run("INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", _SECRET, made)
        secret: bytes = (await self._ask("SELECT value FROM secrets WHERE name = $1", _SECRET))[0]["value"]
        return secret

    async def leave(self) -> None:
        """Write what is waiting, and take this process from the nodes; what comes later waits a moment, then fails."""
        await self._finish()
        asyncio.get_running_loop().call_later(_FAREWELL_SECONDS, self._writer.refuse, _LEFT)

    async def missing(self, address: str) -> bool:
        """The process at this address refuses connections."""
        return await self._node.missing(address)

    async def others(self) -> list[str]:
        """Where the other processes can be reached."""
        return [row["address"] for row in await self._ask("SELECT address FROM nodes WHERE id <> $1", self._link.node)]

    @property
    def is_sure(self) -> bool:
        """Whether what this process owns is certainly still its own."""
        return self._node.is_sure

    async def claim(self, table: str) -> list[Row]:
        """Become the owner of a log, and read it; moves do not wait for this where there is nothing to claim."""
        known = await self._ask(_OWNER, self._link.node, table)
        if not known:
            return []
        if known[0]["address"] is not None:
            raise OwnedElsewhere(known[0]["address"])
        return await self.read(table) if await self._writer.claim(table) else []

    def release(self, table: str) -> None:
        """Let another process claim a log."""
        self._release(table).add_done_callback(_look_at)

    async def give_up(self, table: str) -> None:
        """Let another process claim a log, and wait until it can."""
        await self._release(table)

    def _release(self, table: str) -> "asyncio.Future[None]":
        async def work(connection: Any) -> None:
            owned = self._writer.logs.pop(table, None)
            if owned is not None:
                sql = "UPDATE tables SET owner = NULL WHERE key = $1 AND owner = $2"
                await connection.execute(sql, owned.key, self._link.node)

        if table in self._writer.logs and not self._closed:
            return self._writer.do(work)
        nothing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        nothing.set_result(None)
        return nothing

    async def create(self, table: str, rows: Sequence[Row], index: Index) -> None:
        """Start a log that nobody owns yet."""
        check_order(rows, 1)

        async def work(connection: Any) -> None:
            key = await connection.fetchval(
                "INSERT INTO tables (name, listed, wake, summary) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (name) DO NOTHING RETURNING key",
                *(table, index.listed, index.wake, index.summary),
            )
            if key is None:
                raise Conflict("the log exists")
            await statements.append(connection, self._link, [(key, rows, None)])
            await statements.seat(connection, key, index.players)

        await self._writer.do(work)

    def append(self, table: str, rows: Sequence[Row], index: Index | None) -> "asyncio.Future[None]":
        """Begin to append rows."""
        check_order(rows, rows[0].seq if rows else 1)
        return self._writer.append(table, rows, index)

    async def reindex(self, table: str, index: Index) -> None:
        """Replace a log's index."""

        async def work(connection: Any) -> None:
            owned = await statements.claim(connection, self._link.node, table)
            if owned is not None:
                await statements.reindex(connection, owned[0], index)

        await self._writer.do(work)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a log after this number."""
        found = await self._ask(_READ, table, after)
        rows = [Row(seq, data) for _, seq, data in found if seq is not None]
        last = (found[0]["last"] or 0) if found else 0
        if [row.seq for row in rows] != list(range(after + 1, last + 1)):
            raise Damaged("rows of this log are missing")
        return rows

    async def listed(self, limit: int) -> list[Found]:
        """The tables in the list of open tables."""
        return [Found(*row) for row in await self._ask(_LISTED, self._link.node, limit)]

    async def tables_of(self, player: str, limit: int) -> list[Found]:
        """The tables at which the player has a seat."""
        return [Found(*row) for row in await self._ask(_OF_PLAYER, self._link.node, limit, player)]

    async def due(self, before: int, limit: int) -> list[tuple[str, int]]:
        """The logs that are due to wake, without those of other processes."""
        return [(name, wake) for name, wake in await self._ask(_DUE, self._link.node, limit, before)]

    async def wake_at(self, table: str, wake: int | None) -> None:
        """Change the time at which a log wakes."""
        await self._run("UPDATE tables SET wake = $2 WHERE name = $1", table, wake)

    async def remove(self, table: str) -> None:
        """Delete a log and its index."""

        async def work(connection: Any) -> None:
            owned = await statements.claim(connection, self._link.node, table)
            self._writer.logs.pop(table, None)
            if owned is not None:
                await connection.execute("DELETE FROM entries WHERE table_key = $1", owned[0])
                await connection.execute("DELETE FROM seats WHERE table_key = $1", owned[0])
                await connection.execute("DELETE FROM tables WHERE key = $1", owned[0])

        await self._writer.do(work)

    async def rename_player(self, player: str, name: str) -> None:
        """Rename a player."""
        await self._run("UPDATE players SET name = $2 WHERE id = $1", player, name)

    async def player(self, token: bytes) -> Player | None:
        """The player whose token has this hash."""
        rows = await self._ask(PLAYER_OF_TOKEN, token)
        return player_of(rows[0]) if rows else None

    async def check(self) -> None:
        """Write something that changes nothing; a beat, where one is overdue."""
        if self._node.is_cut_off:
            raise StoreError(_NOT_SURE)
        if self.is_sure:
            await self._run("UPDATE nodes SET seen = seen WHERE id = $1", self._link.node)
        else:
            await self._node.beat()

    async def close(self) -> None:
        """Finish pending writes, take this process from the nodes, and close the connections."""
        self._closed = True
        await self._finish()
        self._writer.refuse(CLOSED)
        await self._readers.close()

    async def _finish(self) -> None:
        """Write what is waiting, and take this process from the nodes, if the database answers."""
        await self._node.leave()
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._writer.drain()
                self._writer.pause()
                await self._link.close()
        except TimeoutError:
            self._writer.pause()
            self._link.drop()

    async def _run(self, sql: str, *values: object) -> None:
        async def work(connection: Any) -> None:
            await connection.execute(sql, *values)

        await self._writer.do(work)

    async def _ask(self, sql: str, *values: object) -> list[Any]:
        """The rows of a query."""
        return await self._readers.ask(sql, *values)

    def _expelled(self) -> None:
        self._node.expelled()


def _look_at(done: "asyncio.Future[None]") -> None:
    """A log that could not be released is free when this process has left."""
    if not done.cancelled():
        done.exception()
