"""Tickets by which another device becomes a player's, in SQLite."""

import sqlite3

from ..people import player_of
from ..values import Player
from .accounts import add_token
from .part import SqlitePart, must
from .people import PLAYER

_BY_TICKET = "(SELECT player FROM tickets WHERE ticket = ?1 AND until > ?2)"
_HOLDER = f"{PLAYER} WHERE owner.id = {_BY_TICKET}"


class SqliteTickets(SqlitePart):
    """The methods of ``TicketStore``."""

    async def add_ticket(self, player: str, ticket: bytes, now: int, until: int) -> None:
        """Give a player a ticket."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM tickets WHERE until <= ?", (now,))
            must(
                connection,
                "INSERT INTO tickets (player, ticket, until) SELECT id, ?2, ?3 FROM players"
                " WHERE id = ?1 AND account IS NULL"
                " AND NOT EXISTS (SELECT 1 FROM tickets WHERE ticket = ?2 AND player <> ?1)"
                " ON CONFLICT (player) DO UPDATE SET ticket = excluded.ticket, until = excluded.until",
                (player, ticket, until),
                "there is no such player, or the ticket exists",
            )

        await self._writer.do(work)

    async def holder(self, ticket: bytes, now: int) -> Player | None:
        """The player whose ticket this is."""
        rows = await self._ask(_HOLDER, ticket, now)
        return player_of(rows[0]) if rows else None

    async def use_ticket(self, ticket: bytes, token: bytes, now: int) -> bool:
        """Let one more device act as the player whose ticket this is."""

        def work(connection: sqlite3.Connection) -> bool:
            held = "SELECT player FROM tickets WHERE ticket = ? AND until > ?"
            found = connection.execute(held, (ticket, now)).fetchone()
            if found is None:
                return False
            add_token(connection, found[0], token)
            connection.execute("DELETE FROM tickets WHERE player = ?", found)
            return True

        return await self._answered(work)

    async def drop_ticket(self, player: str) -> None:
        """Make the player's ticket void."""
        await self._run("DELETE FROM tickets WHERE player = ?", player)
