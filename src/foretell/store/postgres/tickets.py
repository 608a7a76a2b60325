"""Tickets in PostgreSQL."""

from typing import Any

from ..people import Tickets
from ..values import Conflict, Player, player_of
from .database import Part
from .players import PLAYER
from .tokens import ADD_TOKEN

_BY_TICKET = "(SELECT player FROM tickets WHERE ticket = $1 AND until > $2)"


class PostgresTickets(Part, Tickets):
    """Tickets in PostgreSQL."""

    async def add(self, player: str, ticket: bytes, now: int, until: int) -> None:
        async def work(connection: Any) -> None:
            await connection.execute("DELETE FROM tickets WHERE until <= $1", now)
            sql = (
                "INSERT INTO tickets (player, ticket, until) SELECT id, $2::bytea, $3::bigint FROM players"
                " WHERE id = $1 AND account IS NULL"
                " AND NOT EXISTS (SELECT FROM tickets WHERE ticket = $2 AND player <> $1)"
                " ON CONFLICT (player) DO UPDATE SET ticket = excluded.ticket, until = excluded.until RETURNING 1"
            )
            if await connection.fetchval(sql, player, ticket, until) is None:
                raise Conflict("there is no such player, or the ticket exists")

        await self._database.writer.do(work)

    async def holder(self, ticket: bytes, now: int) -> Player | None:
        rows = await self._database.ask(f"{PLAYER} WHERE owner.id = {_BY_TICKET}", ticket, now)
        return player_of(rows[0]) if rows else None

    async def use(self, ticket: bytes, token: bytes, now: int) -> bool:
        async def work(connection: Any) -> bool:
            held = "SELECT player FROM tickets WHERE ticket = $1 AND until > $2 FOR UPDATE"
            player = await connection.fetchval(held, ticket, now)
            if player is None:
                return False
            if await connection.fetchval(f"{ADD_TOKEN} RETURNING 1", token, player) is None:
                raise Conflict("the token exists")
            await connection.execute("DELETE FROM tickets WHERE player = $1", player)
            return True

        return await self._database.writer.do(work)

    async def drop(self, player: str) -> None:
        await self._database.run("DELETE FROM tickets WHERE player = $1", player)
