"""Tickets by which another device becomes a player's, in PostgreSQL."""

from typing import Any

from ..people import player_of
from ..values import Conflict, Player
from .accounts import ADD_TOKEN
from .part import PostgresPart
from .people import PLAYER

_BY_TICKET = "(SELECT player FROM tickets WHERE ticket = $1 AND until > $2)"
_HOLDER = f"{PLAYER} WHERE owner.id = {_BY_TICKET}"


class PostgresTickets(PostgresPart):
    """The methods of ``TicketStore``."""

    async def add_ticket(self, player: str, ticket: bytes, now: int, until: int) -> None:
        """Give a player a ticket."""

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

        await self._writer.do(work)

    async def holder(self, ticket: bytes, now: int) -> Player | None:
        """The player whose ticket this is."""
        rows = await self._ask(_HOLDER, ticket, now)
        return player_of(rows[0]) if rows else None

    async def use_ticket(self, ticket: bytes, token: bytes, now: int) -> bool:
        """Let one more device act as the player whose ticket this is."""

        async def work(connection: Any) -> bool:
            held = "SELECT player FROM tickets WHERE ticket = $1 AND until > $2 FOR UPDATE"
            player = await connection.fetchval(held, ticket, now)
            if player is None:
                return False
            if await connection.fetchval(f"{ADD_TOKEN} RETURNING 1", token, player) is None:
                raise Conflict("somebody has this token")
            await connection.execute("DELETE FROM tickets WHERE player = $1", player)
            return True

        return await self._writer.do(work)

    async def drop_ticket(self, player: str) -> None:
        """Make the player's ticket void."""
        await self._run("DELETE FROM tickets WHERE player = $1", player)
